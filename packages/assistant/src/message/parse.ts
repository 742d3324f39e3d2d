// Longer than other files: where a message is split into questions depends on what each of them leaves out.
import type { Word } from '../language/words.ts';
import { isSame } from '../follow-ups/repeated-question.ts';
import { readClause } from './clause.ts';
import { rankingFromBothEnds, rankingPerBrand } from './two-rankings.ts';
import type { Lexicon } from './lexicon.ts';
import { isInSpan, type Span } from '../names/mention.ts';
import type { NameIndex } from '../names/name-index.ts';
import { MARKS, LISTED_KINDS, kinds } from './criterion-kinds.ts';
import { isLimit, type Query } from './query.ts';
import {
  asksFormOnly,
  asksDegree,
  asksPackOnly,
  DESCRIBES_ONE,
  REFERS_TO_BOTH,
  OPPOSITE_SUPERLATIVE,
  shareDetails,
  withoutNamedProducts,
} from '../splitting/shared-details.ts';
import type { Reading } from './reading.ts';
import { continuesExclusion, excludesAtEnd } from '../vocabulary/operator-words.ts';
import { isListable } from './tags.ts';

/** Turns a message into queries, one for each question. Nothing is looked up yet, and no word is lost. */
export function parse(reading: Reading, names: NameIndex, lexicon: Lexicon): Query[] {
  // A part may be read by itself, with the part before it, and within a longer part.
  const known = new Map<string, Part>();
  const read = ({ from, to }: Span): Part => {
    const key = `${from} ${to}`;
    const part = known.get(key) ?? readPart({ from, to });
    known.set(key, part);
    return part;
  };
  const readPart = ({ from, to }: Span): Part => {
    const words = reading.words.slice(from, to);
    const mentions = reading.mentions
      .filter((mention) => mention.from >= from && mention.from < to)
      .map((mention) => ({ ...mention, from: mention.from - from, to: mention.to - from }));
    return toPart(readClause(words, mentions, names, lexicon), { from, to });
  };
  const segments = segmentsOf(reading, lexicon);
  const wholeSpan = { from: 0, to: reading.words.length };
  if (segments.length < 2) return rankingPerBrand(read(wholeSpan).query).flatMap(rankingFromBothEnds);
  const parts: Part[] = [];
  for (let at = 0; at < segments.length; at += 1) {
    const { from, to, isAfterSentenceEnd } = segments[at] ?? { from: 0, to: 0, isAfterSentenceEnd: false };
    const part = read({ from, to });
    const after = segments[at + 1];
    // "250 g of Dalesip Shake, how much fat is that", "of the vegan feeds, which has the most": one question.
    const following = after === undefined ? undefined : read(after);
    // "Kcal of Tarnvane Energy and Tarnvane Standard and do both contain fibre": the name belongs to the first question too.
    const isAboutBoth =
      parts.length > 0 &&
      !isAfterSentenceEnd &&
      (REFERS_TO_BOTH.test(following?.query.text ?? '') ||
        // "Calcium in this, that and the other, and which one is dairy free".
        (following?.questionForm === 'which' &&
          !following.hasProductKind &&
          parts.at(-1)?.hasName === true) ||
        (following?.query.order != null &&
          (parts.at(-1)?.isComplete === true || /^(?:in|of|for)\b/u.test(part.query.text))));
    const isIntroduced =
      following !== undefined &&
      !isAboutBoth &&
      introduces(part, following) &&
      !asksOfTheDescribed(part, following);
    if (isIntroduced) at += 1;
    const next = isIntroduced ? read({ from, to: following.to }) : part;
    const last = parts.at(-1);
    if (isSeparateFact(parts, next, reading.mentions.length === 0))
      parts.push({ ...next, asksForFact: true });
    else if (
      last === undefined ||
      startsNewQuestion(
        last,
        next,
        isAfterSentenceEnd,
        parts.some(({ hasName }) => hasName),
      )
    )
      parts.push(next);
    else
      parts[parts.length - 1] = {
        ...read({ from: last.from, to: next.to }),
        questionForm: last.questionForm,
      };
  }
  const questions = parts.filter((part) => !parts.some((other) => repeatsStatement(part, other)));
  return shareDetails(parts.length === 1 ? [read(wholeSpan).query] : questions.map(({ query }) => query))
    .filter((query, at, all) => !all.slice(0, at).some((before) => repeatsQuestion(query, before)))
    .filter((query, at, all) => !all.slice(at + 1).some((after) => isRankedBetterBy(query, after)))
    .flatMap(rankingPerBrand)
    .flatMap(rankingFromBothEnds)
    .map(withoutNamedProducts(names));
}

