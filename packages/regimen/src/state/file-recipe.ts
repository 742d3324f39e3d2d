import type { Product } from '@dietetic/catalogue';
import type { Recipe } from '../plan/recipe/recipe.ts';
import { workOutRecipe } from '../plan/recipe/work-out-recipe.ts';
import { setRecipe } from './feed-plan-kept.ts';
import { chooseProduct } from './products.ts';
import type { RegimenState } from './regimen-state.ts';

/**
 * Takes a recipe into the regimen: its powder and what is added become the amounts of the day, in whole scoops where
 * they are whole, so that need, totals and report count what is really weighed. The same regimen where it comes to
 * nothing, or its powder is not in the catalogue.
 */
export function fileRecipe(state: RegimenState, recipe: Recipe, catalogue: readonly Product[]): RegimenState {
  const powder = catalogue.find(({ id }) => id === recipe.product);
  if (powder === undefined) return state;
  const { grams, scoopCount, modules } = workOutRecipe(recipe, powder, catalogue);
  if (grams === null) return state;
  const isWhole = scoopCount !== null && Number.isInteger(scoopCount);
  const filed = chooseProduct(
    setRecipe(state, recipe),
    powder,
    isWhole ? { amount: scoopCount, unit: 'scoop' } : grams,
  );
  return modules.reduce((before, { product, amount }) => chooseProduct(before, product, amount), filed);
}
