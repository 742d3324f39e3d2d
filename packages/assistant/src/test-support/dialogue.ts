import type { Country } from '@dietetic/catalogue';
import { type Answer, answerText } from '../answers/answer.ts';
import type { Assistant } from '../assistant.ts';
import { demonstrationAssistant } from './demonstration-assistant.ts';

/** Text with ordinary spaces, as tests write them. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

function dialoguesWith(sim: Assistant) {
  /** The answer to the last of several messages, each asked after the one before. */
  const after = (...messages: readonly string[]): Answer => {
    const [first = '', ...others] = messages;
    return others.reduce((answer, message) => sim.ask(message, answer.context), sim.ask(first));
  };
  const told = (...messages: readonly string[]): string => plain(answerText(after(...messages)));
  return { sim, after, told };
}

/** Sim with the demonstration range, by country. */
export const IN: Readonly<Record<Country, ReturnType<typeof dialoguesWith>>> = {
  uk: dialoguesWith(demonstrationAssistant('uk')),
  roi: dialoguesWith(demonstrationAssistant('roi')),
};

export const { sim, after, told } = IN.uk;
