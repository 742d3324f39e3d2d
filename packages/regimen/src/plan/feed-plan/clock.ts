import { roundHalfAway } from '@dietetic/clinical';

declare const unit: unique symbol;
/** Minutes after midnight on a 24-hour clock, 0 to 1,439. */
export type ClockTime = number & { readonly [unit]: 'clock time' };

export const MINUTES_PER_HOUR = 60;
export const HOURS_PER_DAY = 24;
export const MINUTES_PER_DAY = HOURS_PER_DAY * MINUTES_PER_HOUR;

const WRITTEN = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Parses "08:05"; null for an invalid time such as "24:00" or "8.05". */
export function parseClockTime(text: string): ClockTime | null {
  const [, hours, minutes] = WRITTEN.exec(text) ?? [];
  return hours === undefined ? null : ((Number(hours) * MINUTES_PER_HOUR + Number(minutes)) as ClockTime);
}

const two = (value: number): string => String(value).padStart(2, '0');

/** "08:05" */
export function clockText(time: ClockTime): string {
  return `${two(Math.floor(time / MINUTES_PER_HOUR))}:${two(time % MINUTES_PER_HOUR)}`;
}

/** A time of a day after the day it is counted from: 0 the same day, 1 the next. */
export type DayTime = { time: ClockTime; day: number };

/** So many minutes later, rounded once to the minute. Every minute runs: none is lost or doubled over midnight. */
export function addMinutes(from: ClockTime, minutes: number): DayTime {
  const at = roundHalfAway(from + minutes);
  return { time: (at % MINUTES_PER_DAY) as ClockTime, day: Math.floor(at / MINUTES_PER_DAY) };
}

/** From one time to the next time the clock shows the other: over 0 to 24 hours, in minutes. */
export const minutesUntil = (from: ClockTime, to: ClockTime): number =>
  to > from ? to - from : to - from + MINUTES_PER_DAY;

/** In both countries the clocks jump from 01:00 to 02:00 in March and fall from 02:00 to 01:00 in October. */
export type ClockChange = 'forward' | 'back';
const CHANGES_AT: Record<ClockChange, number> = { forward: 60, back: 120 };
/** From then on the new time holds: the hour before it is skipped or comes twice. */
const CHANGED_BY = 120;

/**
 * What the clock on the wall shows when a feed that runs so many minutes ends, in the night in which the clocks
 * change. A pump counts minutes, not the clock: run by dose it gives the same volume and ends an hour later or earlier
 * by the clock. A start within the hour that is skipped, or comes twice, is read by the clocks before the change.
 */
export function addMinutesInChangeNight(from: ClockTime, minutes: number, change: ClockChange): DayTime {
  const plain = addMinutes(from, minutes);
  const end = plain.time + plain.day * MINUTES_PER_DAY;
  // The change of the night that this feeding day crosses: before noon it is that of the same day.
  const changeAt = CHANGES_AT[change] + (from < CHANGED_BY ? 0 : MINUTES_PER_DAY);
  if (end < changeAt) return plain;
  return addMinutes(
    plain.time,
    (change === 'forward' ? MINUTES_PER_HOUR : -MINUTES_PER_HOUR) + plain.day * MINUTES_PER_DAY,
  );
}
