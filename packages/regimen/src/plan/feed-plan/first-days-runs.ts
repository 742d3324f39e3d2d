import { withoutResidue } from '@dietetic/clinical';
import { MINUTES_PER_HOUR, minutesAfter } from './clock.ts';
import { dayStart } from './day-rows.ts';
import { type FeedPlan, isBolus, isByMouth, type PumpSession } from './feed-plan.ts';
import { cappedDays, type RateRow, rateRows } from './first-days.ts';
import { roundDownToStep } from './pump.ts';
import { sum } from './sums.ts';
import type { FeedPlanResult, PumpResult } from './calculate-feed-plan.ts';

/**
 * What the first days build up: every run of the first feed by pump. A feed that pauses for a medicine goes on at the rate of
 * the day. None where the first session by tube is no pump's.
 */
export function builtUpResults({ sessions }: Pick<FeedPlanResult, 'sessions'>): PumpResult[] {
  const first = sessions.find(({ session }) => !isByMouth(session));
  if (first === undefined || 'bolus' in first) return [];
  return sessions.filter(
    (one): one is PumpResult => !('bolus' in one) && one.session.product === first.session.product,
  );
}

/** The feed that the first days build up, where the plan has another that could be taken for it. */
export function builtUpFeed(result: Pick<FeedPlanResult, 'sessions'>): string | null {
  const feeds = new Set(result.sessions.map(({ feed }) => feed));
  return feeds.size > 1 ? (builtUpResults(result)[0]?.feed ?? null) : null;
}

export function ofFirstFeed({ sessions }: Pick<FeedPlan, 'sessions'>): PumpSession[] {
  const first = sessions.find((one) => !isByMouth(one));
  if (first === undefined || isBolus(first)) return [];
  return sessions.filter((one): one is PumpSession => !isBolus(one) && one.product === first.product);
}

const hoursOf = (runs: readonly Pick<PumpSession, 'hours'>[]): number => sum(runs.map(({ hours }) => hours));

type Window = { begins: number; hours: number };

/** When the first feed runs, in hours of its day. */
function windowsOf(plan: FeedPlan): Window[] {
  const from = dayStart(plan);
  return ofFirstFeed(plan)
    .map(({ start, hours }) => ({ begins: minutesAfter(from, start) / MINUTES_PER_HOUR, hours }))
    .toSorted((one, other) => one.begins - other.begins);
}

/** What the pump is set to on the first days, run by run: a dose that is set for a whole day would be given in each of its runs. */
export const runsOf = (plan: FeedPlan, weightKg: number | null, kcalPerMl: number | null): RateRow[] => [
  ...steppedRows(plan),
  ...cappedRows(plan, weightKg, kcalPerMl).flatMap(({ day, rate }) =>
    windowsOf(plan).map(
      ({ begins: hour, hours }): RateRow => ({ day, hour, rate, hours, ml: withoutResidue(rate * hours) }),
    ),
  ),
];

/** Steps are rates of a pump: what it can be set to, in the hours in which the feed runs, at the times of its sessions. */
function steppedRows(plan: FeedPlan): RateRow[] {
  const windows = windowsOf(plan);
  if (plan.steps === undefined || windows.length === 0) return [];
  return rateRows(plan.steps, hoursOf(windows)).flatMap((row) => {
    const rate = roundDownToStep(row.rate, plan.pumpStep);
    let fed = 0;
    return windows.flatMap(({ begins, hours }): RateRow[] => {
      const [opens, closes] = [fed, withoutResidue(fed + hours)];
      fed = closes;
      const at = Math.max(row.hour, opens);
      const length = withoutResidue(Math.min(row.hour + row.hours, closes) - at);
      if (length <= 0) return [];
      const hour = withoutResidue(begins + at - opens);
      return [{ day: row.day, hour, rate, hours: length, ml: withoutResidue(rate * length) }];
    });
  });
}

/** ml of feed on the last of the first days; null where there are none. */
export function lastDayMl(plan: FeedPlan, weightKg: number | null, kcalPerMl: number | null): number | null {
  const runs = runsOf(plan, weightKg, kcalPerMl);
  const days = Math.max(0, ...runs.map(({ day }) => day));
  return days === 0 ? null : sum(runs.flatMap(({ day, ml }) => (day === days ? [ml] : [])));
}

export function cappedRows(plan: FeedPlan, weightKg: number | null, kcalPerMl: number | null) {
  const { cap, pumpStep } = plan;
  const hours = hoursOf(ofFirstFeed(plan));
  if (cap === undefined || weightKg === null || kcalPerMl === null || kcalPerMl === 0 || hours === 0)
    return [];
  return cappedDays({ ...cap, weightKg, kcalPerMl, hours, pumpStep }).map((day) => ({ ...day, hours }));
}
