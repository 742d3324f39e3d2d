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
    const part = known.get(key) ?? readAnew({ from, to });
    known.set(key, part);
    return part;
  };
  const readAnew = ({ from, to }: Span): Part => {
    const words = reading.words.slice(from, to);
    const mentions = reading.mentions
      .filter((mention) => mention.from >= from && mention.from < to)
      .map((mention) => ({ ...mention, from: mention.from - from, to: mention.to - from }));
    return partOf(readClause(words, mentions, names, lexicon), { from, to });
  };
  const stretches = stretchesOf(reading, lexicon);
  const whole = { from: 0, to: reading.words.length };
  if (stretches.length < 2) return rankingPerBrand(read(whole).query).flatMap(rankingFromBothEnds);
  const parts: Part[] = [];
  for (let at = 0; at < stretches.length; at += 1) {
    const { from, to, isAfterAnEnd } = stretches[at] ?? { from: 0, to: 0, isAfterAnEnd: false };
    const here = read({ from, to });
    const after = stretches[at + 1];
    // "250 g of Dalesip Shake, how much fat is that", "of the vegan feeds, which has the most": one question.
    const following = after === undefined ? undefined : read(after);
    // "Kcal of Tarnvane Energy and Tarnvane Standard and do both contain fibre": the name belongs to the first question too.
    const isOfBoth =
      parts.length > 0 &&
      !isAfterAnEnd &&
      (REFERS_TO_BOTH.test(following?.query.text ?? '') ||
        // "Calcium in this, that and the other, and which one is dairy free".
        (following?.frame === 'which' && !following.hasKind && parts.at(-1)?.hasName === true) ||
        (following?.query.order != null &&
          (parts.at(-1)?.isWhole === true || /^(?:in|of|for)\b/u.test(here.query.text))));
    const isIntroduced = following !== undefined && !isOfBoth && introduces(here, following);
    if (isIntroduced) at += 1;
    const next = isIntroduced ? read({ from, to: following.to }) : here;
    const last = parts.at(-1);
    if (isAskedBeside(parts, next, reading.mentions.length === 0)) parts.push({ ...next, asks: true });
    else if (
      last === undefined ||
      startsAnew(
        last,
        next,
        isAfterAnEnd,
        parts.some(({ hasName }) => hasName),
      )
    )
      parts.push(next);
    else parts[parts.length - 1] = { ...read({ from: last.from, to: next.to }), frame: last.frame };
  }
  const asked = parts.filter((part) => !parts.some((other) => isSaidAgain(part, other)));
  return shareDetails(parts.length === 1 ? [read(whole).query] : asked.map(({ query }) => query))
    .filter((query, at, all) => !all.slice(0, at).some((before) => isAskedAgain(query, before)))
    .flatMap(rankingPerBrand)
    .flatMap(rankingFromBothEnds)
    .map(withoutNamedProducts(names));
}

const OF_A_DIET = kinds('allergen', 'diet');

/** "Does it contain milk? She must not have milk": one mark on the label, so one answer. */
const isAskedAgain = ({ products, criteria, topics, nutrients, withoutRow }: Query, before: Query): boolean =>
  products.length > 0 &&
  criteria.length > 0 &&
  topics.length + nutrients.length + withoutRow.length === 0 &&
  products.every((id) => before.products.includes(id)) &&
  criteria.every((each) => OF_A_DIET.has(each.kind) && before.criteria.some((other) => isSame(each, other)));

/** A part of a message, read as a question of its own. */
type Part = Span & {
  query: Query;
  hasName: boolean;
  /** Asks for something on a label or about a method: a nutrient, a topic, a mark. */
  asks: boolean;
  hasKind: boolean;
  hasTrait: boolean;
  frame: 'none' | 'which' | 'other';
  isOfUs: boolean;
  isWhole: boolean;
};

const FRAME =
  /^(?:(?:and|also|so|then|please|pls|hi|hello|there|ok|can you|could you|tell me|i need|i want) )*(?:(?<which>which|how many|list|show|see|(?:can|could|may) (?:i|we) see|any|are there|(?:what|anything) else is there|do you have|what(?: else)? (?:do|can|have) (?:you|ye|we|i) (?:have|got|do|sell|stock|offer|get|make)|(?:what|which) (?:\w+ ){0,3}(?:have (?:you|ye|we)|do (?:you|ye|we) (?:have|do|sell|stock|offer|make)|are there)|find|(?:what|which) (?:\w+ ){0,3}(?:feeds?|sips?|ons|products?|supplements?|drinks?|powders?|ones))|what|how|is|isnt|are|does|doesnt|do|has|have|can|could|would|will|where|when|who|whats|why)\b/u;

