// Longer than other files: the weights of a refusal are next to the code that adds them up.
import type { LikelyIntent } from '../intent/classifier.ts';
import type { PreviousKind } from '../intent/features.ts';
import { isRefused, type Refusal, refusalOf, shareOf } from '../intent/intents.ts';
import { type GuardText, patientFactsIn } from '../people/patient-facts.ts';
import { asksNothing } from '../follow-ups/repeated-question.ts';
import type { Query } from '../message/query.ts';
import { emergencyIn, faultIn, isMislabelled } from './emergencies.ts';
import { refusalForPerson, decidesPlainly } from './product-for-a-person.ts';
import {
  refusalByFacts,
  isBareChange,
  endsWithShortChange,
  asksToConcentrate,
  asksToLoseWeight,
  proposesAChange,
} from './border-cases.ts';

/**
 * The bar for refusing a message as a decision, and how much what was read beside it raises or lowers the bar. Fitted on
 * 8,700 labelled messages that the classifier had not seen (decision 228). All are logits, so that they add up.
 */
const BASE_LOGIT = -0.63;
const LOGIT_SHIFTS = {
  /** A fact about named products, or a list by what labels state. */
  plain: 1,
  /** The same, with a patient in the message. */
  plainForSomebody: 0.45,
  /** Values of named products. */
  value: 1.3,
  /** A ranking by a value. */
  order: 1.4,
  /** How much of a product contains an amount of a nutrient, with no patient in the message: a sum on its label. */
  sum: 2.8,
  /** Which age, allergen or diet a named product is marked for, with nobody to assess. */
  marks: 1.3,
  /** A method or a part of the app, by name. */
  general: 0.83,
  /** What the label says. */
  label: 0.83,
  /** A patient is in the message, and no question about a label was read. */
  somebody: -0.3,
  /** "He had two sachets of X instead of one": a product is named, but nothing is asked about it. */
  nothingAsked: -1.5,
  /** A message after products mostly continues with them, one after a comparison with other products. */
  products: 0.24,
  comparison: 0.8,
  /** A message after a refusal often continues with the same decision. */
  refused: -0.6,
};
/** A patient or relative writes: even what a label says is for those who know the patient. */
const PATIENT_THRESHOLD = 0.15;

