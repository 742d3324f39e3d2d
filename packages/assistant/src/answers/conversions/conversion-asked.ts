// Longer than other files: every way to ask for a unit conversion, side by side.
import { type Word, wordsOf } from '../../language/words.ts';
import { bmiAnswer } from '../methods/bmi.ts';
import { COMPANION_WORDS, conversionAnswer, isNumber, METRIC_UNIT } from './conversion.ts';
import { isSubstance } from './substances.ts';
import type { Draft, Knowledge } from '../draft.ts';
import { unitOf, joinUnitsPerVolume, withUnitsWritten } from '../figures/units.ts';

/** A requested unit conversion and its words, which a follow-up may continue; null for a BMI, which has no follow-up. */
export type Conversion = { draft: Draft; text: string | null };

/** "12 g N" means nitrogen; elsewhere "n" means "and". */
const GRAMS_OF_N =
  /(\d\s*(?:g|grams?)(?:\s+of)?)\s+n(?=\s*(?:[=?.!]|$|(?:is|in|to|as|into|equals?|how|of|makes?)\b))/iu;
const conversionWords = (message: string): readonly Word[] =>
  wordsOf(joinUnitsPerVolume(message).replace(GRAMS_OF_N, '$1 nitrogen'));

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** A conversion has at least three words: "59 kg lb". */
const MIN_WORDS = 3;

/** A conversion inside a message; `surroundingText` holds the words before and after it. */
type EmbeddedConversion = Conversion & { surroundingText: string };

const isNamed = (word: Word | undefined): boolean =>
  word !== undefined && !COMPANION_WORDS.test(word.text) && !isNumber(word.text);
/** Whether a span cuts off the substance: "how many mmol of sodium is 2 g" out of "... is 2 g bicarbonate". */
function cutsOffSubstance(words: readonly Word[], from: number, to: number): boolean {
  const namesOne = words.slice(from, to).some(({ text }) => isSubstance(text));
  const next = words[words[to]?.text === 'of' ? to + 1 : to];
  const endsWithQuantity = unitOf(words[to - 1]?.text) !== undefined && isNumber(words[to - 2]?.text);
  return (
    isSubstance(words[from - 1]?.text) ||
    isSubstance(next?.text) ||
    (namesOne && endsWithQuantity && isNamed(next))
  );
}

/** Whether a target unit is named: "in kg", "into pounds", "to metric". "In 500 ml" is an amount, not a target. */
export const namesTargetUnit = (message: string): boolean => {
  const words = conversionWords(message).map(({ text }) => text);
  const isTarget = (at: number) =>
    !isNumber(words[at - 1]) && (words[at] === 'metric' || unitOf(words[at]) !== undefined);
  return words.some((word, at) => NAMES_A_TARGET.test(word) && [at + 1, at + 2, at + 3].some(isTarget));
};

const NAMES_A_TARGET = /^(?:in|into|to)$/u;

/** "9 stone 4 in kilos, dysphagia lady in bed 6": the longest span of the message that is a unit conversion by itself. */
export function embeddedConversion(knowledge: Knowledge, message: string): EmbeddedConversion | undefined {
  const words = conversionWords(message);
  if (!words.some(({ text }) => isNumber(text))) return undefined;
  const isInQuantity = (at: number) =>
    isNumber(words[at]?.text) || (isNumber(words[at - 1]?.text) && unitOf(words[at]?.text) !== undefined);
  for (let size = words.length; size >= MIN_WORDS; size -= 1)
    for (let from = 0; from + size <= words.length; from += 1) {
      const cutsQuantity =
        (isInQuantity(from - 1) && isInQuantity(from)) ||
        // "9 and a half stone" must not be cut to "a half stone".
        (words[from]?.isFraction === true && isNumber(words[from - 2]?.text)) ||
        (isInQuantity(from + size - 1) && isInQuantity(from + size)) ||
        cutsOffSubstance(words, from, from + size);
      const part = words.slice(from, from + size);
      const hasNoUnit = !part.some(({ text }) => unitOf(text) !== undefined);
      const draft = cutsQuantity || hasNoUnit ? undefined : conversionAnswer(knowledge, part);
      if (draft !== undefined)
        return {
          draft,
          text: textOf(part),
          surroundingText: [textOf(words.slice(0, from)), textOf(words.slice(from + size))].join(' , '),
        };
    }
  return undefined;
}

