import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createLogger } from '#logging/logger.ts';
import { MIGRATIONS } from '#store/migrations.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { dependencies } from '../../package.json' with { type: 'json' };

const CACHE = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/empty-database');
const log = createLogger({ format: 'json', level: 'silent', write: () => undefined });
const open = (dataDirectory: string) =>
  openStore({ databaseUrl: undefined, databasePool: 2, dataDirectory, log });

/** Those of this test file that are free: opening one takes a second, emptying one hardly any time. */
const unused: Store[] = [];
const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

/** An embedded database as after a first start; when closed, it is emptied for the next test of the file. */
export async function emptyDatabase(): Promise<Store> {
  const store = unused.pop() ?? (await copyOfOriginal());
  return {
    ...store,
    close: async () => {
      await emptied(store);
      unused.push(store);
    },
  };
}

async function emptied(store: Store): Promise<void> {
  const { rows } = await store.query(
    `SELECT string_agg(quote_ident(tablename), ', ') AS all FROM pg_tables
     WHERE schemaname = 'public' AND tablename <> 'migrations'`,
  );
  await store.query(
    `DROP SCHEMA IF EXISTS pgboss CASCADE; TRUNCATE ${String(rows[0]?.all)} RESTART IDENTITY CASCADE`,
  );
}

/** A data folder with a database as after a first start, for a test or process that opens it itself. */
export async function fillWithEmptyDatabase(dataDirectory: string): Promise<string> {
  fs.cpSync(await original(), dataDirectory, { recursive: true });
  return dataDirectory;
}

/** Creating an original takes seconds, copying it a fraction of a second. */
async function copyOfOriginal(): Promise<Store> {
  const folder = fs.mkdtempSync(path.join(process.env.TEST_DATABASES ?? os.tmpdir(), 'dietetic-database-'));
  folders.push(folder);
  return open(await fillWithEmptyDatabase(folder));
}

/** Kept between runs until a migration or the database itself changes. */
async function original(): Promise<string> {
  const key = createHash('sha256')
    .update(dependencies['@electric-sql/pglite'])
    .update(JSON.stringify(MIGRATIONS))
    .digest('hex');
  const kept = path.join(CACHE, key.slice(0, 16));
  if (fs.existsSync(kept)) return kept;
  fs.mkdirSync(CACHE, { recursive: true });
  const made = fs.mkdtempSync(path.join(CACHE, 'making-'));
  await (await open(made)).close();
  try {
    fs.renameSync(made, kept);
  } catch {
    // Another worker was quicker.
    fs.rmSync(made, { recursive: true, force: true });
  }
  return kept;
}
