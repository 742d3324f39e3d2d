import type { Recipe } from './recipe.ts';
import type { RecipeResult } from './calculate-recipe.ts';

/**
 * The recipe that makes this volume at the strength of another; where its scoops are whole, with as many as come nearest.
 * What it adds in all is added as before.
 */
export function recipeForVolume(
  recipe: Recipe,
  { strengthPercent: made }: Pick<RecipeResult, 'strengthPercent'>,
  finalMl: number,
): Recipe {
  const scoops = recipe.scoops === 'exact_grams' ? recipe.scoops : 'same_volume';
  if (recipe.by === 'target_energy') return { ...recipe, scoops, finalMl };
  const asked = recipe.by === 'scoop_count' ? recipe.to : recipe;
  const strengthPercent = 'strengthPercent' in asked ? asked.strengthPercent : made;
  if (strengthPercent === null) return recipe;
  const { product, modules } = recipe;
  return { product, modules, scoops, by: 'final_volume', strengthPercent, finalMl };
}
