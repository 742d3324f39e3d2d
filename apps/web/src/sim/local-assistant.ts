import { type ChatAssistant, deviceAssistant, outsideParser, prepareAssistant } from '@dietetic/assistant';
import type { Country } from '@dietetic/catalogue';
import { shortDate } from '#platform/dates.ts';
import { everyWholeProduct, useCatalogueStore } from '#session/catalogue.ts';
import { assistantOptions } from './assistant-options.ts';
import { complete } from './chat-completions.ts';
import { EXTERNAL_SERVICE, useExternalConsent } from './external-service.ts';

/** Lets the screen be rendered and presses be answered first. */
const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** The assistant of this device, with the products that it has now. */
export async function localAssistant(country: Country): Promise<ChatAssistant> {
  const products = await everyWholeProduct();
  const { lastUpdated } = useCatalogueStore.getState();
  const date = lastUpdated === undefined ? null : shortDate(lastUpdated);
  const assistantFor = (each: Country) =>
    prepareAssistant(assistantOptions(each, products, date), pause, () => performance.now());
  const service = EXTERNAL_SERVICE;
  if (service === undefined) return deviceAssistant(assistantFor, country);
  return outsideParser({
    assistantFor,
    country,
    hasConsent: () => useExternalConsent.getState().isGiven,
    sentTo: service.name,
    complete: (instructions, message) => complete(service, instructions, message),
  });
}
