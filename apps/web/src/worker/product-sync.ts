import { expose } from 'comlink';
import { now } from '#platform/clock.ts';
import { readCatalogue, writeCatalogue } from '#platform/product-store/product-store.ts';
import type { SyncResult } from '#platform/product-store/sync-result.ts';
import { updateCatalogue } from '#platform/product-store/update-catalogue.ts';

const LOCK = 'product-sync';

/** The page's side of a part: it is done when the page has taken it. */
type TakePart = (part: string) => Promise<void>;

async function update(takePart: TakePart): Promise<SyncResult> {
  const taken: Promise<void>[] = [];
  const result = await updateCatalogue({
    fetch: (input, init) => fetch(input, init),
    read: readCatalogue,
    write: (catalogue) => writeCatalogue(catalogue, (part) => taken.push(takePart(part))),
    now,
  });
  await Promise.all(taken);
  return result;
}

/** The background import: fetching, checking and writing off the thread that draws. */
const productSync = {
  /** Tabs take turns; the one that comes second finds nothing left to fetch. */
  run(takePart: TakePart): Promise<SyncResult> {
    const take = () => update(takePart);
    return navigator.locks ? navigator.locks.request(LOCK, take) : take();
  },
};

export type ProductSync = typeof productSync;

expose(productSync);
