import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from '#logging/logger.ts';
import { lockDirectory } from './directory-lock.ts';
import { MIGRATIONS } from './migrations.ts';
import { openPostgres } from './open-postgres.ts';
import { openEmbeddedClient } from './embedded-client.ts';
import type { Query, Store } from './store.ts';

export type { Query, Store } from './store.ts';

export type StoreOptions = {
  databaseUrl: string | undefined;
  databasePool: number;
  /** The embedded database's folder is created inside it. */
  dataDirectory: string;
  log: Logger;
  /** All migrations, unless a database of an earlier release is wanted. */
  migrations?: typeof MIGRATIONS;
};

export async function openStore(options: StoreOptions): Promise<Store> {
  const store = options.databaseUrl
    ? await openPostgres(options.databaseUrl, options)
    : await openEmbedded(options.dataDirectory);
  try {
    await migrate(store, options.migrations ?? MIGRATIONS);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function openEmbedded(dataDirectory: string): Promise<Store> {
  const lock = lockDirectory(dataDirectory);
  try {
    const client = await openEmbeddedClient(path.join(dataDirectory, 'database'));
    return {
      kind: 'embedded',
      query: embeddedQuery(client),
      inTransaction: (use) => client.transaction((transaction) => use(embeddedQuery(transaction))),
      alone: (use) => use(embeddedQuery(client)), // Its folder is locked: no other process has it open.
      listen: async (channel, heard) => client.listen(channel, heard),
      close: async () => {
        await client.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

type EmbeddedClient = Pick<PGlite, 'query' | 'exec'>;

function embeddedQuery(client: EmbeddedClient): Query {
  return async <Row>(text: string, values: unknown[] = []) => {
    const answer =
      values.length === 0 ? (await client.exec(text)).at(-1) : await client.query<Row>(text, values);
    const rows = (answer?.rows ?? []) as Row[];
    return { rows, rowCount: rows.length || (answer?.affectedRows ?? 0) };
  };
}

/** All steps or none, once, however many processes start together. One that fails leaves its connection closed. */
async function migrate(store: Store, migrations: typeof MIGRATIONS): Promise<void> {
  await store.alone(async (run) => {
    await run('BEGIN');
    await run(
      `CREATE TABLE IF NOT EXISTS migrations (id text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    const { rows } = await run(`SELECT id FROM migrations`);
    const applied = new Set(rows.map((row) => row.id));
    for (const { id, sql } of migrations) {
      if (applied.has(id)) continue;
      await run(sql);
      await run(`INSERT INTO migrations (id) VALUES ($1)`, [id]);
    }
    await run('COMMIT');
  });
}
