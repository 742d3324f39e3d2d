import { stem } from '../../language/stem.ts';
import { wordsOf } from '../../language/words.ts';
import type { Query } from '../../message/query.ts';
import { ONE_PERSON } from '../../vocabulary/person-words.ts';
import { type Draft, type Knowledge, linesOf, notUnderstoodSentence } from '../draft.ts';
import { isLabelItem } from './unanswered.ts';
import { namedProduct } from '../../names/name-match.ts';

/** What separates the parts of a question. */
const SEPARATOR = / , (?:and )?| and | plus | also /u;
/** Marks background about a person: each of its words was replaced by a comma, and what follows belongs to it. */
const BACKGROUND = '~ ';
const MIN_WORD_LENGTH = 4;
const MAX_WORDS = 3;

/** Nothing in a question is silently dropped: the parts of which no word was read. */
export function unansweredParts(query: Query, { names, lexicon }: Knowledge): string[] {
  const parts = query.text.replaceAll(/(?: ,){2,} /gu, ` , ${BACKGROUND}`).split(SEPARATOR);
  if (query.products.length === 0 || parts.length < 2) return [];
  return parts.filter((part, at) => {
    const partWords = part.replace(/^(?:what|how) about /u, '').split(' ');
    const long = partWords.filter((word) => word.length >= MIN_WORD_LENGTH);
    const isUnread = (word: string) =>
      [...query.unusedWords, ...query.unknownWords].includes(word) ||
      query.criteria.some((each) => each.kind === 'type' && each.value === word);
    if (at === 0 || partWords.length > MAX_WORDS || /\d/u.test(part) || !long.some(isUnread)) return false;
    // Background about a person asks nothing.
    if (part.startsWith(BACKGROUND) || (at < parts.length - 1 && MENTIONS_A_PERSON.test(query.text)))
      return false;
    const words = wordsOf(part).map(({ text }) => text);
    const isName =
      words.some((word) => names.brands.has(word)) ||
      query.products.some(
        (id) => namedProduct(names, id)?.nameWords.every((word) => words.includes(word)) === true,
      );
    if (isName) return false;
    const all = lexicon.find(words, () => true).flatMap(({ value }) => value);
    // "Never mind the energy", "not the carbs".
    if (all.some((item) => item.kind === 'operator' && item.name.startsWith('not'))) return false;
    // What a label says is asked separately, with the name of the product (`withAllParts`).
    return !all.some(isLabelItem);
  });
}

const MENTIONS_A_PERSON = new RegExp(`\\b(?:${[...ONE_PERSON].join('|')}|he|she|his|her)\\b`, 'u');

/** "Kcal in this, and what about glaucoma?": quotes the warnings that mention it, or says it was not understood. */
export function quoteWarningsOrReport(part: string, query: Query, { products }: Knowledge): Draft {
  const stems = part
    .split(' ')
    .filter((word) => word.length >= MIN_WORD_LENGTH)
    .map(stem);
  const quotes = products.flatMap(({ id, name, contraIndications, precautions }) => {
    if (!query.products.includes(id)) return [];
    const warns = linesOf(`${contraIndications}\n${precautions}`).filter((line) =>
      wordsOf(line).some(({ text }) => stems.includes(stem(text))),
    );
    return warns.length === 0 ? [] : [`The label of ${name} says: “${warns.join(' ')}”`];
  });
  return {
    intent: 'product.contraindication',
    content: quotes.length > 0 ? quotes : [notUnderstoodSentence([part])],
  };
}
