import { faqIndex } from '@dietetic/assistant';
import { FAQS, type Faq } from '@dietetic/content';

/** The questions that hold every word typed, in the question, its topic or its answer; all of them while nothing is. */
export function searchFaqs(faqs: readonly Faq[], typed: string): readonly Faq[] {
  const words = plain(typed)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return faqs;
  return faqs.filter((faq) => {
    const text = plain(`${faq.question} ${faq.topic} ${faq.answer}`);
    return words.every((word) => text.includes(word));
  });
}

/** How much of what was typed an answer must hold, and how many are named. */
const ENOUGH = 0.5;
const MOST = 5;

/** Made when it is first needed: it reads every answer. */
let index: ReturnType<typeof faqIndex<Faq>> | undefined;

/** When no question holds every word: those that hold most of them, in whatever form, as Sim would look for them. */
export function nearestFaqs(typed: string): readonly Faq[] {
  index ??= faqIndex(FAQS);
  return index
    .search(typed)
    .filter(({ queryCoverage }) => queryCoverage >= ENOUGH)
    .slice(0, MOST)
    .map(({ faq }) => faq);
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u2018\u2019']/g, '')
    .replace(/[^a-z0-9°%]+/g, ' ')
    .trim();
}
