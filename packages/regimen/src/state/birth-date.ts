import { ageFromBirthDate, calendarDateText, parseCalendarDate } from '@dietetic/clinical';
import type { BirthDateFailure, CalendarDate } from '@dietetic/clinical';

type BirthDateReading = CalendarDate | 'unfinished' | 'not-a-date';

/** Fewer than four digits are not yet a year. */
const FIRST_YEAR = 1000;

/** Reads `yyyy-mm-dd`, or day, month and year on a line each. */
export function readBirthDate(text: string): BirthDateReading {
  const [day = '', month = '', year = ''] = text.includes('\n')
    ? text.split('\n').map((part) => part.trim())
    : text.split('-').toReversed();
  if (![day, month, year].every((part) => /^\d*$/.test(part))) return 'not-a-date';
  if (day === '' || month === '' || Number(year) < FIRST_YEAR) return 'unfinished';
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return parseCalendarDate(calendarDateText(date)) ?? 'not-a-date';
}

/** Why a date of birth that was typed to its end cannot be used; null while it is being typed. */
export function birthDateFailure(text: string, today: CalendarDate): BirthDateFailure | null {
  const reading = readBirthDate(text);
  if (reading === 'unfinished') return null;
  if (reading === 'not-a-date') return reading;
  const age = ageFromBirthDate(reading, today);
  return age.ok ? null : age.reason;
}
