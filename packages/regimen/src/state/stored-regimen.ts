import { GIVEN_UNITS, type GivenAmount } from '@dietetic/catalogue';
import { COUNTRIES, REPRODUCTIVE_STAGES } from '@dietetic/clinical';
import { CHOICE_ENTRIES, TEXT_ENTRIES, type ChoiceEntryKey } from '../assessment/choice-entries.ts';
import { INPUT_LIMITS } from '../assessment/input-limits.ts';
import { SCOPE_IDS } from '../entries/choice-ids.ts';
import { readFeedPlan } from '../plan/feed-plan/read-feed-plan.ts';
import { present } from '../plan/feed-plan/read-fields.ts';
import { readRecipe, writeRecipe } from '../plan/recipe/read-recipe.ts';
import type { RecipePatient } from '../plan/recipe/recipe.ts';
import type { RegimenEntries } from './entries.ts';
import { storedFeedPlan } from './feed-plan-kept.ts';
import { readFormerEntries } from './former-entries.ts';
import { emptyRegimen, ENTRY_MODES, withEntries } from './regimen-state.ts';
import type {
  Confirmation,
  EntryModes,
  KeptFeedPlan,
  KeptFinding,
  PatientIdentity,
  RegimenState,
} from './regimen-state.ts';
import { type RegimenLists, type RegimenValues, type SelectedProduct, VOLUME_UNITS } from './values.ts';

/** Raised whenever the shape below changes. Those before are still read: an update must not lose a regimen. */
const STORED_VERSION = 3;
/** Without a feed plan and a recipe. */
const VERSION_WITHOUT_PLAN = 2;
/** With values, what was typed and what could not be read apart. */
const FIRST_VERSION = 1;

export function serialiseRegimen({ values: _follow, feedPlan, recipe, ...state }: RegimenState): string {
  return JSON.stringify({
    version: STORED_VERSION,
    state: {
      ...state,
      feedPlan: feedPlan && storedFeedPlan(feedPlan),
      recipe: recipe && writeRecipe(recipe),
    },
  });
}

/** Null for anything these versions did not write, whole: half a patient is worse than none. */
export function parseRegimen(text: string): RegimenState | null {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored) || !isRecord(stored.state)) return null;
    const { version, state } = stored;
    if (version === FIRST_VERSION) return readState({ ...state, entries: readFormerEntries(state) });
    return version === STORED_VERSION || version === VERSION_WITHOUT_PLAN ? readState(state) : null;
  } catch {
    // Not JSON, so not ours.
    return null;
  }
}

function readState(stored: Record<string, unknown>): RegimenState | null {
  const {
    country,
    entries,
    lists,
    products,
    feedPlan,
    recipe,
    recipeFor,
    stage,
    preset,
    confirmations,
    kept,
    listForAllAges,
    workFor,
    updatedSteps,
    entryModes,
  } = stored;
  const valid =
    isOptional(country, isCountry) &&
    isEntries(entries) &&
    isLists(lists) &&
    isListOf(products, isSelectedProduct) &&
    isOptional(recipeFor, isRecipePatient) &&
    isOptional(stage, isStage) &&
    isListOf(preset, isValueKey) &&
    isListOf(confirmations, isConfirmation) &&
    isOptional(kept, isKeptFindings) &&
    isOptional(listForAllAges, isTrue) &&
    isOptional(workFor, isIdentity) &&
    isListOf(updatedSteps, isText) &&
    isEntryModes(entryModes);
  if (!valid) return null;
  const plan = readKeptPlan(feedPlan);
  const made = recipe === undefined ? undefined : readRecipe(recipe).recipe;
  if (plan === null || made === null) return null;
  const state: RegimenState = {
    ...emptyRegimen(country),
    lists,
    products,
    ...present({ feedPlan: plan, recipe: made, recipeFor, stage, listForAllAges, workFor }),
    preset,
    confirmations,
    kept: kept ?? [],
    updatedSteps,
    entryModes,
  };
  return withEntries(state, entries);
}

