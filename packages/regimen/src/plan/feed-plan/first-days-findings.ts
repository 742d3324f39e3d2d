import {
  FEED_PLAN_LIMITS_SOURCE,
  formatNumber,
  formatQuantity,
  MOST_PUMP_RATE_ML_PER_HOUR,
  PLAUSIBLE_RATE_ML_PER_HOUR,
  PLAUSIBLE_SHARE_MISSING_AFTER_CAP,
  PLAUSIBLE_SHARE_OF_LAST_FIRST_DAY,
} from '@dietetic/clinical';
import { REFEEDING_SOURCE, refeedingBmiText } from '../../assessment/body-figures.ts';
import { exceededLimit, isOver, mlText, trimmedNumber, withUnit } from '../checks/figures.ts';
import { type Finding, createFinding } from '../checks/finding.ts';
import { type FeedPlan, isByMouth } from './feed-plan.ts';
import { excludesSessions, isFromFirstDay } from './first-days-rows.ts';
import { builtUpResults, cappedRows, lastDayMl, runsOf } from './first-days-runs.ts';
import { sum } from './sums.ts';
import type { FeedPlanResult, PlanContext } from './calculate-feed-plan.ts';

/** What the first days come to, held against the rate they lead up to and against the pump. */
export function firstDaysFindings(
  plan: FeedPlan,
  result: FeedPlanResult,
  { weightKg }: PlanContext,
): Finding[] {
  const first = result.sessions.find(({ session }) => !isByMouth(session));
  if (first === undefined) return [];
  const capped = cappedRows(plan, weightKg, first.kcalPerMl);
  const last = plan.steps?.target ?? capped.at(-1)?.rate ?? 0;
  const highest = Math.max(plan.steps?.target ?? 0, ...capped.map(({ rate }) => rate));
  if (highest === 0) return [];
  const base = {
    fields: [plan.steps === undefined ? 'plan.cap' : 'plan.steps'],
    products: [first.session.product],
    source: FEED_PLAN_LIMITS_SOURCE.citation,
  };
  const findings: Finding[] = besideCap(plan, result, weightKg, base);
  const over = (limit: number, says: (figure: string, limit: string) => string) => ({
    ...base,
    ...exceededLimit(
      highest,
      limit,
      'ml/h',
      (figure, most) => `The first days go up to ${says(figure, most)}`,
    ),
  });
  const [fastest] = builtUpResults(result).toSorted((one, other) => other.rate - one.rate);
  if (fastest !== undefined) {
    const planned = fastest.rate;
    const hours = withUnit(trimmedNumber(fastest.session.hours, 2), 'h');
    // What is typed may lie beside the rate by less than the pump can be set to.
    if (planned > 0 && highest - planned >= plan.pumpStep) {
      const says = (figure: string, rate: string) =>
        `${figure}, but the feed plan runs at ${rate} for ${hours}.`;
      findings.push(createFinding({ code: 'plan-differs', severity: 'confirm', ...over(planned, says) }));
    }
    // The day after them would leap by more than they step; what a cap leads up to is the plan, or nearly.
    const step =
      plan.steps?.by ??
      Math.min(last - (capped.at(-2)?.rate ?? 0), PLAUSIBLE_SHARE_MISSING_AFTER_CAP * planned);
    if (isOver(planned - last, step + plan.pumpStep)) {
      const says = (figure: string, rate: string) =>
        `The first days end at ${figure}, but the feed plan runs at ${rate} for ${hours}.`;
      findings.push(
        createFinding({ ...base, code: 'first-days', ...exceededLimit(last, planned, 'ml/h', says) }),
      );
    }
  }
  if (isOver(highest, PLAUSIBLE_RATE_ML_PER_HOUR)) {
    const said = over(PLAUSIBLE_RATE_ML_PER_HOUR, (figure, limit) => `${figure}, over ${limit}.`);
    findings.push(createFinding({ code: 'rate-high', ...said }));
  }
  if (isOver(highest, MOST_PUMP_RATE_ML_PER_HOUR)) {
    findings.push(
      createFinding({
        code: 'pump-range',
        ...over(MOST_PUMP_RATE_ML_PER_HOUR, (figure, limit) => `${figure}: many pumps end at ${limit}.`),
      }),
    );
  }
  return findings;
}

/** What the first days leave out starts at once when they are over. A question of this app alone. */
export function rateJumpFindings(
  plan: FeedPlan,
  result: FeedPlanResult,
  { weightKg }: PlanContext,
): Finding[] {
  const held = result.sessions.filter(({ session }) => !isFromFirstDay(plan, session));
  const deliveredMl = sum(held.map((one) => one.deliveredMl));
  const [first] = builtUpResults(result);
  const lastMl = first === undefined ? null : lastDayMl(plan, weightKg, first.kcalPerMl);
  if (first === undefined || lastMl === null || lastMl === 0 || !excludesSessions(plan)) return [];
  if (!isOver(deliveredMl, PLAUSIBLE_SHARE_OF_LAST_FIRST_DAY * lastMl)) return [];
  return [
    createFinding({
      code: 'first-days',
      fields: [plan.steps === undefined ? 'plan.cap' : 'plan.steps'],
      products: [first.session.product],
      source: FEED_PLAN_LIMITS_SOURCE.citation,
      value: deliveredMl,
      limit: lastMl,
      unit: 'ml',
      message: `The last of the first days gives ${mlText(lastMl)} of feed and the next day ${mlText(deliveredMl)}: all that was left out until then starts at once.`,
    }),
  ];
}

