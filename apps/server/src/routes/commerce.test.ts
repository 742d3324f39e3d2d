import zlib from 'node:zlib';
import {
  COMMERCE_CLIENT_ID,
  COMMERCE_CLIENT_SECRET,
  COMMERCE_SCOPE,
  TOKEN_SECONDS,
} from '@dietetic/contract';
import { commerceErrorSchema, pageSchema, tokenSchema } from '@dietetic/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fewProducts, type TestServer, testServer } from '#test-support/test-server.ts';

const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
const OURS = basic(COMMERCE_CLIENT_ID, COMMERCE_CLIENT_SECRET);

let server: TestServer;
let bearer: string;
beforeAll(async () => {
  server = await testServer();
  bearer = `Bearer ${(await token()).json<{ access_token: string }>().access_token}`;
});
afterAll(() => server.close());

function token(options: { authorization?: string; query?: Record<string, string>; form?: string } = {}) {
  return server.app.inject({
    method: 'POST',
    url: '/oauth/token',
    query: options.query ?? { grant_type: 'client_credentials', scope: COMMERCE_SCOPE },
    headers: {
      ...(options.authorization === '' ? {} : { authorization: options.authorization ?? OURS }),
      ...(options.form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(options.form ? { payload: options.form } : {}),
  });
}
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers: { authorization: bearer, ...headers } });

const page = async (query: string) =>
  (await get(`/dietetic/product-projections/search${query}`)).json<Record<string, unknown>>();

