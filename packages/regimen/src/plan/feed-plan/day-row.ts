import { mlNumber, mlText } from '../checks/figures.ts';
import { type ClockTime, clockText, minutesAfter } from './clock.ts';

/** One line of the day, as every screen, card and output writes it. */
export type DayRow = {
  id: string;
  kind: 'start' | 'stop' | 'container' | 'bolus' | 'drink' | 'medicines' | 'water';
  /** Index of its session; null for medicines and water. */
  session: number | null;
  /** Minutes after the start of the feeding day; null where no time was said. */
  minute: number | null;
  /** "20:00"; null where no time was said. */
  time: string | null;
  /** "next day" on every row after midnight, counted from the first session; else null. */
  day: string | null;
  what: string;
  /** ml as they are given: 0 where there is none. */
  feedMl: number;
  waterMl: number;
  /** "1,000", "83": empty where there is none. */
  feed: string;
  water: string;
  rate: string;
  /** ml/h as the pump is set; null where there is none. */
  ratePerHour: number | null;
  /** What runs for another feed when this is given, and is stopped or set back for it, and its ml/h; else null. */
  running: { what: 'pump' | 'bolus'; rate: number } | null;
};

type Given = Pick<DayRow, 'id' | 'kind' | 'what'> &
  Partial<Pick<DayRow, 'session' | 'minute' | 'feedMl' | 'waterMl' | 'rate' | 'ratePerHour'>> & {
    at?: ClockTime;
  };

export function row({ at, ...given }: Given): DayRow {
  const { feedMl = 0, waterMl = 0 } = given;
  return {
    session: null,
    minute: null,
    day: null,
    rate: '',
    ratePerHour: null,
    running: null,
    ...given,
    time: at === undefined ? null : clockText(at),
    feedMl,
    waterMl,
    feed: written(feedMl),
    water: written(waterMl),
  };
}

/** What is done at a time of the day, counted from the start of the feeding day. */
export const timedRow = (from: ClockTime, at: ClockTime, given: Omit<Given, 'at' | 'minute'>): DayRow =>
  row({ ...given, at, minute: minutesAfter(from, at) });

/** Without its unit, which is in the head of the column. */
const written = (ml: number): string => (ml === 0 ? '' : mlNumber(ml));

/** Water at their minute is given with these; a pump that starts or stops is looked at alone. */
const WITH_WATER: ReadonlySet<DayRow['kind']> = new Set(['medicines', 'bolus']);

/** The row that water at its time is given with; the last of them, which is that of medicines where there are any. */
export const takesWater = (water: DayRow, before: Pick<DayRow, 'kind' | 'time'> | undefined): boolean =>
  water.kind === 'water' &&
  water.time !== null &&
  before !== undefined &&
  before.time === water.time &&
  WITH_WATER.has(before.kind);

/** As it is done and initialled: water at the time of something else is in its row, with its own amount in words. */
export function mergeRowsByMinute(rows: readonly DayRow[]): DayRow[] {
  const merged: DayRow[] = [];
  for (const one of rows) {
    const before = merged.at(-1);
    if (before === undefined || !takesWater(one, before)) merged.push(one);
    else {
      const waterMl = before.waterMl + one.waterMl;
      const what = `${before.what}, water ${mlText(one.waterMl)}`;
      merged[merged.length - 1] = { ...before, what, waterMl, water: written(waterMl) };
    }
  }
  return merged;
}

/** Medicines at the minute of a feed: each has its own flushes, and the sum counts both. */
export const countsFlushesTwice = (rows: readonly DayRow[]): boolean =>
  rows.some(
    (one) =>
      one.kind === 'medicines' &&
      one.minute !== null &&
      one.waterMl > 0 &&
      rows.some(({ session, minute, waterMl }) => session !== null && minute === one.minute && waterMl > 0),
  );