const DEFAULT_TARGET: Readonly<Record<string, string>> = { kg: 'st', cm: 'ft' };
const FOLLOW_UP_WORDS =
  /^(?:and|also|too|well|then|same|again|about|another|other|ok|now|instead|or|only|just|make|she|he|they|her|his)$/u;
const MAX_FOLLOW_UP_WORDS = 8;

/** A number, a unit, or a word that may stand beside them in a follow-up. */
const isConversionWord = (word: string): boolean =>
  isNumber(word) || unitOf(word) !== undefined || COMPANION_WORDS.test(word) || FOLLOW_UP_WORDS.test(word);
/** A follow-up to a conversion, as a full question: "5 foot 3 as well", "in pounds?". */
function nextConversion(words: readonly Word[], last: string): string | undefined {
  const texts = words.map(({ text }) => text);
  if (texts.length > MAX_FOLLOW_UP_WORDS || !texts.every(isConversionWord)) return undefined;
  const quantityWords = texts.filter((word) => isNumber(word) || unitOf(word) !== undefined);
  const first = quantityWords.findIndex(isNumber);
  const before = last.split(' ');
  if (first === -1) {
    // "In pounds?": the same quantity in another unit.
    const target = quantityWords.find((word) => unitOf(word) !== undefined);
    const quantity = QUANTITY.exec(last)?.[0];
    if (target === undefined || quantity === undefined) return undefined;
    // "And mmol", after a question about salt: the same salt.
    const at = before.findLastIndex((word, place) => isTargetUnit(before, word, place));
    return before.some(isSubstance) && at !== -1
      ? before.with(at, target).join(' ')
      : `${quantity} in ${target}`;
  }
  const unit = unitOf(quantityWords[first + 1]);
  if (unit === undefined) {
    if (quantityWords.filter(isNumber).length > 1 || before.filter(isNumber).length > 1) return undefined;
    const number = quantityWords[first] ?? '';
    const at = before.findIndex(isNumber);
    return before.map((word, place) => (place === at ? number : word)).join(' ');
  }
  // "And 10 g", after 12 g of nitrogen: nitrogen again.
  const at = before.findIndex(isNumber);
  const hasSubstance = !before.every(isConversionWord) && quantityWords.length === first + 2;
  if (hasSubstance && unitOf(before[at + 1])?.name === unit.name)
    return before.map((word, place) => (place === at ? (quantityWords[first] ?? '') : word)).join(' ');
  const quantity = quantityWords.slice(first).join(' ');
  const target = before
    .filter((word, at) => !isNumber(before[at - 1]) && unitOf(word)?.dimension === unit.dimension)
    .find((word) => unitOf(word)?.name !== unit.name && word !== 'in');
  return `${quantity} in ${target ?? DEFAULT_TARGET[unit.name] ?? METRIC_UNIT[unit.dimension] ?? (unit.name === 'kcal' ? 'kj' : 'kcal')}`;
}
const isTargetUnit = (words: readonly string[], word: string, at: number): boolean =>
  word !== 'in' && !isNumber(words[at - 1]) && unitOf(word) !== undefined;
const QUANTITY = /\d+(?:\.\d+)? [a-z]+(?: \d+(?:\.\d+)?(?: (?!in\b|an?\b|to\b|as\b)[a-z]+)?)?/u;