function partOf(query: Query, place: Span): Part {
  const { products, unclear, criteria, order, nutrients, withoutRow, topics, isWeak, general } = query;
  // "Dalesip Two how many kcal": a name before the question asks nothing.
  const found = FRAME.exec(query.text) ?? FRAME.exec(query.heard.join(' ').replace(/^(?:_ (?:, )?)+/u, ''));
  const frame = found === null ? 'none' : found.groups?.['which'] === undefined ? 'other' : 'which';
  // "Is it gluten free" names a product too.
  const isOfIt = query.reference?.kind === 'same' && /\b(?:it|its)\b/u.test(query.text);
  const hasName = products.length > 0 || (unclear !== null && query.subject !== 'list') || isOfIt;
  const hasKind =
    criteria.some(({ kind }) => LISTED_KINDS.has(kind)) || (frame === 'which' && query.namesProducts);
  const hasDegree = order !== null;
  const hasTrait =
    hasDegree ||
    criteria.filter(({ kind, is }) => !is || !LISTED_KINDS.has(kind)).length > 0 ||
    query.amounts.length > 0 ||
    criteria.length > 1;
  const asks =
    nutrients.length + withoutRow.length > 0 ||
    hasDegree ||
    (topics.length > 0 && (!isWeak || frame !== 'none')) ||
    (hasName && frame !== 'none' && criteria.some(isLimit)) ||
    criteria.some(
      ({ kind }) => MARKS.has(kind) && (kind !== 'age' || frame !== 'none' || MAY_HAVE.test(query.text)),
    );
  const isOfUs = general.length > 0 && !hasName && !hasKind;
  const isAList =
    !hasName &&
    ((hasKind && (hasTrait || asks || frame === 'which')) || (frame === 'which' && hasTrait) || hasDegree);
  return {
    ...place,
    query,
    hasName,
    asks,
    hasKind,
    hasTrait,
    frame,
    isOfUs,
    isWhole: isAList || isOfUs || (hasName && (asks || query.isComparison)),
  };
}

const MAY_HAVE = /\b(?:can|may|suit\w*|ok|okay|safe|allowed)\b/u;

/** One part only names the product or list that the other part asks about. */
const introduces = (one: Part, other: Part): boolean =>
  // "The difference between this and that, and are either vegan": two questions.
  !(
    one.query.isComparison &&
    other.query.nutrients.length + other.query.topics.length === 0 &&
    other.query.order === null
  ) &&
  one.frame === 'none' &&
  (one.hasName || one.hasKind) &&
  !one.asks &&
  other.asks &&
  other.frame !== 'none' &&
  !other.hasName &&
  !other.hasKind;

