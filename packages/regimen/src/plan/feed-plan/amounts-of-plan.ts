import type { Product } from '@dietetic/catalogue';
import { FEED_PLAN_LIMITS_SOURCE, MOST_ROUNDING_PERCENT, ROUNDING_PERCENT } from '@dietetic/clinical';
import { exceededLimit, isOver, mlText, trimmedNumber, withUnit } from '../checks/figures.ts';
import { type Finding, createFinding } from '../checks/finding.ts';
import { bolusStepOf } from './boluses.ts';
import { type FeedPlan, type FeedSession, isBolus } from './feed-plan.ts';
import type { RecipeOfPlan } from './feed-contents.ts';
import { sum } from './sums.ts';
import type { FeedPlanResult, SessionResult } from './calculate-feed-plan.ts';

/** ml of feed that the regimen gives of one product a day. */
export type PlannedAmount = { product: string; ml: number | null };

const LIMITS = FEED_PLAN_LIMITS_SOURCE.citation;

/** What a pump's or a syringe's steps make of a session's volume, where that is another feed. */
export function roundingFindings(sessions: readonly SessionResult[]): Finding[] {
  return sessions.flatMap(({ session, deliveredMl, feed, reason }, index): Finding[] => {
    const percent = (100 * (deliveredMl - session.volume)) / session.volume;
    // A rate of 0 is asked about as that.
    if (reason === 'rate-zero' || !isOver(Math.abs(percent), MOST_ROUNDING_PERCENT)) return [];
    const by = `${withUnit(trimmedNumber(Math.abs(percent), 0), '%')} ${percent > 0 ? 'more' : 'less'}`;
    return [
      createFinding({
        code: 'plan-rounding',
        fields: [`plan.sessions[${index}]`],
        products: [session.product],
        value: deliveredMl,
        limit: session.volume,
        unit: 'ml',
        message: `Rounded, the session gives ${mlText(deliveredMl)} of ${feed ?? session.product} a day and not ${mlText(session.volume)}: ${by}.`,
        source: LIMITS,
      }),
    ];
  });
}

/** Below half a millilitre the difference of a powder made up is one of rounding. */
const SAME_WITHIN_ML = 0.5;

export type AmountDifference = {
  product: string;
  /** ml of its sessions, and of the regimen. */
  planned: number;
  amount: number;
  /** No more than the steps of a syringe or a pump make of it. */
  isRounding: boolean;
};

/** Where the sessions of a product do not come to its amount, or a tube feed of the regimen has none. */
export function amountDifferences(
  { sessions, pumpStep }: FeedPlan,
  amounts: readonly PlannedAmount[],
  catalogue: readonly Product[],
): AmountDifference[] {
  const planned = [...new Set(sessions.map(({ product }) => product))];
  const unplanned = amounts.filter(({ product }) => !planned.includes(product)).map(({ product }) => product);
  const ofTube = unplanned.filter((id) => isTubeFeedAlone(catalogue.find((one) => one.id === id)));
  return [...planned, ...ofTube].flatMap((id): AmountDifference[] => {
    const product = catalogue.find((one) => one.id === id);
    const held = amounts.find((one) => one.product === id);
    const amount = held === undefined ? 0 : held.ml;
    const own = sessions.filter((session) => session.product === id);
    const value = own.reduce((total, { volume }) => total + volume, 0);
    if (amount === null) return [];
    const tolerance = product?.basis === 'g' ? SAME_WITHIN_ML : 0;
    const difference = Math.abs(value - amount);
    if (difference <= tolerance + 1e-9) return [];
    const steps = sum(own.map((session) => halfSteps(session, pumpStep)));
    const most = Math.min(
      Math.max(steps, (amount * ROUNDING_PERCENT) / 100),
      (amount * MOST_ROUNDING_PERCENT) / 100,
    );
    return [{ product: id, planned: value, amount, isRounding: !isOver(difference, most) }];
  });
}

/** ml a day that rounding each bolus, or the rate of each hour, can make at most. */
const halfSteps = (session: FeedSession, pumpStep: number): number =>
  isBolus(session) ? (bolusStepOf(session) / 2) * session.boluses : (pumpStep / 2) * session.hours;

/** Those that rounding makes, said where the plan is shown. */
export const roundingDifferenceLines = (
  plan: FeedPlan,
  amounts: readonly PlannedAmount[],
  catalogue: readonly Product[],
  say: { roundedOff: (product: string, planned: string, amount: string) => string },
): { product: string; text: string }[] =>
  amountDifferences(plan, amounts, catalogue)
    .filter(({ isRounding, planned, amount }) => isRounding && !isSame(planned, amount))
    .map(({ product: id, planned, amount }) => {
      const product = catalogue.find((one) => one.id === id);
      return {
        product: id,
        text: say.roundedOff(product?.name ?? id, mlText(planned), amountText(amount, product)),
      };
    });

/** Whether nobody can measure the difference: under half a millilitre, and little of the amount. */
const isSame = (planned: number, amount: number): boolean =>
  Math.abs(planned - amount) < Math.min(SAME_WITHIN_ML, (amount * ROUNDING_PERCENT) / 100);

/** What scoops make up is a volume of whole ml, as its recipe says. */
const amountText = (ml: number, product: Product | undefined): string =>
  mlText(product?.basis === 'g' ? Math.round(ml) : ml);

/** Those differences that are asked about. */
export const amountDifferenceFindings = (
  found: readonly AmountDifference[],
  catalogue: readonly Product[],
  isForCalculate: boolean,
): Finding[] =>
  found
    .filter(({ isRounding }) => isForCalculate || !isRounding)
    .map(({ product: id, planned, amount }) => {
      const product = catalogue.find((one) => one.id === id);
      return createFinding({
        code: 'plan-differs',
        severity: 'confirm',
        fields: ['plan.sessions'],
        products: [id],
        value: planned,
        limit: amount,
        unit: 'ml',
        message: `The feed plan has ${mlText(planned)} of ${product?.name ?? id} a day, the regimen ${amountText(amount, product)}.`,
        source: LIMITS,
      });
    });

/** A plan that cannot be followed: as it is given, it takes more than its recipe makes. */
export function recipeShortfallFindings(
  { sessions }: FeedPlanResult,
  recipe: RecipeOfPlan | null,
): Finding[] {
  const own = sessions.filter(({ session }) => session.product === recipe?.product);
  const value = own.reduce((total, { deliveredMl }) => total + deliveredMl, 0);
  if (recipe === null || value - recipe.finalMl <= SAME_WITHIN_ML) return [];
  const { product, finalMl } = recipe;
  const says = (figure: string, limit: string) =>
    `The feed plan gives ${figure} of ${own[0]?.feed ?? product} a day, its recipe makes ${limit}.`;
  return [
    createFinding({
      code: 'recipe-short',
      severity: 'confirm',
      fields: ['plan.sessions'],
      products: [product],
      ...exceededLimit(value, finalMl, 'ml', says, 0),
      source: LIMITS,
    }),
  ];
}

const isTubeFeedAlone = (product: Product | undefined): boolean =>
  product !== undefined &&
  product.categories.includes('tube-feed') &&
  !product.categories.includes('oral-nutritional-supplement');
