import { isInSpan } from '../names/mention.ts';
import type { Knowledge } from '../answers/draft.ts';
import { toClassifierWords } from '../intent/classifier-words.ts';
import { familyOf, type LikelyIntent } from '../intent/classifier.ts';
import { refusalOf } from '../intent/intents.ts';
import { unique } from '../language/phrases.ts';
import { backgroundPositions } from './patient-facts.ts';
import { kinds } from '../message/criterion-kinds.ts';
import { type Criterion, NO_QUERY, type Query } from '../message/query.ts';
import { type Reading, withoutWords } from '../message/reading.ts';

/** From this likelihood, a part of the message asks for a decision and does not only describe a patient. */
const DECISION_THRESHOLD = 0.9;

/** The words without the background on a patient: a blood result is not an amount of a product. */
export function withoutBackground(
  reading: Reading,
  likelyIntents: readonly LikelyIntent[],
  { intents }: Knowledge,
): Reading {
  const { typed, mentions } = reading;
  // "Henry female 18-30": a row of a method's table.
  if (familyOf(likelyIntents[0]?.name ?? '') === 'method') return reading;
  const isNamed = isInSpan(mentions);
  const texts = typed.map(({ text }, at) =>
    // "1 kg Lowenfield Flour Mix" is no patient's weight.
    isNamed(at) ? '_' : text === 'kg' && isNamed(at + 1) ? 'g' : text,
  );
  const backgroundAt = backgroundPositions(
    texts,
    (text) => refusalOf(intents(text.split(' '), null), DECISION_THRESHOLD) !== undefined,
  );
  if (backgroundAt.size === 0) return reading;
  return withoutWords(reading, (at) => backgroundAt.has(at));
}

/** "He is on 800 ml of it overnight, how much protein is that" asks about the 800 ml, although it is background. */
export const withBackgroundAmount = (
  askedQueries: readonly Query[],
  allQueries: readonly Query[],
): readonly Query[] => {
  const [only, another] = allQueries.flatMap(({ amounts }) => amounts);
  return askedQueries.map((query) => {
    if (query.nutrients.length === 0 || !IS_THAT_MUCH.test(query.text)) return query;
    // "Potassium in 4 of these, and she is on 2 bottles of it, what protein is in them": in the 2.
    const told = allQueries
      .find(({ text }) => text !== query.text && text.endsWith(query.text))
      ?.amounts.at(-1);
    if (told !== undefined) return { ...query, amounts: [told] };
    return only !== undefined && another === undefined && query.amounts.length + query.products.length === 0
      ? { ...query, amounts: [only] }
      : query;
  });
};
const IS_THAT_MUCH =
  /\b(?:what|how (?:much|many))\b.*(?:\b(?:is|does|would|will) (?:that|it|he|she|they)\b| (?:from|in) (?:that|it|them|those)$)|\b(?:that|it) (?:comes?|gives?|provides?|works? out)\b/u;

/** Refers to a product that is or was named: "how many scoops is that". */
const REFERS_TO_PRODUCT = /_|\b(?:it|its|that|this|them|those|these|they)\b/u;
/** "How much should I give and what is the protein in it": split at "and" too if one of the questions asks for a decision. */
const PART_SEPARATOR = / , | and (?=(?:(?:also|then) )?(?:whats?|which|how|should|shall)\b)/u;
const DECIDES = /\b(?:should|shall)\b/u;
/** The parts between commas that name no product, where they were read together with one that does. */
export function partsWithoutName(reading: Reading, askedQueries: readonly Query[]): Query[] {
  const maskedText = toClassifierWords(reading).join(' ');
  const stretches = maskedText
    .split(DECIDES.test(maskedText) ? PART_SEPARATOR : ' , ')
    .filter((text) => text !== '');
  return stretches.length < 2
    ? []
    : stretches
        .filter((text) => !REFERS_TO_PRODUCT.test(text))
        .map((text) => text.replace(LEADING_CONJUNCTIONS, ''))
        .filter((text) => !askedQueries.some(({ classifierWords }) => classifierWords.join(' ') === text))
        // "How much calories" continues the question before it.
        .filter((text) => text.split(' ').length >= MIN_QUESTION_WORDS)
        .map((text) => ({ ...NO_QUERY, text, classifierWords: text.split(' ') }));
}

const LEADING_CONJUNCTIONS = /^(?:(?:and|also|then|so) )+/u;
const MIN_QUESTION_WORDS = 4;

