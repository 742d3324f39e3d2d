import type { Country, SpecialDiet } from '@dietetic/catalogue';
import { type AskedAge, ageIn } from '../language/ages.ts';
import { type AskedAmount, type AskedBasis, amountsIn, basisIn } from '../language/amounts.ts';
import { findPhrases, type PhraseBook, type PhraseHit } from '../language/phrases.ts';
import { UNREAD_PART } from '../language/fractions.ts';
import { phraseText, type Word, wordsOf } from '../language/words.ts';
import type { NameIndex } from '../products/name-index.ts';
import { type Mention, mentionsIn } from '../products/mentions.ts';
import { namesWithoutBrand } from '../products/names-without-brand.ts';
import {
  ALLERGEN_WORDS,
  CATEGORY_WORDS,
  COUNTRY_WORDS,
  DIET_WORDS,
  KIND_WORDS,
  METABOLIC_WORDS,
} from '../vocabulary/criteria-words.ts';
import { isKnownWord, mended } from './known-words.ts';
import {
  isOrdinaryWordToo,
  isSymbol,
  NUTRIENT_WORDS,
  type NutrientWord,
} from '../vocabulary/nutrient-words.ts';

/** kcal per 100 ml, and on which side of it. */
type AskedDensity = { kcalPer100: number; side: 'about' | 'below' | 'above' };

/** Everything that was read out of a message, before anything is looked up. */
export type Question = {
  text: string;
  words: readonly Word[];
  /** Words outside product names, joined: what cue patterns look at. */
  rest: string;
  /** The same before typing errors were put right: what the guards look at, who take no word for another. */
  typed: string;
  mentions: readonly Mention[];
  nutrients: readonly NutrientWord[];
  allergens: readonly string[];
  diets: readonly SpecialDiet[];
  categories: readonly string[];
  metabolic: readonly string[];
  kinds: readonly string[];
  country: Country | undefined;
  age: AskedAge | undefined;
  /** The first of the amounts. */
  amount: AskedAmount | undefined;
  amounts: readonly AskedAmount[];
  basis: AskedBasis | undefined;
  /** The energy a product should have. */
  density: AskedDensity | undefined;
  /** Numbers and parts of a pack that were not understood: no figure is given past them. */
  unread: readonly string[];
  /** Words that mean nothing to Sim, and may change what is asked. */
  unknown: readonly string[];
};

const COMPARING =
  /\b(?:compare[ds]?|comparison|versus|vs|v|difference|differences|differ|between|than|diff)\b/u;

/** "30 g kcal" asks for the energy of 30 g; "30 g protein" may be what someone wants to reach. */
const isNutrient = (word: string): boolean =>
  NUTRIENT_WORDS.has(word) && !/^(?:k?cals?|calories|energy|kj)$/u.test(word);

export function readQuestion(message: string, index: NameIndex): Question {
  const given = wordsOf(message);
  const mentions = mentionsOf(index, given);
  const isNamed = (at: number) => mentions.some(({ from, to }) => at >= from && at < to);
  const words = given.map((word, at) => ({
    ...word,
    text: (!isNamed(at) && mended(word.text)) || word.text,
  }));
  const texts = words.map((word) => word.text);
  const text = phraseText(words);
  const used = new Set(mentions.flatMap(({ from, to }) => range(from, to)));
  const isFree = (at: number) => !used.has(at);
  const amounts = amountsIn(words, {
    isFree,
    isNutrient,
    names: mentions.filter(({ kind }) => kind !== 'brand'),
  });
  const measured = new Set(amounts.flatMap(({ from, to }) => range(from, to)));
  const isUnmeasured = (at: number) => isFree(at) && !measured.has(at);
  const age = ageIn(words, isUnmeasured);
  const basis = basisIn(words, isUnmeasured);
  const taken = new Set([
    ...measured,
    ...(age ? range(age.from, age.to) : []),
    ...(basis ? range(basis.from, basis.to) : []),
  ]);
  const isOpen = (at: number) => isFree(at) && !taken.has(at);
  const values = <T>(book: PhraseBook<T>): T[] => [
    ...new Set(findPhrases(book, texts, isOpen).map((hit) => hit.value)),
  ];
  const rest = withoutNames(words, isFree);
  const nutrients = nutrientsIn(texts, isOpen, rest);
  const density = densityIn(rest);
  const understood = new Set([...taken, ...nutrients.flatMap(({ from, to }) => range(from, to))]);
  const unread = words
    .filter((_, at) => isFree(at) && !understood.has(at) && isAmountLike(words, at, density))
    .map(({ text: each }) => each);
  return {
    text,
    words,
    rest,
    typed: withoutNames(given, isFree),
    mentions,
    nutrients: withoutRepeats(nutrients.map(({ value }) => value)),
    allergens: values(ALLERGEN_WORDS),
    diets: values(DIET_WORDS),
    categories: values(CATEGORY_WORDS),
    metabolic: values(METABOLIC_WORDS),
    kinds: values(KIND_WORDS),
    country: values(COUNTRY_WORDS)[0],
    age: age?.value,
    amount: amounts[0]?.value,
    amounts: amounts.map(({ value }) => value),
    basis: basis?.value,
    density,
    unread,
    unknown: words
      .filter((word, at) => isFree(at) && !understood.has(at) && !isKnownWord(word.text))
      .map(({ text: each }) => each),
  };
}

