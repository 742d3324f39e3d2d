import type { BrowserContext, Page } from '@playwright/test';

/** Bytes cannot be written as JSON; those of the app are text. */
type Packed = { text: string } | { value: unknown };
type Store = { name: string; records: { key: string; packed: Packed }[] };

/** What a visit leaves in the browser. */
export type StoredVisit = {
  entries: Record<string, string>;
  databases: { name: string; version: number; stores: Store[] }[];
};

export const storedBy = (page: Page): Promise<StoredVisit> => page.evaluate(readAll);

/**
 * The first page that is opened of this context finds what the visit has stored, before any script of its own runs. The
 * test runner does the same in a page that is made for it alone: a fifth of what it costs until the start page is drawn.
 */
export async function returnAfter(
  context: BrowserContext,
  origin: string,
  visit: StoredVisit,
): Promise<void> {
  const putBack = await context.addInitScript(writeAll, { origin, visit });
  let isBack = false;
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      if (isBack || !frame.url().startsWith(origin)) return;
      isBack = true;
      // What a journey clears stays cleared.
      void putBack.dispose();
    }),
  );
}

/** Runs in the page. */
async function readAll(): Promise<StoredVisit> {
  // It has to go to the page with this function.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const databases = (await indexedDB.databases()).map(async ({ name = '', version = 1 }) => {
    const database = await done(indexedDB.open(name));
    const stores = [...database.objectStoreNames].map(async (store): Promise<Store> => {
      const records = database.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([done(records.getAllKeys()), done(records.getAll())]);
      return {
        name: store,
        records: values.map((value: unknown, at) => ({
          key: String(keys[at]),
          packed:
            value instanceof Uint8Array
              ? { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(value) }
              : { value },
        })),
      };
    });
    return { name, version, stores: await Promise.all(stores) };
  });
  return { entries: { ...localStorage }, databases: await Promise.all(databases) };
}

/** Runs in the page: what the app itself opens waits until the database has been made. */
function writeAll({ origin, visit }: { origin: string; visit: StoredVisit }): void {
  if (location.origin !== origin) return;
  for (const [name, value] of Object.entries(visit.entries)) localStorage.setItem(name, value);
  for (const { name, version, stores } of visit.databases) {
    const opening = indexedDB.open(name, version);
    opening.addEventListener('upgradeneeded', () => {
      for (const store of stores) {
        const records = opening.result.createObjectStore(store.name);
        for (const { key, packed } of store.records)
          records.put('text' in packed ? new TextEncoder().encode(packed.text) : packed.value, key);
      }
    });
    opening.addEventListener('success', () => opening.result.close());
  }
}