const STARTS_WITH_WHICH = /^(?:and |so )*(?:which|what)/u;

const DIET_KINDS = kinds('allergen', 'diet');

/** "Does it contain milk? She must not have milk": one mark on the label, so one answer. */
const repeatsQuestion = (
  { products, criteria, topics, nutrients, nutrientsWithoutRow }: Query,
  before: Query,
): boolean =>
  products.length > 0 &&
  criteria.length > 0 &&
  topics.length + nutrients.length + nutrientsWithoutRow.length === 0 &&
  products.every((id) => before.products.includes(id)) &&
  criteria.every((each) => DIET_KINDS.has(each.kind) && before.criteria.some((other) => isSame(each, other)));

/** "The lowest-calorie drink, which has the fewest kcal per serving": one ranking, on the basis that was given. */
const isRankedBetterBy = ({ order, basis, criteria, text }: Query, after: Query): boolean =>
  order !== null &&
  // "Which has the most, and which has the most per bottle" asks for both.
  !(STARTS_WITH_WHICH.test(text) && STARTS_WITH_WHICH.test(after.text)) &&
  basis === null &&
  after.basis !== null &&
  after.order?.by === order.by &&
  after.order.isLowFirst === order.isLowFirst &&
  criteria.every((each) => after.criteria.some((other) => isSame(each, other)));

/** A part of a message, read as a question of its own. */
type Part = Span & {
  query: Query;
  hasName: boolean;
  /** Asks for something on a label or about a method: a nutrient, a topic, a mark. */
  asksForFact: boolean;
  hasProductKind: boolean;
  hasTrait: boolean;
  questionForm: 'none' | 'which' | 'other';
  isAboutApp: boolean;
  isComplete: boolean;
};

const QUESTION_START =
  /^(?:(?:and|also|so|then|please|pls|hi|hello|there|ok|can you|could you|tell me|i need|i want) )*(?:(?<which>which|how many|list|show|see|(?:can|could|may) (?:i|we) see|any|are there|(?:what|anything) else is there|do you have|what(?: else)? (?:do|can|have) (?:you|ye|we|i) (?:have|got|do|sell|stock|offer|get|make)|(?:what|which) (?:\w+ ){0,3}(?:have (?:you|ye|we)|do (?:you|ye|we) (?:have|do|sell|stock|offer|make)|are there)|find|(?:what|which) (?:\w+ ){0,3}(?:feeds?|sips?|ons|products?|supplements?|drinks?|powders?|ones))|what|how|is|isnt|are|does|doesnt|do|has|have|can|could|would|will|where|when|who|whats|why)\b/u;

