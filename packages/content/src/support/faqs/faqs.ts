import { withNonBreakingUnits } from '../../words/non-breaking-units.ts';
import { ALLERGEN_FAQS, DIET_FAQS } from './allergens-and-diet.ts';
import { FAQ_TOPICS, type Faq, type FaqTopic } from './faq.ts';
import { IDDSI_FAQS } from './iddsi.ts';
import { PREPARATION_FAQS } from './preparation.ts';
import { PRESCRIBING_FAQS, SAMPLE_FAQS } from './prescribing-and-samples.ts';
import { HANG_TIME_FAQS, STORAGE_FAQS } from './storage-and-hang-time.ts';
import { CONTRAINDICATION_FAQS, PRECAUTION_FAQS, TUBE_CARE_FAQS } from './tube-care-and-safety.ts';

/** The 34 questions, in the order they are shown. */
export const FAQS: readonly Faq[] = [
  ...PREPARATION_FAQS,
  ...STORAGE_FAQS,
  ...HANG_TIME_FAQS,
  ...TUBE_CARE_FAQS,
  ...CONTRAINDICATION_FAQS,
  ...PRECAUTION_FAQS,
  ...ALLERGEN_FAQS,
  ...DIET_FAQS,
  ...IDDSI_FAQS,
  ...PRESCRIBING_FAQS,
  ...SAMPLE_FAQS,
].map((faq) => ({ ...faq, answer: withNonBreakingUnits(faq.answer) }));

export type FaqGroup = { topic: FaqTopic; faqs: readonly Faq[] };

export function faqsByTopic(faqs: readonly Faq[] = FAQS): FaqGroup[] {
  return FAQ_TOPICS.map((topic) => ({ topic, faqs: faqs.filter((faq) => faq.topic === topic) })).filter(
    (group) => group.faqs.length > 0,
  );
}

export const faqWords = {
  heading: 'Frequently asked questions',
  searchLabel: 'Find a question',
  searchPlaceholder: (count: number) => `Find one of ${count} questions`,
  found: (count: number, nearest = 0) =>
    nearest > 0
      ? `No question holds all of these words, ${nearest} come near`
      : count === 1
        ? '1 question'
        : `${count} questions`,
  noMatch: 'No question holds these words. Sim may know more.',
  nearest: 'The nearest questions',
  onlyNear: 'No question holds all of these words. The nearest are below, and Sim may know more.',
  ask: 'Ask Sim this',
  askShort: 'Ask Sim',
  askAbout: (question: string) => `Ask Sim: ${question}`,
  source: 'Source',
  sources: 'Sources',
  notOpened: 'named, not yet read',
  partRead: 'read in part',
  /** Shown above the answers until the provider's dietitian has signed them off. */
  reviewNotice:
    'Drafted from public guidance and waiting for review by a registered dietitian. Local policy comes first.',
  onlyIn: { uk: 'UK', roi: 'Ireland' },
} as const;
