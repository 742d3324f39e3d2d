import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { createLogger } from '#logging/logger.ts';
import { openStore } from '#store/open-store.ts';
import { IN_HAND, killedDeliveries } from '#test-support/killed-deliveries.ts';
import { newDatabase } from '#test-support/postgres.ts';
import { pushService } from '#test-support/push-service.ts';
import { SHORT_LIVED } from '#test-support/short-lived.ts';
import { startFanOut } from './fan-out.ts';
import { listNotifications } from './notifications.ts';
import { endpointPolicy } from './push-sender.ts';
import { saveSubscription } from './subscriptions.ts';

const SERVER = path.resolve(import.meta.dirname, '../..');
const DEVICES = 600;
const TAKE_OVER_SECONDS = 4;
const log = createLogger({ format: 'json', level: 'silent', write: () => undefined });
const tags = { adults: true, paediatrics: true, metabolics: true };

// 20 kills among 2,400 devices, on PostgreSQL too: npm run soak.
it('[J-07] on the embedded database a process killed and started again reaches every device, and none sees two', {
  timeout: 180_000,
}, async () => {
  const kills = 1;
  const killed = { databaseUrl: undefined, devices: 200, kills, mostMs: 60_000 };
  const { sentAgain, ...outcome } = await killedDeliveries(killed);
  expect(outcome).toEqual({ neverArrived: 0, seenTwice: 0, open: 0, killsAmongDeliveries: kills });
  expect(sentAgain).toBeLessThanOrEqual(kills * IN_HAND);
});

it('[J-07] an endpoint outside the list is never called', () => {
  expect(endpointPolicy([])('https://fcm.googleapis.com/a')).toBe(false);
});

const postgres = inject('postgres');
if (postgres !== undefined) {
  it('[J-07] two servers, one killed in the middle: every device gets its message, and a second one only in place of the first', {
    timeout: 120_000,
  }, async () => {
    const databaseUrl = await newDatabase(postgres);
    const store = await openStore({ databaseUrl, databasePool: 4, dataDirectory: 'unused', log });
    const service = await pushService();
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-push-'));
    const certificate = path.join(folder, 'ca.pem');
    fs.writeFileSync(certificate, service.ca);
    for (let n = 0; n < DEVICES; n += 1)
      await saveSubscription(store, { ...service.device(`d${n}`), tags, country: 'uk' });
    const nobody = { send: async () => 'failed' as const, close: () => undefined };
    const queue = await startFanOut({
      store,
      sender: nobody,
      log,
      serving: false,
      takeOverSeconds: TAKE_OVER_SECONDS,
      delivered: () => undefined,
    });
    const children: ChildProcess[] = [];
    try {
      await queue.send({ title: 'New', text: 'Text', link: '', image: '', tags: [], country: null });
      for (let n = 0; n < 2; n += 1) {
        const script = [
          SHORT_LIVED,
          '--import',
          'tsx',
          'src/test-support/delivering-process.ts',
          databaseUrl,
          service.host,
          certificate,
        ];
        const child = spawn(process.execPath, script, { cwd: SERVER, stdio: ['ignore', 'pipe', 'inherit'] });
        children.push(child);
      }
      const [first] = children;
      if (!first) throw new Error('No process was started.');
      await Promise.all(children.map((child) => once(child.stdout ?? child, 'data')));
      await expect.poll(() => service.received.length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(100);
      first.kill('SIGKILL');
      await once(first, 'exit');
      expect(service.received.length).toBeLessThan(DEVICES);
      const outcome = async () => (await listNotifications(store, 1))[0]?.deliveries;
      await expect.poll(async () => (await outcome())?.queued, { timeout: 60_000 }).toBe(0);
      await expect.poll(async () => (await outcome())?.sending, { timeout: 30_000 }).toBe(0);
      expect(await outcome()).toMatchObject({ sent: DEVICES, failed: 0, expired: 0 });
      const served = service.received.map((message) => message.path);
      expect(new Set(served).size).toBe(DEVICES);
      // What the killed process had claimed: three workers with one batch each.
      expect(served.length - DEVICES).toBeLessThanOrEqual(75);
      expect(new Set(service.received.map(({ topic }) => topic)).size).toBe(1);
    } finally {
      for (const child of children) child.kill('SIGKILL');
      await queue.close();
      await store.close();
      service.close();
      fs.rmSync(folder, { recursive: true });
    }
  });
}