/** Rounded down to what the pump can be set to, nothing may be left. A question of this app alone. */
export function firstDaysWithoutRate(
  plan: FeedPlan,
  result: FeedPlanResult,
  { weightKg }: PlanContext,
): Finding[] {
  const [first] = builtUpResults(result);
  if (first === undefined || runsOf(plan, weightKg, first.kcalPerMl).every(({ rate }) => rate > 0)) return [];
  const step = withUnit(trimmedNumber(plan.pumpStep, 1), 'ml/h');
  return [
    createFinding({
      code: 'pump-range',
      fields: [plan.steps === undefined ? 'plan.cap' : 'plan.steps'],
      products: [first.session.product],
      source: FEED_PLAN_LIMITS_SOURCE.citation,
      value: 0,
      limit: plan.pumpStep,
      unit: 'ml/h',
      message: `The first days have a rate under ${step}, the step of the pump: no feed is given at it.`,
    }),
  ];
}

/** Feeding that begins above what NICE CG32 starts at where BMI or weight loss alone make the risk high. A question of this app alone. */
export function startAtRiskFindings(
  plan: FeedPlan,
  result: FeedPlanResult,
  { weightKg, refeeding }: PlanContext,
): Finding[] {
  if (weightKg === null || refeeding == null) return [];
  const byTube = result.sessions.filter(({ session }) => !isByMouth(session));
  if (byTube.length === 0) return [];
  const value = firstDayKcal(plan, result, weightKg) / weightKg;
  const { bmi, loss, mostKcalPerKg } = refeeding;
  if (!isOver(value, mostKcalPerKg)) return [];
  const of = [
    ...(bmi === null ? [] : [`a BMI of ${refeedingBmiText(bmi)}`]),
    ...(loss === null
      ? []
      : [
          `a weight loss of ${formatNumber(loss.percent, 1)}\u00a0% in ${formatQuantity('months', loss.months).text}, if it was not intended`,
        ]),
  ].join(' and ');
  return [
    createFinding({
      code: 'first-days',
      fields: [plan.steps === undefined ? 'plan.cap' : 'plan.steps'],
      products: byTube.map(({ session }) => session.product),
      source: REFEEDING_SOURCE,
      ...exceededLimit(
        value,
        mostKcalPerKg,
        'kcal/kg',
        (figure, most) =>
          `Day 1 gives ${figure}. With ${of}, NICE CG32 (for adults) starts at no more than ${most} because of the risk of refeeding. Keep it if the patient is already fed this much.`,
        1,
        formatNumber,
      ),
    }),
  ];
}

/** What is known of it: a feed or a drink that states no energy leaves it at least so much. */
function firstDayKcal(plan: FeedPlan, result: FeedPlanResult, weightKg: number): number {
  const [built] = builtUpResults(result);
  const runs = built === undefined ? [] : runsOf(plan, weightKg, built.kcalPerMl);
  const begins =
    runs.length === 0
      ? result.sessions
      : result.sessions.filter(({ session }) => isFromFirstDay(plan, session));
  return (
    sum(begins.map(({ deliveredMl, kcalPerMl }) => deliveredMl * (kcalPerMl ?? 0))) +
    sum(runs.map(({ day, ml }) => (day === 1 ? ml * (built?.kcalPerMl ?? 0) : 0))) +
    // Beside a cap it is asked about already.
    (plan.cap === undefined ? (result.beside?.energyKcal.value ?? 0) : 0)
  );
}

/** A cap is one on all that is given, and what is drunk or stirred in is not in the rates of its days. */
function besideCap(
  { cap }: FeedPlan,
  { beside }: FeedPlanResult,
  weightKg: number | null,
  base: Pick<Finding, 'fields' | 'products' | 'source'>,
): Finding[] {
  if (cap === undefined || beside === null || weightKg === null) return [];
  const { value: kcal, complete } = beside.energyKcal;
  if (kcal === 0 && complete) return [];
  const isUnknown = kcal === 0;
  const value = isUnknown ? null : cap.fromKcalPerKg + kcal / weightKg;
  const limit = withUnit(trimmedNumber(cap.fromKcalPerKg, 1), 'kcal/kg');
  const most = complete ? '' : 'at least ';
  const gives = isUnknown
    ? 'give energy that is not stated'
    : `add ${most}${formatQuantity('energy', kcal).text}: ${most}${withUnit(trimmedNumber(cap.fromKcalPerKg + kcal / weightKg, 1), 'kcal/kg')} in all`;
  return [
    createFinding({
      ...base,
      code: 'first-days',
      severity: 'confirm',
      products: beside.products,
      value,
      limit: cap.fromKcalPerKg,
      unit: 'kcal/kg',
      message: `Day 1 is capped at ${limit} for the feed alone. Other products in the regimen ${gives}.`,
    }),
  ];
}
