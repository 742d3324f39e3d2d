import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CurrentCatalogue, followCatalogue } from '#catalogue/current-catalogue.ts';
import { sourceInMemory } from '#catalogue/import/catalogue-source.ts';
import { importFrom } from '#catalogue/import/import-catalogue.ts';
import { createLogger } from '#logging/logger.ts';
import type { Store } from '#store/open-store.ts';
import { fewProducts } from '#test-support/test-server.ts';
import { type DocumentLibrary, documentLibrary } from './document-library.ts';
import { type DocumentMaker, makeInThread } from './document-maker.ts';
import { makeInChild } from './make-in-child.ts';
import { emptyDatabase } from '#test-support/empty-database.ts';

const warnings: string[] = [];
const log = createLogger({ format: 'json', level: 'warn', write: (line) => warnings.push(line) });
let store: Store;
let catalogue: CurrentCatalogue;
let library: DocumentLibrary | undefined;

beforeEach(async () => {
  warnings.length = 0;
  store = await emptyDatabase();
  catalogue = await followCatalogue(store, log);
});
afterEach(async () => {
  await library?.close();
  await catalogue.close();
  await store.close();
});

async function load(count: number): Promise<void> {
  await importFrom(store, sourceInMemory('json', fewProducts(count), false), {
    note: 'test',
    acceptSmaller: true,
  });
  await catalogue.refresh();
}

function open(make: DocumentMaker): DocumentLibrary {
  library = documentLibrary({ store, catalogue, appVersion: '2.6.0', log, make });
  return library;
}

/** Three short documents: what the library does with them does not depend on what they say. */
const makeShort: DocumentMaker = async function* ({ status }) {
  for (const kind of ['references', 'scoop-chart', 'compendium'] as const) {
    const path = `uk/${kind}.pdf`;
    const bytes = Buffer.from(`${kind} of version ${status.version}`);
    yield {
      path,
      bytes,
      entry: {
        kind,
        title: kind,
        country: 'uk',
        tabs: ['adults'],
        format: 'pdf',
        url: `/documents/${path}`,
        bytes: bytes.byteLength,
        updated: status.updated,
        catalogueVersion: status.version,
        demonstration: false,
      },
    };
  }
};

it('[J-01] the process beside the server makes the same documents', { timeout: 120_000 }, async () => {
  await load(1);
  const served = catalogue.get();
  if (!served) throw new Error('no catalogue');
  const { status, categories } = served;
  const firstOf = async (make: DocumentMaker) => {
    const order = { status, categories, appVersion: '2.6.0', texts: served.texts() };
    for await (const { path, bytes, entry } of make(order, new AbortController().signal))
      return { path, entry, bytes: bytes.byteLength };
    return undefined;
  };
  // One is enough, because each takes seconds. `own-provider.test.ts` and the journeys make all of them on a whole
  // server.
  const beside = await firstOf(makeInChild);
  expect(beside?.path).toBe('uk/compendium.pdf');
  expect(beside).toEqual(await firstOf(makeInThread));
});

it('[J-01] lists a version once all of it is there; until then, and when it fails, the one before', async () => {
  await load(2);
  let failing = false;
  const opened = open(async function* (order, signal) {
    for await (const made of makeShort(order, signal)) {
      yield made;
      if (failing) throw new Error('out of memory');
    }
  });
  await opened.upToDate();
  const [before] = await opened.list();
  failing = true;
  await load(3);
  await opened.upToDate();
  expect(warnings.join()).toContain('the documents could not be made');
  expect(await opened.list()).toContainEqual(before);
  expect((await opened.read('uk/compendium.pdf'))?.entry.catalogueVersion).toBe(before?.catalogueVersion);
});

it('[J-11] everybody who reads a document at once has the same one in memory', async () => {
  await load(2);
  const opened = open(makeShort);
  await opened.upToDate();
  const [one, two] = await Promise.all([opened.read('uk/compendium.pdf'), opened.read('uk/compendium.pdf')]);
  const later = await opened.read('uk/compendium.pdf');
  expect(one?.bytes.byteLength).toBeGreaterThan(0);
  expect(two?.bytes).toBe(one?.bytes);
  expect(later?.bytes).toBe(one?.bytes);
});

it('[J-01] leaves off as soon as there is a newer catalogue, or the server closes', async () => {
  await load(2);
  const begun: number[] = [];
  const opened = open(async function* (order, signal) {
    begun.push(order.status.version);
    for await (const made of makeShort(order, signal)) {
      if (begun.length === 1 && !signal.aborted) await load(3);
      yield made;
    }
  });
  await opened.upToDate();
  await opened.upToDate();
  expect(begun).toHaveLength(2);
  expect(new Set((await opened.list()).map(({ catalogueVersion }) => catalogueVersion))).toEqual(
    new Set([begun[1]]),
  );
  expect(warnings).toEqual([]);
});
