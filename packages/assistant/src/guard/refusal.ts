// Longer than other files: the weights of a refusal stand beside the one place where they are added up.
import type { Likelihood } from '../intent/classifier.ts';
import type { Before } from '../intent/features.ts';
import { isRefused, type Refusal, refusalOf, shareOf } from '../intent/intents.ts';
import { type GuardText, patientFactsIn } from '../people/patient-facts.ts';
import type { Query } from '../message/query.ts';
import { emergencyIn, faultIn } from './emergencies.ts';
import { isDecisionForAPerson } from './product-for-a-person.ts';
import {
  refusalByFacts,
  isAChangeAlone,
  isAChangeInShort,
  isToSlim,
  proposesAChange,
} from './border-cases.ts';

/**
 * How likely a decision has to be for a refusal, and by how much more or less beside what was read. Weighed on 8,700 labelled
 * messages that the classifier had not been fitted to (decision 228); all are logits, so that they add up.
 */
const BAR = -0.63;
const BESIDE = {
  /** A fact of products that are named, or a list by what labels say. */
  plain: 1,
  /** The same, and somebody is told of. */
  plainForSomebody: 0.45,
  /** Values of products that are named. */
  value: 1.3,
  /** An order by a value. */
  order: 1.4,
  /** How much of a product holds so much of a nutrient, for nobody: a sum on its label. */
  sum: 2.8,
  /** A list by a limit on a value: every word was read, and nobody is told of. */
  limit: 2,
  /** What an age, an allergen or a diet is marked as on a product that is named: it is said, and nobody is assessed. */
  marks: 1.3,
  /** A method or a part of the app by its name. */
  general: 0.83,
  /** What the label says. */
  label: 0.83,
  /** Somebody is told of, and nothing of a label was read to be asked. */
  somebody: -0.3,
  /** "He had two sachets of X instead of one": of a product that is named nothing is asked. */
  nothingAsked: -1.5,
  /** After products it mostly goes on with them, after a comparison with others in their place. */
  products: 0.24,
  comparison: 0.8,
  /** After a refusal it often goes on about the same. */
  refused: -0.6,
};
/** Who is fed, or a relative, writes: what a label says is for those who know her. */
const FOR_ONESELF = 0.15;

