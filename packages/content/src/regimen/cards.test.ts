import { expect, it } from 'vitest';
import { homePlanWords, recipeCardWords } from './cards.ts';

/** Every text of a card, with figures in its places. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return [String(words('2', '1', '4'))];
  return Object.values(words as object).flatMap(textsOf);
}

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.:?])\s+/).filter((part) => /[.:?]$/.test(part));
const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}’']*/gu) ?? [];

/** Vowels that are heard, near enough for a mean: "makes" one, "sterilise" three. */
function syllables(word: string): number {
  const heard = word.toLowerCase().replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, '');
  return Math.max(1, heard.match(/[aeiouy]{1,2}/g)?.length ?? 0);
}

/** Flesch–Kincaid (Kincaid 1975): the year of school; five more are the age in years. */
function schoolYear(sentences: string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllablesOfAll = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllablesOfAll / words.length) - 15.59;
}

it.each([
  ['home plan', homePlanWords],
  ['recipe card', recipeCardWords],
])('[L-08] [M-05] the %s is for readers of nine years, in short sentences', (_card, words) => {
  const sentences = textsOf(words).flatMap(sentencesOf);
  expect(sentences.length).toBeGreaterThan(10);
  expect(schoolYear(sentences)).toBeLessThan(4);
  expect(sentences.filter((sentence) => wordsOf(sentence).length > 22)).toEqual([]);
});

it('a sentence for professionals would not pass', () => {
  const hard =
    'Administer the prescribed volume continuously and discontinue administration immediately if intolerance develops.';
  expect(schoolYear([hard])).toBeGreaterThan(4);
});
