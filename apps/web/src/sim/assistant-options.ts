import { type AssistantOptions, methodFacts } from '@dietetic/assistant';
import type { Country, Product } from '@dietetic/catalogue';
import { formatNumber } from '@dietetic/clinical';
import {
  APP_HELP,
  APP_VERSION,
  ENERGY_METHOD_WORDS,
  enquiriesFor,
  FAQS,
  FEEDBACK_LINK,
  hoursWords,
  PENG_GUIDELINE_LINK,
  PROTEIN_METHOD_WORDS,
  RESOURCE_TABS,
  resourcesFor,
  sampleLink,
  SOURCE_STATUS_WORDS,
  SIM_SENTENCES,
  SITE,
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
    sentences: SIM_SENTENCES,
    help: APP_HELP,
    methods: methodFacts({
      energy: ENERGY_METHOD_WORDS,
      protein: PROTEIN_METHOD_WORDS,
      status: SOURCE_STATUS_WORDS,
    }),
    service: {
      provider: SITE.provider.name,
      version: APP_VERSION,
      desks: enquiriesFor(country).map(({ title, phone, email }) => ({
        title,
        phone: phone?.shown ?? null,
        email,
      })),
      hours: hoursWords.sentence(SITE.hours.support),
      chatHours: hoursWords.sentence(SITE.hours.experts),
      documents: RESOURCE_TABS.flatMap((tab) =>
        resourcesFor(country, tab).flatMap((entry) =>
          entry.kind === 'document' ? [{ id: entry.id, title: entry.title, tab }] : [],
        ),
      ),
      guidelineUrl: PENG_GUIDELINE_LINK,
      academyUrl: SITE.links.academy[country],
      feedbackUrl: FEEDBACK_LINK,
      sampleUrl: (productId) => sampleLink(country, productId),
    },
  };
}
