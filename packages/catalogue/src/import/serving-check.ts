import type { NutrientAmount, NutrientRow } from '../nutrients/nutrient-row.ts';
import type { Product } from '../product/product.ts';
import type { ImportReason } from './import-reason.ts';
import type { Table } from './nutrient-tables.ts';

const SERVING = /^per\s+(\d+(?:\.\d+)?)\s*(ml|g)\b(?!.*\bwith\b)(?:\s+at\s+(\d+(?:\.\d+)?)\s*%\s*w\/v)?/i;

/** A serving may be rounded separately; beyond this share of it, the two columns disagree. */
const SHARE = 0.05;

/**
 * If the second heading gives the size of a serving, each second amount must be the first × serving / 100. Catches
 * swapped columns and a misplaced decimal point. Does nothing if the heading has no usable size, for example a sachet
 * made up with milk, whose second column rightly includes the milk.
 */
export function checkServing(product: Product, tables: readonly Table[]): ImportReason[] {
  const serving = servingAmount(product);
  if (serving === null) return [];
  return tables.flatMap((table) =>
    table.rows
      .filter(({ row }) => !agrees(row, serving))
      .map(({ row }) => ({
        rule: 'serving' as const,
        field: `${table.field} ${row.name}`,
        detail: `${text(row.per100)} per 100 and ${text(row.perServing)} per ${serving} ${product.basis}`,
      })),
  );
}

/** Product as sold in one serving, in the product's basis; null if the heading does not say. */
export function servingAmount(product: Pick<Product, 'headings' | 'basis'>): number | null {
  // One title for both columns says nothing about the second.
  if (product.headings[0] === product.headings[1]) return null;
  const [, size, unit, concentration] = SERVING.exec(product.headings[1]?.trim() ?? '') ?? [];
  if (size === undefined || unit === undefined) return null;
  if (concentration !== undefined) {
    return product.basis === 'g' ? (Number(size) * Number(concentration)) / 100 : null;
  }
  return unit.toLowerCase() === product.basis ? Number(size) : null;
}

function agrees(row: NutrientRow, serving: number): boolean {
  if (row.per100.kind !== 'stated' || row.perServing.kind !== 'stated') return true;
  const expected = (row.per100.value * serving) / 100;
  if (Math.abs(row.perServing.value - expected) <= expected * SHARE) return true;
  const slack =
    halfStep(row.perServing.text) + (halfStep(row.per100.text) * serving) / 100 + expected * SHARE;
  return Math.abs(row.perServing.value - expected) <= slack + Number.EPSILON;
}

/** Half of the last printed digit: "4.2" was anything from 4.15 to 4.25. */
function halfStep(printed: string): number {
  const decimals = printed.split('.')[1]?.length ?? 0;
  return 0.5 * 10 ** -decimals;
}

function text(amount: NutrientAmount): string {
  return amount.kind === 'not-stated' ? '-' : amount.text;
}
