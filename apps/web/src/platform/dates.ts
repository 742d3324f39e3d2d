import { calendarDateText, calendarDateWords } from '@dietetic/clinical';

/** Dates as the app writes them: 20 Nov 2026, and 20 Nov 2026, 08:14, in the clinician's own time zone. */

/** `moment` is milliseconds since 1970. */
export function shortDate(moment: number): string {
  return calendarDateWords(dayOf(moment));
}

export function shortDateTime(moment: number): string {
  return `${shortDate(moment)}, ${timeOf(moment)}`;
}

/** As data: 2026-11-20. */
export const isoDate = (moment: number): string => calendarDateText(dayOf(moment));

/** As data: 2026-11-20T08:14, by the clock on the wall. */
export const isoDateTime = (moment: number): string => `${isoDate(moment)}T${timeOf(moment)}`;

function dayOf(moment: number) {
  const date = new Date(moment);
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

function timeOf(moment: number): string {
  const date = new Date(moment);
  return `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`;
}
