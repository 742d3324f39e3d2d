import { targetIn } from '../quantities/measures.ts';
import { packOf } from '../quantities/quantity.ts';
import { ASKS_HOW_LONG_IT_LASTS } from '../answers/products/duration.ts';
import { type AskedAmount, NO_UNREAD_WORDS, type Query, type Target } from '../message/query.ts';

// Follow-ups on how much of a product contains an amount of a nutrient: for another nutrient or amount, or in packs.

/** "And for 75 g protein instead", "how much for 500 kcal" for the product in the conversation; "how many 500 ml packs is that". */
export function withOtherTarget(query: Query, last: Query | null): Query | undefined {
  if (last?.subject !== 'products' || last.products.length === 0) return undefined;
  if (query.target !== null || query.unresolvedName !== null) return undefined;
  if (query.products.some((id) => !last.products.includes(id))) return undefined;
  const { text } = query;
  const words = text.split(' ');
  if (ASKS_HOW_LONG_IT_LASTS.test(text) && last.amounts.length === 1 && query.products.length === 0) {
    const [pack] = query.criteria.flatMap((each): AskedAmount[] =>
      each.kind === 'pack' && each.limits.low !== null
        ? [{ kind: 'measure', amount: each.limits.low, unit: each.unit }]
        : [],
    );
    const amounts = [...query.amounts, ...(pack === undefined ? [] : [pack])];
    if (amounts.length === 0 && query.basis === null) return undefined;
    const isRateSaid = amounts.length > (query.basis === null ? 1 : 0);
    return {
      ...withTarget(query, last, null),
      text,
      topics: ['storage'],
      basis: query.basis,
      amounts: isRateSaid ? amounts : [...amounts, ...last.amounts],
    };
  }
  if (last.target !== null && ASKS_HOW_MANY_IS_THAT.test(text) && words.some((word) => packOf(word) !== null))
    return { ...withTarget(query, last, last.target), text };
  const isSought =
    query.order !== null || query.asksForSomeOfKind || query.namesProductsInGeneral || LIMIT_WORDS.test(text);
  const asksForAmount =
    HOW_MUCH.test(text) || (last.target !== null && !isSought && words.length <= MAX_WORDS);
  const { number: bare, unit } = NUMBER_ALONE.exec(text)?.groups ?? {};
  // "And 40 g" after a target in g; after a target in kcal it is an amount of the product.
  const isTargetAmount = unit === undefined || last.target?.nutrient !== 'energyKcal';
  const target =
    bare !== undefined && last.target !== null && isTargetAmount
      ? { ...last.target, amount: Number(bare) }
      : asksForAmount
        ? targetIn(words)
        : undefined;
  return target && withTarget(query, last, target);
}

/** Keeps the words of the previous question if the new one names no unit: "and for 800". */
const withTarget = (query: Query, last: Query, target: Target | null): Query => ({
  ...query,
  subject: 'products',
  products: last.products,
  target,
  nutrients: query.nutrients.filter((id) => id !== target?.nutrient),
  topics: [],
  nutrientsWithoutRow: [],
  criteria: [],
  amounts: [],
  basis: null,
  order: null,
  bareSuperlative: null,
  asksForCount: false,
  isComparison: false,
  reference: null,
  ...NO_UNREAD_WORDS,
  text: last.target === null || HOW_MUCH.test(query.text) ? query.text : `${query.text} , ${last.text}`,
});

/** "And for 1,500 instead": of the same nutrient. */
const NUMBER_ALONE =
  /^(?:(?:and|ok|or|so|what about|how about|what if|make it|if) )*(?:for |to )?(?<number>\d[\d.]*)(?<unit> g)?(?: (?:instead|then|please))*$/u;
const MAX_WORDS = 8;
const HOW_MUCH =
  /\bhow (?:much|many)\b.*\b(?:for|to (?:get|give|make|reach|provide|supply|cover|hit|have)|gives?|provides?|covers?|makes?|gets?)\b/u;
const ASKS_HOW_MANY_IS_THAT =
  /\b(?:how many|what|whats) .*\b(?:is|are|would|does|that|it)\b|^(?:(?:and|so|ok|in|as) )*how many \w+$|^(?:(?:and|so|ok) )*(?:in|as) /u;
const LIMIT_WORDS = /\b(?:more|less|over|under|above|below|at least|at most|than)\b/u;
