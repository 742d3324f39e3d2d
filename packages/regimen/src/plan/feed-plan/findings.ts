import {
  FIRST_BIRTHDAY_MONTHS,
  ADULT_FROM_MONTHS,
  FEED_PLAN_LIMITS_SOURCE,
  MOST_PUMP_RATE_ML_PER_HOUR,
  PLAUSIBLE_BOLUS,
  PLAUSIBLE_INFANT_DRINK_ML_PER_KG,
  PLAUSIBLE_RATE_ML_PER_HOUR,
  PLAUSIBLE_RATE_ML_PER_KG_PER_HOUR,
} from '@dietetic/clinical';
import { exceededLimit, isOver, mlText, trimmedNumber, withUnit } from '../checks/figures.ts';
import { type Finding, createFinding } from '../checks/finding.ts';
import { infantVolume, volumeAgainstNeed, type KnownTotal } from '../checks/infant-volume.ts';
import { isByVolume } from '../totals/fluid-note.ts';
import { HOURS_PER_DAY } from './clock.ts';
import { type FeedPlan, isByMouth } from './feed-plan.ts';
import {
  firstDaysFindings,
  firstDaysWithoutRate,
  rateJumpFindings,
  startAtRiskFindings,
} from './first-days-findings.ts';
import { fluidFindings, infantWaterFinding, productsGiven } from './fluid-findings.ts';
import { bolusHangFinding, hangFinding, hangLimitFinding } from './hang-findings.ts';
import {
  amountDifferences,
  recipeShortfallFindings,
  amountDifferenceFindings,
  type PlannedAmount,
  roundingFindings,
} from './amounts-of-plan.ts';
import { overlapFindings } from './overlaps.ts';
import type {
  BolusResult,
  FeedPlanResult,
  PlanContext,
  PumpResult,
  SessionResult,
} from './calculate-feed-plan.ts';

/** The findings of a feed plan, unordered: the list of all findings sorts them. */
export function feedPlanFindings(
  plan: FeedPlan,
  result: FeedPlanResult,
  context: PlanContext,
  /** Of the regimen; undefined where there is none to hold the plan against. */
  amounts: readonly PlannedAmount[] | undefined,
  isForCalculate = false,
): Finding[] {
  if (result.reason === 'preterm' || result.reason === 'parenteral') return [];
  const differing =
    amounts === undefined
      ? []
      : amountDifferenceFindings(
          amountDifferences(plan, amounts, context.catalogue),
          context.catalogue,
          isForCalculate,
        );
  return [
    ...result.sessions.flatMap((one, index) => [
      ...('bolus' in one ? bolusFindings(one, index, plan, context) : pumpFindings(one, index, plan)),
      ...(isForCalculate
        ? []
        : [...rateForWeight(one, index, context), ...bolusOfChild(one, index, context)]),
      ...(one.hung.isAssumed && !isForCalculate ? [] : hangFinding(one, index)),
      ...(isForCalculate ? [] : [...bolusHangFinding(one, index), ...hangLimitFinding(one, index)]),
    ]),
    ...infantVolume(volumeGiven(result), context, {
      what: result.beside === null ? 'The feed is' : 'Feed and other products come to',
      fields: ['plan.sessions'],
      products: productsGiven(result),
    }),
    // As the basis, with flushes or of older patients, it is held against the need itself.
    ...(isForCalculate ||
    (result.basis === 'volume' && (result.flushMl > 0 || !isByVolume(context.ageMonths)))
      ? []
      : volumeAgainstNeed(result.intakeMl.volume, context, {
          what: `By volume the feed plan${(result.beside?.products.length ?? 0) > 0 ? ' and other products give' : ' gives'}`,
          products: productsGiven(result),
          water: result.intakeMl.free_water,
        })),
    ...fluidFindings(result, context, isForCalculate),
    ...firstDaysFindings(plan, result, context),
    ...(isForCalculate
      ? []
      : [
          ...infantWaterFinding(result, context),
          ...rateJumpFindings(plan, result, context),
          ...firstDaysWithoutRate(plan, result, context),
          ...startAtRiskFindings(plan, result, context),
        ]),
    ...overlapFindings(result.sessions),
    ...roundingFindings(result.sessions),
    ...differing,
    // Where the amounts differ, that says it already.
    ...(differing.some(({ products }) => products.includes(context.recipe?.product ?? ''))
      ? []
      : recipeShortfallFindings(result, context.recipe)),
  ];
}

