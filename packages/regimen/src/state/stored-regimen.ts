import type { Country } from '@dietetic/catalogue';
import type { ReproductiveStage } from '@dietetic/clinical';
import { CHOICE_ENTRIES, TEXT_ENTRIES, type ChoiceEntryKey } from '../assessment/choice-entries.ts';
import { INPUT_LIMITS } from '../assessment/input-limits.ts';
import { emptyRegimen } from './regimen-state.ts';
import type { Confirmation, EntryModes, RegimenState } from './regimen-state.ts';
import type { RegimenLists, RegimenValues, SelectedProduct } from './values.ts';

/** Raised whenever the shape below changes. A regimen of another version is not guessed at: it is not restored. */
const STORED_VERSION = 1;

export function serialiseRegimen(state: RegimenState): string {
  return JSON.stringify({ version: STORED_VERSION, state });
}

/** Null for anything this version did not write, whole: half a patient is worse than none. */
export function parseRegimen(text: string): RegimenState | null {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored) || stored.version !== STORED_VERSION || !isRecord(stored.state)) return null;
    return readState(stored.state);
  } catch {
    // Not JSON: nothing of ours.
    return null;
  }
}

function readState(stored: Record<string, unknown>): RegimenState | null {
  const {
    country,
    values,
    lists,
    products,
    stage,
    unreadable,
    typed,
    preset,
    confirmations,
    updatedSteps,
    entryModes,
  } = stored;
  const valid =
    isOptional(country, isCountry) &&
    isValues(values) &&
    isLists(lists) &&
    isListOf(products, isSelectedProduct) &&
    isOptional(stage, isStage) &&
    isTextRecord(unreadable) &&
    isOptional(typed, isTextRecord) &&
    isListOf(preset, isValueKey) &&
    isListOf(confirmations, isConfirmation) &&
    isListOf(updatedSteps, isText) &&
    isEntryModes(entryModes);
  if (!valid) return null;
  return {
    ...emptyRegimen(country),
    values,
    lists,
    products,
    ...(stage === undefined ? {} : { stage }),
    unreadable,
    typed: typed ?? {},
    preset,
    confirmations,
    updatedSteps,
    entryModes,
  };
}

type Check<T> = (value: unknown) => value is T;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isCountry = (value: unknown): value is Country => value === 'uk' || value === 'roi';
const isOptional = <T>(value: unknown, check: Check<T>): value is T | undefined =>
  value === undefined || check(value);
const isListOf = <T>(value: unknown, check: Check<T>): value is T[] =>
  Array.isArray(value) && value.every(check);
const isTextRecord = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every(isText);
const isOneOf =
  <const T extends string>(...words: T[]): Check<T> =>
  (value): value is T =>
    words.some((word) => word === value);

/**
 * What its key may hold. The limits of a number are not checked here: one that is refused is kept, and refused again
 * beside its field.
 */
const isEntry = (key: string, entry: unknown): boolean => {
  if (Object.hasOwn(INPUT_LIMITS, key)) return isNumber(entry);
  if (isChoiceKey(key)) return CHOICE_ENTRIES[key].some((choice) => choice === entry);
  return TEXT_ENTRIES.some((text) => text === key) && isText(entry);
};

const isChoiceKey = (key: string): key is ChoiceEntryKey => Object.hasOwn(CHOICE_ENTRIES, key);

const isValueKey = (key: unknown): key is keyof RegimenValues =>
  isText(key) &&
  (Object.hasOwn(INPUT_LIMITS, key) || isChoiceKey(key) || TEXT_ENTRIES.some((text) => text === key));

const isValues = (value: unknown): value is RegimenValues =>
  isRecord(value) && Object.entries(value).every(([key, entry]) => isEntry(key, entry));

const isScope = isOneOf('preterm', 'pregnancy', 'parenteral', 'renal', 'burns', 'amputation');
const isLists = (value: unknown): value is RegimenLists =>
  isRecord(value) && isListOf(value.PD_SCOPE, isScope);

const isStage: Check<ReproductiveStage> = isOneOf('pregnancy', 'lactation-first-4-months', 'lactation-later');

const isImage = (value: unknown): value is { url: string } => isRecord(value) && isText(value.url);
const isVolumeUnit = isOneOf('ml', 'g');
const isSelectedProduct = (value: unknown): value is SelectedProduct =>
  isRecord(value) &&
  isText(value.id) &&
  isText(value.name) &&
  isText(value.packSize) &&
  isListOf(value.images, isImage) &&
  isNumber(value.volume) &&
  value.volume > 0 &&
  isVolumeUnit(value.volumeUnit) &&
  isOptional(value.asChosen, isText);

const isConfirmation = (value: unknown): value is Confirmation =>
  isRecord(value) && isText(value.field) && isText(value.code) && isText(value.message) && isText(value.of);

const isWeightMode = isOneOf('kg', 'st');
const isAgeMode = isOneOf('years', 'date-of-birth');
const isHeightMode = isOneOf('cm', 'ft');
const isEntryModes = (value: unknown): value is EntryModes =>
  isRecord(value) &&
  isAgeMode(value.age) &&
  isWeightMode(value.weight) &&
  isWeightMode(value.previousWeight) &&
  isHeightMode(value.height);