/** Whether two parts are separate questions. What either leaves out is filled in later from the other. */
function startsAnew(last: Part, next: Part, isAfterAnEnd: boolean, isNamed: boolean): boolean {
  const isAsked = next.asks && next.frame !== 'none';
  // "Leave out Wrenfold and anything with fibre": leaves out both.
  if (!isAfterAnEnd && continuesExclusion(last.query.text, next.query.text)) return false;
  if (last.isWhole && isOfElse(next)) return true;
  // "This and that: flavours, which is bigger": both questions are about the named products.
  if (!last.isWhole && !(isNamed && last.asks && !last.hasKind))
    return (
      // "What is Tarnvane Peptide and who makes it": its summary, and a question about us.
      (last.asks || (last.hasName && next.isOfUs)) &&
      last.frame !== 'none' &&
      (isAfterAnEnd ? next.isWhole || isAsked : next.isOfUs && next.frame !== 'none')
    );
  // "Which has the most protein, tube feeds for adults": the products come after the question.
  if (last.query.order !== null && !last.hasName && !last.hasKind && !isAfterAnEnd && isOnlyAKind(next))
    return false;
  // "Powders for UCD, smallest sachet first": the ranking of the list before.
  if (isItsOrder(last, next, isAfterAnEnd)) return false;
  // "Any toffee? Or vanilla, banana": more flavours of the same question.
  if (next.frame === 'none' && next.query.order === null && goesOnWithFlavours(last, next)) return false;
  if (last.query.order !== null && OPPOSITE_SUPERLATIVE.test(next.query.text)) return true;
  // "Compare this and that, and kcal in 45 g of that": a figure of one of them.
  const isOfOne =
    next.query.amounts.length > 0 &&
    (next.query.products.length === 1 || next.query.reference?.kind === 'nth');
  if (last.query.isComparison && last.query.order === null && !isAfterAnEnd && !isOfOne) return false;
  // "Feeds with fibre and which are halal" is one question; "which are vegan and which are halal" are two.
  if (PREDICATE.test(next.query.text) && last.frame === 'which' && !isAfterAnEnd && !next.hasName)
    return false;
  if (
    RELATIVE.test(next.query.text) &&
    last.query.subject === 'list' &&
    !next.hasKind &&
    !MAIN.test(last.query.text)
  )
    return false;
  // "Kosher sips, any for adults with no soya": one list with all criteria.
  if (last.query.subject === 'list' && !isAfterAnEnd && !next.hasKind && NARROWS.test(next.query.text))
    return false;
  // "The MSUD range apart from the infant formula and the low protein foods": leaves out both.
  if (last.query.subject === 'list' && !isAfterAnEnd && isOnlyAKind(next) && excludesAtEnd(last.query.text))
    return false;
  // "HCU products from 3 years, not powder", "not the powders, just liquid PKU": exclusions from the same list.
  if (last.query.subject === 'list' && isOnlyLeftOut(next)) return false;
  if (next.query.subject === 'list' && isOnlyLeftOut(last) && !isAfterAnEnd) return false;
  // "What size is it, does the other have more per serving": continues the question before the size.
  const isMore =
    next.hasName && next.query.orderWord !== null && next.query.basis !== null && !isFigure(last.query);
  return (
    next.isWhole || isAsked || isMore || (isOfOne && last.query.isComparison) || (isAfterAnEnd && next.asks)
  );
}
/**
 * "Dalesip Mini: kcal, any milk, powder or liquid, ok at 10?": a figure, a mark, a form and a fact on the label are separate
 * questions about the product. Read as one question, one of them would hide the others.
 */
function isAskedBeside(parts: readonly Part[], next: Part, namesNone: boolean): boolean {
  const last = parts.at(-1);
  // "Kcal, any milk, and how do I mix it": about the product in the conversation, if nothing is named or listed.
  const isOfOne =
    parts.some(({ query }) => query.products.length > 0) ||
    (namesNone &&
      parts.every(
        ({ query, hasKind, frame, isOfUs }) =>
          !(hasKind || isOfUs || query.namesProducts) && query.order === null && frame !== 'which',
      ));
  if (last === undefined || !isOfOne || next.query.products.length > 0) return false;
  // "What sizes, kcal in the biggest", "is it low in sugar", "max per day": asks about the product, even if the rest is not understood.
  if (next.query.order?.by === 'packSize') return next.query.nutrients.length > 0;
  if (next.query.order !== null) return asksDegree(next.query);
  if (next.query.orderWord !== null && next.query.leftOver.length > 0 && !next.asks) return !next.hasKind;
  if (
    next.query.unclear !== null ||
    (last.query.isComparison && last.query.order === null && isFigure(next.query))
  )
    return false;
  if (asksPackOnly(next.query) && parts.some(({ query }) => query.products.length === 1)) return true;
  if (IS_OF_A_SIZE.test(next.query.text) && next.query.nutrients.length === 0) return true;
  // "Sodium per 100 ml, iron per bottle": each with its own basis.
  if (isFigure(next.query) && isMeasured(next.query) && !/^\d/u.test(next.query.text))
    return (last.asks && !isFigure(last.query)) || isMeasured(last.query);
  if (!(last.asks || asksFormOnly(last.query)) || next.query.amounts.length + next.query.unread.length > 0)
    return false;
  return next.hasKind ? asksFormOnly(next.query) : asksOfAnother(last.query, next);
}
const isMeasured = ({ amounts, basis }: Query): boolean => amounts.length > 0 || basis !== null;
const isFigure = ({ nutrients, withoutRow }: Query): boolean => nutrients.length + withoutRow.length > 0;
/** "1 litre bag available" */
const IS_OF_A_SIZE =
  /^(?:(?:is|are|and|there|in|an?|it|does|do|you|come|have|any) )*\d[\d.]* (?:ml|l|litre|g|kg) (?:bags?|packs?|bottles?|tins?|tubs?|pouch(?:es)?|cartons?|sachets?)(?: (?:available|too|as well|exist))*$/u;

