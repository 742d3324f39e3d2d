import {
  FEED_PLAN_LIMITS_SOURCE,
  FIRST_BIRTHDAY_MONTHS,
  PLAUSIBLE_INFANT_WATER_ML_PER_KG,
} from '@dietetic/clinical';
import { tooMuchFluid } from '../checks/amounts.ts';
import { exceededLimit, isOver, trimmedNumber, withUnit } from '../checks/figures.ts';
import { type Finding, createFinding, PLAUSIBILITY_LIMIT_SOURCE } from '../checks/finding.ts';
import { fluidLimit } from '../checks/implausible-amounts.ts';
import type { FeedPlanResult, PlanContext } from './calculate-feed-plan.ts';

const NAME = { free_water: 'free water', volume: 'volume' } as const;
const GIVES = { free_water: 'of free water', volume: 'by volume' } as const;

/**
 * What the feed plan brings with its flushes, medicines and water as such, on the basis its fluid is said by. Without
 * any of those it is the water of the products alone, which is held against the same limits where they are chosen.
 */
export function fluidFindings(result: FeedPlanResult, context: PlanContext): Finding[] {
  if (result.flushMl === 0) return [];
  return [overNeed(result, context), overPerKg(result, context)].filter((finding) => finding !== null);
}

const plainWaterText = (figure: string, limit: string) =>
  `Flushes and other water come to ${figure}, over ${limit}: this app asks above it for an infant, since plain water dilutes the blood and takes the place of feed.`;

/** Plain water of an infant, which is none of what is held against the need by itself. A question of this app alone. */
export function infantWaterFinding(
  { flushMl, sessions }: FeedPlanResult,
  { ageMonths, weightKg }: PlanContext,
): Finding[] {
  const isInfant = ageMonths !== null && ageMonths < FIRST_BIRTHDAY_MONTHS;
  if (!isInfant || weightKg === null || !isOver(flushMl / weightKg, PLAUSIBLE_INFANT_WATER_ML_PER_KG))
    return [];
  return [
    createFinding({
      code: 'fluid-implausible',
      fields: ['plan.flush'],
      products: [...new Set(sessions.map(({ session }) => session.product))],
      source: FEED_PLAN_LIMITS_SOURCE.citation,
      ...exceededLimit(flushMl / weightKg, PLAUSIBLE_INFANT_WATER_ML_PER_KG, 'ml/kg/day', plainWaterText),
      unit: 'ml/kg',
    }),
  ];
}

/** By the plan and beside it. */
export const productsGiven = ({ sessions, beside }: FeedPlanResult): string[] => [
  ...new Set([...sessions.map(({ session }) => session.product), ...(beside?.products ?? [])]),
];

const about = (result: FeedPlanResult) => ({
  fields: ['FLUID_RESULT', 'plan.flush'],
  products: productsGiven(result),
  source: PLAUSIBILITY_LIMIT_SOURCE,
});

function overNeed(result: FeedPlanResult, { fluidNeedMl, isFluidRestricted }: PlanContext): Finding | null {
  const { value: ml, complete } = result.intakeMl[result.basis];
  const tooMuch = tooMuchFluid(ml, fluidNeedMl, isFluidRestricted);
  if (tooMuch === null) return null;
  const { beside } = result;
  const amount = `${complete ? '' : 'at least '}${withUnit(trimmedNumber(ml, 0), 'ml/day')}`;
  return createFinding({
    ...about(result),
    code: 'total-implausible',
    ...tooMuch.figures,
    message: `${beside === null ? 'The feed plan gives' : 'The feed plan and other products give'} ${amount} ${GIVES[result.basis]}, flushes included, ${tooMuch.says}.`,
  });
}

function overPerKg(result: FeedPlanResult, { ageMonths, weightKg }: PlanContext): Finding | null {
  const of = fluidLimit(ageMonths);
  if (of === null || weightKg === null) return null;
  const { value: ml, complete } = result.intakeMl[result.basis];
  const { beside } = result;
  const value = ml / weightKg;
  if (!isOver(value, of.limit)) return null;
  const what = `The ${NAME[result.basis]} of the feed plan${beside === null ? '' : ' and of other products'}`;
  const says = (figure: string, limit: string) =>
    `${what}, flushes included, is ${complete ? '' : 'at least '}${figure}, over ${limit} for ${of.whom}.`;
  return createFinding({
    ...about(result),
    code: 'fluid-implausible',
    ...exceededLimit(value, of.limit, 'ml/kg/day', says),
    unit: 'ml/kg',
  });
}
