import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createLogger } from '#logging/logger.ts';
import { openStore } from '#store/open-store.ts';
import { postgresPrograms, startPostgres } from '#test-support/postgres.ts';
import { pushService } from '#test-support/push-service.ts';
import { startFanOut } from './fan-out.ts';
import { listNotifications } from './notifications.ts';
import { endpointPolicy } from './push-sender.ts';
import { saveSubscription } from './subscriptions.ts';

const SERVER = path.resolve(import.meta.dirname, '../..');
const DEVICES = 1500;
/** What one process can have in its hands when it dies: three workers with a handful each. */
const IN_HAND = 75;
const log = createLogger({ format: 'json', level: 'silent', write: () => undefined });
const tags = { adults: true, paediatrics: true, metabolics: true };

it('[J-07] an endpoint outside the list is never called', () => {
  expect(endpointPolicy([])('https://fcm.googleapis.com/a')).toBe(false);
});

const programs = postgresPrograms();
if (programs !== undefined) {
  it('[J-07] two servers, one killed in the middle: no device gets two messages, the rest is taken over', {
    timeout: 120_000,
  }, async () => {
    const postgres = await startPostgres(programs);
    const databaseUrl = await postgres.database();
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
      takeOverSeconds: 4,
      delivered: () => undefined,
    });
    const children: ChildProcess[] = [];
    try {
      await queue.send({ title: 'New', text: 'Text', link: '', image: '', tags: [], country: null });
      for (let n = 0; n < 2; n += 1) {
        const script = [
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
      await expect
        .poll(async () => (await outcome())?.sending ?? DEVICES, { timeout: 20_000 })
        .toBeLessThanOrEqual(IN_HAND);
      const end = await outcome();
      const served = service.received.map((message) => message.path);
      expect(new Set(served).size).toBe(served.length);
      expect((end?.sent ?? 0) + (end?.sending ?? 0)).toBe(DEVICES);
      expect(served.length).toBeGreaterThanOrEqual(end?.sent ?? DEVICES);
      expect(served.length).toBeGreaterThanOrEqual(DEVICES - IN_HAND);
    } finally {
      for (const child of children) child.kill('SIGKILL');
      await queue.close();
      await store.close();
      service.close();
      await postgres.stop();
      fs.rmSync(folder, { recursive: true });
    }
  });
}
