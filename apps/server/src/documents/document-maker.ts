import { importCatalogue, type Product } from '@dietetic/catalogue';
import type { CatalogueStatus } from '@dietetic/contract';
import { demonstrationRange } from '#catalogue/demonstration-range.ts';
import { slugOf } from '#catalogue/raw-catalogue.ts';
import { type MadeDocument, makeDocuments } from './document-set.ts';

/** A stored catalogue from which documents are made. */
export type DocumentOrder = {
  status: CatalogueStatus;
  appVersion: string;
  /** Each as JSON text. */
  categories: readonly string[];
  /** Every projection as JSON text, a few at a time. */
  texts: AsyncIterable<readonly string[]>;
};

/** Yields documents as they are finished. Throws if making them fails or `signal` is aborted. */
export type DocumentMaker = (order: DocumentOrder, signal: AbortSignal) => AsyncIterable<MadeDocument>;

/** Makes them in this thread, which is blocked meanwhile. */
export const makeInThread: DocumentMaker = async function* (order, signal) {
  const categories = order.categories.map((text): unknown => JSON.parse(text));
  const products: Product[] = [];
  const pictures = new Map<string, string>();
  const range = demonstrationRange();
  for await (const texts of order.texts) {
    const projections = texts.map((text): unknown => JSON.parse(text));
    const { demonstration } = order.status;
    // Packs that this server draws itself; it does not have a provider's photographs.
    for (const projection of projections) {
      const slug = slugOf(projection);
      if (slug !== undefined && range.slugs.has(slug)) pictures.set(slug, range.draw(projection));
    }
    products.push(...importCatalogue({ categories, projections }, { demonstration }).products);
    signal.throwIfAborted();
  }
  for await (const made of makeDocuments(products, order.status, order.appVersion, pictures)) {
    yield made;
    signal.throwIfAborted();
  }
};
