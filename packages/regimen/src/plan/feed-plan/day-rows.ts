import { rateNumber, trimmedNumber, withUnit } from '../checks/figures.ts';
import { type ClockTime, addMinutes, MINUTES_PER_DAY, MINUTES_PER_HOUR, minutesAfter } from './clock.ts';
import { type DayRow, row, timedRow } from './day-row.ts';
import { type FeedPlan, type Flush, isBolus, isByMouth } from './feed-plan.ts';
import { maxFillMl, usableVolume } from './hanging.ts';
import { roundUpToWhole } from '../totals/round-up-to-whole.ts';
import { openPackMl } from './opened-packs.ts';
import type { BolusResult, FeedPlanResult, PumpResult } from './calculate-feed-plan.ts';

/** Where the flushes are not entered no row has one; the table says so in its sum. */
const NONE_ENTERED: Flush = { before: 0, after: 0 };

/** When the feeding day begins: with the first session. Everything else comes after it. */
export function dayStart({ sessions, medicines }: FeedPlan): ClockTime {
  const [first] = sessions;
  if (first === undefined) return medicines.at?.[0] ?? (0 as ClockTime);
  return isBolus(first) ? first.first : first.start;
}

/** The day in the order in which it happens. What has no time, such as water over the day, comes last. */
export function dayRows(plan: FeedPlan, result: FeedPlanResult): DayRow[] {
  const from = dayStart(plan);
  const openPacks = openPackMl(result.sessions);
  const isOfOne = new Set(result.sessions.map(({ session }) => session.product)).size === 1;
  /** Of two feeds each row says which. */
  const which = (rows: DayRow[], { feed }: PumpResult | BolusResult): DayRow[] =>
    isOfOne || feed === null ? rows : rows.map((one) => ({ ...one, what: `${one.what}: ${feed}` }));
  const rows = [
    ...result.sessions.flatMap((one, index) =>
      which(
        'bolus' in one
          ? bolusRows(one, index, plan, from)
          : pumpRows(one, index, plan, from, openPacks[index]),
        one,
      ),
    ),
    ...medicineRows(plan, from),
    ...waterRows(plan, from),
  ];
  return rows
    .map((one) => aroundFeed(dated(one, from), plan, result, from))
    .toSorted(
      (a, b) =>
        (a.minute ?? Infinity) - (b.minute ?? Infinity) || AT_ONE_TIME[a.kind] - AT_ONE_TIME[b.kind] || 0,
    );
}

/** What is done first at one time: a pump that ends is ended before medicines, one that starts starts after them. */
const AT_ONE_TIME: Record<DayRow['kind'], number> = {
  stop: 0,
  bolus: 1,
  drink: 2,
  medicines: 3,
  water: 4,
  container: 5,
  start: 6,
};

const DAYS = ['', 'next day', 'day after next'];

const dated = (row: DayRow, from: ClockTime): DayRow =>
  row.minute === null
    ? row
    : { ...row, day: DAYS[Math.floor((from + row.minute) / MINUTES_PER_DAY)] || null };

const isGivenThroughTube = ({ kind }: DayRow): boolean =>
  kind === 'medicines' || kind === 'water' || kind === 'bolus';

