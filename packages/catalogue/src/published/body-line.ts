import {
  NUTRIENT_GROUPS,
  nutrientByName,
  REFERENCE_GROUP,
  type NutrientGroup,
} from '../nutrients/nutrient.ts';
import { amountText, parseAmount } from '../nutrients/nutrient-amount.ts';
import type { NutrientAmount, NutrientRow } from '../nutrients/nutrient-row.ts';
import { factsOf, type ListedFacts, type ListedProduct } from '../product/listed-product.ts';
import type { Product } from '../product/product.ts';
import { forEachTable, type ProductTable } from '../product/product-tables.ts';
import { OWN_NUTRIENTS, type PublishedNutrients } from '../product/published-nutrients.ts';

/** The fields of a product that the index does not have, besides its nutrient tables. */
type Texts = Omit<Product, keyof ListedFacts | 'id' | 'name' | ProductTable>;

/** Default values, which are left out of the line. A new field of a product needs its default here. */
const EMPTY: Texts = {
  images: [],
  packSize: '',
  caseSize: [],
  flavours: [],
  medicalIngredients: [],
  importantNotice: [],
  codes: [],
  gmsApproved: false,
  acbsApproved: false,
  productDescriptionHcp: {},
  productSampleAvailability: 'all',
  productAppearance: 'both',
  indications: '',
  contraIndications: '',
  precautions: '',
  directionsForUse: '',
  storage: '',
  shelfLife: '',
  headings: [],
  displayNutrientsQuantification: { key: 'per-100ml', label: '' },
  scoopGrams: null,
  dilutionScoops: null,
  maxStrengthPercent: null,
};

/**
 * A row of a table: "protein;6;12" with the nutrient's own name and unit, or name, unit and amounts if the label's
 * differ. An id alone is a row that states neither amount.
 */
type Cell = string | [name: string, unit: string, amounts: string];
/** A normalised row: the position of the same row on the label, or a separate row. */
type ReferenceCell = number | Cell;
type Body = Partial<Texts> & {
  id: string;
  label?: Partial<Record<NutrientGroup, Cell[]>>;
  reference?: Partial<Record<NutrientGroup, ReferenceCell[]>>;
};

/** The fields with the text written for an empty one. */
const EMPTY_TEXTS = Object.entries(EMPTY).map(
  ([field, value]) => [field as keyof Texts, JSON.stringify(value)] as const,
);

/** One line of JSON, complete together with the product's row in the index; the id comes first. */
export function serialiseBody(product: Product): string {
  const texts = EMPTY_TEXTS.filter(([field, empty]) => JSON.stringify(product[field]) !== empty).map(
    ([field]) => [field, product[field]] as const,
  );
  const label = NUTRIENT_GROUPS.filter((group) => product[group].length > 0).map(
    (group) => [group, product[group].map((row) => cellOf(group, row))] as const,
  );
  const reference = NUTRIENT_GROUPS.flatMap((group) => {
    const field = REFERENCE_GROUP[group];
    if (field === null || product[field].length === 0) return [];
    const cells = product[field].map((row): ReferenceCell => {
      const at = product[group].findIndex((onLabel) => isSameRow(onLabel, row));
      return at >= 0 ? at : cellOf(group, row);
    });
    return [[group, cells] as const];
  });
  return JSON.stringify({
    id: product.id,
    ...Object.fromEntries(texts),
    label: Object.fromEntries(label),
    reference: Object.fromEntries(reference),
  });
}

/** The text of an amount is complete. */
const isSameRow = (a: NutrientRow, b: NutrientRow): boolean =>
  a === b ||
  (a.name === b.name &&
    a.unit === b.unit &&
    amountText(a.per100) === amountText(b.per100) &&
    amountText(a.perServing) === amountText(b.perServing));

/** The id at the beginning of a line, without reading the rest. */
export function bodyLineId(line: string): string {
  const id = /^\{"id":("(?:[^"\\]|\\.)*")/.exec(line)?.[1];
  if (id === undefined) throw new Error('A line of the catalogue begins without an id');
  return JSON.parse(id) as string;
}

/** The whole product, from its line and its row of the index. Throws if they belong to two products. */
export function parseProduct(row: ListedProduct, line: string): Product {
  const { id, label = {}, reference = {}, ...texts } = JSON.parse(line) as Body;
  if (id !== row.id) throw new Error(`The line of ${id} is not of ${row.id}`);
  const labels = forEachTable(NUTRIENT_GROUPS, (group) =>
    (label[group] ?? []).map((cell) => rowOf(cell, row.nutrients)),
  );
  const normalised = (group: NutrientGroup) =>
    (reference[group] ?? []).map((cell) => referenceRowOf(cell, labels[group], row.nutrients));
  return {
    ...EMPTY,
    ...texts,
    ...factsOf(row),
    id,
    name: row.name,
    ...labels,
    referenceMacroNutrients: normalised('macroNutrients'),
    referenceMinerals: normalised('minerals'),
    referenceVitamins: normalised('vitamins'),
    referenceOtherNutrientInformation: normalised('otherNutrientInformation'),
  };
}

function cellOf(group: NutrientGroup, { name, unit, per100, perServing }: NutrientRow): Cell {
  const amounts = `${amountText(per100)};${amountText(perServing)}`;
  const nutrient = nutrientByName(group, name);
  const published = nutrient && OWN_NUTRIENTS.get(nutrient.id);
  if (!nutrient || published?.name !== name || published.unit !== unit) return [name, unit, amounts];
  return amounts === '-;-' ? nutrient.id : `${nutrient.id};${amounts}`;
}

function referenceRowOf(
  cell: ReferenceCell,
  label: readonly NutrientRow[],
  nutrients: PublishedNutrients,
): NutrientRow {
  if (typeof cell !== 'number') return rowOf(cell, nutrients);
  const row = label[cell];
  if (!row) throw new Error('A normalised row stands for a row that the label does not have');
  return row;
}

function rowOf(cell: Cell, nutrients: PublishedNutrients): NutrientRow {
  if (typeof cell !== 'string') {
    const [name, unit, amounts] = cell;
    const [first = '', second = ''] = amounts.split(';');
    return { name, unit, per100: amountOf(first), perServing: amountOf(second) };
  }
  const [id = '', first = '-', second = '-'] = cell.split(';');
  const published = nutrients.get(id);
  if (!published) throw new Error(`"${id}" is no nutrient of the index`);
  const { name, unit } = published;
  return { name, unit, per100: amountOf(first), perServing: amountOf(second) };
}

function amountOf(text: string): NutrientAmount {
  const amount = parseAmount(text);
  if (!amount) throw new Error(`"${text}" is no amount`);
  return amount;
}
