import { asBefore, asksNothing, isSaidBy, ofPointed } from './as-before.ts';
import type { Range } from './described.ts';
import type { Spoken } from './spoken.ts';
import type { Criterion, Query } from './query.ts';

// A list stays in mind past what was asked of some of it.

const AND = '(?:(?:and|ok|so|now|then|actually|no|please|thanks|ta|can you|could you|lets) )*';
/** "Go back to the list", "the whole list again". */
const BACK = new RegExp(
  `^${AND}(?:(?:go |going |take me |jump )?back to|show(?: me)?|return to|see) (?:the |that |your )?(?:(?:whole|full|first|last|original|same) )*(?:list|lot|results?|all of them)(?: (?:again|please|now|from before|we had|you gave me))*$`,
  'u',
);
const AGAIN = new RegExp(`^${AND}(?:the |that )?(?:(?:whole|full) )?list again(?: please)?$`, 'u');
/** "Right, back to the feeds: which has most protein"; "back to the vegan ones": of the list's kind, and nothing asked of it since. */
const BACK_TO =
  /^(?:(?:and|ok|so|right|now|then|actually|anyway|great|thanks|no|,) )*(?:go |going |take me |jump |lets go )?back to /u;
/** "And the rest", "the other ones", "show the remaining 4". */
const REST = new RegExp(
  `^${AND}(?:(?:what about|how about|show(?: me)?|list|give me|same for|for|what is|what are|who are) )*(?:all )?(?:the )?(?:rest|others|other ones|remaining(?: ones| \\d+)?|remainder|other \\d+)(?: (?:of (?:them|the list|those|these)|please|then|too|as well|in the list|on the list))*$`,
  'u',
);
const KIND = /^(?:form|disorder|type|brand|among|age)$/u;
/** So many of a list are shown. */
const SHOWN = 5;

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

export function backToTheList(
  query: Query,
  { query: last, list, listed }: Spoken,
  range: Range,
): Query | undefined {
  const { text, criteria, products, unclear, order } = query;
  const ofTheBrand = restOfABrand(query, listed);
  if (ofTheBrand !== undefined) return ofTheBrand;
  if (list === null || products.length > 0 || unclear !== null) return undefined;
  const isOfAll = BACK_TO.test(text) && query.reference?.kind === 'all' && asksNothing(query);
  if (isOfAll || BACK.test(text) || AGAIN.test(text)) return { ...list.query, text };
  if (BACK_TO.test(text) && query.reference === null && criteria.length > 0 && order === null)
    return {
      ...list.query,
      criteria: [...kindOf(list.query.criteria, criteria), ...criteria],
      order: null,
      text,
    };
  return REST.test(text) && criteria.length === 0 ? theRest(query, last, list, range) : undefined;
}

/** "The rest of the Dalesips": all of the brand but those that were shown. */
function restOfABrand(query: Query, listed: readonly string[]): Query | undefined {
  const { unclear, text, topics, nutrients } = query;
  const told = unclear?.kind === 'brand' ? unclear.ids.filter((id) => listed.includes(id)) : [];
  if (unclear === null || told.length === 0 || !/\b(?:rest of|other|remaining)\b/u.test(text))
    return undefined;
  if (topics.length + nutrients.length > 0 || query.isComparison) return undefined;
  const ids = unclear.ids.filter((id) => !told.includes(id));
  const criteria: Criterion[] = [
    ...query.criteria,
    { kind: 'among', is: true, ids, words: `the others of ${unclear.heard}` },
  ];
  return { ...query, subject: 'list', unclear: null, criteria, leftOver: [], asksForSome: true };
}

/** What the list is of; another of the same kind takes its place. */
const kindOf = (all: readonly Criterion[], added: readonly Criterion[]): readonly Criterion[] =>
  all.filter(({ kind, is }) => is && KIND.test(kind) && !added.some((each) => each.kind === kind));

/** Of a list the ones that were not shown; of some of it that were asked about the ones that were not. */
function theRest(
  query: Query,
  last: Query | null,
  { query: asked, shown }: NonNullable<Spoken['list']>,
  { names }: Range,
): Query | undefined {
  const asksOfSome = last?.subject === 'products' && last.products.length > 0;
  const told = asksOfSome ? last.products : shown.slice(0, SHOWN);
  const rest = shown.filter((id) => !told.includes(id));
  const isOfIt = told.length > 0 && told.every((id) => shown.includes(id));
  if (!isOfIt || rest.length === 0) return undefined;
  if (asksOfSome && rest.length <= SHOWN) return ofPointed(asBefore(query, last), last, rest);
  const named = names.all
    .filter(({ product }) => told.includes(product.id))
    .map(({ product }) => product.name);
  const criteria: Criterion[] = [
    ...asked.criteria,
    { kind: 'among', is: false, ids: told, words: named.join(' or ') },
  ];
  const nutrients = asksOfSome ? last.nutrients : asked.nutrients;
  return { ...asked, criteria, nutrients, isCount: false, text: query.text };
}
