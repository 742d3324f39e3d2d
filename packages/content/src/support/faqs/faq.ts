import type { Country } from '@dietetic/catalogue';

export const FAQ_TOPICS = [
  'Formula preparation',
  'Storage',
  'Hang time',
  'Tube care',
  'Contraindications',
  'Precautions',
  'Allergens',
  'Diet suitability',
  'IDDSI',
  'Prescribing',
  'Sample orders',
] as const;
export type FaqTopic = (typeof FAQ_TOPICS)[number];

/** How far the source behind an answer was read when the answer was drafted. */
type FaqSourceReading = 'read' | 'part-read' | 'not-opened' | 'provider';

export type FaqSource = { title: string; url?: string; reading: FaqSourceReading };

export type Faq = {
  id: string;
  topic: FaqTopic;
  /** The country whose rules the answer is about. */
  country: 'both' | Country;
  question: string;
  answer: string;
  sources: readonly FaqSource[];
  /** What the reviewing dietitian is asked to look at. */
  reviewNote?: string;
};
