// Longer than other files: all rules of what is refused stand in their order, with the words each looks for.
import { anyOf } from '../language/phrases.ts';
import type { Query } from '../reading/query.ts';
import {
  type Decision,
  decisionAmong,
  decisionIn,
  isJudgedIn,
  withoutQualities,
  withoutWhatIsTold,
} from './decisions.ts';
import { isCare, isEvident } from './evidence.ts';
import { ALTERS, handledDecision, isOfHandling } from './handling.ts';
import { type Emergency, emergencyIn, isFault } from './emergencies.ts';
import {
  asksForPractice,
  asksWhatOughtToBe,
  asksWhatWouldBe,
  asksWhen,
  asksHowMany,
  asksOnlyHow,
  asksSomethingElse,
  isAllowed,
  isAnAmountAlone,
  isByLabel,
  isByNoMark,
  isLookUp,
  isOfAKind,
  isOfAProductAlone,
  isForSomebody,
  isForTheUnknown,
  isOfPacks,
  isOutspoken,
  isPlain,
  isUsedInTheUnknown,
  isWeaklyAsked,
} from './look-ups.ts';
import { isPlainlyLookedUp } from './plain.ts';
import { type Care, careIn, isOfABody, type Said } from './persons.ts';

export type Ruling =
  | { kind: 'pass'; isBesideAPerson: boolean }
  | { kind: 'urgent'; emergency: Emergency }
  | { kind: 'fault' }
  | { kind: 'own' }
  | { kind: 'decision'; decision: Decision };

/** A message with all that the rules look at. */
type Case = {
  said: Said;
  /** The text as it is judged: about nobody it may qualify what a label states. */
  asked: string;
  care: Care;
  queries: readonly Query[];
  /** A person, a result or a symptom is told of. */
  isTold: boolean;
  /** What is done for somebody, by a word that no look-up used. */
  done: Decision | undefined;
};

type Rule = (each: Case) => Decision | false | undefined;

const some = ({ queries }: Case, is: (query: Query) => boolean): boolean => queries.some(is);
const every = ({ queries }: Case, is: (query: Query) => boolean): boolean =>
  queries.length > 0 && queries.every(is);

/** A decision by how it is worded. "Best restaurants" is one on nothing of ours. */
const WORDED: Rule = (each) => {
  if (!each.isTold && !each.care.hasIllness && every(each, isOfPacks) && !ALTERS.test(each.asked))
    return false;
  const found = decisionIn(each.asked);
  const decision = found === 'change' ? decisionIn(withoutWhatIsTold(each.asked)) : found;
  const isOfOurs =
    isCare(each.care) ||
    OF_FEEDING.test(each.said.text) ||
    some(each, ({ subject, namesProducts }) => subject !== 'general' || namesProducts) ||
    every(each, ({ unknown }) => unknown.length === 0);
  return decision !== 'choice' || isOfOurs ? decision : false;
};

/** What is asked is no look-up, whoever it is asked for. */
const OF_ANYBODY: readonly Rule[] = [
  (each) => some(each, isRegimen) && 'rate',
  (each) => givesTo(each) && 'choice',
  // Scoops for one person.
  (each) =>
    each.care.person === 'patient' &&
    HOW_MUCH.test(each.said.text) &&
    some(each, ({ topics }) => topics.includes('dilution')) &&
    'dose',
  WORDED,
  (each) =>
    !each.isTold && !ASKS_WHAT.test(each.said.text) && some(each, asksSomethingElse) && reasonOf(each),
  (each) => some(each, asksHowMany) && 'dose',
  (each) =>
    some(each, (query) => isOfAKind(query) || isAnAmountAlone(query) || isWeaklyAsked(query)) && each.done,
  (each) => some(each, ({ subject }) => subject === 'list') && each.done !== 'choice' && each.done,
  (each) => some(each, asksForPractice) && 'choice',
  // The strongest for a condition is chosen for it.
  (each) =>
    some(each, ({ order, criteria }) => order !== null && criteria.some(({ kind }) => kind === 'use')) &&
    'choice',
  (each) => some(each, asksWhatOughtToBe) && 'choice',
  (each) => some(each, asksWhen) && 'change',
  (each) => some(each, asksWhatWouldBe) && 'illness',
  // "Tarnvane to Wrenfold", "mix the one with the other", with no word of comparing.
  (each) =>
    (JOINED.test(each.said.text) ||
      (/(?:^|\bfrom )_ to _/u.test(each.said.text) && !some(each, ({ isComparison }) => isComparison))) &&
    'change',
  (each) => some(each, isUsedInTheUnknown) && 'case',
  (each) =>
    some(each, (query) => isForSomebody(query) || isForTheUnknown(query) || isAllowed(query)) && 'choice',
  (each) => isJudgedIn(each.said.words) && some(each, isOfAProductAlone) && 'choice',
];

