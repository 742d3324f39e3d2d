import type { Product } from '@dietetic/catalogue';
import type { Recipe } from '../plan/recipe/recipe.ts';
import { isSameAmount, type RecipeAmount, recipeAmounts } from '../plan/recipe/recipe-amounts.ts';
import { workOutRecipe } from '../plan/recipe/work-out-recipe.ts';
import { setRecipe } from './feed-plan-kept.ts';
import { chooseProduct, removeProduct } from './products.ts';
import type { RegimenState } from './regimen-state.ts';

/**
 * Takes a recipe into the regimen: its powder and what is added become the amounts of the day, in whole scoops where
 * they are whole, so that need, totals and report count what is really weighed. What only the recipe before it added
 * goes with that one. The same regimen where it comes to nothing, or its powder is not in the catalogue, which has
 * to have the products of both recipes.
 */
export function fileRecipe(state: RegimenState, recipe: Recipe, catalogue: readonly Product[]): RegimenState {
  const powder = catalogue.find(({ id }) => id === recipe.product);
  if (powder === undefined) return state;
  const made = workOutRecipe(recipe, powder, catalogue);
  const { grams, scoopCount } = made;
  if (grams === null) return state;
  const isWhole = scoopCount !== null && Number.isInteger(scoopCount);
  const named = recipeAmounts(made);
  const before = setRecipe(withoutAdded(state, named, catalogue), recipe);
  return named.reduce(
    (now, { product, amount }) =>
      isWhole && product.id === powder.id && amount === grams
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
  const { recipe } = state;
  const powder = catalogue.find(({ id }) => id === recipe?.product);
  if (recipe === undefined || powder === undefined) return state;
  const gone = recipeAmounts(workOutRecipe(recipe, powder, catalogue)).filter(
    ({ product, amount }) =>
      product.id !== powder.id &&
      !kept.some((one) => one.product.id === product.id) &&
      state.products.some(({ id, volume }) => id === product.id && isSameAmount(volume, amount)),
  );
  return gone.reduce((now, { product }) => removeProduct(now, product.id), state);
}