/** Of feeds and drinks; flushes are water. */
const volumeGiven = ({ deliveredMl, beside }: FeedPlanResult): KnownTotal => ({
  value: deliveredMl + (beside?.volumeMl.value ?? 0),
  complete: beside?.volumeMl.complete ?? true,
});

const hoursText = (hours: number) => withUnit(trimmedNumber(hours, 2), 'h');

type Base = Pick<Finding, 'fields' | 'products' | 'source'>;

const atSession = (product: string, index: number): Base => ({
  fields: [`plan.sessions[${index}]`],
  products: [product],
  source: FEED_PLAN_LIMITS_SOURCE.citation,
});

function pumpFindings(one: PumpResult, index: number, { pumpStep }: FeedPlan): Finding[] {
  const { rate, rateExact, runHours, session } = one;
  const base = atSession(session.product, index);
  const findings: Finding[] = [];
  if (isOver(rate, PLAUSIBLE_RATE_ML_PER_HOUR)) {
    const ran = hoursText(runHours ?? 0);
    const says = (figure: string, limit: string) => `The pump runs at ${figure} for ${ran}, over ${limit}.`;
    const said = exceededLimit(rate, PLAUSIBLE_RATE_ML_PER_HOUR, 'ml/h', says);
    findings.push(createFinding({ ...base, code: 'rate-high', ...said }));
  }
  findings.push(...pumpRange(rate, base));
  if (rate === 0) {
    const exact = withUnit(trimmedNumber(rateExact, 2), 'ml/h');
    const step = withUnit(trimmedNumber(pumpStep, 1), 'ml/h');
    const message = `${mlText(session.volume)} over ${hoursText(session.hours)} is ${exact}, which rounds to 0 in steps of ${step}: no rate.`;
    const figures = { value: rate, limit: pumpStep, unit: 'ml/h' };
    findings.push(createFinding({ ...base, code: 'pump-range', ...figures, message }));
  }
  if (runHours !== null && isOver(runHours, HOURS_PER_DAY)) {
    const message = `At ${withUnit(trimmedNumber(rate, 1), 'ml/h')} the dose takes ${hoursText(runHours)}, over ${HOURS_PER_DAY} h: the next day's feed is due before it ends.`;
    const figures = { value: runHours, limit: HOURS_PER_DAY, unit: 'h' };
    findings.push(createFinding({ ...base, code: 'runs-over-24h', ...figures, message }));
  }
  return findings;
}

/** Of a child by its weight: 111 ml/h is an adult's rate and no pump's end. A question of this app alone. */
function rateForWeight(one: SessionResult, index: number, { ageMonths, weightKg }: PlanContext): Finding[] {
  if ('bolus' in one || weightKg === null || ageMonths === null || ageMonths >= ADULT_FROM_MONTHS) return [];
  const { rate, session } = one;
  if (!isOver(rate / weightKg, PLAUSIBLE_RATE_ML_PER_KG_PER_HOUR)) return [];
  const words = (figure: string, limit: string) =>
    `The pump runs at ${withUnit(trimmedNumber(rate, 1), 'ml/h')}, ${figure}: this app asks above ${limit} under 18\u00a0years.`;
  const of = exceededLimit(rate / weightKg, PLAUSIBLE_RATE_ML_PER_KG_PER_HOUR, 'ml/kg/h', words);
  return [createFinding({ ...atSession(session.product, index), code: 'rate-high-for-weight', ...of })];
}