/** What is refused: an emergency recognised by its words, or a decision that is likely enough compared with the look-up. */
export function guardRefusal(
  guardText: GuardText,
  likelyIntents: readonly LikelyIntent[],
  queries: readonly Query[],
  before: PreviousKind | null,
  /** The parts of the message that are questions, each read by itself. */
  questionParts: readonly Part[] = [],
  /** What each part that tells of an emergency may be, by itself. A look-up beside it does not outvote it. */
  emergencyParts: readonly (readonly LikelyIntent[])[] = [],
): Refusal | undefined {
  const { text, corrected } = guardText;
  const emergency = emergencyIn(text) ?? emergencyIn(corrected);
  const hasEmergencyPart = emergencyParts.some((part) => !isSurelySomethingElse(part, [], 'emergency'));
  if (
    emergency !== undefined &&
    (hasEmergencyPart || !isSurelySomethingElse(likelyIntents, questionParts, 'emergency'))
  ) {
    // Swollen lips, eyelids, face or tongue are more than a skin reaction.
    const isSwelling = emergency === 'skin' && FACE_WORD.test(text) && SWELLING.test(text);
    return { kind: 'emergency', reason: isSwelling ? 'reaction' : emergency };
  }
  const fault = faultIn(text);
  // "The site is oozing green, he is hot": words for a spoilt pack, but said of a patient.
  if (
    fault !== undefined &&
    (isMislabelled(text) || !isSurelySomethingElse(likelyIntents, questionParts, 'fault')) &&
    shareOf(likelyIntents, 'emergency') < LIKELY_ILL
  )
    return { kind: 'fault', reason: fault };
  // "Why so short" is about an answer; "why does my patient of 130 kg get Mifflin" is about a method.
  if (queries.some(({ asksWhy }) => asksWhy) || ASKS_WHY_SIM_REFUSES.test(text)) return undefined;
  const all = [...queries, ...questionParts.map(({ query }) => query)];
  if (ASKS_WHY.test(text) && all.some(({ otherIntents }) => otherIntents.some(isMethod))) return undefined;
  const { result, isWriter, person, body, measured, medicine } = patientFactsIn(guardText);
  // After a faulty pack, "he has had 200 ml of it" asks nothing, and is about that pack.
  if (before === 'fault' && person && !body && queries.every(asksNothing) && !ASKS_FOR_DECISION.test(text))
    return { kind: 'fault', reason: 'pack' };
  // "Henry for a man of 30, 75 kg" asks how the equation works for him; his weight is not put into it.
  const namesAMethod =
    questionParts.length > 0 && questionParts.every(({ query }) => query.otherIntents.some(isMethod));
  if (namesAMethod && !ASKS_FOR_DECISION.test(text) && !(result || body || isWriter)) return undefined;
  // "How many bottles for 30 g protein" with a patient: an amount to be given.
  const isSeparateSum = asksSeparateSum(text);
  if (person && !isSeparateSum && queries.some(({ target }) => target !== null))
    return { kind: 'clinical', reason: 'dose' };
  if (isWriter && asksToLoseWeight(text)) return { kind: 'clinical', reason: 'case' };
  // "Leucine level 250 and coming down": a result, with no question about a label.
  if (METABOLITE_LEVEL.test(text) && !ASKS_ABOUT_PRODUCTS.test(text))
    return { kind: 'clinical', reason: 'result' };
  // "K is 6.1, which sip feed": a result, and no criterion that products could be listed by.
  if (result && queries.some((query) => query.subject === 'list' && !isPlainLookUp(query)))
    return { kind: 'clinical', reason: 'choice' };
  // "X 1.3" after a refusal belongs to the sum that was refused.
  if (before === 'refused' && FIGURE_ONLY.test(text)) return { kind: 'clinical', reason: 'need' };
  // "Bowels not opened in 6 days … fibre version?": a change without its verb.
  const isUrgent = shareOf(likelyIntents, 'emergency') >= POSSIBLE_EMERGENCY;
  // "Units of actrapid for 100 g" asks for a dose; a dose that was already given is left to the emergencies.
  if (medicine && !isUrgent && ASKS_UNITS.test(text)) return { kind: 'clinical', reason: 'medicine' };
  const isChange =
    ((body || result || measured) && endsWithShortChange(text)) ||
    (result && proposesAChange(text)) ||
    asksToConcentrate(text) ||
    (person && isBareChange(text));
  if (isChange && !isUrgent) return CHANGE_REFUSAL;
  if (!isWriter && asksContentOfAmount(text, queries)) return undefined;
  if (!(person || body || result || measured || medicine || isWriter) && asksPartsOfANutrient(text, queries))
    return undefined;
  if (checksAFigure(guardText, queries)) return undefined;
  const asksTheLabel = ASKS_THE_LABEL.test(text);
  const decidesForOne = person && !isWriter && decidesPlainly(text);
  const decisionForPerson: Refusal | undefined = asksTheLabel
    ? undefined
    : (refusalForPerson(text, queries, body || medicine || result) ??
      (decidesForOne ? { kind: 'clinical', reason: 'choice' } : undefined));
  // "PKU subs giving 20 g PE a dose": a list by a limit, with every word understood and no patient, is no dose.
  if (
    queries.length > 0 &&
    queries.every(isLimitedList) &&
    !(person || body || result || measured || isWriter)
  )
    return undefined;
  const isSummed = (part: Part) =>
    !(person || body || result) && queries.some((query) => isSum(query) && query.text === part.query.text);
  const parts = questionParts.filter((part) => !isSummed(part));
  // A story about a patient, followed by a look-up that decides nothing.
  const asking = parts.filter((part) => isSurelyALookUp(part) || ASKS_FOR_DECISION.test(part.query.text));
  if (asking.length > 0 && asking.every(isSurelyALookUp) && !isWriter && decisionForPerson === undefined)
    return undefined;
  if (queries.length > 0 && queries.every(asksScoopsForLevel)) return undefined;
  const hasPatient = !isSeparateSum && (person || body || result);
  const threshold = refusalThreshold(queries, hasPatient, body, isSeparateSum, before, asksTheLabel);
  // "K 2.9 and the feed is at 60, do I stop it": of a result without a symptom its figure tells whether it is an emergency.
  const isOnlyResult =
    result && !body && shareOf(likelyIntents, 'clinical') > shareOf(likelyIntents, 'emergency');
  const refusal =
    refusalOf(
      isOnlyResult ? withoutEmergencies(likelyIntents) : likelyIntents,
      isWriter && !asksTheLabel ? PATIENT_THRESHOLD : threshold,
    ) ??
    (asksTheLabel ? undefined : refusalOfPart(parts)) ??
    decisionForPerson;
  if (refusal === undefined) return isChange ? CHANGE_REFUSAL : undefined;
  return refusalByFacts(refusal, guardText);
}

