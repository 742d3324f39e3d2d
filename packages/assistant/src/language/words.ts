/** A number or word of a message, in the one form that everything else compares. */
export type Word = { text: string; isNumber: boolean };

/** Letters and digits that belong together: a vitamin, a disorder, a formula. */
const KEPT_TOGETHER = /^(?:b(?:1|2|3|5|6|7|9|12)|d2|d3|k1|k2|ga1|h2o|po4|o3|fp10)$/u;

const NUMBER_WORDS: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
};

/** Lower case, one kind of quote and dash, no accents, a decimal point, no thousands comma. */
export function plain(message: string): string {
  return message
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`´]/gu, "'")
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/[\u00a0\s]+/gu, ' ')
    .replace(/(\d),(?=\d{3}(?!\d))/gu, '$1')
    .replace(/(\d),(?=\d{1,2}(?!\d))/gu, '$1.')
    .trim();
}

/** The words of a message in order; a comma or slash between words stays as "," so that a list can be told. */
export function wordsOf(message: string): Word[] {
  const spaced = plain(message)
    .replace(/'s\b/gu, '')
    .replace(/'/gu, '')
    .replace(/&/gu, ' and ')
    .replace(/(\d)\s*:\s*(\d)/gu, '$1:$2')
    .replace(/(\d)\s+(?:to|-)\s+(?=1\b)/gu, '$1:')
    .replace(/(\d)-(?=1\b)/gu, '$1:')
    .replace(/(\d)\s*\+/gu, '$1 ')
    .replace(/(\d)\s+plus\b/gu, '$1 ')
    .replace(/[,;/]/gu, ' , ')
    .replace(/[^a-z0-9.:,%<>µμ ]+/gu, ' ')
    .replace(/\.(?!\d)/gu, ' ')
    .replace(/:(?!\d)/gu, ' ');
  return spaced
    .split(' ')
    .flatMap(splitDigits)
    .filter((text) => text !== '')
    .map((text) => {
      const canonical = canonicalNumber(NUMBER_WORDS[text] ?? text);
      return { text: canonical, isNumber: /^\d+(?:\.\d+)?$/u.test(canonical) };
    });
}

/** "350ml" and "pku15" are two words each; "b12" and "4:1" are one. */
function splitDigits(text: string): string[] {
  if (KEPT_TOGETHER.test(text) || text.includes(':')) return [text];
  return text
    .replace(/(\d)([a-zµμ%])/gu, '$1 $2')
    .replace(/([a-z])(\d)/gu, '$1 $2')
    .split(' ');
}

/** "2.0" is "2". */
function canonicalNumber(text: string): string {
  return /^\d+\.\d+$/u.test(text) ? text.replace(/\.?0+$/u, '') : text;
}

/** The message as its words with single spaces, for looking up phrases. */
export function phraseText(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ');
}
