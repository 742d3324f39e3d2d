import type { Country } from './catalogue.ts';
import { type Answer, type AnswerContext, EMPTY_CONTEXT } from './answers/answer.ts';
import type { Assistant } from './assistant.ts';

/** What the app tells every assistant about the session. */
type SessionAttributes = { user_country?: Country };

/**
 * Everything that the app needs from an assistant. The one on the device is the default; an outside service can replace it
 * by implementing the same three functions.
 */
export type ChatAssistant = {
  /** Answers a message. Rejects only if the assistant cannot be reached. */
  send: (message: string) => Promise<Answer>;
  /** Starts a new conversation, without the previous context. */
  open: () => void;
  setAttribute: <K extends keyof SessionAttributes>(
    name: K,
    value: NonNullable<SessionAttributes[K]>,
  ) => void;
};

/** Offers the assistant on the device through the same interface as any other. */
export function deviceAssistant(
  assistantFor: (country: Country) => Assistant | Promise<Assistant>,
  country: Country,
): ChatAssistant {
  let currentCountry = country;
  let assistant = assistantFor(country);
  let context: AnswerContext = EMPTY_CONTEXT;
  return {
    async send(message) {
      const answer = (await assistant).ask(message, context);
      context = answer.context;
      return answer;
    },
    open() {
      context = EMPTY_CONTEXT;
    },
    setAttribute(name, value) {
      if (name !== 'user_country' || value === currentCountry) return;
      currentCountry = value;
      assistant = assistantFor(value);
      context = EMPTY_CONTEXT;
    },
  };
}
