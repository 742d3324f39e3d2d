import type { AssistantFaq } from '../faqs/faq-index.ts';
import type { Intent } from './answer.ts';
import { type Draft, PAGES, textPart } from './knowledge.ts';

const TOPIC_INTENT: Readonly<Record<string, Intent>> = {
  'Formula preparation': 'general.preparation',
  Storage: 'product.storage',
  'Hang time': 'general.hangTime',
  Contraindications: 'product.contraindication',
  Precautions: 'safety.refeeding',
  Allergens: 'product.allergen',
  'Diet suitability': 'product.diet',
  IDDSI: 'general.iddsi',
  Prescribing: 'product.reimbursement',
  'Sample orders': 'product.sample',
};

function faqIntent(faq: AssistantFaq): Intent {
  if (faq.topic === 'Tube care') return /flush/iu.test(faq.question) ? 'general.flush' : 'general.medicines';
  if (faq.topic === 'IDDSI' && /powder/iu.test(faq.question)) return 'safety.thickener';
  return TOPIC_INTENT[faq.topic] ?? 'outOfScope';
}

/** The answer as it is written, never shortened or joined with another. */
export function faqAnswer(faq: AssistantFaq, also: readonly AssistantFaq[]): Draft {
  return {
    intent: faqIntent(faq),
    parts: [textPart(faq.answer)],
    sources: faq.sources.map((source) => ({
      kind: 'faq',
      faqId: faq.id,
      text: source.title,
      url: source.url ?? null,
    })),
    links: [PAGES.faqs],
    choices: also.map((other) => ({ label: other.question, question: other.question })),
  };
}

/** Several answers that belong together, such as a level's name and its test. */
export function faqAnswers(faqs: readonly AssistantFaq[]): Draft {
  const [first, ...rest] = faqs;
  if (first === undefined) return { intent: 'outOfScope', kind: 'unknown', parts: [] };
  const draft = faqAnswer(first, []);
  return {
    ...draft,
    parts: faqs.map((faq) => textPart(faq.answer)),
    sources: [...(draft.sources ?? []), ...rest.flatMap((faq) => faqAnswer(faq, []).sources ?? [])],
  };
}
