import 'fake-indexeddb/auto';
import { isDeepStrictEqual } from 'node:util';
import { type CatalogueIndex, type Product, serialiseCatalogue } from '@dietetic/catalogue';
import { demonstrationProducts } from '@dietetic/demonstration-data';
import * as fc from 'fast-check';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PublishedServer } from '../test-support/published-server.ts';

const RANGE = demonstrationProducts().slice(0, 12);
const NOON = Date.UTC(2026, 10, 23, 12);
const byId = (products: readonly Product[]) => products.toSorted((a, b) => (a.id < b.id ? -1 : 1));
const changed = (product: Product, edit: number): Product => ({ ...product, storage: `Storage ${edit}` });
const named = ({ id, name }: Product) => ({ id, name });
const encode = (text: string) => new TextEncoder().encode(text);

/** What the app stores beside a catalogue: here its name and its first product. */
const madeOf = (catalogue: string, { products }: CatalogueIndex) => ({
  'first-uk': { catalogue, first: products[0]?.name },
});

/** What the app does on one device: each has a database of its own, and each start a fresh copy of the code. */
async function start(storage = new IDBFactory()) {
  vi.resetModules();
  vi.stubGlobal('indexedDB', storage);
  const [{ updateCatalogue }, { readCatalogue }, { database }] = await Promise.all([
    import('./update-catalogue.ts'),
    import('./product-store.ts'),
    import('./database.ts'),
  ]);
  const opened = await database();
  return {
    storage,
    opened,
    sync: (server: PublishedServer, now = NOON) =>
      updateCatalogue({ fetch: server.fetch, now: () => now, madeOf }),
    read: () => readCatalogue(() => true),
    /** What is made of the catalogue is always of the one that is held. */
    products: async () => {
      const held = await readCatalogue(() => true);
      if (held?.catalogue !== undefined) {
        expect(await opened.get('meta', 'first-uk')).toEqual({
          catalogue: held.catalogue,
          first: held.products[0]?.name,
        });
      }
      return held?.whole;
    },
    close: () => opened.close(),
  };
}
type Device = Awaited<ReturnType<typeof start>>;

function publishing(...catalogues: (readonly Product[])[]): PublishedServer {
  const server = new PublishedServer();
  for (const products of catalogues) server.publish(products);
  return server;
}

/** A device that holds what this server publishes. */
async function deviceWith(server: PublishedServer): Promise<Device> {
  const device = await start();
  expect(await device.sync(server)).toMatchObject({ status: 'updated' });
  return device;
}

const files = (server: PublishedServer, kind: string) =>
  server.calls.filter((path) => path.startsWith(`/catalogue/${kind}-`));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** As a disk or a browser would: what is stored of a product is another by now. */
async function damage(device: Device, id: string, edit: (body: string) => string): Promise<void> {
  const before = (await device.opened.get('bodies-a', id)) ?? new Uint8Array();
  const text = new TextDecoder().decode(before);
  const after = encode(edit(text));
  expect(after).not.toEqual(before);
  await device.opened.put('bodies-a', after, id);
}

