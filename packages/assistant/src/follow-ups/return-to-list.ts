import { asksNothing, isImpliedBy } from './repeated-question.ts';
import { excludesFromList } from './part-of-list.ts';
import { ORDINALS } from '../message/order.ts';
import type { Conversation } from './conversation.ts';
import { kinds } from '../message/criterion-kinds.ts';
import type { Query } from '../message/query.ts';

// A list can be returned to after questions about some of its products.

const AND = '(?:(?:and|ok|so|now|then|actually|no|please|thanks|ta|can you|could you|lets) )*';
/** "Go back to the list", "the whole list again". */
const BACK = new RegExp(
  `^${AND}(?:(?:go |going |take me |jump )?back to|show(?: me)?|return to|see) (?:the |that |your )?(?:(?:whole|full|first|last|original|same) )*(?:list|lot|results?|all of them)(?: (?:again|please|now|from before|we had|you gave me))*$`,
  'u',
);
/** "Show me all of them again" after it was narrowed. */
const ALL_AGAIN = /\ball\b.*\bagain\b|\b(?:whole|full|first|original) (?:list|lot)\b/u;
/**
 * "Right, back to the feeds: which has most protein"; "back to the vegan ones": the list's type of product, without later
 * criteria.
 */
const BACK_TO =
  /^(?:(?:and|ok|so|right|now|then|actually|anyway|great|thanks|no|,) )*(?:go |going |take me |jump |lets go )?back to /u;
const KIND = kinds('form', 'disorder', 'type', 'brand', 'among', 'age');
/**
 * "Ok back to the feeds: which has most protein", "of those feeds": the list before questions about the app or a method. Words
 * that describe the list are no new criteria.
 */
export function returnToEarlierList(
  query: Query,
  conversation: Conversation,
): { query: Query; conversation: Conversation } {
  const { list, query: last } = conversation;
  const isBack = BACK_TO.test(query.text);
  const isOfThose =
    (query.reference?.kind === 'all' || (query.reference?.kind === 'nth' && query.nutrients.length > 0)) &&
    (last?.general.length ?? 0) > 0;
  if (list === null || query.products.length > 0) return { query, conversation };
  const ofTheList = { ...conversation, query: list.query, shown: list.shown, listed: list.shown };
  if (leavesOutSome(query) && isOneOf(last, list.shown)) return { query, conversation: ofTheList };
  if (!isBack && !isOfThose) return { query, conversation };
  const { criteria, unclear } = query;
  const others = criteria.filter((each) => !isImpliedBy(each, list.query.criteria));
  const brand = unclear?.kind === 'brand' && list.query.criteria.some(({ kind }) => kind === 'brand');
  // "Back to the pouches" after PKU pouches: a word of the list's question.
  const words = list.query.text.split(' ');
  const isCalled = brand || query.leftOver.some((word) => words.includes(word));
  if (isBack && others.length === criteria.length && !isCalled) return { query, conversation };
  return {
    query: {
      ...query,
      subject: 'list',
      criteria: others,
      unclear: brand ? null : unclear,
      leftOver: query.leftOver.filter((word) => word !== 'back' && !words.includes(word)),
      reference: { kind: 'all' },
    },
    conversation: ofTheList,
  };
}
/** "Leave out the minis", "not the vegan ones" after one product of a list: applies to the list. */
const leavesOutSome = (query: Query): boolean =>
  excludesFromList(query.text) &&
  (query.topics.length === 0 || query.isWeak) &&
  query.nutrients.every((id) =>
    query.criteria.some((each) => each.kind === 'nutrient' && each.value === id),
  ) &&
  query.criteria.length > 0 &&
  (/\bones\b/u.test(query.text) || query.criteria.every(({ kind }) => OF_MANY.has(kind)));
const OF_MANY = kinds('among', 'brand', 'form');
const isOneOf = (last: Query | null, shown: readonly string[]): boolean =>
  last?.subject === 'products' &&
  last.products.length === 1 &&
  last.products.every((id) => shown.includes(id));

export function returnToList(query: Query, { list }: Conversation): Query | undefined {
  const { text, criteria, products, unclear, order } = query;
  if (list === null || products.length > 0 || unclear !== null) return undefined;
  const isOfAll = BACK_TO.test(text) && query.reference?.kind === 'all' && asksNothing(query);
  if (isOfAll || BACK.test(text)) return { ...(ALL_AGAIN.test(text) ? list.first : list.query), text };
  if (BACK_TO.test(text) && query.reference === null && criteria.length > 0 && order === null)
    return {
      ...list.query,
      criteria: [...list.query.criteria.filter(({ kind, is }) => is && KIND.has(kind)), ...criteria],
      order: null,
      text,
    };
  return undefined;
}

const AROUND_A_RANK =
  /^(?:and|ok|so|then|now|what|which|who|is|are|was|were|about|how|come|comes|came|in|at|the|one|ones|place|places|number|please|for|,)$/u;

/** "What is 2nd and 3rd", "and the second" after a ranking: these places of the same ranking. */
export function byRank(query: Query, { list, query: last }: Conversation): Query | undefined {
  const words = query.text.split(' ').filter((word) => !AROUND_A_RANK.test(word));
  const places = words.map((word) => ORDINALS.indexOf(word) + 1).toSorted((one, other) => one - other);
  const [place = 0] = places;
  const isOfIt =
    last?.subject === 'list' || last?.products.every((id) => list?.shown.includes(id) === true) === true;
  if (place === 0 || list === null || list.query.order === null || !isOfIt) return undefined;
  if (!asksNothing(query) || query.products.length > 0 || query.unclear !== null) return undefined;
  return { ...list.query, order: { ...list.query.order, place, places }, isCount: false };
}
