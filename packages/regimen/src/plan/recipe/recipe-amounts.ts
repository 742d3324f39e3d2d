import type { Product } from '@dietetic/catalogue';
import type { SelectedProduct } from '../../state/values.ts';
import { isOver } from '../checks/figures.ts';
import type { RecipeResult } from './calculate-recipe.ts';

/** g or ml of a product. */
export type RecipeAmount = { product: Product; amount: number };

/** What a recipe takes a day of its powder, and of what is added; a product that it names twice is one amount. */
export function recipeAmounts({ grams, modules, parts: [powder] }: RecipeResult): RecipeAmount[] {
  if (grams === null || powder === undefined) return [];
  const named = [{ product: powder.product, amount: grams }, ...modules];
  const byId = new Map<string, RecipeAmount>();
  for (const { product, amount } of named) {
    byId.set(product.id, { product, amount: (byId.get(product.id)?.amount ?? 0) + amount });
  }
  return [...byId.values()];
}

/** g or ml: half of the last place that an amount is written to. Below it the difference is one of rounding. */
const SAME_WITHIN = 0.05;
export const isSameAmount = (one: number, other: number): boolean =>
  !isOver(Math.abs(one - other), SAME_WITHIN);

/** Of each product that the regimen has another amount of than its recipe. One that it does not have is 0 of it. */
export function recipeDifferences(
  made: RecipeResult,
  selected: readonly SelectedProduct[],
): (RecipeAmount & { inRegimen: number })[] {
  return recipeAmounts(made).flatMap(({ product, amount }) => {
    const chosen = selected.find(({ id }) => id === product.id);
    // Measured in another unit than when it was chosen: the totals say that its amount is not known.
    if (chosen !== undefined && chosen.volumeUnit !== product.basis) return [];
    const inRegimen = chosen?.volume ?? 0;
    return isSameAmount(amount, inRegimen) ? [] : [{ product, amount, inRegimen }];
  });
}
