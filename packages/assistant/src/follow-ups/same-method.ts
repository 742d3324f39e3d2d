import type { Criterion, Query } from '../message/query.ts';

// Follow-ups on a method or a table of intakes: for another age, sex or nutrient.

/** `undefined` if the conversation is not about the app, and no table is asked for. */
export function aboutTheSameMethod(asked: Query, last: Query): Query | undefined {
  // "RNI for that?", "and the upper level of it": for the nutrient asked about before.
  if (asked.general[0] === 'method:reference' && asked.nutrients.length === 0)
    return { ...asked, nutrients: last.nutrients, ...narrowed(asked, last) };
  if (last.general.length === 0) return undefined;
  const need = otherNeed(asked, last);
  if (need !== undefined)
    return {
      ...asked,
      subject: 'general',
      topics: [],
      nutrients: [],
      general: [need],
      reference: null,
      unknown: [],
      ...narrowed(asked, last),
    };
  if (isOfTheSame(asked, last))
    return {
      ...asked,
      subject: 'general',
      topics: [],
      general: last.general,
      // "Men?" after iron for women.
      nutrients: asked.nutrients.length > 0 ? asked.nutrients : last.nutrients,
      reference: null,
      unknown: [],
      ...narrowed(asked, last),
    };
  // "And Mifflin", "Harris-Benedict for the same age".
  return speaksOfAMethod(last) && speaksOfAMethod(asked) && GOES_ON.test(asked.text)
    ? { ...asked, ...narrowed(asked, last) }
    : asked;
}