/** Two conversions in one: "1500 kcal and 1800 kcal in kJ", "into kJ and MJ", "75 g protein to N and 14 g N to protein". */
function twoConversionsDraft(knowledge: Knowledge, words: readonly Word[]): Draft | undefined {
  for (const [at, { text }] of words.entries()) {
    if (!/^(?:and|or|,)$/u.test(text)) continue;
    const halves = [words.slice(0, at), words.slice(at + 1)];
    const isQuantity = (from: number) =>
      isNumber(words[from]?.text) && unitOf(words[from + 1]?.text) !== undefined;
    const isUnit = (place: number) =>
      unitOf(words[place]?.text) !== undefined && !isNumber(words[place - 1]?.text);
    const size = isQuantity(at - 2) && isQuantity(at + 1) ? 2 : isUnit(at - 1) && isUnit(at + 1) ? 1 : 0;
    const each = size === 0 ? halves : [words.toSpliced(at, size + 1), words.toSpliced(at - size, size + 1)];
    const [one, other] = each.map((part) => conversionAnswer(knowledge, part));
    if (one !== undefined && other !== undefined && one.content[0] !== other.content[0])
      return {
        ...one,
        content:
          size === 2 ? [...one.content.slice(0, 1), ...other.content] : [...one.content, ...other.content],
      };
  }
  return undefined;
}

/** "9 and a half stone", "5 ft 3": an imperial measure alone is converted to metric. */
function metricDraft(knowledge: Knowledge, words: readonly Word[]): Draft | undefined {
  const [first, ...others] = words.flatMap(({ text }) => unitOf(text) ?? []);
  const isAlone = [first, ...others].every(
    (unit) => unit !== undefined && /^(?:st|lb|ft|in)$/u.test(unit.name),
  );
  return first === undefined || !isAlone || !isNumber(words[0]?.text)
    ? undefined
    : conversionAnswer(knowledge, [...words, ...wordsOf(`in ${METRIC_UNIT[first.dimension] ?? ''}`)]);
}

/** Several conversions in one message, or some beside other questions: each separately, with the rest of the message. */
export function separateConversions(
  knowledge: Knowledge,
  message: string,
): { drafts: readonly Draft[]; rest: string } | undefined {
  const words = conversionWords(message);
  if (twoConversionsDraft(knowledge, words) !== undefined || conversionAnswer(knowledge, words) !== undefined)
    return undefined;
  const spans = spansOf(words);
  const parts = spans.map((part, at) => {
    // "1,500 kcal, 1,800 kcal and 2,000 kcal in kJ": each in the target unit that follows.
    const target = isQuantitySpan(part)
      ? spans.slice(at + 1).find((next) => !isQuantitySpan(next) && namesTargetUnit(textOf(next)))
      : undefined;
    const targetWords = target?.slice(target.findIndex(({ text }) => NAMES_A_TARGET.test(text))) ?? [];
    return {
      part,
      draft:
        conversionAnswer(knowledge, [...part, ...targetWords]) ??
        conversionAnswer(knowledge, withoutPerson(part)) ??
        (isConversionSpan(part) ? notConvertedDraft(part) : undefined),
      bare: metricDraft(knowledge, wordsFromFirstNumber(part)),
    };
  });
  // "5 ft 3, 60 kg, how much": a patient's measurements, not a conversion.
  const mayConvertBare =
    IN_METRIC.test(textOf(words)) || parts.every(({ draft, bare }) => (draft ?? bare) !== undefined);
  const measures = parts.flatMap(({ part }) => wordsFromFirstNumber(part));
  const bmi =
    mayConvertBare && /\bbmi\b/u.test(textOf(words))
      ? bmiAnswer(knowledge, [...wordsOf('bmi'), ...measures])
      : undefined;
  const drafts = [
    ...parts.flatMap(({ draft, bare }) => draft ?? (mayConvertBare ? (bare ?? []) : [])),
    ...(bmi === undefined ? [] : [bmi]),
  ];
  const rest = parts.flatMap(({ part, draft, bare }) =>
    draft !== undefined || (mayConvertBare && (bare !== undefined || asksOnlyForUnit(part)))
      ? []
      : textOf(part),
  );
  const isKnown = drafts.some(({ kind }) => kind === undefined);
  const areSeparate = isKnown ? parts.length > 1 : drafts.length > 0 && isPerLitre(words);
  return areSeparate ? { drafts, rest: withUnitsWritten(rest.join(' and ')) } : undefined;
}

