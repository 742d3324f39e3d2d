import type { Word } from '../language/words.ts';
import { isOrdinaryWordToo } from '../vocabulary/nutrient-words.ts';
import type { Item, Lexicon } from './lexicon.ts';
import type { Mention } from './mention.ts';
import type { Reading } from './reading.ts';

type Clause = { from: number; to: number };

/** A stretch between two joining words, and which parts of a question it holds. */
type Stretch = Clause & {
  /** Products that are named. */
  hasName: boolean;
  /** Something of a label or a method is asked: a nutrient, a topic, a mark. */
  asks: boolean;
  /** Products at large: a form, a disorder, a brand, "products". */
  hasKind: boolean;
  /** What narrows or orders products at large. */
  hasTrait: boolean;
  hasDegree: boolean;
  /** Begins as a question does. */
  frame: 'none' | 'which' | 'other';
  general: readonly string[];
  /** "Of the vegan feeds", "for a child": what is asked follows. */
  isIntroduction: boolean;
  isAmong: boolean;
  /** "What about kosher". */
  isAlso: boolean;
  isRelative: boolean;
  isTurned: boolean;
  /** "Does it", "is that one". */
  isOfIt: boolean;
  isComparing: boolean;
  startsAsAQuestion: boolean;
};

const JOINS = /^(?:and|,|plus|also|then)$/u;
const COMPARES =
  /^(?:compare|compared|comparison|comparing|versus|vs|v|difference|differences|diff|between|differ)$/u;
const FRAME =
  /^(?:and |also |so |then |please |pls |can you |could you |tell me |i need |i want )*(?:(?<which>which|how many|list|show|any|are there|do you have|find)|what|how|is|isnt|are|does|doesnt|do|has|have|can|could|where|when|who|whats|why)\b/u;
const DEGREES = new Set(['most', 'least', 'more', 'less', 'high', 'low', 'rank']);
const OF_AN_AGE =
  /\b(?:adults?|child|children|kids?|infants?|babies|baby|paediatrics?|toddlers?|teenagers?|newborns?|birth|(?:under|over) \d+|\d+ (?:year|month)s?(?! old (?:man|woman|lady|gent\w*|boy|girl|patient|male|female)))\b/u;
/** Kinds of criteria that are products at large, and those that may be asked of one. */
const KINDS = /^(?:form|disorder|type)$/u;
const ASKED = /^(?:diet|allergen|age|flavour|complete|scheme|iddsi|country)$/u;

/**
 * Where one question ends and the next begins: where both sides are questions of their own. What a side leaves out is
 * filled in afterwards from the other.
 */
export function clausesOf({ words, mentions }: Reading, lexicon: Lexicon): Clause[] {
  const texts = words.map(({ text }) => text);
  const whole = [{ from: 0, to: words.length }];
  const hits = lexicon.find(texts, (at) => !isNamed(at));
  function isNamed(at: number): boolean {
    return mentions.some(({ from, to }) => at >= from && at < to);
  }
  const isInside = (at: number) => isNamed(at) || hits.some(({ from, to }) => from < at && at < to);
  const isComparing = texts.some((text) => COMPARES.test(text));
  const stretches: { stretch: Stretch; isEnd: boolean }[] = [];
  let from = 0;
  let isEnd = false;
  for (let at = 0; at <= texts.length; at += 1) {
    if (at < texts.length && (!isJoin(words, at) || isInside(at))) continue;
    if (at > from) {
      stretches.push({ stretch: stretchOf(texts, from, at, mentions, hits), isEnd });
      isEnd = false;
    }
    if (words[at]?.mark === 'end') isEnd = true;
    from = at + 1;
  }
  const clauses: Stretch[] = [];
  for (let at = 0; at < stretches.length; at += 1) {
    const { stretch, isEnd: isAfterAnEnd } = stretches[at] ?? { isEnd: false };
    if (stretch === undefined) break;
    // "250 g of Dalesip Shake, how much fat is that": the name belongs to what is asked next.
    const after = stretches[at + 1]?.stretch;
    const isAsked =
      after !== undefined &&
      stretch.hasName &&
      !stretch.asks &&
      after.asks &&
      !after.hasName &&
      after.frame === 'other' &&
      !after.hasKind;
    if (isAsked) at += 1;
    const next = isAsked ? joined(stretch, after) : stretch;
    const last = clauses.at(-1);
    const isNew =
      last !== undefined &&
      (isAfterAnEnd ? startsASentence(last, next) : !isComparing && startsAnew(last, next));
    if (last === undefined || isNew) clauses.push(next);
    else clauses[clauses.length - 1] = joined(last, next);
  }
  return clauses.length < 2 ? whole : clauses;
}