function toPart(query: Query, place: Span): Part {
  const {
    products,
    unresolvedName,
    criteria,
    order,
    nutrients,
    nutrientsWithoutRow,
    topics,
    hasOnlyWeakTopics,
    otherIntents,
  } = query;
  // "Dalesip Two how many kcal": a name before the question asks nothing.
  const found =
    QUESTION_START.exec(query.text) ??
    QUESTION_START.exec(query.classifierWords.join(' ').replace(/^(?:_ (?:, )?)+/u, ''));
  const questionForm = found === null ? 'none' : found.groups?.['which'] === undefined ? 'other' : 'which';
  // "Is it gluten free" names a product too.
  const refersToProduct = query.reference?.kind === 'same' && /\b(?:it|its)\b/u.test(query.text);
  const hasName =
    products.length > 0 || (unresolvedName !== null && query.subject !== 'list') || refersToProduct;
  const hasProductKind =
    criteria.some(({ kind }) => LISTED_KINDS.has(kind)) ||
    (questionForm === 'which' && query.namesProductsInGeneral);
  const hasDegree = order !== null;
  const hasTrait =
    hasDegree ||
    criteria.filter(({ kind, isRequired }) => !isRequired || !LISTED_KINDS.has(kind)).length > 0 ||
    query.amounts.length > 0 ||
    criteria.length > 1;
  const asksForFact =
    nutrients.length + nutrientsWithoutRow.length > 0 ||
    hasDegree ||
    (topics.length > 0 && (!hasOnlyWeakTopics || questionForm !== 'none')) ||
    (hasName && questionForm !== 'none' && criteria.some(isLimit)) ||
    criteria.some(
      ({ kind }) =>
        MARKS.has(kind) && (kind !== 'age' || questionForm !== 'none' || MAY_HAVE.test(query.text)),
    );
  const isAboutApp = otherIntents.length > 0 && !hasName && !hasProductKind;
  const isList =
    !hasName &&
    ((hasProductKind && (hasTrait || asksForFact || questionForm === 'which')) ||
      (questionForm === 'which' && hasTrait) ||
      hasDegree);
  return {
    ...place,
    query,
    hasName,
    asksForFact,
    hasProductKind,
    hasTrait,
    questionForm,
    isAboutApp,
    isComplete: isList || isAboutApp || (hasName && (asksForFact || query.isComparison)),
  };
}

/** "The plant feed: is it vegan": asks of the feed described, and narrows no list. */
const asksOfTheDescribed = ({ query: described }: Part, { query }: Part): boolean =>
  described.subject === 'list' &&
  described.order === null &&
  DESCRIBES_ONE.test(described.text) &&
  /^(?:and |also )*(?:is|does|has|can) it\b/u.test(query.text);

const MAY_HAVE = /\b(?:can|may|suit\w*|ok|okay|safe|allowed)\b/u;

/** One part only names the product or list that the other part asks about. */
const introduces = (one: Part, other: Part): boolean =>
  // "The difference between this and that, and are either vegan": two questions.
  !(
    one.query.isComparison &&
    other.query.nutrients.length + other.query.topics.length === 0 &&
    other.query.order === null
  ) &&
  one.questionForm === 'none' &&
  (one.hasName || one.hasProductKind) &&
  !one.asksForFact &&
  other.asksForFact &&
  other.questionForm !== 'none' &&
  !other.hasName &&
  !other.hasProductKind;