describe('what was damaged on the device', () => {
  const damages: [name: string, (body: string) => string][] = [
    [
      'a figure that is still one',
      (body) => body.replace(/[1-9](?=\D*$)/u, (digit) => String(10 - Number(digit))),
    ],
    ['half a product', (body) => body.slice(0, body.length / 2)],
    ['an empty product', () => ''],
  ];
  const DAY = 24 * 3_600_000;
  const [first] = RANGE;
  const id = first?.id ?? '';

  it.each(damages)(
    '[I-03] %s is fetched again though nothing new was published, and is no news',
    async (_, edit) => {
      const server = publishing(RANGE);
      const device = await deviceWith(server);
      await damage(device, id, edit);
      expect(await device.sync(server, NOON + DAY)).toMatchObject({ status: 'updated' });
      const held = await device.read();
      expect(byId(held?.whole ?? [])).toEqual(byId(RANGE));
      expect(held?.unread).toBeUndefined();
      expect(await device.sync(server, NOON + DAY)).toMatchObject({ status: 'up-to-date' });
    },
  );

  it('[I-03] a product or a body that is missing, and a damaged index, too', async () => {
    const server = publishing(RANGE);
    const device = await deviceWith(server);
    await device.opened.delete('bodies-a', id);
    expect(await device.sync(server, NOON + DAY)).toMatchObject({ status: 'updated' });
    const index = (await device.opened.get('meta', 'index')) as Uint8Array;
    const text = new TextDecoder().decode(index).replace(/[1-9](?=\D*$)/u, '0');
    await device.opened.put('meta', encode(text), 'index');
    expect(await device.sync(server, NOON + 2 * DAY)).toMatchObject({ status: 'updated' });
    expect(byId((await device.products()) ?? [])).toEqual(byId(RANGE));
  });

  it('[I-03] what cannot be read is looked at by the next update, without waiting a day', async () => {
    const server = publishing(RANGE);
    const device = await deviceWith(server);
    await damage(device, id, () => '{');
    expect(await device.read()).toBeUndefined();
    expect(await device.sync(server)).toMatchObject({ status: 'updated' });
    expect(byId((await device.products()) ?? [])).toEqual(byId(RANGE));
  });

  it('[I-03] does not stand in the way of a newer catalogue', async () => {
    const server = publishing(RANGE);
    const device = await deviceWith(server);
    await damage(device, id, () => '{');
    const newer = RANGE.map((product) => changed(product, 7));
    server.publish(newer);
    expect(await device.sync(server)).toMatchObject({ status: 'updated' });
    expect(byId((await device.products()) ?? [])).toEqual(byId(newer));
  });

  it('[I-02] what is as published is read once a day and fetched no more', async () => {
    const server = publishing(RANGE, RANGE.slice(1));
    const device = await deviceWith(server);
    const reading = vi.spyOn(IDBObjectStore.prototype, 'getAll');
    expect(await device.sync(server, NOON + DAY - 1)).toMatchObject({ status: 'up-to-date' });
    expect(reading).not.toHaveBeenCalled();
    expect(await device.sync(server, NOON + DAY)).toMatchObject({ status: 'up-to-date' });
    expect(reading).toHaveBeenCalled();
    expect(files(server, 'bodies')).toHaveLength(server.manifest.bodies.length);
    // Steps lead to the same bytes as a first sync.
    server.publish(RANGE.map((product, at) => (at === 3 ? changed(product, 1) : product)));
    expect(await device.sync(server, NOON + DAY)).toMatchObject({ status: 'updated' });
    expect(await device.sync(server, NOON + 3 * DAY)).toMatchObject({ status: 'up-to-date' });
  });
});

