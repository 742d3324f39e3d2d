import { contribution, per100, type Product } from '@dietetic/catalogue';
import {
  FEED_PLAN_LIMITS_SOURCE,
  MOST_PUMP_RATE_ML_PER_HOUR,
  PLAUSIBLE_RATE_ML_PER_HOUR,
} from '@dietetic/clinical';
import { figureAndLimit, isOver, trimmed, withUnit } from '../checks/figures.ts';
import type { Finding } from '../checks/finding.ts';
import type { FeedPlan } from './feed-plan.ts';
import { cappedRows } from './first-days-rows.ts';
import type { FeedPlanResult, PlanContext } from './work-out.ts';

const ML_PER_COLUMN = 100;

/** The highest rate that the first days come to, held against the rate they lead up to and against the pump. */
export function firstDaysFindings(
  plan: FeedPlan,
  { sessions }: FeedPlanResult,
  { catalogue, weightKg }: PlanContext,
): Finding[] {
  const [first] = sessions;
  if (first === undefined) return [];
  const product = catalogue.find(({ id }) => id === first.session.product);
  const capped = cappedRows(plan, weightKg, kcalPerMl(product));
  const highest = Math.max(plan.steps?.target ?? 0, ...capped.map(({ rate }) => rate));
  if (highest === 0) return [];
  const base: Omit<Finding, 'code' | 'limit' | 'message'> = {
    severity: 'ask',
    fields: [plan.steps === undefined ? 'plan.cap' : 'plan.steps'],
    products: [first.session.product],
    value: highest,
    unit: 'ml/h',
    source: FEED_PLAN_LIMITS_SOURCE.citation,
  };
  const findings: Finding[] = [];
  const upTo = (limit: number) => figureAndLimit(highest, limit, 'ml/h', 1);
  // What is typed may lie beside the rate by less than the pump can be set to.
  if ('rateExact' in first && first.rate > 0 && highest - first.rate >= plan.pumpStep) {
    const { figure, limit } = upTo(first.rate);
    const hours = withUnit(trimmed(first.session.hours, 2), 'h');
    const message = `The first days go up to ${figure}, the feed plan runs at ${limit} for ${hours}.`;
    findings.push({ ...base, code: 'plan-differs', severity: 'confirm', limit: first.rate, message });
  }
  if (isOver(highest, PLAUSIBLE_RATE_ML_PER_HOUR)) {
    const { figure, limit } = upTo(PLAUSIBLE_RATE_ML_PER_HOUR);
    const message = `The first days go up to ${figure}, over ${limit}.`;
    findings.push({ ...base, code: 'rate-high', limit: PLAUSIBLE_RATE_ML_PER_HOUR, message });
  }
  if (isOver(highest, MOST_PUMP_RATE_ML_PER_HOUR)) {
    const { figure, limit } = upTo(MOST_PUMP_RATE_ML_PER_HOUR);
    const message = `The first days go up to ${figure}: many pumps end at ${limit}.`;
    findings.push({ ...base, code: 'pump-range', limit: MOST_PUMP_RATE_ML_PER_HOUR, message });
  }
  return findings;
}

function kcalPerMl(product: Product | undefined): number | null {
  const stated = product?.basis === 'ml' ? contribution(per100(product, 'energyKcal')) : null;
  return stated === null ? null : stated / ML_PER_COLUMN;
}
