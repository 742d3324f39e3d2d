import type { Country, SpecialDiet } from '@dietetic/catalogue';
import { type AskedAge, ageIn } from '../language/ages.ts';
import { type AskedAmount, type AskedBasis, amountIn, basisIn, litreIn } from '../language/amounts.ts';
import { findPhrases, type PhraseBook } from '../language/phrases.ts';
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
import { isOrdinaryWordToo, NUTRIENT_WORDS, type NutrientWord } from '../vocabulary/nutrient-words.ts';

/** kcal per 100 ml, and on which side of it. */
type AskedDensity = { kcalPer100: number; side: 'about' | 'below' | 'above' };

/** Everything that was read out of a message, before anything is looked up. */
export type Question = {
  text: string;
  words: readonly Word[];
  /** Words outside product names, joined: what cue patterns look at. */
  rest: string;
  mentions: readonly Mention[];
  nutrients: readonly NutrientWord[];
  allergens: readonly string[];
  diets: readonly SpecialDiet[];
  categories: readonly string[];
  metabolic: readonly string[];
  kinds: readonly string[];
  country: Country | undefined;
  age: AskedAge | undefined;
  amount: AskedAmount | undefined;
  basis: AskedBasis | undefined;
  /** The energy a product should have. */
  density: AskedDensity | undefined;
};

const COMPARING = /\b(?:compare[ds]?|comparison|versus|vs|v|difference|differences|differ|between|than)\b/u;

export function readQuestion(message: string, index: NameIndex): Question {
  const words = wordsOf(message);
  const texts = words.map((word) => word.text);
  const text = phraseText(words);
  const mentions = mentionsOf(index, words, texts, text);
  const used = new Set(mentions.flatMap(({ from, to }) => range(from, to)));
  const isFree = (at: number) => !used.has(at);
  const amount = amountIn(words, isFree) ?? litreIn(words);
  const measured = new Set(amount ? range(amount.from, amount.to) : []);
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
  const rest = words
    .map((word, at) => (isFree(at) ? word.text : '_'))
    .join(' ')
    .replace(/_(?: _)+/gu, '_');
  return {
    text,
    words,
    rest,
    mentions,
    nutrients: nutrientsIn(texts, isOpen, rest),
    allergens: values(ALLERGEN_WORDS),
    diets: values(DIET_WORDS),
    categories: values(CATEGORY_WORDS),
    metabolic: values(METABOLIC_WORDS),
    kinds: values(KIND_WORDS),
    country: values(COUNTRY_WORDS)[0],
    age: age?.value,
    amount: amount?.value,
    basis: basis?.value,
    density: densityIn(rest),
  };
}

function mentionsOf(
  index: NameIndex,
  words: readonly Word[],
  texts: readonly string[],
  text: string,
): Mention[] {
  const isMeasured = (at: number) =>
    words[at]?.isNumber === true &&
    /^(?:ml|mls|l|litres?|kcal|kg|years?|months?|yo|%)$/u.test(texts[at + 1] ?? '');
  const options = {
    sharesBrand: true,
    isNutrient: (word: string) => NUTRIENT_WORDS.has(word) && !COMPARING.test(text),
    isMeasured,
  };
  const mentions = mentionsIn(index, texts, options);
  return mentions.length > 0 ? mentions : namesWithoutBrand(index, texts, options);
}

function nutrientsIn(
  texts: readonly string[],
  isOpen: (at: number) => boolean,
  rest: string,
): NutrientWord[] {
  const isAminoTalk = /\b(?:amino|leucine|phe|phenylalanine|mg|g)\b/u.test(rest);
  const all = findPhrases(NUTRIENT_WORDS, texts, isOpen);
  const hits = all.filter(
    (hit) => !isOrdinaryWordToo(hit.phrase) || isAminoTalk || all.length > 1 || texts.length <= 6,
  );
  const seen = new Set<string>();
  return hits
    .map((hit) => hit.value)
    .filter((word) => {
      const key = word.kind === 'known' ? word.id : word.name;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
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
