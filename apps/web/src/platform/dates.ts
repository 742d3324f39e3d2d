import { calendarDateWords } from '@dietetic/clinical';

/** Dates as the app writes them: 20 Nov 2026, and 20 Nov 2026, 08:14, in the clinician's own time zone. */

/** `moment` is milliseconds since 1970. */
export function shortDate(moment: number): string {
  const date = new Date(moment);
  return calendarDateWords({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}

export function shortDateTime(moment: number): string {
  const date = new Date(moment);
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return `${shortDate(moment)}, ${String(date.getHours()).padStart(2, '0')}:${minutes}`;
}