/** What is refused: an emergency by its words, or what is likely enough beside what there is to look up. */
export function guardRefusal(
  said: GuardText,
  likely: readonly Likelihood[],
  queries: readonly Query[],
  before: Before | null,
  /** Each part of the message that is a question of its own, by itself. */
  given: readonly Part[] = [],
  /** How likely each part that tells of an emergency is what, by itself: a look-up beside it does not outvote it. */
  told: readonly (readonly Likelihood[])[] = [],
): Refusal | undefined {
  const { text, mended } = said;
  const emergency = emergencyIn(text) ?? emergencyIn(mended);
  const isToldApart = told.some((part) => !isSurelyElse(part, [], 'emergency'));
  if (emergency !== undefined && (isToldApart || !isSurelyElse(likely, given, 'emergency'))) {
    // Lips, eyelids, face or tongue that swell are more than skin.
    const isSwelling = emergency === 'skin' && FACE.test(text) && SWELLS.test(text);
    return { kind: 'emergency', of: isSwelling ? 'reaction' : emergency };
  }
  const fault = faultIn(text);
  // "The site is oozing green, he is hot": words of a pack that is off, of somebody who is ill.
  if (fault !== undefined && !isSurelyElse(likely, given, 'fault') && shareOf(likely, 'emergency') < ILL)
    return { kind: 'fault', of: fault };
  // "Why so short", of an answer that was given; "why does my patient of 130 kg get Mifflin", of a method by its name.
  if (queries.some(({ asksWhy }) => asksWhy) || WHY_NOT.test(text)) return undefined;
  const all = [...queries, ...given.map(({ query }) => query)];
  if (ASKS_WHY.test(text) && all.some(({ general }) => general.some(isAMethod))) return undefined;
  const { result, isOwn, person, body, measured, medicine } = patientFactsIn(said);
  // "Henry for a man of 30, 75 kg": what the equation is for him; nobody's weight is put into it.
  const namesAMethod = given.length > 0 && given.every(({ query }) => query.general.some(isAMethod));
  if (namesAMethod && !ASKS_FOR_ONE.test(text) && !(result || body || isOwn)) return undefined;
  // "How many bottles for 30 g protein", of somebody: an amount of a product to be given.
  const isApart = isASumApart(text);
  if (person && !isApart && queries.some(({ target }) => target !== null))
    return { kind: 'clinical', of: 'dose' };
  if (isOwn && isToSlim(text)) return { kind: 'clinical', of: 'case' };
  // "Leucine level 250 and coming down": told, and nothing that a label says is asked.
  if (A_LEVEL.test(text) && !ASKS_OF_A_LABEL.test(text)) return { kind: 'clinical', of: 'result' };
  // "K is 6.1, which sip feed": a result, and no mark by which products are looked up.
  if (result && queries.some((query) => query.subject === 'list' && !isPlain(query)))
    return { kind: 'clinical', of: 'choice' };
  // "X 1.3", after what was refused: the sum it belongs to is refused still.
  if (before === 'refused' && A_FIGURE.test(text)) return { kind: 'clinical', of: 'need' };
  // "Bowels not opened in 6 days … fibre version?": a change without its verb.
  const isUrgent = shareOf(likely, 'emergency') >= MAY_BE_URGENT;
  // "Units of actrapid for 100 g": asked; what was given is for the emergencies.
  if (medicine && !isUrgent && ASKS_UNITS.test(text)) return { kind: 'clinical', of: 'medicine' };
  const isAChange =
    ((body || result || measured) && isAChangeInShort(text)) ||
    (result && proposesAChange(text)) ||
    (person && isAChangeAlone(text));
  if (isAChange && !isUrgent) return A_CHANGE;
  if (!isOwn && asksWhatIsHeld(text, queries)) return undefined;
  const asksTheLabel = ASKS_THE_LABEL.test(text);
  const forOne = asksTheLabel ? undefined : isDecisionForAPerson(text, queries, body || medicine || result);
  const isSummed = (part: Part) =>
    !(person || body || result) && queries.some((query) => isASum(query) && query.text === part.query.text);
  // "Need a high protein drink for adults, over 9 g per 100 ml": one list, every word of it read, and nobody is told of.
  const isOneList = queries.length > 0 && queries.every(isALimit) && !(person || body || result);
  const parts = isOneList ? [] : given.filter((part) => !isSummed(part));
  // A story of somebody, and then a look-up that decides nothing.
  const asking = parts.filter((part) => isSurelyALookUp(part) || ASKS_FOR_ONE.test(part.query.text));
  if (asking.length > 0 && asking.every(isSurelyALookUp) && !isOwn && forOne === undefined) return undefined;
  if (queries.length > 0 && queries.every(isOfALevel)) return undefined;
  const isOfSomebody = !isApart && (person || body || result);
  const least = leastBeside(queries, isOfSomebody, body, isApart, before, asksTheLabel);
  const refusal =
    refusalOf(likely, isOwn && !asksTheLabel ? FOR_ONESELF : least) ??
    (asksTheLabel ? undefined : ofAPart(parts)) ??
    forOne;
  if (refusal === undefined) return isAChange ? A_CHANGE : undefined;
  return refusalByFacts(refusal, said);
}

/** "CKD, on 3 bottles of X a day, how much phosphate is that": without the words about somebody a look-up of a label. */
export const asksWhatIsHeld = (text: string, queries: readonly Query[]): boolean =>
  queries.length > 0 &&
  queries.every(
    ({ products, nutrients, amounts, topics }) =>
      products.length > 0 &&
      amounts.length > 0 &&
      (nutrients.length > 0 || (topics.length === 0 && HOLDS.test(text))),
  ) &&
  ASKS_HOW_MUCH.test(text) &&
  !IS_DECIDED.test(text);

/** "Lady on sips. How many Dalesip Two is 600 kcal": what so much is, in a sentence that is of nobody; "she needs 600" is of her. */
function isASumApart(said: string): boolean {
  // "Requirements already done": whoever needs it has been assessed.
  const text = said.replace(ASSESSED, '');
  const asked = text.split(' , ').filter((part) => IS_SO_MANY.test(part));
  return (
    asked.length > 0 &&
    !WANTS.test(text) &&
    asked.every(
      (part) =>
        !Object.values(patientFactsIn({ text: part, words: part.split(' '), mended: part })).includes(true),
    )
  );
}
const ASSESSED =
  /\b(?:requirements?|needs|targets?|goals?) (?:(?:are|is|were|was|have|has|been|all|already|now) )*(?:done|calculated|worked out|set|known|sorted|assessed|agreed)\b/u;
