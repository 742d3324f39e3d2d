import {
  type FeedPlan,
  type Recipe,
  type RecipeResult,
  recipeForVolume,
  calculateRecipe,
} from '@dietetic/regimen';
import type { Bedside } from '#session/bedside.ts';

type Covering = { recipe: Recipe; result: RecipeResult; plan: FeedPlan };

/** Where a plan takes more of its powder than the recipe makes: the recipe for as much, and the plan as it is given. */
export function coveringRecipe({
  feedPlan,
  recipe: made,
  regimen,
  products,
}: Pick<Bedside, 'feedPlan' | 'recipe' | 'regimen' | 'products'>): Covering | null {
  const { recipe } = regimen;
  const plan = regimen.feedPlan?.plan;
  const powder = products.find(({ id }) => id === recipe?.product);
  if (
    feedPlan === null ||
    made === null ||
    plan === undefined ||
    recipe === undefined ||
    powder === undefined
  )
    return null;
  const own = feedPlan.sessions.filter(({ session }) => session.product === recipe.product);
  const finalMl = Math.round(own.reduce((total, { deliveredMl }) => total + deliveredMl, 0));
  if (made.finalMl === null || finalMl <= made.finalMl) return null;
  const covering = recipeForVolume(recipe, made, finalMl);
  const result = calculateRecipe(covering, powder, products);
  if (result.finalMl !== finalMl) return null;
  const sessions = plan.sessions.map((session, index) => {
    const volume = feedPlan.sessions[index]?.deliveredMl;
    return session.product === recipe.product && volume !== undefined ? { ...session, volume } : session;
  });
  return { recipe: covering, result, plan: { ...plan, sessions } };
}