/** Whether two parts are separate questions. What either leaves out is filled in later from the other. */
function startsNewQuestion(last: Part, next: Part, isAfterSentenceEnd: boolean, isNamed: boolean): boolean {
  const isQuestion = next.asksForFact && next.questionForm !== 'none';
  if (asksOfTheDescribed(last, next)) return true;
  // "Leave out Wrenfold and anything with fibre": leaves out both.
  if (!isAfterSentenceEnd && continuesExclusion(last.query.text, next.query.text)) return false;
  if (last.isComplete && isNotAboutProducts(next)) return true;
  // "This and that: flavours, which is bigger": both questions are about the named products.
  if (!last.isComplete && !(isNamed && last.asksForFact && !last.hasProductKind))
    return (
      // "What is Tarnvane Peptide and who makes it": its summary, and a question about us.
      (last.asksForFact || (last.hasName && next.isAboutApp)) &&
      last.questionForm !== 'none' &&
      (isAfterSentenceEnd ? next.isComplete || isQuestion : next.isAboutApp && next.questionForm !== 'none')
    );
  // "Which has the most protein, tube feeds for adults": the products come after the question.
  if (
    last.query.order !== null &&
    !last.hasName &&
    !last.hasProductKind &&
    !isAfterSentenceEnd &&
    isOnlyKind(next)
  )
    return false;
  // "Powders for UCD, smallest sachet first": the ranking of the list before.
  if (isOrderOfList(last, next, isAfterSentenceEnd)) return false;
  // "Any toffee? Or vanilla, banana": more flavours of the same question.
  if (next.questionForm === 'none' && next.query.order === null && continuesFlavours(last, next))
    return false;
  if (last.query.order !== null && OPPOSITE_SUPERLATIVE.test(next.query.text)) return true;
  // "Compare this and that, and kcal in 45 g of that": a figure of one of them.
  const isOfOne =
    next.query.amounts.length > 0 &&
    (next.query.products.length === 1 || next.query.reference?.kind === 'nth');
  if (last.query.isComparison && last.query.order === null && !isAfterSentenceEnd && !isOfOne) return false;
  // "Feeds with fibre and which are halal" is one question; "which are vegan and which are halal" are two.
  if (
    BARE_PREDICATE.test(next.query.text) &&
    last.questionForm === 'which' &&
    !isAfterSentenceEnd &&
    !next.hasName
  )
    return false;
  if (
    RELATIVE_CLAUSE.test(next.query.text) &&
    last.query.subject === 'list' &&
    !next.hasProductKind &&
    !MAIN_QUESTION.test(last.query.text)
  )
    return false;
  // "Kosher sips, any for adults with no soya": one list with all criteria.
  if (
    last.query.subject === 'list' &&
    !isAfterSentenceEnd &&
    !next.hasProductKind &&
    NARROWING_PHRASE.test(next.query.text)
  )
    return false;
  // "The MSUD range apart from the infant formula and the low protein foods": leaves out both.
  if (
    last.query.subject === 'list' &&
    !isAfterSentenceEnd &&
    isOnlyKind(next) &&
    excludesAtEnd(last.query.text)
  )
    return false;
  // "HCU products from 3 years, not powder", "not the powders, just liquid PKU": exclusions from the same list.
  if (last.query.subject === 'list' && isOnlyExclusion(next)) return false;
  if (next.query.subject === 'list' && isOnlyExclusion(last) && !isAfterSentenceEnd) return false;
  // "What size is it, does the other have more per serving": continues the question before the size.
  const continuesComparison =
    next.hasName && next.query.bareSuperlative !== null && next.query.basis !== null && !isFigure(last.query);
  return (
    next.isComplete ||
    isQuestion ||
    continuesComparison ||
    (isOfOne && last.query.isComparison) ||
    (isAfterSentenceEnd && next.asksForFact)
  );
}
/**
 * "Dalesip Mini: kcal, any milk, powder or liquid, ok at 10?": a figure, a mark, a form and a fact on the label are separate
 * questions about the product. Read as one question, one of them would hide the others.
 */
function isSeparateFact(parts: readonly Part[], next: Part, namesNone: boolean): boolean {
  const last = parts.at(-1);
  // "Kcal, any milk, and how do I mix it": about the product in the conversation, if nothing is named or listed.
  const isAboutOneProduct =
    parts.some(({ query }) => query.products.length > 0) ||
    (namesNone &&
      parts.every(
        ({ query, hasProductKind, questionForm, isAboutApp }) =>
          !(hasProductKind || isAboutApp || query.namesProductsInGeneral) &&
          query.order === null &&
          questionForm !== 'which',
      ));
  if (last === undefined || !isAboutOneProduct || next.query.products.length > 0) return false;
  // "What sizes, kcal in the biggest", "is it low in sugar", "max per day": asks about the product, even if the rest is not understood.
  if (next.query.order?.by === 'packSize') return next.query.nutrients.length > 0;
  if (next.query.order !== null) return asksDegree(next.query);
  if (next.query.bareSuperlative !== null && next.query.unusedWords.length > 0 && !next.asksForFact)
    return !next.hasProductKind;
  if (
    next.query.unresolvedName !== null ||
    (last.query.isComparison && last.query.order === null && isFigure(next.query))
  )
    return false;
  if (asksPackOnly(next.query) && parts.some(({ query }) => query.products.length === 1)) return true;
  if (IS_OF_A_SIZE.test(next.query.text) && next.query.nutrients.length === 0) return true;
  // "Sodium per 100 ml, iron per bottle": each with its own basis.
  if (isFigure(next.query) && isMeasured(next.query) && !/^\d/u.test(next.query.text))
    return (last.asksForFact && !isFigure(last.query)) || isMeasured(last.query);
  if (
    !(last.asksForFact || asksFormOnly(last.query)) ||
    // "The order code for the 1 l": the size of a pack.
    (next.query.amounts.length + next.query.unreadAmounts.length > 0 && next.query.topics[0] !== 'codes')
  )
    return false;
  // "Potassium, dry powder, per 100 g": what the figure is for.
  return next.hasProductKind
    ? asksFormOnly(next.query) && !next.query.text.startsWith('dry ')
    : asksForAnotherFact(last.query, next);
}
const isMeasured = ({ amounts, basis }: Query): boolean => amounts.length > 0 || basis !== null;
const isFigure = ({ nutrients, nutrientsWithoutRow }: Query): boolean =>
  nutrients.length + nutrientsWithoutRow.length > 0;
