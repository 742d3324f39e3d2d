import { type Word, wordsOf } from '../language/words.ts';
import { isInSpan, type Mention } from '../names/mention.ts';
import { findMentions } from '../names/find-mentions.ts';
import type { NameIndex } from '../names/name-index.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import { otherMakersNameAt } from '../vocabulary/other-makers.ts';
import type { Lexicon } from './lexicon.ts';
import { quantityAt } from '../quantities/quantity.ts';
import { withUnitsOfSizes } from '../quantities/bare-sizes.ts';

/** A message as words, with typing errors corrected and product names found. */
export type Reading = {
  words: readonly Word[];
  /** The words before correction. */
  typed: readonly Word[];
  mentions: readonly Mention[];
};

/** Replaces some words by commas, so that the words around them stay apart. */
export const withoutWords = (reading: Reading, isDropped: (at: number) => boolean): Reading => ({
  ...reading,
  words: reading.words.map((word, at) => (isDropped(at) ? COMMA : word)),
});
const COMMA: Word = { text: ',', isNumber: false, isNumberWord: false };

const COUNTED =
  'bottles?|sachets?|packs?|bags?|pouche?s?|pots?|tins?|cartons?|tablets?|bars?|scoops?|servings?';
const PACK = new RegExp(`^(?:${COUNTED})$`, 'u');
const COUNTED_OR_KCAL = new RegExp(`^(?:kcal|kcals|${COUNTED})$`, 'u');
const MEASURED_BY = new RegExp(
  `^(?:ml|mls|l|litres?|kcal|kcals|kg|years?|months?|yo|hours?|days?|%|${COUNTED})$`,
  'u',
);
const COMPARING =
  /\bout of\b|\b(?:which|or)\b.*\b(?:more|most|less|least|higher|lower)\b|\b(?:compare[ds]?|comparison|versus|vs|v|differences?|differ|between(?! \d)|than|diff)\b/u;

const isNutrientWord = (word: string): boolean => NUTRIENT_WORDS.has(word);

/** `brands` are those of the conversation: their products may be named without the brand. */
export function readWords(
  message: string,
  names: NameIndex,
  lexicon: Lexicon,
  brands: readonly string[] = [],
): Reading {
  const asTyped = withOtherMakers(
    withExceptions(wordsOf(message), names).flatMap((word) => splitWord(word, lexicon)),
  );
  const sized = withUnitsOfSizes(
    asTyped,
    names,
    asTyped.some(({ text }) => isNutrientWord(text)),
  );
  if (sized.length !== asTyped.length) {
    const read = readTyped(sized, names, lexicon, brands);
    if (read.mentions.every(({ kind }) => kind === 'brand')) return read;
  }
  return readTyped(asTyped, names, lexicon, brands);
}

function readTyped(
  typed: readonly Word[],
  names: NameIndex,
  lexicon: Lexicon,
  brands: readonly string[],
): Reading {
  const texts = typed.map(({ text }) => text);
  const isComparing = COMPARING.test(texts.join(' '));
  const phrases = lexicon
    .find(texts, () => true)
    .filter(({ from, to, value }) => to - from > 1 && value.some(({ kind }) => kind === 'criterion'));
  const mentions = findMentions(names, texts, {
    brands,
    isNutrient: (word) => isNutrientWord(word) && !isComparing,
    isNutrientWord,
    // "Dalesip Two kcal" is the product's energy; "2 kcal" and "two litres" are measures.
    isMeasured: (at) =>
      typed[at]?.isNumber === true &&
      MEASURED_BY.test(texts[at + 1] ?? '') &&
      !/^(?:sizes?|codes?|format)$/u.test(texts[at + 2] ?? '') &&
      // "The Light 20 pouch" is one pouch of that name.
      !(PACK.test(texts[at + 1] ?? '') && names.strengths.has(`${texts[at - 1]} ${texts[at]}`)) &&
      !(typed[at].isNumberWord && COUNTED_OR_KCAL.test(texts[at + 1] ?? '')),
    isOrdinaryWord: lexicon.isKnown,
    isMeaningful: lexicon.isMeaningful,
    isInVocabulary: lexicon.isInVocabulary,
    isInPhrase: isInSpan(phrases),
  });
  const isNamed = isInSpan(mentions);
  const words = typed.map((word, at) => {
    const mended = isNamed(at) ? undefined : lexicon.correctSpelling(word.text);
    return mended === undefined ? word : { ...word, text: mended };
  });
  return dropCorrectedName(dropCorrectedFigure({ words, typed, mentions }));
}

/** "All feeds bar Tarnvane", "bar the 200 ml ones": means "except". */
const withExceptions = (words: readonly Word[], names: NameIndex): readonly Word[] =>
  words.map((word, at) => {
    const [before = '', after = ''] = [words[at - 1]?.text, words[at + 1]?.text];
    const isException =
      word.text === 'bar' &&
      (names.brands.has(after) || AFTER_EXCEPT.test(after)) &&
      !BEFORE_A_BAR.test(before);
    return isException ? { ...word, text: 'except' } : word;
  });
const AFTER_EXCEPT = /^(?:the|those|any|all|your|our|for|pku|\d.*)$/u;
const BEFORE_A_BAR =
  /^(?:an?|the|per|each|every|1|one|this|that|which|protein|cereal|snack|of|pku|gmp|glymarra)$/u;