/** A person, an illness, a symptom, a result or a treatment stands beside the question. */
const BESIDE_CARE: readonly Rule[] = [
  (each) => each.isTold && WEIGHS.test(each.said.text) && 'case',
  // How much of a product holds so much is sums on a label, unless somebody is to be given it.
  (each) => some(each, ({ target }) => target !== null) && 'dose',
  (each) => each.care.hasLabResult && some(each, ({ unread }) => unread.length > 0) && 'result',
  (each) =>
    (each.care.hasIllness || each.care.hasSymptom) &&
    JUDGES.test(each.said.text) &&
    each.queries.every((query) => query.nutrients.length === 0 && !isOfTheLabel(query)) &&
    'illness',
  (each) =>
    (each.care.hasIllness || each.care.hasTreatment || each.care.hasMedicine) &&
    some(each, asksOnlyHow) &&
    'choice',
  (each) => (each.isTold || each.care.hasIllness) && SAFELY.test(each.said.text) && 'case',
  // "Discontinued" of a feed, and not of a product.
  (each) =>
    each.care.hasTreatment &&
    some(each, ({ products, topics }) => products.length === 0 && topics[0] === 'stock') &&
    'change',
  (each) => MAY_HAVE.test(each.said.text) && !some(each, (query) => isByLabel(query, 'age')) && 'choice',
  (each) =>
    /\b(?:for|in|or|better)\b/u.test(each.said.text) &&
    some(each, ({ isComparison, nutrients }) => isComparison && nutrients.length === 0) &&
    'choice',
  (each) => each.care.hasLabResult && some(each, ({ subject }) => subject === 'list') && 'result',
  (each) => (each.isTold || each.care.hasTreatment) && some(each, isByNoMark) && 'choice',
  (each) =>
    NEEDS.test(each.said.text) &&
    some(each, ({ products, nutrients }) => products.length === 0 && nutrients.length > 0) &&
    'need',
  // An illness of nobody who is told of is what the products are asked for.
  (each) =>
    each.care.person === 'nobody' &&
    !OF_THE_CATALOGUE.test(each.said.text) &&
    some(each, ({ subject, free }) => subject === 'list' && free.some(isOfABody)) &&
    'choice',
  (each) => each.isTold && (each.done ?? (!isPlainlyAsked(each) && reasonOf(each))),
];

/** Products as the catalogue has them, by what they are indicated for; "which feed for" chooses one. */
const OF_THE_CATALOGUE =
  /^(?:(?:show|list|any|all|what|which|find|search|your|the|me|is there an?|are there|do you have|have you) )*(?:products?|range|indicated|indications?)\b|\bindicated for\b|\bdo you (?:have|do|make|sell|list)\b/u;

/** What a figure would do to somebody, or whether it is enough. */
const WEIGHS =
  /\b(?:match\w*|spik\w+|affects?|worsen\w*|improv\w+|(?:his|her|their) needs|(?:which|what) (?:do|shall|should) (?:i|we)|push (?:\w+ ){0,3}up|(?:raise|lower) (?:his|her|the))\b/u;

const JOINED =
  /\b(?:mix|combine|blend)\w* _ (?:with|and|into) _|\b(?:add|put|use|give)\w* _ (?:with|to|in|into|alongside) _/u;

