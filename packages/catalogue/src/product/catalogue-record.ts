import type { Category, Product } from './product.ts';

/** Raised whenever the shape of a product changes: an older record is then fetched anew, not misread. */
export const CATALOGUE_FORMAT = 1;

export type SavedCatalogue = {
  products: Product[];
  categories: Category[];
  /** When the products were fetched, as the caller writes time; carried as it is. */
  savedAt: string;
};

export type ReadCatalogue =
  | { ok: true; catalogue: SavedCatalogue }
  | { ok: false; reason: 'damaged' | 'other-format' };

/** The whole catalogue as one text: written and swapped in one piece, so never half old and half new. */
export function serialiseCatalogue(catalogue: SavedCatalogue): string {
  const { products, categories, savedAt } = catalogue;
  return JSON.stringify({ format: CATALOGUE_FORMAT, count: products.length, savedAt, categories, products });
}

/**
 * Reads a record this app wrote. The products were checked before they were saved, so only what storage
 * can do to a text is checked: another version's, cut short, or not ours at all.
 */
export function parseCatalogue(text: string): ReadCatalogue {
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'damaged' };
  }
  if (!isObject(record)) return { ok: false, reason: 'damaged' };
  if (record['format'] !== CATALOGUE_FORMAT) return { ok: false, reason: 'other-format' };
  const { products, categories, count, savedAt } = record;
  if (!isProducts(products) || !isCategories(categories)) return { ok: false, reason: 'damaged' };
  if (products.length !== count || typeof savedAt !== 'string') return { ok: false, reason: 'damaged' };
  return { ok: true, catalogue: { products, categories, savedAt } };
}

/**
 * A short fingerprint of the products (two FNV-1a hashes), the same on every device that holds the same
 * data. Printed with a result, it says which catalogue the figures came from. Not a security measure.
 */
export function catalogueVersion(products: readonly Product[]): string {
  const text = JSON.stringify(products);
  return [0x811c9dc5, 0x01000193].map((seed) => fnv1a(text, seed)).join('');
}

function fnv1a(text: string, seed: number): string {
  let hash = seed;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isProducts(value: unknown): value is Product[] {
  return (
    Array.isArray(value) &&
    value.every(
      (each) => isObject(each) && typeof each['id'] === 'string' && Array.isArray(each['macroNutrients']),
    )
  );
}

function isCategories(value: unknown): value is Category[] {
  return Array.isArray(value) && value.every((each) => isObject(each) && typeof each['slug'] === 'string');
}
