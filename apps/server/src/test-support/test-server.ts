import { demonstrationCatalogue } from '@dietetic/demonstration-data';
import type { FastifyInstance } from 'fastify';
import { type Dependencies, buildApp } from '#app.ts';
import { type CurrentCatalogue, followCatalogue } from '#catalogue/current-catalogue.ts';
import { notificationAdministration } from '#administration/notification-administration.ts';
import { catalogueAdministration } from '#administration/catalogue-administration.ts';
import type { RawCatalogue } from '#catalogue/raw-catalogue.ts';
import { seedDemonstration } from '#catalogue/seed-demonstration.ts';
import type { Mailer } from '#email/mailer.ts';
import type { ReportMessage } from '#email/report-message.ts';
import { createLogger } from '#logging/logger.ts';
import { createMetrics } from '#routes/health.ts';
import type { Store } from '#store/open-store.ts';
import { readSecrets } from '#store/settings.ts';
import { builtFiles } from '#web/built-files.ts';
import { emptyDatabase } from './empty-database.ts';

export type TestServer = {
  app: FastifyInstance;
  store: Store;
  catalogue: CurrentCatalogue;
  /** Everything the server logged, at the debug level. */
  logLines: string[];
  /** What reached the stand-in mailer. */
  mails: ReportMessage[];
  clock: { now: number };
  close(): Promise<void>;
};

export const ADMIN_TOKEN = 'token-of-the-test-administrator';

let range: RawCatalogue | undefined;

/** A few real products, a test's own: enough to serve, small enough to start quickly. */
export function fewProducts(count = 12): RawCatalogue {
  range ??= demonstrationCatalogue();
  const { categories, projections } = range;
  return structuredClone({ categories, projections: projections.slice(0, count) });
}

/** The server on a real database that is removed when it closes. */
export async function testServer(
  options: Partial<Dependencies> & {
    catalogueOf?: () => RawCatalogue;
    noMailer?: boolean;
  } = {},
): Promise<TestServer> {
  const logLines: string[] = [];
  const mails: ReportMessage[] = [];
  const clock = { now: Date.UTC(2026, 10, 20, 9) };
  const log = createLogger({ format: 'json', level: 'debug', write: (line) => logLines.push(line) });
  const store = options.store ?? (await emptyDatabase());
  await seedDemonstration(store, options.catalogueOf ?? fewProducts);
  const catalogue = await followCatalogue(store, log);
  const collecting: Mailer = {
    outcome: 'sent',
    send: async (message) => {
      mails.push(message);
    },
    close: () => undefined,
  };
  const app = await buildApp({
    config: {
      publicUrl: undefined,
      trustProxy: 1,
      imageOrigins: [],
      trustedTypes: undefined,
      dataDirectory: '/nowhere',
    },
    administration: catalogueAdministration(store, { commerce: undefined, fictional: new Set() }),
    adminToken: ADMIN_TOKEN,
    notifications: notificationAdministration(store, {
      send: () => Promise.reject(new Error('This test has no push queue.')),
      close: async () => undefined,
    }),
    push: { publicKey: 'test-key', isAllowed: (endpoint) => endpoint.startsWith('https://push.example/') },
    store,
    secrets: await readSecrets(store),
    catalogue,
    packImage: () =>
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>',
    mailer: options.noMailer ? undefined : collecting,
    files: builtFiles('/nowhere'),
    metrics: createMetrics(catalogue),
    library: {
      list: async () => [],
      read: async () => undefined,
      upToDate: async () => undefined,
      close: async () => undefined,
    },
    log,
    now: () => clock.now,
    ...withoutUndefined(options),
  });
  return {
    app,
    store,
    catalogue,
    logLines,
    mails,
    clock,
    close: async () => {
      await app.close();
      await catalogue.close();
      await store.close();
    },
  };
}

function withoutUndefined(options: Partial<Dependencies>): Partial<Dependencies> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/** What a browser has after the start-up call: cookies and the matching header. */
export async function session(app: FastifyInstance): Promise<Record<string, string>> {
  const answer = await app.inject({ method: 'GET', url: '/sanctum/csrf-cookie' });
  const token = answer.cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? '';
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  return { cookie, 'x-xsrf-token': token };
}

/** Every value of every table, as one searchable text. */
export async function databaseText(store: Store): Promise<string> {
  const tables = await store.query(
    `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await store.query(`SELECT row_to_json(t)::text AS text FROM ${String(name)} t`);
    texts.push(...rows.map((row) => String(row.text)));
  }
  return texts.join('\n');
}
