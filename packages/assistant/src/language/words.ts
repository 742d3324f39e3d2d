import { UNREAD_PART, withFractions } from './fractions.ts';

/** A number or word of a message, in the one form that everything else compares. */
export type Word = {
  text: string;
  isNumber: boolean;
  /** A number written as a word: "two". */
  isSpelt: boolean;
  /** A part of one that was written as a fraction: "half", "1/2". */
  isPart?: true;
};

/** "1/3 bottle", "2/3": no decimal number is the same, so none is taken for it. */
const OTHER_FRACTION = /(?<![\d.])[1-9]\/(?:[35-9]|10)(?![\d.])|(?<![\d.])2\/[34](?![\d.])/gu;

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
  dozen: '12',
};

/** What is typed in a hurry, written out; only what can mean nothing else here. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  btl: 'bottle',
  btls: 'bottles',
  bttl: 'bottle',
  ctn: 'carton',
  ctns: 'cartons',
  sach: 'sachet',
  sachs: 'sachets',
  prot: 'protein',
  choc: 'chocolate',
  strawb: 'strawberry',
  vegn: 'vegan',
  lvl: 'level',
  hrs: 'hours',
  hr: 'hour',
  prods: 'products',
  gf: 'gluten free',
  df: 'dairy free',
  whats: 'what is',
  whos: 'who is',
  wheres: 'where is',
  hows: 'how is',
  im: 'i am',
  ive: 'i have',
  hes: 'he is',
  shes: 'she is',
  theyre: 'they are',
  gonna: 'going to',
  pt: 'patient',
  px: 'patient',
  pts: 'patients',
  vit: 'vitamin',
  vits: 'vitamins',
  diarrhea: 'diarrhoea',
  fiber: 'fibre',
  celiac: 'coeliac',
  pediatric: 'paediatric',
  soy: 'soya',
};

/** "Half" as a sign: taken apart before the letters are made plain, or "2½" would become 21/2. */
const FRACTION_SIGNS: Readonly<Record<string, string>> = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' };

/** Lower case, one kind of quote and dash, no accents, a decimal point, no thousands comma. */
export function plain(message: string): string {
  return message
    .replace(/[½¼¾]/gu, (sign) => FRACTION_SIGNS[sign] ?? sign)
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

/** "Vitamins A, D and E", "vit a/d": a list of letters that means vitamins only because of its first word. */
const VITAMINS = /\bvit(?:amin)?s? [a-ek]\d{0,2}(?:(?: ?[,/&] ?| and | )+[a-ek]\d{0,2}(?![a-z\d]))+/gu;

const spelledOut = (list: string): string =>
  list
    .replace(/^\w+ /u, '')
    .split(/[^a-z\d]+/u)
    .filter((letter) => letter !== 'and')
    .map((letter) => `vitamin ${letter}`)
    .join(' , ');

/** The words of a message in order; a comma or slash between words stays as "," so that a list can be told. */
export function wordsOf(message: string): Word[] {
  const spaced = plain(message)
    .replace(/\b(what|who|where|how|he|she|it|that|there)'s\b/gu, '$1 is')
    .replace(/'s\b/gu, '')
    .replace(/'/gu, '')
    // As it is also spelt: "acidemia", "edema", "sulfite", "yoghurt".
    .replace(/(?<=[a-z]{2})(?<!a)emia\b/gu, 'aemia')
    .replace(/\bedema/gu, 'oedema')
    .replace(/\bsulf/gu, 'sulph')
    .replace(/\byogh/gu, 'yog')
    .replace(/\bmma ?\/ ?pa\b/gu, 'mma pa')
    .replace(VITAMINS, spelledOut)
    .replace(/&/gu, ' and ')
    .replace(OTHER_FRACTION, ` ${UNREAD_PART} `)
    .replace(/(\d)\s*:\s*(\d)/gu, '$1:$2')
    .replace(/(\d)\s+(?:to|-)\s+(?=1\b)/gu, '$1:')
    .replace(/(\d)-(?=1\b)/gu, '$1:')
    .replace(/(\d)\s*\+/gu, '$1 ')
    .replace(/(\d)\s+plus\b/gu, '$1 ')
    .replace(/[,;]|(?<!\b[13])\/|\/(?![24]\b)|\s-+\s/gu, ' , ')
    // A name does not go on beyond a full stop, a colon or a question mark.
    .replace(/[:.?!](?= +\w)/gu, ' , ')
    .replace(/[^a-z0-9.:,%<>µμ/ ]+/gu, ' ')
    .replace(/[.:](?!\d)/gu, ' ');
  const texts = spaced
    .split(' ')
    .flatMap(splitDigits)
    .flatMap((text) =>
      Object.hasOwn(ABBREVIATIONS, text) ? (ABBREVIATIONS[text] ?? text).split(' ') : [text],
    )
    .filter((text) => text !== '');
  return withFractions(texts.map(wordOf));
}

function wordOf(text: string): Word {
  const isSpelt = Object.hasOwn(NUMBER_WORDS, text);
  const canonical = canonicalNumber(isSpelt ? (NUMBER_WORDS[text] ?? text) : text);
  return { text: canonical, isNumber: /^\d+(?:\.\d+)?$/u.test(canonical), isSpelt };
}

/** "350ml" and "pku15" are two words each; "b12" and "4:1" are one. */
function splitDigits(text: string): string[] {
  if (KEPT_TOGETHER.test(text) || /[:/]/u.test(text)) return [text];
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
