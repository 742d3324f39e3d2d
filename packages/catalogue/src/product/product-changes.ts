import { amountText } from '../nutrients/nutrient-amount.ts';
import type { NutrientRow } from '../nutrients/nutrient-row.ts';
import { parseCatalogue, serialiseCatalogue } from './catalogue-record.ts';
import type { Basis, Product } from './product.ts';
import { PRODUCT_TABLES, type ProductTable } from './product-tables.ts';

/**
 * Not reported: pictures do not affect what is given, and `units`, the sources of sugars, `isThickener` and `kidneyUses`
 * follow from fields that are reported themselves.
 */
const UNTOLD = [
  'id',
  'images',
  'units',
  'galactoseSources',
  'fructoseSources',
  'isThickener',
  'kidneyUses',
  'productAppearance',
  'demonstration',
] as const;

export type AnnouncedField = Exclude<keyof Product, ProductTable | (typeof UNTOLD)[number]>;

/** One difference in a product, as a clinician would look for it. */
export type ProductChange =
  | {
      kind: 'nutrient';
      name: string;
      unit: string;
      /** As the label prints it, "-" if it does not say; null if the table has no such row. */
      before: string | null;
      after: string | null;
      per: `100 ${Basis}` | 'serving';
    }
  | { kind: 'field'; field: AnnouncedField };

/** What was known about a product when it was chosen, short enough to be stored with a regimen. */
export function productRecord(product: Product): string {
  return serialiseCatalogue({ products: [{ ...product, images: [] }], categories: [] });
}

/** Also none if the record is another version's: there is then nothing to compare. */
export function changesSince(record: string, product: Product): ProductChange[] {
  const read = parseCatalogue(record);
  const before = read.ok ? read.catalogue.products[0] : undefined;
  return before === undefined ? [] : productChanges(before, product);
}

/** Nutrients first: they are what a regimen is calculated from. */
export function productChanges(before: Product, after: Product): ProductChange[] {
  const nutrients = new Map<string, ProductChange>();
  // Label tables come first: if both state a nutrient, it is reported once, in the label's words.
  for (const table of PRODUCT_TABLES) {
    for (const change of rowChanges(before[table], after[table], after.basis)) {
      const key = JSON.stringify(change);
      if (!nutrients.has(key)) nutrients.set(key, change);
    }
  }
  return [...nutrients.values(), ...fieldChanges(before, after)];
}

function rowChanges(
  before: readonly NutrientRow[],
  after: readonly NutrientRow[],
  basis: Basis,
): ProductChange[] {
  const old = byNameAndUnit(before);
  const fresh = byNameAndUnit(after);
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((key): ProductChange[] => {
    const [was, is] = [old.get(key), fresh.get(key)];
    const { name, unit } = (is ?? was)!;
    for (const [column, per] of [
      ['per100', `100 ${basis}`],
      ['perServing', 'serving'],
    ] as const) {
      const [first, second] = [columnText(was, column), columnText(is, column)];
      if (first !== second) return [{ kind: 'nutrient', name, unit, before: first, after: second, per }];
    }
    return [];
  });
}

function columnText(row: NutrientRow | undefined, column: 'per100' | 'perServing'): string | null {
  return row === undefined ? null : amountText(row[column]);
}

function byNameAndUnit(rows: readonly NutrientRow[]): Map<string, NutrientRow> {
  return new Map(rows.map((row) => [`${row.name}\n${row.unit}`, row]));
}

function fieldChanges(before: Product, after: Product): ProductChange[] {
  const known = new Set<string>([...PRODUCT_TABLES, ...UNTOLD]);
  return (Object.keys(after) as (keyof Product)[])
    .filter((field): field is AnnouncedField => !known.has(field))
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ kind: 'field', field }));
}
