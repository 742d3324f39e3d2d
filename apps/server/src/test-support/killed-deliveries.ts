import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createLogger } from '#logging/logger.ts';
import { startFanOut } from '#push/fan-out.ts';
import { listNotifications } from '#push/notifications.ts';
import { saveSubscription } from '#push/subscriptions.ts';
import { openStore } from '#store/open-store.ts';
import { fillWithEmptyDatabase } from './empty-database.ts';
import { pushService } from './push-service.ts';
import { SHORT_LIVED } from './short-lived.ts';

const SERVER = path.resolve(import.meta.dirname, '../..');
const log = createLogger({ format: 'json', level: 'silent', write: () => undefined });
const tags = { adults: true, paediatrics: true, metabolics: true };

/** The most that a process has claimed: three workers with one batch each. */
export const IN_HAND = 75;

type Killed = {
  /** On the embedded database if PostgreSQL is missing. */
  databaseUrl: string | undefined;
  devices: number;
  kills: number;
  /** How long the last process is given, in milliseconds. */
  mostMs: number;
};

type Outcome = {
  neverArrived: number;
  seenTwice: number;
  /** Messages that a device got after its first. */
  sentAgain: number;
  /** Deliveries with an unknown outcome. */
  open: number;
  /** Kills before every device had its message. */
  killsAmongDeliveries: number;
};

/** One notification to many devices, while the process that sends it is killed again and again. */
export async function killedDeliveries({ databaseUrl, devices, kills, mostMs }: Killed): Promise<Outcome> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-killed-'));
  const dataDirectory = path.join(folder, 'data');
  const open = () => openStore({ databaseUrl, databasePool: 4, dataDirectory, log });
  const service = await pushService();
  const certificate = path.join(folder, 'ca.pem');
  fs.writeFileSync(certificate, service.ca);
  const program = [SHORT_LIVED, '--import', 'tsx', 'src/test-support/delivering-process.ts'];
  const args = [databaseUrl ?? '', service.host, certificate, dataDirectory];
  const children: ChildProcess[] = [];
  const start = async () => {
    const child = spawn(process.execPath, [...program, ...args], {
      cwd: SERVER,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    await once(child.stdout, 'data');
    return child;
  };
  const reached = () => new Set(service.received.map((message) => message.path)).size;
  try {
    if (databaseUrl === undefined) await fillWithEmptyDatabase(dataDirectory);
    const before = await open();
    for (let n = 0; n < devices; n += 1)
      await saveSubscription(before, { ...service.device(`d${n}`), tags, country: 'uk' });
    const sender = { send: async () => 'failed' as const, close: () => undefined };
    const queue = await startFanOut({
      store: before,
      sender,
      log,
      serving: false,
      delivered: () => undefined,
    });
    await queue.send({ title: 'New', text: 'Text', link: '', image: '', tags: [], country: null });
    await queue.close();
    await before.close();

    let killsAmongDeliveries = 0;
    for (let kill = 1; kill <= kills; kill += 1) {
      const child = await start();
      const goal = Math.min(devices - 1, (kill * devices) / (kills + 1));
      const end = Date.now() + 30_000;
      while (reached() < goal && Date.now() < end) await pause(2);
      if (reached() < devices) killsAmongDeliveries += 1;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    const last = await start();
    // It reports when nothing is left to do.
    await Promise.race([once(last.stdout ?? last, 'data'), pause(mostMs, undefined, { ref: false })]);
    last.kill('SIGTERM');
    await once(last, 'exit');
    const after = await open();
    const [notification] = await listNotifications(after, 1);
    await after.close();
    return {
      neverArrived: devices - reached(),
      seenTwice: devicesThatSeeTwo(service.received),
      sentAgain: service.received.length - reached(),
      open: (notification?.deliveries.queued ?? devices) + (notification?.deliveries.sending ?? devices),
      killsAmongDeliveries,
    };
  } finally {
    for (const child of children) child.kill('SIGKILL');
    service.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A push service keeps the last message of a topic for a device that is away, and a device shows the last of a tag,
 * which is the message's id: a user sees two only if one of these differs.
 */
function devicesThatSeeTwo(received: readonly { path: string; topic: string; text: string }[]): number {
  const seen = new Map<string, Set<string>>();
  for (const { path: device, topic, text } of received) {
    const { id } = JSON.parse(text) as { id: string };
    seen.set(device, (seen.get(device) ?? new Set()).add(`${topic} ${id}`));
  }
  return [...seen.values()].filter(({ size }) => size > 1).length;
}
