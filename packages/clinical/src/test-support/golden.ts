import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';

const FOLDER = new URL('../../golden/', import.meta.url);

export const readGolden = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

export const goldenFile = <Content>(name: string): Content => JSON.parse(readGolden(name)) as Content;

/** Every golden file by its path in the folder, sorted. */
export const goldenFiles = (): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.json'))
    .sort();

export const checksumOf = (name: string): string =>
  createHash('sha256').update(readGolden(name)).digest('hex');

/** The cases of all energy methods; each has its own file. */
export const energyCases = <Case>(): Case[] =>
  goldenFiles()
    .filter((name) => name.startsWith('energy/'))
    .flatMap((name) => goldenFile<{ cases: Case[] }>(name).cases);

/** The reviewed figures of every table, by file name. */
export const goldenTables = <Table>(): Record<string, Table> =>
  Object.fromEntries(
    goldenFiles()
      .filter((name) => name.startsWith('tables/'))
      .map((name) => [name.slice('tables/'.length, -'.json'.length), goldenFile<Table>(name)]),
  );
