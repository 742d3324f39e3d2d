import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMERCE_CLIENT_ID, COMMERCE_CLIENT_SECRET, COMMERCE_PROJECT_KEY } from '@dietetic/contract';
import type { CommerceSource } from '#config.ts';
import { fewProducts, type TestServer, testServer } from '#test-support/test-server.ts';
import { claimTurn } from './commerce-schedule.ts';
import { commerceSource, type Network } from './commerce-source.ts';

/** Our own server speaks the platform's language: it stands in for a real project. */
let platform: TestServer;
let address: string;
beforeAll(async () => {
  platform = await testServer();
  address = await platform.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => platform.close());

const project = (): CommerceSource => ({
  authUrl: address,
  apiUrl: address,
  projectKey: COMMERCE_PROJECT_KEY,
  clientId: COMMERCE_CLIENT_ID,
  clientSecret: COMMERCE_CLIENT_SECRET,
  everyMinutes: 60,
});

type Meddle = (url: string, count: number) => Response | 'break' | undefined;

function network(meddle: Meddle): Network & { waits: number[]; urls: string[] } {
  const waits: number[] = [];
  const urls: string[] = [];
  return {
    waits,
    urls,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
    fetch: async (url, init) => {
      urls.push(url);
      const instead = meddle(url, urls.length);
      if (instead === 'break') throw new TypeError('network');
      return instead ?? fetch(url, init);
    },
  };
}

async function all(net: Network, source = commerceSource(project(), net)) {
  const categories = await source.categories();
  const projections: unknown[] = [];
  for await (const batch of source.batches()) projections.push(...batch);
  return { categories, projections };
}

const page = (results: unknown[], offset: number, total: number) =>
  Response.json({ limit: 500, offset, count: results.length, total, results });

describe('a commerce project as the source', () => {
  it('[I-01] is read whole, with one token', async () => {
    const net = network(() => undefined);
    expect(await all(net)).toEqual(fewProducts());
    expect(net.urls.filter((url) => url.includes('/oauth/token'))).toHaveLength(1);
  });

  it('[I-01] is read page by page past 500', async () => {
    const many = Array.from({ length: 1203 }, (_, n) => ({ id: n }));
    const net = network((url) => {
      if (!url.includes('product-projections')) return undefined;
      const offset = Number(new URL(url).searchParams.get('offset'));
      return page(many.slice(offset, offset + 500), offset, many.length);
    });
    expect((await all(net)).projections).toEqual(many);
    expect(net.urls.filter((url) => url.includes('product-projections'))).toHaveLength(3);
  });

  it('[I-03] is asked again with growing pauses when it is busy, broken or away', async () => {
    const net = network((_url, count) => {
      if (count === 1) return 'break';
      if (count === 2) return new Response('', { status: 503 });
      if (count === 3) return new Response('', { status: 429, headers: { 'retry-after': '7' } });
      return undefined;
    });
    expect((await all(net)).projections).toHaveLength(12);
    expect(net.waits).toHaveLength(3);
    expect(net.waits[1]).toBeGreaterThan(net.waits[0] ?? 0);
    expect(net.waits[2]).toBe(7000);
  });

  it('[I-03] gives up after five tries, in words', async () => {
    await expect(all(network(() => new Response('', { status: 500 })))).rejects.toThrow(
      'answered 500, 5 times',
    );
    await expect(all(network(() => 'break'))).rejects.toThrow('cannot be reached');
  });

  it('[I-01] gets a new token when the old one ends half-way', async () => {
    let ended = false;
    const net = network((url) => {
      if (!url.includes('product-projections') || ended) return undefined;
      ended = true;
      return new Response('', { status: 401 });
    });
    expect((await all(net)).projections).toHaveLength(12);
    expect(net.urls.filter((url) => url.includes('/oauth/token'))).toHaveLength(2);
  });

  it('[I-03] a list that changes while it is read, ends early or is no list is refused', async () => {
    const projections = (answer: (offset: number) => Response) =>
      all(
        network((url) =>
          url.includes('product-projections')
            ? answer(Number(new URL(url).searchParams.get('offset')))
            : undefined,
        ),
      );
    const some = Array.from({ length: 500 }, (_, n) => ({ id: n }));
    await expect(projections((offset) => page(some, offset, offset === 0 ? 900 : 899))).rejects.toThrow(
      'changed while it was read',
    );
    await expect(projections((offset) => page(offset === 0 ? some : [], offset, 900))).rejects.toThrow(
      'ended at 500 of 900',
    );
    await expect(projections(() => Response.json({ hello: 1 }))).rejects.toThrow('not a page');
    await expect(
      all(
        network(() => undefined),
        commerceSource({ ...project(), clientSecret: 'wrong' }),
      ),
    ).rejects.toThrow('refused the client (status 401)');
  });

  it('[I-05] of several processes one has the turn, and again only after the interval', async () => {
    const { store } = platform;
    const now = Date.UTC(2026, 0, 1);
    const turns = await Promise.all(Array.from({ length: 5 }, () => claimTurn(store, 60, now)));
    expect(turns.filter(Boolean)).toHaveLength(1);
    expect(await claimTurn(store, 60, now + 59 * 60_000)).toBe(false);
    expect(await claimTurn(store, 60, now + 60 * 60_000)).toBe(true);
  });
});
