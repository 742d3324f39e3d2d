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

/** An embedded database as a first start leaves it. Making one takes seconds, copying one a part of a second. */
export async function emptyDatabase(): Promise<Store> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-database-'));
  fs.cpSync(await original(), folder, { recursive: true });
  const store = await open(folder);
  return {
    ...store,
    close: async () => {
      await store.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
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