/** "CKD, on 3 bottles of X a day, how much phosphate is that": without the patient, a look-up on a label. */
export const asksContentOfAmount = (text: string, queries: readonly Query[]): boolean =>
  queries.length > 0 &&
  queries.every(
    ({ products, nutrients, amounts, topics }) =>
      products.length > 0 &&
      amounts.length > 0 &&
      (nutrients.length > 0 || (topics.length === 0 && ASKS_CONTENT.test(text))),
  ) &&
  ASKS_HOW_MUCH.test(text) &&
  !DECISION_WORDS.test(text);

/**
 * "Of the carbohydrate in X what amount is sugars": only nutrients of a product, and no person. The classifier alone confuses an amount of sugar with a hypo, and an amount with a dose.
 */
const asksPartsOfANutrient = (text: string, queries: readonly Query[]): boolean =>
  PART_OF_A_NUTRIENT.test(text) &&
  queries.length > 0 &&
  queries.every(
    ({ products, nutrients, amounts, target, topics, criteria, unknownWords, unreadAmounts, unusedWords }) =>
      products.length > 0 &&
      nutrients.length > 0 &&
      target === null &&
      amounts.length + topics.length + criteria.length + unknownWords.length + unreadAmounts.length === 0 &&
      unusedWords.every((word) => word === 'amount'),
  ) &&
  !DECISION_WORDS.test(text.replace(PART_OF_A_NUTRIENT, ' '));
/** "100 in one place and 101 in another for the kcal of X, which is right": a figure on the label, and no wrong feed. */
export const checksAFigure = (guardText: GuardText, queries: readonly Query[]): boolean =>
  CHECKS_A_FIGURE.test(guardText.text) &&
  !Object.values(patientFactsIn(guardText)).includes(true) &&
  queries.length > 0 &&
  queries.every(
    ({ products, nutrients, amounts, target }) =>
      products.length > 0 && nutrients.length > 0 && amounts.length === 0 && target === null,
  ) &&
  !ASKS_FOR_DECISION.test(guardText.text.replace(CHECKS_A_FIGURE, ' ')) &&
  !NEEDS_OR_ADVICE.test(guardText.text) &&
  !/\b(?:kg|h|hours?|day|daily|rates?|running|feeding)\b/u.test(guardText.text);
const CHECKS_A_FIGURE = /\b(?:which|what) (?:one |figure |number |value )?is (?:right|correct)\b/u;
const PART_OF_A_NUTRIENT = /\bwhat amount (?:is|are|comes? from)\b/u;

/** "Lady on sips. How many Dalesip Two is 600 kcal": a sum in a sentence without a patient; "she needs 600" is about her. */
function asksSeparateSum(message: string): boolean {
  // "Requirements already done": the patient has been assessed.
  const text = message.replace(ALREADY_ASSESSED, '');
  const sumParts = text.split(' , ').filter((part) => ASKS_HOW_MANY_FOR.test(part));
  return (
    sumParts.length > 0 &&
    !NEEDS_OR_ADVICE.test(text) &&
    sumParts.every(
      (part) =>
        !Object.values(patientFactsIn({ text: part, words: part.split(' '), corrected: part })).includes(
          true,
        ),
    )
  );
}
const ALREADY_ASSESSED =
  /\b(?:requirements?|needs|targets?|goals?) (?:(?:are|is|were|was|have|has|been|all|already|now) )*(?:done|calculated|worked out|set|known|sorted|assessed|agreed)\b/u;
const ASKS_HOW_MANY_FOR =
  /^(?:(?:so|and|ok) )*how (?:many|much)(?: \w+ of)?(?: the)? _ (?:is|are|equals?|makes?|holds?|contains?|comes? to) \d[\d.]* (?:k?cals?|calories|g|mg|mmol)\b(?! (?:a|per|each|every) day\b| daily\b)/u;
const NEEDS_OR_ADVICE =
  /\b(?:should|shall|needs?|must|want\w*|requir\w*|recommend\w*|advis\w*|enough|giv(?:e|en|ing)|targets?|aim\w*|goals?|short|deficit|extra|top(?:ping)? up|prescrib\w*|order(?:ed)?|dose|start\w*|change|increase|reduce)\b/u;

