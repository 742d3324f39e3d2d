import { type Answer, type AnswerContext, EMPTY_CONTEXT } from './answers/answer.ts';
import type { Assistant } from './assistant.ts';
import type { Country } from './catalogue.ts';
import type { ChatAssistant } from './plug-in.ts';

export type OutsideParserOptions = {
  assistantFor: (country: Country) => Assistant | Promise<Assistant>;
  country: Country;
  /** Asked before each message: nothing is sent without it. */
  hasConsent: () => boolean;
  /** Who receives the message, as shown to the user. */
  sentTo: string;
  /** Sends the instructions and the message to the service. The reply is not trusted. */
  complete: (instructions: string, message: string) => Promise<string>;
};

/** Asks the service to rephrase, never to answer. */
const INSTRUCTIONS = `You rewrite a dietitian's message as short look-up questions about one provider's products.
Reply with JSON only: {"questions": ["..."]}. At most 3 questions, each like "protein in PRODUCT", "PRODUCT allergens",
"tube feeds without milk", "which sip feed has the most protein". Keep product names and numbers as they are written.
Never answer, never add a number, a product or advice. If the message asks for anything else, reply {"questions": []}.`;

const MAX_QUESTIONS = 3;
const MAX_QUESTION_LENGTH = 200;

/**
 * Sim with a language model that only rephrases what Sim did not understand. Messages about a person stay on the device.
 * A rephrased question must pass the same guard and contain no new number; Sim then looks it up.
 */
export function outsideParser(options: OutsideParserOptions): ChatAssistant {
  let country = options.country;
  let currentAssistant = options.assistantFor(country);
  let context: AnswerContext = EMPTY_CONTEXT;
  return {
    async send(message) {
      const localAssistant = await currentAssistant;
      const answer = localAssistant.ask(message, context);
      const read = isUnderstood(answer)
        ? undefined
        : await readOutside(message, localAssistant, context, options);
      const finalAnswer = read ?? answer;
      context = finalAnswer.context;
      return finalAnswer;
    },
    open() {
      context = EMPTY_CONTEXT;
    },
    setAttribute(name, value) {
      if (name !== 'user_country' || value === country) return;
      country = value;
      currentAssistant = options.assistantFor(value);
      context = EMPTY_CONTEXT;
    },
  };
}

const isUnderstood = ({ kind }: Answer): boolean => kind === 'answer' || kind === 'refusal';

async function readOutside(
  message: string,
  localAssistant: Assistant,
  context: AnswerContext,
  { hasConsent, complete, sentTo }: OutsideParserOptions,
): Promise<Answer | undefined> {
  if (!hasConsent() || !localAssistant.mentionsNoPerson(message)) return undefined;
  const questions = questionsIn(await complete(INSTRUCTIONS, message).catch(() => ''));
  const isKept = questions.every(
    (question) => localAssistant.mentionsNoPerson(question) && holdsNoNewNumber(question, message),
  );
  const [question] = questions;
  if (question === undefined || !isKept) return undefined;
  const answers = questions.map((each) => localAssistant.ask(each, context));
  const [first] = answers;
  const last = answers.at(-1);
  if (first === undefined || last === undefined || answers.some(({ kind }) => kind !== 'answer'))
    return undefined;
  return {
    ...first,
    intents: answers.flatMap(({ intents }) => intents),
    parts: [
      { kind: 'text', text: `Read as: ${questions.join('; ')}.` },
      ...answers.flatMap(({ parts }) => parts),
    ],
    sources: [
      ...answers.flatMap(({ sources }) => sources),
      { kind: 'service', text: `The question was sent to ${sentTo} to be rephrased` },
    ],
    links: answers.flatMap(({ links }) => links),
    choices: last.choices,
    productIds: [...new Set(answers.flatMap(({ productIds }) => productIds))],
    context: last.context,
  };
}

/** The questions in a reply; none if it is anything but the requested JSON. */
function questionsIn(reply: string): string[] {
  try {
    const parsed: unknown = JSON.parse(reply);
    if (typeof parsed !== 'object' || parsed === null || !('questions' in parsed)) return [];
    const { questions } = parsed;
    if (!Array.isArray(questions) || questions.length > MAX_QUESTIONS) return [];
    const isQuestion = (each: unknown): each is string =>
      typeof each === 'string' && each.trim() !== '' && each.length <= MAX_QUESTION_LENGTH;
    return questions.every(isQuestion) ? questions : [];
  } catch {
    return [];
  }
}

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/gu) ?? [];

/** A number that the user did not type would give the right figure for the wrong question. */
function holdsNoNewNumber(question: string, message: string): boolean {
  const messageNumbers = new Set(numbersIn(message));
  return numbersIn(question).every((number) => messageNumbers.has(number));
}
