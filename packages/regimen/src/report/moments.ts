import { calendarDateWords, parseCalendarDate } from '@dietetic/clinical';

/** "22 Nov 2026" and "14:32" of "2026-11-22T14:32". */
export function moment(local: string): { date: string; time: string } {
  const [day = '', time = ''] = local.split('T');
  return { date: dateWords(day), time };
}

/** "22 Nov 2026, 14:32" of "2026-11-22T14:32". */
export function momentWords(local: string): string {
  const { date, time } = moment(local);
  return `${date}, ${time}`;
}

/** "22 Nov 2026" of "2026-11-22"; a date that does not exist is a mistake of the caller's. */
export function dateWords(iso: string): string {
  const date = parseCalendarDate(iso);
  if (date === null) throw new RangeError('A report has a date that does not exist.');
  return calendarDateWords(date);
}
