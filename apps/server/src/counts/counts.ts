import * as z from 'zod';
import type { Store } from '#store/open-store.ts';

/** `sample` is a click on a sample link, with the product as its name; `event` has no product. */
export type CountKind = 'pageview' | 'event' | 'sample';

/** What the privacy statement promises: counts are kept this long. */
const MONTHS_KEPT = 14;

/** Days in UTC, as YYYY-MM-DD. */
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

export async function countOne(store: Store, now: number, kind: CountKind, name: string): Promise<void> {
  await store.query(
    `INSERT INTO analytics_counts (day, kind, name, count) VALUES ($1, $2, $3, 1)
     ON CONFLICT (day, kind, name) DO UPDATE SET count = analytics_counts.count + 1`,
    [dayOf(now), kind, name],
  );
}

/** Deletes what is past the retention period. */
export async function deleteOldCounts(store: Store, now: number): Promise<void> {
  await store.query(`DELETE FROM analytics_counts WHERE day < $1::date - make_interval(months => $2::int)`, [
    dayOf(now),
    MONTHS_KEPT,
  ]);
}

const MS_A_DAY = 86_400_000;
/** More rows than are ever kept. */
const MOST_DAYS = 460;

/** Both days are counted in. */
export const periodSchema = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, { message: '"from" must not be after "to"' })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / MS_A_DAY < MOST_DAYS, {
    message: `at most ${MOST_DAYS} days`,
  });
export type Period = z.infer<typeof periodSchema>;

/** The last 30 days, today included. */
export const lastDays = (now: number): Period => ({ from: dayOf(now - 29 * MS_A_DAY), to: dayOf(now) });

export type Counted = { name: string; count: number };
export type Counts = Period & {
  /** Every day of the period, including those without counts. */
  days: { day: string; screens: number; samples: number; installs: number }[];
  /** Most first. Clicks from before products were counted have no name. */
  screens: Counted[];
  samples: Counted[];
  installs: number;
};

export async function readCounts(store: Store, { from, to }: Period): Promise<Counts> {
  const { rows } = await store.query(
    `SELECT day::text AS day, kind, name, count FROM analytics_counts WHERE day BETWEEN $1 AND $2`,
    [from, to],
  );
  const read = rows.map(({ day, kind, name, count }) => ({
    day: String(day),
    ...groupOf(String(kind), String(name)),
    count: Number(count),
  }));
  const sum = (group: Group, day?: string) =>
    read
      .filter((row) => row.group === group && (day === undefined || row.day === day))
      .reduce((total, { count }) => total + count, 0);
  return {
    from,
    to,
    days: daysOf({ from, to }).map((day) => ({
      day,
      screens: sum('screens', day),
      samples: sum('samples', day),
      installs: sum('installs', day),
    })),
    screens: byName(read.filter(({ group }) => group === 'screens')),
    samples: byName(read.filter(({ group }) => group === 'samples')),
    installs: sum('installs'),
  };
}

type Group = 'screens' | 'samples' | 'installs';

function groupOf(kind: string, name: string): { group: Group; name: string } {
  if (kind === 'pageview') return { group: 'screens', name };
  if (kind === 'sample') return { group: 'samples', name };
  return name === 'installed' ? { group: 'installs', name } : { group: 'samples', name: '' };
}

function byName(rows: Counted[]): Counted[] {
  const totals = new Map<string, number>();
  for (const { name, count } of rows) totals.set(name, (totals.get(name) ?? 0) + count);
  return [...totals]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

function daysOf({ from, to }: Period): string[] {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / MS_A_DAY) + 1;
  return Array.from({ length: days }, (_, index) => dayOf(Date.parse(from) + index * MS_A_DAY));
}
