import { importCatalogue, type Product } from '@dietetic/catalogue';
import type { CatalogueStatus } from '@dietetic/contract';
import { type MadeDocument, makeDocuments } from './document-set.ts';

/** A catalogue as it is stored, to be made into documents. */
export type DocumentOrder = {
  status: CatalogueStatus;
  appVersion: string;
  /** Each as JSON text. */
  categories: readonly string[];
  /** Every projection as JSON text, a few at a time. */
  texts: AsyncIterable<readonly string[]>;
};

/** Gives documents out as they are finished. Throws when it fails or `signal` is aborted. */
export type DocumentMaker = (order: DocumentOrder, signal: AbortSignal) => AsyncIterable<MadeDocument>;

/** Makes them in this very thread, which is kept busy meanwhile. */
export const makeHere: DocumentMaker = async function* (order, signal) {
  const categories = order.categories.map((text): unknown => JSON.parse(text));
  const products: Product[] = [];
  for await (const texts of order.texts) {
    const projections = texts.map((text): unknown => JSON.parse(text));
    const { demonstration } = order.status;
    products.push(...importCatalogue({ categories, projections }, { demonstration }).products);
    signal.throwIfAborted();
  }
  for await (const made of makeDocuments(products, order.status, order.appVersion)) {
    yield made;
    signal.throwIfAborted();
  }
};
