import { asksNothing, isImpliedBy } from './repeated-question.ts';
import { excludesFromList } from './part-of-list.ts';
import { ORDINALS } from '../message/order.ts';
import type { Conversation } from './conversation.ts';
import { kinds } from '../message/criterion-kinds.ts';
import type { Query } from '../message/query.ts';

// A list can be returned to after questions about some of its products.

const LEAD_IN = '(?:(?:and|ok|so|now|then|actually|no|please|thanks|ta|can you|could you|lets) )*';
/** "Go back to the list", "the whole list again". */
const BACK_TO_LIST = new RegExp(
  `^${LEAD_IN}(?:(?:go |going |take me |jump )?back to|show(?: me)?|return to|see) (?:the |that |your )?(?:(?:whole|full|first|last|original|same) )*(?:list|lot|results?|all of them)(?: (?:again|please|now|from before|we had|you gave me))*$`,
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
const SEARCH_KINDS = kinds('form', 'disorder', 'type', 'brand', 'among', 'age');
/**
 * "Ok back to the feeds: which has most protein", "of those feeds": the list before questions about the app or a method. Words
 * that describe the list are no new criteria.
 */
export function returnToEarlierList(
  query: Query,
  conversation: Conversation,
): { query: Query; conversation: Conversation } {
  const { lastList, query: last } = conversation;
  const returnsToList = BACK_TO.test(query.text);
  const refersToList =
    (query.reference?.kind === 'all' || (query.reference?.kind === 'nth' && query.nutrients.length > 0)) &&
    (last?.otherIntents.length ?? 0) > 0;
  if (lastList === null || query.products.length > 0) return { query, conversation };
  const listConversation = {
    ...conversation,
    query: lastList.query,
    shownProducts: lastList.shownProducts,
    listedProducts: lastList.shownProducts,
  };
  if (leavesOutSome(query) && isOneOf(last, lastList.shownProducts))
    return { query, conversation: listConversation };
  if (!returnsToList && !refersToList) return { query, conversation };
  const { criteria, unresolvedName } = query;
  const others = criteria.filter((each) => !isImpliedBy(each, lastList.query.criteria));
  const brand =
    unresolvedName?.kind === 'brand' && lastList.query.criteria.some(({ kind }) => kind === 'brand');
  // "Back to the pouches" after PKU pouches: a word of the list's question.
  const words = lastList.query.text.split(' ');
  const isCalled = brand || query.unusedWords.some((word) => words.includes(word));
  if (returnsToList && others.length === criteria.length && !isCalled) return { query, conversation };
  return {
    query: {
      ...query,
      subject: 'list',
      criteria: others,
      unresolvedName: brand ? null : unresolvedName,
      unusedWords: query.unusedWords.filter((word) => word !== 'back' && !words.includes(word)),
      reference: { kind: 'all' },
    },
    conversation: listConversation,
  };
}
/** "Leave out the minis", "not the vegan ones" after one product of a list: applies to the list. */
const leavesOutSome = (query: Query): boolean =>
  excludesFromList(query.text) &&
  (query.topics.length === 0 || query.hasOnlyWeakTopics) &&
  query.nutrients.every((id) =>
    query.criteria.some((each) => each.kind === 'nutrient' && each.value === id),
  ) &&
  query.criteria.length > 0 &&
  (/\bones\b/u.test(query.text) || query.criteria.every(({ kind }) => GROUP_KINDS.has(kind)));
const GROUP_KINDS = kinds('among', 'brand', 'form');
const isOneOf = (last: Query | null, shown: readonly string[]): boolean =>
  last?.subject === 'products' &&
  last.products.length === 1 &&
  last.products.every((id) => shown.includes(id));

export function returnToList(query: Query, { lastList }: Conversation): Query | undefined {
  const { text, criteria, products, unresolvedName, order } = query;
  if (lastList === null || products.length > 0 || unresolvedName !== null) return undefined;
  const refersToAll = BACK_TO.test(text) && query.reference?.kind === 'all' && asksNothing(query);
  if (refersToAll || BACK_TO_LIST.test(text))
    return { ...(ALL_AGAIN.test(text) ? lastList.first : lastList.query), text };
  if (BACK_TO.test(text) && query.reference === null && criteria.length > 0 && order === null)
    return {
      ...lastList.query,
      criteria: [
        ...lastList.query.criteria.filter(({ kind, isRequired }) => isRequired && SEARCH_KINDS.has(kind)),
        ...criteria,
      ],
      order: null,
      text,
    };
  return undefined;
}

const WORDS_AROUND_RANK =
  /^(?:and|ok|so|then|now|what|which|who|is|are|was|were|about|how|come|comes|came|in|at|the|one|ones|place|places|number|please|for|,)$/u;

/** "What is 2nd and 3rd", "and the second" after a ranking: these places of the same ranking. */
export function queryRanks(query: Query, { lastList, query: last }: Conversation): Query | undefined {
  const words = query.text.split(' ').filter((word) => !WORDS_AROUND_RANK.test(word));
  const places = words.map((word) => ORDINALS.indexOf(word) + 1).toSorted((one, other) => one - other);
  const [place = 0] = places;
  const isAboutList =
    last?.subject === 'list' ||
    last?.products.every((id) => lastList?.shownProducts.includes(id) === true) === true;
  if (place === 0 || lastList === null || lastList.query.order === null || !isAboutList) return undefined;
  if (!asksNothing(query) || query.products.length > 0 || query.unresolvedName !== null) return undefined;
  return { ...lastList.query, order: { ...lastList.query.order, place, places }, asksForCount: false };
}
