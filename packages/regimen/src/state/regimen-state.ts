import type { Country } from '@dietetic/catalogue';
import type { ReproductiveStage } from '@dietetic/clinical';
import { valuesOf } from './entries.ts';
import type { RegimenEntries } from './entries.ts';
import type { FeedPlan } from '../plan/feed-plan/feed-plan.ts';
import type { Recipe, RecipePatient } from '../plan/recipe/recipe.ts';
import type { RegimenLists, RegimenValues, SelectedProduct } from './values.ts';

/** A feed plan with what it was made for. Rates are not kept: they follow from it. */
export type KeptFeedPlan = { plan: FeedPlan; madeFor: string };

/** Which way the clinician types a quantity. The value itself is kept in one unit only. */
export const ENTRY_MODES = {
  age: ['years', 'date-of-birth'],
  weight: ['kg', 'st'],
  previousWeight: ['kg', 'st'],
  height: ['cm', 'ft'],
} as const;
export type EntryModes = { [Quantity in keyof typeof ENTRY_MODES]: (typeof ENTRY_MODES)[Quantity][number] };

/** A soft limit the clinician was asked about and kept. It stands for the values it was asked of, no others. */
export type Confirmation = { field: string; code: string; message: string; of: string };

/** What distinguishes one patient from another without a name. */
export const IDENTITY_KEYS = ['PD_GENDER', 'PD_AGE', 'PD_AGE_DAYS', 'PD_DOB', 'PD_DOB_DAY'] as const;

/** Sex, age and date of birth as they were when the later steps were worked on. */
export type PatientIdentity = Pick<RegimenValues, (typeof IDENTITY_KEYS)[number]>;

/** A finding the clinician was asked about and kept; `at` is the moment, ISO 8601. It stands for what it was asked of. */
export type KeptFinding = { code: string; of: string; at: string };

/**
 * One patient's regimen. The requirement results are not in here: they follow from the values and the
 * country, so storing them could only make them wrong.
 */
export type RegimenState = {
  /** The country these entries were made for. It changes by `changeCountry` alone. */
  country: Country | undefined;
  /** The only form in which entries are kept and stored. */
  entries: RegimenEntries;
  /** What the entries mean. It follows from them, in `withEntries` alone. */
  values: RegimenValues;
  lists: RegimenLists;
  products: readonly SelectedProduct[];
  /** The day by tube, and how the powder in it is made up; absent: not planned. */
  feedPlan?: KeptFeedPlan;
  recipe?: Recipe;
  /** Whom the recipe was made for; absent: not known, as of one that was kept by an older version. */
  recipeFor?: RecipePatient;
  /** Pregnancy or breast-feeding, for the reference intakes; absent means not chosen. */
  stage?: ReproductiveStage;
  /** Entries that came with another choice and were not made by the clinician. */
  preset: readonly (keyof RegimenValues)[];
  confirmations: readonly Confirmation[];
  /** Findings the clinician was asked about and kept. */
  kept: readonly KeptFinding[];
  /** The product list was opened to all ages for this patient; absent: it starts from the patient's age. */
  listForAllAges?: true;
  /** Whom the work of the later steps is for; absent while there is none. */
  workFor?: PatientIdentity;
  /** Steps whose Continue was pressed. */
  updatedSteps: readonly string[];
  entryModes: EntryModes;
};

export function emptyRegimen(country: Country | undefined): RegimenState {
  return {
    country,
    entries: {},
    values: {},
    lists: { PD_SCOPE: [] },
    products: [],
    preset: [],
    confirmations: [],
    kept: [],
    updatedSteps: [],
    entryModes: { age: 'years', weight: 'kg', previousWeight: 'kg', height: 'cm' },
  };
}

type OptionalPart = 'feedPlan' | 'recipe' | 'recipeFor' | 'stage' | 'listForAllAges' | 'workFor';

/** The regimen with another of its optional parts; undefined takes the part away. */
export function withPart<Part extends OptionalPart>(
  state: RegimenState,
  part: Part,
  value: RegimenState[Part],
): RegimenState {
  const { [part]: _before, ...rest } = state;
  return (value === undefined ? rest : { ...rest, [part]: value }) as RegimenState;
}

/** True when clearing it would lose something a clinician typed or chose. */
export function hasWork(state: RegimenState): boolean {
  return (
    Object.keys(state.entries).length > 0 ||
    state.products.length > 0 ||
    state.lists.PD_SCOPE.length > 0 ||
    state.feedPlan !== undefined ||
    state.recipe !== undefined
  );
}

/** The regimen with other entries, and the values that follow from them; those it had where none is another. */
export function withEntries(state: RegimenState, entries: RegimenEntries): RegimenState {
  const values = valuesOf(entries);
  return { ...state, entries, values: isSame(values, state.values) ? state.values : values };
}

function isSame(one: RegimenValues, other: RegimenValues): boolean {
  const keys = Object.keys(one) as (keyof RegimenValues)[];
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
