import { expect, it } from 'vitest';
import { createLogger } from '#logging/logger.ts';
import { openStore } from '#store/open-store.ts';
import { postgresPrograms, startPostgres } from '#test-support/postgres.ts';
import { startFanOut } from './fan-out.ts';

const TIMES = 3;
const SERVERS = 6;
const log = createLogger({ format: 'json', level: 'silent', write: () => undefined });
const sender = { send: async () => 'failed' as const, close: () => undefined };

const programs = postgresPrograms();
it.skipIf(programs === undefined)(
  `[I-03] [J-07] ${SERVERS} servers that start at the same moment on an empty database all start, ${TIMES} times`,
  { timeout: 120_000 },
  async () => {
    const postgres = await startPostgres(programs ?? '');
    try {
      for (let time = 0; time < TIMES; time += 1) {
        const databaseUrl = await postgres.database();
        const started = await Promise.allSettled(
          Array.from({ length: SERVERS }, async () => {
            const store = await openStore({ databaseUrl, databasePool: 2, dataDirectory: 'unused', log });
            try {
              const serving = { store, sender, log, serving: true, delivered: () => undefined };
              await (await startFanOut(serving)).close();
            } finally {
              await store.close();
            }
          }),
        );
        expect(started.filter(({ status }) => status === 'rejected')).toEqual([]);
      }
    } finally {
      await postgres.stop();
    }
  },
);
