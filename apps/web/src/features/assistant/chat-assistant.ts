import type { Assistant, ChatAssistant } from '@dietetic/assistant';
import type { Country } from '@dietetic/catalogue';
import { shortDate } from '#platform/dates.ts';
import { useCatalogueStore } from '#state/catalogue.ts';
import { useSession } from '#state/session.ts';

/**
 * The assistant that answers: the one on this device, built when the first question comes. An outside service
 * takes its place here by offering the same `send`, `open` and `setAttribute`.
 */
let present: Promise<ChatAssistant> | undefined;

export function chatAssistant(): Promise<ChatAssistant> {
  if (!present) {
    present = build();
    // Code that did not arrive is asked for again with the next question.
    present.catch(forget);
  }
  return present;
}

function forget(): void {
  present = undefined;
}

const presentCountry = (): Country => useSession.getState().country ?? 'uk';

// New products: the next question starts from them. A new country is told to whoever answers.
useCatalogueStore.subscribe((state, before) => {
  if (state.allProducts !== before.allProducts) forget();
});
useSession.subscribe((session, before) => {
  if (session.country === before.country) return;
  void present?.then((assistant) => assistant.setAttribute('user_country', presentCountry()));
});

async function build(): Promise<ChatAssistant> {
  const [{ createAssistant, deviceAssistant }, { assistantOptions }] = await Promise.all([
    import('@dietetic/assistant'),
    import('./assistant-options.ts'),
  ]);
  const { allProducts, lastUpdated } = useCatalogueStore.getState();
  const date = lastUpdated === undefined ? null : shortDate(lastUpdated);
  const assistantFor = (country: Country): Assistant =>
    createAssistant(assistantOptions(country, allProducts, date));
  return deviceAssistant(assistantFor, presentCountry());
}
