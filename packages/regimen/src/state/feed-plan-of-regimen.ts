import { FIRST_BIRTHDAY_MONTHS, isAdult, months } from '@dietetic/clinical';
import {
  type FeedPlan,
  isAllByMouth,
  isFlushMissing,
  withoutUnusedTube,
} from '../plan/feed-plan/feed-plan.ts';
import { serialiseFeedPlan } from '../plan/feed-plan/parse-feed-plan.ts';
import { parseRecipe, serialiseRecipe } from '../plan/recipe/parse-recipe.ts';
import type { Recipe } from '../plan/recipe/recipe.ts';
import { PATIENT_KEYS } from './confirmations.ts';
import { tryParseJson } from './parse-json.ts';
import { type KeptFeedPlan, type RegimenState, withPart } from './regimen-state.ts';
import { weightUsedKg } from './weight-used.ts';

/**
 * Enters a plan for the patient and the amounts as they are now; undefined takes it away. One whose flushes are not entered is
 * made for nobody yet: what is not known may not stand as 0.
 */
export function setFeedPlan(state: RegimenState, plan: FeedPlan | undefined): RegimenState {
  if (plan === undefined) return restoreFeedPlan(state, undefined);
  const madeFor = isFlushMissing(plan) ? NO_PATIENT : subjectOf(state);
  return restoreFeedPlan(state, { plan: withoutUnusedTube(plan), madeFor });
}

/** Puts a plan back that was taken away, for whom it was made: one that was out of date is so again. */
export const restoreFeedPlan = (state: RegimenState, kept: KeptFeedPlan | undefined): RegimenState =>
  withPart(state, 'feedPlan', kept);

/** Changes what was typed. A plan that is out of date stays so: only looking at it and confirming it brings it back. */
export function changeFeedPlan(state: RegimenState, plan: FeedPlan): RegimenState {
  return state.feedPlan !== undefined && isFeedPlanOutOfDate(state)
    ? { ...state, feedPlan: { plan: withoutUnusedTube(plan), madeFor: state.feedPlan.madeFor } }
    : setFeedPlan(state, plan);
}

/**
 * The clinician has reviewed the plan and keeps it for the patient and the amounts as they are now; without its flushes it still
 * waits for them.
 */
export function confirmFeedPlan(state: RegimenState): RegimenState {
  const plan = planToKeep(state);
  return plan !== undefined && isFlushMissing(plan) ? changeFeedPlan(state, plan) : setFeedPlan(state, plan);
}

/**
 * Whose the water of a plan was, where today's patient is a child and that was an adult, or an infant and that was a child: its
 * flushes, the water with medicines and other water are then entered again, whether they were typed or filled in.
 */
export function waterOfOlder({ feedPlan, values: { PD_AGE: age } }: RegimenState): 'adult' | 'child' | null {
  if (feedPlan === undefined || age === undefined || isAdultAge(age) || isAllByMouth(feedPlan.plan))
    return null;
  const before = ageMadeFor(feedPlan.madeFor);
  if (feedPlan.madeFor === NO_PATIENT_BUT_ADULT || isAdultAge(before)) return 'adult';
  return isInfantAge(age) && typeof before === 'number' && !isInfantAge(before) ? 'child' : null;
}

/** The plan as it can be kept for the patient there is now: the flushes of an older one are not entered for it. */
export function planToKeep(state: RegimenState): FeedPlan | undefined {
  const plan = state.feedPlan?.plan;
  if (plan === undefined || waterOfOlder(state) === null) return plan;
  const { flush: _ofOlder, ...rest } = plan;
  return rest;
}

const isInfantAge = (ageMonths: number): boolean => ageMonths < FIRST_BIRTHDAY_MONTHS;
const isAdultAge = (ageMonths: unknown): boolean =>
  typeof ageMonths === 'number' && isAdult(months(ageMonths));

/** Of the patient a plan was made for; undefined where that cannot be read. */
function ageMadeFor(madeFor: string): unknown {
  const read = tryParseJson(madeFor);
  const values: unknown = Array.isArray(read) ? read[0] : undefined;
  return Array.isArray(values) ? values[SUBJECT_KEYS.indexOf('PD_AGE')] : undefined;
}

/** For a plan from a template, which was made without a patient. */
export const NO_PATIENT = '';
/** The same, with its flushes, where the patient was an adult when it came along. */
export const NO_PATIENT_BUT_ADULT = 'adult';

/** A plan from a template that nobody has looked at yet. */
export const isFeedPlanOfTemplate = ({ feedPlan }: RegimenState): boolean =>
  feedPlan?.madeFor === NO_PATIENT || feedPlan?.madeFor === NO_PATIENT_BUT_ADULT;

/** True when patient, amounts or recipe are no longer those the plan was made for: no rate of it may be shown. */
export const isFeedPlanOutOfDate = (state: RegimenState): boolean =>
  state.feedPlan !== undefined && state.feedPlan.madeFor !== subjectOf(state);

/** Enters how the powder is made up, for the patient as entered now; undefined takes it away. */
export function setRecipe(state: RegimenState, recipe: Recipe | undefined): RegimenState {
  const { PD_AGE: ageMonths = null, PD_WEIGHT: weightKg = null } = state.values;
  return withPart(
    withPart(state, 'recipe', recipe),
    'recipeFor',
    recipe === undefined
      ? undefined
      : { ageMonths, weightKg, usedWeightKg: weightUsedKg(state.values) ?? null },
  );
}

export const SUBJECT_KEYS = [
  ...PATIENT_KEYS,
  'PD_PRETERM',
  'PD_WEIGHT_BASIS',
  'PD_WEIGHT_USED',
  'PC_FLUID_ADJUST',
  'PC_FLUID_PER_DAY',
] as const;

/** Everything in the regimen that the plan depends on. */
export const feedPlanBasis = ({ values, lists, products, recipe }: RegimenState) =>
  [
    // Left out where it is not set, as in plans kept before it could be.
    SUBJECT_KEYS.filter((key) => key !== 'PC_FLUID_PER_DAY' || values[key] !== undefined).map(
      (key) => values[key] ?? null,
    ),
    [...lists.PD_SCOPE].sort(),
    products.map(({ id, volume, volumeUnit }) => [id, volume, volumeUnit] as const),
    recipe === undefined ? null : inOneOrder(recipe),
  ] as const;

/** The same as one string, to compare with. */
const subjectOf = (state: RegimenState): string => JSON.stringify(feedPlanBasis(state));

/** Puts the parts of a plan into the order in which a stored one is read back. */
const inOneOrder = (recipe: Recipe) => parseRecipe(serialiseRecipe(recipe)).recipe;

/** As it is stored, and read back by `parseFeedPlan`. */
export const storedFeedPlan = ({ plan, madeFor }: KeptFeedPlan): Record<string, unknown> => ({
  plan: serialiseFeedPlan(plan),
  madeFor,
});