const splitWord = (word: Word, lexicon: Lexicon): Word[] =>
  lexicon.splitCompound(word.text)?.map((text) => ({ text, isNumber: false, isNumberWord: false })) ?? [word];

/** Another maker's product name becomes one word without a meaning, whatever its parts mean. */
function withOtherMakers(words: readonly Word[]): Word[] {
  const texts = words.map(({ text }) => text);
  const read: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const named = otherMakersNameAt(texts, at);
    const word = named === undefined ? words[at] : { text: named.text, isNumber: false, isNumberWord: false };
    if (word !== undefined) read.push(word);
    if (named !== undefined) at = named.to - 1;
  }
  return read;
}

/** "Wrenfold Sip... sorry, Wrenfold Sip Mini": drops the first name. */
function dropCorrectedName({ words, typed, mentions }: Reading): Reading {
  const at = typed.findIndex(
    ({ text }, place) => CORRECTION_WORD.test(text) || (text === 'no' && typed[place - 1]?.text === ','),
  );
  const first = mentions.findLast(({ to }) => to <= at);
  const second = mentions.find(({ from }) => from > at);
  if (first === undefined || second === undefined) return { words, typed, mentions };
  // "Compare this and, sorry, that": joined names were both meant.
  if (typed.slice(first.to, at).some(({ text }) => JOINS_NAMES.test(text))) return { words, typed, mentions };
  if (at - first.to > MAX_DISTANCE || second.from - at > MAX_DISTANCE) return { words, typed, mentions };
  const isDropped = (place: number) =>
    (place >= first.from && place < first.to) || (place >= at && place < second.from);
  return pickWords(
    { words, typed, mentions },
    [...words.keys()].filter((place) => !isDropped(place)),
  );
}
const CORRECTION_WORD = /^(?:sorry|oops|correction|scrap|meant|actually|wait)$/u;

/** "At most 10 mg... sorry, at most 30 mg potassium": drops the first figure with its comparative. */
function dropCorrectedFigure(reading: Reading): Reading {
  const texts = reading.words.map(({ text }) => text);
  const isCorrection = (at: number) =>
    CORRECTION_WORD.test(texts[at] ?? '') || CORRECTION_PHRASE.test(texts.slice(at, at + 2).join(' '));
  const at = texts.findIndex((_, place) => place > 0 && isCorrection(place));
  if (at === -1) return reading;
  let end = at;
  while (/^(?:,|no)$/u.test(texts[end - 1] ?? '')) end -= 1;
  let next = at;
  while (CORRECTION_FILLER.test(texts[next] ?? '') || isCorrection(next)) next += 1;
  const isNamed = isInSpan(reading.mentions);
  const newFigure = isNamed(next) ? undefined : quantityAt(texts, next);
  const earlierFigures = texts
    .flatMap((_, place) => (isNamed(place) ? [] : (quantityAt(texts, place) ?? [])))
    .filter(({ hasNoNumber, to }) => !hasNoNumber && to <= end && end - to <= 2 * MAX_DISTANCE);
  const wrongFigure = earlierFigures.at(-1);
  if (newFigure === undefined || newFigure.hasNoNumber || wrongFigure === undefined) return reading;
  if (newFigure.unit !== wrongFigure.unit && newFigure.unit !== 'none' && wrongFigure.unit !== 'none')
    return reading;
  // "At least 1 kcal/ml, no wait, 1.5": still at least.
  const wholeFigure =
    earlierFigures.find(({ numberStart }) => numberStart === wrongFigure.numberStart) ?? wrongFigure;
  const from = newFigure.comparator === undefined ? wrongFigure.numberStart : wholeFigure.from;
  const places = [...texts.keys()];
  // "2 bottles of this, sorry, 3": takes the place of the wrong figure, if a name or nothing follows.
  const replacesInPlace =
    newFigure.to === texts.length || reading.mentions.some((each) => each.from >= from && each.to <= end);
  const restOfWrong = newFigure.unit === 'none' ? wrongFigure.numberStart + 1 : wrongFigure.to;
  return pickWords(
    reading,
    replacesInPlace
      ? [
          ...places.slice(0, from),
          ...places.slice(next, newFigure.to),
          ...places.slice(restOfWrong, end),
          ...places.slice(newFigure.to),
        ]
      : [...places.slice(0, from), ...places.slice(next)],
  );
}

/** The words at these positions, and the names among them. */
const pickWords = ({ words, typed, mentions }: Reading, places: readonly number[]): Reading => ({
  words: places.flatMap((place) => words[place] ?? []),
  typed: places.flatMap((place) => typed[place] ?? []),
  mentions: mentions.flatMap((each) => {
    const from = places.indexOf(each.from);
    return from === -1 ? [] : [{ ...each, from, to: from + each.to - each.from }];
  }),
});
const CORRECTION_PHRASE = /^(?:i mean|make that|no ,|no i|rather ,)/u;
const CORRECTION_FILLER = /^(?:,|no|i|mean|make|that|it|is|should|be|to|say|not)$/u;
const JOINS_NAMES = /^(?:and|or|with|versus|vs|v|to|plus)$/u;
const MAX_DISTANCE = 4;
