import { decisionAmong } from './decisions.ts';
import type { Query } from '../reading/query.ts';

// What a query asks, told apart by what the guard has to know: whether a label, the FAQs or the app answers it by itself.

type Criteria = Query['criteria'];
const isOf = (criteria: Criteria, ...kinds: Criteria[number]['kind'][]): boolean =>
  criteria.some(({ kind }) => kinds.includes(kind));

/** What a label states of anyone's food; a kind of illness alone is a choice for somebody. */
const hasLabelFact = (criteria: Criteria): boolean =>
  criteria.some(({ kind }) => !['form', 'type', 'use', 'country'].includes(kind));

/** What a form or an age says is as easily said of the person: it asks nothing of a label. */
const asksOfTheLabel = ({ topics, nutrients, withoutRow, criteria, target }: Query): boolean =>
  target !== null ||
  topics.length + nutrients.length + withoutRow.length > 0 ||
  hasLabelFact(criteria.filter(({ kind }) => kind !== 'age'));

/** A query that the label, the FAQs or the app can answer by itself, without a look at a person. */
export const isLookUp = (query: Query): boolean => {
  const { subject, criteria, general, isComparison } = query;
  if (general.length > 0) return true;
  if (subject === 'products') return asksOfTheLabel(query) || isComparison || hasLabelFact(criteria);
  return subject === 'list' && hasLabelFact(criteria);
};

/** Beside a person a look-up has to be plain: a product and what is asked of it, or a list by what labels state. */
export const isPlain = (query: Query): boolean => {
  const { subject, products, criteria, general, topics, unclear, isWeak } = query;
  if (subject === 'products')
    return (
      asksOfTheLabel(query) &&
      (products.length > 0 || unclear !== null) &&
      !(isWeak && topics.some((topic) => topic !== 'ages' && topic !== 'availability')) &&
      !ASKS_WHICH.test(query.text)
    );
  if (subject === 'general')
    return general.length > 0 && (!ofAMethod(query) || ASKS_OF_A_METHOD.test(query.text));
  const isAsked =
    query.asksForSome ||
    (query.namesProducts && !ASKS_WHETHER.test(query.text)) ||
    query.isCount ||
    query.order !== null;
  // "Kosher tube feeds": products at large, by what is marked on them.
  const isByMark = isOf(criteria, 'form') && isOf(criteria, 'diet', 'allergen');
  return (
    (isAsked || isByMark) &&
    hasLabelFact(criteria.filter(({ kind }) => kind !== 'age')) &&
    !isOf(criteria, 'type', 'use')
  );
};

/** Which is to be had, beside a product that is named. */
const ASKS_WHICH = /\b(?:which|what) (?:\w+ )?(?:feed|sip|drink|powder|supplement|product|formula|shake)\b/u;

/** Beside a symptom, a result or a treatment: only what is asked in so many words. */
export const isOutspoken = ({ subject, asksForSome, topics, nutrients, criteria, text }: Query): boolean =>
  subject === 'list'
    ? asksForSome && OF_A_MARK.test(text)
    : topics.length + nutrients.length > 0 || isOf(criteria, 'diet', 'allergen');

/** "Which are milk free": a mark is asked for, and not told of somebody before. */
const OF_A_MARK =
  /\b(?:which|what|any|list|show|are there|is there|need|want|find)\b.*\b(?:marked|vegan|halal|kosher|vegetarian|free|without|contain\w*|no)\b/u;

const ofAMethod = ({ general }: Query): boolean => general.some((name) => name.startsWith('method'));
const ASKS_OF_A_METHOD =
  /\b(?:equations?|formula|methods?|sources?|what is|how does|worked out|calculated|come from)\b/u;

/** A product is named, nothing of its label is asked, and words are left that say something: no look-up is in them. */
export const asksSomethingElse = (query: Query): boolean =>
  (query.products.length > 0 || (query.subject === 'products' && query.unclear?.kind === 'brand')) &&
  !asksOfTheLabel(query) &&
  !query.isComparison &&
  (ASKS_WHETHER.test(query.text)
    ? query.criteria.length === 0 || query.amounts.length > 0
    : query.criteria.length + query.amounts.length === 0 && query.leftOver.length > 0);

/** "Could an adult have", "is it", "ok to": what is asked for is a yes or a no. */
const ASKS_WHETHER =
  /^(?:(?:so|and|but|hi|hey|hello|please|pls|quick one|,) )*(?:can|could|may|might|would|will|should|shall|must|is|are|does|do|did|ok|okay|alright|safe|fine) /u;