/** "I've 8 stone 4 and 5 ft 3, what's that in kg and cm and the BMI" */
const IN_METRIC = /\b(?:in|into|to) (?:kgs?|kilos?|cms?|metres?|metric)\b/u;
/** The measure in "baby is 18 lb 6". */
const wordsFromFirstNumber = (words: readonly Word[]): readonly Word[] => {
  const at = words.findIndex(({ text }) => isNumber(text));
  return at === -1 ? [] : words.slice(at);
};
/** Whether a span only asks for a unit: "what is that in kg", "the BMI". */
const asksOnlyForUnit = (words: readonly Word[]): boolean =>
  words.every(
    ({ text }) => text === 'bmi' || text === 'metric' || (!isNumber(text) && isConversionWord(text)),
  );
/** Drops the person: "47.3 kg in stone for his mum". */
const withoutPerson = (words: readonly Word[]): readonly Word[] => {
  const at = words.findLastIndex(({ text }) => text === 'for');
  return at === -1 || words.slice(at).some(({ text }) => isNumber(text) || isSubstance(text))
    ? words
    : words.slice(0, at);
};

const SPAN_SEPARATOR = /^(?:,|and|also|plus|then|or)$/u;
/** Splits the words into spans; "6 and a half" stays one number. */
function spansOf(words: readonly Word[]): (readonly Word[])[] {
  const parts: Word[][] = [[]];
  for (const [at, word] of words.entries())
    if (SPAN_SEPARATOR.test(word.text) && words[at + 1]?.isFraction !== true) parts.push([]);
    else parts.at(-1)?.push(word);
  return parts.filter(({ length }) => length > 0);
}

/** Whether a span is only a quantity: "1,800 kcal", "11 st 6 and a half". */
const isQuantitySpan = (words: readonly Word[]): boolean =>
  isNumber(words[0]?.text) &&
  words.some(({ text }) => unitOf(text) !== undefined) &&
  words.every(({ text }) => isNumber(text) || text === 'and' || unitOf(text) !== undefined);

/** Whether a span is a quantity with a target unit after it; for concentrations the substance may come first. */
function isConversionSpan(words: readonly Word[]): boolean {
  const from = words.findIndex(({ text }) => isNumber(text));
  const before = words.slice(0, Math.max(0, from)).filter(({ text }) => !COMPANION_WORDS.test(text));
  return (
    unitOf(words[from + 1]?.text) !== undefined &&
    namesTargetUnit(textOf(words.slice(from))) &&
    before.length <= (isPerLitre(words) ? MAX_SUBSTANCE_WORDS : 0)
  );
}
const MAX_SUBSTANCE_WORDS = 2;
const isPerLitre = (words: readonly Word[]): boolean =>
  words.some(({ text }) => unitOf(text)?.dimension.endsWith('per litre') === true);

const notConvertedDraft = (words: readonly Word[]): Draft => ({
  intent: 'app.method',
  kind: 'unknown',
  content: [`I do not convert “${withUnitsWritten(textOf(words))}”.`],
});

/** The conversion that a message asks for by itself, or as a follow-up to the last one. */
export function requestedConversion(
  knowledge: Knowledge,
  message: string,
  last: string | null,
): Conversion | undefined {
  const words = conversionWords(message);
  const draft =
    twoConversionsDraft(knowledge, words) ??
    conversionAnswer(knowledge, words) ??
    metricDraft(knowledge, words);
  if (draft !== undefined) return { draft, text: textOf(words) };
  const bmi = bmiAnswer(knowledge, words);
  if (bmi !== undefined) return { draft: bmi, text: null };
  const text = last === null ? undefined : nextConversion(words, last);
  const next = text === undefined ? undefined : conversionAnswer(knowledge, wordsOf(text));
  return text === undefined || next === undefined ? undefined : { draft: next, text };
}
