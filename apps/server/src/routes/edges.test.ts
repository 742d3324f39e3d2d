import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiFailureSchema } from '@dietetic/contract/schemas';
import { newNotificationSchema } from '#push/notifications.ts';
import { endpointPolicy } from '#push/push-sender.ts';
import { isPublicKey, saveSubscription } from '#push/subscriptions.ts';
import { COMMON_HEADERS } from '#security/headers.ts';
import { ADMIN_TOKEN, type TestServer, testServer } from '#test-support/test-server.ts';

const POINT = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
const ALL = { adults: true, paediatrics: true, metabolics: true };

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const admin = (url: string, token: string, extra: object = {}) =>
  server.app.inject({
    url,
    headers: { authorization: `Bearer ${token}` },
    remoteAddress: '198.51.100.77',
    ...extra,
  });

describe('[J-11] addresses that cannot be read', () => {
  it.each([
    '/images/products/%E0%A4%A.svg',
    '/%',
    `/images/products/${'a'.repeat(500)}.svg`,
    `/documents/uk/${'a'.repeat(2000)}.pdf`,
  ])('%s gets our shape of an answer and every common header', async (url) => {
    const answer = await server.app.inject({ url });
    expect([400, 404]).toContain(answer.statusCode);
    expect(apiFailureSchema.safeParse(answer.json()).success).toBe(true);
    for (const [name, value] of Object.entries(COMMON_HEADERS))
      expect(answer.headers[name.toLowerCase()]).toBe(value);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('a request that is no HTTP, too', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as net.AddressInfo;
    const answerTo = async (request: string) => {
      const socket = net.connect(port, '127.0.0.1');
      let text = '';
      socket.on('data', (part) => (text += String(part)));
      socket.end(request);
      await once(socket, 'close');
      return text.toLowerCase();
    };
    for (const request of ['GET /a b c HTTP/9\r\n\r\n', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n']) {
      const text = await answerTo(request);
      expect(text).toContain('400 bad request');
      expect(text).toContain('x-content-type-options: nosniff');
      expect(text).toContain('"error":"invalid"');
    }
    const unexpected = await answerTo(
      'GET / HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
    );
    expect(unexpected).toContain('x-content-type-options: nosniff');
    const { body } = await admin('/metrics', ADMIN_TOKEN);
    expect(Number(/refusals_total\{failure="invalid"\} (\d+)/.exec(body)?.[1])).toBeGreaterThanOrEqual(2);
  });
});

describe('[J-11] the administrator', () => {
  it('an import of a file outside the folder is refused as such', async () => {
    const answer = await admin('/admin/catalogue/import', ADMIN_TOKEN, {
      method: 'POST',
      payload: { from: { source: 'json', file: '../../etc/passwd' } },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: 'invalid' });
  });

  it('wrong tokens are limited, the right one is not', async () => {
    const statuses = [];
    for (let n = 0; n < 60; n += 1) statuses.push((await admin('/metrics', `wrong-${n}`)).statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(statuses.slice(50).every((status) => status === 429)).toBe(true);
    const metrics = await admin('/metrics', ADMIN_TOKEN);
    expect(metrics.statusCode).toBe(200);
    expect(metrics.body).toMatch(/refusals_total\{failure="too-many"\} \d/);
    expect(metrics.body).toMatch(/refusals_total\{failure="not-authorised"\} 50/);
  });
});

describe('[J-11] with a public address', () => {
  let behind: TestServer;
  beforeAll(async () => {
    behind = await testServer({
      store: server.store,
      config: {
        publicUrl: 'https://diet.example',
        trustProxy: 1,
        imageOrigins: [],
        trustedTypes: undefined,
        dataDirectory: '/nowhere',
      },
    });
  });
  afterAll(async () => {
    await behind.app.close();
    await behind.catalogue.close();
  });
  const from = (headers: Record<string, string>, url = '/catalogue/status', remoteAddress = '192.0.2.4') =>
    behind.app.inject({ url, headers, remoteAddress }).then(({ statusCode }) => statusCode);

  it('another host is refused, forwarded or not', async () => {
    expect(await from({ host: 'diet.example' })).toBe(200);
    expect(await from({ host: 'evil.example' })).toBe(421);
    expect(await from({ host: 'diet.example', 'x-forwarded-host': 'evil.example' })).toBe(421);
    expect(await from({ host: 'app:3000', 'x-forwarded-host': 'diet.example' })).toBe(200);
    expect(await from({ host: 'localhost:3000' })).toBe(421);
  });

  it('a forwarded host is refused from whomever it comes, and ours is known however it is written', async () => {
    const direct = await testServer({
      store: server.store,
      config: {
        publicUrl: 'https://diet.example',
        trustProxy: false,
        imageOrigins: [],
        trustedTypes: undefined,
        dataDirectory: '/nowhere',
      },
    });
    const asked = async (headers: Record<string, string>) =>
      (await direct.app.inject({ url: '/catalogue/status', headers })).statusCode;
    expect(await asked({ host: 'diet.example', 'x-forwarded-host': 'evil.example' })).toBe(421);
    expect(await asked({ host: 'diet.example', 'x-forwarded-host': 'diet.example' })).toBe(200);
    for (const host of ['Diet.Example', 'diet.example:443']) expect(await asked({ host })).toBe(200);
    for (const host of ['diet.example:8443', 'diet.example@evil.example', 'diet.example/.evil.example'])
      expect(await asked({ host })).toBe(421);
    await direct.app.close();
    await direct.catalogue.close();
  });

  it('this machine and monitors still reach it', async () => {
    expect(await from({ host: '127.0.0.1:3000' }, '/catalogue/status', '127.0.0.1')).toBe(200);
    expect(await from({ host: '10.0.0.7:3000' }, '/readyz')).toBe(200);
  });
});

const device = (name: string) => ({
  endpoint: `https://push.example/${name}`,
  keys: { p256dh: POINT, auth: 'tBHItJI5svbpez7KI4CCXg' },
  tags: ALL,
  country: 'uk' as const,
});

describe('[J-07] push subscriptions', () => {
  it('only a point of the curve is a key', () => {
    expect(isPublicKey(POINT)).toBe(true);
    expect(isPublicKey(`B${'A'.repeat(86)}`)).toBe(false);
  });

  it('an endpoint is called on the usual port, or on the one in the list', () => {
    const allowed = endpointPolicy(['push.example', '*.push.example', 'own.example:8443']);
    expect(allowed('https://push.example/a')).toBe(true);
    expect(allowed('https://push.example:443/a')).toBe(true);
    expect(allowed('https://a.push.example/a')).toBe(true);
    expect(allowed('https://own.example:8443/a')).toBe(true);
    for (const other of ['push.example:22', 'a.push.example:8080', 'own.example', 'own.example:25'])
      expect(allowed(`https://${other}/a`)).toBe(false);
  });

  it('there is a most, and a device that is known keeps its place', async () => {
    await saveSubscription(server.store, device('one'), 2);
    await saveSubscription(server.store, device('two'), 2);
    await expect(saveSubscription(server.store, device('three'), 2)).rejects.toMatchObject({
      failure: 'too-many',
    });
    await saveSubscription(server.store, device('one'), 2);
  });
});

const link = (text: string) => newNotificationSchema.safeParse({ title: 'a', text: 'b', link: text }).success;

describe('[J-07] the link of a notification', () => {
  it.each(['', '/products', '/products?a=b', 'https://clinic.example/a'])('%j may be one', (text) =>
    expect(link(text)).toBe(true),
  );
  it.each(['/\\evil.example', '//evil.example', '/a\\b', 'https:///evil', 'javascript:alert(1)', 'http://a'])(
    '%j may not',
    (text) => expect(link(text)).toBe(false),
  );
});
