import {
  FEED_PLAN_LIMITS_SOURCE,
  MOST_PUMP_RATE_ML_PER_HOUR,
  PLAUSIBLE_RATE_ML_PER_HOUR,
} from '@dietetic/clinical';
import { beyond, isOver, trimmed, withUnit } from '../checks/figures.ts';
import type { Finding } from '../checks/finding.ts';
import type { FeedPlan } from './feed-plan.ts';
import { cappedRows } from './first-days-rows.ts';
import type { FeedPlanResult, PlanContext } from './work-out.ts';

/** The highest rate that the first days come to, held against the rate they lead up to and against the pump. */
export function firstDaysFindings(
  plan: FeedPlan,
  { sessions }: FeedPlanResult,
  { weightKg }: PlanContext,
): Finding[] {
  const [first] = sessions;
  if (first === undefined) return [];
  const capped = cappedRows(plan, weightKg, first.kcalPerMl);
  const highest = Math.max(plan.steps?.target ?? 0, ...capped.map(({ rate }) => rate));
  if (highest === 0) return [];
  const base: Pick<Finding, 'severity' | 'fields' | 'products' | 'source'> = {
    severity: 'ask',
    fields: [plan.steps === undefined ? 'plan.cap' : 'plan.steps'],
    products: [first.session.product],
    source: FEED_PLAN_LIMITS_SOURCE.citation,
  };
  const findings: Finding[] = [];
  const over = (limit: number, words: (figure: string, limit: string) => string) =>
    beyond(highest, limit, 'ml/h', (figure, most) => `The first days go up to ${words(figure, most)}`);
  // What is typed may lie beside the rate by less than the pump can be set to.
  if ('rateExact' in first && first.rate > 0 && highest - first.rate >= plan.pumpStep) {
    const hours = withUnit(trimmed(first.session.hours, 2), 'h');
    const said = over(first.rate, (figure, rate) => `${figure}, the feed plan runs at ${rate} for ${hours}.`);
    findings.push({ ...base, code: 'plan-differs', severity: 'confirm', ...said });
  }
  if (isOver(highest, PLAUSIBLE_RATE_ML_PER_HOUR)) {
    const said = over(PLAUSIBLE_RATE_ML_PER_HOUR, (figure, limit) => `${figure}, over ${limit}.`);
    findings.push({ ...base, code: 'rate-high', ...said });
  }
  if (isOver(highest, MOST_PUMP_RATE_ML_PER_HOUR)) {
    const said = over(
      MOST_PUMP_RATE_ML_PER_HOUR,
      (figure, limit) => `${figure}: many pumps end at ${limit}.`,
    );
    findings.push({ ...base, code: 'pump-range', ...said });
  }
  return findings;
}
