import type { Country, Product } from '@dietetic/catalogue';
import { formatNumber } from '@dietetic/clinical';
import {
  ACADEMY_URL,
  CHAT_EXPERT_HOURS,
  enquiriesFor,
  FAQS,
  FEEDBACK_LINK,
  hoursWords,
  PENG_GUIDELINE_LINK,
  RESOURCE_TABS,
  resourcesFor,
  sampleLink,
  SUPPORT_HOURS,
} from '@dietetic/content';
import { demonstrationProducts } from '@dietetic/demonstration-data';
import { createAssistant, type Assistant } from '../assistant.ts';
import type { Service } from '../answers/knowledge.ts';

export const CATALOGUE_DATE = '20 Nov 2026';

/** Everything the app would hand over, from the demonstration range and the real content. */
export const PRODUCTS: readonly Product[] = demonstrationProducts();

export function serviceOf(country: Country): Service {
  return {
    desks: enquiriesFor(country).map(({ title, phone, email }) => ({
      title,
      phone: phone?.shown ?? null,
      email,
    })),
    hours: hoursWords.sentence(SUPPORT_HOURS),
    chatHours: hoursWords.sentence(CHAT_EXPERT_HOURS),
    documents: RESOURCE_TABS.flatMap((tab) =>
      resourcesFor(country, tab).flatMap((entry) =>
        entry.kind === 'document' ? [{ id: entry.id, title: entry.title, tab }] : [],
      ),
    ),
    guidelineUrl: PENG_GUIDELINE_LINK,
    academyUrl: ACADEMY_URL[country],
    feedbackUrl: FEEDBACK_LINK,
    sampleUrl: (productId) => sampleLink(country, productId),
  };
}

export function demonstrationAssistant(country: Country, products: readonly Product[] = PRODUCTS): Assistant {
  return createAssistant({
    products,
    faqs: FAQS,
    country,
    catalogueDate: CATALOGUE_DATE,
    service: serviceOf(country),
    formatNumber,
  });
}
