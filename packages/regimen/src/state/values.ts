import type { Basis, Country, GivenAmount } from '@dietetic/catalogue';
import type { ChoiceEntryKey, ChoiceOf, TextEntryKey } from '../assessment/choice-entries.ts';
import type { NumericEntryKey } from '../assessment/input-limits.ts';
import type { ScopeId } from '../entries/choice-ids.ts';

/**
 * Everything a clinician can enter, under the keys of the specification. Absent means "not entered". What a key may
 * hold is said once, where entries are read: numbers in `input-limits.ts`, choices and texts in `choice-entries.ts`.
 */
export type RegimenValues = {
  [Key in NumericEntryKey]?: number;
} & {
  [Key in ChoiceEntryKey]?: ChoiceOf<Key>;
} & {
  [Key in TextEntryKey]?: string;
};

/** Entries that are lists. They choose no branch of a calculation. */
export type RegimenLists = {
  /** Situations the calculators were not made for, named by the clinician; shown on every step and in the report. */
  PD_SCOPE: readonly ScopeId[];
};

/** More than a regimen has: what comes from outside with more products is not read. */
export const MAX_PRODUCTS = 40;
/** More of one product than anyone is given in a day, in ml or g: beyond it a slip of the keyboard is certain. */
export const MAX_DAILY_AMOUNT = 10_000;

/** What a product is measured in, and so the unit of its daily amount. */
export const VOLUME_UNITS = ['ml', 'g'] as const satisfies readonly Basis[];
export type VolumeUnit = (typeof VOLUME_UNITS)[number];

/** A product in the regimen. The amount is per day, in ml or g as the product is measured. */
export type SelectedProduct = {
  id: string;
  name: string;
  packSize: string;
  images: { url: string }[];
  volume: number;
  volumeUnit: VolumeUnit;
  /** The amount as it was given: 24 scoops. `volume` is what follows from it; absent: given in ml or g. */
  given?: GivenAmount;
  /** The product as it was when it was chosen, or last checked: what an update changed is told from it. */
  asChosen?: string;
};

export type RegimenInput = { country: Country | undefined; values: RegimenValues };