/** "And energy for them" after fluid: the methods for that. */
function otherNeed(asked: Query, last: Query): string | undefined {
  const { general, nutrients, products, order, namesProducts, criteria } = asked;
  const [nutrient, another] = nutrients;
  const of = USES.find(([, , pattern]) => pattern.test(last.general[0] ?? ''));
  const need = another === undefined ? USES.find(([, id]) => id === nutrient) : undefined;
  const isOpen = general.length === 0 || general.join() === last.general.join();
  const isOfProducts = products.length > 0 || order !== null || namesProducts || !criteria.every(isAnAge);
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

const speaksOfAMethod = ({ general }: Query): boolean => general.some((name) => name.startsWith('method:'));
const GOES_ON =
  /^(?:and|ok|same|now|then|what about|how about|for)\b|\bsame (?:age|sex|band|group|person|for)\b|\b(?:instead|too|as well|him|her|them|then)\b|^(?:\S+ ?){1,3}$/u;
const OF_A_SEX =
  /\b(?:females?|women|woman|lady|ladies|girls?|males?|men|man|boys?|lads?|blokes?|fellas?|gents?|gentlem[ae]n|him|he|her(?! (?:husband|son|dad|father|brother))|hers|she|wife|husband|mum|mam|mother|dad|father|son|daughter|sister|brother)\b/u;
/** Words for one table of intakes, or for the defaults of the methods. */
const OF_A_TABLE = /\b(?:upper (?:levels?|limits?)|upper|uls?|rnis?|lrni|defaults?)\b/u;
const OF_A_BMI = /\b(?:bmi|obes\w+|bariatric)\b/u;
/** References for protein have a table of their own, beside those for energy. */
const OF_PROTEIN = /\bproteins?\b/u;
/** A list of methods: what they are for is named again, or stays the same. */
export const NAMES_METHODS = /\b(?:methods|equations)\b/u;
const OF_A_NEED = /\b(?:energy|proteins?|fluids?)\b(?:(?: ,| and| or)* (?:energy|proteins?|fluids?)\b)*/u;
const OF_AN_AGE =
  /\b(?:(?:over|under|above|below|from|aged?) )?\d{1,3}(?: (?:to |and )?\d{1,3})?(?: (?:months?|years?|yrs?|plus|and over))?\b/u;

/** A table read for a sex or an age is read for them again, except for what is named now. */
function narrowed({ text, criteria }: Query, last: Query): Pick<Query, 'text' | 'criteria'> {
  if (!speaksOfAMethod(last)) return { text, criteria };
  const before = last.text.replaceAll(/\b(?:19|20)\d\d\b/gu, '');
  const ofList = NAMES_METHODS.test(before) ? [NAMES_METHODS, OF_A_NEED] : [OF_PROTEIN];
  // "And if the BMI is over 30" after the default: asks about another method, not whether it is the default.
  const ofTable = OF_A_BMI.test(text) ? [] : [OF_A_TABLE];
  const kept = [OF_A_SEX, OF_AN_AGE, ...ofTable, ...ofList].flatMap((pattern) =>
    pattern.test(text) ? [] : (pattern.exec(before)?.[0] ?? []),
  );
  const isOfAnAge = OF_AN_AGE.test(text) || criteria.some(isAnAge);
  return {
    text: [text, ...kept].join(' '),
    criteria: [
      ...criteria,
      ...last.criteria.filter((each) =>
        isAnAge(each) ? !isOfAnAge : isACountry(each) && !criteria.some(isACountry),
      ),
    ],
  };
}
const isAnAge = ({ kind }: Criterion): boolean => kind === 'age';
const isACountry = ({ kind }: Criterion): boolean => kind === 'country';

/** "Source?", "teenagers", "is that from PENG": only the person or the source is asked for. */
const isOfTheSame = ({ subject, products, general, unclear, order, text }: Query, last: Query): boolean =>
  products.length === 0 &&
  unclear === null &&
  order === null &&
  speaksOfAMethod(last) &&
  ((subject === 'general' && general.length === 0) ||
    (asksForTheSource(text) && (general.length === 0 || IS_IT_FROM.test(text))));

/** "Is that from PENG" */
const IS_IT_FROM =
  /^(?:and |so )?(?:is|are|was|were) (?:it|that|this|those|these|they) (?:from|by|out of)\b/u;

/** "Who came up with it", "where have you got those from", "have they been checked" after a method. */
export const asksForTheSource = (text: string): boolean =>
  text.split(' ').length <= MOST_WORDS && ASKS_THE_SOURCE.test(text);
/** The longest question that counts as a follow-up. */
const MOST_WORDS = 12;
const ASKS_THE_SOURCE =
  /\bwho (?:came up|made|wrote|published|checked|verified|validated|says|said|invented|devised|decided|worked|did)\b|\bwhere\b.*\b(?:from|out of)\b|\b(?:which|what) (?:paper|journal|year|study|edition|book|source|reference)\b(?! intakes?)|\bwhat\b.*\b(?:come from|based on|the evidence|the source)\b|\b(?:has|have) (?:anyone|anybody|someone|somebody|you|ye) (?:ever |actually )?(?:checked|verified|confirmed|validated|reviewed)\b|\bwhere (?:do|did|have|are|were) (?:you|ye|they|these|those) (?:get|got|find|found|take|taken)\b|\bwhose\b.*\b(?:figures|numbers|work|equation|values)\b|\b(?:have|has|are|were|been|is|was) (?:they|it|these|those|that|this|the figures|the numbers)\b.*\b(?:checked|verified|confirmed|validated|published|evidence based|reliable|official|up to date|current|reviewed|signed off)\b|\b(?:can|should|do|would) (?:i|we|you) (?:trust|rely on) (?:it|them|that|those|these|this)\b|\bhow (?:old|recent|reliable|accurate|trustworthy|solid|good) (?:is|are) (?:it|they|these|those|that|this)\b|^(?:and |so )?(?:is|are|was|were) (?:it|that|this|those|these|they) (?:from|by|out of)\b|^(?:and |so )?(?:from )?(?:which |what |the )?(?:year|edition)\b(?! olds?)|^(?:and )?(?:any |the |what )?(?:sources?(?! of)|references?(?! (?:intakes?|values?|nutrients?|for|of))|citations?|evidence|papers?|status)\b/u;
