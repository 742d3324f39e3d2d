import { formatNumber, formatQuantity } from '@dietetic/clinical';
import type { Assessment } from '../../assessment/assessment.ts';
import type { RegimenValues } from '../../state/values.ts';
import { type WeightBasis, weightBasis } from '../../state/weight-used.ts';
import { mlNumber, rateNumber, trimmedNumber, withUnit } from '../checks/figures.ts';
import { clockText, addMinutes, MINUTES_PER_HOUR } from './clock.ts';
import { type FeedPlan, type FeedSession, isByMouth, isFlushMissing } from './feed-plan.ts';
import type { RateRow } from './first-days.ts';
import { builtUpResults, ofFirstFeed, runsOf } from './first-days-runs.ts';
import { dayStart } from './day-rows.ts';
import { type FeedPlanResult, flushWater, type SessionResult } from './calculate-feed-plan.ts';

/** A row of the first days as text; an unknown figure is marked as such. */
export type FirstDaysRow = {
  id: string;
  /**
   * "Day 1, 20:00", "Day 2, 04:00": days of the calendar; "04:00 next day" where there is one day; "Day 1" up from a cap, where the
   * feed runs once a day.
   */
  from: string;
  rate: string;
  /** For how long: a rate never stands without its hours. */
  hours: string;
  ml: string;
  kcal: string;
  protein: string;
  /** Of the feed of the whole plan. */
  ofTarget: string;
  /** ml of the whole day, on the basis of the plan: feed, flushes, medicines and other water; empty in a part of a day. */
  fluid: string;
  /** ml by which that is under the need; empty without a need, and where it is as often a limit. */
  under: string;
};

const UNKNOWN = 'not stated';
const NONE = 'none';
const DAYS = ['', ' next day', ' day after next'];

/** What the days of the steps, or the days up from the cap, come to. None without steps, cap or a feed by pump. */
export function firstDaysRows(
  plan: FeedPlan,
  result: FeedPlanResult,
  { weightKg, isFluidLimit = false }: { weightKg: number | null; isFluidLimit?: boolean },
): FirstDaysRow[] {
  const first = result.sessions.find(({ session }) => !isByMouth(session));
  if (first === undefined || first.feed === null) return [];
  const { kcalPerMl, proteinPerMl } = first;
  const share = (ml: number) =>
    result.deliveredMl === 0 ? '' : formatQuantity('percent', (100 * ml) / result.deliveredMl).text;
  const of = (ml: number) => ({
    ml: mlNumber(ml),
    kcal: figure(kcalPerMl, ml, 0),
    protein: figure(proteinPerMl, ml, 1),
    ofTarget: share(ml),
  });
  const fluid = fluidOfDay(
    plan,
    isFluidLimit ? { ...result, fluidNeedMl: null } : result,
    builtUpResults(result),
  );
  const runs = runsOf(plan, weightKg, kcalPerMl);
  const days = Math.max(0, ...runs.map(({ day }) => day));
  const atHour = (day: number, hour: number): string => {
    const { time, day: later } = addMinutes(dayStart(plan), hour * MINUTES_PER_HOUR);
    return days === 1 ? `${clockText(time)}${DAYS[later] ?? ''}` : `Day ${day + later}, ${clockText(time)}`;
  };
  const ofRun = ({ rate, hours, ml }: RateRow) => ({
    rate: rateNumber(rate, plan.pumpStep),
    hours: trimmedNumber(hours, 1),
    ...of(ml),
  });
  return Array.from({ length: days }, (_, index) => index + 1).flatMap((day): FirstDaysRow[] => {
    const rows = runs.filter((one) => one.day === day);
    const [only] = rows;
    // One rate from the start of the feed to its end.
    if (plan.steps === undefined && only !== undefined && rows.length === 1)
      return [{ id: `day-${day}`, from: `Day ${day}`, ...ofRun(only), ...fluid(only.ml) }];
    const sum = (key: 'hours' | 'ml') => rows.reduce((total, one) => total + one[key], 0);
    return [
      ...rows.map((run) => ({
        id: `day-${day}-hour-${run.hour}`,
        from: atHour(day, run.hour),
        ...ofRun(run),
        fluid: '',
        under: '',
      })),
      {
        id: `day-${day}-in-all`,
        from: days === 1 ? 'In all' : `In all from day ${day}`,
        rate: '',
        hours: trimmedNumber(sum('hours'), 1),
        ...of(sum('ml')),
        ...fluid(sum('ml')),
      },
    ];
  });
}

