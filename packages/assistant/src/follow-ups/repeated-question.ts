import type { Criterion, Query } from '../message/query.ts';

// A follow-up that leaves something out repeats the question before, on the same basis.

export const asksNothing = ({
  topics,
  nutrients,
  nutrientsWithoutRow,
  criteria,
  order,
  isComparison,
}: Query): boolean =>
  topics.length + nutrients.length + nutrientsWithoutRow.length + criteria.length === 0 &&
  order === null &&
  !isComparison;

/** Repeats the last question, for other products or on another basis. */
export const repeatedQuestion = (
  query: Query,
  { topics, nutrients, nutrientsWithoutRow, criteria, ...last }: Query,
): Query => ({
  ...query,
  topics,
  nutrients,
  nutrientsWithoutRow,
  criteria,
  ...inheritBasis(query, last),
});

type FigureBasis = Pick<Query, 'amounts' | 'basis' | 'isInMmol' | 'isMadeUp' | 'target'>;
export const inheritBasis = (query: Query, last: FigureBasis): FigureBasis => {
  const saysHow = query.amounts.length > 0 || query.basis !== null;
  return {
    target: query.target ?? (saysHow ? null : last.target),
    amounts: saysHow ? query.amounts : last.amounts,
    basis: saysHow ? query.basis : last.basis,
    isInMmol: query.isInMmol || last.isInMmol,
    isMadeUp: query.isMadeUp || (!saysHow && last.isMadeUp),
  };
};

/** Words that add a product to those in the conversation. */
export const ADDS_PRODUCT =
  /\b(?:add|include|plus|as well|too|also|put|(?:chuck|throw|stick|bring|pop|drop) in)\b/u;

/** "No, I meant": replaces what was understood. */
export const CORRECTS = /\b(?:i mean|i meant|meant|sorry|no|instead|wrong one)\b/u;

/** "And the juice", "add Dalesip Mini too": adds a product to a comparison. */
export const addsProduct = ({ text, startsAsFollowUp }: Query, last: Query): boolean =>
  last.isComparison &&
  last.products.length > 1 &&
  !CORRECTS.test(text) &&
  (startsAsFollowUp || ADDS_PRODUCT.test(text));

/** For products referred to or named in part: what is asked now, or else the question before. */
export function queryAbout(
  query: Query,
  last: Query,
  products: readonly string[],
  /** By "it" or "both", not by words of a name. */
  isReferredTo = false,
): Query {
  // "Of both" when only one was read: the answer says that the other is left out.
  const isOtherOfTwoUnread = isReferredTo && products.length < 2 && BOTH.test(query.text);
  const cleared = {
    ...(isOtherOfTwoUnread && { uncataloguedItems: ['the other of the two'] }),
    unresolvedName: null,
    reference: null,
    unknownWords: [],
    // "In 1000 of each": an amount, not a word of a name.
    unreadAmounts: isReferredTo ? query.unreadAmounts : [],
    unusedWords: [],
    unmatchedWords: [],
  };
  const base: Query = { ...query, ...cleared, subject: 'products', products };
  // "The juice one", "and mini protein": words of a name, not a question.
  const criteria = query.criteria.filter(
    ({ kind }) =>
      kind !== 'type' &&
      (kind !== 'flavour' || isReferredTo) &&
      !(kind === 'form' && CORRECTS.test(query.text)),
  );
  const asksForFigures =
    query.nutrients.length > 0 && (isReferredTo || products.length > 1 || query.reference?.kind === 'nth');
  return !asksForFigures && asksNothing({ ...query, criteria, nutrients: [] }) && last.subject === 'products'
    ? {
        ...repeatedQuestion(base, last),
        classifierWords: last.classifierWords,
        text: last.classifierWords.join(' '),
      }
    : base;
}

const BOTH = /\b(?:both|(?:those|these|the) 2|2 of (?:them|those|these))\b/u;

/** Whether the list's criteria already imply this one: "feeds" adds nothing to tube feeds. */
export const isImpliedBy = (one: Criterion, all: readonly Criterion[]): boolean =>
  all.some(
    (other) =>
      (one.isRequired === other.isRequired && isSame(one, other)) ||
      (one.kind === 'form' &&
        one.isRequired &&
        one.value === 'feed' &&
        other.kind === 'form' &&
        other.isRequired),
  );

/** A criterion without some of its alternatives. */
export function withoutAlternatives(
  { alternatives = [], ...first }: Criterion,
  isDropped: (each: Criterion) => boolean,
): Criterion[] {
  const [left, ...others] = [first as Criterion, ...alternatives].filter((each) => !isDropped(each));
  if (left === undefined) return [];
  return [others.length === 0 ? left : { ...left, alternatives: others }];
}

export const isSame = (one: Criterion, other: Criterion): boolean =>
  JSON.stringify({ ...one, isRequired: true, alternatives: [] }) ===
  JSON.stringify({ ...other, isRequired: true, alternatives: [] });

/** "As made up?", "and if it is decanted", "and a decanted one": the same question under another condition. */
export function underOtherConditions(query: Query, last: Query): Query {
  const { text, topics, nutrients, criteria, products } = query;
  // "And as made up?" after a ranking.
  if (last.subject === 'list' && last.order !== null && query.basis === 'as-fed' && MADE_UP.test(text))
    return { ...query, topics: [], reference: null, startsAsFollowUp: true };
  const asksForMixingWater = nutrients.join() === 'water' && MADE_WITH.test(text);
  if (last.subject !== 'products' || (products.length + nutrients.length > 0 && !asksForMixingWater))
    return query;
  if (last.nutrients.length > 0 && MADE_WITH.test(text))
    return { ...last, text, amounts: [], basis: null, isMadeUp: true };
  if (last.nutrients.length > 0 && MADE_UP.test(text) && criteria.length === 0)
    return { ...query, topics: [], amounts: [{ kind: 'measure', amount: 100, unit: 'ml' }] };
  const same = {
    ...query,
    subject: last.subject,
    topics: last.topics,
    hasOnlyWeakTopics: false,
    otherIntents: [],
    criteria: [],
  };
  // About the product ("decanted"), not about a person ("vomits").
  const isAboutProduct =
    topics.length > 0 && topics.every((topic) => topic === 'directions' || topic === 'dilution');
  return isAboutProduct && last.topics.length > 0 && CONDITION.test(text)
    ? { ...same, startsAsFollowUp: true }
    : query;
}
const MADE_UP =
  /^(?:(?:and|what about|how about|ok|so|the feed|once|when|if|it|is|per 100 ml) )*(?:as )?(?:made up|prepared|reconstituted|mixed)(?: (?:feed|up))?$/u;
/** "With semi skimmed milk", "if it is made with water". */
const MADE_WITH =
  /^(?:(?:and|what about|how about|ok|so|once|when|if|it|is|you|i|we) )*(?:(?:made|make|mixed|mix)(?: it)?(?: up)? (?:with|in|using) .+|with (?:(?:semi|skimmed|whole|full|fat|soya|oat|almond|goats|cold|fresh) )+milk)$/u;
const CONDITION =
  /^(?:(?:and|but|ok|so|then) )*(?:(?:what|how) (?:about )?)?(?:if|when|once|after|in case)\b/u;
