import { type ChatAssistant, createAssistant, deviceAssistant } from '@dietetic/assistant';
import type { Country } from '@dietetic/catalogue';
import { shortDate } from '#platform/dates.ts';
import { useCatalogueStore } from '#state/catalogue.ts';
import { assistantOptions } from './assistant-options.ts';

/** The assistant of this device, with the products that it has now. */
export function onThisDevice(country: Country): ChatAssistant {
  const { allProducts, lastUpdated } = useCatalogueStore.getState();
  const date = lastUpdated === undefined ? null : shortDate(lastUpdated);
  return deviceAssistant((each) => createAssistant(assistantOptions(each, allProducts, date)), country);
}