/** What goes through the tube while a feed runs. By hand it is stopped for it; a bolus by pump takes the pump. */
function aroundFeed(row: DayRow, plan: FeedPlan, { sessions }: FeedPlanResult, from: ClockTime): DayRow {
  const { minute, session, ratePerHour, what } = row;
  if (minute === null || !isGivenThroughTube(row)) return row;
  const time = ((from + minute) % MINUTES_PER_DAY) as ClockTime;
  const runs = sessions.find((one, index) => index !== session && isRunning(one, time));
  if (runs === undefined) return row;
  const isBolusRunning = 'bolus' in runs;
  if (row.kind === 'bolus' && ratePerHour !== null) {
    if (isBolusRunning) return row;
    const running = { what: 'pump', rate: runs.rate } as const;
    const set = withUnit(rateNumber(running.rate, plan.pumpStep), 'ml/h');
    return { ...row, running, what: `${what} (then pump back to ${set})` };
  }
  const stopped = isBolusRunning ? 'feed' : 'pump';
  return {
    ...row,
    running: isBolusRunning
      ? { what: 'bolus', rate: runs.rateMlPerHour ?? 0 }
      : { what: 'pump', rate: runs.rate },
    // Water at its time is named behind it, and given before the feed starts again.
    what: `Stop the ${stopped}, start it again after: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  };
}

/** Whether a feed of this session has begun before this time and goes on after it. */
function isRunning(one: PumpResult | BolusResult, time: ClockTime): boolean {
  const [begins, minutes] =
    'bolus' in one
      ? [one.times, one.bolus === 0 ? 0 : (one.session.minutes ?? 0)]
      : [[one.session.start], Math.round((one.runHours ?? 0) * MINUTES_PER_HOUR)];
  return begins.some((begin) => {
    const elapsed = minutesAfter(begin, time);
    return elapsed > 0 && elapsed < minutes;
  });
}

function pumpRows(
  one: PumpResult,
  index: number,
  { flush = NONE_ENTERED, runBy, pumpStep }: FeedPlan,
  from: ClockTime,
  openMl = 0,
): DayRow[] {
  const { session, rate, runHours, end, deliveredMl } = one;
  if (runHours === null || end === null) {
    const what = 'No rate: the pump does not start';
    return [timedRow(from, session.start, { id: `${index}-start`, kind: 'start', session: index, what })];
  }
  const begins = minutesAfter(from, session.start);
  const minutes = end.time + end.day * MINUTES_PER_DAY - session.start;
  return [
    timedRow(from, session.start, {
      id: `${index}-start`,
      kind: 'start',
      session: index,
      what: flush.before === 0 ? 'Pump starts' : 'Flush, then pump starts',
      feedMl: deliveredMl,
      waterMl: flush.before,
      rate: rateNumber(rate, pumpStep),
      ratePerHour: rate,
    }),
    ...containerRows(one, index, begins, minutes, openMl),
    row({
      id: `${index}-stop`,
      kind: 'stop',
      session: index,
      at: end.time,
      minute: begins + minutes,
      what: `${runBy === 'dose' ? 'Pump stops at the dose' : 'Stop the pump'}${flush.after === 0 ? '' : ', flush'}`,
      waterMl: flush.after,
    }),
  ];
}

/** When a pack is empty and the next is hung, or a container that may not hang as long as the pump runs is filled afresh. */
function containerRows(
  { session, hung, rate, deliveredMl }: PumpResult,
  index: number,
  begins: number,
  runMinutes: number,
  /** What an earlier run left in its pack. */
  openMl: number,
): DayRow[] {
  const { container, packMl, limitHours, hangs } = hung;
  const isPack = container === 'rth' && packMl !== null;
  if (!isPack && maxFillMl(hung) === null) return [];
  const eachMl = isPack ? usableVolume(packMl, rate, limitHours).usableMl : rate * limitHours;
  const firstMl = openMl > 0 ? openMl : eachMl;
  const changes = isPack ? roundUpToWhole(Math.max(0, deliveredMl - firstMl) / eachMl) : hangs - 1;
  return Array.from({ length: changes }, (_, place) =>
    Math.floor(((firstMl + place * eachMl) / rate) * MINUTES_PER_HOUR),
  )
    .filter((minutes) => minutes < runMinutes)
    .map((minutes) =>
      row({
        id: `${index}-container-${minutes}`,
        kind: 'container',
        session: index,
        at: addMinutes(session.start, minutes).time,
        minute: begins + minutes,
        what: isPack ? 'Hang the next pack' : 'Fresh container',
      }),
    );
}

function bolusRows(
  one: BolusResult,
  index: number,
  { flush = NONE_ENTERED }: FeedPlan,
  from: ClockTime,
): DayRow[] {
  const { session, bolus, times, rateMlPerHour } = one;
  if (bolus === 0) return [];
  const given = isByMouth(session)
    ? { kind: 'drink' as const, what: 'Feed by mouth' }
    : {
        kind: 'bolus' as const,
        what: bolusText(one, flush),
        waterMl: flush.before + flush.after,
        rate: rateMlPerHour === null ? '' : trimmedNumber(rateMlPerHour, 1),
        ratePerHour: rateMlPerHour,
      };
  return times.map((at, place) =>
    timedRow(from, at, { id: `${index}-${place}`, session: index, feedMl: bolus, ...given }),
  );
}

/** "Flush, bolus over 30 min, flush" */
function bolusText({ session: { minutes } }: BolusResult, flush: Flush): string {
  const over = minutes === undefined ? 'bolus' : `bolus over ${trimmedNumber(minutes, 1)}\u00a0min`;
  const parts = [...(flush.before === 0 ? [] : ['flush']), over, ...(flush.after === 0 ? [] : ['flush'])];
  const what = parts.join(', ');
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
}

function medicineRows({ medicines }: FeedPlan, from: ClockTime): DayRow[] {
  const { times, at, before, between, after: behind } = medicines;
  if (times === 0) return [];
  const waterMl = before + between + behind;
  const what = waterMl === 0 ? 'Medicines' : 'Medicines with flushes';
  if (at === undefined) {
    const often = `${what}, ${times}\u00a0${times === 1 ? 'time' : 'times'} a day`;
    return [row({ id: 'medicines', kind: 'medicines', what: often, waterMl: waterMl * times })];
  }
  return at.map((time, place) =>
    timedRow(from, time, { id: `medicines-${place}`, kind: 'medicines', what, waterMl }),
  );
}

/** The parts of other water come to all of it: 400 ml at three times are 133, 134 and 133 ml. */
function waterRows({ extraWater, extraWaterAt }: FeedPlan, from: ClockTime): DayRow[] {
  if (extraWater === 0) return [];
  const ofAny = { kind: 'water' as const, what: 'Water through the tube' };
  if (extraWaterAt === undefined) return [row({ ...ofAny, id: 'water', waterMl: extraWater })];
  const upTo = (place: number) =>
    place === extraWaterAt.length ? extraWater : Math.round((extraWater * place) / extraWaterAt.length);
  return extraWaterAt.map((at, place) =>
    timedRow(from, at, { ...ofAny, id: `water-${place}`, waterMl: upTo(place + 1) - upTo(place) }),
  );
}
