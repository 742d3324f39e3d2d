import { withinTime } from '../platform/within-time.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * The products of this device. Bodies are in one of two stores: while one is being filled, the other is read. `meta`
 * says which, and is changed in one transaction: there is never a moment with half a catalogue.
 */
const PRODUCT_DATABASE = 'dietetic-products';
const DATABASE_VERSION = 2;

export const SLOTS = ['bodies-a', 'bodies-b'] as const;
export type Slot = (typeof SLOTS)[number];
export const META = 'meta';
/** Where an older version of the app kept its products; read until the first update has succeeded. */
export const OLD_STORE = 'catalogue';

/** Which catalogue the device holds. */
export type Current = {
  format: 1;
  catalogue: string;
  slot: Slot;
  products: number;
  /** Milliseconds since 1970. */
  storedAt: number;
  /** When the server last said that this is the newest; milliseconds since 1970. */
  confirmedAt: number;
  /** When the stored catalogue was last confirmed to be the published one; milliseconds since 1970. */
  checkedAt?: number;
};

type Bytes = Uint8Array<ArrayBuffer>;

interface ProductSchema extends DBSchema {
  [META]: { key: string; value: unknown };
  'bodies-a': { key: string; value: Bytes };
  'bodies-b': { key: string; value: Bytes };
  [OLD_STORE]: { key: string; value: unknown };
}

export type ProductDatabase = IDBPDatabase<ProductSchema>;

/** Longer than a slow disk takes. Another tab that does not let go, or a damaged profile, leaves the request unanswered. */
const OPENS_WITHIN_MS = 10_000;

export class NotOpenedError extends Error {
  override name = 'NotOpenedError';
}

let opened: Promise<ProductDatabase> | undefined;

/** Rejects where it does not open in time, and from then on at once, until the browser has answered after all. */
export function database(): Promise<ProductDatabase> {
  opened ??= open();
  return opened;
}

function open(): Promise<ProductDatabase> {
  const request = openDB<ProductSchema>(PRODUCT_DATABASE, DATABASE_VERSION, {
    upgrade(upgraded) {
      for (const store of [META, ...SLOTS] as const) upgraded.createObjectStore(store);
    },
    // Another tab upgrades or deletes the database: close this connection.
    blocking(_from, _to, event) {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated() {
      opened = undefined;
    },
  });
  request.then(
    () => {
      opened = request;
    },
    () => {
      opened = undefined;
    },
  );
  return withinTime(
    request,
    OPENS_WITHIN_MS,
    () => new NotOpenedError('The database of this device does not open'),
  );
}