/** "1 litre bag available" */
const IS_OF_A_SIZE =
  /^(?:(?:is|are|and|there|in|an?|it|does|do|you|come|have|any) )*\d[\d.]* (?:ml|l|litre|g|kg) (?:bags?|packs?|bottles?|tins?|tubs?|pouch(?:es)?|cartons?|sachets?)(?: (?:available|too|as well|exist))*$/u;

const asksForAnotherFact = (last: Query, { query: next, questionForm }: Part): boolean => {
  if (isFigure(next)) return !isFigure(last) && next.topics.length + next.criteria.length === 0;
  if (next.topics.length > 0)
    return (
      (!next.hasOnlyWeakTopics ||
        questionForm !== 'none' ||
        (last.amounts.length === 0 && next.topics.every(isListable) && next.text.split(' ').length <= 2)) &&
      !next.topics.every((topic) => last.topics.includes(topic))
    );
  return (
    next.criteria.length > 0 &&
    next.criteria.every(
      ({ kind }) =>
        MARKS.has(kind) &&
        (kind !== 'flavour' || questionForm !== 'none' || /\bflavour/u.test(next.text)) &&
        (kind !== 'age' || questionForm !== 'none' || AGE_IS_ASKED.test(next.text)) &&
        !last.criteria.some((each) => each.kind === kind),
    )
  );
};
/** "9 year old" describes somebody; "ok for a 9 year old", "from birth" ask. */
const AGE_IS_ASKED =
  /\b(?:suit\w*|ok|okay|fine|safe|allowed|can|may|used?|from|over|under|licensed|limit|age)\b/u;

/** "Protein in this and how do I print it": a separate question that is not about products. */
const isNotAboutProducts = ({ asksForFact, hasProductKind, hasTrait, query }: Part): boolean =>
  !(asksForFact || hasProductKind || hasTrait) &&
  query.products.length === 0 &&
  query.unresolvedName === null &&
  query.unusedWords.length > 0 &&
  COMPLETE_QUESTION.test(query.text);
const COMPLETE_QUESTION =
  /^(?:(?:and|also|so|then|please|oh|ok|if not|if so|,) )*(?:(?:how|where|when|who|what) (?:do|can|could|would|is|are) (?:i|we|you|your|the|it)|(?:can|could|do|are) (?:i|we|you|the)|(?:is|does) (?:it|the app))\b/u;
const NARROWING_PHRASE =
  /^(?:any|anything|something|ones|one) (?:for|with|without|that|which|thats|suitable|in|under|over|from|made|marked)\b/u;
const hasFlavour = ({ query }: Part): boolean => query.criteria.some(({ kind }) => kind === 'flavour');
const continuesFlavours = (last: Part, next: Part): boolean =>
  hasFlavour(last) &&
  hasFlavour(next) &&
  !last.hasName &&
  !next.hasName &&
  !(last.hasProductKind && next.hasProductKind) &&
  next.query.criteria.every(({ kind }) => kind === 'flavour' || kind === 'brand');
