import type { Product } from '@dietetic/catalogue';
import { FEED_PLAN_LIMITS_SOURCE, MOST_ROUNDING_PERCENT } from '@dietetic/clinical';
import { figureAndLimit, isOver, mlText, trimmed, withUnit } from '../checks/figures.ts';
import type { Finding } from '../checks/finding.ts';
import type { RecipeOfPlan } from './feed-contents.ts';
import type { FeedPlanResult, SessionResult } from './work-out.ts';

/** ml of feed that the regimen gives of one product a day. */
export type PlannedAmount = { product: string; ml: number | null };

const LIMITS = FEED_PLAN_LIMITS_SOURCE.citation;

/** What a pump's or a syringe's steps make of a session's volume, where that is another feed. */
export function roundings(sessions: readonly SessionResult[]): Finding[] {
  return sessions.flatMap(({ session, deliveredMl, feed }, index): Finding[] => {
    const percent = (100 * (deliveredMl - session.volume)) / session.volume;
    if (deliveredMl === 0 || !isOver(Math.abs(percent), MOST_ROUNDING_PERCENT)) return [];
    const by = `${withUnit(trimmed(Math.abs(percent), 0), '%')} ${percent > 0 ? 'more' : 'less'}`;
    return [
      {
        code: 'plan-rounding',
        severity: 'ask',
        fields: [`plan.sessions[${index}]`],
        products: [session.product],
        value: deliveredMl,
        limit: session.volume,
        unit: 'ml',
        message: `Rounded, the session gives ${mlText(deliveredMl)} of ${feed ?? session.product} a day and not ${mlText(session.volume)}: ${by}.`,
        source: LIMITS,
      },
    ];
  });
}

/** Below half a millilitre the difference of a powder made up is one of rounding. */
const SAME_WITHIN_ML = 0.5;

/** Where the sessions of a product do not come to its amount, or a tube feed of the regimen has none. */
export function differences(
  { sessions }: FeedPlanResult,
  amounts: readonly PlannedAmount[],
  catalogue: readonly Product[],
): Finding[] {
  const planned = [...new Set(sessions.map(({ session }) => session.product))];
  const unplanned = amounts.filter(({ product }) => !planned.includes(product)).map(({ product }) => product);
  const ofTube = unplanned.filter((id) => isTubeFeedAlone(catalogue.find((one) => one.id === id)));
  return [...planned, ...ofTube].flatMap((id): Finding[] => {
    const product = catalogue.find((one) => one.id === id);
    const amount = amounts.find((one) => one.product === id);
    const limit = amount === undefined ? 0 : amount.ml;
    const value = sessions
      .filter(({ session }) => session.product === id)
      .reduce((total, { session }) => total + session.volume, 0);
    if (limit === null) return [];
    const tolerance = product?.basis === 'g' ? SAME_WITHIN_ML : 0;
    if (Math.abs(value - limit) <= tolerance + 1e-9) return [];
    return [
      {
        code: 'plan-differs',
        severity: 'confirm',
        fields: ['plan.sessions'],
        products: [id],
        value,
        limit,
        unit: 'ml',
        message: `The feed plan has ${mlText(value)} of ${product?.name ?? id} a day, the regimen ${mlText(limit)}.`,
        source: LIMITS,
      },
    ];
  });
}

/** A plan that cannot be followed: as it is given, it takes more than its recipe makes. */
export function beyondRecipe({ sessions }: FeedPlanResult, recipe: RecipeOfPlan | null): Finding[] {
  const own = sessions.filter(({ session }) => session.product === recipe?.product);
  const value = own.reduce((total, { deliveredMl }) => total + deliveredMl, 0);
  if (recipe === null || value - recipe.finalMl <= SAME_WITHIN_ML) return [];
  const { product, finalMl } = recipe;
  const { figure, limit } = figureAndLimit(value, finalMl, 'ml', 0);
  return [
    {
      code: 'recipe-short',
      severity: 'confirm',
      fields: ['plan.sessions'],
      products: [product],
      value,
      limit: finalMl,
      unit: 'ml',
      message: `The feed plan gives ${figure} of ${own[0]?.feed ?? product} a day, its recipe makes ${limit}.`,
      source: LIMITS,
    },
  ];
}

const isTubeFeedAlone = (product: Product | undefined): boolean =>
  product !== undefined &&
  product.categories.includes('tube-feed') &&
  !product.categories.includes('oral-nutritional-supplement');
