import type { Product } from '@dietetic/catalogue';
import { NOT_STATED } from '../recipe/recipe-rows.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { powderOf } from '../recipe/powder.ts';
import { recipeTexts } from '../recipe/recipe-texts.ts';
import type { FeedPlanResult } from './calculate-feed-plan.ts';
import type { FeedPlan } from './feed-plan.ts';
import type { PlanAndRecipe } from './plan-and-recipe.ts';
import { feedPlanSentences } from './sentence.ts';

export type StrengthWords = {
  byRecipe: (strength: string, added: string, in100Ml: string) => string;
  added: (modules: string, volume: string) => string;
  energyOf: (energy: string) => string;
  byLabel: string;
  recipeUnknown: string;
  noStrength: string;
};

/** The plan reckons its energy and water by this recipe: it is named even where the regimen has another amount. */
type MadeBy = Pick<PlanAndRecipe, 'patient'> & {
  recipe: Recipe | undefined;
  made: PlanAndRecipe['recipe'];
  products: readonly Product[];
};

/** The pump's sentences, each with the strength of a powder behind its name: without one a kitchen takes that of the label. */
export const sentencesWithStrength = (
  plan: FeedPlan,
  result: FeedPlanResult,
  of: MadeBy,
  say: StrengthWords,
): string[] =>
  feedPlanSentences(plan, {
    ...result,
    sessions: result.sessions.map((one) => {
      const powder = of.products.find(({ id, basis }) => id === one.session.product && basis === 'g');
      return powder === undefined || one.feed === null
        ? one
        : { ...one, feed: `${one.feed}${strengthOf(powder, of, say)}` };
    }),
  });

function strengthOf(powder: Product, { recipe, made, patient }: MadeBy, say: StrengthWords): string {
  if (made === null || recipe?.product !== powder.id)
    return powderOf(powder).standardStrength === null ? say.noStrength : say.byLabel;
  const { isMade, strength, modules, finalVolume, nutrients } = recipeTexts(made, powder, patient);
  if (!isMade) return say.recipeUnknown;
  const added = modules.map(({ name, amount }) => `${amount} ${name}`).join(' + ');
  const energy = nutrients.find(({ id }) => id === 'energyKcal')?.text ?? NOT_STATED;
  return say.byRecipe(
    strength,
    added === '' ? '' : say.added(added, finalVolume),
    energy === NOT_STATED ? say.energyOf(energy) : energy,
  );
}