const METABOLITE_LEVEL =
  /\b(?:phe|phenylalanine|pku|msud|tyr|tyrosine|leu|leucine|isoleucine|valine|methionine|homocysteine|hcy|ammonia|carnitine)(?: levels? (?:(?:is|was|are|were|of|at|up|down|back|still|now|came|to) )*\d{2,}|(?: (?:is|was|at|back|still|now|came|of))* [1-9]\d{2,3})\b(?! (?:mg|g|kcal|ml|_))/u;
const ASKS_ABOUT_PRODUCTS =
  /_|\b(?:which|what|how|any|list|show|is there|are there|does|do|protein|energy|kcal|(?<!\b(?:the|his|her|their|my)(?: \w+)? )(?:products?|feeds?|sips?|drinks?|powders?|supplements?|foods?))\b/u;

const isMethod = (name: string): boolean => name.startsWith('method:');
/** "Why won't you tell me what to give him": about Sim. */
const ASKS_WHY_SIM_REFUSES =
  /^(?:(?:and|but|so|ok) )*(?:why|how come) (?:(?:wont|cant|cannot|dont|didnt|wouldnt|will not|can not) you|(?:do|did|will|can|are|would) you (?:\w+ )?(?:not|never|refus\w+)|you (?:\w+ )?(?:wont|cant|cannot|dont|never|refuse))\b/u;
const ASKS_WHY = /^(?:(?:and|but|so|ok) )*(?:why|how come|what made|for what reason)\b/u;

/** What the label, leaflet or tin says is looked up, whoever it is for. */
const ASKS_THE_LABEL =
  /\b(?:what|whatever) (?:does|do) the (?:\w+ )?(?:label|leaflet|tin|packet|pack|sachet|box|carton|directions|instructions)s? (?:say|tell|advise|recommend)|\bdo(?:es)? the (?:\w+ )?(?:label|leaflet|tin|packet|pack|sachet|box|carton|directions|instructions) (?:say|allow|mention)|\b(?:by|according to|going by|on|per) the (?:label|leaflet|directions|tin)\b/u;

/** "Scoops of Flowenna for level 2" asks for the table on the label; "should she have" does not. */
const asksScoopsForLevel = ({ products, topics, text }: Query): boolean =>
  products.length > 0 &&
  topics.includes('iddsi') &&
  /\bscoops?\b/u.test(text) &&
  /\blevel \d\b/u.test(text) &&
  !/\b(?:should|shall|would|could|needs?|best|right|safe|enough|ok|can (?:i|he|she|we))\b/u.test(text);

type Part = { query: Query; likelyIntents: readonly LikelyIntent[] };

const isSurelyALookUp = ({ query, likelyIntents: [first] }: Part): boolean =>
  isPlainLookUp(query) && first?.name === 'lookup' && first.probability >= SURE_SHARE;
const SURE_SHARE = 0.9;

/** "Which feed for him, and protein in Dalesip Mini": one part asks for a decision, whatever the other asks. */
const refusalOfPart = (parts: readonly Part[]): Refusal | undefined =>
  (parts.length < 2 ? [] : parts)
    .filter(({ query }) => ASKS_FOR_DECISION.test(query.text) && !hasNutrientsOnly(query))
    .map(({ query, likelyIntents }) =>
      refusalOf(likelyIntents, isPlainLookUp(query) ? PLAIN_PART_THRESHOLD : PART_THRESHOLD),
    )
    .find((refusal) => refusal !== undefined);
const withoutEmergencies = (likelyIntents: readonly LikelyIntent[]): readonly LikelyIntent[] =>
  likelyIntents.filter(({ name }) => !isEmergency(name));
const isEmergency = (name: string): boolean => name.startsWith('emergency:');
/** "500 ml of X: how much calories": the nutrients belong to the product in the other part. */
const hasNutrientsOnly = ({ nutrients, products, criteria, unknownWords, unusedWords }: Query): boolean =>
  nutrients.length > 0 && products.length + criteria.length + unknownWords.length + unusedWords.length === 0;
const PART_THRESHOLD = 0.7;
const PLAIN_PART_THRESHOLD = 0.85;
export const ASKS_FOR_DECISION =
  /\b(?:which|what|how|should|shall|can(?! you)|could(?! you)|may|must(?! \d)|would|do (?:i|we)|does (?:he|she)|(?:is|are) (?:it|that|this|he|she|they|those|these)|needs?(?! to\b)|pick|choose|suggest|recommend|advise)\b/u;

