import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { catalogueCommand } from '../cli/catalogue-command.ts';
import { readConfig } from '../config.ts';
import { createLogger } from '../logging/logger.ts';
import { startServer } from '../server.ts';
import { noDocuments } from '#test-support/no-documents.ts';
import { newDatabase } from '#test-support/postgres.ts';
import { fewProducts } from '#test-support/test-server.ts';

const postgres = inject('postgres');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-two-'));
afterAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The first page of products as that server sends it, with its ETag. */
async function served(address: string) {
  const status = (await (await fetch(`${address}/catalogue/status`)).json()) as Record<string, unknown>;
  return { version: status.version, products: status.products, contentHash: status.contentHash };
}

describe.skipIf(postgres === undefined)('two servers on one PostgreSQL', () => {
  it('[I-02] [I-03] serve the same catalogue and start at the same moment, and take up an import and a restore without a restart', {
    timeout: 120_000,
  }, async () => {
    const databaseUrl = await newDatabase(postgres ?? '');
    const config = (name: string) =>
      readConfig({
        DATABASE_URL: databaseUrl,
        DATA_DIR: path.join(folder, name),
        PORT: '0',
        WEB_DIR: folder,
      });
    const log = createLogger({ format: 'text', level: 'silent', write: () => undefined });
    // Both find an empty database at the same moment; one of them fills it.
    const servers = await Promise.all(
      ['one', 'two'].map((name) => startServer(config(name), log, () => undefined, noDocuments)),
    );
    const both = () => Promise.all(servers.map(({ address }) => served(address)));
    const run = async (...args: string[]) => {
      const lines: string[] = [];
      expect(await catalogueCommand(args, config('operator'), (line) => lines.push(line))).toBe(0);
      return lines.join('\n');
    };

    const [first, second] = await both();
    expect(first).toEqual(second);
    expect(first).toMatchObject({ version: 1, products: 109 });

    const file = path.join(folder, 'few.json');
    fs.writeFileSync(file, JSON.stringify(fewProducts(60)));
    expect(await run('import', file)).toContain('Imported as version 2: 60 products');
    await expect
      .poll(both, { timeout: 20_000 })
      .toEqual(servers.map(() => expect.objectContaining({ version: 2, products: 60 }) as unknown));

    await run('restore', '1');
    await expect
      .poll(both, { timeout: 20_000 })
      .toEqual(servers.map(() => ({ version: 3, products: 109, contentHash: first?.contentHash })));

    // One of them stops: the other continues, and its answer to a browser is the same.
    await servers[0]?.close();
    expect((await fetch(`${servers[1]?.address}/readyz`)).status).toBe(200);
    await servers[1]?.close();
  });
});