/** Facts about a patient that a list has to respect: an age, a disorder, an allergy, a diet. */
const PATIENT_KINDS = kinds('age', 'allergen', 'diet', 'disorder', 'type');
/** "CKD lady, which sips have least potassium": about all sips, not only those described as renal. */
const isPatientCriterion = (each: Criterion): boolean =>
  PATIENT_KINDS.has(each.kind) && !(each.kind === 'type' && each.value === 'renal');

const isOnlyBackground = ({
  subject,
  criteria,
  order,
  asksForSomeOfKind,
  namesProductsInGeneral,
  asksForCount,
  amounts,
  text,
}: Query): boolean =>
  subject === 'list' &&
  // "And how many biscuits in the pack" is a question.
  !/^(?:how (?:many|much)|(?:is|are|does|do|has|have|can) (?:\w+ )*(?:it|they|them|this|that|these|those|any|both|either))\b/u.test(
    text,
  ) &&
  order === null &&
  // "And in 2 slices of the loaf"
  amounts.length === 0 &&
  !(asksForSomeOfKind || namesProductsInGeneral || asksForCount) &&
  criteria.some(isPatientCriterion) &&
  // "78, with CKD" asks for nothing renal, and "the renal team keeps him to 1 litre" for no packs.
  criteria.every(({ kind }) => PATIENT_KINDS.has(kind) || kind === 'pack');

/** "We had a delivery of it, what is in it": asks nothing about stock. */
const isStockBackground = ({ topics, text, nutrients, criteria }: Query): boolean =>
  topics.length === 1 &&
  topics[0] === 'stock' &&
  nutrients.length + criteria.length === 0 &&
  /\b(?:have|had|got|received|came|arrived|delivered|took|in)\b/u.test(text) &&
  !/^(?:is|are|do|does|has|can|could|will|when|any|how|whats?|which|where)\b|\b(?:you|out of stock)\b/u.test(
    text,
  );

/** "Phenylketonuria teen, compare X and Y": beside named products or a list, facts about a patient ask for no list of their own. */
export function withoutBackgroundLists(queries: readonly Query[]): readonly Query[] {
  const isAskedElsewhere = queries.some(
    (query) => query.products.length > 0 || (query.subject === 'list' && !isOnlyBackground(query)),
  );
  if (!isAskedElsewhere) return queries;
  return queries.flatMap((query, at) => {
    const before = queries[at - 1];
    const isAboutStock = isStockBackground(query) && at + 1 < queries.length;
    if (isOnlyBackground(query) || isAboutStock) return [];
    const followsStock = before !== undefined && isStockBackground(before) && query.products.length === 0;
    return followsStock && query.unresolvedName === null && query.subject === 'products'
      ? [{ ...query, products: before.products }]
      : [query];
  });
}

/** One criterion of each kind, except allergens: all of them have to be respected. */
const keyOf = (each: Criterion): string => (each.kind === 'allergen' ? `allergen ${each.value}` : each.kind);

/** "Does it contain soya? He is allergic to soya and egg": asks about egg as well. */
const accepts = ({ subject, criteria }: Query, kindKey: string): boolean =>
  subject === 'list' || (kindKey.startsWith('allergen') && criteria.some(({ kind }) => kind === 'allergen'));

/** "2 year old with CMPA, list tube feeds under 300 mOsm": the list respects what is told about the patient. */
export function withPatientCriteria(
  queries: readonly Query[],
  /** As asked, without the background. Some of their criteria may have been dropped since. */
  askedQueries: readonly Query[],
  /** As read with all the background. */
  withAll: readonly Query[],
): Query[] {
  const isAskedFor = (one: Criterion) =>
    askedQueries.some(({ criteria }) => criteria.some((each) => keyOf(each) === keyOf(one)));
  const patientCriteria = withAll.flatMap(({ criteria }) =>
    criteria.filter((each) => isPatientCriterion(each) && !isAskedFor(each)),
  );
  return [...new Set(patientCriteria.map(keyOf))].reduce<Query[]>(
    (all, kindKey) => {
      const criteriaOfKind = unique(patientCriteria.filter((each) => keyOf(each) === kindKey));
      // Of two ages it is not known which the list is for.
      if (kindKey === 'age' && criteriaOfKind.length > 1) return all;
      return all.map((query) =>
        accepts(query, kindKey) && !query.criteria.some((each) => keyOf(each) === kindKey)
          ? {
              ...query,
              criteria: [...query.criteria, ...criteriaOfKind],
              topics: query.topics.filter((topic) => topic !== 'ages'),
            }
          : query,
      );
    },
    [...queries],
  );
}