/** Whether the text beside a unit conversion is an emergency or a question. Background on a patient asks nothing. */
export const asksForADecision = (text: string): boolean =>
  ASKS_FOR_DECISION.test(text) || emergencyIn(text) !== undefined;

/** How likely a decision has to be, given what else was read. */
function refusalThreshold(
  queries: readonly Query[],
  hasPatient: boolean,
  isIll: boolean,
  isSeparateSum: boolean,
  before: PreviousKind | null,
  asksTheLabel: boolean,
): number {
  const areAll = (is: (query: Query) => boolean) => queries.length > 0 && queries.every(is);
  const productThreshold = (): number => {
    if (queries.some(({ text }) => ASKS_BEST_AMOUNT.test(text))) return 0;
    if (hasPatient && areAll(tellsOnly)) return LOGIT_SHIFTS.nothingAsked;
    // "My 6 year old patient is vomiting on it": the age of an ill patient is no question about the label.
    if (areAll(hasMarksOnly) && !(isIll && areAll(hasAgesOnly))) return LOGIT_SHIFTS.marks;
    if (areAll((query) => isSum(query) || (isSeparateSum && query.target !== null)) && !hasPatient)
      return LOGIT_SHIFTS.sum;
    if (areAll((query) => isValueQuery(query) || (isSum(query) && !hasPatient))) return LOGIT_SHIFTS.value;
    if (areAll(({ order }) => order !== null) && !hasPatient) return LOGIT_SHIFTS.order;
    if (areAll(isPlainLookUp)) return hasPatient ? LOGIT_SHIFTS.plainForSomebody : LOGIT_SHIFTS.plain;
    return hasPatient ? LOGIT_SHIFTS.somebody : 0;
  };
  const logit =
    BASE_LOGIT +
    productThreshold() +
    (queries.some(({ otherIntents }) => otherIntents.length > 0) ? LOGIT_SHIFTS.general : 0) +
    (asksTheLabel ? LOGIT_SHIFTS.label : 0) +
    (before === 'lookup' || before === 'list' ? LOGIT_SHIFTS.products : 0) +
    (before === 'compare' ? LOGIT_SHIFTS.comparison : 0) +
    (before === 'refused' ? LOGIT_SHIFTS.refused : 0);
  return 1 / (1 + Math.exp(-logit));
}

const tellsOnly = (query: Query): boolean =>
  query.subject === 'products' &&
  query.products.length > 0 &&
  query.target === null &&
  asksNothing({ ...query, topics: query.hasOnlyWeakTopics ? [] : query.topics });

/** "Best volume of X for protein", "starting volume", "total daily energy": not on a label. */
const ASKS_BEST_AMOUNT =
  /\b(?:best|ideal|right|correct|proper|usual|suitable|start\w*|initial) (?:volumes?|amounts?|doses?|rates?)\b|\btotal daily\b|\bdaily (?:total|energy|protein)\b/u;

const isSum = ({ products, target, text }: Query): boolean =>
  target !== null && products.length > 0 && !DECIDES.test(text);
const DECIDES =
  /\b(?:should|shall|needs?|must|required|recommend\w*|advise|safe|right|best|enough|start|(?:i|we|to|you) (?:give|add|put|use)|he|she|him|her|daily|a day|per day|day)\b/u;

export const hasMarksOnly = ({ products, nutrients, criteria, unknownWords }: Query): boolean =>
  products.length > 0 &&
  criteria.length > 0 &&
  criteria.every(({ kind }) => kind === 'age' || kind === 'diet' || kind === 'allergen' || kind === 'type') &&
  unknownWords.length + nutrients.length === 0;

const hasAgesOnly = ({ criteria }: Query): boolean => criteria.every(({ kind }) => kind === 'age');

export const isPlainLookUp = ({
  subject,
  criteria,
  products,
  nutrients,
  topics,
  order,
  target,
  hasOnlyWeakTopics,
}: Query): boolean =>
  subject === 'list'
    ? order !== null || criteria.some(({ kind }) => kind !== 'form' && kind !== 'claim')
    : products.length > 0 &&
      (nutrients.length > 0 ||
        target !== null ||
        order !== null ||
        (topics.length > 0 && !hasOnlyWeakTopics));