const figure = (perMl: number | null, ml: number, places: number): string =>
  perMl === null ? UNKNOWN : formatNumber(perMl * ml, places);

const inMl = (ml: number): string => formatQuantity('volume', ml).number;

/** The fluid of a day with so much of the feed that is built up and no other. What is drunk beside the tube is not in its rates, nor here. */
function fluidOfDay(
  plan: FeedPlan,
  { basis, beside, fluidNeedMl: need }: FeedPlanResult,
  builtUp: readonly SessionResult[],
): (ml: number) => Pick<FirstDaysRow, 'fluid' | 'under'> {
  const flushMl = flushWater(plan, builtUp);
  const [first] = builtUp;
  const inFeed = basis === 'volume' ? first?.deliveredMl : first?.waterMl;
  const perMl = inFeed == null || !first?.deliveredMl ? null : inFeed / first.deliveredMl;
  const hasDrinks = plan.sessions.some((one) => isFromFirstDay(plan, one));
  const isWhole = perMl !== null && beside === null && !hasDrinks && !isFlushMissing(plan);
  return (ml) => {
    const value = flushMl + ml * (perMl ?? 0);
    const short = need === null ? null : need - value;
    return {
      fluid: isWhole ? inMl(value) : value === 0 ? UNKNOWN : `at least ${inMl(value)}`,
      under:
        short === null
          ? ''
          : Math.round(short) <= 0
            ? NONE
            : isWhole
              ? inMl(short)
              : `at most ${inMl(short)}`,
    };
  };
}

/** True where the first days leave out part of the plan: another feed, or a bolus. */
export const excludesSessions = (plan: Pick<FeedPlan, 'sessions' | 'steps'>): boolean =>
  ofFirstFeed(plan).length < plan.sessions.filter((one) => !isFromFirstDay(plan, one)).length;

/** What is drunk goes on while rates are built up in steps; up from a cap, which is one on all energy, it waits. */
export const isFromFirstDay = ({ steps }: Pick<FeedPlan, 'steps'>, session: FeedSession): boolean =>
  steps !== undefined && isByMouth(session);

/** What the first days leave out, and what they do not. */
export function otherFeedsInFirstDays(
  plan: Pick<FeedPlan, 'sessions' | 'steps'>,
  say: Record<'firstDaysAlone' | 'firstDaysAloneByTube' | 'firstDaysWithDrinks', string>,
): string[] {
  const hasDrinks = plan.sessions.some((one) => isFromFirstDay(plan, one));
  return [
    ...(excludesSessions(plan) ? [hasDrinks ? say.firstDaysAloneByTube : say.firstDaysAlone] : []),
    ...(hasDrinks ? [say.firstDaysWithDrinks] : []),
  ];
}

/** What is opened or made up spoils at the slow rates of the first days as it does later: at its times it is changed from the first day on. */
export function containersInFirstDays(
  result: Pick<FeedPlanResult, 'sessions'>,
  say: { firstDaysContainers: (limit: string) => string },
): string[] {
  const limits = builtUpResults(result).flatMap(({ session, hung: { limitHours } }) =>
    session.hours > limitHours ? [limitHours] : [],
  );
  return limits.length === 0
    ? []
    : [say.firstDaysContainers(withUnit(trimmedNumber(Math.min(...limits), 1), 'h'))];
}

/**
 * "45.0 kg, ideal weight": what is per kg is of this one. The weight weighed has no name, and in obesity the note that it may
 * be too much.
 */
export const weightWithBasis = (
  weightKg: number,
  { values, assessment }: { values: RegimenValues; assessment: Pick<Assessment, 'fluid'> },
  { names, onActualWeight }: { names: Readonly<Record<WeightBasis, string>>; onActualWeight: string },
): string => {
  const basis = weightBasis(values);
  const isObese = assessment.fluid.notes.includes('fluid-on-actual-weight');
  const of = basis === 'actual' ? (isObese ? onActualWeight : '') : `, ${names[basis]}`;
  return `${formatQuantity('weight', weightKg).text}${of}`;
};

const perKg = (value: number): string => withUnit(trimmedNumber(value, 1), 'kcal/kg');

/** How a cap goes up, and of which weight; null without a cap. */
export function capLine(
  { cap }: FeedPlan,
  weight: string | null,
  say: { firstDaysCap: (from: string, to: string, day: string, weight: string | null) => string },
): string | null {
  if (cap === undefined) return null;
  return `${say.firstDaysCap(perKg(cap.fromKcalPerKg), perKg(cap.toKcalPerKg), formatNumber(cap.onDay), weight)}.`;
}
