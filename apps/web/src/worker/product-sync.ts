import type { CatalogueIndex } from '@dietetic/catalogue';
import { firstRows } from '#compendium/finder/row-texts.ts';
import { now } from '#platform/clock.ts';
import { WORKER_STARTED, failedSync, type SyncResult } from '#catalogue-store/sync-result.ts';
import { updateCatalogue } from '#catalogue-store/update-catalogue.ts';
import { FIRST_ROWS_FORMAT, rowsKey, type StoredRows } from '#start/first-rows/stored-rows.ts';

declare const self: DedicatedWorkerGlobalScope;

const LOCK = 'product-sync';

/** What the list begins with in each country, for a start to show before the app can. */
const madeOf = (catalogue: string, { products }: CatalogueIndex) =>
  Object.fromEntries(
    (['uk', 'roi'] as const).map((country) => [
      rowsKey(country),
      { format: FIRST_ROWS_FORMAT, catalogue, rows: firstRows(products, country) } satisfies StoredRows,
    ]),
  );

const update = () => updateCatalogue({ fetch: (input, init) => fetch(input, init), now, madeOf });

/** The background update: fetching, verifying and writing off the thread that renders. */
function run(): Promise<SyncResult> {
  // Tabs take turns; the second finds nothing left to fetch. Where storage is blocked, so are locks.
  return navigator.locks ? navigator.locks.request(LOCK, update).catch(update) : update();
}

/** From here on the page knows of the end of this worker: its lock, which is named as it is, is then free. */
function live(): void {
  void navigator.locks
    ?.request(self.name, () => {
      postMessage(WORKER_STARTED);
      return new Promise(() => undefined);
    })
    .catch(() => undefined);
}

live();
void run()
  .catch(failedSync)
  .then((result) => postMessage(result));
