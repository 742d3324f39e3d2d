import { FIXED_FILTERS } from '../listing/filters/filter-groups.ts';
import { amountText } from '../nutrients/nutrient-amount.ts';
import type { NutrientRow } from '../nutrients/nutrient-row.ts';
import type { Product } from '../product/product.ts';
import { PRODUCT_TABLES } from '../product/product-tables.ts';
import { ATTRIBUTE_COLUMNS, NUTRIENT_COLUMNS, SPECIAL_COLUMNS, type Pair } from './csv-columns.ts';
import { csvText } from './csv-text.ts';
import type { CommerceCatalogue } from './import-catalogue.ts';
import { splitList } from './split-list.ts';

/** The two files of the template: one record for each product, and one for each nutrient of a product. */
export type CsvFiles = { products: string; nutrients: string };

/** The cells of each file, row by row, the headings first. */
export type CsvRecords = Record<keyof CsvFiles, readonly (readonly string[])[]>;

/** Row number as in a spreadsheet: the headings are row 1. */
export type CsvFault = { file: keyof CsvFiles | 'reconstitution'; row: number; problem: string };

export type CsvCatalogue = { ok: true; catalogue: CommerceCatalogue } | { ok: false; faults: CsvFault[] };

/** Writes a catalogue as the template; without products, the empty template with its headings. */
export function catalogueToCsv(products: readonly Product[]): CsvFiles {
  const records = catalogueToRecords(products);
  return { products: csvText(records.products), nutrients: csvText(records.nutrients) };
}

export function catalogueToRecords(products: readonly Product[]): CsvRecords {
  return {
    products: [
      [...SPECIAL_COLUMNS, ...ATTRIBUTE_COLUMNS.map((column) => column.name)],
      ...products.map(productRecord),
    ],
    nutrients: [NUTRIENT_COLUMNS, ...products.flatMap(nutrientRecords)],
  };
}

function productRecord(product: Product): string[] {
  return [
    product.id,
    product.name,
    product.images[0]?.url ?? '',
    product.images[0]?.label ?? '',
    product.categories.join(','),
    product.productDescriptionHcp['en-GB'] ?? '',
    product.productDescriptionHcp['en-IE'] ?? '',
    product.allergens.map((allergen) => `${allergen.label} | ${allergen.value}`).join('\n'),
    product.codes
      .map((code) => [code.productName, code.orderCode, code.pipCode, code.gmsCode].join(' | '))
      .join('\n'),
    ...ATTRIBUTE_COLUMNS.map((column) => column.write(product)),
  ];
}

function nutrientRecords(product: Product): string[][] {
  return PRODUCT_TABLES.flatMap((table) =>
    product[table].map((row: NutrientRow) => [
      product.id,
      table,
      row.name,
      row.unit,
      amountText(row.per100),
      amountText(row.perServing),
    ]),
  );
}

/**
 * Reads the template back into the commerce shapes, so that a file goes through the same import and checks as the
 * provider's own catalogue. A fault in the files themselves is reported with its row.
 */
export function catalogueFromRecords(records: CsvRecords): CsvCatalogue {
  const products = parseTable('products', records.products, [
    ...SPECIAL_COLUMNS,
    ...ATTRIBUTE_COLUMNS.map((column) => column.name),
  ]);
  const nutrients = parseTable('nutrients', records.nutrients, NUTRIENT_COLUMNS);
  const faults = [...products.faults, ...nutrients.faults];
  const tables = new Map<string, Map<string, unknown[]>>();
  const ids = new Set(products.rows.map((row) => row['id']));
  for (const [index, row] of nutrients.rows.entries()) {
    if (isBlank(row)) continue;
    const [id = '', name = ''] = [row['product'], row['table']];
    const fault = (problem: string) => faults.push({ file: 'nutrients', row: index + 2, problem });
    if (!ids.has(id)) fault(`no product "${id}" in the products file`);
    else if (!PRODUCT_TABLES.some((known) => known === name)) fault(`no nutrient table "${name}"`);
    else {
      const ofProduct = tables.get(id) ?? new Map<string, unknown[]>();
      ofProduct.set(name, [...(ofProduct.get(name) ?? []), nutrientPairs(row)]);
      tables.set(id, ofProduct);
    }
  }
  if (faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    catalogue: {
      categories: KNOWN_CATEGORIES,
      projections: products.rows
        .filter((row) => !isBlank(row))
        .map((row) => projection(row, tables.get(row['id'] ?? ''))),
    },
  };
}

/** The categories the app filters by; an unknown slug keeps the product out. */
const KNOWN_CATEGORIES = FIXED_FILTERS.filter(({ type }) => type !== 'specialDiet').map(
  ({ value, label }) => ({
    id: value,
    name: { 'en-GB': label },
    slug: { 'en-GB': value },
  }),
);

type Row = Record<string, string>;

/** Spreadsheets save rows that are no longer used. */
export const isBlank = (row: Row) => Object.values(row).every((cell) => cell === '');

/** The rows of a file by its headings; a missing column is a fault. */
export function parseTable(
  file: CsvFault['file'],
  [headings = [], ...records]: CsvRecords[keyof CsvFiles],
  columns: readonly string[],
): { rows: Row[]; faults: CsvFault[] } {
  const names = headings.map((heading) => heading.trim());
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    return { rows: [], faults: [{ file, row: 1, problem: `missing columns: ${missing.join(', ')}` }] };
  }
  return {
    rows: records.map((record) =>
      Object.fromEntries(names.map((name, i) => [name, (record[i] ?? '').trim()])),
    ),
    faults: [],
  };
}

function nutrientPairs(row: Row): Pair[] {
  return [
    { name: 'nutrientName', value: row['name'] ?? '' },
    { name: 'nutrientUnit', value: row['unit'] ?? '' },
    { name: 'nutrientAmount', value: `${row['per100'] ?? ''},${row['perServing'] ?? ''}` },
  ];
}

function projection(row: Row, tables: ReadonlyMap<string, unknown[]> | undefined): unknown {
  const cell = (name: string) => row[name] ?? '';
  const attributes: Pair[] = [
    ...ATTRIBUTE_COLUMNS.flatMap((column) => column.read(cell(column.name))),
    {
      name: 'displayNutrientsQuantification',
      value: { key: cell('nutrientsPer'), label: cell('nutrientsPerLabel') },
    },
    {
      name: 'productDescriptionHcp',
      value: Object.fromEntries(
        [
          ['en-GB', cell('descriptionEnGb')],
          ['en-IE', cell('descriptionEnIe')],
        ].filter(([, description]) => description !== ''),
      ),
    },
    { name: 'allergens', value: pairsOf(cell('allergens'), ['label', 'value']) },
    { name: 'codes', value: pairsOf(cell('codes'), ['productName', 'orderCode', 'pipCode', 'gmsCode']) },
    ...[...(tables ?? [])].map(([name, value]) => ({ name, value })),
  ];
  return {
    id: cell('id'),
    name: { 'en-GB': cell('name') },
    slug: { 'en-GB': cell('id') },
    categories: splitList(cell('categories'), ',').map((id) => ({ typeId: 'category', id })),
    masterVariant: {
      images: cell('imageUrl') === '' ? [] : [{ url: cell('imageUrl'), label: cell('imageLabel') }],
      attributes,
    },
  };
}

/** Several values on each line of a cell, "Milk | yes", by their names. */
const pairsOf = (cell: string, names: readonly string[]): Pair[][] =>
  splitList(cell, '\n').map((line) => {
    const values = line.split('|').map((part) => part.trim());
    return names.map((name, place) => ({ name, value: values[place] ?? '' }));
  });
