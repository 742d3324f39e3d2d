import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createLogger } from '#logging/logger.ts';
import { openStore } from '#store/open-store.ts';
import { fewProducts } from '#test-support/test-server.ts';
import { listVersions, readEntries, readPages, readTexts } from '../catalogue-repository.ts';

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 4);
const SERVER = path.resolve(import.meta.dirname, '../../..');
const log = createLogger({ format: 'json', level: 'silent', write: () => undefined });

it('[I-03] a process killed in the middle of an import leaves every version whole', {
  timeout: 60_000 + ROUNDS * 30_000,
}, async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-killed-'));
  const originals = new Set(fewProducts(40).projections.map((projection) => JSON.stringify(projection)));
  let versionsSeen = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'src/test-support/importing-process.ts', folder],
      {
        cwd: SERVER,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    await once(child.stdout, 'data');
    await new Promise((resolve) => {
      setTimeout(resolve, 150 + 173 * round);
    });
    child.kill('SIGKILL');
    await once(child, 'exit');

    const store = await openStore({ databaseUrl: undefined, databasePool: 2, dataDirectory: folder, log });
    for (const version of await listVersions(store.db)) {
      const entries = await readEntries(store.db, version.id);
      expect(entries).toHaveLength(version.productCount);
      const texts = await readTexts(
        store.db,
        entries.map(({ hash }) => hash),
      );
      for (const text of texts) expect(originals.has(text)).toBe(true);
      expect(await readPages(store.db, version.id)).toHaveLength(4);
      versionsSeen += 1;
    }
    await store.close();
  }
  expect(versionsSeen).toBeGreaterThan(0);
  fs.rmSync(folder, { recursive: true });
});