const RELATIVE_CLAUSE = /^which (?:are|is|have|has|do|does|dont|arent|come|can|contain)\b/u;
const MAIN_QUESTION =
  /^(?:hi|hello|there|quick|one|please|so|and|ok|,| )*(?:which|what|how many)\b(?!.* (?:that|which) )/u;

const JOINING_WORD = /^(?:and|,|plus|also|then)$/u;

type Segment = Span & { isAfterSentenceEnd: boolean };
/** The parts between joining words and at ends of sentences. */
function segmentsOf({ words, mentions }: Reading, lexicon: Lexicon): Segment[] {
  const texts = words.map(({ text }) => text);
  const isNamed = isInSpan(mentions);
  const hits = lexicon.find(texts, (at) => !isNamed(at));
  const isNutrient = ({ value }: (typeof hits)[number]) => value.some(({ kind }) => kind === 'nutrient');
  // "Sodium and potassium in mmol": "and" between two values joins them.
  const joinsValues = (at: number) =>
    texts[at] === 'and' &&
    hits.some((hit) => hit.to === at && isNutrient(hit)) &&
    hits.some((hit) => hit.from === at + 1 && isNutrient(hit));
  const isInside = (at: number) =>
    isNamed(at) || joinsValues(at) || hits.some(({ from, to }) => from < at && at < to);
  const segments: Segment[] = [];
  let from = 0;
  let isAfterSentenceEnd = false;
  for (let at = 0; at <= texts.length; at += 1) {
    // "If not, which": joins like "and".
    const isCondition = /^if (?:not|so)$/u.test(texts.slice(at, at + 2).join(' '));
    // "Kcal in this and that which is vegan": asked about both.
    const isRelativeWhich =
      texts[at] === 'which' &&
      mentions.some(({ to }) => to === at) &&
      mentions.filter(({ to }) => to <= at).length > 1;
    const isQuestionStart =
      !isCondition && at > from && (isRelativeWhich || startsQuestion(texts, from, at, isNamed));
    if (at < texts.length && ((!isJoin(words, at) && !isQuestionStart && !isCondition) || isInside(at)))
      continue;
    if (at > from) {
      segments.push({ from, to: at, isAfterSentenceEnd });
      isAfterSentenceEnd = false;
    }
    isAfterSentenceEnd ||= words[at]?.mark === 'end';
    from = isQuestionStart ? at : at + (isCondition ? 2 : 1);
    at = Math.max(at, from - 1);
  }
  return segments;
}

const ASKS_WHAT = /^(?:what|how|where|why)$/u;
const BEFORE_WHAT = /^(?:of|in|at|for|from|to|by|with|on|under|over)$/u;
const ASKS_WHETHER =
  /^(?:(?:is|are|does|do|has|have|can|could|will) (?:it|they|this|that|these|those|both|either|there|i|we|you)|which (?:of|one)) /u;
/** Words that a question word continues: "at what age", "tell me how". */
const BEFORE_QUESTION_WORD =
  /^(?:,|and|or|as|than|that|about|me|us|know|tell|say|says|see|show|just|exactly|is|are|does|do|no|matter|sure|check|asks?|asking|asked|wonder\w*|please|then|also|but)$/u;
/** With fewer words than this after "what" or "how", it is still the same question: "how much water do I". */
const MIN_WORDS_BETWEEN = 4;

