import {
  type AnyProduct,
  type CatalogueIndex,
  type Category,
  isWholeProduct,
  type ListedProduct,
  type Product,
  parseIndexInParts,
  parseProduct,
  type AnnouncedChanges,
} from '@dietetic/catalogue';
import { type Current, database, META } from './database.ts';
import { readOldCatalogue } from './old-store.ts';

/* What the device holds, as a page reads it. */

const FORMAT = 1;
export type HeldIndex = {
  current: Current;
  index: CatalogueIndex;
  /** Changes of earlier updates that have not been read yet. */
  unread: AnnouncedChanges | undefined;
};

export type HeldCatalogue = {
  /** Rows of the index; whole products where an older version of the app stored them. */
  products: readonly AnyProduct[];
  /** Those of them that were read whole. */
  whole: readonly Product[];
  categories: Category[];
  /** What the server calls these products; undefined for those of an older version of the app. */
  catalogue?: string;
  /** Milliseconds since 1970. */
  storedAt: number;
  unread?: AnnouncedChanges | undefined;
  /** Reads the bodies of some of `products`; undefined where the device holds another catalogue by now. */
  readWhole: ReadWhole;
};

export type ReadWhole = (products: readonly AnyProduct[]) => Promise<Product[] | undefined>;

const decoder = new TextDecoder();

/** Undefined when nothing is stored, or nothing that this version can read. */
export async function readHeldIndex(): Promise<HeldIndex | undefined> {
  const store = (await database()).transaction(META).objectStore(META);
  const [current, bytes, told] = await Promise.all([
    store.get('current'),
    store.get('index'),
    store.get('told'),
  ]);
  const head = current as Current | undefined;
  if (head?.format !== FORMAT || !(bytes instanceof Uint8Array)) return undefined;
  const index = await parseIndexInParts(decoder.decode(bytes), nextTurn);
  return index && { current: head, index, unread: told as AnnouncedChanges | undefined };
}

/** What the person does meanwhile comes before the rest. A timer would be held back in a hidden tab. */
function nextTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}

/** The bodies of these products, or undefined where the device holds another catalogue by now. */
async function readLines(
  { catalogue, slot }: Current,
  ids: readonly string[],
): Promise<string[] | undefined> {
  const transaction = (await database()).transaction([META, slot]);
  const bodies = transaction.objectStore(slot);
  const [current, ...lines] = await Promise.all([
    transaction.objectStore(META).get('current'),
    ...ids.map((id) => bodies.get(id)),
  ]);
  if ((current as Current | undefined)?.catalogue !== catalogue) return undefined;
  return lines.map((bytes) => decoder.decode(bytes as Uint8Array | undefined));
}

/** Whole products for rows of the stored index. Undefined when that index has been replaced. */
async function readProducts(
  current: Current,
  rows: readonly ListedProduct[],
): Promise<Product[] | undefined> {
  const lines = await readLines(
    current,
    rows.map(({ id }) => id),
  );
  return lines?.map((line, at) => parseProduct(rows[at]!, line));
}

/**
 * The index the device holds, and the whole products that are `wanted` right away. Undefined when it holds nothing, or
 * nothing that this version can read.
 */
export async function readCatalogue(
  wanted: (product: AnyProduct) => boolean,
): Promise<HeldCatalogue | undefined> {
  try {
    const held = await readHeldIndex();
    if (!held) return await readOldHeld(wanted);
    const { current, index, unread } = held;
    const { products, categories } = index;
    const whole = await readProducts(current, products.filter(wanted));
    // Another tab has just put a newer catalogue in its place.
    if (!whole) return await readCatalogue(wanted);
    const { catalogue, storedAt } = current;
    const readWhole: ReadWhole = (some) =>
      readProducts(
        current,
        some.filter((product): product is ListedProduct => !isWholeProduct(product)),
      );
    return { products, whole, categories, catalogue, storedAt, unread, readWhole };
  } catch {
    // The browser refuses its database or the data is damaged: the next update verifies it and fetches everything.
    await markUnverified().catch(() => undefined);
    return undefined;
  }
}

/** An older version of the app stored its products whole. */
async function readOldHeld(wanted: (product: AnyProduct) => boolean): Promise<HeldCatalogue | undefined> {
  const old = await readOldCatalogue(await database());
  return (
    old && {
      ...old,
      whole: old.products.filter(wanted),
      readWhole: async (some) => some.filter(isWholeProduct),
    }
  );
}

/** The stored catalogue could not be read: it counts as never verified. */
export async function markUnverified(): Promise<void> {
  const store = (await database()).transaction(META, 'readwrite').objectStore(META);
  const current = (await store.get('current')) as Current | undefined;
  if (current) await store.put({ ...current, checkedAt: 0 }, 'current');
}

/** Marks the changes as read. If the browser cannot delete them they are shown again, which is harmless. */
export async function forgetUnread(): Promise<void> {
  try {
    await (await database()).delete(META, 'told');
  } catch {
    // Private window or full disk.
  }
}