/** The first rule that finds a decision. */
const decisionBy = (rules: readonly Rule[], each: Case): Decision | undefined => {
  for (const rule of rules) {
    const decision = rule(each);
    if (decision !== undefined && decision !== false) return decision;
  }
  return undefined;
};

/** Whether the words about a person leave a question that the label answers. */
export function rule(said: Said, queries: readonly Query[]): Ruling {
  const emergency = emergencyIn(said.text) ?? emergencyIn(said.mended);
  if (emergency !== undefined) return { kind: 'urgent', emergency };
  if (isFault(said.text)) return { kind: 'fault' };
  const care = careIn(said);
  if (care.person === 'own') return { kind: 'own' };
  const isTold = care.person === 'patient' || care.hasResult || care.hasSymptom || care.hasMedicine;
  if (isPlainlyLookedUp(said, care, queries)) return { kind: 'pass', isBesideAPerson: isTold };
  const isOfSomebody =
    isTold || care.hasIllness || queries.some(({ criteria }) => criteria.some(({ kind }) => kind === 'age'));
  const asked = isOfSomebody ? said.text : withoutQualities(said.text);
  const isAsked = (word: string) => isOfSomebody || asked.includes(word) || !said.text.includes(word);
  const each: Case = {
    said,
    asked,
    care,
    queries,
    isTold,
    done: decisionAmong(queries.flatMap(({ free }) => free.filter(isAsked))),
  };
  const isBeside = each.isTold || care.hasIllness || care.hasTreatment;
  if (!isEvident(each)) return { kind: 'pass', isBesideAPerson: false };
  const isOurs =
    (!each.isTold || asksOfTheTool(said.text)) &&
    isOfTheApp(said.text, queries, decisionIn(said.text), care) &&
    !some(each, isRegimen);
  const decision = isOurs
    ? undefined
    : isOfHandling(said)
      ? handledDecision(each.asked)
      : (decisionBy(OF_ANYBODY, each) ?? (isBeside ? decisionBy(BESIDE_CARE, each) : undefined));
  return decision === undefined
    ? { kind: 'pass', isBesideAPerson: each.isTold }
    : { kind: 'decision', decision };
}

/** "Bolus regimen", "a regimen for 1 litre": one of feeding, and not the app's. */
const isRegimen = ({ general, amounts, text }: Query): boolean =>
  general.includes('app:regimen') && (amounts.length > 0 || /\bbolus/u.test(text));
const OF_FEEDING = /\b(?:feeds?|feeding|formulas?|nutrition|supplements?|thicken\w*|diet)\b/u;
const HOW_MUCH = /\bhow (?:much|many)\b|\b(?:can|could|should|may)\b.*\bdilute/u;
/** "What is Dalesip Milk?": its card. */
const ASKS_WHAT =
  /\b(?:what is|about|describe) (?:the |an? )?_|\bwhat (?:does )?_ (?:contain|have|hold)s?\b|\bwhat is in _/u;

const isPlainlyAsked = (each: Case): boolean => {
  const { hasSymptom, hasResult, hasTreatment, hasMedicine } = each.care;
  const isCase = hasSymptom || hasResult || hasTreatment || hasMedicine;
  return every(each, (query) =>
    ASKS_WHAT.test(each.said.text)
      ? query.unread.length === 0
      : isLookUp(query) && isPlain(query) && (!isCase || isOutspoken(query)),
  );
};

/** How the app works, and what its methods are, is told to anyone; not what to choose for somebody. */
function isOfTheApp(
  text: string,
  queries: readonly Query[],
  decision: Decision | undefined,
  care: Care,
): boolean {
  const names = queries.flatMap(({ general }) => general);
  if (asksOfTheTool(text) && queries.every(({ products }) => products.length === 0))
    return names.length > 0 || TOOL_FIRST.test(text);
  if (decision === undefined) return names.length > 0 && !care.hasIllness;
  if (care.hasIllness || care.hasTreatment) return false;
  if (names.some((name) => name.startsWith('app'))) return ['change', 'illness', 'need'].includes(decision);
  return names.some((name) => name.startsWith('method')) && ['need', 'illness', 'change'].includes(decision);
}

