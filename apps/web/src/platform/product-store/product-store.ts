import type { Category, Product } from '@dietetic/catalogue';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * The products of this device, as one text: it is replaced in one step or not at all, so there is never a
 * moment with half a catalogue, and reading 500 products is one read and one parse.
 */
export const PRODUCT_DATABASE = 'dietetic-products';
const DATABASE_VERSION = 1;
const STORE = 'catalogue';
const CURRENT = 'current';
/** Raised when a product's shape changes: an older text is then fetched again instead of misread. */
const FORMAT = 1;

export type HeldCatalogue = {
  products: Product[];
  categories: Category[];
  /** What the server calls this content; equal means nothing to fetch. */
  contentHash: string;
  /** Milliseconds since 1970. */
  importedAt: number;
};

type CatalogueRecord = { format: number; text: string; contentHash: string; importedAt: number };

interface ProductSchema extends DBSchema {
  [STORE]: { key: string; value: CatalogueRecord };
}

let opened: Promise<IDBPDatabase<ProductSchema>> | undefined;

function database(): Promise<IDBPDatabase<ProductSchema>> {
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

/** Undefined when nothing is held, or nothing that this version can read. */
export async function readCatalogue(): Promise<HeldCatalogue | undefined> {
  try {
    const record = await (await database()).get(STORE, CURRENT);
    if (record?.format !== FORMAT) return undefined;
    const { products, categories } = JSON.parse(record.text) as Pick<
      HeldCatalogue,
      'products' | 'categories'
    >;
    if (!Array.isArray(products) || !Array.isArray(categories)) return undefined;
    return { products, categories, contentHash: record.contentHash, importedAt: record.importedAt };
  } catch {
    // The browser refuses its database, or the text is damaged: the next update fetches it whole.
    return undefined;
  }
}

/** One transaction; rejects, leaving what was there, when the browser cannot store it. */
export async function writeCatalogue(catalogue: HeldCatalogue): Promise<void> {
  const { products, categories, contentHash, importedAt } = catalogue;
  const text = JSON.stringify({ products, categories });
  await (await database()).put(STORE, { format: FORMAT, text, contentHash, importedAt }, CURRENT);
}
