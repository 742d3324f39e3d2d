import type { ChatAssistant } from '@dietetic/assistant';
import type { Country } from '@dietetic/catalogue';
import { useCatalogueStore } from '#session/catalogue.ts';
import { useSession } from '#session/session.ts';

/**
 * The assistant that answers: the one on this device, made ready with the first question. Its code weighs more than
 * all of Sim's pages, so they are shown without it. An outside service takes its place here by offering the same
 * `send`, `open` and `setAttribute`.
 */
let present: Promise<ChatAssistant> | undefined;

const code = () => import('./local-assistant.ts');

const presentCountry = (): Country => useSession.getState().country ?? 'uk';

export function chatAssistant(): Promise<ChatAssistant> {
  if (present === undefined) {
    const fetched = code().then(({ localAssistant }) => localAssistant(presentCountry()));
    present = fetched;
    // What could not be fetched now is fetched again for the next question.
    fetched.catch(() => {
      if (present === fetched) present = undefined;
    });
  }
  return present;
}

/** Has the code fetched, as soon as someone is about to ask. */
export function prepareAssistant(): void {
  // Not fatal: a question loads it again, and reports an error if that fails.
  code().catch(() => undefined);
}

/** Notifies the assistant, if it is loaded. */
export function notifyAssistant(tell: (assistant: ChatAssistant) => void): void {
  present?.then(tell, () => undefined);
}

// New products: the next question starts from them. A new country is told to whoever answers.
useCatalogueStore.subscribe((state, before) => {
  if (state.allProducts !== before.allProducts) present = undefined;
});
useSession.subscribe((session, before) => {
  if (session.country !== before.country)
    notifyAssistant((assistant) => assistant.setAttribute('user_country', presentCountry()));
});
