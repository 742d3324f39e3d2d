import { FAQS } from '@dietetic/content';
import { runAll } from '../language/steps.ts';
import { thesaurusWords } from '../intent/thesaurus.ts';
import { wordsOf } from '../language/words.ts';
import { nameIndex } from '../names/name-index.ts';
import { lexiconOf } from '../message/lexicon.ts';
import { parse } from '../message/parse.ts';
import { METHODS, PRODUCTS } from './demonstration-assistant.ts';
import type { Query } from '../message/query.ts';
import { readWords, type Reading } from '../message/reading.ts';

const NAMES = nameIndex(PRODUCTS);
const OTHER_WORDS = FAQS.map(({ question, answer }) => `${question} ${answer}`).flatMap((text) =>
  wordsOf(text).map(({ text: word }) => word),
);

const LEXICON = runAll(lexiconOf(PRODUCTS, METHODS, NAMES, [...OTHER_WORDS, ...thesaurusWords()]));

/** Readings and queries of messages about the demonstration range, before anything is looked up. */
export const readingOf = (message: string): Reading => readWords(message, NAMES, LEXICON);
export const queriesOf = (message: string): Query[] => parse(readingOf(message), NAMES, LEXICON);

export function queryOf(message: string): Query {
  const [query] = queriesOf(message);
  if (query === undefined) throw new Error('no query');
  return query;
}
