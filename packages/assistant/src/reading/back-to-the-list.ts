import { asksNothing, isSaidBy } from './as-before.ts';
import type { Spoken } from './spoken.ts';
import type { Query } from './query.ts';

// A list stays in mind past what was asked of some of it.

const AND = '(?:(?:and|ok|so|now|then|actually|no|please|thanks|ta|can you|could you|lets) )*';
/** "Go back to the list", "the whole list again". */
const BACK = new RegExp(
  `^${AND}(?:(?:go |going |take me |jump )?back to|show(?: me)?|return to|see) (?:the |that |your )?(?:(?:whole|full|first|last|original|same) )*(?:list|lot|results?|all of them)(?: (?:again|please|now|from before|we had|you gave me))*$`,
  'u',
);
/** "Right, back to the feeds: which has most protein"; "back to the vegan ones": of the list's kind, and nothing asked of it since. */
const BACK_TO =
  /^(?:(?:and|ok|so|right|now|then|actually|anyway|great|thanks|no|,) )*(?:go |going |take me |jump |lets go )?back to /u;
const KIND = /^(?:form|disorder|type|brand|among|age)$/u;
/**
 * "Ok back to the feeds: which has most protein", "of those feeds": the list that was asked for before the app or a method.
 * What it is called by is asked of it already.
 */
export function recalled(query: Query, spoken: Spoken): { query: Query; spoken: Spoken } {
  const { list, query: last } = spoken;
  const isBack = BACK_TO.test(query.text);
  const isOfThose =
    (query.reference?.kind === 'all' || (query.reference?.kind === 'nth' && query.nutrients.length > 0)) &&
    (last?.general.length ?? 0) > 0;
  if (list === null || query.products.length > 0 || (!isBack && !isOfThose)) return { query, spoken };
  const { criteria, unclear } = query;
  const others = criteria.filter((each) => !isSaidBy(each, list.query.criteria));
  const brand = unclear?.kind === 'brand' && list.query.criteria.some(({ kind }) => kind === 'brand');
  // "Back to the pouches", of PKU pouches: a word that it was asked for by.
  const words = list.query.text.split(' ');
  const isCalled = brand || query.leftOver.some((word) => words.includes(word));
  if (isBack && others.length === criteria.length && !isCalled) return { query, spoken };
  return {
    query: {
      ...query,
      subject: 'list',
      criteria: others,
      unclear: brand ? null : unclear,
      leftOver: query.leftOver.filter((word) => word !== 'back' && !words.includes(word)),
      reference: { kind: 'all' },
    },
    spoken: { ...spoken, query: list.query, shown: list.shown, listed: list.shown },
  };
}

export function backToTheList(query: Query, { list }: Spoken): Query | undefined {
  const { text, criteria, products, unclear, order } = query;
  if (list === null || products.length > 0 || unclear !== null) return undefined;
  const isOfAll = BACK_TO.test(text) && query.reference?.kind === 'all' && asksNothing(query);
  if (isOfAll || BACK.test(text)) return { ...list.query, text };
  if (BACK_TO.test(text) && query.reference === null && criteria.length > 0 && order === null)
    return {
      ...list.query,
      criteria: [...list.query.criteria.filter(({ kind, is }) => is && KIND.test(kind)), ...criteria],
      order: null,
      text,
    };
  return undefined;
}
