import path from 'node:path';
import { demonstrationCatalogue } from '@dietetic/demonstration-data';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { republish } from './catalogue/publish-version.ts';
import { type CurrentCatalogue, followCatalogue } from './catalogue/current-catalogue.ts';
import { adminToken } from './administration/admin-token.ts';
import { catalogueAdministration } from './administration/catalogue-administration.ts';
import { notificationAdministration } from './administration/notification-administration.ts';
import { removeStaleFiles } from './administration/incoming-files.ts';
import { recordRunningServer } from './administration/running-server.ts';
import { demonstrationRange } from './catalogue/demonstration-range.ts';
import { scheduleCommerce } from './catalogue/import/commerce-schedule.ts';
import { seedDemonstration } from './catalogue/seed-demonstration.ts';
import { closingOrder } from './closing-order.ts';
import { type Config, ConfigError } from './config.ts';
import { LAST_WORK_MS } from './ending-times.ts';
import { type Mailer, outboxMailer, smtpMailer } from './email/mailer.ts';
import { scheduleCountDeletion } from './counts/count-deletion.ts';
import { documentLibrary } from './documents/document-library.ts';
import type { DocumentMaker } from './documents/document-maker.ts';
import { makeInChild } from './documents/make-in-child.ts';
import { describeError, type Logger } from './logging/logger.ts';
import packageJson from '../package.json' with { type: 'json' };
import { startFanOut } from './push/fan-out.ts';
import { endpointPolicy, pushSender } from './push/push-sender.ts';
import { vapidHeaders, vapidKeys } from './push/vapid.ts';
import { createMetrics } from './routes/health.ts';
import { openStore, type Store } from './store/open-store.ts';
import { restrictFolder } from './store/restrict-folder.ts';
import { readSecrets } from './store/settings.ts';
import { builtFiles } from './web/built-files.ts';

export type RunningServer = {
  address: string;
  app: FastifyInstance;
  store: Store;
  catalogue: CurrentCatalogue;
  close(): Promise<void>;
};

/** Opens everything in order, listens, and returns the only way to close it again. */
export async function startServer(
  config: Config,
  log: Logger,
  tell: (line: string) => void,
  make: DocumentMaker = makeInChild,
): Promise<RunningServer> {
  const closers = closingOrder(LAST_WORK_MS);
  const close = async () => {
    if (!(await closers.close())) log.warn('work in hand was given up');
  };
  try {
    const files = builtFiles(config.webDirectory);
    if (!files.find('/index.html')) tellUnbuilt(config, tell);
    restrictFolder(config.dataDirectory);
    await removeStaleFiles(config.dataDirectory);
    const store = await openStore({ ...config, log });
    closers.add(() => store.close());
    tell(
      store.kind === 'embedded' ? `Database: embedded, in ${config.dataDirectory}` : 'Database: PostgreSQL',
    );

    const seeded = await seedDemonstration(store, demonstrationCatalogue);
    await republish(store);
    const catalogue = await followCatalogue(store, log);
    closers.add(() => catalogue.close());
    const status = catalogue.get()?.status;
    const made = { seeded: ', just created', renewed: ', renewed', kept: '' }[seeded];
    if (status) {
      tell(`Catalogue: version ${status.version}, ${status.products} products (${status.source}${made})`);
    }

    const range = demonstrationRange();
    const administration = catalogueAdministration(store, {
      commerce: config.commerce,
      reconstitutionFile: config.reconstitutionFile,
      fictional: range.slugs,
    });
    const mailer = chooseMailer(config, log, tell);
    if (mailer) closers.add(() => mailer.close());
    const metrics = createMetrics(catalogue);
    const keys = await vapidKeys(store);
    const isAllowed = endpointPolicy(config.push.endpointHosts);
    const sender = pushSender({
      authorization: vapidHeaders(keys, config.push.contact, Date.now),
      isAllowed,
    });
    closers.add(() => sender.close());
    closers.add(scheduleCountDeletion(store, log, Date.now));
    const fanOut = await startFanOut({
      store,
      sender,
      log,
      serving: config.push.enabled,
      delivered: (outcome) => metrics.deliveries.inc({ outcome }),
    });
    closers.add(() => fanOut.close());
    const library = documentLibrary({
      store,
      catalogue,
      appVersion: packageJson.version,
      log,
      make,
    });
    closers.add(() => library.close());
    const app = await buildApp({
      config,
      store,
      secrets: await readSecrets(store),
      catalogue,
      packImage: range.draw,
      administration,
      adminToken: adminToken(config.dataDirectory, config.adminToken),
      mailer,
      notifications: notificationAdministration(store, fanOut),
      push: { publicKey: keys.publicKey, isAllowed },
      metrics,
      library,
      files,
      log,
      now: Date.now,
    });
    closers.add(() => app.close());
    await app.listen({ port: config.port, host: config.host });
    closers.add(recordRunningServer(config.dataDirectory, localAddress(app)));
    if (config.commerce) {
      const { everyMinutes } = config.commerce;
      const run = () =>
        administration.import({
          from: { source: 'commerce' },
          note: 'On schedule',
          dryRun: false,
          acceptSmaller: false,
        });
      closers.add(scheduleCommerce({ store, everyMinutes, run, log, now: Date.now }));
    }
    files.warm().catch((error: unknown) => log.warn('files could not be compressed', describeError(error)));
    return { address: addressOf(app, config), app, store, catalogue, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** While the app is being worked on another server may have it. */
function tellUnbuilt({ webDirectory, production }: Config, tell: (line: string) => void): void {
  const sentence = `There is no built app in ${webDirectory}. Run "npm run build", or set WEB_DIR to where it is.`;
  if (production) throw new ConfigError(sentence);
  tell(sentence);
}

function chooseMailer(config: Config, log: Logger, tell: (line: string) => void): Mailer | undefined {
  if (config.smtpUrl) {
    tell('E-mail: through the mail server of SMTP_URL');
    return smtpMailer(config.smtpUrl, config.mailFrom, log);
  }
  if (config.production) {
    tell('E-mail: unavailable, because SMTP_URL is not set');
    return undefined;
  }
  const outbox = path.join(config.dataDirectory, 'outbox');
  tell(`E-mail: written to ${outbox} for a day, because SMTP_URL is not set`);
  return outboxMailer({ directory: outbox, from: config.mailFrom, tell, log });
}

/** Where this machine reaches the server, whatever its public address. */
function localAddress(app: FastifyInstance): string {
  const bound = app.server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('The server has no port.');
  const host = ['0.0.0.0', '::'].includes(bound.address) ? '127.0.0.1' : bound.address;
  return `http://${bound.family === 'IPv6' && host.includes(':') ? `[${host}]` : host}:${bound.port}`;
}

function addressOf(app: FastifyInstance, config: Config): string {
  if (config.publicUrl) return config.publicUrl;
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : config.port;
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(config.host) ? 'localhost' : config.host;
  return `http://${host}:${port}`;
}