/** "Kcal per bottle what age is it from is it vegan": without commas, a question starts at a question word. */
function startsQuestion(
  texts: readonly string[],
  from: number,
  at: number,
  isNamed: (at: number) => boolean,
): boolean {
  const [last = '', here = '', next = ''] = texts.slice(at - 1, at + 2);
  if (BEFORE_QUESTION_WORD.test(last)) return false;
  // "From what age" starts with its "from".
  if (ASKS_WHAT.test(here) || (BEFORE_WHAT.test(here) && ASKS_WHAT.test(next)))
    return !BEFORE_WHAT.test(last);
  if (!ASKS_WHETHER.test(texts.slice(at, at + 3).join(' '))) return false;
  const questionWordAt = texts.findLastIndex(
    (text, place) => place < at && /^(?:what|how|when|where|who|why|which)$/u.test(text),
  );
  // "What volume of this do I need": still the same question.
  return (
    questionWordAt < from ||
    (!/^(?:i|we|you|there)$/u.test(next) && (at - questionWordAt > MIN_WORDS_BETWEEN || isNamed(at - 1)))
  );
}

/** "And" between two numbers, and a colon, do not split. */
function isJoin(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || !JOINING_WORD.test(word.text)) return false;
  // "The plant feed: is it vegan".
  if (word.mark === 'colon')
    return /^(?:is|does|has|can)$/u.test(words[at + 1]?.text ?? '') && words[at + 2]?.text === 'it';
  // "Kcal/ml", "mg/100 g".
  const isPer =
    word.text === ',' &&
    /^(?:k?cals?|calories|kj|mg|g|mcg|micrograms?|mmol|mls?|mosm\w*)$/u.test(words[at - 1]?.text ?? '') &&
    /^(?:ml|mls|g|kg|l|litre|100|hour|day)$/u.test(words[at + 1]?.text ?? '');
  if (isPer) return false;
  const isSide = /^(?:less|more|under|over|below|above|at|no|up|fewer|lower|<|>)$/u.test(
    words[at + 1]?.text ?? '',
  );
  return !(words[at - 1]?.isNumber === true && (words[at + 1]?.isNumber === true || isSide));
}

const isOrderOfList = (last: Part, next: Part, isAfterSentenceEnd: boolean): boolean =>
  last.query.subject === 'list' &&
  !last.query.asksForCount &&
  next.query.order !== null &&
  // "In order of protein, lowest first": one ranking.
  (last.query.order === null ||
    (last.query.order.by === next.query.order.by && /\bfirst\b/u.test(next.query.text))) &&
  next.query.order.place === 1 &&
  next.questionForm === 'none' &&
  !next.hasName &&
  !next.hasProductKind &&
  (!isAfterSentenceEnd || IN_ORDER.test(next.query.text));

const isOnlyExclusion = ({
  questionForm,
  query: { criteria, order, products, nutrients, topics, hasOnlyWeakTopics },
}: Part): boolean =>
  questionForm === 'none' &&
  criteria.length > 0 &&
  criteria.every(({ isRequired }) => !isRequired) &&
  order === null &&
  products.length + nutrients.length === 0 &&
  (topics.length === 0 || hasOnlyWeakTopics);

const IN_ORDER = /^(?:rank|sort|order)|^(?:\w+ ){1,4}first$/u;

/** "Which feeds come in vanilla and are vegan": a second predicate of the same question, without a subject of its own. */
const BARE_PREDICATE =
  /^(?:are|is|arent|isnt|have|has|havent|hasnt|do not|dont|doesnt|does not|can be)\b(?! (?:they|it|there|any|these|those|this|that|all|both|you|we|i|your|our|the|which|either|each|some)\b)/u;

const isOnlyKind = ({ questionForm, hasProductKind, hasName, asksForFact }: Part): boolean =>
  questionForm === 'none' && hasProductKind && !hasName && !asksForFact;

/** "The rep spoke of peptide feeds. Which peptide feeds are vegan?": the question repeats the statement and adds to it. */
const repeatsStatement = (statement: Part, question: Part): boolean =>
  statement.questionForm === 'none' &&
  question.questionForm !== 'none' &&
  statement.query.subject === 'list' &&
  question.query.subject === 'list' &&
  statement.query.criteria.length > 0 &&
  statement.query.order === null &&
  !statement.query.asksForCount &&
  statement.query.nutrients.length === 0 &&
  statement.query.criteria.every((each) =>
    question.query.criteria.some((other) => JSON.stringify(other) === JSON.stringify(each)),
  );
