import { type AnyProduct, isAvailable, isWholeProduct, type Product } from '@dietetic/catalogue';
import { useEffect, useMemo } from 'react';
import { now } from '#platform/clock.ts';
import { reportReachable } from '#platform/reachability.ts';
import { isStaleAt } from '#catalogue-store/freshness.ts';
import type { HeldCatalogue, ReadWhole } from '#catalogue-store/product-store.ts';
import type { SyncResult } from '#catalogue-store/sync-result.ts';
import { type CatalogueState, PRODUCTS_UPDATED, useCatalogueStore } from './catalogue-state.ts';
import { useSession } from './session.ts';

export { useCatalogueStore };

export type Catalogue = CatalogueState & {
  /** The products available in the chosen country; none while no country is chosen. */
  products: readonly AnyProduct[];
  isStale: boolean;
  /** Checks with the server now; never rejects, the result says how it went. */
  sync: () => Promise<SyncResult>;
};

export function useCatalogue(): Catalogue {
  const state = useCatalogueStore();
  const country = useSession((session) => session.country);
  const products = useMemo(
    () => (country ? state.allProducts.filter((product) => isAvailable(product, country)) : []),
    [state.allProducts, country],
  );
  const isStale = state.lastUpdated !== undefined && isStaleAt(state.lastUpdated, now());
  return { ...state, products, isStale, sync };
}

let started: Promise<void> | undefined;

/** What this visit started with: most often it has been read already. The store's code is no part of the first file. */
export function startCatalogue(): Promise<void> {
  started ??= import('#catalogue-store/catalogue-preload.ts').then(async ({ cataloguePreload }) =>
    show(await cataloguePreload),
  );
  return started;
}

/** Reads the device's own store again; what was read whole stays so. */
async function reloadCatalogue(): Promise<void> {
  const { readCatalogue } = await import('#catalogue-store/product-store.ts');
  const { whole } = useCatalogueStore.getState();
  show(await readCatalogue(({ id }) => whole.has(id)));
}

/** Reads more of what is shown; undefined until something is. */
let readWhole: ReadWhole | undefined;

function show(held: HeldCatalogue | undefined): void {
  readWhole = held?.readWhole;
  useCatalogueStore.setState(
    held
      ? {
          status: 'ready',
          allProducts: held.products,
          whole: byId(held.whole),
          categories: held.categories,
          catalogue: held.catalogue,
          lastUpdated: PRODUCTS_UPDATED.read() ?? held.storedAt,
          isDemonstration: held.products.some((product) => product.demonstration),
          unread: held.unread,
        }
      : { status: 'empty', allProducts: [], whole: new Map() },
  );
}

const byId = (products: readonly Product[]) => new Map(products.map((product) => [product.id, product]));

/** The whole product, where it has been read. */
export function readWholeProduct(id: string): Product | undefined {
  const { whole, allProducts } = useCatalogueStore.getState();
  const known = whole.get(id);
  if (known) return known;
  const row = allProducts.find((product) => product.id === id);
  return row && isWholeProduct(row) ? row : undefined;
}

/** Whole products by id, as far as the catalogue has them; read from the device's store. Never rejects. */
export async function wholeProducts(ids: readonly string[]): Promise<Product[]> {
  const missing = rowsOf(ids).filter(({ id }) => readWholeProduct(id) === undefined);
  if (missing.length > 0) {
    const read = await readBodies(missing);
    if (read === undefined) return wholeProducts(ids);
    useCatalogueStore.setState(({ whole }) => ({ whole: new Map([...whole, ...byId(read)]) }));
  }
  return ids.flatMap((id) => readWholeProduct(id) ?? []);
}

/** Few enough that reading them never holds the screen. */
const AT_ONCE = 100;

/** Every product whole, for what answers any question about them. They are not kept. */
export async function everyWholeProduct(): Promise<Product[]> {
  const { allProducts } = useCatalogueStore.getState();
  const products: Product[] = allProducts.filter(isWholeProduct);
  const rows = allProducts.filter((product) => !isWholeProduct(product));
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = await readBodies(rows.slice(from, from + AT_ONCE));
    if (part === undefined) return everyWholeProduct();
    products.push(...part);
  }
  return products;
}

/** Undefined where another catalogue is shown by then. */
async function readBodies(rows: readonly AnyProduct[]): Promise<Product[] | undefined> {
  const { allProducts } = useCatalogueStore.getState();
  try {
    const read = await readWhole?.(rows);
    if (useCatalogueStore.getState().allProducts !== allProducts) return undefined;
    if (read !== undefined) return read;
    await reloadCatalogue();
  } catch {
    // Part of a catalogue is no catalogue: it is verified and fetched again.
    const { markUnverified } = await import('#catalogue-store/product-store.ts');
    await markUnverified().catch(() => undefined);
    show(undefined);
    void sync();
  }
  return undefined;
}

function rowsOf(ids: readonly string[]): AnyProduct[] {
  const { allProducts } = useCatalogueStore.getState();
  return ids.flatMap((id) => allProducts.find((product) => product.id === id) ?? []);
}

/** The whole products of these ids that the catalogue has; undefined while they are being read. */
export function useWholeProducts(ids: readonly string[]): readonly Product[] | undefined {
  const key = ids.join(' ');
  const { status, allProducts, whole } = useCatalogueStore();
  const products = useMemo(() => {
    const wanted = key === '' ? [] : key.split(' ');
    const found = rowsOf(wanted).map(({ id }) => readWholeProduct(id));
    return found.every((product) => product !== undefined) ? found : undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- what they are read from
  }, [key, allProducts, whole]);
  const isMissing = products === undefined;
  useEffect(() => {
    if (isMissing) void wholeProducts(key.split(' '));
  }, [isMissing, key, allProducts]);
  return status === 'loading' ? undefined : products;
}

/** What changed was read: it is not shown again on this device. */
export async function closeChanges(): Promise<void> {
  useCatalogueStore.setState({ unread: undefined });
  const { forgetUnread } = await import('#catalogue-store/product-store.ts');
  await forgetUnread();
}

let running: Promise<SyncResult> | undefined;

/** One update at a time per tab; across tabs the worker takes a lock. */
export function sync(): Promise<SyncResult> {
  running ??= runSync().finally(() => {
    running = undefined;
  });
  return running;
}

async function runSync(): Promise<SyncResult> {
  useCatalogueStore.setState({ isSyncing: true });
  const { synchronise } = await import('#catalogue-store/synchronise.ts');
  const result = await synchronise();
  if (result.status === 'failed') {
    if (result.reason === 'unreachable') reportReachable(false);
  } else {
    reportReachable(true);
    PRODUCTS_UPDATED.write(result.at);
    if (result.status === 'up-to-date') useCatalogueStore.setState({ lastUpdated: result.at });
    else await reloadCatalogue();
  }
  useCatalogueStore.setState({ isSyncing: false, lastResult: result });
  return result;
}

/** Takes over what another tab has fetched. Called once, at start. */
export function followOtherTabsUpdates(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('storage', ({ key }) => {
    if (key !== PRODUCTS_UPDATED.key) return;
    void reloadCatalogue();
  });
}
