import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export type Database = PgDatabase<PgQueryResultHKT>;
export type Query = (text: string, values?: unknown[]) => Promise<QueryAnswer>;
type QueryAnswer = { rows: Record<string, unknown>[]; rowCount: number };

export type Store = {
  kind: 'embedded' | 'postgres';
  db: Database;
  /** Plain SQL, for the libraries that bring their own statements; several at once when without values. */
  query: Query;
  /** The same, all or nothing. */
  inTransaction<T>(use: (query: Query) => Promise<T>): Promise<T>;
  /** One process at a time on this database: for all that creates tables. */
  alone<T>(use: (query: Query) => Promise<T>): Promise<T>;
  /** Calls back when another process (or this one) has announced something on the channel. */
  listen(channel: string, heard: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};
