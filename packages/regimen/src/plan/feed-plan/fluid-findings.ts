import {
  FEED_PLAN_LIMITS_SOURCE,
  FIRST_BIRTHDAY_MONTHS,
  formatQuantity,
  PLAUSIBLE_INFANT_WATER_ML_PER_KG,
} from '@dietetic/clinical';
import { tooMuchFluid } from '../checks/amounts.ts';
import { exceededLimit, isOver } from '../checks/figures.ts';
import { type Finding, createFinding, PLAUSIBILITY_LIMIT_SOURCE } from '../checks/finding.ts';
import { fluidLimit } from '../checks/implausible-amounts.ts';
import type { KnownTotal } from '../checks/infant-volume.ts';
import { isByVolume } from '../totals/fluid-note.ts';
import { basisAt, type FeedPlanResult, type PlanContext } from './calculate-feed-plan.ts';
import type { FluidBasis } from './feed-plan.ts';
import type { NonTubeIntake } from './non-tube-intake.ts';

const NAME = { free_water: 'free water', volume: 'volume' } as const;
const GIVES = { free_water: 'of free water', volume: 'by volume' } as const;

/**
 * What the feed plan brings with its flushes, medicines and water as such, on the basis its fluid is said by. Without any of those, of
 * feeds that are not made up, it is the water of the products alone, which is held against the same limits where they are chosen.
 */
export function fluidFindings(
  result: FeedPlanResult,
  context: PlanContext,
  isForCalculate = false,
): Finding[] {
  const { flushMl, basis, beside, intakeMl } = result;
  const isMadeUp = !isForCalculate && context.recipe !== null && basis === 'free_water';
  const isOtherBasis = !isForCalculate && basis !== basisAt(context.ageMonths);
  if (flushMl === 0 && !isMadeUp && !isOtherBasis) return [];
  return ofIntake(
    {
      what: beside === null ? 'The feed plan gives' : 'The feed plan and other products give',
      whose: `the feed plan${beside === null ? '' : ' and of other products'}`,
      flushes: flushMl === 0 ? '' : ', flushes included',
      basis,
      ml: intakeMl[basis],
      products: productsGiven(result),
      fields: ['FLUID_RESULT', 'plan.flush'],
    },
    context,
  );
}

/** Of what the regimen gives without a feed plan: a powder's label states no water, and its recipe knows what is added. From one year. */
export const madeUpWaterFindings = ({ waterMl, products }: NonTubeIntake, context: PlanContext): Finding[] =>
  isByVolume(context.ageMonths)
    ? []
    : ofIntake(
        {
          what: 'The products as they are made up give',
          whose: 'the products as they are made up',
          flushes: '',
          basis: 'free_water',
          ml: waterMl,
          products,
          fields: ['FLUID_RESULT'],
        },
        context,
      );

type Intake = Pick<Finding, 'products' | 'fields'> & {
  what: string;
  whose: string;
  flushes: string;
  basis: FluidBasis;
  ml: KnownTotal;
};

const ofIntake = (intake: Intake, context: PlanContext): Finding[] =>
  [overNeed(intake, context), overPerKg(intake, context)].filter((finding) => finding !== null);

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

const about = ({ products, fields }: Intake) => ({
  fields,
  products,
  source: PLAUSIBILITY_LIMIT_SOURCE,
});

function overNeed(intake: Intake, { fluidNeedMl, isFluidRestricted }: PlanContext): Finding | null {
  const { what, flushes, basis } = intake;
  const { value: ml, complete } = intake.ml;
  const tooMuch = tooMuchFluid(ml, fluidNeedMl, isFluidRestricted);
  if (tooMuch === null) return null;
  const amount = `${complete ? '' : 'at least '}${formatQuantity('fluid', ml).text}`;
  return createFinding({
    ...about(intake),
    code: 'total-implausible',
    ...tooMuch.figures,
    message: `${what} ${amount} ${GIVES[basis]}${flushes}, ${tooMuch.says}.`,
  });
}

function overPerKg(intake: Intake, { ageMonths, weightKg }: PlanContext): Finding | null {
  const of = fluidLimit(ageMonths);
  if (of === null || weightKg === null) return null;
  const { whose, flushes, basis } = intake;
  const { value: ml, complete } = intake.ml;
  const value = ml / weightKg;
  if (!isOver(value, of.limit)) return null;
  const says = (figure: string, limit: string) =>
    `The ${NAME[basis]} of ${whose}${flushes === '' ? '' : `${flushes},`} is ${complete ? '' : 'at least '}${figure}, over ${limit} for ${of.whom}.`;
  return createFinding({
    ...about(intake),
    code: 'fluid-implausible',
    ...exceededLimit(value, of.limit, 'ml/kg/day', says),
    unit: 'ml/kg',
  });
}
