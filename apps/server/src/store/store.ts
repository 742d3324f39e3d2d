/** One statement with its values, or several at once without values. `Row` is what the statement selects. */
export type Query = <Row = Record<string, unknown>>(
  text: string,
  values?: unknown[],
) => Promise<{ rows: Row[]; rowCount: number }>;

export type Store = {
  kind: 'embedded' | 'postgres';
  query: Query;
  /** The same, all or nothing. */
  inTransaction<T>(use: (query: Query) => Promise<T>): Promise<T>;
  /** One process at a time on this database: for everything that creates tables. */
  alone<T>(use: (query: Query) => Promise<T>): Promise<T>;
  /** Calls back when another process (or this one) has sent a notification on the channel. */
  listen(channel: string, heard: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};
