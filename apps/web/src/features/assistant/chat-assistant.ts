import { type ChatAssistant, createAssistant, deviceAssistant } from '@dietetic/assistant';
import type { Country } from '@dietetic/catalogue';
import { shortDate } from '#platform/dates.ts';
import { useCatalogueStore } from '#state/catalogue.ts';
import { useSession } from '#state/session.ts';
import { assistantOptions } from './assistant-options.ts';

/**
 * The assistant that answers: the one on this device, made ready with the first question. Its code comes with
 * the window and the Sim pages, which are fetched when they are first opened. An outside service takes its place
 * here by offering the same `send`, `open` and `setAttribute`.
 */
let present: ChatAssistant | undefined;

export function chatAssistant(): ChatAssistant {
  present ??= onThisDevice();
  return present;
}

const presentCountry = (): Country => useSession.getState().country ?? 'uk';

// New products: the next question starts from them. A new country is told to whoever answers.
useCatalogueStore.subscribe((state, before) => {
  if (state.allProducts !== before.allProducts) present = undefined;
});
useSession.subscribe((session, before) => {
  if (session.country !== before.country) present?.setAttribute('user_country', presentCountry());
});

function onThisDevice(): ChatAssistant {
  const { allProducts, lastUpdated } = useCatalogueStore.getState();
  const date = lastUpdated === undefined ? null : shortDate(lastUpdated);
  return deviceAssistant(
    (country) => createAssistant(assistantOptions(country, allProducts, date)),
    presentCountry(),
  );
}