/** A word of what is done for somebody, where no product is named: "double the scoops". */
export const asksForADoing = ({ free, unclear, topics, unread }: Query, isFed: boolean): boolean =>
  unclear === null &&
  (isFed || topics.length + unread.length > 0) &&
  !['choice', undefined].includes(decisionAmong(free));

/** Nothing that a label, the app or a method states was found in it. */
export const asksNothing = (query: Query): boolean => {
  const { topics, nutrients, withoutRow, general, criteria, products, leftOver, unclear, isWeak } = query;
  if (query.target !== null) return false;
  if (nutrients.length + withoutRow.length + general.length > 0 || hasLabelFact(criteria)) return false;
  if ((unclear !== null || products.length > 0) && leftOver.length === 0) return false;
  return topics.length === 0 || (isWeak && (topics[0] === 'directions' || ADVISES.test(query.text)));
};
const ADVISES = /\b(?:can|could|should|would|may) (?:i|we|you|they|he|she|an? \w+|the \w+)\b/u;

const PACKS: ReadonlySet<string> = new Set(['sample', 'codes', 'flavours', 'shelfLife', 'hangTime']);
/** Of packs and their codes, in so many words: nothing of it is done to a person. */
export const isOfPacks = ({ topics, nutrients, isWeak }: Query): boolean =>
  !isWeak && nutrients.length === 0 && topics.length > 0 && topics.every((topic) => PACKS.has(topic));

/** "Which feed do ICUs use first": what is done elsewhere is no more on a label than what should be done. */
export const asksForPractice = (query: Query): boolean =>
  query.products.length === 0 && query.order === null && !asksOfTheLabel(query) && PRACTICE.test(query.text);
const PRACTICE =
  /\b(?:which|what)\b.{0,40}\b(?:do|does|did|would|will|should) (?:\w+ ){1,3}(?:use|give|start|put|choose|pick|prefer|like|feed|begin|go)\b/u;

/** A product is named, and neither a value nor what is surely written on its label is asked for. */
const isOfNoLabel = ({
  criteria,
  products,
  unclear,
  topics,
  isWeak,
  nutrients,
  general,
  isComparison,
}: Query): boolean =>
  (products.length > 0 || unclear?.kind === 'brand') &&
  (isWeak || topics.length === 0) &&
  nutrients.length + general.length === 0 &&
  !isComparison &&
  !isOf(criteria, 'allergen', 'diet');

/** "Should it come before", "it has to be": what ought to be done with a product is on no label. */
export const asksWhatOughtToBe = (query: Query): boolean =>
  OUGHT.test(query.text) &&
  (isOfNoLabel(query) || (query.products.length > 1 && query.nutrients.length === 0));
// "Should it be shaken" is of the directions; "should it be started" is found by its verb.
const OUGHT = /^(?!.*\bbe \w+(?:ed|en|ung|un)\b).*\b(?:should|shall|must|ought)\b/u;

/** "When do babies come off it", "at what weight". */
export const asksWhen = (query: Query): boolean => isOfNoLabel(query) && WHEN.test(query.text);
const WHEN = /^(?:so |and )?when\b|\bhow (?:soon|far|early|late)\b|\b(?:at )?what (?:weight|point|stage)\b/u;

/** "Would it delay dialysis": what becomes of somebody. */
export const asksWhatWouldBe = (query: Query): boolean =>
  isOfNoLabel(query) &&
  /^(?:would|will|might)\b/u.test(query.text) &&
  query.criteria.every(
    ({ kind }) => kind === 'type' || kind === 'use' || kind === 'disorder' || kind === 'form',
  );

/** Products of a kind, by nothing that is marked on them: beside a person that is a choice. */
export const isByNoMark = ({ subject, order, criteria, text }: Query): boolean =>
  subject === 'list' &&
  order === null &&
  (DISLIKED.test(text) ||
    !criteria.some(
      (each) =>
        ['allergen', 'diet', 'among'].includes(each.kind) ||
        (each.kind === 'nutrient' && each.limits !== 'some'),
    )) &&
  !(isOf(criteria, 'flavour') && /\b(?:which|what|any|list|show)\b/u.test(text));
const DISLIKED = /\b(?:hates?|dislikes?)\b/u;

/** "Can a baby have thickener": of somebody, and of no label. */
export const isAllowed = ({ products, criteria, text }: Query): boolean =>
  products.length === 0 && !isOf(criteria, 'allergen', 'diet') && ALLOWED.test(text);