describe('POST /oauth/token', () => {
  it('[I-01] gives a bearer token for the scope asked for, in the query or in a form body', async () => {
    for (const answer of [
      await token(),
      await token({
        query: {},
        form: `grant_type=client_credentials&scope=${encodeURIComponent(COMMERCE_SCOPE)}`,
      }),
    ]) {
      expect(answer.statusCode).toBe(200);
      expect(tokenSchema.parse(answer.json())).toMatchObject({
        expires_in: TOKEN_SECONDS,
        scope: COMMERCE_SCOPE,
      });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect((await token({ query: { grant_type: 'client_credentials' } })).json()).toMatchObject({
      scope: COMMERCE_SCOPE,
    });
  });

  it.each([
    ['no client', '', {}, 401, 'invalid_client'],
    ['another client', basic('someone', 'else'), {}, 401, 'invalid_client'],
    ['a wrong secret', basic(COMMERCE_CLIENT_ID, 'wrong'), {}, 401, 'invalid_client'],
    ['another grant', OURS, { grant_type: 'password' }, 400, 'unsupported_grant_type'],
    [
      'a scope it has not',
      OURS,
      { grant_type: 'client_credentials', scope: 'manage_products:dietetic' },
      400,
      'invalid_scope',
    ],
  ])('[I-01] refuses %s as the platform does', async (_name, authorization, query, status, code) => {
    const answer = await token({ authorization, ...(Object.keys(query).length > 0 ? { query } : {}) });
    expect(answer.statusCode).toBe(status);
    expect(commerceErrorSchema.parse(answer.json())).toMatchObject({ statusCode: status, error: code });
  });
});

describe('GET /{project}/…', () => {
  it('[I-01] answers both lists in the platform’s shape', async () => {
    const { categories, projections } = fewProducts();
    const answer = await get('/dietetic/product-projections/search?limit=500');
    expect(pageSchema.parse(answer.json())).toMatchObject({ limit: 500, offset: 0, count: 12, total: 12 });
    expect(answer.json()).toEqual({
      limit: 500,
      offset: 0,
      count: 12,
      total: 12,
      results: projections,
      facets: {},
    });
    expect(answer.headers['x-catalogue-version']).toBe('1');
    const list = await get('/dietetic/categories?limit=500');
    expect(list.json()).toEqual({ limit: 500, offset: 0, count: 19, total: 19, results: categories });
  });

  it('[I-01] pages by offset, 20 unless asked otherwise, and is empty beyond the end', async () => {
    const { projections } = fewProducts();
    expect(await page('')).toMatchObject({ limit: 20, offset: 0, count: 12, total: 12 });
    expect(await page('?limit=5&offset=5')).toMatchObject({
      limit: 5,
      offset: 5,
      count: 5,
      results: projections.slice(5, 10),
    });
    expect(await page('?limit=5&offset=10')).toMatchObject({ count: 2, results: projections.slice(10) });
    expect(await page('?offset=10000')).toMatchObject({ count: 0, total: 12, results: [] });
    expect(await page('?limit=0')).toMatchObject({ limit: 0, count: 0, total: 12 });
  });

  it.each([
    'limit=501',
    'limit=-1',
    'limit=ten',
    'limit=1.5',
    'limit=',
    'offset=10001',
    'offset=-1',
    'limit=5&limit=6',
  ])('[I-01] refuses %s', async (query) => {
    for (const path of ['categories', 'product-projections/search']) {
      const answer = await get(`/dietetic/${path}?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(commerceErrorSchema.parse(answer.json()).errors[0]?.code).toBe('InvalidInput');
    }
  });

  it('[I-01] wants a good token, also from another server of the group, and not for ever', async () => {
    const url = '/dietetic/categories';
    for (const authorization of [
      '',
      'Bearer ',
      'Bearer wrong',
      'Bearer a.b',
      OURS,
      `${bearer}x`,
      bearer.replace('Bearer ', ''),
    ]) {
      const answer = await get(url, { authorization });
      expect(answer.statusCode).toBe(401);
      expect(commerceErrorSchema.parse(answer.json()).statusCode).toBe(401);
    }
    server.clock.now += (TOKEN_SECONDS - 1) * 1000;
    expect((await get(url)).statusCode).toBe(200);
    server.clock.now += 1000;
    expect((await get(url)).statusCode).toBe(401);
    server.clock.now -= TOKEN_SECONDS * 1000;
  });

  it('[I-01] knows one project', async () => {
    const answer = await get('/other/categories');
    expect(answer.statusCode).toBe(404);
    expect(commerceErrorSchema.parse(answer.json()).errors[0]?.code).toBe('ResourceNotFound');
  });

  it('[I-01] sends the same content plain, as gzip and as brotli, each with its own strong ETag', async () => {
    const url = '/dietetic/product-projections/search?limit=500';
    const plain = await get(url);
    const gzip = await get(url, { 'accept-encoding': 'gzip' });
    const br = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
    const refused = await get(url, { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(br.headers['content-encoding']).toBe('br');
    expect(refused.headers['content-encoding']).toBe('gzip');
    expect(zlib.gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
    expect(zlib.brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload);
    const etags = [plain, gzip, br].map((answer) => String(answer.headers.etag));
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(br.headers.vary).toContain('Accept-Encoding');
  });

  it('[I-01] answers 304 to what the client holds', async () => {
    const url = '/dietetic/product-projections/search?limit=500';
    const etag = String((await get(url, { 'accept-encoding': 'br' })).headers.etag);
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await get(url, { 'accept-encoding': 'br', 'if-none-match': held });
      expect(answer.statusCode).toBe(304);
      expect(answer.rawPayload).toHaveLength(0);
      expect(answer.headers.etag).toBe(etag);
    }
    expect((await get(url, { 'accept-encoding': 'br', 'if-none-match': '"other"' })).statusCode).toBe(200);
  });
});

describe('whoever holds a page', () => {
  const LIST = '/dietetic/product-projections/search?limit=500';

  it('[I-01] with a token that has ended is refused', async () => {
    const { etag } = (await get(LIST)).headers;
    server.clock.now += (TOKEN_SECONDS + 1) * 1000;
    try {
      expect((await get(LIST, { 'if-none-match': String(etag) })).statusCode).toBe(401);
    } finally {
      server.clock.now -= (TOKEN_SECONDS + 1) * 1000;
    }
  });

  it('[I-01] of a wrong project is told that it is unknown', async () => {
    const path = LIST.replace('dietetic', 'another');
    expect((await get(path, { 'if-none-match': '*' })).statusCode).toBe(404);
  });
});

describe('beside the lists', () => {
  it('[I-01] says which catalogue is served and that it is a demonstration', async () => {
    const answer = await server.app.inject('/catalogue/status');
    expect(answer.json()).toMatchObject({
      version: 1,
      products: 12,
      categories: 19,
      source: 'demonstration',
      demonstration: true,
    });
  });

  it('[H-01] draws a pack for each product and none for others', async () => {
    const slug = (fewProducts(1).projections[0] as { slug: { 'en-GB': string } }).slug['en-GB'];
    const answer = await server.app.inject(`/images/products/${slug}.svg`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.body).toContain('<svg');
    for (const url of [
      '/images/products/none.svg',
      `/images/products/${slug}`,
      '/images/products/..%2Fx.svg',
    ]) {
      expect((await server.app.inject(url)).statusCode).toBe(404);
    }
  });

  it('[I-01] a parameter that is not known here is refused in the platform’s shape, never answered with everything', async () => {
    for (const parameter of [
      'where',
      'filter',
      'text.en-GB',
      'facet',
      'sort',
      'expand',
      'localeProjection',
    ]) {
      for (const list of ['product-projections/search', 'categories']) {
        const answer = await get(`/dietetic/${list}?limit=5&${parameter}=x`);
        expect(answer.statusCode, parameter).toBe(400);
        expect(commerceErrorSchema.parse(answer.json())).toMatchObject({
          statusCode: 400,
          message: `Unsupported parameter: ${parameter}.`,
          errors: [{ code: 'InvalidInput' }],
        });
      }
    }
  });
});
