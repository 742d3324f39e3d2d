import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsToNumbers } from './number-words.ts';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** In words, with or without "and". */
function inWords(value: number, and: string): string {
  if (value < 20) return ONES[value] ?? '';
  if (value < 100) return [TENS[Math.floor(value / 10)], value % 10 ? ONES[value % 10] : ''].join(' ').trim();
  const [size, word] = value < 1000 ? [100, 'hundred'] : [1000, 'thousand'];
  const rest = value % size;
  const joined = rest === 0 ? '' : ` ${rest < 100 ? and : ''}${inWords(rest, and)}`;
  return `${inWords(Math.floor(value / size), and)} ${word}${joined}`;
}

describe('numbers in words', () => {
  it('[J-10] reads every number from 13 to 9,999, with "and" and without', () =>
    assert(
      property(integer({ min: 13, max: 9999 }), constantFrom('', 'and '), (value, and) => {
        expect(wordsToNumbers(`${inWords(value, and)} ml`)).toBe(`${value} ml`);
      }),
      { seed: 25, numRuns: 4000 },
    ));

  it.each([
    ['one point five litres', '1.5 litres'],
    ['fifteen hundred kcal', '1500 kcal'],
    ['a hundred ml', '100 ml'],
    ['two bottles and seven hundred ml', 'two bottles and 700 ml'],
    ['twenty-five g', '25 g'],
    ['dalesip two and three sachets', 'dalesip two and three sachets'],
    ['dalesip two one hundred and fifty ml', 'dalesip two 150 ml'],
    ['1.5k ml', '1500 ml'],
    ['k 4 and 2k', 'k 4 and 2k'],
    ['500kcal and 300 kcal', '500kcal and 300 kcal'],
    ['the over sixties', 'the over sixties'],
  ])('[J-10] %s: %s', (text, figures) => expect(wordsToNumbers(text)).toBe(figures));
});
