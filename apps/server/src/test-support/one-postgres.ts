import type { TestProject } from 'vitest/node';
import { postgresPrograms, startPostgres } from './postgres.ts';

declare module 'vitest' {
  // The name is vitest's.
  export interface ProvidedContext {
    /** The PostgreSQL that all data tests share, each with its own databases; undefined if it is not installed. */
    postgres: string | undefined;
  }
}

/** Starts it before the first data test, and stops it after the last. */
export default async function onePostgres(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const programs = postgresPrograms();
  if (programs === undefined) {
    console.warn('PostgreSQL is not installed here: the data tests run on the embedded database only.');
    project.provide('postgres', undefined);
    return undefined;
  }
  const postgres = await startPostgres(programs);
  project.provide('postgres', postgres.url);
  return () => postgres.stop();
}
