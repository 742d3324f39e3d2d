import type { Faq, FaqTopic } from './faq.ts';

/** The questions of a topic; of both countries, where they name none. */
export const faqsOfTopic = (
  topic: FaqTopic,
  faqs: readonly (Omit<Faq, 'topic' | 'country'> & Partial<Faq>)[],
): Faq[] => faqs.map((faq) => ({ topic, country: 'both', ...faq }));
