import type { Country } from '@dietetic/catalogue';
import type { ReproductiveStage } from '@dietetic/clinical';
import type { RegimenLists, RegimenValues, SelectedProduct } from './values.ts';

/** Which way the clinician types a quantity. The value itself is kept in one unit only. */
export type EntryModes = {
  age: 'years' | 'date-of-birth';
  weight: 'kg' | 'st';
  previousWeight: 'kg' | 'st';
  height: 'cm' | 'ft';
};

/** A soft limit the clinician was asked about and kept. It stands for the values it was asked of, no others. */
export type Confirmation = { field: string; code: string; message: string; of: string };

/**
 * One patient's regimen. The requirement results are not in here: they follow from the values and the
 * country, so storing them could only make them wrong.
 */
export type RegimenState = {
  /** The country these entries were made for. It changes by `changeCountry` alone. */
  country: Country | undefined;
  values: RegimenValues;
  lists: RegimenLists;
  products: readonly SelectedProduct[];
  /** Pregnancy or breast-feeding, for the reference intakes; absent means not chosen. */
  stage?: ReproductiveStage;
  /** Text typed into a number field that is no number: it stays in the field and blocks Continue. */
  unreadable: Readonly<Record<string, string>>;
  /** What was typed for a value, where it is to be shown again as typed: "58" does not come back as "58.0". */
  typed: Readonly<Record<string, string>>;
  /** Entries that came with another choice and were not made by the clinician. */
  preset: readonly (keyof RegimenValues)[];
  confirmations: readonly Confirmation[];
  /** Steps whose Continue was pressed. */
  updatedSteps: readonly string[];
  entryModes: EntryModes;
};

export function emptyRegimen(country: Country | undefined): RegimenState {
  return {
    country,
    values: {},
    lists: { PD_SCOPE: [] },
    products: [],
    unreadable: {},
    typed: {},
    preset: [],
    confirmations: [],
    updatedSteps: [],
    entryModes: { age: 'years', weight: 'kg', previousWeight: 'kg', height: 'cm' },
  };
}

/** True when clearing it would lose something a clinician typed or chose. */
export function hasWork(state: RegimenState): boolean {
  return (
    Object.keys(state.values).length > 0 ||
    Object.keys(state.unreadable).length > 0 ||
    Object.keys(state.typed).length > 0 ||
    state.products.length > 0 ||
    state.lists.PD_SCOPE.length > 0
  );
}
