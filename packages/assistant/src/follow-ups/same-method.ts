import type { Criterion, Query } from '../message/query.ts';

// Follow-ups on a method or a table of intakes: for another age, sex or nutrient.

/** `undefined` if the conversation is not about the app, and no table is asked for. */
export function continueMethod(originalQuery: Query, last: Query): Query | undefined {
  // "RNI for that?", "and the upper level of it": for the nutrient asked about before.
  if (originalQuery.otherIntents[0] === 'method:reference' && originalQuery.nutrients.length === 0)
    return { ...originalQuery, nutrients: last.nutrients, ...inheritPerson(originalQuery, last) };
  if (last.otherIntents.length === 0) return undefined;
  const need = otherNeed(originalQuery, last);
  if (need !== undefined)
    return {
      ...originalQuery,
      subject: 'general',
      topics: [],
      nutrients: [],
      otherIntents: [need],
      reference: null,
      unknownWords: [],
      ...inheritPerson(originalQuery, last),
    };
  if (asksAboutSameMethod(originalQuery, last))
    return {
      ...originalQuery,
      subject: 'general',
      topics: [],
      otherIntents: last.otherIntents,
      // "Men?" after iron for women.
      nutrients: originalQuery.nutrients.length > 0 ? originalQuery.nutrients : last.nutrients,
      reference: null,
      unknownWords: [],
      ...inheritPerson(originalQuery, last),
    };
  // "And Mifflin", "Harris-Benedict for the same age".
  return isAboutMethod(last) && isAboutMethod(originalQuery) && CONTINUES.test(originalQuery.text)
    ? { ...originalQuery, ...inheritPerson(originalQuery, last) }
    : originalQuery;
}

/** "And energy for them" after fluid: the methods for that. */
function otherNeed(asked: Query, last: Query): string | undefined {
  const { otherIntents, nutrients, products, order, namesProductsInGeneral, criteria } = asked;
  const [nutrient, another] = nutrients;
  const of = USES.find(([, , pattern]) => pattern.test(last.otherIntents[0] ?? ''));
  const need = another === undefined ? USES.find(([, id]) => id === nutrient) : undefined;
  const isOpen = otherIntents.length === 0 || otherIntents.join() === last.otherIntents.join();
  const isOfProducts =
    products.length > 0 || order !== null || namesProductsInGeneral || !criteria.every(isAgeCriterion);
  return of === undefined || of === need || !isOpen || isOfProducts ? undefined : need && `method:${need[0]}`;
}
const USES = [
  [
    'energy',
    'energyKcal',
    /^method:(?:energy|henry|schofield|harris|mifflin|penn|sacn|infantEnergy|\w+_paeds)/u,
  ],
  ['protein', 'protein', /^method:(?:protein|paeds)$/u],
  ['fluid', 'water', /^method:fluid$/u],
] as const;

const isAboutMethod = ({ otherIntents }: Query): boolean =>
  otherIntents.some((name) => name.startsWith('method:'));
const CONTINUES =
  /^(?:and|ok|same|now|then|what about|how about|for)\b|\bsame (?:age|sex|band|group|person|for)\b|\b(?:instead|too|as well|him|her|them|then)\b|^(?:\S+ ?){1,3}$/u;
const SEX_WORDS =
  /\b(?:females?|women|woman|lady|ladies|girls?|males?|men|man|boys?|lads?|blokes?|fellas?|gents?|gentlem[ae]n|him|he|her(?! (?:husband|son|dad|father|brother))|hers|she|wife|husband|mum|mam|mother|dad|father|son|daughter|sister|brother)\b/u;
/** Words for one table of intakes, or for the defaults of the methods. */
const TABLE_WORDS = /\b(?:upper (?:levels?|limits?)|upper|uls?|rnis?|lrni|defaults?)\b/u;
const BMI_WORDS = /\b(?:bmi|obes\w+|bariatric)\b/u;
/** References for protein have a table of their own, beside those for energy. */
const PROTEIN_WORDS = /\bproteins?\b/u;
/** A list of methods: what they are for is named again, or stays the same. */
export const NAMES_METHODS = /\b(?:methods|equations)\b/u;
const NEED_WORDS = /\b(?:energy|proteins?|fluids?)\b(?:(?: ,| and| or)* (?:energy|proteins?|fluids?)\b)*/u;
const AGE_WORDS =
  /\b(?:(?:over|under|above|below|from|aged?) )?\d{1,3}(?: (?:to |and )?\d{1,3})?(?: (?:months?|years?|yrs?|plus|and over))?\b/u;

