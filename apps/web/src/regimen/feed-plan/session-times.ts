import {
  type ClockTime,
  clockText,
  type FeedPlan,
  HOURS_PER_DAY,
  addMinutes,
  MINUTES_PER_DAY,
  MINUTES_PER_HOUR,
  minutesUntil,
  parseClockTime,
} from '@dietetic/regimen';
import { entryOfValue, type NumberEntry } from '#ui/number-field/number-text.ts';

/** "20:00", "2000", "8.05": a time as people type it; null when it is not a time. */
export function parseTime(text: string): ClockTime | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:. ]?(\d{2})$/.exec(text.trim()) ?? [];
  return parseClockTime(`${hours.padStart(2, '0')}:${minutes}`);
}

/** "09:00, 13:00", and "9, 13" for whole hours; null where one of them is no time. One number alone says no hour. */
export function parseTimes(text: string): ClockTime[] | null {
  const parts = text.split(/[,;\s]+/).filter((part) => part !== '');
  const times = parts.map((part) =>
    parts.length > 1 && /^\d{1,2}$/.test(part) ? parseTime(`${part}:00`) : parseTime(part),
  );
  return times.every((time) => time !== null) ? times.toSorted((a, b) => a - b) : null;
}

/** Their times, or how often a day where no time is said: "3". */
export function parseMedicineTimes(text: string): Pick<FeedPlan['medicines'], 'times' | 'at'> | null {
  if (/^\s*\d\s*$/.test(text)) return { times: Number(text) };
  const at = parseTimes(text);
  return at === null ? null : at.length === 0 ? { times: 0 } : { times: at.length, at };
}

/** When a pump session ends by its planned hours: "08:00"; empty while start or hours cannot be read. */
export function endTimeText({ start, hours }: { start: string; hours: NumberEntry | undefined }): string {
  const from = parseTime(start);
  return from === null || hours?.value === undefined || !(hours.value > 0 && hours.value <= 24)
    ? ''
    : clockText(addMinutes(from, hours.value * MINUTES_PER_HOUR).time);
}

/** The hours from the start to a typed end; undefined while one of them is no time. */
export function hoursUntil(start: string, end: string): NumberEntry | undefined {
  const [from, to] = [parseTime(start), parseTime(end)];
  if (from === null || to === null) return undefined;
  const hours = minutesUntil(from, to) / MINUTES_PER_HOUR;
  // Five minutes have no end as hours; "10" and "10.5" have no zeros.
  return entryOfValue(hours, Number.isInteger(hours * 100) ? 0 : 2);
}

/** When a session that ends at a typed time and runs for typed hours begins; undefined while one of them cannot be read. */
function startOf({ end, hours }: Pick<PumpTimes, 'end' | 'hours'>): string | undefined {
  const to = parseTime(end);
  return to === null || hours?.value === undefined || !(hours.value > 0 && hours.value <= HOURS_PER_DAY)
    ? undefined
    : clockText(addMinutes(to, MINUTES_PER_DAY - hours.value * MINUTES_PER_HOUR).time);
}

export type PumpTime = 'start' | 'hours' | 'end';
/** Two of three say when a pump runs. */
export type PumpTimes = {
  start: string;
  hours: NumberEntry | undefined;
  end: string;
  /** What a person has typed of them, the latest last. */
  typed: readonly PumpTime[];
};

/** The times with one of them typed: it stays, and what was not typed follows. */
export function withTypedTime<T extends PumpTimes>(
  times: T,
  part: { start: string } | { hours: NumberEntry | undefined } | { end: string },
): T {
  const key: PumpTime = 'start' in part ? 'start' : 'hours' in part ? 'hours' : 'end';
  const others = times.typed.filter((one) => one !== key);
  const now = { ...times, ...part };
  // An emptied box holds nothing, and is not filled while it is typed in.
  const isEmpty = key === 'hours' ? now.hours === undefined : now[key].trim() === '';
  if (isEmpty) return { ...now, typed: others };
  const typed = [...others, key];
  return { ...now, typed, ...followed(now, followerOf(typed)) };
}

/** Which of the three follows. Where all were typed the start holds, and the later of hours and end. */
function followerOf(typed: readonly PumpTime[]): PumpTime {
  const free = (['end', 'hours', 'start'] as const).find((one) => !typed.includes(one));
  return free ?? typed.find((one) => one !== 'start') ?? 'end';
}

/** It keeps what it was where the two that are typed cannot be read, which is asked about where they stand. */
function followed(times: PumpTimes, follower: PumpTime): Partial<PumpTimes> {
  if (follower === 'end') return { end: endTimeText(times) };
  if (follower === 'hours') {
    const hours = hoursUntil(times.start, times.end);
    return hours === undefined ? {} : { hours };
  }
  const start = startOf(times);
  return start === undefined ? {} : { start };
}
