import { unique } from '../language/phrases.ts';
import { splitAtConnectives } from './split-message.ts';
import type { Reading } from '../message/reading.ts';

/** A part of a message with the names of the products that it is about. */
export type NamedPart = { text: string; question: string; products: readonly string[] };

/**
 * The parts of a message, each with the names of what it is about: those it says itself, else the last that were said before it, and
 * before any the first. Names side by side are all meant. `undefined` where that is not known of all of its names.
 */
export function namedParts(
  message: string,
  reads: (text: string, beside: readonly string[]) => Reading,
): NamedPart[] | undefined {
  const { mentions: all, typed } = reads(message, []);
  const ids = all.flatMap((each) => (each.kind === 'product' ? [each.product.id] : []));
  if (all.length === 0 || ids.length < all.length) return undefined;
  // A name that holds an "and" is one.
  const whole = all.reduce((said, { from, to }) => {
    const name = typed.slice(from, to).map(({ text }) => text);
    return name.includes('and')
      ? said.replaceAll(new RegExp(name.join('\\s+'), 'giu'), (found) => found.replaceAll(/\s+/gu, HELD))
      : said;
  }, message);
  const parts = splitAtConnectives(whole).map((said) => {
    const text = said.replaceAll(HELD, ' ');
    const { mentions, words } = reads(text, ids);
    const left = words.filter((_, at) => !mentions.some(({ from, to }) => from <= at && at < to));
    const asked = left
      .map(({ text: word }) => word)
      .join(' ')
      .replace(ENDS_OPEN, '');
    return { text, mentions, asked, isBare: left.every(({ text: word }) => JOINS.test(word)) };
  });
  const named = parts.map(({ mentions }) =>
    mentions.flatMap((each) => (each.kind === 'product' ? [each.product] : [])),
  );
  if (parts.length < 2 || unique(named.flat()).length !== unique(ids).length) return undefined;
  let about = named.find(({ length }) => length > 0) ?? [];
  let isGoingOn = false;
  let before = '';
  return parts.flatMap(({ text, asked, isBare }, at) => {
    const here = named[at] ?? [];
    if (here.length > 0) about = isGoingOn ? unique([...about, ...here]) : here;
    isGoingOn = here.length > 0 && isBare;
    if (isBare) return [];
    // "How is each mixed", after a comparison.
    const meant = here.length === 0 && OF_ALL.test(text) ? unique(named.flat()) : about;
    const products = meant.map(({ id }) => id);
    // "Fat in this, and that": of both, and read with the whole.
    const isOfTheNext = parts[at + 1]?.isBare === true && here.length > 0;
    const isWhole = here.length === meant.length && here.length > 0;
    const names = meant.map(({ name }) => name).join(' and ');
    // "The same for X": what was asked before it.
    const isTheSame = here.length > 0 && THE_SAME.test(asked) && before !== '';
    if (!isTheSame) before = asked;
    const question = isTheSame ? `${names}: ${before}` : isWhole ? text : `${names}: ${text}`;
    return [{ text, question: isOfTheNext ? '' : question, products }];
  });
}

/** Stands in no message, and joins nothing. */
const HELD = '\u0001';
const JOINS = /^(?:and|or|vs?|versus|plus|also|then|the|,|compare|between|both)$/u;
const THE_SAME = /^(?:(?:and|then|also|plus) )*(?:the )?(?:same(?: \w+)?|ditto)$/u;
/** Where a name stood, or another part follows. */
const ENDS_OPEN = /(?: (?:and|,|also|plus|then|of|in|for|with|on|is|does|the))+$/u;
const OF_ALL = /\b(?:both|each|either|neither|they|them)\b/iu;
