import type { Product } from '../product/product.ts';
import { nutrientById } from './nutrient.ts';
import { nutrientRow } from './find-row.ts';
import { contribution } from './nutrient-amount.ts';
import type { NutrientAmount, NutrientRow } from './nutrient-row.ts';
import { type AnyProduct, isWholeProduct, listedAmount } from '../product/listed-product.ts';
import { inUnit } from './nutrient-unit.ts';

/** A product and how much of it, in the product's own basis (ml or g as sold). */
export type ProductAmount<P extends AnyProduct = Product> = { product: P; amount: number };

/** An amount of a product that is no longer in the catalogue: it provides something, but what is unknown. */
type UnknownAmount = { unknown: { id: string; name: string }; amount: number };

export type CountedAmount<P extends AnyProduct = Product> = ProductAmount<P> | UnknownAmount;

export const countedId = (counted: CountedAmount<AnyProduct>): string =>
  'product' in counted ? counted.product.id : counted.unknown.id;

/** A sum over products. If one product does not state the nutrient, the sum is "at least" its value. */
export type NutrientTotal = {
  nutrientId: string;
  unit: string;
  value: number;
  /** True if every product states the nutrient: only then is `value` the whole amount. */
  complete: boolean;
  /** Product ids, in the order given. */
  statedBy: string[];
  notStatedBy: string[];
  /** Whether a label of them has a trace of it, or less than a figure: these add nothing. */
  leavesOutTraces: boolean;
  /** What each product adds, unrounded; null if it does not say. */
  parts: { productId: string; value: number | null }[];
};

/** Whether anything is known: none in one product, with another that does not state it, is not "at least 0". */
export const isTotalKnown = ({ value, complete }: NutrientTotal): boolean => complete || value > 0;

/** Amount in `volume` ml or g of the product: the first column is per 100. Null if not stated. */
export function amountFor(row: Pick<NutrientRow, 'per100'>, volume: number): number | null {
  const amountPer100 = contribution(row.per100);
  return amountPer100 === null ? null : (amountPer100 * volume) / 100;
}

/**
 * The per-100 amount of a nutrient, in its canonical unit; "not stated" if the product has no such row, or one in a
 * unit that cannot be converted. A product of the index and the same product with its tables give the same result.
 */
export function per100(product: AnyProduct, nutrientId: string): NutrientAmount {
  const nutrient = nutrientById(nutrientId);
  if (!nutrient) return { kind: 'not-stated' };
  if (!isWholeProduct(product)) return listedAmount(product, nutrient);
  const row = nutrientRow(product, nutrient);
  return row ? inUnit(row.per100, row.unit, nutrient.unit) : { kind: 'not-stated' };
}

/**
 * Adds one nutrient over a regimen's products. Null if adding would be meaningless (osmolality, a ratio) or the
 * nutrient is unknown. No products give a complete zero. A product that is no longer in the catalogue states nothing,
 * so a total with it is never more than "at least".
 */
export function totalNutrient(
  nutrientId: string,
  amounts: readonly CountedAmount<AnyProduct>[],
): NutrientTotal | null {
  const nutrient = nutrientById(nutrientId);
  if (!nutrient?.additive) return null;
  const stated = amounts.map((counted) =>
    'product' in counted ? per100(counted.product, nutrientId) : ({ kind: 'not-stated' } as const),
  );
  const parts = amounts.map((counted, index) => ({
    productId: countedId(counted),
    value: amountFor({ per100: stated[index] ?? { kind: 'not-stated' } }, counted.amount),
  }));
  return {
    nutrientId,
    unit: nutrient.unit,
    value: parts.reduce((sum, part) => sum + (part.value ?? 0), 0),
    complete: parts.every((part) => part.value !== null),
    statedBy: parts.filter((part) => part.value !== null).map((part) => part.productId),
    notStatedBy: parts.filter((part) => part.value === null).map((part) => part.productId),
    leavesOutTraces: stated.some(({ kind }) => kind === 'trace' || kind === 'below'),
    parts,
  };
}
