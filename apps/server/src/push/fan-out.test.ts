import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { createLogger } from '#logging/logger.ts';
import type { Store } from '#store/open-store.ts';
import { testDatabases } from '#test-support/databases.ts';
import { type PushService, pushService } from '#test-support/push-service.ts';
import { type FanOut, startFanOut } from './fan-out.ts';
import { countAudience, listNotifications, type NewNotification, notificationFeed } from './notifications.ts';
import { endpointPolicy, pushSender } from './push-sender.ts';
import { saveSubscription, subscriptionTags } from './subscriptions.ts';
import { vapidHeaders, vapidKeys } from './vapid.ts';

const NEWS: NewNotification = {
  title: 'New range',
  text: 'Three feeds were added.',
  link: '/products',
  image: '',
  tags: [],
  country: null,
};
const ALL = { adults: true, paediatrics: true, metabolics: true };
const log = createLogger({ format: 'json', level: 'silent', write: () => undefined });

describe.each(testDatabases())('on the $name database', (database) => {
  let store: Store;
  let service: PushService;
  let running: FanOut[] = [];
  beforeAll(async () => {
    service = await pushService();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    store = await database.open();
    service.received.length = 0;
    service.answers.clear();
  });
  afterEach(async () => {
    for (const fanOut of running) await fanOut.close();
    running = [];
    await store.close();
  });

  const start = async (takeOverSeconds = 120) => {
    const keys = await vapidKeys(store);
    const sender = pushSender({
      authorization: vapidHeaders(keys, 'mailto:push@clinic.example', Date.now),
      isAllowed: endpointPolicy([service.host]),
      ca: service.ca,
    });
    const fanOut = await startFanOut({
      store,
      sender,
      log,
      serving: true,
      delivered: () => undefined,
      pollingSeconds: 0.5,
      firstPauseSeconds: 0.1,
      takeOverSeconds,
    });
    running.push(fanOut);
    return fanOut;
  };
  const subscribe = (name: string, options: { tags?: typeof ALL; country?: 'uk' | 'roi' } = {}) =>
    saveSubscription(store, {
      ...service.device(name),
      tags: options.tags ?? ALL,
      country: options.country ?? 'uk',
    });
  const waiting = async () => {
    const { rows } = await store.query(
      `SELECT extract(epoch FROM not_before - now())::int AS seconds FROM push_deliveries
       WHERE state = 'queued' AND attempts = 1`,
    );
    return rows[0]?.seconds;
  };
  const jobsToCome = async () =>
    (await store.query(`SELECT 1 FROM pgboss.job WHERE name = 'push-slice' AND state < 'active'`)).rows;
  /** Jobs for later, with none in hand. */
  const putOff = async () => {
    const { rows } = await store.query(
      `SELECT (count(*) FILTER (WHERE state < 'active' AND start_after > now() + interval '1 minute'))::int AS later,
         (count(*) FILTER (WHERE state = 'active' OR state < 'active' AND start_after <= now()))::int AS now
       FROM pgboss.job WHERE name = 'push-slice'`,
    );
    return rows[0]?.now === 0 ? rows[0].later : undefined;
  };
  const outcome = async () => (await listNotifications(store, 1))[0]?.deliveries;

  it('[J-07] a message reaches every device once, encrypted for it and signed by the server', async () => {
    const names = Array.from({ length: 60 }, (_, n) => `device-${n}`);
    for (const name of names) await subscribe(name);
    const fanOut = await start();
    const { id, devices } = await fanOut.send(NEWS);
    expect(devices).toBe(60);
    await expect.poll(outcome, { timeout: 15_000 }).toMatchObject({ sent: 60, queued: 0, sending: 0 });
    expect(service.received.map(({ path }) => path).toSorted()).toEqual(names.toSorted());
    const { publicKey } = await vapidKeys(store);
    for (const { text, authorization } of service.received) {
      expect(JSON.parse(text)).toEqual({
        id,
        title: 'New range',
        text: 'Three feeds were added.',
        link: '/products',
        image: '',
      });
      expect(authorization).toContain(`k=${publicKey}`);
    }
    expect(new Set(service.received.map(({ authorization }) => authorization)).size).toBe(1);
  });

  it('[J-07] [I-03] what a clock ten years ahead put off is sent once it is put back, without a new start', async () => {
    for (const name of ['one', 'two']) {
      await subscribe(name);
      service.answers.set(name, (attempt) =>
        attempt === 1 ? { status: 429, retryAfter: '600' } : { status: 201 },
      );
    }
    // Put off by a server that does not take over from itself on a busy machine, and found by one that looks each second.
    await (await start()).send(NEWS);
    await expect.poll(waiting, { timeout: 30_000 }).toBeGreaterThan(500);
    await expect.poll(putOff, { timeout: 30_000 }).toBe(1);
    await start(1);
    await expect.poll(putOff, { timeout: 30_000 }).toBe(2);
    await store.query(`UPDATE push_deliveries SET not_before = not_before + interval '10 years'`);
    await store.query(
      `UPDATE pgboss.job SET start_after = start_after + interval '10 years' WHERE state < 'active'`,
    );
    await expect.poll(outcome, { timeout: 30_000 }).toMatchObject({ sent: 2, queued: 0, sending: 0 });
    // Nothing queues what has been served.
    await expect.poll(putOff, { timeout: 30_000 }).toBe(2);
    expect(await jobsToCome()).toHaveLength(2);
  });

  it('[J-07] tags and country choose the devices', async () => {
    await subscribe('adult-uk', { tags: { adults: true, paediatrics: false, metabolics: false } });
    await subscribe('child-uk', { tags: { adults: false, paediatrics: true, metabolics: false } });
    await subscribe('adult-roi', {
      tags: { adults: true, paediatrics: false, metabolics: true },
      country: 'roi',
    });
    await subscribe('none-uk', { tags: { adults: false, paediatrics: false, metabolics: false } });
    const count = (part: Partial<NewNotification>) => countAudience(store, { ...NEWS, ...part });
    expect(await count({})).toBe(4);
    expect(await count({ tags: ['adults'] })).toBe(2);
    expect(await count({ tags: ['adults', 'paediatrics'] })).toBe(3);
    expect(await count({ tags: ['metabolics'], country: 'uk' })).toBe(0);
    const fanOut = await start();
    await fanOut.send({ ...NEWS, tags: ['adults'], country: 'roi' });
    await expect.poll(outcome, { timeout: 15_000 }).toMatchObject({ sent: 1, queued: 0 });
    expect(service.received.map(({ path }) => path)).toEqual(['adult-roi']);
  });

  it('[J-07] a device that is gone is forgotten, a busy service is asked again, the others are served', async () => {
    for (const name of ['gone', 'lost', 'busy', 'broken', 'good']) await subscribe(name);
    const { endpoint } = { endpoint: `https://${service.host}/gone` };
    service.answers.set('gone', () => ({ status: 410 }));
    service.answers.set('lost', () => ({ status: 404 }));
    service.answers.set('busy', (attempt) =>
      attempt < 3 ? { status: 429, retryAfter: '1' } : { status: 201 },
    );
    service.answers.set('broken', () => ({ status: 400 }));
    const fanOut = await start();
    await fanOut.send(NEWS);
    await expect
      .poll(outcome, { timeout: 20_000 })
      .toMatchObject({ sent: 2, expired: 2, failed: 1, queued: 0, sending: 0 });
    expect(service.received.map(({ path }) => path).toSorted()).toEqual(['busy', 'good']);
    expect(await subscriptionTags(store, endpoint)).toBeUndefined();
    expect(await countAudience(store, NEWS)).toBe(3);
  });

  it('[J-07] no device waits longer than an hour, whatever its push service asks for', async () => {
    await subscribe('busy');
    service.answers.set('busy', () => ({ status: 429, retryAfter: '315360588' }));
    await (await start()).send(NEWS);
    await expect.poll(waiting, { timeout: 15_000 }).toBeGreaterThan(3500);
    expect(await waiting()).toBeLessThanOrEqual(3600);
  });

  it('[J-07] [I-03] a device that was put off while the clock was years ahead gets its message', async () => {
    await subscribe('early');
    const idle = await startFanOut({
      store,
      sender: { send: async () => 'failed', close: () => undefined },
      log,
      serving: false,
      delivered: () => undefined,
    });
    running.push(idle);
    await idle.send(NEWS);
    await store.query(
      `UPDATE push_deliveries SET state = 'sending', not_before = now() + interval '10 years'`,
    );
    await start();
    await expect.poll(outcome, { timeout: 15_000 }).toMatchObject({ sent: 1, queued: 0, sending: 0 });
  });

  it('[J-07] a job that ends after the server has closed asks nothing of its database', async () => {
    await subscribe('slow');
    const end = new AbortController();
    const answer = once(end.signal, 'abort').then(() => 'failed' as const);
    const asked: string[] = [];
    let isClosed = false;
    const sent = vi.fn(() => answer);
    const fanOut = await startFanOut({
      store: {
        ...store,
        query: (text, values) => {
          if (!isClosed) return store.query(text, values);
          asked.push(text);
          return Promise.reject(new Error('The database is closed.'));
        },
      },
      sender: { send: sent, close: () => undefined },
      log,
      serving: true,
      delivered: () => undefined,
      pollingSeconds: 0.5,
    });
    await fanOut.send(NEWS);
    await expect.poll(() => sent.mock.calls.length, { timeout: 15_000 }).toBe(1);
    await fanOut.close();
    isClosed = true;
    end.abort();
    await expect.poll(() => asked.join(), { timeout: 15_000 }).toContain('push_deliveries');
    expect(asked.filter((text) => text.includes('pgboss'))).toEqual([]);
  });

  it('[J-07] what is queued while no server serves is delivered by the next one, by two together just once', async () => {
    const names = Array.from({ length: 40 }, (_, n) => `later-${n}`);
    for (const name of names) await subscribe(name);
    const idle = await startFanOut({
      store,
      sender: { send: async () => 'failed', close: () => undefined },
      log,
      serving: false,
      delivered: () => undefined,
    });
    running.push(idle);
    await idle.send(NEWS);
    expect(service.received).toEqual([]);
    await start();
    await start();
    await expect.poll(outcome, { timeout: 20_000 }).toMatchObject({ sent: 40, queued: 0 });
    expect(service.received.map(({ path }) => path).toSorted()).toEqual(names.toSorted());
  });

  it('[J-09] the feed gives the newest first, in the provider’s shape, by country', async () => {
    const fanOut = await start();
    await fanOut.send({ ...NEWS, title: 'Old' });
    await fanOut.send({
      ...NEWS,
      title: 'For Ireland',
      country: 'roi',
      image: 'https://images.example/a.png',
    });
    const latest = await notificationFeed(store, { limit: 1, offset: 0, country: undefined });
    expect(latest).toMatchObject({ total_count: 2, offset: 0, limit: 1 });
    expect(latest.notifications).toEqual([
      expect.objectContaining({
        headings: { en: 'For Ireland' },
        contents: { en: NEWS.text },
        url: '/products',
        global_image: 'https://images.example/a.png',
      }),
    ]);
    const uk = await notificationFeed(store, { limit: 1, offset: 0, country: 'uk' });
    expect(uk.notifications[0]?.headings.en).toBe('Old');
  });
});

