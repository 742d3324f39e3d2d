import type { Product } from '../product/product.ts';
import type { Nutrient } from './nutrient.ts';
import { nutrientByName, nutrientById, REFERENCE_GROUP } from './nutrient.ts';
import { contribution } from './nutrient-amount.ts';
import type { NutrientAmount, NutrientRow } from './nutrient-row.ts';
import { unitFactor } from './nutrient-unit.ts';

/** A product and how much of it, in the product's own basis (ml or g as sold). */
export type ProductAmount = { product: Product; amount: number };

/** An amount of a product that the catalogue no longer has: it gives something, and nobody here can say what. */
export type UnknownAmount = { unknown: { id: string; name: string }; amount: number };

export type CountedAmount = ProductAmount | UnknownAmount;

export const countedId = (counted: CountedAmount): string =>
  'product' in counted ? counted.product.id : counted.unknown.id;

/** A sum over products. Where one product does not state the nutrient, the sum is "at least" its value. */
export type NutrientTotal = {
  nutrientId: string;
  unit: string;
  value: number;
  /** True when every product states the nutrient: only then is `value` the whole amount. */
  complete: boolean;
  /** Product ids, in the order given. */
  statedBy: string[];
  notStatedBy: string[];
  /** What each product adds, unrounded; null where it does not say. */
  parts: { productId: string; value: number | null }[];
};

/** Amount in `volume` ml or g of the product: the first column is per 100. Null when it is not stated. */
export function amountFor(row: Pick<NutrientRow, 'per100'>, volume: number): number | null {
  const per100 = contribution(row.per100);
  return per100 === null ? null : (per100 * volume) / 100;
}

/**
 * The row that states a nutrient for adding up and comparing: the normalised reference table,
 * or the label's own table where there is no reference table, found by the row's meaning.
 */
export function nutrientRow(product: Product, nutrient: Nutrient): NutrientRow | undefined {
  const referenceName = REFERENCE_GROUP[nutrient.group];
  const reference = referenceName === null ? [] : product[referenceName];
  const rows = reference.length > 0 ? reference : product[nutrient.group];
  return rows.find((row) => nutrientByName(nutrient.group, row.name)?.id === nutrient.id);
}

/** The per-100 amount of a nutrient; "not stated" when the product has no such row. */
export function per100(product: Product, nutrientId: string): NutrientAmount {
  const nutrient = nutrientById(nutrientId);
  const row = nutrient && nutrientRow(product, nutrient);
  return row?.per100 ?? { kind: 'not-stated' };
}

/**
 * Adds one nutrient over a regimen's products. Null when adding would be meaningless
 * (osmolality, a ratio) or the nutrient is unknown. No products give a complete zero. A product that the
 * catalogue no longer has states nothing, so that a total with it is never more than "at least".
 */
export function totalNutrient(nutrientId: string, amounts: readonly CountedAmount[]): NutrientTotal | null {
  const nutrient = nutrientById(nutrientId);
  if (!nutrient?.additive) return null;
  const parts = amounts.map((counted) => ({
    productId: countedId(counted),
    value: 'product' in counted ? amountOf(counted.product, nutrient, counted.amount) : null,
  }));
  return {
    nutrientId,
    unit: nutrient.unit,
    value: parts.reduce((sum, part) => sum + (part.value ?? 0), 0),
    complete: parts.every((part) => part.value !== null),
    statedBy: parts.filter((part) => part.value !== null).map((part) => part.productId),
    notStatedBy: parts.filter((part) => part.value === null).map((part) => part.productId),
    parts,
  };
}

/** In the nutrient's canonical unit. A unit that arithmetic cannot convert counts as not stated. */
function amountOf(product: Product, nutrient: Nutrient, volume: number): number | null {
  const row = nutrientRow(product, nutrient);
  if (!row) return null;
  const factor = unitFactor(row.unit, nutrient.unit);
  const amount = amountFor(row, volume);
  return factor === null || amount === null ? null : amount * factor;
}
