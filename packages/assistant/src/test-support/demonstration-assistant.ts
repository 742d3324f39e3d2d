import type { Country, Product } from '@dietetic/catalogue';
import { formatNumber } from '@dietetic/clinical';
import {
  APP_HELP,
  APP_VERSION,
  ENERGY_METHOD_WORDS,
  PROTEIN_METHOD_WORDS,
  SOURCE_STATUS_WORDS,
  enquiriesFor,
  FAQS,
  FEEDBACK_LINK,
  hoursWords,
  PENG_GUIDELINE_LINK,
  RESOURCE_TABS,
  resourcesFor,
  sampleLink,
  SIM_SENTENCES,
  SITE,
} from '@dietetic/content';
import { demonstrationProducts } from '@dietetic/demonstration-data';
import { createAssistant, type Assistant } from '../assistant.ts';
import type { AssistantOptions, Service } from '../answers/draft.ts';
import { methodFacts } from '../methods/method-facts.ts';

export const CATALOGUE_DATE = '20 Nov 2026';

/** Everything that the app passes in, from the demonstration range and the real content. */
export const PRODUCTS: readonly Product[] = demonstrationProducts();

export const METHODS = methodFacts({
  energy: ENERGY_METHOD_WORDS,
  protein: PROTEIN_METHOD_WORDS,
  status: SOURCE_STATUS_WORDS,
});

export function serviceOf(country: Country): Service {
  return {
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
  };
}

export const demonstrationOptions = (
  country: Country,
  products: readonly Product[] = PRODUCTS,
): AssistantOptions => ({
  products,
  faqs: FAQS,
  country,
  catalogueDate: CATALOGUE_DATE,
  service: serviceOf(country),
  methods: METHODS,
  sentences: SIM_SENTENCES,
  help: APP_HELP,
  formatNumber,
});

/** Assistants with the whole range, shared by all test files of a worker; they keep no state between messages. */
const ready = new Map<Country, Assistant>();

export function demonstrationAssistant(country: Country, products?: readonly Product[]): Assistant {
  if (products) return createAssistant(demonstrationOptions(country, products));
  const sim = ready.get(country) ?? createAssistant(demonstrationOptions(country));
  ready.set(country, sim);
  return sim;
}
