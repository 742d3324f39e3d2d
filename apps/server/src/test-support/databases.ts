import { createLogger } from '#logging/logger.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { emptyDatabase } from './empty-database.ts';
import { postgresPrograms, startPostgres, type TestPostgres } from './postgres.ts';

export type TestDatabase = {
  name: string;
  start(): Promise<void>;
  /** A store on a fresh, empty database. */
  open(): Promise<Store>;
  stop(): Promise<void>;
};

const log = createLogger({ format: 'json', level: 'silent', write: () => undefined });

const embedded: TestDatabase = {
  name: 'embedded',
  start: async () => undefined,
  open: emptyDatabase,
  stop: async () => undefined,
};

/** The databases of this machine that the data tests run on: always the embedded one, PostgreSQL where it is. */
export function testDatabases(): TestDatabase[] {
  const programs = postgresPrograms();
  if (programs === undefined) {
    console.warn('PostgreSQL is not installed here: the data tests run on the embedded database only.');
    return [embedded];
  }
  let server: TestPostgres | undefined;
  return [
    embedded,
    {
      name: 'PostgreSQL',
      start: async () => {
        server = await startPostgres(programs);
      },
      open: async () =>
        openStore({
          databaseUrl: await server?.database(),
          databasePool: 4,
          dataDirectory: 'unused',
          log,
        }),
      stop: async () => server?.stop(),
    },
  ];
}