const ALLOWED =
  /^(?:can|could|may|should) (?:an?|the|my|our) (?:\w+ ){1,4}(?:have|take|drink|eat|be given|be fed)\b/u;

/** "Baby formula for colic": for something that is in no list of ours. */
export const isForTheUnknown = ({ subject, criteria, topics, unknown, text }: Query): boolean =>
  subject === 'list' &&
  topics.length === 0 &&
  criteria.every(({ kind }) => kind === 'form' || kind === 'age') &&
  unknown.some((word) => new RegExp(`\\b(?:for|in|with) (?:\\w+ ){0,2}${word}\\b`, 'u').test(text));

/** An amount of a product, of which nothing is asked that a label states. */
export const isAnAmountAlone = (query: Query): boolean => query.amounts.length > 0 && !asksOfTheLabel(query);

/** A word that may ask for the directions, or for a decision. */
export const isWeaklyAsked = ({ isWeak, topics }: Query): boolean => isWeak && topics.length > 0;

/** "Can it be used in" something that is in no list of ours. */
export const isUsedInTheUnknown = ({ isWeak, products, topics, unknown, text }: Query): boolean =>
  isWeak &&
  products.length > 0 &&
  topics.includes('directions') &&
  ASKS_WHETHER.test(text) &&
  unknown.some((word) =>
    new RegExp(`\\b(?:used?|given?) (?:in|for|with) (?:\\w+ ){0,2}${word}\\b`, 'u').test(text),
  );

const GIVES = /^(?:give|given|get|gets|have|take|takes|use|drink|drinks|need)$/u;

/** "What do you give, 2 or 3 Dalesip Two": how many, with no word but one of giving. */
export const asksHowMany = (query: Query): boolean =>
  query.unread.some((text) => /^\d/u.test(text)) &&
  query.nutrients.length === 0 &&
  (asksOnlyHow(query) || query.free.some((word) => GIVES.test(word)));

/** "Use", "give": a word that may ask for the directions, or for a decision. */
export const asksOnlyHow = ({ isWeak, topics }: Query): boolean => isWeak && topics.includes('directions');

/** Products at large, by nothing that their labels state: "infant formula", "tube feeds". */
export const isOfAKind = ({ subject, criteria, order, isCount, asksForSome }: Query): boolean =>
  subject === 'list' &&
  order === null &&
  !isCount &&
  !asksForSome &&
  criteria.every(({ kind }) => kind === 'form' || kind === 'age');

/** "What feed for a home ventilated child": an age, and words that tell more of a person than a label does. */
export const isForSomebody = ({ subject, criteria, unknown, leftOver, text }: Query): boolean =>
  subject === 'list' &&
  isOf(criteria, 'age') &&
  criteria.every(({ kind }) => ['age', 'form', 'brand', 'type', 'claim', 'use'].includes(kind)) &&
  FOR_ONE.test(text) &&
  unknown.length + leftOver.length > 0;
const FOR_ONE = /\bfor\b.*\b(?:child|baby|infant|toddler|kid|teenager|adolescent|newborn|old)$/u;

/** One product, and nothing of its label but perhaps an age. */
export const isOfAProductAlone = (query: Query): boolean =>
  query.products.length > 0 && !isOf(query.criteria, 'age') && !asksOfTheLabel(query);

/** Allergens, diets, ages: what a label says of somebody's food without a look at the person. */
export const isByLabel = ({ criteria, topics }: Query, ...more: Criteria[number]['kind'][]): boolean =>
  topics.includes('contraindications') || isOf(criteria, 'allergen', 'diet', ...more);

/** A figure of amounts that were given, each of a product that was named. */
export const isASum = ({ products, nutrients, amounts, unread, unclear, target }: Query): boolean =>
  products.length > 0 &&
  nutrients.length > 0 &&
  amounts.length > 0 &&
  unread.length === 0 &&
  unclear === null &&
  target === null;

/** Wholly of labels or methods: a value, a fact in so many words, or a list by what is stated. */
export const isAskedOfALabel = (query: Query): boolean => {
  const { nutrients, withoutRow, topics, general, criteria, isWeak, unread, isComparison, target } = query;
  if (unread.length > 0 || target !== null || (isComparison && nutrients.length === 0)) return false;
  return (
    nutrients.length + withoutRow.length > 0 ||
    (topics.length > 0 && !isWeak) ||
    general.some((name) => name.startsWith('method')) ||
    hasLabelFact(criteria.filter(({ kind }) => kind !== 'age'))
  );
};
