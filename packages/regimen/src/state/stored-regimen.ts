import { GIVEN_UNITS, type GivenAmount, isRecord } from '@dietetic/catalogue';
import { COUNTRIES, REPRODUCTIVE_STAGES } from '@dietetic/clinical';
import { CHOICE_ENTRIES, TEXT_ENTRIES, type ChoiceEntryKey } from '../assessment/choice-entries.ts';
import { INPUT_LIMITS } from '../assessment/input-limits.ts';
import { SCOPE_IDS } from '../entries/choice-ids.ts';
import { parseFeedPlan } from '../plan/feed-plan/parse-feed-plan.ts';
import { omitUndefined } from '../plan/feed-plan/parse-fields.ts';
import { parseRecipe, serialiseRecipe } from '../plan/recipe/parse-recipe.ts';
import type { RecipePatient } from '../plan/recipe/recipe.ts';
import type { RegimenEntries } from './entries.ts';
import { storedFeedPlan } from './feed-plan-of-regimen.ts';
import { migrateEntries } from './migrate-entries.ts';
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
      recipe: recipe && serialiseRecipe(recipe),
    },
  });
}

/** Null for anything these versions did not write, whole: half a patient is worse than none. */
export function parseRegimen(text: string): RegimenState | null {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored) || !isRecord(stored.state)) return null;
    const { version, state } = stored;
    if (version === FIRST_VERSION) return readState({ ...state, entries: migrateEntries(state) });
    return version === STORED_VERSION || version === VERSION_WITHOUT_PLAN ? readState(state) : null;
  } catch {
    // Not JSON, so not ours.
    return null;
  }
}

function readState(stored: unknown): RegimenState | null {
  if (!isStored(stored)) return null;
  const { country, entries, feedPlan, recipe, kept = [], ...rest } = onlyStored(stored);
  const plan = readKeptPlan(feedPlan);
  const made = recipe === undefined ? undefined : parseRecipe(recipe).recipe;
  if (plan === null || made === null) return null;
  const state = {
    ...emptyRegimen(country),
    ...omitUndefined({ ...rest, feedPlan: plan, recipe: made }),
    kept,
  };
  return withEntries(state, entries);
}

/** Undefined where there is none, null where it is not one that these versions wrote. */
function readKeptPlan(stored: unknown): KeptFeedPlan | undefined | null {
  if (stored === undefined) return undefined;
  if (!isRecord(stored) || !isText(stored.madeFor)) return null;
  const { plan } = parseFeedPlan(stored.plan);
  return plan === null ? null : { plan, madeFor: stored.madeFor };
}

type Check<T> = (value: unknown) => value is T;

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isOverZero = (value: unknown): value is number => isNumber(value) && value > 0;
const isAnything = (_value: unknown): _value is unknown => true;
const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || check(value);
const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value);
const listOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(check);
const oneOf =
  <T>(words: readonly T[]): Check<T> =>
  (value): value is T =>
    words.some((word) => word === value);
/** A field without its check does not compile. */
type Checks<T extends object> = { [Key in keyof Required<T>]: Check<T[Key]> };
const objectOf =
  <T extends object>(fields: Checks<T>): Check<T> =>
  (value): value is T =>
    isRecord(value) && Object.entries<Check<unknown>>(fields).every(([key, check]) => check(value[key]));

/**
 * What its key may hold; undefined for no key of a regimen. The limits of a number are not checked here: one that is refused
 * is kept, and refused again beside its field.
 */
function checkOf(key: string): Check<unknown> | undefined {
  if (Object.hasOwn(INPUT_LIMITS, key)) return isNumber;
  if (Object.hasOwn(CHOICE_ENTRIES, key)) return oneOf<unknown>(CHOICE_ENTRIES[key as ChoiceEntryKey]);
  return TEXT_ENTRIES.some((text) => text === key) ? isText : undefined;
}

const isValueKey = (key: unknown): key is keyof RegimenValues => isText(key) && checkOf(key) !== undefined;

const isEntries = (entries: unknown): entries is RegimenEntries =>
  isRecord(entries) &&
  Object.entries(entries).every(([key, entry]) => {
    const check = checkOf(key);
    return check !== undefined && objectOf<Entered>({ text: isText, value: optional(check) })(entry);
  });
type Entered = { text: string; value?: unknown };

const isIdentity = (value: unknown): value is PatientIdentity =>
  isRecord(value) && Object.entries(value).every(([key, entry]) => checkOf(key)?.(entry) === true);

/** What follows from the entries is not stored; a plan and a recipe are read by their own readers. */
type Stored = Omit<RegimenState, 'values' | 'feedPlan' | 'recipe' | 'kept'> & {
  feedPlan: unknown;
  recipe: unknown;
  kept?: KeptFinding[];
};

const STORED: Checks<Stored> = {
  country: optional(oneOf(COUNTRIES)),
  entries: isEntries,
  lists: objectOf<RegimenLists>({ PD_SCOPE: listOf(oneOf(SCOPE_IDS)) }),
  products: listOf(
    objectOf<SelectedProduct>({
      id: isText,
      name: isText,
      packSize: isText,
      images: listOf(objectOf<{ url: string }>({ url: isText })),
      volume: isOverZero,
      volumeUnit: oneOf(VOLUME_UNITS),
      given: optional(
        objectOf<GivenAmount>({
          amount: isOverZero,
          unit: oneOf(GIVEN_UNITS),
          packSize: optional(isNumber),
        }),
      ),
      asChosen: optional(isText),
    }),
  ),
  feedPlan: isAnything,
  recipe: isAnything,
  recipeFor: optional(
    objectOf<RecipePatient>({
      ageMonths: orNull(isNumber),
      weightKg: orNull(isNumber),
      usedWeightKg: optional(orNull(isNumber)),
    }),
  ),
  stage: optional(oneOf(REPRODUCTIVE_STAGES)),
  preset: listOf(isValueKey),
  confirmations: listOf(objectOf<Confirmation>({ field: isText, code: isText, message: isText, of: isText })),
  kept: optional(listOf(objectOf<KeptFinding>({ code: isText, of: isText, at: isText }))),
  listForAllAges: optional(oneOf([true] as const)),
  workFor: optional(isIdentity),
  updatedSteps: listOf(isText),
  entryModes: objectOf<EntryModes>({
    age: oneOf(ENTRY_MODES.age),
    weight: oneOf(ENTRY_MODES.weight),
    previousWeight: oneOf(ENTRY_MODES.previousWeight),
    height: oneOf(ENTRY_MODES.height),
  }),
};

const isStored = objectOf<Stored>(STORED);

/** Without what another version may have written beside it. */
const onlyStored = (stored: Stored): Stored =>
  Object.fromEntries(Object.entries(stored).filter(([key]) => Object.hasOwn(STORED, key))) as Stored;
