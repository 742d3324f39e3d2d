import { type Category, parseCatalogue, type Product, type AnnouncedChanges } from '@dietetic/catalogue';
import { OLD_STORE, type ProductDatabase } from './database.ts';

/*
 * The products as the version of the app before this one kept them: so that an offline start after the update still
 * has them. To be removed two releases after 2.6.
 */

export type OldCatalogue = {
  products: Product[];
  categories: Category[];
  storedAt: number;
  unread?: AnnouncedChanges;
};

type Head = { format: number; importedAt: number; parts: number };
const FORMAT = 2;

/** Undefined when there are none, or none that are whole. */
export async function readOldCatalogue(opened: ProductDatabase): Promise<OldCatalogue | undefined> {
  if (!opened.objectStoreNames.contains(OLD_STORE)) return undefined;
  const store = opened.transaction(OLD_STORE).objectStore(OLD_STORE);
  const [current, unread] = await Promise.all([store.get('current'), store.get('unread-changes')]);
  const head = current as Head | undefined;
  if (head?.format !== FORMAT) return undefined;
  const held: OldCatalogue = { products: [], categories: [], storedAt: head.importedAt };
  if (unread) held.unread = unread as AnnouncedChanges;
  for (let part = 0; part < head.parts; part += 1) {
    const text = await opened.get(OLD_STORE, `part-${part}`);
    const read = typeof text === 'string' ? parseCatalogue(text) : undefined;
    if (!read?.ok) return undefined;
    held.products.push(...read.catalogue.products);
    held.categories = read.catalogue.categories;
  }
  return held;
}

export async function forgetOldCatalogue(opened: ProductDatabase): Promise<void> {
  if (opened.objectStoreNames.contains(OLD_STORE)) await opened.clear(OLD_STORE);
}
