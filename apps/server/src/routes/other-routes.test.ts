import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADMIN_TOKEN,
  databaseText,
  session,
  type TestServer,
  testServer,
} from '#test-support/test-server.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await testServer();
  headers = await session(server.app);
});
afterAll(() => server.close());

const call = (
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload: object,
  extra: Record<string, string> = {},
) =>
  server.app.inject({
    method,
    url,
    headers: { ...headers, 'content-type': 'application/json', ...extra },
    payload,
  });

const counts = async () => {
  const { rows } = await server.store.query(
    `SELECT day::text AS day, kind, name, count FROM analytics_counts ORDER BY kind, name`,
  );
  return rows;
};

describe('analytics', () => {
  it('[A-10] counts screens by day and nothing else', async () => {
    for (const route of ['/regimen', '/regimen', '/products/{id}']) {
      expect((await call('POST', '/analytics/pageview', { route })).statusCode).toBe(204);
    }
    expect((await call('POST', '/analytics/event', { event: 'sample-link' })).statusCode).toBe(204);
    expect(await counts()).toEqual([
      { day: '2026-11-20', kind: 'event', name: 'sample-link', count: 1 },
      { day: '2026-11-20', kind: 'pageview', name: '/products/{id}', count: 1 },
      { day: '2026-11-20', kind: 'pageview', name: '/regimen', count: 2 },
    ]);
  });

  it('[A-10] takes no other value, and counts nobody who asked not to be', async () => {
    const before = await counts();
    for (const body of [{ route: '/products/orrimel-pku' }, { route: '/regimen', age: 30 }, {}]) {
      expect((await call('POST', '/analytics/pageview', body)).statusCode).toBe(400);
    }
    const wishes: Record<string, string>[] = [{ dnt: '1' }, { 'sec-gpc': '1' }];
    for (const wish of wishes) {
      expect((await call('POST', '/analytics/pageview', { route: '/regimen' }, wish)).statusCode).toBe(204);
    }
    expect(
      (await call('POST', '/analytics/pageview', { route: '/regimen' }, { 'x-xsrf-token': '' })).statusCode,
    ).toBe(403);
    expect(await counts()).toEqual(before);
    expect(await databaseText(server.store)).not.toContain('127.0.0.1');
  });
});

describe('push subscriptions', () => {
  const device = {
    endpoint: 'https://push.example/device-1',
    expirationTime: null,
    keys: {
      p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      auth: 'tBHItJI5svbpez7KI4CCXg',
    },
    tags: { adults: true, paediatrics: false, metabolics: true },
    country: 'uk',
  };
  const tags = () => call('POST', '/push/subscription/tags', { endpoint: device.endpoint });

  it('[J-07] are stored, changed, read and removed', async () => {
    expect((await server.app.inject('/push/key')).json()).toEqual({ publicKey: 'test-key' });
    expect((await tags()).statusCode).toBe(404);
    expect((await call('PUT', '/push/subscription', device)).statusCode).toBe(204);
    expect((await tags()).json()).toEqual(device.tags);
    const changed = { ...device, tags: { adults: false, paediatrics: true, metabolics: false } };
    expect((await call('PUT', '/push/subscription', changed)).statusCode).toBe(204);
    expect((await tags()).json()).toEqual(changed.tags);
    expect((await call('DELETE', '/push/subscription', { endpoint: device.endpoint })).statusCode).toBe(204);
    expect((await tags()).statusCode).toBe(404);
  });

  it('[J-07] only for known push services, only with the token', async () => {
    expect(
      (await call('PUT', '/push/subscription', { ...device, endpoint: 'https://10.0.0.1/x' })).statusCode,
    ).toBe(400);
    expect((await call('PUT', '/push/subscription', { ...device, keys: {} })).statusCode).toBe(400);
    // The one character that PostgreSQL has no place for.
    const nought = { ...device, endpoint: `${device.endpoint}\0` };
    expect((await call('PUT', '/push/subscription', nought)).statusCode).toBe(400);
    expect((await call('PUT', '/push/subscription', device, { 'x-xsrf-token': '' })).statusCode).toBe(403);
    expect(
      (await call('DELETE', '/push/subscription', { endpoint: device.endpoint }, { 'x-xsrf-token': '' }))
        .statusCode,
    ).toBe(403);
  });

  it('[J-09] the feed is empty before anything was sent, and wants the app’s own id', async () => {
    const feed = await server.app.inject('/api/v1/notifications?app_id=dietetic-app&limit=1');
    expect(feed.json()).toEqual({ total_count: 0, offset: 0, limit: 1, notifications: [] });
    expect((await server.app.inject('/api/v1/notifications?app_id=other&limit=1')).statusCode).toBe(400);
    expect((await server.app.inject('/api/v1/notifications?app_id=dietetic-app&limit=51')).statusCode).toBe(
      400,
    );
  });
});