const COUNTED = 'bottles|sachets|packs|bags|pouches|pots|tins|cartons|tablets|bars|scoops|servings';
const COUNTED_OR_KCAL = new RegExp(`^(?:kcal|${COUNTED})$`, 'u');
const MEASURED_BY = new RegExp(`^(?:ml|mls|l|litres?|kcal|kg|years?|months?|yo|%|${COUNTED})$`, 'u');

function mentionsOf(index: NameIndex, words: readonly Word[]): Mention[] {
  const texts = words.map((word) => word.text);
  const text = phraseText(words);
  // "Dalesip Two kcal" is the product's energy; "2 kcal" and "two litres" are measures.
  const isMeasured = (at: number) =>
    words[at]?.isNumber === true &&
    MEASURED_BY.test(texts[at + 1] ?? '') &&
    !(words[at].isSpelt && COUNTED_OR_KCAL.test(texts[at + 1] ?? ''));
  const options = {
    sharesBrand: true,
    isNutrient: (word: string) => NUTRIENT_WORDS.has(word) && !COMPARING.test(text),
    isNutrientWord: (word: string) => NUTRIENT_WORDS.has(word),
    isMeasured,
  };
  const mentions = mentionsIn(index, texts, options);
  const [only] = mentions;
  if (mentions.length > 1 || (only !== undefined && only.kind !== 'brand')) return mentions;
  // "PKU Powder 20 from Orrimel": the brand stands apart from the rest of the name.
  const apart = namesWithoutBrand(index, texts, options, only?.brand);
  return apart.length > 0 ? apart : mentions;
}

function nutrientsIn(
  texts: readonly string[],
  isOpen: (at: number) => boolean,
  rest: string,
): PhraseHit<NutrientWord>[] {
  const isAminoTalk = /\b(?:amino|leucine|phe|phenylalanine|mg|g)\b/u.test(rest);
  const all = findPhrases(NUTRIENT_WORDS, texts, isOpen);
  const hits = all.filter(
    (hit) =>
      !isOrdinaryWordToo(hit.phrase) ||
      isAminoTalk ||
      all.length > 1 ||
      texts.length <= 6 ||
      (isSymbol(hit.phrase) && /^(?:in|of|per|content|levels?)$/u.test(texts[hit.to] ?? '')),
  );
  return [...hits, ...magnesiumIn(texts, isOpen, hits)];
}

/** "mg" beside "na" or "k", or first before "in", is magnesium; anywhere else it is a unit. */
function magnesiumIn(
  texts: readonly string[],
  isOpen: (at: number) => boolean,
  hits: readonly PhraseHit<NutrientWord>[],
): PhraseHit<NutrientWord>[] {
  const at = texts.findIndex(
    (text, index) =>
      text === 'mg' &&
      isOpen(index) &&
      (hits.some(({ phrase, from, to }) => (to === index || from === index + 1) && isSymbol(phrase)) ||
        (index === 0 && hits.length === 0 && /^(?:in|of|per|content)$/u.test(texts[1] ?? ''))),
  );
  return at === -1 ? [] : [{ value: { kind: 'known', id: 'magnesium' }, from: at, to: at + 1, phrase: 'mg' }];
}

const withoutNames = (words: readonly Word[], isFree: (at: number) => boolean): string =>
  words
    .map((word, at) => (isFree(at) ? word.text : '_'))
    .join(' ')
    .replace(/_(?: _)+/gu, '_');

function withoutRepeats(words: readonly NutrientWord[]): NutrientWord[] {
  const byKey = new Map(words.map((word) => [word.kind === 'known' ? word.id : word.name, word]));
  return [...byKey.values()];
}

const PARTS_AND_CROWDS = new RegExp(
  `^(?:${UNREAD_PART}s?|fifth|eighth|few|several|some|double|triple|litres?|ltrs?)$`,
  'u',
);

/** A number, a part or a vague count that may say how much; the 100 of "/100" and "these two" do not. */
function isAmountLike(words: readonly Word[], at: number, density: AskedDensity | undefined): boolean {
  const word = words[at];
  if (word === undefined) return false;
  const before = words[at - 1]?.text ?? '';
  // "Most of a bottle" is an amount, "the most protein" is none.
  if (word.text === 'most') return words[at + 1]?.text === 'of';
  if (!word.isNumber) return PARTS_AND_CROWDS.test(word.text);
  if (word.text === '100' || /^(?:the|these|those|both|level)$/u.test(before)) return false;
  return !(density !== undefined && /^(?:k?cals?|calories)$/u.test(words[at + 1]?.text ?? ''));
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, offset) => from + offset);

/** "1.5 kcal", "2 kcal , ml", "150 kcal per 100 ml" as kcal per 100. */
function densityIn(rest: string): AskedDensity | undefined {
  const match = /\b(\d+(?:\.\d+)?) (?:kcal|cal|calories?)\b/u.exec(rest);
  if (match === null) return undefined;
  const value = Number(match[1]);
  const isPerMl = value > 0 && value <= 10;
  if (!isPerMl && !/kcal (?:per|in|,) 100\b/u.test(rest)) return undefined;
  const before = rest.slice(0, match.index);
  const side = /\b(?:under|below|less than|lower than|up to)\s*$/u.test(before)
    ? 'below'
    : /\b(?:over|above|more than|at least|higher than|minimum)\s*$/u.test(before)
      ? 'above'
      : 'about';
  return { kcalPer100: isPerMl ? value * 100 : value, side };
}
