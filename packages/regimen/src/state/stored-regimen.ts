import type { Country } from '@dietetic/catalogue';
import type { ReproductiveStage } from '@dietetic/clinical';
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

/** What each key may hold. Limits are not checked here: a refused entry is kept, and refused again. */
const VALUE_CHECKS: { [K in keyof RegimenValues]-?: Check<NonNullable<RegimenValues[K]>> } = {
  PD_GENDER: isOneOf('male', 'female'),
  PD_AGE: isNumber,
  PD_DOB: isText,
  PD_DOB_DAY: isNumber,
  PD_HEIGHT: isNumber,
  PD_WEIGHT: isNumber,
  PD_WEIGHT_PREVIOUS: isNumber,
  PD_WEIGHT_PREVIOUS_MONTHS: isNumber,
  ER_CALCULATION_METHOD: isText,
  ER_CALORIC_EQUATION_MIN: isNumber,
  ER_CALORIC_EQUATION_MAX: isNumber,
  ER_CALORIC_TOGGLE: isOneOf('min', 'max'),
  ER_ROI_6M17Y: isOneOf('none', '14', '16', '18', '20'),
  ER_ROI_6M17Y_ADJUST: isNumber,
  ER_PAL_DIT_CATEGORY: isNumber,
  ER_STRESS_FACTOR: isText,
  ER_STRESS_FACTOR_ADJUST: isNumber,
  ER_PENN_TMAX: isNumber,
  ER_PENN_VE: isNumber,
  ER_SACN_ADJUST: isNumber,
  PC_CALCULATION_METHOD: isText,
  PC_TYPE_OF_FEED: isOneOf('oral', 'tube', 'oral_and_tube'),
  PC_CATEGORY_OF_FEED: isOneOf('continuous', 'bolus', 'continuous_and_bolus'),
  PC_MINIMUM: isNumber,
  PC_MAXIMUM: isNumber,
  PC_PENG_PROTEIN_MIN: isNumber,
  PC_PENG_PROTEIN_MAX: isNumber,
  PC_PENG_TOGGLE: isOneOf('min', 'max'),
  PC_NITROGEN: isText,
  PC_FLUID_ADJUST: isNumber,
};

const isValueKey = (value: unknown): value is keyof RegimenValues =>
  isText(value) && Object.hasOwn(VALUE_CHECKS, value);

function isValues(value: unknown): value is RegimenValues {
  return (
    isRecord(value) &&
    Object.entries(value).every(([key, entry]) => isValueKey(key) && VALUE_CHECKS[key](entry))
  );
}

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
