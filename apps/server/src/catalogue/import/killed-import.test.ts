import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { createLogger } from '#logging/logger.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { fillWithEmptyDatabase } from '#test-support/empty-database.ts';
import { newDatabase } from '#test-support/postgres.ts';
import { SHORT_LIVED } from '#test-support/short-lived.ts';
import { fewProducts } from '#test-support/test-server.ts';
import { listVersions, readEntries, readFile, readTexts } from '../stored-versions.ts';
import { followCatalogue } from '../current-catalogue.ts';

/** Each round starts a process and kills it; KILL_ROUNDS=20 is the long run. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1);
const SERVER = path.resolve(import.meta.dirname, '../../..');
const log = createLogger({ format: 'json', level: 'silent', write: () => undefined });

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-killed-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const postgres = inject('postgres');
const places: [string, () => Promise<string>][] = [
  ['embedded', () => fillWithEmptyDatabase(folder)],
  ...(postgres === undefined
    ? []
    : ([['PostgreSQL', () => newDatabase(postgres)]] satisfies [string, () => Promise<string>][])),
];

it.each(places)(
  '[I-03] on the %s database a process killed in the middle of an import leaves every version whole',
  {
    timeout: 60_000 + ROUNDS * 30_000,
  },
  async (_name, make) => {
    const place = await make();
    const databaseUrl = place.startsWith('postgres:') ? place : undefined;
    const originals = new Set(fewProducts(40).projections.map((projection) => JSON.stringify(projection)));
    let newest = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const child = spawn(
        process.execPath,
        [SHORT_LIVED, '--import', 'tsx', 'src/test-support/importing-process.ts', place],
        { cwd: SERVER, stdio: ['ignore', 'pipe', 'inherit'] },
      );
      // The first time and every other time a second import has finished too, so that one that changes something is
      // always killed.
      for (let imports = 0; imports <= (round + 1) % 2; imports += 1) await once(child.stdout, 'data');
      await new Promise((resolve) => {
        setTimeout(resolve, 150 + 173 * (round % 10));
      });
      child.kill('SIGKILL');
      await once(child, 'exit');

      const store = await openStore({ databaseUrl, databasePool: 2, dataDirectory: place, log });
      newest = Math.max(newest, await checkVersions(store, originals));
      await store.close();
    }
    // The kills must hit imports: a process that never started one proves nothing.
    expect(newest).toBeGreaterThan(1);
  },
);

/** Every version has all its products, identical to the letter, and its files, and the current one is served. */
async function checkVersions(store: Store, originals: ReadonlySet<string>): Promise<number> {
  const versions = await listVersions(store.query);
  for (const version of versions) {
    const entries = await readEntries(store.query, version.id);
    expect(entries).toHaveLength(version.productCount);
    expect([30, 40]).toContain(version.productCount);
    const texts = await readTexts(
      store.query,
      entries.map(({ hash }) => hash),
    );
    for (const text of texts) expect(originals.has(text.toString())).toBe(true);
    const { index, bodies = [] } = version.manifest ?? {};
    for (const file of [index, ...bodies])
      expect(await readFile(store.query, file?.name ?? '')).toBeDefined();
  }
  const following = await followCatalogue(store, log);
  expect(following.get()?.status).toMatchObject({
    version: versions[0]?.id,
    products: versions[0]?.productCount,
  });
  await following.close();
  return versions[0]?.id ?? 0;
}