/** What the app, its plan or an equation does, and not what somebody should be given. */
const TOOL = '(?:\\w+ ){0,2}(?:app|plan|calculators?|recipe|report|equation)';
const ASKS_OF_THE_TOOL = new RegExp(
  `\\bworked out by|\\b(?:how|which|what|where|does|do|is|are)\\b.*\\b(?:the|this|your) ${TOOL}\\b`,
  'u',
);
export const asksOfTheTool = (text: string): boolean =>
  (TOOL_FIRST.test(text) && !/\b(?:patient|he|she|him|her)\b/u.test(text)) ||
  (ASKS_OF_THE_TOOL.test(text) &&
    !/\b(?:should|shall|would|best|recommend\w*|safe|right|enough|give)\b/u.test(text));
/** "Does the app recommend products". */
const TOOL_FIRST = new RegExp(
  `^(?:does|do|can|will|is|why does|how does|what does) (?:the|this|your) ${TOOL}\\b`,
  'u',
);

const GIVES_TO = anyOf`
  (?:can|could|may|should|ok to|okay to|safe to|would) (?:i|we|you|he|she|they)? ?(?:give|use|offer|try)\b.*\b(?:to|for|with|in) (?:an?|my|the|our|someone|somebody|pt|patients?)
`;

/** A product for somebody: what the label says of ages, allergens and diets is no choice. */
const givesTo = (each: Case): boolean =>
  GIVES_TO.test(each.said.text) &&
  !some(each, (query) => (each.care.hasIllness ? isByLabel(query) : isByLabel(query, 'age'))) &&
  (each.care.person !== 'nobody' ||
    each.care.hasIllness ||
    each.queries.every(({ topics, isWeak }) => topics.length > 0 && isWeak));

const reasonOf = ({ care, queries }: Case): Decision => {
  if (queries.some(({ subject }) => subject === 'list')) return 'choice';
  if (care.hasResult) return 'result';
  return care.hasSymptom || care.hasIllness ? 'illness' : 'case';
};

/** "Is it safe in kidney disease": what a product does to an illness is judged, not looked up. */
const JUDGES = anyOf`
  (?:ok|okay|safe|suitable|alright|fine|good|bad|allowed|appropriate) (?:for|in|with|to (?:use|give|have|take))
  (?:can|could|may) (?:i|we|you|he|she|they|an?|the|my|this|someone|somebody|people|patients?|_) (?:\w+ ){0,5}(?:have|take|use|give|drink|be given|tolerate)
`;

const OF_THE_LABEL: ReadonlySet<string> = new Set(
  'indications allergens ages diets storage codes'.split(' '),
);
const isOfTheLabel = (query: Query): boolean =>
  query.topics.some((topic) => OF_THE_LABEL.has(topic)) || isByLabel(query, 'age', 'disorder');

/** Of feeds and how they are given, or of a product by its name. */
export const isOfFeeding = ({ text }: Said): boolean =>
  FED.test(text) && !/^(?:write|tell|sing)\b/u.test(text);
const FED =
  /\b(?:feeds?|feeding|fed|formulas?|nutrition|supplements?|sips?|thicken\w*|diet|tubes?|peg|ng|jej\w*|pump|rate|bolus\w*|calories|dietitian)\b|_/u;

/** What is good for somebody is not on a label, whoever it is. */
export const isJudgement = ({ text }: Said): boolean => JUDGEMENT.test(text);
const JUDGEMENT =
  /^(?:so |and |but )?(?:should|must|ought)\b|\b(?:safe|safely|dangerous|harmful|healthy|fattening)\b|\b(?:good|bad) (?:for|to)\b|\bis it true\b|\btoo (?:early|late|old|young)\b/u;
const SAFELY = /\b(?:safe|safely|dangerous|harmful|harm|advisable|tolerated?)\b/u;
const NEEDS = /\bneeds?\b/u;
const MAY_HAVE =
  /\b(?:can|could|may|might|should) (?:he|she|they|(?:the|this|my|an?|our) \w+(?: \w+)?) (?:\w+ )?(?:have|take|use|drink|get|be (?:given|on))\b/u;
