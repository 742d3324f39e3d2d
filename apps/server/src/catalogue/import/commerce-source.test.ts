import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommerceSource } from '#config.ts';
import { createLogger } from '#logging/logger.ts';
import { emptyDatabase } from '#test-support/empty-database.ts';
import { fewProducts } from '#test-support/test-server.ts';
import type { Store } from '#store/open-store.ts';
import { claimUpdate, scheduleCommerce } from './commerce-schedule.ts';
import { commerceSource, type Network } from './commerce-source.ts';

let store: Store;
beforeAll(async () => {
  store = await emptyDatabase();
});
afterAll(() => store.close());

const project = (): CommerceSource => ({
  authUrl: 'https://auth.example',
  apiUrl: 'https://api.example',
  projectKey: 'provider',
  clientId: 'client',
  clientSecret: 'secret',
  scopes: [],
  everyMinutes: 60,
});

type Entry = { id: string };
const idsFrom = (count: number): Entry[] =>
  Array.from({ length: count }, (_, n) => ({ id: `id-${String(n).padStart(5, '0')}` }));
const inOrder = <T extends Entry>(list: readonly T[]) => list.toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** What the platform answers, as its documentation has it: filtered by id, in the order of ids, up to the limit. */
function platform(url: string, init: RequestInit, lists: Record<string, readonly Entry[]>): Response {
  const { pathname, searchParams: query } = new URL(url);
  const { authorization } = init.headers as Record<string, string>;
  if (pathname === '/oauth/token') {
    return authorization === `Basic ${btoa('client:secret')}`
      ? Response.json({ access_token: 'token', token_type: 'Bearer', expires_in: 60, scope: 'all' })
      : Response.json(
          { statusCode: 401, message: 'Please provide valid client credentials.' },
          { status: 401 },
        );
  }
  if (authorization !== 'Bearer token') return new Response('', { status: 401 });
  const list = lists[pathname.replace('/provider/', '')] ?? [];
  const after = /^id > "(.*)"$/.exec(query.get('where') ?? 'id > ""')?.[1] ?? '';
  const results = (query.get('sort') === 'id' ? inOrder(list) : list)
    .filter(({ id }) => id > after)
    .slice(0, Number(query.get('limit')));
  return Response.json({ limit: 500, offset: 0, count: results.length, results });
}

const FEW = fewProducts() as { categories: Entry[]; projections: Entry[] };
const LISTS = { categories: FEW.categories, 'product-projections': FEW.projections };

type Meddle = (url: string, count: number) => Response | 'break' | undefined;

function network(
  meddle: Meddle,
  lists: Record<string, readonly Entry[]> = LISTS,
): Network & { waits: number[]; urls: string[] } {
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
      return instead ?? platform(url, init, lists);
    },
  };
}

async function all(net: Network, source = commerceSource(project(), net)) {
  const categories = await source.categories();
  const projections: unknown[] = [];
  for await (const projection of source.products()) projections.push(projection);
  return { categories, projections };
}

const answering = (answer: unknown) =>
  all(network((url) => (url.includes('product-projections') ? Response.json(answer) : undefined)));