describe('which push services are called', () => {
  const allowed = endpointPolicy(['fcm.googleapis.com', '*.push.apple.com', 'localhost:8443']);
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://localhost:8443/abc', true],
    ['https://localhost/abc', false],
    ['http://fcm.googleapis.com/abc', false],
    ['https://fcm.googleapis.com.evil.example/abc', false],
    ['https://evilpush.apple.com/abc', false],
    ['https://user:pass@fcm.googleapis.com/abc', false],
    ['https://169.254.169.254/latest/meta-data', false],
    ['', false],
  ])('[J-07] %s: %s', (endpoint, expected) => expect(allowed(endpoint)).toBe(expected));
});

describe('the signed header', () => {
  it('[J-07] is made once per service and renewed before it ends', async () => {
    const keys = webPush.generateVAPIDKeys();
    const clock = { now: Date.UTC(2026, 0, 1) };
    const header = vapidHeaders(keys, 'mailto:push@clinic.example', () => clock.now);
    const first = header('https://fcm.googleapis.com/a');
    expect(header('https://fcm.googleapis.com/b')).toBe(first);
    expect(header('https://web.push.apple.com/b')).not.toBe(first);
    clock.now += 11 * 3600_000 + 1000;
    expect(header('https://fcm.googleapis.com/a')).not.toBe(first);
  });
});
