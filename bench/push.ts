// npm run bench:push: notifications to 10,000 devices of a local push service, compared with web-push alone.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import https from 'node:https';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { createLogger } from '../apps/server/src/logging/logger.ts';
import { startFanOut } from '../apps/server/src/push/fan-out.ts';
import { endpointPolicy, encryptMessage, pushSender } from '../apps/server/src/push/push-sender.ts';
import { saveSubscription } from '../apps/server/src/push/subscriptions.ts';
import { vapidHeaders, vapidKeys } from '../apps/server/src/push/vapid.ts';
import { openStore } from '../apps/server/src/store/open-store.ts';
import { root } from './served.ts';
import { printTable } from './table.ts';

type Device = { endpoint: string; keys: { p256dh: string; auth: string } };
type WebPush = {
  generateRequestDetails(device: Device, payload: string, options: object): { body: Buffer };
  sendNotification(device: Device, payload: string, options: object): Promise<{ statusCode: number }>;
};
const webPush = createRequire(path.join(root, 'apps/server/package.json'))('web-push') as WebPush;

const DEVICES = Number(process.env.DEVICES ?? 10_000);
/** As many messages in flight as the server's workers have. */
const AT_ONCE = 75;
const CONTACT = 'mailto:push@clinic.example';
const MESSAGE = JSON.stringify({
  id: '5f0c1f0e-8f43-4b8e-9f1e-3a1a2b3c4d5e',
  title: 'New pack size',
  text: 'Tarnvane Energy comes in bottles of 220 ml from 1 December.',
  link: '/products/tarnvane-energy/',
  image: '',
});

const work = mkdtempSync(path.join(os.tmpdir(), 'dietetic-bench-push-'));
const file = path.join(work, 'devices.json');
const endpoint = fork(path.join(import.meta.dirname, 'push/endpoint.ts'), [file, String(DEVICES)], {
  execArgv: ['--import', 'tsx'],
});
await once(endpoint, 'message');
const { host, ca, devices } = JSON.parse(readFileSync(file, 'utf8')) as {
  host: string;
  ca: string;
  devices: Device[];
};

/** Messages received and decrypted since the last call. */
async function arrived(): Promise<number> {
  endpoint.send('count');
  const [{ received }] = (await once(endpoint, 'message')) as [{ received: number }];
  return received;
}

type Rate = { perCoreSecond: number; perSecond: number };

/** Messages per second of this process's processor time, and per second of wall time. */
async function rate(count: number, run: () => Promise<void>): Promise<Rate> {
  const before = process.cpuUsage();
  const started = performance.now();
  await run();
  const { user, system } = process.cpuUsage(before);
  return {
    perCoreSecond: (count / (user + system)) * 1e6,
    perSecond: (count / (performance.now() - started)) * 1000,
  };
}

async function toAll(send: (device: Device) => Promise<unknown>): Promise<void> {
  const waiting = devices.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const device of waiting) await send(device);
    }),
  );
}

async function delivered(send: (device: Device) => Promise<unknown>): Promise<Rate> {
  const measured = await rate(DEVICES, () => toAll(send));
  const received = await arrived();
  if (received !== DEVICES) throw new Error(`${received} of ${DEVICES} messages arrived.`);
  return measured;
}

const log = createLogger({ format: 'json', level: 'silent', write: () => undefined });
const store = await openStore({
  databaseUrl: process.env.DATABASE_URL,
  databasePool: 4,
  dataDirectory: path.join(work, 'data'),
  log,
});
const keys = await vapidKeys(store);
const authorization = vapidHeaders(keys, CONTACT, Date.now);
const sender = pushSender({ authorization, isAllowed: endpointPolicy([host]), ca });
const agent = new https.Agent({ keepAlive: true, maxSockets: 64, ca });
const vapidDetails = { subject: CONTACT, publicKey: keys.publicKey, privateKey: keys.privateKey };

const theirs = await delivered((device) =>
  webPush.sendNotification(device, MESSAGE, { vapidDetails, agent }),
);
const ours = await delivered(({ endpoint: address, keys: { p256dh, auth } }) =>
  sender.send({ endpoint: address, p256dh, auth }, MESSAGE, 'bench'),
);
const theirsMade = await rate(DEVICES, async () => {
  for (const device of devices) webPush.generateRequestDetails(device, MESSAGE, { vapidDetails });
});
const oursMade = await rate(DEVICES, async () => {
  for (const {
    endpoint: address,
    keys: { p256dh, auth },
  } of devices)
    encryptMessage({ endpoint: address, p256dh, auth }, MESSAGE, 'bench', authorization);
});

const tags = { adults: true, paediatrics: true, metabolics: true };
for (const device of devices) await saveSubscription(store, { ...device, tags, country: 'uk' });
const outcomes: string[] = [];
const queue = await startFanOut({
  store,
  sender,
  log,
  serving: true,
  pollingSeconds: 0.5,
  delivered: (outcome) => void outcomes.push(outcome),
});
const fanOut = await rate(DEVICES, async () => {
  await queue.send({ title: 'New', text: 'Text', link: '', image: '', tags: [], country: null });
  while (outcomes.length < DEVICES) await new Promise((resolve) => setTimeout(resolve, 20));
});
const received = await arrived();
if (received !== DEVICES) throw new Error(`${received} of ${DEVICES} messages arrived by the queue.`);
await queue.close();
await store.close();
sender.close();
agent.destroy();
endpoint.kill();
rmSync(work, { recursive: true, force: true });

const row = (name: string, one: Rate, yardstick: Rate, must: string): string[] => [
  name,
  one.perCoreSecond.toFixed(0),
  `${(one.perCoreSecond / yardstick.perCoreSecond).toFixed(2)}x`,
  one.perSecond.toFixed(0),
  must,
];
printTable(
  `Notifications to ${DEVICES} devices of a local push service`,
  ['measure', 'per core-second', 'ratio', 'per second', 'must, then ambitious'],
  [
    row('web-push, encrypted and signed', theirsMade, theirsMade, ''),
    row('ours, encrypted and authorised', oursMade, theirsMade, '2.0x, 3.5x'),
    row('web-push, delivered', theirs, theirs, ''),
    row('ours, delivered', ours, theirs, '2.0x'),
    row('ours, through the queue and the database', fanOut, theirs, ''),
  ],
);