describe('an update of the products', () => {
  it('[I-02] brings every product, and nothing is news on a first visit', async () => {
    const server = publishing(RANGE);
    const device = await start();
    expect(await device.products()).toBeUndefined();
    expect(await device.sync(server)).toEqual({ status: 'updated', at: NOON, productCount: RANGE.length });
    const held = await device.read();
    expect(held?.whole).toEqual(byId(RANGE));
    expect(held).toMatchObject({ catalogue: server.manifest.catalogue, storedAt: NOON, unread: undefined });
  });

  it('[I-02] fetches the manifest and nothing else when nothing is new', async () => {
    const server = publishing(RANGE);
    const device = await deviceWith(server);
    server.calls.length = 0;
    expect(await device.sync(server)).toEqual({ status: 'up-to-date', at: NOON, productCount: RANGE.length });
    expect(server.calls).toEqual(['/catalogue/manifest.json']);
  });

  it('[I-02] [I-05] downloads only what changed, and reports it', async () => {
    const server = publishing(RANGE);
    const device = await deviceWith(server);
    const [first, second, ...rest] = RANGE as [Product, Product, ...Product[]];
    server.publish([changed(first, 1), ...rest]);
    server.calls.length = 0;
    await device.sync(server);
    expect(files(server, 'change')).toHaveLength(1);
    expect([...files(server, 'index'), ...files(server, 'bodies')]).toEqual([]);
    const held = await device.read();
    expect(held?.whole).toEqual(byId([changed(first, 1), ...rest]));
    expect(held?.unread).toEqual({ added: [], changed: [named(first)], withdrawn: [named(second)] });
  });

  it('[I-02] [I-05] downloads the whole catalogue when no change file applies, and reports the same', async () => {
    const device = await deviceWith(publishing(RANGE));
    const [first, second, ...rest] = RANGE as [Product, Product, ...Product[]];
    const other = publishing([changed(first, 1), ...rest]);
    await device.sync(other);
    expect(files(other, 'change')).toEqual([]);
    const held = await device.read();
    expect(held?.whole).toEqual(byId([changed(first, 1), ...rest]));
    expect(held?.unread).toEqual({ added: [], changed: [named(first)], withdrawn: [named(second)] });
  });

  it('[I-02] takes the whole where the steps come to something else than the server publishes', async () => {
    const server = publishing(RANGE);
    const device = await deviceWith(server);
    const held = server.manifest.catalogue;
    const other = publishing(RANGE.slice(1), [changed(RANGE[1]!, 4), ...RANGE.slice(2)]);
    // A step of another catalogue under the name of ours.
    other.manifest.steps[0]!.from = held;
    await device.sync(other);
    expect(files(other, 'change')).toHaveLength(1);
    expect(await device.products()).toEqual(byId([changed(RANGE[1]!, 4), ...RANGE.slice(2)]));
  });

  it('[I-02] [I-05] after any sequence of catalogues, devices 0 to 25 versions behind hold the newest, whole', async () => {
    const range = demonstrationProducts().slice(0, 40);
    const edits = fc.sample(
      fc.array(fc.tuple(fc.nat(range.length - 1), fc.nat(4)), { minLength: 1, maxLength: 2 }),
      { seed: 23, numRuns: 26 },
    );
    const server = new PublishedServer(20);
    const now = new Map(range.map((product) => [product.id, product]));
    const devices: Device[] = [];
    for (const [version, edit] of edits.entries()) {
      for (const [at, kind] of edit) {
        const product = range[at]!;
        if (kind === 4 && now.size > 1) now.delete(product.id);
        else now.set(product.id, kind === 0 ? product : changed(product, version * 10 + kind));
      }
      server.publish([...now.values()]);
      devices.push(await deviceWith(server));
    }
    server.calls.length = 0;
    for (const device of devices) {
      await device.sync(server);
      expect(await device.products()).toEqual(byId([...now.values()]));
      expect(
        (await device.opened.getAllKeys('bodies-a')).length +
          (await device.opened.getAllKeys('bodies-b')).length,
      ).toBe(now.size);
    }
    expect(files(server, 'change').length).toBeGreaterThan(10);
    expect(files(server, 'index').length).toBeGreaterThan(3);
  });
});

describe('an update that fails leaves the products as they were', () => {
  const newer = [changed(RANGE[0]!, 7), ...RANGE.slice(1)];
  const wrong = {
    'not reachable': ['unreachable', () => Promise.reject(new TypeError('network'))],
    'a server at fault': ['refused', () => new Response('', { status: 503 })],
    'a login page in place of the answer': ['incomplete', () => new Response('<html>')],
    'another answer than a manifest': ['refused', () => Response.json({ ok: true })],
    'a format this version does not know': ['newer-format', () => Response.json({ format: 2 })],
  } as const;

  it.each(Object.entries(wrong))('[I-03] %s', async (_, [reason, answer]) => {
    const device = await deviceWith(publishing(RANGE));
    const server = publishing(newer);
    server.fault = answer;
    expect(await device.sync(server)).toMatchObject({ status: 'failed', reason });
    expect(await device.products()).toEqual(byId(RANGE));
  });

  it('[I-03] a file with a wrong byte, after it was asked for once more past every cache', async () => {
    const device = await deviceWith(publishing(RANGE));
    const server = publishing(newer);
    const caches: unknown[] = [];
    server.fault = async (path, answer, init) => {
      if (path.endsWith('manifest.json')) caches.push(init?.cache);
      return path.includes('bodies-')
        ? new Response((await answer.text()).replace('Storage', 'Stor4ge'))
        : answer;
    };
    expect(await device.sync(server)).toMatchObject({ status: 'failed', reason: 'incomplete' });
    expect(caches).toEqual(['default', 'reload']);
    expect(await device.products()).toEqual(byId(RANGE));
    server.fault = (_path, answer) => answer;
    expect(await device.sync(server)).toMatchObject({ status: 'updated' });
    expect(await device.products()).toEqual(byId(newer));
  });

  it('[I-02] a file that is gone because something newer came: the newer one is taken', async () => {
    const device = await deviceWith(publishing(RANGE));
    const server = publishing(newer);
    server.fault = (path, answer) => {
      if (!path.includes('bodies-')) return answer;
      server.fault = (_path, later) => later;
      server.forgetFiles();
      server.publish(RANGE.slice(2));
      return new Response('', { status: 404 });
    };
    expect(await device.sync(server)).toMatchObject({ status: 'updated' });
    expect(await device.products()).toEqual(byId(RANGE.slice(2)));
  });

  it('[I-03] no products at all', async () => {
    const device = await deviceWith(publishing(RANGE));
    expect(await device.sync(publishing([]))).toMatchObject({ status: 'failed', reason: 'empty' });
    expect(await device.products()).toEqual(byId(RANGE));
  });

  it('[I-03] a browser that has no room', async () => {
    const server = publishing(RANGE);
    const device = await deviceWith(server);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    server.publish(newer);
    expect(await device.sync(server)).toMatchObject({ status: 'failed', reason: 'not-stored' });
    expect(await device.sync(publishing(newer))).toMatchObject({ status: 'failed', reason: 'not-stored' });
    full.mockRestore();
    expect(await device.products()).toEqual(byId(RANGE));
    expect(await device.sync(server)).toMatchObject({ status: 'updated' });
    expect(await device.products()).toEqual(byId(newer));
  });
});