/** Undefined where there is none, null where it is not one that these versions wrote. */
function readKeptPlan(stored: unknown): KeptFeedPlan | undefined | null {
  if (stored === undefined) return undefined;
  if (!isRecord(stored) || !isText(stored.madeFor)) return null;
  const { plan } = readFeedPlan(stored.plan);
  return plan === null ? null : { plan, madeFor: stored.madeFor };
}

type Check<T> = (value: unknown) => value is T;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isOptional = <T>(value: unknown, check: Check<T>): value is T | undefined =>
  value === undefined || check(value);
const isListOf = <T>(value: unknown, check: Check<T>): value is T[] =>
  Array.isArray(value) && value.every(check);
const isOneOf =
  <T extends string>(words: readonly T[]): Check<T> =>
  (value): value is T =>
    words.some((word) => word === value);
const isCountry = isOneOf(COUNTRIES);

/**
 * What its key may hold. The limits of a number are not checked here: one that is refused is kept, and refused again
 * beside its field.
 */
const isValueOf = (key: string, value: unknown): boolean => {
  if (Object.hasOwn(INPUT_LIMITS, key)) return isNumber(value);
  if (isChoiceKey(key)) return CHOICE_ENTRIES[key].some((choice) => choice === value);
  return TEXT_ENTRIES.some((text) => text === key) && isText(value);
};

const isChoiceKey = (key: string): key is ChoiceEntryKey => Object.hasOwn(CHOICE_ENTRIES, key);

const isValueKey = (key: unknown): key is keyof RegimenValues =>
  isText(key) &&
  (Object.hasOwn(INPUT_LIMITS, key) || isChoiceKey(key) || TEXT_ENTRIES.some((text) => text === key));

const isEntries = (entries: unknown): entries is RegimenEntries =>
  isRecord(entries) &&
  Object.entries(entries).every(
    ([key, entry]) =>
      isValueKey(key) &&
      isRecord(entry) &&
      isText(entry.text) &&
      (entry.value === undefined || isValueOf(key, entry.value)),
  );

const isIdentity = (value: unknown): value is PatientIdentity =>
  isRecord(value) && Object.entries(value).every(([key, entry]) => isValueKey(key) && isValueOf(key, entry));

const isScope = isOneOf(SCOPE_IDS);
const isLists = (value: unknown): value is RegimenLists =>
  isRecord(value) && isListOf(value.PD_SCOPE, isScope);

const isStage = isOneOf(REPRODUCTIVE_STAGES);

const isNumberOrNone = (value: unknown): value is number | null => value === null || isNumber(value);
const isRecipePatient = (value: unknown): value is RecipePatient =>
  isRecord(value) && isNumberOrNone(value.ageMonths) && isNumberOrNone(value.weightKg);

const isImage = (value: unknown): value is { url: string } => isRecord(value) && isText(value.url);
const isTrue = (value: unknown): value is true => value === true;
const isVolumeUnit = isOneOf(VOLUME_UNITS);
const isGivenUnit = isOneOf(GIVEN_UNITS);
const isGiven = (value: unknown): value is GivenAmount =>
  isRecord(value) &&
  isNumber(value.amount) &&
  value.amount > 0 &&
  isGivenUnit(value.unit) &&
  isOptional(value.packSize, isNumber);
const isSelectedProduct = (value: unknown): value is SelectedProduct =>
  isRecord(value) &&
  isText(value.id) &&
  isText(value.name) &&
  isText(value.packSize) &&
  isListOf(value.images, isImage) &&
  isNumber(value.volume) &&
  value.volume > 0 &&
  isVolumeUnit(value.volumeUnit) &&
  isOptional(value.given, isGiven) &&
  isOptional(value.asChosen, isText);

const isConfirmation = (value: unknown): value is Confirmation =>
  isRecord(value) && isText(value.field) && isText(value.code) && isText(value.message) && isText(value.of);

const isKeptFinding = (value: unknown): value is KeptFinding =>
  isRecord(value) && isText(value.code) && isText(value.of) && isText(value.at);
const isKeptFindings = (value: unknown): value is KeptFinding[] => isListOf(value, isKeptFinding);

const isEntryModes = (value: unknown): value is EntryModes =>
  isRecord(value) &&
  Object.entries(ENTRY_MODES).every(([quantity, modes]) => isOneOf<string>(modes)(value[quantity]));
