import {
  NUTRIENT_GROUPS,
  nutrientByName,
  NUTRIENTS,
  normalName,
  type Nutrient,
  type NutrientGroup,
} from '../../nutrients/nutrient.ts';
import { contribution } from '../../nutrients/nutrient-amount.ts';
import { countedRows } from '../../nutrients/find-row.ts';
import { per100 } from '../../nutrients/nutrient-total.ts';
import type { NutrientAmount, NutrientRow } from '../../nutrients/nutrient-row.ts';
import { unitFactor } from '../../nutrients/nutrient-unit.ts';
import type { Basis, Product } from '../../product/product.ts';

export const MAX_COMPARED = 4;

/** The basis of the values. "equal-energy": the amount of each product that gives the same energy. */
export type ComparisonBasis =
  | { kind: 'per-100' }
  | { kind: 'per-serving' }
  | { kind: 'equal-energy'; kcal: number };

export const PER_100_KCAL: ComparisonBasis = { kind: 'equal-energy', kcal: 100 };

type ComparisonColumn = {
  productId: string;
  name: string;
  /** The label's own column title; null if the amount was calculated here. */
  heading: string | null;
  /** How much product the column represents, in its basis; null if unknown. */
  amount: number | null;
  unit: Basis;
};

/** A value, or why there is none. `printed` is the label's own text if nothing was calculated. */
export type ComparisonCell =
  | { kind: 'value'; value: number; printed: string | null }
  | { kind: 'below'; limit: number }
  | { kind: 'none-added' }
  | { kind: 'trace' }
  | { kind: 'not-stated' }
  /** The product's energy or serving is unknown, so this basis cannot be calculated for it. */
  | { kind: 'no-basis' };

export type ComparisonRow = {
  /** Null for a row the app has no canonical nutrient for. */
  nutrientId: string | null;
  name: string;
  unit: string;
  subRow: boolean;
  cells: ComparisonCell[];
  /** True if the products differ. */
  differs: boolean;
  /** The largest value of the row, as the scale of the bars; null without values. */
  largest: number | null;
};

type ComparisonGroup = { group: NutrientGroup; rows: ComparisonRow[] };

export type Comparison = { columns: ComparisonColumn[]; groups: ComparisonGroup[] };

/** Amino acids have no reference table to line them up by: they are shown for a single product only (H-08). */
const COMPARED_GROUPS: readonly NutrientGroup[] = [
  'macroNutrients',
  'minerals',
  'vitamins',
  'otherNutrientInformation',
];

/** Two calculated values that differ by less than this share print alike. */
const SAME_SHARE = 0.005;

/** Puts products side by side, row by row; a row is left out only if no product states it. */
export function compareProducts(products: readonly Product[], basis: ComparisonBasis): Comparison {
  const columns = products.map((product) => columnOf(product, basis));
  const groups = products.length === 1 ? NUTRIENT_GROUPS : COMPARED_GROUPS;
  return {
    columns,
    groups: groups.map((group) => ({ group, rows: rowsOf(group, products, columns, basis) })),
  };
}

function columnOf(product: Product, basis: ComparisonBasis): ComparisonColumn {
  const column = { productId: product.id, name: product.name, unit: product.basis };
  switch (basis.kind) {
    case 'per-100':
      return { ...column, heading: product.headings[0] ?? null, amount: 100 };
    case 'per-serving':
      return { ...column, heading: product.headings[1] ?? null, amount: null };
    case 'equal-energy': {
      const energy = contribution(per100(product, 'energyKcal'));
      return { ...column, heading: null, amount: energy ? (basis.kcal / energy) * 100 : null };
    }
  }
}

type Candidate = { nutrient: Nutrient | null; name: string; unit: string; subRow: boolean };