/** From one to 18 years by the limits of both sides, whichever is less: 500 ml at once is an adult's, and 42 ml/kg of 12 kg. A question of this app alone. */
function bolusOfChild(one: SessionResult, index: number, { ageMonths, weightKg }: PlanContext): Finding[] {
  if (!('bolus' in one) || isByMouth(one.session) || ageMonths === null) return [];
  if (ageMonths < FIRST_BIRTHDAY_MONTHS || ageMonths >= ADULT_FROM_MONTHS) return [];
  const { bolus, session } = one;
  const { adultMl, infantMlPerKg } = PLAUSIBLE_BOLUS;
  const whom = 'this app asks above';
  const said =
    weightKg !== null && isOver(bolus / weightKg, infantMlPerKg)
      ? exceededLimit(
          bolus / weightKg,
          infantMlPerKg,
          'ml/kg',
          (figure, limit) =>
            `One bolus of ${mlText(bolus)} is ${figure}: ${whom} ${limit} under 18\u00a0years.`,
        )
      : isOver(bolus, adultMl)
        ? exceededLimit(
            bolus,
            adultMl,
            'ml',
            (figure, limit) => `One bolus is ${figure}: ${whom} ${limit} under 18\u00a0years.`,
            0,
          )
        : null;
  return said === null
    ? []
    : [createFinding({ ...atSession(session.product, index), code: 'bolus-large', ...said })];
}

function pumpRange(rate: number, base: Base): Finding[] {
  if (!isOver(rate, MOST_PUMP_RATE_ML_PER_HOUR)) return [];
  const said = exceededLimit(
    rate,
    MOST_PUMP_RATE_ML_PER_HOUR,
    'ml/h',
    (figure, limit) => `${figure}: many pumps end at ${limit}.`,
  );
  return [createFinding({ ...base, code: 'pump-range', ...said })];
}

function bolusFindings(
  one: BolusResult,
  index: number,
  { route, pumpStep }: FeedPlan,
  { ageMonths, weightKg }: PlanContext,
): Finding[] {
  const { bolus, rateExact, session } = one;
  const base = atSession(session.product, index);
  const isInfant = ageMonths !== null && ageMonths < FIRST_BIRTHDAY_MONTHS;
  if (isByMouth(session)) {
    if (!isInfant || weightKg === null || !isOver(bolus / weightKg, PLAUSIBLE_INFANT_DRINK_ML_PER_KG))
      return [];
    const says = (figure: string, limit: string) =>
      `One feed of ${mlText(bolus)} by mouth is ${figure}: this app asks above ${limit} for an infant.`;
    const said = exceededLimit(bolus / weightKg, PLAUSIBLE_INFANT_DRINK_ML_PER_KG, 'ml/kg', says);
    return [createFinding({ ...base, code: 'bolus-large', ...said })];
  }
  const findings: Finding[] = rateExact === null ? [] : pumpRange(rateExact, base);
  if (rateExact !== null && rateExact < pumpStep) {
    const said = exceededLimit(
      rateExact,
      pumpStep,
      'ml/h',
      (figure, limit) => `${figure} is under the pump's step of ${limit}.`,
    );
    findings.push(createFinding({ ...base, code: 'pump-range', ...said }));
  }
  const { adultMl, infantMlPerKg } = PLAUSIBLE_BOLUS;
  if (ageMonths !== null && ageMonths >= ADULT_FROM_MONTHS && isOver(bolus, adultMl)) {
    findings.push(
      createFinding({
        ...base,
        code: 'bolus-large',
        ...exceededLimit(
          bolus,
          adultMl,
          'ml',
          (figure, limit) => `One bolus is ${figure}, over ${limit} for an adult.`,
          0,
        ),
      }),
    );
  }
  if (isInfant && weightKg !== null && isOver(bolus / weightKg, infantMlPerKg)) {
    const says = (figure: string, limit: string) =>
      `One bolus of ${mlText(bolus)} is ${figure}, over ${limit} for an infant.`;
    const said = exceededLimit(bolus / weightKg, infantMlPerKg, 'ml/kg', says);
    findings.push(createFinding({ ...base, code: 'bolus-large', ...said }));
  }
  if (route === 'jejunal') {
    const message = 'Boluses into the jejunum are not usual: it has no reservoir.';
    const fields = ['plan.route', ...base.fields];
    findings.push(createFinding({ ...base, code: 'bolus-jejunal', fields, message }));
  }
  return findings;
}