describe('health', () => {
  it('[I-05] lives, is ready with a catalogue, and is not without one', async () => {
    expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'alive' });
    expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready', catalogueVersion: 1 });
    const empty = await testServer({
      catalogue: {
        get: () => undefined,
        refresh: async () => undefined,
        onChange: () => 0,
        close: async () => undefined,
      },
    });
    expect((await empty.app.inject('/healthz')).statusCode).toBe(200);
    expect((await empty.app.inject('/readyz')).statusCode).toBe(503);
    expect((await empty.app.inject('/catalogue/status')).statusCode).toBe(503);
    await empty.close();
  });

  it('[I-05] counts by route template, for the administrator only', async () => {
    await server.app.inject('/images/products/orrimel-secret.svg');
    expect((await server.app.inject('/metrics')).statusCode).toBe(401);
    const metrics = await server.app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
    });
    expect(metrics.statusCode).toBe(200);
    expect(metrics.body).toContain('route="/images/products/:file",status="4xx"');
    expect(metrics.body).toContain('catalogue_products 12');
    expect(metrics.body).not.toContain('orrimel-secret');
  });
});

const preview = (payload: object) =>
  server.app.inject({
    method: 'POST',
    url: '/admin/notifications/preview',
    headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
    payload,
  });

describe('the administrator’s calls', () => {
  const admin = { authorization: `Bearer ${ADMIN_TOKEN}` };
  const get = (url: string, extra: Record<string, string> = admin) =>
    server.app.inject({ url, headers: extra });

  it.each([
    '/admin/catalogue/versions',
    '/admin/catalogue/quarantine',
    '/admin/notifications',
    '/admin/subscriptions',
    '/metrics',
  ])('[I-05] %s wants the token', async (url) => {
    for (const extra of [{}, { authorization: 'Bearer wrong' }, { authorization: ADMIN_TOKEN }, headers]) {
      expect((await get(url, extra as Record<string, string>)).statusCode).toBe(401);
    }
    expect((await get(url)).statusCode).toBe(200);
  });

  it('[I-05] tell versions, differences and content', async () => {
    expect((await get('/admin/catalogue/versions')).json()).toMatchObject([
      { version: 1, products: 12, source: 'demonstration', added: 12 },
    ]);
    expect((await get('/admin/catalogue/difference?version=1&against=1')).json()).toEqual({
      added: [],
      changed: [],
      withdrawn: [],
    });
    expect((await get('/admin/catalogue/difference?version=7')).statusCode).toBe(400);
    const exported = JSON.parse((await get('/admin/catalogue/export?format=json')).body) as {
      projections: unknown[];
    };
    expect(exported.projections).toHaveLength(12);
    expect((await get('/admin/catalogue/export?format=products.csv')).body.split('\r\n')[0]).toContain('id');
  });

  it('[I-05] import nothing but files that the command line handed in', async () => {
    for (const file of [
      '/etc/passwd',
      '../../etc/passwd',
      'aaaaaaaaaaaaaaaa.json/../x',
      'aaaaaaaaaaaaaaaa.csv',
    ]) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/admin/catalogue/import',
        headers: admin,
        payload: { from: { source: 'json', file }, note: '', dryRun: true, acceptSmaller: false },
      });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.body).not.toContain('root:');
    }
  });

  it('[J-07] rehearse a notification, and refuse one that is too long or leads elsewhere unsafely', async () => {
    const good = { title: 'New', text: 'Text', link: '/products', tags: ['adults'], country: 'uk' };
    expect((await preview(good)).json()).toEqual({
      message: { title: 'New', text: 'Text', link: '/products', image: '' },
      tags: ['adults'],
      country: 'uk',
      devices: 0,
    });
    for (const wrong of [
      { title: '' },
      { title: 'x'.repeat(81) },
      { link: 'javascript:alert(1)' },
      { link: '//evil.example' },
      { link: 'http://a.example' },
      { tags: ['others'] },
      { extra: 1 },
    ]) {
      expect((await preview({ ...good, ...wrong })).statusCode).toBe(400);
    }
  });
});

describe('anti-forgery', () => {
  it.each([
    ['POST', '/send-email'],
    ['POST', '/analytics/pageview'],
    ['POST', '/analytics/event'],
    ['PUT', '/push/subscription'],
    ['DELETE', '/push/subscription'],
  ] as const)(
    '[J-11] %s %s is refused without the token, and with another session’s',
    async (method, url) => {
      expect((await call(method, url, {}, { 'x-xsrf-token': '' })).statusCode).toBe(403);
      const stranger = await session(server.app);
      const answer = await call(method, url, {}, { 'x-xsrf-token': stranger['x-xsrf-token'] ?? '' });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ error: 'anti-forgery' });
    },
  );
});
