import { targetIn } from './measures.ts';
import { packOf } from './quantities.ts';
import type { Query, Target } from './query.ts';

// How much of a product holds so much of a nutrient, asked on: of another nutrient or amount, and in its packs.

/** "And for 75 g protein instead", "how much for 500 kcal", of what was spoken of; "how many 500 ml packs is that". */
export function ofATarget(query: Query, last: Query | null): Query | undefined {
  if (last?.subject !== 'products' || last.products.length === 0) return undefined;
  if (query.target !== null || query.unclear !== null) return undefined;
  if (query.products.some((id) => !last.products.includes(id))) return undefined;
  const { text } = query;
  const words = text.split(' ');
  if (last.target !== null && IS_THAT.test(text) && words.some((word) => packOf(word) !== null))
    return { ...aimed(query, last, last.target), text };
  const isSought = query.order !== null || query.asksForSome || query.namesProducts || LIMITS.test(text);
  const isAsked = HOW_MUCH.test(text) || (last.target !== null && !isSought && words.length <= MOST_WORDS);
  const bare = last.target === null ? undefined : NUMBER_ALONE.exec(text)?.[1];
  const target =
    bare !== undefined && last.target !== null
      ? { ...last.target, amount: Number(bare) }
      : isAsked
        ? targetIn(words)
        : undefined;
  return target && aimed(query, last, target);
}

/** In the words of the question before, where these do not say in what: "and for 800". */
const aimed = (query: Query, last: Query, target: Target): Query => ({
  ...query,
  subject: 'products',
  products: last.products,
  target,
  nutrients: query.nutrients.filter((id) => id !== target.nutrient),
  topics: [],
  withoutRow: [],
  criteria: [],
  amounts: [],
  basis: null,
  order: null,
  orderWord: null,
  isCount: false,
  isComparison: false,
  reference: null,
  unread: [],
  leftOver: [],
  unreadTraits: [],
  text: last.target === null || HOW_MUCH.test(query.text) ? query.text : `${query.text} , ${last.text}`,
});

/** "And for 1,500 instead": of the same nutrient. */
const NUMBER_ALONE =
  /^(?:(?:and|ok|or|so|what about|how about|what if|make it|if) )*(?:for |to )?(\d[\d.]*)(?: (?:instead|then|please))*$/u;
const MOST_WORDS = 8;
const HOW_MUCH =
  /\bhow (?:much|many)\b.*\b(?:for|to (?:get|give|make|reach|provide|supply|cover|hit|have)|gives?|provides?|covers?|makes?|gets?)\b/u;
const IS_THAT =
  /\b(?:how many|what|whats) .*\b(?:is|are|would|does|that|it)\b|^(?:(?:and|so|ok|in|as) )*how many \w+$|^(?:(?:and|so|ok) )*(?:in|as) /u;
const LIMITS = /\b(?:more|less|over|under|above|below|at least|at most|than)\b/u;
