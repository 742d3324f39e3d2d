import type { Product } from '@dietetic/catalogue';
import { type FeedContainer, formatNumber } from '@dietetic/clinical';
import { mlText } from '../checks/figures.ts';
import {
  type ClockChange,
  type ClockTime,
  clockText,
  HOURS_PER_DAY,
  addMinutesInChangeNight,
  minutesAfter,
  MINUTES_PER_HOUR,
} from './clock.ts';
import { type FeedPlan, type FluidBasis, isAllByMouth, isByMouth, usesPump } from './feed-plan.ts';
import { durationText } from './sentence.ts';
import { maxFillMl } from './hanging.ts';
import { openPackMl } from './opened-packs.ts';
import { pouredFeeds } from './poured-feeds.ts';
import { leftoverFeed } from './packs.ts';
import { openForText } from '../totals/supply.ts';
import type { FeedPlanResult, PumpResult, SessionResult } from './calculate-feed-plan.ts';

/** The words around the figures of a plan; the content package has them. */
export type PlanLineWords = {
  containerOf: Record<FeedContainer, string>;
  hangsFor: (hours: string, limit: string) => string;
  /** Of what would run longer than it may hang: "hangs for 40 h, limit 24 h" reads as if it might. */
  changeAt: (hours: string, limit: string) => string;
  takenAs: (container: string) => string;
  hangs: (times: string, limit: string, most: string | null) => string;
  containers: (count: number) => string;
  packs: (count: string, size: string) => string;
  packGoesOn: string;
  /** Of what is drunk and poured; by name where another feed is drunk from its own bottle. */
  leftInBottle: string;
  leftInBottleOf: (feed: string) => string;
  discard: (amount: string) => string;
  ofProduct: (product: string, line: string) => string;
  givingSet: string;
  clocksChange: (feed: string, inMarch: string, inOctober: string) => string;
  waitsInMarch: (times: string) => string;
  short: (amount: string) => string;
  atMostShort: (amount: string) => string;
  /** In place of what is short of it, where a need may be a limit. */
  ofLimit: (need: string) => string;
  over: (amount: string) => string;
  /** The same of a restriction. */
  ofRestriction: (limit: string) => string;
  overLimit: (amount: string) => string;
  met: string;
  metLimit: string;
  need: (need: string) => string;
  limit: (limit: string) => string;
  byDefault: (text: string) => string;
  onActualWeight: string;
  /** `beside`: the water of the products beside the tube; null where there are none. */
  ofWhich: (feed: string, water: string, beside: string | null) => string;
  besideTube: (feed: string, beside: string) => string;
  /** The same two where nothing is by tube, and so nothing is flushed. */
  ofWhichByMouth: (feed: string, beside: string | null) => string;
  besideByMouth: (feed: string, beside: string) => string;
  waterNotStated: string;
  perKg: (figure: string) => string;
  /** Of one bolus, under 18 years. */
  bolusPerKg: (figures: string) => string;
  drinkPerKg: (figures: string) => string;
  firstDaysFluid: Record<FluidBasis, string>;
  besideNotCounted: string;
  drinksNotCounted: string;
  feedGives: (energy: string, protein: string) => string;
};

/** The words around the water of a plan. */
export type WaterWords = {
  flushEach: (before: string, after: string) => string;
  flushNotEntered: string;
  /** Beside feeds by mouth. */
  flushEachByTube: (before: string, after: string) => string;
  medicinesWith: (when: string, each: string, parts: string) => string;
  medicineParts: Record<'before' | 'between' | 'after', (amount: string) => string>;
  extraWaterOf: (amount: string, when: string | undefined) => string;
  atTimes: (times: string) => string;
  timesADay: (count: number) => string;
};

/** Flushes, then water with medicines and other water, each where there is any. */
export function waterLines(
  { flush, medicines, extraWater, extraWaterAt, sessions }: FeedPlan,
  say: WaterWords,
): string[] {
  if (isAllByMouth({ sessions })) return [];
  const at = (times: readonly ClockTime[]) => say.atTimes(times.map(clockText).join(', '));
  const eachTime = medicines.before + medicines.between + medicines.after;
  const parts = (['before', 'between', 'after'] as const)
    .filter((part) => medicines[part] > 0)
    .map((part) => say.medicineParts[part](mlText(medicines[part])));
  const when = medicines.at === undefined ? say.timesADay(medicines.times) : at(medicines.at);
  return [
    flush === undefined
      ? say.flushNotEntered
      : (sessions.some(isByMouth) ? say.flushEachByTube : say.flushEach)(
          mlText(flush.before),
          mlText(flush.after),
        ),
    ...(medicines.times === 0 ? [] : [say.medicinesWith(when, mlText(eachTime), parts.join(', '))]),
    ...(extraWater === 0 ? [] : [say.extraWaterOf(mlText(extraWater), extraWaterAt && at(extraWaterAt))]),
  ];
}

