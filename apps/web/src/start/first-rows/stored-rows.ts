import { type Country } from '@dietetic/catalogue';
import { isStaleAt } from '#catalogue-store/freshness.ts';
import { type Current, database, META } from '#catalogue-store/database.ts';
import type { FirstRow } from './row-html.ts';

/** Raised when a row says something else: rows of another format are not shown, and the next update writes them anew. */
export const FIRST_ROWS_FORMAT = 2;
export type StoredRows = { format: number; catalogue: string; rows: readonly FirstRow[] };

export const rowsKey = (country: Country): string => `first-${country}`;

/**
 * The first rows of the catalogue that the device holds, as its last update has written them with it. None when they
 * are of another catalogue or format, or old enough to need the warning that they may be out of date.
 */
export async function readFirstRows(country: Country, now: number): Promise<readonly FirstRow[] | undefined> {
  try {
    const store = (await database()).transaction(META).objectStore(META);
    const [held, kept] = await Promise.all([store.get('current'), store.get(rowsKey(country))]);
    const [current, stored] = [held as Current | undefined, kept as StoredRows | undefined];
    const isOfCurrent = stored !== undefined && stored.catalogue === current?.catalogue;
    if (!isOfCurrent || stored.format !== FIRST_ROWS_FORMAT || isStaleAt(current.confirmedAt, now))
      return undefined;
    return stored.rows;
  } catch {
    // The browser refuses its database: the list is shown by the app alone.
    return undefined;
  }
}