const isValueQuery = ({ products, nutrients, criteria, unknownWords }: Query): boolean =>
  products.length > 0 && nutrients.length > 0 && criteria.length + unknownWords.length === 0;

const isLimitedList = ({ subject, criteria, unknownWords, unusedWords }: Query): boolean =>
  subject === 'list' &&
  criteria.some(({ kind }) => kind === 'nutrient') &&
  unknownWords.length + unusedWords.length === 0;

const ASKS_UNITS = /\b(?:how many|number of|what|which) units\b|\bunits (?:\w+ ){0,2}(?:for|per|to cover)\b/u;
const CHANGE_REFUSAL: Refusal = { kind: 'clinical', reason: 'change' };
const ASKS_CONTENT =
  /\bwhat (?:(?:would|does|did|do|will|is|are) )?.*\b(?:provides?|gets?|getting|gives?|contains?|holds?)\b/u;
const ASKS_HOW_MUCH =
  /\b(?:how (?:much|many)|whats?|totals?|add(?:s|ed)? up|tot up|comes? to|same (?:volume|amount)|(?:in|from) (?:the|that|this|those|these|his|her|their|\d[\d.]*|_))(?![a-z])/u;
/** Asks what to do or whether an amount is right. A look-up has none of these words. */
export const DECISION_WORDS =
  /\b(?:should|shall|needs?|needed|must|can(?! (?:you|i ask)\b)|could(?! you\b)|may|might|want\w*|requir\w*|recommend\w*|advis\w*|suggest\w*|enough|plenty|lack\w*|ought|suppos\w*|allow\w*|worth|bump\w*|reckon|think|(?:would|will) (?:you|i|we) (?:give|put|use|choose|pick|start|go|say|be)|sufficient\w*|adequate\w*|appropriate\w*|ok(?!ay| ,)|okay|alright|safe\w*|right(?! ,)|correct|best|better|suit\w*|targets?|aim\w*|goals?|too|more|less|fewer|extra|another|short\w*|deficit|left|remain\w*|meet\w*|cover\w*|start\w*|stop\w*|chang\w*|increas\w*|reduc\w*|decreas\w*|drop\w*|cut\w*|swap\w*|switch\w*|instead|replac\w*|add(?! (?:\w+ )?up)|hold|limit\w*|dose\w*|units?|prescrib\w*|order\w*|top(?:ping)? up|(?<!\b(?:we|i|they|are|am|bit|is|team|mum|family) )worr\w+|fine|affect\w*|caus\w+|make up|catch up|missed|mistake|wrong\w*|(?:(?<!\b(?:that|this|it|those|these|they|which|_) )give|(?<!\b(?:that|this|it|those|these|they|is|are|_) )giving)|do (?:i|we)|is (?:that|it|this) (?:\w+ )?(?:high|low|much)|what (?:amount|volume|rate|mls?)|per kg|(?:k?cals?|m?g|mls?) ?[,/] ?kg)\b/u;
const FIGURE_ONLY =
  /^(?:(?:so|and|ok|just|say|times|x|×|by|at|or|with|plus|multiplied|what about|how about|for) )*\d+(?:\.\d+)?(?: ?(?:x|kcals?|g|kg|mls?|per|,|times|percent|%))*$/u;
/** From this likelihood of an emergency, a few words for a change do not decide: "vomiting and nodding off". */
const POSSIBLE_EMERGENCY = 0.1;
/** From this likelihood, somebody is ill, whatever is said of a pack or asked beside it. */
const LIKELY_ILL = 0.5;
const FACE_WORD = /\b(?:lips?|eye ?lids?|eyes?|face|facial|cheeks?|mouth|tongue|throat)\b/u;
const SWELLING =
  /\b(?:swell\w*|swollen|puff\w*|thick\w*|bigger|huge|fat|balloon\w*|blow\w* up|doubled|tingl\w*|numb|shut)\b/u;

/** "Is it given into a vein" has the words of an emergency but is none; in "he pulled his NG out. What is in it", a part is one. */
const isSurelySomethingElse = (
  [first, ...others]: readonly LikelyIntent[],
  parts: readonly Part[],
  family: string,
): boolean =>
  first !== undefined &&
  !isRefused(first.name) &&
  shareOf(others, family) < 0.03 &&
  first.probability > 0.9 &&
  !parts.some(({ likelyIntents }) => shareOf(likelyIntents, family) >= LIKELY_ILL);