describe('[I-03] a database that does not open', () => {
  it('is given up in time, fetches nothing and says so; the device goes on once it opens', async () => {
    const storage = new IDBFactory();
    vi.resetModules();
    vi.stubGlobal('indexedDB', storage);
    const [{ updateCatalogue }, { readCatalogue }] = await Promise.all([
      import('./update-catalogue.ts'),
      import('./product-store.ts'),
    ]);
    // Another tab, of an older version of the app, does not let go of it.
    const other = await openDB('dietetic-products', 1);
    const server = publishing(RANGE);
    const sync = () => updateCatalogue({ fetch: server.fetch, now: () => NOON, madeOf });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const read = readCatalogue(() => true);
    const first = sync();
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await read).toBeUndefined();
    expect(await first).toMatchObject({ status: 'failed', reason: 'not-opened' });
    expect(await sync()).toMatchObject({ status: 'failed', reason: 'not-opened' });
    expect(server.calls.filter((path) => !path.includes('manifest'))).toEqual([]);
    other.close();
    await vi.waitFor(async () => expect(await sync()).toMatchObject({ status: 'updated' }));
    expect((await readCatalogue(() => true))?.whole).toEqual(byId(RANGE));
  });
});

/** The process ends at its nth call of the network or the database: what was under way is as if it had not begun. */
function killAt(server: PublishedServer, n: number) {
  let calls = 0;
  const died = () => {
    calls += 1;
    return calls >= n;
  };
  for (const name of ['put', 'delete', 'clear', 'count'] as const) {
    const real = IDBObjectStore.prototype[name];
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (
      this: IDBObjectStore,
      ...given: unknown[]
    ) {
      const isAlive = !died();
      const request: unknown = Reflect.apply(real, this, given);
      if (!isAlive) this.transaction.abort();
      return request;
    } as never);
  }
  server.fault = (_path, answer) => (died() ? Promise.reject(new Error('killed')) : answer);
  return () => {
    vi.restoreAllMocks();
    server.fault = (_path, answer) => answer;
    return calls >= n;
  };
}

/** As an app of version 2.6 has stored its products. */
async function oldDevice(products: readonly Product[]): Promise<IDBFactory> {
  const storage = new IDBFactory();
  vi.stubGlobal('indexedDB', storage);
  const opened = await openDB('dietetic-products', 1, {
    upgrade: (upgraded) => void upgraded.createObjectStore('catalogue'),
  });
  const parts = [products.slice(0, 7), products.slice(7)];
  for (const [at, part] of parts.entries()) {
    await opened.put('catalogue', serialiseCatalogue({ products: part, categories: [] }), `part-${at}`);
  }
  await opened.put('catalogue', { format: 2, contentHash: 'x', importedAt: NOON - 1, parts: 2 }, 'current');
  opened.close();
  return storage;
}

