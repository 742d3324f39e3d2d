import type { Product } from '@dietetic/catalogue';
import {
  clockText,
  type FeedPlan,
  type FeedPlanResult,
  type Finding,
  firstLabelPackMl,
  isFlushMissing,
  type InputError,
  type PlanAndRecipeInput,
  parseFeedPlan,
  parseRecipe,
  type RecipeResult,
  type SessionResult,
  calculatePlanAndRecipe,
} from '@dietetic/regimen';
import { RECIPE_FIGURES } from './calculate-bedside-schema.ts';
import { embeddedProducts, isGiven } from './calculate-products.ts';

export type FeedPlanAnswer = Record<string, unknown>;
export type RecipeAnswer = Record<string, unknown>;

export type BedsideAnswers = { plan?: FeedPlanAnswer | null; recipe?: RecipeAnswer | null };
export type Bedside = { answers: BedsideAnswers; findings: Finding[] | undefined; errors: InputError[] };

type Regimen = Omit<PlanAndRecipeInput, 'feedPlan' | 'recipe' | 'catalogue'>;

/** The feed plan and the recipe of a case, each answered if it was given; an error in one does not affect the other. */
export function bedsideOf({ plan, recipe }: Record<string, unknown>, regimen: Regimen): Bedside {
  const hasPlan = isGiven(plan);
  const hasRecipe = isGiven(recipe);
  if (!hasPlan && !hasRecipe) return { answers: {}, findings: undefined, errors: [] };
  const catalogue = embeddedProducts();
  const readPlan = hasPlan ? parseFeedPlan(plan) : { plan: null, errors: [] };
  const made = hasRecipe ? parseRecipe(recipe) : { recipe: null, errors: [] };
  const known = new Set(catalogue.map(({ id }) => id));
  const unknown = [
    ...(readPlan.plan?.sessions ?? []).map(({ product }, index) => named(`plan.sessions[${index}]`, product)),
    ...(made.recipe === null ? [] : [named('recipe', made.recipe.product)]),
    ...(made.recipe?.modules ?? []).map(({ product }, index) => named(`recipe.modules[${index}]`, product)),
  ].filter(({ product }) => !known.has(product));
  const errors = [
    ...readPlan.errors,
    ...made.errors,
    // In the command no plan waits for an entry: a missing flush is 0.
    ...(readPlan.plan !== null && isFlushMissing(readPlan.plan) ? [FLUSH_NOT_ENTERED] : []),
    ...unknown.map(
      ({ field, product }): InputError => ({
        field,
        code: 'not-allowed',
        message: `${field}: there is no product ${product}.`,
      }),
    ),
  ];
  const isSound = (key: string) => !errors.some(({ field }) => field === key || field.startsWith(`${key}.`));
  const worked = calculatePlanAndRecipe({
    isForCalculate: true,
    ...regimen,
    feedPlan:
      isSound('plan') && readPlan.plan !== null ? withFirstPacks(readPlan.plan, catalogue) : undefined,
    recipe: isSound('recipe') ? (made.recipe ?? undefined) : undefined,
    catalogue,
  });
  return {
    answers: {
      ...(hasPlan ? { plan: worked.feedPlan === null ? null : planAnswer(worked.feedPlan) } : {}),
      ...(hasRecipe ? { recipe: worked.recipe === null ? null : recipeAnswer(worked.recipe) } : {}),
    },
    findings: worked.findings,
    errors,
  };
}

/** If a session names no pack, the command hangs the first pack on the label; the app hangs the one that is ordered. */
function withFirstPacks(plan: FeedPlan, catalogue: readonly Product[]): FeedPlan {
  const sessions = plan.sessions.map((session) => {
    const packSize = session.packSize ?? firstLabelPackMl(catalogue.find(({ id }) => id === session.product));
    return packSize === null ? session : { ...session, packSize };
  });
  return { ...plan, sessions };
}

const FLUSH_NOT_ENTERED: InputError = {
  field: 'plan.flushNotEntered',
  code: 'unknown-key',
  message: 'plan.flushNotEntered is not a field here: a flush that is absent is 0.',
};

const named = (path: string, product: string) => ({ field: `${path}.product`, product });

/** Without a plan there is a reason and no figure. */
function planAnswer(plan: FeedPlanResult): FeedPlanAnswer {
  const isNone = plan.reason !== null;
  const figure = (value: number | null): number | null => (isNone ? null : value);
  const least = [
    ...(plan.feedWaterMl.complete ? [] : ['feedWaterMl']),
    ...(plan.freeWaterMl.complete ? [] : ['freeWaterMl']),
  ];
  const isAtMost = plan.shortMl !== null && !plan.shortMl.complete;
  return {
    sessions: plan.sessions.map(sessionAnswer),
    volumeMl: figure(plan.volumeMl),
    feedWaterMl: figure(plan.feedWaterMl.value),
    flushMl: figure(plan.flushMl),
    freeWaterMl: figure(plan.freeWaterMl.value),
    totalVolumeMl: figure(plan.totalVolumeMl),
    fluidBasis: plan.basis,
    shortMl: figure(plan.shortMl?.value ?? null),
    ...(least.length === 0 || isNone ? {} : { atLeast: least }),
    ...(isAtMost && !isNone ? { atMost: ['shortMl'] } : {}),
    packsPerDay: plan.packsPerDay,
    packs28: plan.packs28,
    discardMl: plan.discardMl,
    packs: plan.packs,
    hangs: figure(plan.hangs),
    steps: plan.steps,
    reason: plan.reason,
  };
}

function sessionAnswer(one: SessionResult): Record<string, unknown> {
  const { product, mode } = one.session;
  const given = { deliveredMl: one.deliveredMl, deviationMl: one.deviationMl };
  if ('bolus' in one) {
    const { bolusExact, bolus, times, mlPerKgBolus, mlPerKgDay, reason } = one;
    const clock = times.map(clockText);
    return { product, mode, bolusExact, bolus, times: clock, ...given, mlPerKgBolus, mlPerKgDay, reason };
  }
  const { rateExact, rate, runHours, end, reason } = one;
  return {
    product,
    mode,
    rateExact,
    rate,
    runHours,
    end: end === null ? null : clockText(end.time),
    endDay: end === null ? null : end.day,
    ...given,
    reason,
  };
}

const recipeAnswer = (recipe: RecipeResult): RecipeAnswer => ({
  ...Object.fromEntries(RECIPE_FIGURES.map((figure) => [figure, recipe[figure]])),
  reasons: recipe.reasons,
});
