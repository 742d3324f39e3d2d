import type { Query } from '../message/query.ts';
import type { Conversation } from './conversation.ts';

// Several questions asked in turn, as one: what "both", "all three" and "by how much" refer to.

/** "Both", "all three" after questions asked in turn: the conversation with their nutrients, or their products, in one query. */
export function withEarlierQuestions(message: string, conversation: Conversation): Conversation {
  const { query, earlierQueries } = conversation;
  const [id, another] = query?.products ?? [];
  if (query === null || id === undefined || another !== undefined) return conversation;
  const count = COUNT_WORDS[(COUNT_OF_THEM.exec(message)?.[1] ?? '').toLowerCase()] ?? 2;
  let { nutrients, products } = query;
  for (const { products: others, nutrients: rows, topics } of earlierQueries.toReversed()) {
    const [before, second] = others;
    if (before === undefined || second !== undefined) break;
    const isSameProduct =
      before === id &&
      products.length === 1 &&
      query.nutrients.length > 0 &&
      query.topics.length + topics.length === 0;
    const areMany = count > 2;
    if (isSameProduct && nutrients.length < count && (areMany || BOTH.test(message)))
      nutrients = [...new Set([...rows, ...nutrients])];
    else if (
      before !== id &&
      nutrients === query.nutrients &&
      products.length < count &&
      (areMany || REFERS_TO_TWO.test(message))
    )
      products = [...new Set([before, ...products])];
    else break;
  }
  return nutrients.length > query.nutrients.length || products.length > 1
    ? continuedBy(conversation, { ...query, nutrients, products })
    : conversation;
}
/** "All three", "which of the three has least". */
const COUNT_OF_THEM =
  /\b(?:all(?: of)?(?: (?:the|these|those))?|(?:of|between|among)(?: all)?(?: (?:the|these|those))?) (three|four|five|[3-5])(?= of them\b| products\b| feeds\b| [a-z]+s\b| (?:in|per|for|as|with|have|do|are|would)\b|[\s?.!,]*$)/iu;
const COUNT_WORDS: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5, 3: 3, 4: 4, 5: 5 };
const continuedBy = (conversation: Conversation, query: Query): Conversation => ({
  ...conversation,
  query,
  latestQuery: query,
  sameProductQueries: [],
  shownProducts: query.products,
  listedProducts: query.products,
});
/** "Sodium of the two", "all three in mmol": written as "both" or "each", so that no product called Two and no 3 ml is read. */
export const withPluralPronoun = (message: string, { query }: Conversation): string => {
  if (query?.subject !== 'products') return message;
  const { products, nutrients } = query;
  if (products.length > 2) return message.replace(ALL_OF_A_COUNT, 'each of them');
  return products.length === 2
    ? message.replace(TWO_OF_THEM, 'both')
    : nutrients.length > 1
      ? message.replace(ALL_OF_A_COUNT, 'both')
      : message;
};
const TWO_OF_THEM =
  /(?<=\b(?:of|in|for|between) )(?:the|those|these) (?:two|2)(?: of (?:them|those|these))?(?=[\s?.!,]*$)/iu;
const ALL_OF_A_COUNT =
  /\ball (?:the )?(?:two|three|four|five|[2-5])\b(?= (?:in|per|for|of|as)\b|[\s?.!]*$)/iu;
const BOTH = /\b(?:both|(?:the|those|these) (?:two|2))\b/iu;
const REFERS_TO_TWO =
  /\b(?:both|either|neither|the (?:two|2)|(?:those|these) (?:two|2)|they|them|their|those|these|difference|by how (?:much|many)|how far apart|each(?! (?:bottle|pack|bag|carton|pouch|pot|sachet|tin|tub|bar|scoop|serving|portion|day|100)))\b/iu;
