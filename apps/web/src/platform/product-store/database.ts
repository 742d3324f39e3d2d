import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CatalogueDifference } from './catalogue-difference.ts';

/** What the device holds of the products, in one store: whatever replaces them empties it in the same step. */
const PRODUCT_DATABASE = 'dietetic-products';
const DATABASE_VERSION = 1;
export const STORE = 'catalogue';

/** The entries of the store; the texts of the products are beside them, under `part-0` and so on. */
export const CURRENT = 'current';
/** What updates changed and nobody has read yet; it outlives the visit in which the update came. */
export const UNREAD = 'unread-changes';
export const LIST_DRAWING = 'list-drawing';

/** What the texts of the products are, and how many. */
export type Head = { format: number; contentHash: string; importedAt: number; parts: number; text?: string };

/** The list of products as it was drawn last, for the next start to show until the app draws it again. */
export type ListDrawing = {
  markup: string;
  /** The products it was drawn from. */
  contentHash: string;
  country: string;
  /** The script of the version that drew it: another one may write, or style, the rows in another way. */
  version: string;
  /** When these products were last known to be the newest; milliseconds since 1970. */
  productsUpdated: number;
};

interface ProductSchema extends DBSchema {
  [STORE]: { key: string; value: Head | CatalogueDifference | ListDrawing | string };
}

let opened: Promise<IDBPDatabase<ProductSchema>> | undefined;

export function database(): Promise<IDBPDatabase<ProductSchema>> {
  opened ??= openDB<ProductSchema>(PRODUCT_DATABASE, DATABASE_VERSION, {
    upgrade(upgraded) {
      upgraded.createObjectStore(STORE);
    },
    // Another tab wants a newer layout, or everything cleared: make way.
    blocking(_from, _to, event) {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated() {
      opened = undefined;
    },
  }).catch((cause: unknown) => {
    opened = undefined;
    throw cause;
  });
  return opened;
}
