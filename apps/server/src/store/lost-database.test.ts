import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as loopTurned, setTimeout as timer } from 'node:timers/promises';
import {
  COMMERCE_CLIENT_ID,
  COMMERCE_CLIENT_SECRET,
  MANIFEST_PATH,
  type Manifest,
  PROJECTIONS_PATH,
  publishedFilePath,
  TOKEN_PATH,
} from '@dietetic/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#config.ts';
import { createLogger } from '#logging/logger.ts';
import { type RunningServer, startServer } from '#server.ts';
import { noDocuments } from '#test-support/no-documents.ts';
import { postgresPrograms, startPostgres, type TestPostgres } from '#test-support/postgres.ts';
import { session } from '#test-support/test-server.ts';
import { openStore, type Store } from './open-store.ts';

const programs = postgresPrograms();
const log = createLogger({ format: 'json', level: 'silent', write: () => undefined });
const DEVICE = {
  endpoint: 'https://fcm.googleapis.com/device-1',
  keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
  tags: { adults: true, paediatrics: false, metabolics: false },
  country: 'uk',
};

describe.skipIf(programs === undefined)('a PostgreSQL that is lost', { timeout: 120_000 }, () => {
  let postgres: TestPostgres;
  let server: RunningServer;
  let store: Store;
  let databaseUrl: string;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-lost-'));
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    databaseUrl = await postgres.database();
    const config = readConfig({
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(folder, 'data'),
      PORT: '0',
      WEB_DIR: folder,
    });
    server = await startServer(config, log, () => undefined, noDocuments);
    store = await openStore({ ...config, log });
  }, 120_000);
  afterAll(async () => {
    await server.close();
    await store.close();
    await postgres.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const calls = (headers: Record<string, string>) => {
    const { app } = server;
    return {
      documents: () => app.inject({ url: '/documents' }),
      document: () => app.inject({ url: '/documents/uk/compendium.pdf' }),
      feed: () => app.inject({ url: '/api/v1/notifications?app_id=dietetic-app' }),
      subscribe: () => app.inject({ method: 'PUT', url: '/push/subscription', headers, payload: DEVICE }),
      count: () =>
        app.inject({ method: 'POST', url: '/analytics/pageview', headers, payload: { route: '/' } }),
      ready: () => app.inject({ url: '/readyz' }),
    };
  };

  /** Catalogue reads that are not cached, and the administrator's reads. */
  const reads = async () => {
    const { app } = server;
    const manifest = (await app.inject({ url: MANIFEST_PATH })).json<Manifest>();
    const client = Buffer.from(`${COMMERCE_CLIENT_ID}:${COMMERCE_CLIENT_SECRET}`).toString('base64');
    const granted = await app.inject({
      method: 'POST',
      url: `${TOKEN_PATH}?grant_type=client_credentials`,
      headers: { authorization: `Basic ${client}` },
    });
    const partner = { authorization: `Bearer ${granted.json<{ access_token: string }>().access_token}` };
    const token = fs.readFileSync(path.join(folder, 'data/admin.token'), 'utf8').trim();
    const admin = { authorization: `Bearer ${token}` };
    return Object.fromEntries(
      (
        [
          [publishedFilePath(manifest.index), {}],
          [PROJECTIONS_PATH, partner],
          ['/images/products/tarnvane-standard.svg', {}],
          ['/admin/catalogue/versions', admin],
          ['/admin/catalogue/quarantine', admin],
          ['/admin/notifications', admin],
          ['/admin/subscriptions', admin],
          ['/admin/counts', admin],
          ['/admin/counts/figures?from=2026-11-01&to=2026-11-02', admin],
        ] as const
      ).map(([url, headers]) => [url, () => app.inject({ url, headers })]),
    );
  };

  /** Calls that are awaited to their end: while the database hangs, none of them starts. */
  const works = () => {
    const token = fs.readFileSync(path.join(folder, 'data/admin.token'), 'utf8').trim();
    const headers = { authorization: `Bearer ${token}` };
    const post = (url: string, payload: object) => () =>
      server.app.inject({ method: 'POST', url, headers, payload });
    return {
      difference: () => server.app.inject({ url: '/admin/catalogue/difference?version=1', headers }),
      export: () => server.app.inject({ url: '/admin/catalogue/export?format=json', headers }),
      restore: post('/admin/catalogue/restore', { version: 1 }),
      import: post('/admin/catalogue/import', {
        from: { source: 'json', file: '0123456789abcdef.json' },
        note: '',
        dryRun: false,
        acceptSmaller: false,
      }),
      notify: post('/admin/notifications', { title: 'New', text: 'Text' }),
    };
  };

  it('[I-03] answers within 3 s as unavailable while it hangs, and as before when it goes on', async () => {
    const all = calls(await session(server.app));
    const others = await reads();
    expect((await all.subscribe()).statusCode).toBe(204);
    const goOn = postgres.freeze();
    try {
      const answers = Object.entries({ ...all, ...others, ...works() }).map(
        ([name, call]) => [name, call().then(({ statusCode }) => statusCode)] as const,
      );
      // All of them wait for the database by now. What a busy machine takes until then does not count, and later it keeps
      // this timer waiting as long as theirs.
      for (let turn = 0; turn < 20; turn += 1) await loopTurned();
      const late = timer(3000, 'late');
      for (const [name, answer] of answers)
        expect([name, await Promise.race([answer, late])]).toEqual([name, 503]);
      expect((await server.app.inject({ url: '/catalogue/status' })).statusCode).toBe(200);
    } finally {
      goOn();
    }
    await vi.waitFor(async () => expect((await all.ready()).statusCode).toBe(200), 30_000);
    expect((await all.subscribe()).statusCode).toBe(204);
    // Nothing had been started that ends now.
    expect((await store.query(`SELECT 1 FROM notifications`)).rows).toEqual([]);
    for (const [name, call] of Object.entries(others))
      expect([name, (await call()).statusCode]).toEqual([name, 200]);
  });

  it('[I-03] is listened to again after a restart, and calls meanwhile say unavailable', async () => {
    const heard = vi.fn<() => void>();
    await store.listen('news', heard);
    const all = calls(await session(server.app));
    const restarting = postgres.restart();
    const statuses = new Set<number>();
    const watched = (async () => {
      for (let n = 0; n < 10; n += 1) {
        statuses.add((await all.count()).statusCode);
        statuses.add((await all.documents()).statusCode);
      }
    })();
    await restarting;
    await watched;
    expect([...statuses].filter((status) => ![200, 204, 503].includes(status))).toEqual([]);
    await vi.waitFor(async () => expect((await all.ready()).statusCode).toBe(200), 30_000);
    // One call catches up with whatever was announced meanwhile.
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), 30_000);
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query('NOTIFY news');
    await client.end();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), 30_000);
  });
});