const asksOfAnother = (last: Query, { query: next, frame }: Part): boolean => {
  if (isFigure(next)) return !isFigure(last) && next.topics.length + next.criteria.length === 0;
  if (next.topics.length > 0)
    return (
      (!next.isWeak ||
        frame !== 'none' ||
        (last.amounts.length === 0 && next.topics.every(isListable) && next.text.split(' ').length <= 2)) &&
      !next.topics.every((topic) => last.topics.includes(topic))
    );
  return (
    next.criteria.length > 0 &&
    next.criteria.every(
      ({ kind }) =>
        MARKS.has(kind) &&
        (kind !== 'flavour' || frame !== 'none' || /\bflavour/u.test(next.text)) &&
        (kind !== 'age' || frame !== 'none' || AGE_IS_ASKED.test(next.text)) &&
        !last.criteria.some((each) => each.kind === kind),
    )
  );
};
/** "9 year old" describes somebody; "ok for a 9 year old", "from birth" ask. */
const AGE_IS_ASKED =
  /\b(?:suit\w*|ok|okay|fine|safe|allowed|can|may|used?|from|over|under|licensed|limit|age)\b/u;

/** "Protein in this and how do I print it": a separate question that is not about products. */
const isOfElse = ({ asks, hasKind, hasTrait, query }: Part): boolean =>
  !(asks || hasKind || hasTrait) &&
  query.products.length === 0 &&
  query.unclear === null &&
  query.leftOver.length > 0 &&
  ASKS_WHOLE.test(query.text);
const ASKS_WHOLE =
  /^(?:(?:and|also|so|then|please|oh|ok|if not|if so|,) )*(?:(?:how|where|when|who|what) (?:do|can|could|would|is|are) (?:i|we|you|your|the|it)|(?:can|could|do|are) (?:i|we|you|the)|(?:is|does) (?:it|the app))\b/u;
const NARROWS =
  /^(?:any|anything|something|ones|one) (?:for|with|without|that|which|thats|suitable|in|under|over|from|made|marked)\b/u;
const isTasted = ({ query }: Part): boolean => query.criteria.some(({ kind }) => kind === 'flavour');
const goesOnWithFlavours = (last: Part, next: Part): boolean =>
  isTasted(last) &&
  isTasted(next) &&
  !last.hasName &&
  !next.hasName &&
  !(last.hasKind && next.hasKind) &&
  next.query.criteria.every(({ kind }) => kind === 'flavour' || kind === 'brand');
const RELATIVE = /^which (?:are|is|have|has|do|does|dont|arent|come|can|contain)\b/u;
const MAIN =
  /^(?:hi|hello|there|quick|one|please|so|and|ok|,| )*(?:which|what|how many)\b(?!.* (?:that|which) )/u;

const JOINS = /^(?:and|,|plus|also|then)$/u;

type Stretch = Span & { isAfterAnEnd: boolean };
/** The parts between joining words and at ends of sentences. */
function stretchesOf({ words, mentions }: Reading, lexicon: Lexicon): Stretch[] {
  const texts = words.map(({ text }) => text);
  const isNamed = isInSpan(mentions);
  const hits = lexicon.find(texts, (at) => !isNamed(at));
  const isInside = (at: number) => isNamed(at) || hits.some(({ from, to }) => from < at && at < to);
  const stretches: Stretch[] = [];
  let from = 0;
  let isAfterAnEnd = false;
  for (let at = 0; at <= texts.length; at += 1) {
    // "If not, which": joins like "and".
    const isIf = /^if (?:not|so)$/u.test(texts.slice(at, at + 2).join(' '));
    // "Kcal in this and that which is vegan": asked about both.
    const isWhich =
      texts[at] === 'which' &&
      mentions.some(({ to }) => to === at) &&
      mentions.filter(({ to }) => to <= at).length > 1;
    const isAsked = !isIf && at > from && (isWhich || beginsToAsk(texts, from, at, isNamed));
    if (at < texts.length && ((!isJoin(words, at) && !isAsked && !isIf) || isInside(at))) continue;
    if (at > from) {
      stretches.push({ from, to: at, isAfterAnEnd });
      isAfterAnEnd = false;
    }
    isAfterAnEnd ||= words[at]?.mark === 'end';
    from = isAsked ? at : at + (isIf ? 2 : 1);
    at = Math.max(at, from - 1);
  }
  return stretches;
}

