import { expose } from 'comlink';
import { now } from '#platform/clock.ts';
import { readCatalogue, writeCatalogue } from '#platform/product-store/product-store.ts';
import type { SyncResult } from '#platform/product-store/sync-result.ts';
import { updateCatalogue } from '#platform/product-store/update-catalogue.ts';

const LOCK = 'product-sync';

function update(): Promise<SyncResult> {
  return updateCatalogue({
    fetch: (input, init) => fetch(input, init),
    read: readCatalogue,
    write: writeCatalogue,
    now,
  });
}

/** The background import: fetching, checking and writing off the thread that draws. */
const productSync = {
  /** Tabs take turns; the one that comes second finds nothing left to fetch. */
  run(): Promise<SyncResult> {
    return navigator.locks ? navigator.locks.request(LOCK, update) : update();
  },
};

export type ProductSync = typeof productSync;

expose(productSync);