/** A table read for a sex or an age is read for them again, except for what is named now. */
function inheritPerson({ text, criteria }: Query, last: Query): Pick<Query, 'text' | 'criteria'> {
  if (!isAboutMethod(last)) return { text, criteria };
  const lastText = last.text.replaceAll(/\b(?:19|20)\d\d\b/gu, '');
  const listPatterns = NAMES_METHODS.test(lastText) ? [NAMES_METHODS, NEED_WORDS] : [PROTEIN_WORDS];
  // "And if the BMI is over 30" after the default: asks about another method, not whether it is the default.
  const tablePatterns = BMI_WORDS.test(text) ? [] : [TABLE_WORDS];
  const inheritedWords = [SEX_WORDS, AGE_WORDS, ...tablePatterns, ...listPatterns].flatMap((pattern) =>
    pattern.test(text) ? [] : (pattern.exec(lastText)?.[0] ?? []),
  );
  const mentionsAge = AGE_WORDS.test(text) || criteria.some(isAgeCriterion);
  return {
    text: [text, ...inheritedWords].join(' '),
    criteria: [
      ...criteria,
      ...last.criteria.filter((each) =>
        isAgeCriterion(each) ? !mentionsAge : isCountryCriterion(each) && !criteria.some(isCountryCriterion),
      ),
    ],
  };
}
const isAgeCriterion = ({ kind }: Criterion): boolean => kind === 'age';
const isCountryCriterion = ({ kind }: Criterion): boolean => kind === 'country';

/** "Source?", "teenagers", "is that from PENG": only the person or the source is asked for. */
const asksAboutSameMethod = (
  { subject, products, otherIntents, unresolvedName, order, text }: Query,
  last: Query,
): boolean =>
  products.length === 0 &&
  unresolvedName === null &&
  order === null &&
  isAboutMethod(last) &&
  ((subject === 'general' && otherIntents.length === 0) ||
    (asksForSource(text) && (otherIntents.length === 0 || IS_IT_FROM.test(text))));

/** "Is that from PENG" */
const IS_IT_FROM =
  /^(?:and |so )?(?:is|are|was|were) (?:it|that|this|those|these|they) (?:from|by|out of)\b/u;

/** "Who came up with it", "where have you got those from", "have they been checked" after a method. */
export const asksForSource = (text: string): boolean =>
  text.split(' ').length <= MAX_WORDS && ASKS_THE_SOURCE.test(text);
/** The longest question that counts as a follow-up. */
const MAX_WORDS = 12;
const ASKS_THE_SOURCE =
  /\bwho (?:came up|made|wrote|published|checked|verified|validated|says|said|invented|devised|decided|worked|did)\b|\bwhere\b.*\b(?:from|out of)\b|\b(?:which|what) (?:paper|journal|year|study|edition|book|source|reference)\b(?! intakes?)|\bwhat\b.*\b(?:come from|based on|the evidence|the source)\b|\b(?:has|have) (?:anyone|anybody|someone|somebody|you|ye) (?:ever |actually )?(?:checked|verified|confirmed|validated|reviewed)\b|\bwhere (?:do|did|have|are|were) (?:you|ye|they|these|those) (?:get|got|find|found|take|taken)\b|\bwhat(?: i)?s the (?:source|reference|citation|paper)\b(?! (?:intake|value|nutrient|for|of|range))|\bwhose\b.*\b(?:figures|numbers|work|equation|values)\b|\b(?:have|has|are|were|been|is|was) (?:they|it|these|those|that|this|the figures|the numbers)\b.*\b(?:checked|verified|confirmed|validated|published|evidence based|reliable|official|up to date|current|reviewed|signed off)\b|\b(?:can|should|do|would) (?:i|we|you) (?:trust|rely on) (?:it|them|that|those|these|this)\b|\bhow (?:old|recent|reliable|accurate|trustworthy|solid|good) (?:is|are) (?:it|they|these|those|that|this)\b|^(?:and |so )?(?:is|are|was|were) (?:it|that|this|those|these|they) (?:from|by|out of)\b|^(?:and |so )?(?:from )?(?:which |what |the )?(?:year|edition)\b(?! olds?)|^(?:and )?(?:any |the |what )?(?:sources?(?! of)|references?(?! (?:intakes?|values?|nutrients?|for|of))|citations?|evidence|papers?|status)\b/u;
