import { inject } from 'vitest';
import { createLogger } from '#logging/logger.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { emptyDatabase } from './empty-database.ts';
import { newDatabase } from './postgres.ts';

export type TestDatabase = {
  name: string;
  /** A store on a fresh, empty database. */
  open(): Promise<Store>;
};

const log = createLogger({ format: 'json', level: 'silent', write: () => undefined });

const embedded: TestDatabase = { name: 'embedded', open: emptyDatabase };

/** The databases that the data tests run on: always the embedded one, and PostgreSQL if installed. */
export function testDatabases(): TestDatabase[] {
  const url = inject('postgres');
  if (url === undefined) return [embedded];
  return [
    embedded,
    {
      name: 'PostgreSQL',
      open: async () =>
        openStore({ databaseUrl: await newDatabase(url), databasePool: 4, dataDirectory: 'unused', log }),
    },
  ];
}