const IS_SO_MANY =
  /^(?:(?:so|and|ok) )*how (?:many|much)(?: \w+ of)?(?: the)? _ (?:is|are|equals?|makes?|holds?|contains?|comes? to) \d[\d.]* (?:k?cals?|calories|g|mg|mmol)\b(?! (?:a|per|each|every) day\b| daily\b)/u;
const WANTS =
  /\b(?:should|shall|needs?|must|want\w*|requir\w*|recommend\w*|advis\w*|enough|giv(?:e|en|ing)|targets?|aim\w*|goals?|short|deficit|extra|top(?:ping)? up|prescrib\w*|order(?:ed)?|dose|start\w*|change|increase|reduce)\b/u;

const A_LEVEL =
  /\b(?:phe|phenylalanine|pku|msud|tyr|tyrosine|leu|leucine|isoleucine|valine|methionine|homocysteine|hcy|ammonia|carnitine) levels? (?:(?:is|was|are|were|of|at|up|down|back|still|now|came|to) )*\d{2,}\b(?! (?:mg|g|kcal|ml)\b)/u;
const ASKS_OF_A_LABEL =
  /_|\b(?:which|what|how|any|list|show|is there|are there|does|do|protein|energy|kcal|products?|feeds?|sips?|drinks?|powders?|supplements?|foods?)\b/u;

const isAMethod = (name: string): boolean => name.startsWith('method:');
/** "Why won't you tell me what to give him": of Sim. */
const WHY_NOT =
  /^(?:(?:and|but|so|ok) )*(?:why|how come) (?:(?:wont|cant|cannot|dont|didnt|wouldnt|will not|can not) you|(?:do|did|will|can|are|would) you (?:\w+ )?(?:not|never|refus\w+)|you (?:\w+ )?(?:wont|cant|cannot|dont|never|refuse))\b/u;
const ASKS_WHY = /^(?:(?:and|but|so|ok) )*(?:why|how come|what made|for what reason)\b/u;

/** What the label, the leaflet or the tin says is looked up, whoever it is for. */
const ASKS_THE_LABEL =
  /\b(?:what|whatever) (?:does|do) the (?:\w+ )?(?:label|leaflet|tin|packet|pack|sachet|box|carton|directions|instructions)s? (?:say|tell|advise|recommend)|\bdo(?:es)? the (?:\w+ )?(?:label|leaflet|tin|packet|pack|sachet|box|carton|directions|instructions) (?:say|allow|mention)|\b(?:by|according to|going by|on|per) the (?:label|leaflet|directions|tin)\b/u;

/** "Scoops of Flowenna for level 2": the table of the label; "should she have" is none. */
const isOfALevel = ({ products, topics, text }: Query): boolean =>
  products.length > 0 &&
  topics.includes('iddsi') &&
  /\bscoops?\b/u.test(text) &&
  /\blevel \d\b/u.test(text) &&
  !/\b(?:should|shall|would|could|needs?|best|right|safe|enough|ok|can (?:i|he|she|we))\b/u.test(text);

type Part = { query: Query; likely: readonly Likelihood[] };

const isSurelyALookUp = ({ query, likely: [first] }: Part): boolean =>
  isPlain(query) && first?.name === 'lookup' && first.share >= SURELY;
const SURELY = 0.9;

/** "Which feed for him, and protein in Dalesip Mini": one part asks for a decision, whatever the other asks. */
const ofAPart = (parts: readonly Part[]): Refusal | undefined =>
  (parts.length < 2 ? [] : parts)
    .filter(({ query }) => ASKS_FOR_ONE.test(query.text) && !isOfNutrientsAlone(query))
    .map(({ query, likely }) => refusalOf(likely, isPlain(query) ? OF_A_PLAIN_PART : OF_A_PART))
    .find((refusal) => refusal !== undefined);
/** "500 ml of X: how much calories": of the product beside it. */
const isOfNutrientsAlone = ({ nutrients, products, criteria, unknown, leftOver }: Query): boolean =>
  nutrients.length > 0 && products.length + criteria.length + unknown.length + leftOver.length === 0;
