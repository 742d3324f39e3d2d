import { wordsIn } from './word-lists.ts';

const ONES = wordsIn(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const TENS = wordsIn('zero ten twenty thirty forty fifty sixty seventy eighty ninety');
const SMALL = [...ONES, ...TENS].join('|');
/** "Seven hundred and fifty", "fifteen hundred", "twenty five", "sixty", "a thousand": more than one small number word. */
const LARGE = new RegExp(
  `\\b(?:(?:(?:${TENS.join('|')})[ -])?(?:${SMALL}|an?)[ -])?(?:${ONES.slice(13).join('|')}|${TENS.slice(2).join('|')}|hundred|thousand)(?:[ -](?:and[ -])?(?:${SMALL}|hundred|thousand))*\\b(?!s)`,
  'gu',
);
/** "1.5k ml", "2k kcal": where "k" cannot be potassium. */
const THOUSANDS = /\b(\d+(?:\.\d+)?) ?k(?=mls?\b|kcals?\b| (?:kcals?|calories|kj|mls?)\b)/gu;
/** "One point five". */
const POINT = new RegExp(`\\b(${SMALL}|\\d+) point (${ONES.slice(0, 10).join('|')}|\\d+)\\b`, 'gu');

/** "One kcal per ml", "from one year", "six foot one"; elsewhere "one" is a product. */
const ONE_COUNTED =
  /\bone(?= (?:kcals?|kilocalories?|cals?|calories?|years?|yrs?|months?|weeks?)\b)|(?<=\b(?:foot|feet|ft|stones?|st) )one\b/gu;

/** "And" and "a" count as zero. */
const smallNumberOf = (word: string): number =>
  Math.max(0, ONES.indexOf(word), TENS.indexOf(word) * 10) || Number(word) || 0;

function valueOf(words: readonly string[]): number {
  let whole = 0;
  let part = 0;
  for (const word of words) {
    if (word === 'hundred') part = Math.max(part, 1) * 100;
    else if (word === 'thousand') {
      whole += Math.max(part, 1) * 1000;
      part = 0;
    } else part += smallNumberOf(word);
  }
  return whole + part;
}

/** Replaces numbers of several words, or above twelve, by figures; small ones stay words. */
export const wordsToNumbers = (text: string): string =>
  text
    .replace(ONE_COUNTED, '1')
    .replace(THOUSANDS, (_, number: string) => String(Number(number) * 1000))
    .replace(POINT, (_, whole: string, part: string) => `${smallNumberOf(whole)}.${smallNumberOf(part)}`)
    .replace(LARGE, (found) => String(valueOf(found.split(/[ -]/u))));
