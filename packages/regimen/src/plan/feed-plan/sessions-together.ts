import type { Product } from '@dietetic/catalogue';
import { FEED_PLAN_LIMITS_SOURCE, MOST_ROUNDING_PERCENT } from '@dietetic/clinical';
import { figureAndLimit, isOver, mlText, trimmed, withUnit } from '../checks/figures.ts';
import type { Finding } from '../checks/finding.ts';
import { clockText, MINUTES_PER_DAY, MINUTES_PER_HOUR } from './clock.ts';
import { isBolus } from './feed-plan.ts';
import type { FeedPlanResult, RecipeOfPlan, SessionResult } from './work-out.ts';

/** ml of feed that the regimen gives of one product a day. */
export type PlannedAmount = { product: string; ml: number | null };

const LIMITS = FEED_PLAN_LIMITS_SOURCE.citation;

type Span = { index: number; from: number; minutes: number };

/** When each session runs, in minutes of the day it starts; a bolus by syringe is a moment. */
const spansOf = (one: SessionResult, index: number): Span[] =>
  'bolus' in one
    ? one.times.map((from) => ({ index, from, minutes: one.session.minutes ?? 0 }))
    : [{ index, from: one.session.start, minutes: (one.runHours ?? 0) * MINUTES_PER_HOUR }];

/** Every day is alike: what runs past midnight meets the next morning. A feed may start as another ends. */
const meet = (a: Span, b: Span): boolean => {
  const after = (b.from - a.from + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const before = (a.from - b.from + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  return (after === 0 && (a.minutes > 0 || b.minutes > 0)) || after < a.minutes || before < b.minutes;
};

/** A bolus that begins before the last one of its session has ended. */
function withinItself(one: SessionResult, index: number): Finding[] {
  const spans = spansOf(one, index);
  const isMet = spans.some((a, place) => spans.slice(place + 1).some((b) => meet(a, b)));
  if (!isMet || !('bolus' in one)) return [];
  const { minutes = 0 } = one.session;
  return [
    {
      code: 'sessions-overlap',
      severity: 'ask',
      fields: [`plan.sessions[${index}]`],
      products: [one.session.product],
      value: null,
      limit: null,
      unit: null,
      message: `Boluses over ${withUnit(trimmed(minutes, 1), 'min')} run into each other: the next begins before one ends.`,
      source: LIMITS,
    },
  ];
}

/** Two sessions at once; each pair of them is one finding. */
export function overlaps(sessions: readonly SessionResult[]): Finding[] {
  return sessions.flatMap((one, index) => [
    ...withinItself(one, index),
    ...sessions.slice(index + 1).flatMap((other, offset): Finding[] => {
      const second = index + 1 + offset;
      const isMet = spansOf(one, index).some((a) => spansOf(other, second).some((b) => meet(a, b)));
      if (!isMet) return [];
      return [
        {
          code: 'sessions-overlap',
          severity: 'ask',
          fields: [`plan.sessions[${index}]`, `plan.sessions[${second}]`],
          products: [...new Set([one.session.product, other.session.product])],
          value: null,
          limit: null,
          unit: null,
          message: `Two feeds run at once: the one from ${startOf(one)} and the one from ${startOf(other)}.`,
          source: LIMITS,
        },
      ];
    }),
  ]);
}

const startOf = ({ session }: SessionResult): string =>
  clockText(isBolus(session) ? session.first : session.start);

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
