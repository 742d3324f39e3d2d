import type { Product } from '@dietetic/catalogue';
import { wardCardWords as say } from '@dietetic/content';
import {
  type FeedPlan,
  type FeedPlanResult,
  feedPlanSentences,
  NOT_STATED,
  powderOf,
  recipeTexts,
  type RecipeTexts,
} from '@dietetic/regimen';
import type { Bedside } from '#session/bedside.ts';

type Of = Pick<Bedside, 'patient' | 'products' | 'recipe' | 'regimen'>;

/** The pump's sentences, each with the strength of a powder behind its name: without one a kitchen takes that of the label. */
export const sentencesWithStrength = (plan: FeedPlan, result: FeedPlanResult, of: Of): string[] =>
  feedPlanSentences(plan, {
    ...result,
    sessions: result.sessions.map((one) => {
      const powder = powderNamed(one.session.product, of);
      return powder === undefined || one.feed === null
        ? one
        : { ...one, feed: `${one.feed}${strengthOf(powder, of)}` };
    }),
  });

/** The recipe of a powder that the plan feeds, as it is made up. */
export function recipeLines({ sessions }: Pick<FeedPlanResult, 'sessions'>, of: Of): string[] {
  const ids = new Set(sessions.map(({ session }) => session.product));
  return [...ids].flatMap((id) => {
    const powder = powderNamed(id, of);
    const texts = powder === undefined ? null : textsOf(powder, of);
    return powder === undefined || texts === null || !texts.isMade
      ? []
      : [`${powder.name}: ${texts.sentence}`];
  });
}

const powderNamed = (id: string, { products }: Of): Product | undefined =>
  products.find((one) => one.id === id && one.basis === 'g');

/** The plan reckons its energy and water by this recipe, so that the card names it even where the regimen has another amount. */
const textsOf = (powder: Product, { patient, recipe, regimen }: Of): RecipeTexts | null =>
  recipe === null || regimen.recipe?.product !== powder.id ? null : recipeTexts(recipe, powder, patient);

function strengthOf(powder: Product, of: Of): string {
  const texts = textsOf(powder, of);
  if (texts === null) return powderOf(powder).standardStrength === null ? say.noStrength : say.byLabel;
  if (!texts.isMade) return say.recipeUnknown;
  const { strength, modules, finalVolume, nutrients } = texts;
  const added = modules.map(({ name, amount }) => `${amount} ${name}`).join(' + ');
  const energy = nutrients.find(({ id }) => id === 'energyKcal')?.text ?? NOT_STATED;
  return say.byRecipe(
    strength,
    added === '' ? '' : say.added(added, finalVolume),
    energy === NOT_STATED ? say.energyOf(energy) : energy,
  );
}
