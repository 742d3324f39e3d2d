import { readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { Page } from '@playwright/test';

/** Each under a name of its own: the app's stores have no keys of another kind. */
type Store = { name: string; records: { key: string; value: unknown }[] };
type Database = { name: string; version: number; stores: Store[] };
type DeviceStorage = { settings: Record<string, string>; databases: Database[] };

/** An address of the app where nothing of it runs. */
export const EMPTY_PAGE = '/empty-page';

/** Writes to the file what the app has stored on the device. */
export async function keepStorage(page: Page, file: string): Promise<void> {
  writeFileSync(file, serialize(await page.evaluate(readStorage)));
}

/**
 * Puts it back before the app is opened, in the page that the journey goes on with: the test runner's `storageState`
 * opens one more for it, which costs a journey 0.15 s of processor time.
 */
export async function putStorageBack(page: Page, file: string): Promise<void> {
  await page.route(`**${EMPTY_PAGE}`, (route) => route.fulfill({ contentType: 'text/html', body: '' }), {
    times: 1,
  });
  await page.goto(EMPTY_PAGE);
  await page.evaluate(writeStorage, deserialize(readFileSync(file)) as DeviceStorage);
}

/** Runs in the page. */
async function readStorage(): Promise<DeviceStorage> {
  // What runs in the page can use nothing from outside itself.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const answered = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', reject);
    });
  const databases: Database[] = [];
  for (const { name = '', version = 1 } of await indexedDB.databases()) {
    const database = await answered(indexedDB.open(name));
    const stores: Store[] = [];
    for (const storeName of database.objectStoreNames) {
      const store = database.transaction(storeName).objectStore(storeName);
      const [keys, values] = await Promise.all([answered(store.getAllKeys()), answered(store.getAll())]);
      stores.push({
        name: storeName,
        records: keys.map((key, at) => ({ key: String(key), value: values[at] })),
      });
    }
    database.close();
    databases.push({ name, version, stores });
  }
  return { settings: { ...localStorage }, databases };
}

/** Runs in the page. */
async function writeStorage({ settings, databases }: DeviceStorage): Promise<void> {
  Object.assign(localStorage, settings);
  for (const { name, version, stores } of databases) {
    const opening = indexedDB.open(name, version);
    opening.addEventListener('upgradeneeded', () => {
      for (const store of stores) opening.result.createObjectStore(store.name);
    });
    await new Promise((resolve, reject) => {
      opening.addEventListener('success', resolve);
      opening.addEventListener('error', reject);
    });
    const database = opening.result;
    const writing = database.transaction(
      stores.map((store) => store.name),
      'readwrite',
    );
    for (const store of stores)
      for (const { key, value } of store.records) writing.objectStore(store.name).put(value, key);
    await new Promise((resolve, reject) => {
      writing.addEventListener('complete', resolve);
      writing.addEventListener('abort', reject);
    });
    database.close();
  }
}