describe('a commerce project as the source', () => {
  it('[I-01] is read whole, with one token and what is published only', async () => {
    const net = network(() => undefined);
    const { categories, projections } = await all(net);
    expect(categories).toEqual(inOrder(FEW.categories));
    expect(projections).toEqual(inOrder(FEW.projections));
    expect(net.urls.filter((url) => url.includes('/oauth/token'))).toEqual([
      'https://auth.example/oauth/token?grant_type=client_credentials',
    ]);
    expect(net.urls.at(-1)).toBe(
      'https://api.example/provider/product-projections?staged=false&sort=id&limit=500&withTotal=false',
    );
  });

  it('[I-01] asks for the scopes it is told to ask for', async () => {
    const net = network(() => undefined);
    await all(
      net,
      commerceSource({ ...project(), scopes: ['view_products:provider', 'view_categories:provider'] }, net),
    );
    expect(net.urls[0]).toContain('scope=view_products%3Aprovider+view_categories%3Aprovider');
  });

  it('[I-01] is read page by page, each after the last id before, whatever comes and goes meanwhile', async () => {
    const list = idsFrom(1203);
    const net = network(
      (url) => {
        // Between two pages, a product that was read is removed and one still to come is added.
        if (url.includes('where=')) {
          list.splice(3, 1);
          list.push({ id: `id-01${url.length}-new` });
        }
        return undefined;
      },
      { 'product-projections': list },
    );
    const ids = (await all(net)).projections.map((each) => (each as Entry).id);
    expect(net.urls.filter((url) => url.includes('product-projections'))).toHaveLength(3);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id } of idsFrom(1203)) expect(ids).toContain(id);
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

  it('[I-03] an answer that breaks off is asked for again', async () => {
    let broken = 0;
    const net = network((url) => {
      if (!url.includes('product-projections') || broken > 0) return undefined;
      broken += 1;
      return new Response('{"results":[{"id":"a"');
    });
    expect((await all(net)).projections).toHaveLength(12);
    expect(net.waits).toHaveLength(1);
  });

  it('[I-04] the same product twice goes in once', async () => {
    const net = network((url) =>
      url.includes('product-projections')
        ? Response.json({ results: [{ id: 'a' }, { id: 'a' }] })
        : undefined,
    );
    expect((await all(net)).projections).toEqual([{ id: 'a' }]);
  });

  it('[I-03] says in the platform’s own words, shortened, what it refuses', async () => {
    const message = `Malformed parameter: where. ${'x'.repeat(400)}`;
    const net = network((url) =>
      url.includes('product-projections')
        ? Response.json({ statusCode: 400, message }, { status: 400 })
        : undefined,
    );
    await expect(all(net)).rejects.toThrow(
      `The commerce platform answered 400: ${message.slice(0, 200)} for product-projections.`,
    );
    const wrong = network(() => undefined);
    await expect(all(wrong, commerceSource({ ...project(), clientSecret: 'no' }, wrong))).rejects.toThrow(
      'refused the client (401: Please provide valid client credentials.)',
    );
  });

  it('[I-03] what is no list, or has no order to go on by, is refused', async () => {
    await expect(answering({ hello: 1 })).rejects.toThrow('not a page');
    await expect(answering({ results: idsFrom(500).toReversed() })).rejects.toThrow('in the order of ids');
  });

  it('[I-05] of several processes one has the turn, and again only after the interval', async () => {
    const now = Date.UTC(2026, 0, 1);
    const turns = await Promise.all(Array.from({ length: 5 }, () => claimUpdate(store, 60, now)));
    expect(turns.filter(Boolean)).toHaveLength(1);
    expect(await claimUpdate(store, 60, now + 59 * 60_000)).toBe(false);
    expect(await claimUpdate(store, 60, now + 60 * 60_000)).toBe(true);
  });

  it('[I-03] on schedule the log says in the platform’s own words what it refuses, and only the kind of another failure', async () => {
    const lines: string[] = [];
    const log = createLogger({ format: 'text', level: 'warn', write: (line) => lines.push(line) });
    const turn = async (year: number, run: () => Promise<never>) => {
      const stop = scheduleCommerce({ store, everyMinutes: 60, run, log, now: () => Date.UTC(year, 0, 1) });
      await stop();
    };
    const wrong = network(() => undefined);
    await turn(2027, async () => {
      await all(wrong, commerceSource({ ...project(), clientSecret: 'no' }, wrong));
      throw new Error('it was not refused');
    });
    await turn(2028, () => Promise.reject(new Error('a value of the statement')));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(
      'could not be imported (reason=The commerce platform refused the client (401: Please provide valid client credentials.).)',
    );
    expect(lines[1]).toContain('kind=Error');
    expect(lines[1]).not.toContain('a value of the statement');
  });
});
