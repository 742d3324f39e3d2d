import { type Category, isAvailable, type Product } from '@dietetic/catalogue';
import { useMemo } from 'react';
import { create } from 'zustand';
import { now } from '#platform/clock.ts';
import { reportReachable } from '#platform/reachability.ts';
import { storedMoment } from '#platform/storage.ts';
import type { CatalogueDifference } from '#platform/product-store/catalogue-difference.ts';
import { isStaleAt } from '#platform/product-store/freshness.ts';
import type { HeldCatalogue } from '#platform/product-store/product-store.ts';
import type { SyncResult } from '#platform/product-store/sync-result.ts';
import { useSession } from './session.ts';

/** The time of the latest product data update, kept where the specification keeps it; other tabs watch it. */
const PRODUCTS_UPDATED = storedMoment('productsUpdated');

type CatalogueState = {
  /** `loading` until the device's own store has been read; `empty` when it holds nothing yet. */
  status: 'loading' | 'empty' | 'ready';
  allProducts: readonly Product[];
  categories: readonly Category[];
  /** What the server calls these products; undefined until there are some. */
  contentHash: string | undefined;
  /** When the server last confirmed that these are the current products; milliseconds since 1970. */
  lastUpdated: number | undefined;
  /** True while the shown products are the fictional range. */
  isDemonstration: boolean;
  isSyncing: boolean;
  /** How the last update of this visit ended. */
  lastResult: SyncResult | undefined;
  /** What updates changed, until somebody closes it. */
  unread: CatalogueDifference | undefined;
};

export const useCatalogueStore = create<CatalogueState>(() => ({
  status: 'loading',
  allProducts: [],
  categories: [],
  contentHash: undefined,
  lastUpdated: PRODUCTS_UPDATED.read(),
  isDemonstration: true,
  isSyncing: false,
  lastResult: undefined,
  unread: undefined,
}));

export type Catalogue = CatalogueState & {
  /** The products available in the chosen country; none while no country is chosen. */
  products: readonly Product[];
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
  started ??= import('#platform/product-store/held-at-start.ts').then(async ({ heldAtStart }) =>
    show(await heldAtStart),
  );
  return started;
}

/** Reads the device's own store into memory again. */
async function reloadCatalogue(): Promise<void> {
  const { readCatalogue } = await import('#platform/product-store/product-store.ts');
  show(await readCatalogue());
}

type Shown = Pick<HeldCatalogue, 'products' | 'categories' | 'contentHash' | 'importedAt' | 'unread'>;

function show(held: Shown | undefined): void {
  useCatalogueStore.setState(
    held
      ? {
          status: 'ready',
          allProducts: held.products,
          categories: held.categories,
          contentHash: held.contentHash,
          lastUpdated: PRODUCTS_UPDATED.read() ?? held.importedAt,
          isDemonstration: held.products.some((product) => product.demonstration),
          unread: held.unread,
        }
      : { status: 'empty' },
  );
}

/** What changed was read: it is not shown again on this device. */
export async function closeChanges(): Promise<void> {
  useCatalogueStore.setState({ unread: undefined });
  const { forgetUnread } = await import('#platform/product-store/product-store.ts');
  await forgetUnread();
}

let running: Promise<SyncResult> | undefined;
/** Whether another tab has stored something since the update that runs here began. */
let isOvertaken = false;

/** One update at a time per tab; across tabs the worker takes a lock. */
export function sync(): Promise<SyncResult> {
  running ??= runSync().finally(() => {
    running = undefined;
  });
  return running;
}

async function runSync(): Promise<SyncResult> {
  useCatalogueStore.setState({ isSyncing: true });
  isOvertaken = false;
  const { synchronise } = await import('#platform/product-store/synchronise.ts');
  const { result, stored } = await synchronise();
  if (result.status === 'failed') {
    if (result.reason === 'unreachable') reportReachable(false);
  } else {
    reportReachable(true);
    PRODUCTS_UPDATED.write(result.at);
    if (result.status === 'up-to-date') useCatalogueStore.setState({ lastUpdated: result.at });
    else if (stored && !isOvertaken) show({ ...stored, ...result, importedAt: result.at });
    else await reloadCatalogue();
  }
  useCatalogueStore.setState({ isSyncing: false, lastResult: result });
  return result;
}

/** Takes over what another tab has fetched. Called once, at start. */
export function followOtherTabsUpdates(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('storage', ({ key }) => {
    if (key !== PRODUCTS_UPDATED.key) return;
    isOvertaken = true;
    void reloadCatalogue();
  });
}