const OF_A_PART = 0.7;
const OF_A_PLAIN_PART = 0.85;
const ASKS_FOR_ONE =
  /\b(?:which|what|how|should|shall|can(?! you)|could(?! you)|may|must(?! \d)|would|do (?:i|we)|does (?:he|she)|(?:is|are) (?:it|that|this|he|she|they|those|these)|needs?(?! to\b)|pick|choose|suggest|recommend|advise)\b/u;

/** What stands beside a change of unit: an emergency or a question of its own. What is told of somebody asks nothing. */
export const asksForADecision = (text: string): boolean =>
  ASKS_FOR_ONE.test(text) || emergencyIn(text) !== undefined;

/** How likely a decision has to be beside what was read. */
function leastBeside(
  queries: readonly Query[],
  isOfSomebody: boolean,
  isIll: boolean,
  isApart: boolean,
  before: Before | null,
  asksTheLabel: boolean,
): number {
  const areAll = (is: (query: Query) => boolean) => queries.length > 0 && queries.every(is);
  const ofProducts = (): number => {
    if (queries.some(({ text }) => WISHES.test(text))) return 0;
    if (isOfSomebody && areAll(isNothingAsked)) return BESIDE.nothingAsked;
    // "My 6 year old patient is vomiting on it": how old who is ill is asks for no mark of the label.
    if (areAll(isOfMarks) && !(isIll && areAll(isOfAnAge))) return BESIDE.marks;
    if (areAll((query) => isASum(query) || (isApart && query.target !== null)) && !isOfSomebody)
      return BESIDE.sum;
    if (areAll(isALimit) && !isOfSomebody) return BESIDE.limit;
    if (areAll((query) => isAValue(query) || (isASum(query) && !isOfSomebody))) return BESIDE.value;
    if (areAll(({ order }) => order !== null) && !isOfSomebody) return BESIDE.order;
    if (areAll(isPlain)) return isOfSomebody ? BESIDE.plainForSomebody : BESIDE.plain;
    return isOfSomebody ? BESIDE.somebody : 0;
  };
  const logit =
    BAR +
    ofProducts() +
    (queries.some(({ general }) => general.length > 0) ? BESIDE.general : 0) +
    (asksTheLabel ? BESIDE.label : 0) +
    (before === 'lookup' || before === 'list' ? BESIDE.products : 0) +
    (before === 'compare' ? BESIDE.comparison : 0) +
    (before === 'refused' ? BESIDE.refused : 0);
  return 1 / (1 + Math.exp(-logit));
}

const isNothingAsked = (query: Query): boolean => {
  const { subject, products, nutrients, withoutRow, criteria, topics, target, isWeak, isComparison } = query;
  return (
    subject === 'products' &&
    products.length > 0 &&
    nutrients.length + withoutRow.length + criteria.length === 0 &&
    (topics.length === 0 || isWeak) &&
    target === null &&
    !isComparison
  );
};

/** "Best volume of X for protein", "starting volume", "total daily energy": no value of a label. */
const WISHES =
  /\b(?:best|ideal|right|correct|proper|usual|suitable|start\w*|initial) (?:volumes?|amounts?|doses?|rates?)\b|\btotal daily\b|\bdaily (?:total|energy|protein)\b/u;

const isASum = ({ products, target, text }: Query): boolean =>
  target !== null && products.length > 0 && !DECIDES.test(text);
const DECIDES =
  /\b(?:should|shall|needs?|must|required|recommend\w*|advise|safe|right|best|enough|start|(?:i|we|to|you) (?:give|add|put|use)|he|she|him|her|daily|a day|per day|day)\b/u;

const isOfMarks = ({ products, nutrients, criteria, unknown }: Query): boolean =>
  products.length > 0 &&
  criteria.length > 0 &&
  criteria.every(({ kind }) => kind === 'age' || kind === 'diet' || kind === 'allergen' || kind === 'type') &&
  unknown.length + nutrients.length === 0;

const isOfAnAge = ({ criteria }: Query): boolean => criteria.every(({ kind }) => kind === 'age');

const isPlain = ({
  subject,
  criteria,
  products,
  nutrients,
  topics,
  order,
  target,
  isWeak,
}: Query): boolean =>
  subject === 'list'
    ? order !== null || criteria.some(({ kind }) => kind !== 'form' && kind !== 'claim')
    : products.length > 0 && (nutrients.length > 0 || target !== null || (topics.length > 0 && !isWeak));

