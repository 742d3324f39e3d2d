import type { PushMessage } from '@dietetic/contract';
import PgBoss from 'pg-boss';
import { describeError, type Logger } from '#logging/logger.ts';
import type { Query, Store } from '#store/open-store.ts';
import { createQueue, QUEUE, queueQueries, type Slice } from './queue.ts';
import { queueRemainingDeliveries, queueLostDeliveries } from './unfinished-deliveries.ts';
import { type NewNotification, recordNotification } from './notifications.ts';
import { MAX_PAUSE_SECONDS, type PushOutcome, type PushSender } from './push-sender.ts';

/** Devices taken and served together. A process that dies loses only one such batch. */
const HANDFUL = 25;
const MOST_ATTEMPTS = 6;
const FIRST_PAUSE_SECONDS = 30;
/** Slices one process serves at the same time. */
const WORKERS = 3;
const TAKE_OVER_SECONDS = 120;
/** Deliveries in progress when the server stops get this long; then they are aborted and their devices queued again. */
const LAST_CALLS_MS = 1000;

export type FanOut = {
  /** Records the notification and queues its deliveries, all or nothing. */
  send(notification: NewNotification): Promise<{ id: string; devices: number }>;
  close(): Promise<void>;
};

type Options = {
  store: Store;
  sender: PushSender;
  log: Logger;
  delivered: (outcome: 'sent' | 'expired' | 'failed' | 'again') => void;
  /** After this long, a slice, and each device in it, is taken over from a process that died. */
  takeOverSeconds?: number;
  /** Serve the queue instead of only filling it. */
  serving: boolean;
  /** How often the queue is polled. */
  pollingSeconds?: number;
  firstPauseSeconds?: number;
};

/**
 * Sends a notification to many devices through a queue in the database, so that a restart or a kill loses nothing and
 * several processes share the work. A process claims a device before it sends the message; if it does not report the
 * outcome in time, another takes over. The message may then be sent twice: both have the same topic for the push
 * service and the same tag for the device, so the second replaces the first.
 */
export async function startFanOut(options: Options): Promise<FanOut> {
  const { store, log, takeOverSeconds = TAKE_OVER_SECONDS } = options;
  const ending = new AbortController();
  let looks: Promise<void> | undefined;
  await store.alone((query) => createQueue(query, takeOverSeconds));
  const queue = queueQueries(store.query);
  const boss = new PgBoss({
    db: queue,
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: Math.max(1, Math.ceil(takeOverSeconds / 2)),
  });
  boss.on('error', (error) => log.warn('the push queue reported an error', describeError(error)));
  await boss.start();
  // One job at a time for each worker: a job that throws must not affect others.
  const work = { batchSize: 1, pollingIntervalSeconds: options.pollingSeconds ?? 2 };
  const looking = setInterval(
    () =>
      void (looks ??= queueLostDeliveries(store.query, boss, 2 * takeOverSeconds)
        .catch((error: unknown) => log.warn('lost deliveries could not be looked for', describeError(error)))
        .finally(() => {
          looks = undefined;
        })),
    takeOverSeconds * 1000,
  );
  looking.unref();
  if (options.serving) await queueRemainingDeliveries(store.query, boss);
  else clearInterval(looking);
  for (let worker = 0; options.serving && worker < WORKERS; worker += 1) {
    await boss.work<Slice>(QUEUE, work, async ([job]) => {
      if (job) await serveSlice(job.data, boss, options, ending.signal);
    });
  }
  return {
    send: (notification) =>
      store.inTransaction(async (query) => {
        const { id, devices, slices } = await recordNotification(query, notification);
        const jobs = Array.from({ length: slices }, (_, slice) => ({
          name: QUEUE,
          data: { notification: id, slice },
        }));
        if (jobs.length > 0)
          await boss.insert(jobs, { db: { executeSql: (text, values) => query(text, values) } });
        return { id, devices };
      }),
    close: async () => {
      ending.abort();
      clearInterval(looking);
      await looks;
      const cut = setTimeout(() => options.sender.close(), LAST_CALLS_MS);
      await boss.stop({ graceful: true, wait: true, timeout: 2 * LAST_CALLS_MS });
      await queue.close();
      clearTimeout(cut);
    },
  };
}

async function serveSlice(slice: Slice, boss: PgBoss, options: Options, ending: AbortSignal): Promise<void> {
  const { store, sender } = options;
  const payload = await payloadOf(store.query, slice.notification);
  if (payload === undefined) return; // Deleted since: it must not be delivered any more.
  const topic = slice.notification.replaceAll('-', '').slice(0, 32);
  while (!ending.aborted) {
    const devices = await takeHandful(store.query, slice, options.takeOverSeconds ?? TAKE_OVER_SECONDS);
    if (devices.length === 0) break;
    const outcomes = await Promise.all(devices.map((device) => sender.send(device, payload, topic)));
    await record(
      options,
      slice,
      devices.map((device, index) => ({
        device,
        outcome: outcomes[index] ?? { retryAfterSeconds: undefined },
      })),
    );
  }
  const next = await secondsToNext(store.query, slice);
  // Devices that have to wait get a later job of their own; this one is done.
  if (next !== undefined) await boss.send(QUEUE, slice, { startAfter: Math.max(1, next) });
}

