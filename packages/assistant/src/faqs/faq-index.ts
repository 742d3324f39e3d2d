import { plain } from '../language/words.ts';
import { faqTerms } from './faq-terms.ts';
import { type SearchedField, textSearch } from './text-search.ts';

/** A question with its answer, as the content of the app holds it. */
export type AssistantFaq = {
  id: string;
  topic: string;
  country: 'both' | 'uk' | 'roi';
  question: string;
  answer: string;
  sources: readonly { title: string; url?: string }[];
};

/** `share` of what was asked that the answer holds, and `fit`, of its own question that was asked. */
export type FaqHit<F extends AssistantFaq = AssistantFaq> = {
  faq: F;
  score: number;
  share: number;
  fit: number;
};

/** What a hit keeps of its score when it fits in nothing but the words it was found by. */
const BASE_SHARE = 0.3;
/** How much more an answer of the topic counts that the question speaks of. */
const OF_THE_TOPIC = 2;
const part = (share: number): number => BASE_SHARE + (1 - BASE_SHARE) * share;

export type FaqIndex<F extends AssistantFaq = AssistantFaq> = {
  /** The best answers first; `share` says how much of what was asked the question or answer holds. */
  search: (text: string, topics?: readonly string[]) => FaqHit<F>[];
  /** The FAQ whose question this is, letter for letter but for punctuation. */
  exact: (text: string) => F | undefined;
};

/** The fields of an answer that are searched. */
export const FAQ_FIELDS: readonly SearchedField<AssistantFaq>[] = [
  { boost: 3, termsOf: ({ question }) => faqTerms(question) },
  { boost: 1.5, termsOf: ({ topic }) => faqTerms(topic) },
  { boost: 1, termsOf: ({ answer }) => faqTerms(answer) },
];

export function faqIndex<F extends AssistantFaq>(faqs: readonly F[]): FaqIndex<F> {
  const byQuestion = new Map(faqs.map((faq) => [bare(faq.question), faq]));
  const searched = textSearch(faqs, FAQ_FIELDS);
  const rarity = rarityOf(faqs);
  const questionTerms = new Map(faqs.map((faq) => [faq, [...new Set(faqTerms(faq.question))]]));
  const weight = (terms: readonly string[]) => terms.reduce((sum, term) => sum + rarity(term), 0);
  return {
    exact: (text) => byQuestion.get(bare(text)),
    search(text, topics = []) {
      const terms = faqTerms(text);
      const asked = [...new Set(terms)];
      const whole = weight(asked);
      return searched(terms)
        .map((hit) => {
          const faq = hit.text;
          const held = weight(asked.filter((term) => hit.found.has(term)));
          const own = questionTerms.get(faq) ?? [];
          // A question that is about more than was asked ("of fat emulsion") steps back.
          const fit = weight(own.filter((term) => asked.includes(term))) / Math.max(weight(own), 1);
          const share = whole === 0 ? 0 : held / whole;
          const favour = topics.includes(faq.topic) ? OF_THE_TOPIC : 1;
          return { faq, score: favour * hit.score * part(fit) * part(share), share, fit };
        })
        .toSorted((one, other) => other.score - one.score);
    },
  };
}

const bare = (text: string): string =>
  plain(text)
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();

/** A word in no answer may be another topic, or the name of a medicine; it weighs as one in two answers. */
const OF_A_WORD_UNKNOWN = 2;

/** A word in few answers tells more than one in many. */
function rarityOf(faqs: readonly AssistantFaq[]): (term: string) => number {
  const counts = new Map<string, number>();
  for (const faq of faqs) {
    for (const term of new Set(faqTerms(`${faq.question} ${faq.topic} ${faq.answer}`))) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return (term) => Math.log(1 + faqs.length / (counts.get(term) ?? OF_A_WORD_UNKNOWN));
}
