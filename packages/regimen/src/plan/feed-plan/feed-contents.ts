import { isPowder, type Product } from '@dietetic/catalogue';
import { withoutResidue } from '@dietetic/clinical';
import { gramsPerMlByLabel, nutrientPer100 } from '../recipe/powder.ts';

/** What a feed plan takes from a recipe worked out for 24 hours. */
export type RecipeOfPlan = {
  product: string;
  waterMl: number | null;
  finalMl: number;
  grams: number;
  /** With all that is added. */
  kcalPer100Ml: number | null;
  proteinPer100Ml: number | null;
};

type Made = { recipe: RecipeOfPlan | null; unknownRecipeOf?: string | null };

/** ml of water in so much of a feed; null where it is not stated. */
export function feedWaterMl(
  id: string,
  product: Product | undefined,
  { recipe }: Made,
  deliveredMl: number,
): number | null {
  if (recipe?.product === id)
    return recipe.waterMl === null || recipe.finalMl === 0
      ? null
      : withoutResidue((recipe.waterMl * deliveredMl) / recipe.finalMl);
  // The water of a powder is said by its recipe alone.
  if (product?.basis !== 'ml') return null;
  const gramsPer100 = nutrientPer100(product, 'water');
  return gramsPer100 === null ? null : withoutResidue((deliveredMl * gramsPer100) / 100);
}

/** What a ml of a feed brings, of a powder as its recipe, else its label, makes it; null where it is not stated. */
export function feedContentPerMl(
  product: Product | undefined,
  { recipe, unknownRecipeOf }: Made,
): { kcalPerMl: number | null; proteinPerMl: number | null } {
  const per100Ml = (nutrient: string) =>
    product === undefined || product.id === unknownRecipeOf ? null : inHundredMl(product, nutrient);
  const [kcal, protein] =
    product !== undefined && recipe?.product === product.id
      ? [recipe.kcalPer100Ml, recipe.proteinPer100Ml]
      : [per100Ml('energyKcal'), per100Ml('protein')];
  return {
    kcalPerMl: kcal === null ? null : kcal / 100,
    proteinPerMl: protein === null ? null : protein / 100,
  };
}

/** Of 100 ml of a liquid, or of a powder as its label makes it up. */
function inHundredMl(product: Product, nutrient: string): number | null {
  const of = nutrientPer100(product, nutrient);
  if (!isPowder(product)) return of;
  const grams = gramsPerMlByLabel(product.dilution);
  return of === null || grams === null ? null : of * grams;
}