type Device = { id: string; endpoint: string; p256dh: string; auth: string; attempts: number };

/**
 * Those that are due: still queued, or claimed by a process that has not reported since. A time in the future was
 * written by a clock that was ahead.
 */
async function takeHandful(
  query: Query,
  { notification, slice }: Slice,
  takeOverSeconds: number,
): Promise<Device[]> {
  const { rows } = await query(
    `WITH taken AS (
       UPDATE push_deliveries
       SET state = 'sending', attempts = attempts + 1, not_before = now() + $3::int * interval '1 second'
       WHERE (notification_id, subscription_id) IN (
         SELECT notification_id, subscription_id FROM push_deliveries
         WHERE notification_id = $1 AND slice = $2 AND state IN ('queued', 'sending')
           AND (not_before <= now() OR not_before > now() + $4::int * interval '1 second')
         LIMIT ${HANDFUL} FOR UPDATE SKIP LOCKED)
       RETURNING subscription_id, attempts)
     SELECT taken.subscription_id AS id, attempts, s.endpoint, s.p256dh, s.auth
     FROM taken LEFT JOIN push_subscriptions s ON s.id = taken.subscription_id`,
    [notification, slice, takeOverSeconds, MAX_PAUSE_SECONDS],
  );
  return rows.map((row) => ({
    id: String(row.id),
    // A device that unsubscribed meanwhile has no endpoint: the sender fails it without a call.
    endpoint: String(row.endpoint ?? ''),
    p256dh: String(row.p256dh ?? ''),
    auth: String(row.auth ?? ''),
    attempts: Number(row.attempts),
  }));
}

type Served = { device: Device; outcome: PushOutcome };

/** One statement for each outcome, because a fan-out costs more in the database than on the network. */
async function record(options: Options, { notification }: Slice, served: Served[]): Promise<void> {
  const { query } = options.store;
  const again = served.flatMap(({ device, outcome }) =>
    typeof outcome === 'object' && device.attempts < MOST_ATTEMPTS
      ? [{ id: device.id, seconds: outcome.retryAfterSeconds ?? pauseAfter(device.attempts, options) }]
      : [],
  );
  if (again.length > 0) {
    await query(
      `UPDATE push_deliveries d SET state = 'queued', not_before = now() + a.seconds * interval '1 second'
       FROM unnest($2::text[], $3::float8[]) AS a(id, seconds)
       WHERE d.notification_id = $1 AND d.subscription_id = a.id`,
      [notification, again.map(({ id }) => id), again.map(({ seconds }) => seconds)],
    );
  }
  const waiting = new Set(again.map(({ id }) => id));
  for (const state of ['sent', 'expired', 'failed'] as const) {
    const ids = served
      .filter(({ device, outcome }) => !waiting.has(device.id) && endOf(outcome) === state)
      .map(({ device }) => device.id);
    if (ids.length === 0) continue;
    await query(
      `UPDATE push_deliveries SET state = $3 WHERE notification_id = $1 AND subscription_id = ANY($2::text[])`,
      [notification, ids, state],
    );
    if (state === 'expired') await query(`DELETE FROM push_subscriptions WHERE id = ANY($1::text[])`, [ids]);
    for (const _device of ids) options.delivered(state);
  }
  for (const _device of again) options.delivered('again');
}

/** Six failed attempts count as a failure. */
const endOf = (outcome: PushOutcome) => (typeof outcome === 'object' ? 'failed' : outcome);

const pauseAfter = (attempts: number, { firstPauseSeconds = FIRST_PAUSE_SECONDS }: Options) =>
  firstPauseSeconds * 2 ** (attempts - 1);

async function secondsToNext(query: Query, { notification, slice }: Slice): Promise<number | undefined> {
  const { rows } = await query(
    `SELECT ceil(extract(epoch FROM min(not_before) - now()))::int AS seconds FROM push_deliveries
     WHERE notification_id = $1 AND slice = $2 AND state IN ('queued', 'sending')`,
    [notification, slice],
  );
  const seconds = rows[0]?.seconds;
  return seconds === null || seconds === undefined ? undefined : Number(seconds);
}

async function payloadOf(query: Query, notification: string): Promise<string | undefined> {
  const { rows } = await query(`SELECT id, title, text, link, image FROM notifications WHERE id = $1`, [
    notification,
  ]);
  const [row] = rows;
  if (!row) return undefined;
  const message: PushMessage = {
    id: String(row.id),
    title: String(row.title),
    text: String(row.text),
    link: String(row.link),
    image: String(row.image),
  };
  return JSON.stringify(message);
}
