import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createLogger } from '#logging/logger.ts';
import { newDatabase } from '#test-support/postgres.ts';
import { MIGRATIONS } from './migrations.ts';
import { openStore } from './open-store.ts';

const log = createLogger({ format: 'json', level: 'silent', write: () => undefined });
const postgres = inject('postgres');
const PAGE = Buffer.from([0, 1, 2, 253, 254, 255]);

/** What a server of an earlier release may hold, in that release's format. */
const CONTENT: { since: string; put: string; values?: unknown[]; kept: string }[] = [
  { since: '001-settings', put: `INSERT INTO settings VALUES ('a', 'one')`, kept: 'SELECT * FROM settings' },
  {
    since: '002-catalogue',
    put: `INSERT INTO catalogue_products (hash, slug, name, body) VALUES ('h', 's', 'Name', '{"long":"${'x'.repeat(9000)}"}')`,
    kept: 'SELECT hash, slug, name, body FROM catalogue_products',
  },
  {
    since: '002-catalogue',
    put: `INSERT INTO catalogue_versions (source, note, content_hash, demonstration, product_count, categories, changes)
      VALUES ('csv', 'n', 'c', false, 1, '[]', '{}')`,
    kept: 'SELECT id, source, content_hash, product_count FROM catalogue_versions',
  },
  {
    since: '010-published-catalogue',
    put: `INSERT INTO catalogue_files (name, br, gzip) VALUES ('index-x.json', $1, $1)`,
    values: [PAGE],
    kept: 'SELECT name, br, gzip FROM catalogue_files',
  },
  {
    since: '004-analytics',
    put: `INSERT INTO analytics_counts (day, kind, name, count) VALUES ('2026-11-20', 'pageview', '/', 7)`,
    kept: 'SELECT day::text AS day, kind, name, count FROM analytics_counts',
  },
  {
    since: '006-documents',
    put: `INSERT INTO documents VALUES (1, 'e', 'uk/a.pdf', '{}', $1)`,
    values: [PAGE],
    kept: 'SELECT version_id, edition, path, bytes FROM documents',
  },
];

/** Rows with their bytes as text, whichever driver gave them. */
const plain = (rows: readonly Record<string, unknown>[]) =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
      ]),
    ),
  );

describe.each(['embedded', ...(postgres ? ['PostgreSQL'] : [])])('an upgrade on %s', (kind) => {
  let folder: string;
  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-upgrade-'));
  });
  afterAll(async () => {
    fs.rmSync(folder, { recursive: true, force: true });
  });

  // Every release so far, one or several schemas back; the embedded database, which starts slowly, from two of them.
  const releases = MIGRATIONS.slice(0, -1).map(({ id }, index) => [id, index + 1] as const);
  it.each(kind === 'embedded' ? [releases[1]!, releases[5]!] : releases)(
    '[I-03] from %s keeps what the server held and takes every later step once',
    async (_id, steps) => {
      const options = {
        databaseUrl: kind === 'PostgreSQL' && postgres ? await newDatabase(postgres) : undefined,
        databasePool: 2,
        dataDirectory: path.join(folder, String(steps)),
        log,
      };
      const earlier = MIGRATIONS.slice(0, steps);
      const content = CONTENT.filter(({ since }) => earlier.some(({ id }) => id === since));
      const before = await openStore({ ...options, migrations: earlier });
      for (const { put, values } of content) await before.query(put, values);
      const held = [];
      for (const { kept } of content) held.push(plain((await before.query(kept)).rows));
      await before.close();

      for (let start = 0; start < 2; start += 1) {
        const after = await openStore(options);
        const applied = await after.query('SELECT id FROM migrations ORDER BY id');
        expect(applied.rows.map(({ id }) => id)).toEqual(MIGRATIONS.map(({ id }) => id).toSorted());
        const found = [];
        for (const { kept } of content) found.push(plain((await after.query(kept)).rows));
        expect(found).toEqual(held);
        await after.close();
      }
    },
    60_000,
  );
});
