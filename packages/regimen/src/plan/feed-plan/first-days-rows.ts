import { formatNumber, formatQuantity } from '@dietetic/clinical';
import type { WeightBasis } from '../../state/weight-used.ts';
import { rateNumber, trimmed, withUnit } from '../checks/figures.ts';
import { type ClockTime, clockText, later, MINUTES_PER_HOUR } from './clock.ts';
import { type FeedPlan, isBolus } from './feed-plan.ts';
import { cappedDays, type RateRow, rateRows } from './first-days.ts';
import { dayStart } from './day-rows.ts';
import { type FeedPlanResult, flushWater, type SessionResult } from './work-out.ts';

/** A row of the first days as text; an unknown figure is marked as such. */
export type FirstDaysRow = {
  id: string;
  /** "20:00", "04:00 next day", "Day 1" */
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
  const [first] = result.sessions;
  if (first === undefined || first.feed === null) return [];
  const { kcalPerMl, proteinPerMl } = first;
  const share = (ml: number) =>
    result.deliveredMl === 0 ? '' : formatQuantity('percent', (100 * ml) / result.deliveredMl).text;
  const of = (ml: number) => ({
    ml: formatNumber(ml, 0),
    kcal: figure(kcalPerMl, ml, 0),
    protein: figure(proteinPerMl, ml, 1),
    ofTarget: share(ml),
  });
  const fluid = fluidOfDay(plan, isFluidLimit ? { ...result, fluidNeedMl: null } : result, first);
  const steps = steppedRows(plan);
  const days = Math.max(0, ...steps.map(({ day }) => day));
  const ofDay = (day: number, text: string) => (days === 1 ? text : `Day ${day}, ${text}`);
  return [
    ...Array.from({ length: days }, (_, index) => index + 1).flatMap((day): FirstDaysRow[] => {
      const rows = steps.filter((one) => one.day === day);
      const sum = (key: 'hours' | 'ml') => rows.reduce((total, one) => total + one[key], 0);
      return [
        ...rows.map(({ hour, rate, hours, ml }) => ({
          id: `day-${day}-hour-${hour}`,
          from: ofDay(day, atHour(dayStart(plan), hour)),
          rate: trimmed(rate, 1),
          hours: trimmed(hours, 1),
          ...of(ml),
          fluid: '',
          under: '',
        })),
        {
          id: `day-${day}-in-all`,
          from: ofDay(day, `${trimmed(sum('hours'), 1)}\u00a0h in all`),
          rate: '',
          hours: '',
          ...of(sum('ml')),
          ...fluid(sum('ml')),
        },
      ];
    }),
    ...cappedRows(plan, weightKg, kcalPerMl).map(
      ({ day, rate, hours }): FirstDaysRow => ({
        id: `day-${day}`,
        from: `Day ${day}`,
        rate: rateNumber(rate, plan.pumpStep),
        hours: trimmed(hours, 1),
        ...of(rate * hours),
        ...fluid(rate * hours),
      }),
    ),
  ];
}

const figure = (perMl: number | null, ml: number, places: number): string =>
  perMl === null ? UNKNOWN : formatNumber(perMl * ml, places);

const inMl = (ml: number): string => formatQuantity('volume', ml).number;

/** What a day with so much of the first feed and no other comes to. What is drunk beside the tube is not in its rates, nor here. */
function fluidOfDay(
  plan: FeedPlan,
  { basis, beside, fluidNeedMl: need }: FeedPlanResult,
  first: SessionResult,
): (ml: number) => Pick<FirstDaysRow, 'fluid' | 'under'> {
  const flushMl = flushWater(plan, [first]);
  const inFeed = basis === 'volume' ? first.deliveredMl : first.waterMl;
  const perMl = inFeed === null || first.deliveredMl === 0 ? null : inFeed / first.deliveredMl;
  const isWhole = perMl !== null && beside === null;
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

function atHour(start: ClockTime, hour: number): string {
  const { time, day } = later(start, hour * MINUTES_PER_HOUR);
  return `${clockText(time)}${DAYS[day] ?? ''}`;
}

/** Steps are rates of a pump: in the hours in which the first session feeds. */
function steppedRows({ steps, sessions }: FeedPlan): RateRow[] {
  const [first] = sessions;
  return steps === undefined || first === undefined || isBolus(first) ? [] : rateRows(steps, first.hours);
}

export function cappedRows(
  { cap, sessions, pumpStep }: FeedPlan,
  weightKg: number | null,
  kcalPerMl: number | null,
) {
  const [first] = sessions;
  if (cap === undefined || weightKg === null || kcalPerMl === null || kcalPerMl === 0) return [];
  if (first === undefined || isBolus(first)) return [];
  const { hours } = first;
  return cappedDays({ ...cap, weightKg, kcalPerMl, hours, pumpStep }).map((day) => ({ ...day, hours }));
}

/** "45.0 kg, ideal weight": what is per kg is of this one. The weight weighed has no name. */
export const weightNamed = (
  weightKg: number,
  basis: WeightBasis,
  names: Readonly<Record<WeightBasis, string>>,
): string => `${formatQuantity('weight', weightKg).text}${basis === 'actual' ? '' : `, ${names[basis]}`}`;

const perKg = (value: number): string => withUnit(trimmed(value, 1), 'kcal/kg');

/** How a cap goes up, and of which weight; null without a cap. */
export function capLine(
  { cap }: FeedPlan,
  weight: string | null,
  say: { firstDaysCap: (from: string, to: string, day: string, weight: string | null) => string },
): string | null {
  if (cap === undefined) return null;
  return `${say.firstDaysCap(perKg(cap.fromKcalPerKg), perKg(cap.toKcalPerKg), formatNumber(cap.onDay), weight)}.`;
}
