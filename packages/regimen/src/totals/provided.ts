import type { NutrientTotal, Product, ProductAmount } from '@dietetic/catalogue';
import { totalNutrient } from '@dietetic/catalogue';
import type { SelectedProduct } from '../state/values.ts';

/** What a regimen is planned by: energy (kcal), protein (g) and the water in the products (ml, 1 g counted as 1 ml). */
export type Provided = { energy: NutrientTotal; protein: NutrientTotal; fluid: NutrientTotal };

export type PlannedNutrient = keyof Provided;

const NUTRIENT_ID: Record<PlannedNutrient, string> = {
  energy: 'energyKcal',
  protein: 'protein',
  fluid: 'water',
};

/**
 * The chosen products the catalogue has, with their daily amounts, and those it no longer has.
 * A withdrawn product is never quietly left out of a total: screens and report name it.
 */
export function portionsOf(
  selected: readonly SelectedProduct[],
  products: readonly Product[],
): { portions: ProductAmount[]; missing: SelectedProduct[] } {
  const byId = new Map(products.map((product) => [product.id, product]));
  const portions: ProductAmount[] = [];
  const missing: SelectedProduct[] = [];
  for (const one of selected) {
    const product = byId.get(one.id);
    if (product === undefined) missing.push(one);
    else portions.push({ product, amount: one.volume });
  }
  return { portions, missing };
}

export function provided(portions: readonly ProductAmount[]): Provided {
  return {
    energy: planned('energy', portions),
    protein: planned('protein', portions),
    fluid: planned('fluid', portions),
  };
}

/** Null when the product does not state it. */
export function portionGives(target: PlannedNutrient, portion: ProductAmount): number | null {
  return planned(target, [portion]).parts[0]?.value ?? null;
}

function planned(target: PlannedNutrient, portions: readonly ProductAmount[]): NutrientTotal {
  const total = totalNutrient(NUTRIENT_ID[target], portions);
  if (total === null) throw new Error(`${NUTRIENT_ID[target]} is missing from the catalogue's nutrient list`);
  return total;
}
