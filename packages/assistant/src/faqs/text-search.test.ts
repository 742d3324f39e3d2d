import { FAQS } from '@dietetic/content';
import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { developmentQuestions } from '../test-support/labelled-questions.ts';
import { type AssistantFaq, FAQ_FIELDS } from './faq-index.ts';
import { faqTerms } from './faq-terms.ts';
import { textSearch } from './text-search.ts';

const mini = new MiniSearch<AssistantFaq>({
  fields: ['question', 'topic', 'answer'],
  tokenize: faqTerms,
  processTerm: (term) => term,
  searchOptions: {
    boost: { question: 3, topic: 1.5 },
    combineWith: 'OR',
    fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    prefix: (term) => term.length > 4,
  },
});
mini.addAll(FAQS);
const search = textSearch(FAQS, FAQ_FIELDS);

/** One letter left out, or two swapped, so that the search by nearly the word is tried as well. */
const mistyped = (text: string): string[] => {
  const at = Math.floor(text.length / 2);
  const [before, one, other, after] = [text.slice(0, at), text[at], text[at + 1], text.slice(at + 2)];
  return [`${before}${other}${after}`, `${before}${other}${one}${after}`];
};

const labelled = developmentQuestions().flatMap(({ questions }) => questions.map(({ ask }) => ask));
const texts = [
  ...labelled.flatMap((text) => [text, ...mistyped(text)]),
  ...FAQS.flatMap(({ question, topic, answer }) => [question, topic, answer]),
];

function isTheSame(text: string): boolean {
  const found = search(faqTerms(text));
  const expected = mini.search(text);
  return (
    found.length === expected.length &&
    found.every(({ text: faq, score, found: words }, at) => {
      const other = expected[at];
      return (
        other?.id === faq.id &&
        Math.abs(score - other.score) < 1e-9 &&
        [...words].join(' ') === other.queryTerms.join(' ')
      );
    })
  );
}

describe('The search of the FAQs', () => {
  it('[J-10] finds what MiniSearch finds, in the same order and with the same scores', () => {
    expect(texts.length).toBeGreaterThan(2000);
    expect(texts.filter((text) => !isTheSame(text))).toEqual([]);
  });

  it('[J-10] finds nothing for words in no answer', () => {
    expect(search(faqTerms('zzzzzz qqqqqq'))).toEqual([]);
    expect(search([])).toEqual([]);
  });
});
