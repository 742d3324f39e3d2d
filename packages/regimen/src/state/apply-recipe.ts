import type { Product } from '@dietetic/catalogue';
import type { Recipe } from '../plan/recipe/recipe.ts';
import { isSameAmount, type RecipeAmount, recipeAmounts } from '../plan/recipe/recipe-amounts.ts';
import { makeUpRecipe } from '../plan/recipe/calculate-recipe.ts';
import { setRecipe } from './feed-plan-of-regimen.ts';
import { chooseProduct, removeProduct } from './products.ts';
import type { RegimenState } from './regimen-state.ts';

/**
 * Takes a recipe into the regimen: its powder and what is added become the amounts of the day, in whole scoops where
 * they are whole, so that need, totals and report count what is really weighed. What only the recipe before it added
 * goes with that one. The same regimen where it comes to nothing, or its powder is not in the catalogue, which has
 * to have the products of both recipes.
 */
export function applyRecipe(
  state: RegimenState,
  recipe: Recipe,
  catalogue: readonly Product[],
): RegimenState {
  const made = makeUpRecipe(recipe, catalogue);
  if (made === null || made.result.grams === null) return state;
  const { grams, scoopCount } = made.result;
  const isWhole = scoopCount !== null && Number.isInteger(scoopCount);
  const named = recipeAmounts(made.result);
  const before = setRecipe(withoutAdded(state, named, catalogue), recipe);
  return named.reduce(
    (now, { product, amount }) =>
      isWhole && product.id === made.powder.id && amount === grams
        ? chooseProduct(now, product, { amount: scoopCount, unit: 'scoop' })
        : chooseProduct(now, product, amount),
    before,
  );
}

/** An amount that is no longer that of the recipe is somebody's own, and stays. */
function withoutAdded(
  state: RegimenState,
  kept: readonly RecipeAmount[],
  catalogue: readonly Product[],
): RegimenState {
  const before = makeUpRecipe(state.recipe, catalogue);
  if (before === null) return state;
  const gone = recipeAmounts(before.result).filter(
    ({ product, amount }) =>
      product.id !== before.powder.id &&
      !kept.some((one) => one.product.id === product.id) &&
      state.products.some(({ id, volume }) => id === product.id && isSameAmount(volume, amount)),
  );
  return gone.reduce((now, { product }) => removeProduct(now, product.id), state);
}
