import { isRecord } from '../is-record.ts';
import { amountText, parseAmount } from '../nutrients/nutrient-amount.ts';
import type { NutrientAmount, NutrientRow } from '../nutrients/nutrient-row.ts';
import type { Category, Product } from './product.ts';
import { forEachTable, PRODUCT_TABLES, type ProductTable } from './product-tables.ts';

/** Increase this whenever the shape of a product or of this record changes: devices then download an older one again. */
export const CATALOGUE_FORMAT = 1;

export type SavedCatalogue = { products: Product[]; categories: Category[] };

/** No longer used; making it took a quarter of the writing time. Older apps need a text here. */
const NO_VERSION = '';

export type ParsedCatalogue =
  | { ok: true; catalogue: SavedCatalogue }
  | { ok: false; reason: 'damaged' | 'other-format' };

/** A row as its four texts. Most rows of a catalogue repeat: they are written once and referenced. */
type RowTexts = [name: string, unit: string, per100: string, perServing: string];

/**
 * The whole catalogue as one text: written and replaced in one piece, so never half old and half new. A quarter of
 * the size of the plain objects, and read in a fraction of their time.
 */
export function serialiseCatalogue({ products, categories }: SavedCatalogue): string {
  const head = { format: CATALOGUE_FORMAT, version: NO_VERSION, count: products.length, categories };
  return JSON.stringify({ ...head, packed: pack(products) });
}

/**
 * Reads a record that this app wrote. The products were checked before they were saved, so this only checks for what
 * storage can do to a text: another version's, cut short, or not ours at all. Equal rows and amounts are one object:
 * they are values, never to be changed.
 */
export function parseCatalogue(text: string): ParsedCatalogue {
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'damaged' };
  }
  if (!isRecord(record)) return { ok: false, reason: 'damaged' };
  if (record['format'] !== CATALOGUE_FORMAT) return { ok: false, reason: 'other-format' };
  const { categories, count, packed } = record;
  if (!isRecord(packed)) return { ok: false, reason: 'damaged' };
  const { bodies: products } = packed;
  const rows = readRows(packed['rows']);
  if (rows === null || !isCategories(categories)) return { ok: false, reason: 'damaged' };
  if (
    !Array.isArray(products) ||
    products.length !== count ||
    !products.every((body) => unpack(body, rows))
  ) {
    return { ok: false, reason: 'damaged' };
  }
  // Each body was just completed in place: copying 500 products would double the time.
  return { ok: true, catalogue: { products: products as Product[], categories } };
}

type Body = Omit<Product, ProductTable> & Record<ProductTable, number[]>;

function pack(products: readonly Product[]): { rows: RowTexts[]; bodies: Body[] } {
  const rows: RowTexts[] = [];
  /** Equal rows are one object if products were read together: their texts need not be compared. */
  const places = new Map<NutrientRow, number>();
  const place = (row: NutrientRow): number => {
    const known = places.get(row);
    if (known !== undefined) return known;
    places.set(row, rows.length);
    rows.push([row.name, row.unit, amountText(row.per100), amountText(row.perServing)]);
    return rows.length - 1;
  };
  const bodies = products.map((product) => ({
    ...product,
    ...forEachTable(PRODUCT_TABLES, (table) => product[table].map(place)),
  }));
  return { rows, bodies };
}

/** Every amount read so far by its text: products have ten thousand amounts but only a few hundred different ones. */
const knownAmounts = new Map<string, NutrientAmount | undefined>();

function readAmount(text: string): NutrientAmount | undefined {
  if (!knownAmounts.has(text)) knownAmounts.set(text, parseAmount(text));
  return knownAmounts.get(text);
}

function readRows(value: unknown): NutrientRow[] | null {
  if (!Array.isArray(value)) return null;
  const rows: NutrientRow[] = [];
  for (const texts of value) {
    if (!Array.isArray(texts)) return null;
    const [name, unit, first, second] = texts;
    if (typeof name !== 'string' || typeof unit !== 'string') return null;
    const per100 = typeof first === 'string' ? readAmount(first) : undefined;
    const perServing = typeof second === 'string' ? readAmount(second) : undefined;
    if (!per100 || !perServing) return null;
    rows.push({ name, unit, per100, perServing });
  }
  return rows;
}

/** Replaces the references of a body by their rows; false if it is not one of our products. */
function unpack(body: unknown, rows: readonly NutrientRow[]): boolean {
  if (!isRecord(body) || typeof body['id'] !== 'string' || typeof body['name'] !== 'string') return false;
  for (const table of PRODUCT_TABLES) {
    const places: unknown = body[table];
    if (!Array.isArray(places)) return false;
    const found: NutrientRow[] = [];
    for (const at of places) {
      const row = typeof at === 'number' ? rows[at] : undefined;
      if (!row) return false;
      found.push(row);
    }
    body[table] = found;
  }
  return true;
}

function isCategories(value: unknown): value is Category[] {
  return Array.isArray(value) && value.every((each) => isRecord(each) && typeof each['slug'] === 'string');
}
