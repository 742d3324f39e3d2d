import type { Product } from '@dietetic/catalogue';
import type { PlanAndRecipe } from '../../plan/feed-plan/plan-and-recipe.ts';
import { type RecipeAmount, recipeAmounts } from '../../plan/recipe/recipe-amounts.ts';
import type { ReportInput } from '../input.ts';
import { recipeSection } from '../sections/bedside-sections.ts';

/** The recipe of this powder, or why there is none: an order that named the powder alone would be made to its label. */
export function recipeWords({ id }: Product, input: ReportInput, bedside: PlanAndRecipe): string[] {
  const { title, for24Hours } = input.words.recipe;
  const section = input.recipe?.product === id ? recipeSection(input, bedside) : null;
  return section === null ? [] : [section.notice ?? `${title} ${for24Hours}: ${section.sentence}.`];
}

/** What the recipe of the regimen adds to its powder; none while the regimen has other amounts than it. */
export function recipeAdditives(input: ReportInput, bedside: PlanAndRecipe): RecipeAmount[] {
  const isStanding = recipeSection(input, bedside)?.notice === null;
  return bedside.recipe === null || !isStanding
    ? []
    : recipeAmounts(bedside.recipe).filter(({ product }) => product.id !== input.recipe?.product);
}