const hours = (value: number): string => `${formatNumber(value, Number.isInteger(value) ? 0 : 1)}\u00a0h`;

/** What hangs how long, and the packs for 28 days, as screens, cards and report write it. */
export function hangingLines(
  result: FeedPlanResult,
  products: readonly Product[],
  say: PlanLineWords,
): string[] {
  const name = (id: string) => products.find((one) => one.id === id)?.name ?? id;
  const hanging = result.sessions.flatMap(({ session, hung }) => {
    const most = maxFillMl(hung);
    if (hung.hangsHours === null) return [];
    const container = say.containerOf[hung.container].toLowerCase();
    const isStated = hung.isAssumed && hung.isBeyondLimit;
    const what = `${name(session.product)}, ${isStated ? say.takenAs(container) : container}`;
    const limit = hours(hung.limitHours);
    const of =
      hung.container === 'rth'
        ? (hung.isBeyondLimit ? say.changeAt : say.hangsFor)(durationText(hung.hangsHours), limit)
        : say.hangs(say.containers(hung.hangs), limit, most === null ? null : mlText(most));
    return [`${what}: ${of}.`];
  });
  const nights = result.sessions.flatMap((one) => {
    const ends = 'bolus' in one ? null : changeNightEndTimes(one);
    if (ends === null || 'bolus' in one) return [];
    const line = say.clocksChange(name(one.session.product), ends.inMarch, ends.inOctober);
    const due = dueBeforeItsEndInMarch(one, result.sessions);
    return [due.length === 0 ? line : `${line} ${say.waitsInMarch(due.map(clockText).join(', '))}`];
  });
  const packs = [...new Set(result.packs.map(({ product }) => product))].map((id) => {
    const sizes = result.packs.filter(({ product }) => product === id);
    return `${name(id)}: ${sizes.map(({ packSize, in28Days, openDays }) => say.packs(formatNumber(in28Days), `${mlText(packSize)}${openForText(openDays)}`)).join(', ')}.`;
  });
  const goesOn = openPackMl(result.sessions).some((ml) => ml > 0) ? [say.packGoesOn] : [];
  const discard = leftoverFeed(result).map(({ product, ml }) => {
    const line = say.discard(mlText(ml));
    return product === null ? line : say.ofProduct(name(product), line);
  });
  const sessions = result.sessions.map(({ session }) => session);
  const set = usesPump(sessions) ? [say.givingSet] : [];
  const { poured, isAll } = pouredFeeds(result.sessions, products);
  const left =
    poured.length === 0 ? [] : isAll ? [say.leftInBottle] : poured.map((feed) => say.leftInBottleOf(feed));
  return [...new Set([...hanging, ...nights, ...packs, ...goesOn, ...discard, ...set, ...left])];
}

/** Feeds by tube of an ordinary day that begin after this one has ended, but before it has in the night of March. */
function dueBeforeItsEndInMarch({ end }: PumpResult, sessions: readonly SessionResult[]): ClockTime[] {
  if (end === null) return [];
  return sessions
    .filter(({ session }) => !isByMouth(session))
    .flatMap((one) => ('bolus' in one ? one.times : [one.session.start]))
    .filter((begins) => minutesAfter(end.time, begins) < MINUTES_PER_HOUR)
    .toSorted((a, b) => minutesAfter(end.time, a) - minutesAfter(end.time, b));
}

/**
 * What the wall shows when a pump that runs as long as on any day ends in the nights the clocks change. Null where it
 * ends before they do, and of a feed without rest.
 */
export function changeNightEndTimes({
  session,
  runHours,
  end,
}: PumpResult): { inMarch: string; inOctober: string } | null {
  if (runHours === null || end === null || session.hours >= HOURS_PER_DAY) return null;
  const at = (change: ClockChange) =>
    clockText(addMinutesInChangeNight(session.start, runHours * MINUTES_PER_HOUR, change).time);
  const [inMarch, inOctober] = [at('forward'), at('back')];
  const usual = clockText(end.time);
  return inMarch === usual && inOctober === usual ? null : { inMarch, inOctober };
}
