import { unique } from '../language/phrases.ts';
import { splitAtConnectives } from './split-message.ts';
import type { Reading } from '../message/reading.ts';

/** A part of a message, the question it asks with the names of its products, and their ids. */
export type NamedPart = { text: string; question: string; products: readonly string[] };

/**
 * The parts of a message, each with the products that it is about: those it names, else those named last before it, else the first in
 * the message. Names side by side belong together. `undefined` if a name of the message is not one known product.
 */
export function namedParts(
  message: string,
  reads: (text: string, otherProductIds: readonly string[]) => Reading,
): NamedPart[] | undefined {
  const { mentions: all, typed } = reads(message, []);
  const ids = all.flatMap((each) => (each.kind === 'product' ? [each.product.id] : []));
  if (all.length === 0 || ids.length < all.length) return undefined;
  // A name with "and" or "+" in it is not split.
  const whole = all.reduce((said, { from, to }) => {
    const name = typed.slice(from, to).map(({ text }) => text);
    return name.includes('and') || message.includes('+')
      ? said.replaceAll(new RegExp(name.join('[\\s+]+').replaceAll('and', '(?:and|&)'), 'giu'), (found) =>
          found.replaceAll('&', 'and').replaceAll(/[\s+]+/gu, PLACEHOLDER),
        )
      : said;
  }, message);
  const parts = splitAtConnectives(whole).map((said) => {
    const text = said.replaceAll(PLACEHOLDER, ' ');
    const { mentions, words } = reads(text, ids);
    const otherWords = words.filter((_, at) => !mentions.some(({ from, to }) => from <= at && at < to));
    const askedText = otherWords
      .map(({ text: word }) => word)
      .join(' ')
      .replace(TRAILING_WORDS, '');
    return {
      text,
      mentions,
      asked: askedText,
      isBare: otherWords.every(({ text: word }) => JOINING_WORD.test(word)),
    };
  });
  const named = parts.map(({ mentions }) =>
    mentions.flatMap((each) => (each.kind === 'product' ? [each.product] : [])),
  );
  if (parts.length < 2 || unique(named.flat()).length !== unique(ids).length) return undefined;
  let about = named.find(({ length }) => length > 0) ?? [];
  let isNameRow = false;
  let before = '';
  return parts.flatMap(({ text, asked: askedText, isBare }, at) => {
    const productsHere = named[at] ?? [];
    if (productsHere.length > 0) about = isNameRow ? unique([...about, ...productsHere]) : productsHere;
    isNameRow = productsHere.length > 0 && isBare;
    if (isBare) return [];
    // "How is each mixed" after a comparison.
    const meant = productsHere.length === 0 && REFERS_TO_ALL.test(text) ? unique(named.flat()) : about;
    const products = meant.map(({ id }) => id);
    // "Fat in this, and that" is about both; the whole message answers it.
    const next = parts[at + 1];
    const goesWithNext =
      (next?.isBare === true && productsHere.length > 0) ||
      // "Salt in this? Fibre and kcal of that".
      (productsHere.length === 0 &&
        named.slice(0, at).some(({ length }) => length > 0) &&
        named[at + 1]?.length === 1 &&
        HAS_A_NAME.test(next?.text ?? ''));
    const areAllNamed = productsHere.length === meant.length && productsHere.length > 0;
    const names = meant.map(({ name }) => name).join(' and ');
    // "The same for X" repeats the question before.
    const repeats = productsHere.length > 0 && SAME_AGAIN.test(askedText) && before !== '';
    if (!repeats) before = askedText;
    const question = repeats ? `${names}: ${before}` : areAllNamed ? text : `${names}: ${text}`;
    return [{ text, question: goesWithNext ? '' : question, products }];
  });
}

/** Occurs in no message, and is not split at. */
const PLACEHOLDER = '\u0001';
const JOINING_WORD = /^(?:and|or|vs?|versus|plus|also|then|the|,|compare|between|both)$/u;
const SAME_AGAIN = /^(?:(?:and|then|also|plus) )*(?:the )?(?:same(?: \w+)?|ditto)$/u;
/** Words left over where a name or the next part followed. */
const TRAILING_WORDS = /(?: (?:and|,|also|plus|then|of|in|for|with|on|is|does|the))+$/u;
const HAS_A_NAME = /^\S+(?: \S+)? (?:of|in|for) /iu;
const REFERS_TO_ALL = /\b(?:both|each|either|neither|they|them)\b/iu;
