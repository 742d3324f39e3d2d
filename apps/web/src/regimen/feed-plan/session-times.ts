import {
  type ClockTime,
  clockText,
  type FeedPlan,
  later,
  MINUTES_PER_HOUR,
  minutesUntil,
  parseClockTime,
} from '@dietetic/regimen';
import { entryOfValue, type NumberEntry } from '#ui/number-field/number-text.ts';

/** "20:00", "2000", "8.05": as people type a time; null for what is none. */
export function readTime(text: string): ClockTime | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:. ]?(\d{2})$/.exec(text.trim()) ?? [];
  return parseClockTime(`${hours.padStart(2, '0')}:${minutes}`);
}

/** "09:00, 13:00", and "9, 13" for whole hours; null where one of them is no time. One number alone says no hour. */
export function readTimes(text: string): ClockTime[] | null {
  const parts = text.split(/[,;\s]+/).filter((part) => part !== '');
  const times = parts.map((part) =>
    parts.length > 1 && /^\d{1,2}$/.test(part) ? readTime(`${part}:00`) : readTime(part),
  );
  return times.every((time) => time !== null) ? times.toSorted((a, b) => a - b) : null;
}

/** Their times, or how often a day where no time is said: "3". */
export function readMedicineTimes(text: string): Pick<FeedPlan['medicines'], 'times' | 'at'> | null {
  if (/^\s*\d\s*$/.test(text)) return { times: Number(text) };
  const at = readTimes(text);
  return at === null ? null : at.length === 0 ? { times: 0 } : { times: at.length, at };
}

/** When a pump session ends by its planned hours: "08:00"; empty while start or hours cannot be read. */
export function endOf({ start, hours }: { start: string; hours: NumberEntry | undefined }): string {
  const from = readTime(start);
  return from === null || hours?.value === undefined || !(hours.value > 0 && hours.value <= 24)
    ? ''
    : clockText(later(from, hours.value * MINUTES_PER_HOUR).time);
}

/** The hours from the start to a typed end; undefined while one of them is no time. */
export function hoursUntil(start: string, end: string): NumberEntry | undefined {
  const [from, to] = [readTime(start), readTime(end)];
  return from === null || to === null
    ? undefined
    : entryOfValue(minutesUntil(from, to) / MINUTES_PER_HOUR, 2);
}
