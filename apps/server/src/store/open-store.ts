import fs from 'node:fs';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Client, Pool, type PoolClient, type QueryResult } from 'pg';
import { type Logger, describeError } from '#logging/logger.ts';
import { lockDirectory } from './directory-lock.ts';
import { MIGRATIONS } from './migrations.ts';

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
  /** Calls back when another process (or this one) has announced something on the channel. */
  listen(channel: string, heard: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

export type StoreOptions = {
  databaseUrl: string | undefined;
  databasePool: number;
  /** The embedded database's folder is made inside. */
  dataDirectory: string;
  log: Logger;
  /** All there are, unless a database of an earlier release is wanted. */
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

export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

/** The number PostgreSQL has for columns of bytes. */
const BYTEA = 17;

const EMBEDDED_OPTIONS: PGliteOptions = {
  // Its usual 128 MB of buffers would all be in memory from the start; the operating system caches the files.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  // Its own way goes through an array with a string for every byte: seconds for the pages of a catalogue.
  serializers: { [BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
  parsers: { [BYTEA]: (hex: string) => Buffer.from(hex.slice(2), 'hex') },
};

async function openEmbedded(dataDirectory: string): Promise<Store> {
  const lock = lockDirectory(dataDirectory);
  try {
    const folder = path.join(dataDirectory, 'database');
    fs.mkdirSync(folder, { recursive: true });
    const client = await PGlite.create(folder, EMBEDDED_OPTIONS);
    return {
      kind: 'embedded',
      db: drizzlePglite(client),
      query: embeddedQuery(client),
      inTransaction: (use) => client.transaction((transaction) => use(embeddedQuery(transaction))),
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

async function openPostgres(databaseUrl: string, options: StoreOptions): Promise<Store> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: options.databasePool,
    connectionTimeoutMillis: 10_000,
  });
  // An idle connection that the server drops must not end the process: the pool opens another.
  pool.on('error', (error) => options.log.warn('database connection lost', describeError(error)));
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message || describeError(error).code : '';
    throw new DatabaseError(`The database of DATABASE_URL cannot be reached${reason ? `: ${reason}` : '.'}`, {
      cause: error,
    });
  }
  const listeners = new Set<() => Promise<void>>();
  return {
    kind: 'postgres',
    db: drizzleNodePostgres(pool),
    query: postgresQuery(pool),
    inTransaction: async (use) => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        const result = await use(postgresQuery(client));
        await client.query('COMMIT');
        client.release();
        return result;
      } catch (error) {
        // A connection whose state is unknown is thrown away rather than handed to the next.
        client.release(true);
        throw error;
      }
    },
    listen: async (channel, heard) => {
      const client = new Client({ connectionString: databaseUrl });
      client.on('error', (error) => options.log.warn('listening connection lost', describeError(error)));
      client.on('notification', heard);
      await client.connect();
      await client.query(`LISTEN "${channel}"`);
      const stop = async () => {
        listeners.delete(stop);
        await client.end();
      };
      listeners.add(stop);
      return stop;
    },
    close: async () => {
      await Promise.all([...listeners].map((stop) => stop()));
      await pool.end();
    },
  };
}

type EmbeddedClient = Pick<PGlite, 'query' | 'exec'>;

function embeddedQuery(client: EmbeddedClient): Query {
  return async (text, values) => {
    if (values === undefined || values.length === 0) {
      const answers = await client.exec(text);
      const last = answers.at(-1);
      return { rows: last?.rows ?? [], rowCount: last?.rows.length || (last?.affectedRows ?? 0) };
    }
    const answer = await client.query<Record<string, unknown>>(text, values);
    return { rows: answer.rows, rowCount: answer.rows.length || (answer.affectedRows ?? 0) };
  };
}

function postgresQuery(client: Pool | PoolClient): Query {
  return async (text, values) => {
    const answer: QueryResult | QueryResult[] = await client.query(text, values);
    const last = Array.isArray(answer) ? answer.at(-1) : answer;
    return { rows: last?.rows ?? [], rowCount: last?.rowCount ?? 0 };
  };
}

/** One transaction under an exclusive lock, so that processes that start together do it once. */
async function migrate(store: Store, migrations: typeof MIGRATIONS): Promise<void> {
  await store.db.transaction(async (tx) => {
    const run = (text: string) => tx.execute(text);
    await run(`SELECT pg_advisory_xact_lock(7260211)`);
    await run(
      `CREATE TABLE IF NOT EXISTS migrations (id text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    const answer = await run(`SELECT id FROM migrations`);
    const applied = new Set(rowsOf(answer).map((row) => row.id));
    for (const { id, sql } of migrations) {
      if (applied.has(id)) continue;
      for (const statement of sql.split(/;\s*(?:\n|$)/).filter((part) => part.trim() !== ''))
        await run(statement);
      await run(`INSERT INTO migrations (id) VALUES ('${id}')`);
    }
  });
}

/** Both drivers answer with `rows`; drizzle's common type does not say so. */
function rowsOf(answer: unknown): Record<string, unknown>[] {
  if (typeof answer !== 'object' || answer === null || !('rows' in answer) || !Array.isArray(answer.rows))
    return [];
  return answer.rows as Record<string, unknown>[];
}