const isAValue = ({ products, nutrients, criteria, unknown }: Query): boolean =>
  products.length > 0 && nutrients.length > 0 && criteria.length + unknown.length === 0;

const isALimit = ({ subject, criteria, unknown, leftOver }: Query): boolean =>
  subject === 'list' &&
  criteria.some(({ kind }) => kind === 'nutrient') &&
  unknown.length + leftOver.length === 0;

const ASKS_UNITS = /\b(?:how many|number of|what|which) units\b|\bunits (?:\w+ ){0,2}(?:for|per|to cover)\b/u;
const A_CHANGE: Refusal = { kind: 'clinical', of: 'change' };
const HOLDS =
  /\bwhat (?:(?:would|does|did|do|will|is|are) )?.*\b(?:provides?|gets?|getting|gives?|contains?|holds?)\b/u;
const ASKS_HOW_MUCH =
  /\b(?:how (?:much|many)|whats?|totals?|add(?:s|ed)? up|tot up|comes? to|same (?:volume|amount)|(?:in|from) (?:the|that|this|those|these|his|her|their|\d[\d.]*|_))(?![a-z])/u;
/** What is to be done, or whether so much is right: no word of these is in a look-up. */
const IS_DECIDED =
  /\b(?:should|shall|needs?|needed|must|can(?! (?:you|i ask)\b)|could(?! you\b)|may|might|want\w*|requir\w*|recommend\w*|advis\w*|suggest\w*|enough|plenty|lack\w*|ought|suppos\w*|allow\w*|worth|bump\w*|reckon|think|(?:would|will) (?:you|i|we) (?:give|put|use|choose|pick|start|go|say|be)|sufficient\w*|adequate\w*|appropriate\w*|ok(?!ay| ,)|okay|alright|safe\w*|right(?! ,)|correct|best|better|suit\w*|targets?|aim\w*|goals?|too|more|less|fewer|extra|another|short\w*|deficit|left|remain\w*|meet\w*|cover\w*|start\w*|stop\w*|chang\w*|increas\w*|reduc\w*|decreas\w*|drop\w*|cut\w*|swap\w*|switch\w*|instead|replac\w*|add(?! (?:\w+ )?up)|hold|limit\w*|dose\w*|units?|prescrib\w*|order\w*|top(?:ping)? up|worr\w+|affect\w*|caus\w+|make up|catch up|missed|mistake|wrong\w*|(?:(?<!\b(?:that|this|it|those|these|they|which|_) )give|(?<!\b(?:that|this|it|those|these|they|is|are|_) )giving)|do (?:i|we)|is (?:that|it|this) (?:\w+ )?(?:high|low|much)|what (?:amount|volume|rate|mls?)|per kg|(?:k?cals?|m?g|mls?) ?[,/] ?kg)\b/u;
const A_FIGURE =
  /^(?:(?:so|and|ok|just|say|times|x|×|by|at|or|with|plus|multiplied|what about|how about|for) )*\d+(?:\.\d+)?(?: ?(?:x|kcals?|g|kg|mls?|per|,|times|percent|%))*$/u;
/** So likely that a few words of a change do not speak for all: "vomiting and nodding off". */
const MAY_BE_URGENT = 0.1;
/** So likely that somebody is ill, whatever is said of a pack or asked beside it. */
const ILL = 0.5;
const FACE = /\b(?:lips?|eye ?lids?|eyes?|face|facial|cheeks?|mouth|tongue|throat)\b/u;
const SWELLS =
  /\b(?:swell\w*|swollen|puff\w*|thick\w*|bigger|huge|fat|balloon\w*|blow\w* up|doubled|tingl\w*|numb|shut)\b/u;

/** "Is it given into a vein": the words of an emergency, and surely none; "he pulled his NG out. What is in it" has one in a part. */
const isSurelyElse = (
  [first, ...others]: readonly Likelihood[],
  parts: readonly Part[],
  family: string,
): boolean =>
  first !== undefined &&
  !isRefused(first.name) &&
  shareOf(others, family) < 0.03 &&
  first.share > 0.9 &&
  !parts.some(({ likely }) => shareOf(likely, family) >= ILL);
