import { type DemonstrationCatalogue, demonstrationCatalogue } from '@dietetic/demonstration-data';
import { describe, expect, it } from 'vitest';
import type { HeldCatalogue } from './product-store.ts';
import type { SyncResult } from './sync-result.ts';
import { isImplausiblySmall, updateCatalogue } from './update-catalogue.ts';

const ALL = demonstrationCatalogue();
const isForWeb = (projection: (typeof ALL.projections)[number]) =>
  projection.masterVariant.attributes.some(
    ({ name, value }) => name === 'productAppearance' && JSON.stringify(value).includes('"web"'),
  );
/** The range as far as it is meant for the app. */
const RANGE = { ...ALL, projections: ALL.projections.filter((projection) => !isForWeb(projection)) };
const COUNT = RANGE.projections.length;
const NOON = Date.UTC(2026, 10, 20, 12);

type ServerState = DemonstrationCatalogue & { hash: string; version?: string };
type Fault = (path: string, answer: Response) => Response | Promise<Response>;

/** Answers as the server does, a page at a time; `fault` may spoil an answer. */
function server(state: ServerState, { pageSize = 500, fault }: { pageSize?: number; fault?: Fault } = {}) {
  const calls: string[] = [];
  const page = (rows: readonly unknown[], query: URLSearchParams) => {
    const offset = Number(query.get('offset') ?? 0);
    const results = rows.slice(offset, offset + pageSize);
    const body = { limit: pageSize, offset, count: results.length, total: rows.length, results };
    return Response.json(body, { headers: { 'X-Catalogue-Version': state.version ?? '1' } });
  };
  const fetch = async (input: string, init?: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(input, 'https://app.example');
    calls.push(
      `${init?.method ?? 'GET'} ${pathname}${searchParams.has('offset') ? ` +${searchParams.get('offset')}` : ''}`,
    );
    const isKnown = new Headers(init?.headers).get('Authorization') === 'Bearer token';
    const answer =
      pathname === '/catalogue/status'
        ? Response.json({
            version: 1,
            contentHash: state.hash,
            products: state.projections.length,
            categories: state.categories.length,
            updated: '2026-11-20T08:00:00Z',
            source: 'demonstration',
            demonstration: true,
          })
        : pathname === '/oauth/token'
          ? Response.json({ access_token: 'token', token_type: 'Bearer', expires_in: 60, scope: 'all' })
          : !isKnown
            ? Response.json({}, { status: 401 })
            : page(pathname.endsWith('/categories') ? state.categories : state.projections, searchParams);
    return fault ? fault(pathname, answer) : answer;
  };
  return { fetch, calls };
}

/** A device that remembers what it was given, and can refuse. */
function device(held?: HeldCatalogue, isFull = false) {
  const state = { held };
  return {
    state,
    read: async () => state.held,
    write: async (catalogue: HeldCatalogue) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      state.held = catalogue;
    },
  };
}

const run = (from: ReturnType<typeof server>, onto: ReturnType<typeof device>): Promise<SyncResult> =>
  updateCatalogue({ fetch: from.fetch, read: onto.read, write: onto.write, now: () => NOON });

const small = (count: number): ServerState => ({
  ...RANGE,
  projections: RANGE.projections.slice(0, count),
  hash: `h${count}`,
});

async function deviceWith(count: number) {
  const filled = device();
  await run(server(small(count)), filled);
  return filled;
}

