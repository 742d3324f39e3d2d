import type { AnyProduct, Category, Product, AnnouncedChanges } from '@dietetic/catalogue';
import { create } from 'zustand';
import { storedMoment } from '#platform/storage.ts';
import type { SyncResult } from '#catalogue-store/sync-result.ts';

/* The state of the products without the code that reads and updates them: all that the first screen needs. */

/** The time of the latest product data update, kept where the specification keeps it; other tabs watch it. */
export const PRODUCTS_UPDATED = storedMoment('productsUpdated');

export type CatalogueState = {
  /** `loading` until the device's own store has been read; `empty` when it holds nothing yet. */
  status: 'loading' | 'empty' | 'ready';
  /** Rows of the index, or whole products. */
  allProducts: readonly AnyProduct[];
  /** Those of them whose bodies have been read, by id. */
  whole: ReadonlyMap<string, Product>;
  categories: readonly Category[];
  /** What the server calls these products; undefined until there are some of its own. */
  catalogue: string | undefined;
  /** When the server last confirmed that these are the current products; milliseconds since 1970. */
  lastUpdated: number | undefined;
  /** True while the shown products are the fictional range. */
  isDemonstration: boolean;
  isSyncing: boolean;
  /** How the last update of this visit ended. */
  lastResult: SyncResult | undefined;
  /** What updates changed, until somebody closes it. */
  unread: AnnouncedChanges | undefined;
};

export const useCatalogueStore = create<CatalogueState>(() => ({
  status: 'loading',
  allProducts: [],
  whole: new Map(),
  categories: [],
  catalogue: undefined,
  lastUpdated: PRODUCTS_UPDATED.read(),
  isDemonstration: true,
  isSyncing: false,
  lastResult: undefined,
  unread: undefined,
}));