describe('[I-03] an update that is killed at any moment leaves the old catalogue or the new one', () => {
  const [first, second, ...rest] = RANGE as [Product, Product, ...Product[]];
  const newer = [changed(first, 1), ...rest, { ...second, id: 'second-new' }];
  const cases: [
    string,
    () => Promise<{ storage: IDBFactory; server: PublishedServer; old: Product[] | undefined }>,
  ][] = [
    [
      'by steps',
      async () => {
        const server = publishing(RANGE);
        const { storage, close } = await deviceWith(server);
        close();
        server.publish(newer);
        return { storage, server, old: byId(RANGE) };
      },
    ],
    [
      'whole',
      async () => {
        const { storage, close } = await deviceWith(publishing(RANGE));
        close();
        return { storage, server: publishing(newer), old: byId(RANGE) };
      },
    ],
    [
      'on a first visit',
      async () => ({ storage: new IDBFactory(), server: publishing(newer), old: undefined }),
    ],
    [
      'after an update of the app',
      async () => ({ storage: await oldDevice(RANGE), server: publishing(newer), old: [...RANGE] }),
    ],
  ];

  it.each(cases)('%s', async (_, prepare) => {
    let kills = 0;
    for (let n = 1; ; n += 1) {
      const { storage, server, old } = await prepare();
      const before = await start(storage);
      const isKilled = killAt(server, n);
      const result = await before.sync(server);
      const killed = isKilled();
      before.close();
      const after = await start(storage);
      const found = await after.products();
      const expected = isDeepStrictEqual(found, old) ? old : byId(newer);
      expect(found, `killed at ${n}`).toEqual(expected);
      if (result.status === 'updated') expect(found).toEqual(byId(newer));
      await after.sync(server);
      expect(await after.products(), `killed at ${n}, and updated again`).toEqual(byId(newer));
      after.close();
      if (!killed) break;
      kills += 1;
    }
    expect(kills).toBeGreaterThan(5);
  });
});

describe('[H-01] after an update of the app', () => {
  it('the products of the version before are there without a network, until the first update has succeeded', async () => {
    const device = await start(await oldDevice(RANGE));
    expect((await device.read())?.storedAt).toBe(NOON - 1);
    expect(await device.products()).toEqual(RANGE);
    const away = publishing(RANGE);
    away.fault = () => Promise.reject(new TypeError('network'));
    expect(await device.sync(away)).toMatchObject({ reason: 'unreachable' });
    expect(await device.products()).toEqual(RANGE);
    const [first, ...others] = RANGE as [Product, ...Product[]];
    expect(await device.sync(publishing([changed(first, 3), ...others]))).toMatchObject({
      status: 'updated',
    });
    expect((await device.read())?.unread?.changed).toEqual([named(first)]);
    expect(await device.products()).toEqual(byId([changed(first, 3), ...others]));
    expect(await device.opened.count('catalogue')).toBe(0);
  });
});

describe('[A-11] [I-03] two versions of the app on one device', () => {
  it('one that has changed the store is not held up by the one before, which says that it is out of date', async () => {
    const server = publishing(RANGE);
    const old = await deviceWith(server);
    const newer = await openDB('dietetic-products', 3);
    expect(await old.read()).toBeUndefined();
    expect(await old.sync(server)).toMatchObject({ status: 'failed', reason: 'newer-format' });
    expect(await newer.count('bodies-a')).toBe(RANGE.length);
    newer.close();
  });

  it('one from before products were kept in parts has them again after the first update', async () => {
    const storage = new IDBFactory();
    vi.stubGlobal('indexedDB', storage);
    const first = await openDB('dietetic-products', 1, {
      upgrade: (upgraded) => void upgraded.createObjectStore('catalogue'),
    });
    await first.put('catalogue', { format: 1, products: RANGE }, 'current');
    first.close();
    const device = await start(storage);
    expect(await device.read()).toBeUndefined();
    expect(await device.sync(publishing(RANGE))).toMatchObject({ status: 'updated' });
    expect(await device.products()).toEqual(byId(RANGE));
    expect(await device.opened.count('catalogue')).toBe(0);
  });
});