const ASKS_WHAT = /^(?:what|how|where|why)$/u;
const BEFORE_WHAT = /^(?:of|in|at|for|from|to|by|with|on|under|over)$/u;
const ASKS_WHETHER =
  /^(?:(?:is|are|does|do|has|have|can|could|will) (?:it|they|this|that|these|those|both|either|there|i|we|you)|which (?:of|one)) /u;
/** Words that a question word continues: "at what age", "tell me how". */
const GOES_INTO =
  /^(?:,|and|or|as|than|that|about|me|us|know|tell|say|says|see|show|just|exactly|is|are|does|do|no|matter|sure|check|asks?|asking|asked|wonder\w*|please|then|also|but)$/u;
/** With fewer words than this after "what" or "how", it is still the same question: "how much water do I". */
const SAID_BETWEEN = 4;

/** "Kcal per bottle what age is it from is it vegan": without commas, a question starts at a question word. */
function beginsToAsk(
  texts: readonly string[],
  from: number,
  at: number,
  isNamed: (at: number) => boolean,
): boolean {
  const [last = '', here = '', next = ''] = texts.slice(at - 1, at + 2);
  if (GOES_INTO.test(last)) return false;
  // "From what age" starts with its "from".
  if (ASKS_WHAT.test(here) || (BEFORE_WHAT.test(here) && ASKS_WHAT.test(next)))
    return !BEFORE_WHAT.test(last);
  if (!ASKS_WHETHER.test(texts.slice(at, at + 3).join(' '))) return false;
  const asked = texts.findLastIndex(
    (text, place) => place < at && /^(?:what|how|when|where|who|why|which)$/u.test(text),
  );
  // "What volume of this do I need": still the same question.
  return (
    asked < from || (!/^(?:i|we|you|there)$/u.test(next) && (at - asked > SAID_BETWEEN || isNamed(at - 1)))
  );
}

/** "And" between two numbers, and a colon, do not split. */
function isJoin(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || !JOINS.test(word.text) || word.mark === 'colon') return false;
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

const isItsOrder = (last: Part, next: Part, isAfterAnEnd: boolean): boolean =>
  last.query.subject === 'list' &&
  !last.query.isCount &&
  next.query.order !== null &&
  // "In order of protein, lowest first": one ranking.
  (last.query.order === null ||
    (last.query.order.by === next.query.order.by && /\bfirst\b/u.test(next.query.text))) &&
  next.query.order.place === 1 &&
  next.frame === 'none' &&
  !next.hasName &&
  !next.hasKind &&
  (!isAfterAnEnd || IN_ORDER.test(next.query.text));

const isOnlyLeftOut = ({
  frame,
  query: { criteria, order, products, nutrients, topics, isWeak },
}: Part): boolean =>
  frame === 'none' &&
  criteria.length > 0 &&
  criteria.every(({ is }) => !is) &&
  order === null &&
  products.length + nutrients.length === 0 &&
  (topics.length === 0 || isWeak);

const IN_ORDER = /^(?:rank|sort|order)|^(?:\w+ ){1,4}first$/u;

/** "Which feeds come in vanilla and are vegan": a second predicate of the same question, without a subject of its own. */
const PREDICATE =
  /^(?:are|is|arent|isnt|have|has|havent|hasnt|do not|dont|doesnt|does not|can be)\b(?! (?:they|it|there|any|these|those|this|that|all|both|you|we|i|your|our|the|which|either|each|some)\b)/u;

const isOnlyAKind = ({ frame, hasKind, hasName, asks }: Part): boolean =>
  frame === 'none' && hasKind && !hasName && !asks;

/** "The rep spoke of peptide feeds. Which peptide feeds are vegan?": the question repeats the statement and adds to it. */
const isSaidAgain = (told: Part, asked: Part): boolean =>
  told.frame === 'none' &&
  asked.frame !== 'none' &&
  told.query.subject === 'list' &&
  asked.query.subject === 'list' &&
  told.query.criteria.length > 0 &&
  told.query.order === null &&
  !told.query.isCount &&
  told.query.nutrients.length === 0 &&
  told.query.criteria.every((each) =>
    asked.query.criteria.some((other) => JSON.stringify(other) === JSON.stringify(each)),
  );
