import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Client, Pool, type PoolClient, type QueryResult } from 'pg';
import { CLOSE_DATABASE_MS } from '#ending-times.ts';
import { describeError, type Logger } from '#logging/logger.ts';
import { DatabaseError } from './database-error.ts';
import type { Query, Store } from './store.ts';

const LISTEN_AGAIN_MS = 1000;
/** An arbitrary number, unique among our advisory locks. */
const ALONE_LOCK = 7260211;

type Options = { databasePool: number; log: Logger };

export async function openPostgres(databaseUrl: string, options: Options): Promise<Store> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: options.databasePool,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // For the longest statement of an import. Requests have shorter limits.
    statement_timeout: 60_000,
    lock_timeout: 30_000,
    query_timeout: 65_000,
  });
  // If the server drops an idle connection, the process must not end: the pool opens another.
  pool.on('error', (error) => options.log.warn('database connection lost', describeError(error)));
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message || describeError(error).code : '';
    throw new DatabaseError(
      `The database of DATABASE_URL cannot be used${reason ? ` (${reason})` : ''}. Start it, or correct DATABASE_URL.`,
      { cause: error },
    );
  }
  const listeners = new Set<() => Promise<void>>();
  return {
    kind: 'postgres',
    query: postgresQuery(pool),
    inTransaction: (use) => between(pool, 'BEGIN', 'COMMIT', use),
    // The lock belongs to the connection, not to a transaction: a transaction that waits for it would still see names
    // as free that were free when it started.
    alone: (use) =>
      between(
        pool,
        `SELECT pg_advisory_lock(${ALONE_LOCK})`,
        `SELECT pg_advisory_unlock(${ALONE_LOCK})`,
        use,
      ),
    listen: async (channel, heard) => {
      const { tried, stop } = listenAgain(databaseUrl, channel, heard, options.log);
      listeners.add(stop);
      await tried;
      return async () => {
        listeners.delete(stop);
        await stop();
      };
    },
    close: async () => {
      await Promise.all([...listeners].map((stop) => stop()));
      await Promise.race([pool.end(), setTimeout(CLOSE_DATABASE_MS)]);
    },
  };
}

/**
 * Listens for notifications over a connection that is reopened whenever it is lost. `tried` resolves when it listens,
 * or could not at first.
 */
function listenAgain(
  connectionString: string,
  channel: string,
  heard: () => void,
  log: Logger,
): { tried: Promise<unknown>; stop: () => Promise<void> } {
  const told = new AbortController();
  const tried = once(told.signal, 'abort');
  const stopping = new AbortController();
  let client: Client | undefined;
  const listening = (async () => {
    for (let times = 0; !stopping.signal.aborted; times += 1) {
      client = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5000 });
      const ended = new Promise<void>((resolve) => client?.once('end', resolve));
      client.on('error', (error) => log.warn('listening connection lost', describeError(error)));
      client.on('notification', heard);
      try {
        await client.connect();
        await client.query(`LISTEN "${channel}"`);
        // A notification may have been missed while disconnected.
        if (times > 0) heard();
        told.abort();
        await ended;
      } catch (error) {
        log.warn('the database cannot be listened to', describeError(error));
        told.abort();
        await client.end().catch(() => undefined); // It was never open.
      }
      await setTimeout(LISTEN_AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  const stop = async () => {
    stopping.abort();
    const said = client?.end().catch(() => undefined);
    await Promise.race([Promise.all([said, listening]), setTimeout(CLOSE_DATABASE_MS)]);
  };
  return { tried, stop };
}

/** On a separate connection. */
async function between<T>(pool: Pool, first: string, last: string, use: (query: Query) => Promise<T>) {
  const client = await pool.connect();
  try {
    await client.query(first);
    const result = await use(postgresQuery(client));
    await client.query(last);
    client.release();
    return result;
  } catch (error) {
    // A connection in an unknown state is discarded with its locks instead of returned to the pool.
    client.release(true);
    throw error;
  }
}

function postgresQuery(client: Pool | PoolClient): Query {
  return async <Row>(text: string, values?: unknown[]) => {
    const answer: QueryResult | QueryResult[] = await client.query(text, values);
    const last = Array.isArray(answer) ? answer.at(-1) : answer;
    return { rows: (last?.rows ?? []) as Row[], rowCount: last?.rowCount ?? 0 };
  };
}
