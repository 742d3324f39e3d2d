import { standsIn } from '../names/mention.ts';
import type { Knowledge } from '../answers/draft.ts';
import { classifierWords } from '../intent/classifier-words.ts';
import { familyOf, type Likelihood } from '../intent/classifier.ts';
import { refusalOf } from '../intent/intents.ts';
import { once } from '../language/phrases.ts';
import { patientWordsAt } from './patient-facts.ts';
import { kinds } from '../message/criterion-kinds.ts';
import { type Criterion, NO_QUERY, type Query } from '../message/query.ts';
import { type Reading, withoutWords } from '../message/reading.ts';

/** So likely that a stretch asks for a decision, and does not only tell of somebody. */
const IS_ASKED = 0.9;

/** The words without what is told of somebody in numbers: a result is no amount of a product. */
export function withoutBackground(
  reading: Reading,
  likely: readonly Likelihood[],
  { intents }: Knowledge,
): Reading {
  const { typed, mentions } = reading;
  // "Henry female 18-30": the row of a method's table.
  if (familyOf(likely[0]?.name ?? '') === 'method') return reading;
  const isNamed = standsIn(mentions);
  const said = typed.map(({ text }, at) => (isNamed(at) ? '_' : text));
  const told = patientWordsAt(
    said,
    (text) => refusalOf(intents(text.split(' '), null), IS_ASKED) !== undefined,
  );
  if (told.size === 0) return reading;
  return withoutWords(reading, (at) => told.has(at));
}

/** "He is on 800 ml of it overnight, how much protein is that": of as much, although it was told. */
export const withBackgroundAmount = (asked: readonly Query[], whole: readonly Query[]): readonly Query[] => {
  const [told, another] = whole.flatMap(({ amounts }) => amounts);
  return told === undefined || another !== undefined
    ? asked
    : asked.map((query) =>
        query.amounts.length + query.products.length === 0 &&
        query.nutrients.length > 0 &&
        IS_THAT_MUCH.test(query.text)
          ? { ...query, amounts: [told] }
          : query,
      );
};
const IS_THAT_MUCH =
  /\bhow (?:much|many)\b.*\b(?:is|does|would|will) (?:that|it|he|she|they)\b|\b(?:that|it) (?:comes?|gives?|provides?|works? out)\b/u;

/** A product that is named or was just named is asked about: "how many scoops is that". */
const POINTS_AT_ONE = /_|\b(?:it|its|that|this|them|those|these|they)\b/u;
/** "How much should I give and what is the protein in it": parted where one of two asks what is to be done. */
const PARTS = / , | and (?=(?:(?:also|then) )?(?:whats?|which|how|should|shall)\b)/u;
const DECIDES = /\b(?:should|shall)\b/u;
/** Between its commas what names no product, where that was read together with what does. */
export function stretchesOf(reading: Reading, asked: readonly Query[]): Query[] {
  const heard = classifierWords(reading).join(' ');
  const stretches = heard.split(DECIDES.test(heard) ? PARTS : ' , ').filter((text) => text !== '');
  return stretches.length < 2
    ? []
    : stretches
        .filter((text) => !POINTS_AT_ONE.test(text))
        .map((text) => text.replace(JOINED, ''))
        .filter((text) => !asked.some(({ heard }) => heard.join(' ') === text))
        // "How much calories" goes on with what was asked before it.
        .filter((text) => text.split(' ').length >= SHORTEST_QUESTION)
        .map((text) => ({ ...NO_QUERY, text, heard: text.split(' ') }));
}

const JOINED = /^(?:(?:and|also|then|so) )+/u;
const SHORTEST_QUESTION = 4;

/** What somebody is, that a list is not to leave out: an age, a disorder, an allergy, a diet. */
const IS_TOLD = kinds('age', 'allergen', 'diet', 'disorder', 'type');
/** "CKD lady, which sips have least potassium": of all sips, and not of those alone that are described as renal. */
const isToldOf = (each: Criterion): boolean =>
  IS_TOLD.has(each.kind) && !(each.kind === 'type' && each.value === 'renal');

