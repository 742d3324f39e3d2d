import { wordSet } from '../language/phrases.ts';
import { kcalPerGramOf } from '../vocabulary/nutrient-words.ts';
import {
  type LimitContext,
  type NutrientSpan,
  type LimitReading,
  limitsOf,
  nutrientsIn,
  perKcal,
} from './limits.ts';
import { type Quantity, comparatorAfter } from './quantity.ts';
import type { AskedBasis } from '../message/query.ts';
import type { Tag } from '../message/tags.ts';

// A share of the energy is converted to grams per 100 kcal: 20 % from protein is 5 g.

const SHARE_WORDS = wordSet(
  'of the its their total comes come coming as from by is are in with a gives give giving provides §',
);
/** "More than 20 % of energy as protein", "fat under 30 % of the calories": a limit in g per 100 kcal. */
export function energyShareLimit(
  { from, to, value, unit, comparator, high }: Quantity,
  { texts, hasProducts }: LimitContext,
): LimitReading | undefined {
  const after = comparator === undefined ? comparatorAfter(texts, to) : undefined;
  const limit = comparator ?? after?.comparator;
  if (unit !== '%' || (hasProducts && limit === undefined)) return undefined;
  const hits = nutrientsIn(texts);
  const start = after?.to ?? to;
  const isNear = (one: NutrientSpan | undefined, other: number) =>
    one !== undefined &&
    texts.slice(Math.min(one.to, other), Math.max(one.from, other)).every((text) => SHARE_WORDS.has(text));
  const next = hits.find((hit) => hit.from >= start && isNear(hit, start));
  const beyond = hits.find((hit) => next !== undefined && hit.from >= next.to && isNear(hit, next.to));
  const before = hits.findLast((hit) => hit.to <= from && isNear(hit, from));
  const all = [next, beyond ?? before].flatMap((hit) => hit ?? []);
  const nutrient = all.find(({ id }) => kcalPerGramOf(id) !== undefined);
  if (nutrient?.id == null || !all.some(({ id }) => id === 'energyKcal')) return undefined;
  const kcalPerGram = kcalPerGramOf(nutrient.id) ?? Number.NaN;
  const toGrams = (percent: number) => percent / kcalPerGram;
  const limits = {
    ...limitsOf(toGrams(value), limit, high && { ...high, value: toGrams(high.value) }),
    kcalPerGram,
  };
  const criterion = { kind: 'nutrient', value: nutrient.id, limits, basis: perKcal(100) } as const;
  return { limit: { criterion, from, to: start }, from, to: start, otherSpans: all };
}

/**
 * Ranks by share: "the highest percentage of energy from protein", for the same energy; "the highest share of fat as MCT", for
 * fat.
 */
export function rankingShare(
  namedNutrients: readonly Tag[],
  texts: readonly string[],
): { part: string; basis: AskedBasis } | undefined {
  const ids = namedNutrients.flatMap(({ item }) => (item.kind === 'nutrient' ? [item.id] : []));
  if (!texts.some(isShareWord)) return undefined;
  const share = partAndWhole(ids);
  if (share !== undefined)
    return { part: share.part, basis: { perNutrient: { nutrient: share.whole, amount: 100 } } };
  const [only = '', another] = ids.filter((id) => id !== 'energyKcal');
  const isShareOfEnergy = ids.includes('energyKcal') && another === undefined;
  return isShareOfEnergy && kcalPerGramOf(only) !== undefined
    ? { part: only, basis: perKcal(100) }
    : undefined;
}

/** Which nutrients are part of which: both in g on a label. */
const WHOLES_OF_PART: Readonly<Record<string, readonly string[]>> = {
  mct: ['fat'],
  saturates: ['fat'],
  monounsaturates: ['fat'],
  polyunsaturates: ['fat'],
  sugars: ['carbohydrate'],
  lactose: ['sugars', 'carbohydrate'],
  polyols: ['carbohydrate'],
};

/** Of two named nutrients, which is part of the other. */
export function partAndWhole([one = '', other = '', third]: readonly string[]):
  | { part: string; whole: string }
  | undefined {
  if (third !== undefined) return undefined;
  if (WHOLES_OF_PART[one]?.includes(other) === true) return { part: one, whole: other };
  return WHOLES_OF_PART[other]?.includes(one) === true ? { part: other, whole: one } : undefined;
}

export const isShareWord = (text: string): boolean =>
  /^(?:%|percent(?:age)?|share|proportion|fraction)$/u.test(text);
