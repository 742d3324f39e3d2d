import type { AssistantFaq } from '../faqs/faq-index.ts';
import { type Draft, faqSources, type Knowledge, PAGES, questions } from './draft.ts';

/** The intent of an answer, by FAQ topic. */
const INTENTS: Readonly<Record<string, string>> = {
  'Formula preparation': 'general.preparation',
  Storage: 'product.storage',
  'Hang time': 'general.hangTime',
  'Tube care': 'general.medicines',
  IDDSI: 'general.iddsi',
  Precautions: 'safety.refeeding',
  Prescribing: 'product.reimbursement',
  Contraindications: 'product.contraindication',
  Allergens: 'product.allergen',
  'Diet suitability': 'product.diet',
  'Sample orders': 'product.sample',
};

function intentOf({ topic, question }: AssistantFaq): string {
  if (topic === 'Tube care' && /flush/iu.test(question)) return 'general.flush';
  if (topic === 'IDDSI' && /powder/iu.test(question)) return 'safety.thickener';
  return INTENTS[topic] ?? 'outOfScope';
}

const MAX_SUGGESTED = 2;

/** The FAQ's answer as written, never shortened, with other questions of its topic as suggestions. */
export function faqAnswer({ faqs }: Knowledge, faq: AssistantFaq): Draft {
  const related = faqs.filter((other) => other.topic === faq.topic && other !== faq);
  return {
    intent: intentOf(faq),
    content: [faq.answer],
    sources: faqSources(faq),
    links: [PAGES.faqs],
    choices: questions(related.slice(0, MAX_SUGGESTED).map(({ question }) => question)),
  };
}

/** How samples are ordered. */
export function sampleAnswer(knowledge: Knowledge): Draft {
  const faq = knowledge.faqs.find(({ topic }) => topic === 'Sample orders');
  return faq === undefined ? { intent: 'product.sample', content: [] } : faqAnswer(knowledge, faq);
}