/** "And" between two numbers, and a colon, part nothing. */
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

function stretchOf(
  texts: readonly string[],
  from: number,
  to: number,
  mentions: readonly Mention[],
  hits: readonly { from: number; to: number; phrase: string; value: readonly Item[] }[],
): Stretch {
  const own = hits.filter((hit) => hit.from >= from && hit.from < to);
  const has = (isOne: (item: Item) => boolean) => own.some(({ value }) => value.some(isOne));
  const named = mentions.filter((mention) => mention.from >= from && mention.from < to);
  const text = texts.slice(from, to).join(' ');
  const frame = FRAME.exec(text);
  const isFramed = frame !== null;
  const isWhich =
    frame?.groups?.['which'] !== undefined ||
    /^(?:what|which) (?:\w+ ){0,3}(?:feeds?|sips?|ons|products?|supplements?|drinks?|powders?|ones)\b/u.test(
      text,
    );
  const isCriterion = (pattern: RegExp) =>
    has((item) => item.kind === 'criterion' && pattern.test(item.criterion.kind));
  const hasDegree = own.some(
    (hit) =>
      texts[hit.to] !== 'than' &&
      hit.value.some((item) => item.kind === 'operator' && DEGREES.has(item.name)),
  );
  const isBrandAlone = named.length > 0 && named.every(({ kind }) => kind === 'brand');
  const hasBrandKind =
    isBrandAlone && (isWhich || hasDegree || has((item) => item.kind === 'operator' && item.name === 'noun'));
  const hasTopic = has((item) => item.kind === 'topic' && (!item.isWeak || isFramed));
  const hasNutrient = own.some(
    ({ phrase, value }) =>
      !(isOrdinaryWordToo(phrase) && to - from > 4) &&
      value.some(({ kind }) => kind === 'nutrient' || kind === 'noRow' || kind === 'group'),
  );
  const isNot = has((item) => item.kind === 'operator' && /^(?:not|freeFrom|free|with)$/u.test(item.name));
  const hasKind =
    hasBrandKind ||
    isCriterion(KINDS) ||
    (isWhich && has((item) => item.kind === 'operator' && item.name === 'noun'));
  return {
    from,
    to,
    hasName: named.length > 0 && !hasBrandKind,
    asks: hasNutrient || (OF_AN_AGE.test(text) && isFramed) || hasTopic || isCriterion(ASKED),
    hasKind,
    hasTrait:
      own.filter(({ value }) =>
        value.some((item) => item.kind === 'criterion' && KINDS.test(item.criterion.kind)),
      ).length > 1 ||
      hasDegree ||
      (hasNutrient && /\bby \w+(?: \w+)?$/u.test(text)) ||
      OF_AN_AGE.test(text) ||
      isCriterion(/^(?!form|type|disorder)/u) ||
      (isNot && hasNutrient) ||
      /\d/u.test(text),
    hasDegree,
    frame: !isFramed ? 'none' : isWhich ? 'which' : 'other',
    isOfIt: /^(?:is|does|has|what is|how|can|are|do) (?:\w+ ){0,3}(?:it|its|that one|they)\b/u.test(text),
    isComparing: /\b(?:compare\w*|comparison|versus|vs|differences?)\b/u.test(text),
    isTurned: /^which (?:ones )?(?:dont|do not|arent|are not|havent|have not|hasnt|isnt)$/u.test(text),
    isRelative: /^which (?:are|is|have|has|do|does|dont|arent|come|can|contain)\b/u.test(text),
    startsAsAQuestion:
      /^(?:(?:hi|hello|there|quick|one|please|so|and|ok|,) )*(?:which|what|how many)\b/u.test(text),
    isAlso: /^(?:what|how) about\b/u.test(text),
    isAmong: /^(?:(?:out )?of|from|among) /u.test(text),
    isIntroduction: /^(?:(?:out )?of|from|among|for|in) /u.test(
      text.replace(/^(?:hi|there|quick|first|one|please|could|can|you|tell|me|,| )+/u, ''),
    ),
    general: own.flatMap(({ value }) =>
      value.flatMap((item) => (item.kind === 'general' ? [item.name] : [])),
    ),
  };
}