describe('updateCatalogue', () => {
  it('[I-01] [I-02] asks for a token and both lists, and holds every product but those for the web', async () => {
    const source = server({ ...ALL, hash: 'h' });
    const target = device();
    const result = await run(source, target);
    expect(source.calls).toEqual([
      'GET /catalogue/status',
      'POST /oauth/token',
      'GET /dietetic/categories',
      'GET /dietetic/product-projections/search',
    ]);
    expect(result).toMatchObject({ status: 'updated', at: NOON, productCount: COUNT });
    expect(target.state.held).toMatchObject({ contentHash: 'h', importedAt: NOON });
    expect(target.state.held?.products.every((product) => product.productAppearance !== 'web')).toBe(true);
    expect(target.state.held?.products.every((product) => product.demonstration)).toBe(true);
  });

  it('[I-02] drops what is meant for the web site', async () => {
    const target = device();
    await run(server({ ...ALL, hash: 'h' }), target);
    const dropped = ALL.projections.filter(isForWeb).map(({ slug }) => slug['en-GB']);
    expect(dropped.length).toBeGreaterThan(0);
    expect(target.state.held?.products.filter(({ id }) => dropped.includes(id))).toEqual([]);
  });

  it('[I-03] reads every page of a list that does not fit one', async () => {
    const source = server({ ...RANGE, hash: 'h' }, { pageSize: 50 });
    const target = device();
    await run(source, target);
    expect(target.state.held?.products).toHaveLength(COUNT);
    expect(source.calls.filter((call) => call.includes('search'))).toEqual([
      'GET /dietetic/product-projections/search',
      'GET /dietetic/product-projections/search +50',
      'GET /dietetic/product-projections/search +100',
    ]);
  });

  it('[I-05] costs one small question when nothing has changed', async () => {
    const target = await deviceWith(100);
    const source = server(small(100));
    expect(await run(source, target)).toEqual({ status: 'up-to-date', at: NOON, productCount: 100 });
    expect(source.calls).toEqual(['GET /catalogue/status']);
  });

  const broken: [string, string, Fault][] = [
    ['unreachable', 'the network is gone', () => Promise.reject(new TypeError('no network'))],
    [
      'unreachable',
      'the network goes between the lists',
      (path, answer) => (path.endsWith('/search') ? Promise.reject(new TypeError('gone')) : answer),
    ],
    ['refused', 'the server is in trouble', () => new Response('', { status: 503 })],
    [
      'refused',
      'the token is not taken',
      (path, answer) => (path.endsWith('/search') ? new Response('', { status: 401 }) : answer),
    ],
    [
      'incomplete',
      'the answer is cut off',
      async (path, answer) =>
        path.endsWith('/search') ? new Response((await answer.text()).slice(0, 5000)) : answer,
    ],
    [
      'incomplete',
      'fewer rows arrive than are stated',
      async (path, answer) => {
        if (!path.endsWith('/search')) return answer;
        const body = (await answer.json()) as { results: unknown[] };
        return Response.json({ ...body, results: body.results.slice(1) });
      },
    ],
    ['refused', 'a login page answers in place of the server', () => Response.json({ please: 'log in' })],
  ];
  it.each(broken)('[I-03] ends as "%s" and keeps every product when %s', async (reason, _what, fault) => {
    const target = await deviceWith(100);
    const before = target.state.held;
    const result = await run(server({ ...RANGE, hash: 'new' }, { fault }), target);
    expect(result).toMatchObject({ status: 'failed', reason });
    expect(target.state.held).toBe(before);
  });

  it('[I-03] keeps what it has when the browser cannot store more', async () => {
    const filled = await deviceWith(100);
    const full = device(filled.state.held, true);
    const result = await run(server({ ...RANGE, hash: 'new' }), full);
    expect(result).toMatchObject({ status: 'failed', reason: 'not-stored' });
    expect(full.state.held?.products).toHaveLength(100);
  });

  it('[I-03] starts again when the catalogue is replaced between two pages, and gives up when it is again', async () => {
    let answers = 0;
    const restless: Fault = (path, answer) => {
      if (!path.startsWith('/dietetic')) return answer;
      answers += 1;
      return new Response(answer.body, { headers: { 'X-Catalogue-Version': String(answers <= 1 ? 1 : 2) } });
    };
    const target = device();
    expect(await run(server({ ...RANGE, hash: 'h' }, { fault: restless }), target)).toMatchObject({
      status: 'updated',
    });

    let version = 0;
    const never: Fault = (path, answer) => {
      if (!path.startsWith('/dietetic')) return answer;
      version += 1;
      return new Response(answer.body, { headers: { 'X-Catalogue-Version': String(version) } });
    };
    const untouched = device();
    expect(await run(server({ ...RANGE, hash: 'h' }, { fault: never }), untouched)).toMatchObject({
      status: 'failed',
      reason: 'incomplete',
    });
    expect(untouched.state.held).toBeUndefined();
  });

  it('[I-03] starts again when the catalogue is replaced while a list of many pages is read', async () => {
    let pages = 0;
    const replacedOnce: Fault = (path, answer) => {
      if (!path.endsWith('/search')) return answer;
      pages += 1;
      // The second page is the new state's, and so is every answer after it.
      return pages === 1 ? answer : new Response(answer.body, { headers: { 'X-Catalogue-Version': '2' } });
    };
    const target = device();
    const source = server({ ...RANGE, hash: 'h' }, { pageSize: 50, fault: replacedOnce });
    // The categories of the second attempt still say the old state: it is given up, and nothing is held.
    expect(await run(source, target)).toMatchObject({ status: 'failed', reason: 'incomplete' });
    expect(target.state.held).toBeUndefined();

    pages = 0;
    const settled: Fault = (path, answer) =>
      path.endsWith('/categories') && pages > 0
        ? new Response(answer.body, { headers: { 'X-Catalogue-Version': '2' } })
        : replacedOnce(path, answer);
    const again = server({ ...RANGE, hash: 'h' }, { pageSize: 50, fault: settled });
    expect(await run(again, target)).toMatchObject({ status: 'updated', productCount: COUNT });
    expect(again.calls.filter((call) => call === 'GET /dietetic/categories')).toHaveLength(2);
  });

  it('[I-03] a product that stands on two pages is one product', async () => {
    const [first, second, ...others] = RANGE.projections;
    const shifted = [first, second, second, ...others] as typeof RANGE.projections;
    const target = device();
    const from = server({ ...RANGE, projections: shifted, hash: 'h' }, { pageSize: 2 });
    expect(await run(server({ ...RANGE, hash: 'h' }), target)).toMatchObject({ productCount: COUNT });
    // Two rows a page would be more pages than any catalogue has.
    expect(await run(from, device())).toMatchObject({ status: 'failed', reason: 'incomplete' });
    const wider = server({ ...RANGE, projections: shifted, hash: 'h' }, { pageSize: 4 });
    const other = device();
    expect(await run(wider, other)).toMatchObject({ status: 'updated', productCount: COUNT, log: [] });
    expect(other.state.held?.products).toEqual(target.state.held?.products);
  });

  it.each([
    ['/dietetic/categories', '/dietetic/product-projections/search'],
    ['/dietetic/product-projections/search', '/dietetic/categories'],
  ])('[I-03] does not wait for the other list when %s is refused', async (refused, waiting) => {
    let isStopped = false;
    const { fetch } = server({ ...RANGE, hash: 'h' });
    const target = device();
    const result = await updateCatalogue({
      fetch: (input, init) => {
        const { pathname } = new URL(input, 'https://app.example');
        if (pathname === refused) return Promise.resolve(new Response('', { status: 503 }));
        if (pathname !== waiting) return fetch(input, init);
        return new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => {
            isStopped = true;
            reject(new DOMException('stopped', 'AbortError'));
          });
        });
      },
      read: target.read,
      write: target.write,
      now: () => NOON,
    });
    expect(result).toMatchObject({ status: 'failed', reason: 'refused' });
    expect(isStopped).toBe(true);
    expect(target.state.held).toBeUndefined();
  });

  it('[I-03] asks for the lists only after the status, whose name for them is kept', async () => {
    let hasStatus = false;
    const { fetch } = server({ ...RANGE, hash: 'h' });
    const target = device();
    const askedEarly: string[] = [];
    await updateCatalogue({
      fetch: async (input, init) => {
        if (input.startsWith('/dietetic') && !hasStatus) askedEarly.push(input);
        if (input === '/catalogue/status') {
          await new Promise((resolve) => setTimeout(resolve, 20));
          hasStatus = true;
        }
        return fetch(input, init);
      },
      read: target.read,
      write: target.write,
      now: () => NOON,
    });
    // Asked the other way round, a catalogue replaced in between would be held under its successor's name for good.
    expect(askedEarly).toEqual([]);
    expect(target.state.held?.products).toHaveLength(COUNT);
  });

  it('[I-02] names a product that does not pass the checks, and takes the others', async () => {
    const [first, ...others] = RANGE.projections;
    const spoilt = { ...first, slug: {} } as unknown as (typeof RANGE.projections)[number];
    const target = device();
    const result = await run(
      server({ categories: RANGE.categories, projections: [spoilt, ...others], hash: 'h' }),
      target,
    );
    expect(result).toMatchObject({ status: 'updated', productCount: COUNT - 1 });
    expect(result.status === 'updated' && result.log).toHaveLength(1);
    expect(result.status === 'updated' && result.log[0]).toContain(first?.name['en-GB']);
  });

  it('[I-03] refuses a catalogue most of whose products do not pass the checks', async () => {
    const target = await deviceWith(100);
    const projections = RANGE.projections.map((projection, index) =>
      index < 20 ? projection : { ...projection, slug: {} },
    );
    const from = server({
      categories: RANGE.categories,
      projections: projections as typeof RANGE.projections,
      hash: 'bad',
    });
    expect(await run(from, target)).toMatchObject({ status: 'failed', reason: 'implausibly-small' });
    expect(target.state.held?.products).toHaveLength(100);
  });

  it('[I-05] tells what an update added and withdrew', async () => {
    const target = await deviceWith(100);
    const result = await run(
      server({ ...RANGE, projections: RANGE.projections.slice(1), hash: 'next' }),
      target,
    );
    expect(result.status === 'updated' && result.difference.added).toHaveLength(COUNT - 100);
    expect(result.status === 'updated' && result.difference.withdrawn).toHaveLength(1);
    expect(result.status === 'updated' && result.difference.changed).toHaveLength(0);
    // What the page shows as unread is what the device keeps as unread.
    expect(result.status === 'updated' && result.unread).toEqual(target.state.held?.unread);
    expect(target.state.held?.unread?.withdrawn).toHaveLength(1);
  });
});

describe('isImplausiblySmall', () => {
  it.each([
    [0, 0, 0, true],
    [1, 1, 0, false],
    [0, 0, 100, true],
    [49, 100, 100, true],
    [49, 50, 100, true],
    [49, 49, 100, false],
    [50, 100, 100, false],
  ])('[I-03] %i sound of %i stated, %i held: %s', (sound, stated, held, expected) => {
    expect(isImplausiblySmall(sound, stated, held)).toBe(expected);
  });
});
