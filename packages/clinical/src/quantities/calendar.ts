import { NO_BREAK_SPACE } from './display.ts';
import { MONTHS_PER_YEAR, months } from './units.ts';
import type { Months } from './units.ts';

/** A day of the Gregorian calendar, without time or zone. Today is always passed in, never read from a clock. */
export type CalendarDate = { year: number; month: number; day: number };

/** The earliest date of birth that is accepted. */
export const OLDEST_AGE_MONTHS = 1451;

export type BirthDateFailure = 'not-a-date' | 'in-future' | 'too-long-ago';
export type AgeFromBirthDate = { ok: true; months: Months } | { ok: false; reason: BirthDateFailure };

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);

/** Reads "2024-02-29"; null if that day does not exist. */
export function parseCalendarDate(iso: string): CalendarDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (!match) return null;
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isCalendarDate(date) ? date : null;
}

export const calendarDateText = ({ year, month, day }: CalendarDate): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const MONTH_NAMES = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** "20 Nov 2026", never broken at the end of a line. */
export const calendarDateWords = ({ year, month, day }: CalendarDate): string =>
  [day, MONTH_NAMES[month - 1], year].join(NO_BREAK_SPACE);

const isCalendarDate = ({ year, month, day }: CalendarDate): boolean =>
  [year, month, day].every(Number.isInteger) &&
  year >= 1 &&
  month >= 1 &&
  month <= MONTHS_PER_YEAR &&
  day >= 1 &&
  day <= daysInMonth(year, month);

/** Negative if a is earlier than b, zero on the same day. */
export const compareDates = (a: CalendarDate, b: CalendarDate): number =>
  a.year - b.year || a.month - b.month || a.day - b.day;

/** Adds months to a date; gives the last day of the month if it is shorter. */
export function addMonths(date: CalendarDate, count: number): CalendarDate {
  const index = date.year * MONTHS_PER_YEAR + (date.month - 1) + count;
  const year = Math.floor(index / MONTHS_PER_YEAR);
  const month = (index % MONTHS_PER_YEAR) + 1;
  return { year, month, day: Math.min(date.day, daysInMonth(year, month)) };
}

/**
 * Whole months from one day to a later one. A month is complete on the day of the month of birth; if a month has no
 * such day, on the first of the next. A child born on 29 February is one year old on 1 March 2025.
 */
export function completedMonths(born: CalendarDate, today: CalendarDate): Months {
  const difference = (today.year - born.year) * MONTHS_PER_YEAR + (today.month - born.month);
  return months(today.day < born.day ? difference - 1 : difference);
}

const MILLISECONDS_PER_DAY = 86_400_000;

/** Whole days from one day to a later one, without time or zone. */
export function completedDays(born: CalendarDate, today: CalendarDate): number {
  const utc = ({ year, month, day }: CalendarDate) => new Date(0).setUTCFullYear(year, month - 1, day);
  return Math.round((utc(today) - utc(born)) / MILLISECONDS_PER_DAY);
}

/** The first date of birth that is still accepted on this day. */
export const earliestBirthDate = (today: CalendarDate): CalendarDate => addMonths(today, -OLDEST_AGE_MONTHS);

export function ageFromBirthDate(born: CalendarDate, today: CalendarDate): AgeFromBirthDate {
  if (!isCalendarDate(born)) return { ok: false, reason: 'not-a-date' };
  if (compareDates(born, today) > 0) return { ok: false, reason: 'in-future' };
  if (compareDates(born, earliestBirthDate(today)) < 0) return { ok: false, reason: 'too-long-ago' };
  return { ok: true, months: completedMonths(born, today) };
}