function rowsOf(
  group: NutrientGroup,
  products: readonly Product[],
  columns: readonly ComparisonColumn[],
  basis: ComparisonBasis,
): ComparisonRow[] {
  const tables = products.map((product) => countedRows(product, group));
  return candidates(group, tables).flatMap((candidate): ComparisonRow[] => {
    const cells = tables.map((table, i) =>
      cellOf(candidate, rowFor(candidate, group, table), columns[i], basis),
    );
    if (cells.every((cell) => cell.kind === 'not-stated' || cell.kind === 'no-basis')) return [];
    const values = cells.flatMap((cell) => (cell.kind === 'value' ? [cell.value] : []));
    return [
      {
        nutrientId: candidate.nutrient?.id ?? null,
        name: candidate.name,
        unit: candidate.unit,
        subRow: candidate.subRow,
        cells,
        differs: differ(cells, values),
        largest: values.length === 0 ? null : Math.max(...values),
      },
    ];
  });
}

/** The canonical rows in order, then whatever else the products declare, in the order found. */
function candidates(group: NutrientGroup, tables: readonly (readonly NutrientRow[])[]): Candidate[] {
  const canonical: Candidate[] = NUTRIENTS.filter((nutrient) => nutrient.group === group).map((nutrient) => ({
    nutrient,
    name: nutrient.name,
    unit: nutrient.unit,
    subRow: isSubRow(nutrient.name),
  }));
  const others = new Map<string, Candidate>();
  for (const row of tables.flat()) {
    if (nutrientByName(group, row.name)) continue;
    const key = `${normalName(row.name)} ${row.unit}`;
    if (!others.has(key)) {
      others.set(key, { nutrient: null, name: row.name, unit: row.unit, subRow: isSubRow(row.name) });
    }
  }
  return [...canonical, ...others.values()];
}

function rowFor(
  candidate: Candidate,
  group: NutrientGroup,
  table: readonly NutrientRow[],
): NutrientRow | undefined {
  return table.find((row) =>
    candidate.nutrient
      ? nutrientByName(group, row.name)?.id === candidate.nutrient.id
      : normalName(row.name) === normalName(candidate.name) && row.unit === candidate.unit,
  );
}

function cellOf(
  candidate: Candidate,
  row: NutrientRow | undefined,
  column: ComparisonColumn | undefined,
  basis: ComparisonBasis,
): ComparisonCell {
  const convert = row ? unitFactor(row.unit, candidate.unit) : null;
  if (!row || convert === null) return { kind: 'not-stated' };
  // Osmolality or a ratio is the same for any amount of the feed.
  if (candidate.nutrient?.additive === false) return scaled(row.per100, convert, null);
  if (basis.kind === 'per-100') return scaled(row.per100, convert, null);
  if (basis.kind === 'per-serving') return scaled(row.perServing, convert, null);
  if (row.per100.kind === 'not-stated') return { kind: 'not-stated' };
  const amount = column?.amount ?? null;
  return amount === null ? { kind: 'no-basis' } : scaled(row.per100, convert, amount / 100);
}

function scaled(amount: NutrientAmount, convert: number, share: number | null): ComparisonCell {
  const factor = convert * (share ?? 1);
  switch (amount.kind) {
    case 'stated':
      return { kind: 'value', value: amount.value * factor, printed: factor === 1 ? amount.text : null };
    case 'below':
      return { kind: 'below', limit: amount.limit * factor };
    case 'none-added':
    case 'trace':
    case 'not-stated':
      return { kind: amount.kind };
  }
}

function differ(cells: readonly ComparisonCell[], values: readonly number[]): boolean {
  if (new Set(cells.map((cell) => cell.kind)).size > 1) return true;
  if (values.length > 0) return Math.max(...values) - Math.min(...values) > Math.max(...values) * SAME_SHARE;
  return new Set(cells.map((cell) => (cell.kind === 'below' ? cell.limit : 0))).size > 1;
}

function isSubRow(name: string): boolean {
  return /^of which\b/i.test(name);
}