const isOfToldAlone = ({
  subject,
  criteria,
  order,
  asksForSome,
  namesProducts,
  isCount,
  amounts,
  text,
}: Query): boolean =>
  subject === 'list' &&
  // "And how many biscuits in the pack" asks.
  !/^(?:how (?:many|much)|(?:is|are|does|do|has|have|can) (?:\w+ )*(?:it|they|them|this|that|these|those|any|both|either))\b/u.test(
    text,
  ) &&
  order === null &&
  // "And in 2 slices of the loaf"
  amounts.length === 0 &&
  !(asksForSome || namesProducts || isCount) &&
  criteria.some(isToldOf) &&
  // "78, with CKD" asks for nothing renal, and "the renal team keeps him to 1 litre" for no packs.
  criteria.every(({ kind }) => IS_TOLD.has(kind) || kind === 'pack');

/** "We had a delivery of it, what is in it": nothing is asked of our stock. */
const isOfStockTold = ({ topics, text, nutrients, criteria }: Query): boolean =>
  topics.length === 1 &&
  topics[0] === 'stock' &&
  nutrients.length + criteria.length === 0 &&
  /\b(?:have|had|got|received|came|arrived|delivered|took|in)\b/u.test(text) &&
  !/^(?:is|are|do|does|has|can|could|will|when|any|how|whats?|which|where)\b|\b(?:you|out of stock)\b/u.test(
    text,
  );

/**
 * "Phenylketonuria teen, compare X and Y": beside products that are named, or a list that is asked for, what somebody is asks for no
 * list of its own.
 */
export function withoutBackgroundLists(queries: readonly Query[]): readonly Query[] {
  const isAskedElsewhere = queries.some(
    (query) => query.products.length > 0 || (query.subject === 'list' && !isOfToldAlone(query)),
  );
  if (!isAskedElsewhere) return queries;
  return queries.flatMap((query, at) => {
    const before = queries[at - 1];
    const isOfStock = isOfStockTold(query) && at + 1 < queries.length;
    if (isOfToldAlone(query) || isOfStock) return [];
    const isOfIt = before !== undefined && isOfStockTold(before) && query.products.length === 0;
    return isOfIt && query.unclear === null && query.subject === 'products'
      ? [{ ...query, products: before.products }]
      : [query];
  });
}

/** Of each kind one; each allergen by itself, for all of them are to be kept to. */
const whatOf = (each: Criterion): string => (each.kind === 'allergen' ? `allergen ${each.value}` : each.kind);

/** "Does it contain soya? He is allergic to soya and egg": of egg as well. */
const takesIn = ({ subject, criteria }: Query, what: string): boolean =>
  subject === 'list' || (what.startsWith('allergen') && criteria.some(({ kind }) => kind === 'allergen'));

/** "2 year old with CMPA, list tube feeds under 300 mOsm": what is told of somebody is kept to by the list. */
export function withPatientCriteria(
  queries: readonly Query[],
  /** As they were asked, without what is told: what is in them may have been let go since. */
  asked: readonly Query[],
  /** As they are read with all that is told. */
  withAll: readonly Query[],
): Query[] {
  const isAsked = (one: Criterion) =>
    asked.some(({ criteria }) => criteria.some((each) => whatOf(each) === whatOf(one)));
  const told = withAll.flatMap(({ criteria }) => criteria.filter((each) => isToldOf(each) && !isAsked(each)));
  return [...new Set(told.map(whatOf))].reduce<Query[]>(
    (all, what) => {
      const ofKind = once(told.filter((each) => whatOf(each) === what));
      // Of two ages it is not known whose the list is for.
      if (what === 'age' && ofKind.length > 1) return all;
      return all.map((query) =>
        takesIn(query, what) && !query.criteria.some((each) => whatOf(each) === what)
          ? {
              ...query,
              criteria: [...query.criteria, ...ofKind],
              topics: query.topics.filter((topic) => topic !== 'ages'),
            }
          : query,
      );
    },
    [...queries],
  );
}