const isAList = ({ hasName, hasKind, hasTrait, frame, hasDegree, asks }: Stretch): boolean =>
  !hasName &&
  ((hasKind && (hasTrait || frame === 'which')) || (frame === 'which' && hasTrait) || (hasDegree && asks));
const isOfNames = ({ hasName, asks, isComparing }: Stretch): boolean => hasName && (asks || isComparing);
const isOfUs = ({ general, hasName, hasKind }: Stretch): boolean =>
  general.length > 0 && !hasName && !hasKind;
const isWhole = (each: Stretch): boolean => isOfNames(each) || isAList(each) || isOfUs(each);

function startsASentence(last: Stretch, next: Stretch): boolean {
  if (!isWhole(last) && !(last.asks && last.frame !== 'none')) return false;
  return (
    isWhole(next) || next.asks || next.frame === 'which' || (next.hasName && !last.hasName) || next.hasKind
  );
}

function startsAnew(last: Stretch, next: Stretch): boolean {
  // "Of the vegan feeds, which has the most protein".
  if (last.isIntroduction && next.frame === 'which' && !next.hasKind && !next.hasName) return false;
  if (!isWhole(last)) {
    if (isOfUs(next) && next.frame !== 'none' && last.asks && last.frame !== 'none') return true;
    // "Highest protein and lowest sodium tube feed": two orders of one kind.
    return last.hasDegree && last.asks && next.hasDegree && next.asks && !last.hasName;
  }
  if (isOfUs(last) && isOfUs(next))
    return next.frame !== 'none' && next.general.some((name) => !last.general.includes(name));
  if (isOfUs(last) !== isOfUs(next)) return isWhole(next) || (next.frame !== 'none' && next.asks);
  if (isOfNames(last)) {
    if (isOfNames(next)) return true;
    if (isAList(next)) return true;
    return (
      next.frame !== 'none' &&
      (next.asks || next.hasKind) &&
      !next.hasName &&
      !(next.frame === 'other' && !next.asks)
    );
  }
  if (next.isIntroduction && next.isAmong && next.hasKind) return true;
  // A list, and then a product, another list, or the same in another order.
  if (isOfNames(next)) return true;
  if (next.hasName) return false;
  if (next.hasDegree && next.asks) return last.hasDegree || next.frame !== 'none' || next.hasKind;
  // "Feeds with fibre and which are halal" go on; "which are vegan and which are halal" are two.
  if (next.isRelative && !next.isTurned && !last.startsAsAQuestion && !next.hasDegree) return false;
  if (next.isTurned) return true;
  if (next.frame === 'which') return next.hasTrait || next.hasKind || next.asks;
  // "And does it contain fibre": of the one that the list has found.
  if (next.frame === 'other') return next.asks && (next.isAlso || next.isOfIt);
  return next.hasKind && next.hasTrait && last.hasTrait;
}

const joined = (one: Stretch, other: Stretch): Stretch => ({
  from: one.from,
  to: other.to,
  hasName: one.hasName || other.hasName,
  asks: one.asks || other.asks,
  hasKind: one.hasKind || other.hasKind,
  hasTrait: one.hasTrait || other.hasTrait,
  hasDegree: one.hasDegree || other.hasDegree,
  frame: one.frame === 'none' ? other.frame : one.frame,
  isIntroduction: one.isIntroduction || (!isWhole(one) && other.isIntroduction),
  isAlso: one.isAlso,
  isAmong: one.isAmong,
  isRelative: one.isRelative,
  isTurned: one.isTurned,
  isOfIt: one.isOfIt,
  isComparing: one.isComparing || other.isComparing,
  startsAsAQuestion: one.startsAsAQuestion || (!isWhole(one) && other.startsAsAQuestion),
  general: [...one.general, ...other.general],
});
