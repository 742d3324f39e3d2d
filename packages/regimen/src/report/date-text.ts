import { calendarDateWords, parseCalendarDate } from '@dietetic/clinical';

/** "22 Nov 2026" and "14:32" of "2026-11-22T14:32". */
export function dateAndTime(local: string): { date: string; time: string } {
  const [day = '', time = ''] = local.split('T');
  return { date: dateText(day), time };
}

/** "22 Nov 2026, 14:32" of "2026-11-22T14:32". */
export function dateTimeText(local: string): string {
  const { date, time } = dateAndTime(local);
  return `${date}, ${time}`;
}

/** "22 Nov 2026" of "2026-11-22"; a date that does not exist is a mistake of the caller's. */
export function dateText(iso: string): string {
  const date = parseCalendarDate(iso);
  if (date === null) throw new RangeError('A report has a date that does not exist.');
  return calendarDateWords(date);
}
