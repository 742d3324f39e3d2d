import type { Product } from '@dietetic/catalogue';
import { recipeWords } from '@dietetic/content';
import {
  type FeedPlan,
  type FeedPlanResult,
  recipeTexts,
  sentencesWithStrength as sentencesOf,
} from '@dietetic/regimen';
import type { Bedside } from '#session/bedside.ts';

type Of = Pick<Bedside, 'patient' | 'products' | 'recipe' | 'regimen'>;

/** What is set and given, as screen, card and report say it. */
export const sentencesWithStrength = (
  plan: FeedPlan,
  result: FeedPlanResult,
  { recipe: made, regimen: { recipe }, ...of }: Of,
): string[] => sentencesOf(plan, result, { ...of, recipe, made }, recipeWords.strengthOf);

/** The recipe of a powder that the plan feeds, as it is made up. */
export function recipeLines(
  { sessions }: Pick<FeedPlanResult, 'sessions'>,
  { patient, products, recipe, regimen }: Of,
): string[] {
  const powder: Product | undefined = products.find(({ id }) => id === regimen.recipe?.product);
  if (
    recipe === null ||
    powder === undefined ||
    !sessions.some(({ session }) => session.product === powder.id)
  )
    return [];
  const { isMade, sentence } = recipeTexts(recipe, powder, patient);
  return isMade ? [`${powder.name}: ${sentence}`] : [];
}
