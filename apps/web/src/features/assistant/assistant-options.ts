import type { AssistantOptions } from '@dietetic/assistant';
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

/** What Sim may draw on: this device's products and the app's own words for the country. */
export function assistantOptions(
  country: Country,
  products: readonly Product[],
  catalogueDate: string | null,
): AssistantOptions {
  return {
    products,
    faqs: FAQS,
    country,
    catalogueDate,
    formatNumber,
    service: {
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
    },
  };
}
