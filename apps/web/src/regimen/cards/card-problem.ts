import type { cardWords } from '@dietetic/content';
import { type Finding, isFlushMissing, recipeDifferences, type RegimenValues } from '@dietetic/regimen';
import type { Bedside } from '#session/bedside.ts';
import { hasUnknownFeed } from '../feed-plan/sessions-of-plan.ts';
import type { CardId } from './card-ids.ts';

/** Why a card cannot be made. */
export type CardProblem = keyof typeof cardWords.noCard;

/**
 * Which cards can be made: a card outlives the screen, so none is made of a plan that is out of date or has a session
 * without a rate, of a recipe that is not the amount of the regimen, or while something waits to be confirmed. What is only
 * asked about is printed on the ward card, where it can be asked back; what goes home waits for every answer.
 */
export function cardProblem(
  card: CardId,
  bedside: Pick<Bedside, 'feedPlan' | 'recipe' | 'regimen' | 'isOutOfDate' | 'findings'>,
  open: readonly Finding[],
): CardProblem | null {
  const reason = card === 'recipe' ? whyNoRecipe(bedside) : whyNoPlan(bedside);
  if (reason !== null) return reason;
  if (missingEntries(open).length > 0) return 'to-enter';
  if (open.some(({ severity }) => severity === 'confirm')) return 'to-confirm';
  return card !== 'ward' && open.some((finding) => blocksHomeCard(finding, bedside)) ? 'to-answer' : null;
}

/** What no answer settles: it has to be entered. */
export const missingEntries = (open: readonly Finding[]): Finding[] =>
  open.filter(({ severity }) => severity === 'stop');

/**
 * The field in which what is missing is entered; of several, the first on its screen. g/kg have a field only with the
 * method that takes them.
 */
export function fieldToEnter(
  { fields }: Pick<Finding, 'fields'>,
  { PC_CALCULATION_METHOD: method }: Pick<RegimenValues, 'PC_CALCULATION_METHOD'>,
): keyof typeof cardWords.enterIt {
  if (fields.includes('PC_MINIMUM')) return method === 'min_max' ? 'PC_RANGE' : 'PC_CALCULATION_METHOD';
  return fields.includes('PC_FLUID_ADJUST') ? 'PC_FLUID_ADJUST' : 'PD_AGE';
}

/** Of the plan, the recipe and the route; what the whole day comes to is answered where the products are, and in the report. */
export const blocksHomeCard = (
  { code, message }: Finding,
  { findings }: Pick<Bedside, 'findings'>,
): boolean =>
  !SAID_ON_THE_CARD.has(code) &&
  (code === 'product-route' || findings.some((each) => each.code === code && each.message === message));

const SAID_ON_THE_CARD: ReadonlySet<Finding['code']> = new Set(['module-room', 'hang-time']);

function whyNoPlan({
  feedPlan,
  regimen,
  isOutOfDate,
  findings,
}: Pick<Bedside, 'feedPlan' | 'regimen' | 'isOutOfDate' | 'findings'>): CardProblem | null {
  if (feedPlan === null || feedPlan.reason === 'no-sessions') return 'no-plan';
  if (feedPlan.reason !== null) return feedPlan.reason;
  if (hasUnknownFeed({ feedPlan })) return 'no-product';
  if (regimen.feedPlan !== undefined && isFlushMissing(regimen.feedPlan.plan)) return 'no-flush';
  if (isOutOfDate) return 'out-of-date';
  // Kept or not: a card that speaks of a tube is never right where all is taken by mouth.
  if (findings.some(({ code }) => code === 'plan-route')) return 'route-differs';
  return feedPlan.sessions.some(({ reason }) => reason !== null) ? 'no-rate' : null;
}

function whyNoRecipe({ recipe, regimen }: Pick<Bedside, 'recipe' | 'regimen'>): CardProblem | null {
  if (recipe !== null && recipe.unknownModules.length > 0) return 'recipe-unknown';
  if (regimen.recipe === undefined || recipe === null || recipe.grams === null) return 'no-recipe';
  return recipeDifferences(recipe, regimen.products).length === 0 ? null : 'recipe-differs';
}
