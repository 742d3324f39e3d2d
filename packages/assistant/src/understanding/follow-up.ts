import type { AnswerContext } from '../answers/answer.ts';
import { isKnownWord } from './known-words.ts';
import type { Question } from './question.ts';

const POINTS_BACK = /\b(?:it|its|this|that|they|them|the same|this one|that one)\b/u;
const GOES_ON = /^(?:and|what about|how about|also|same for|or|per|in|for|what of|but)\b/u;
const SHORT = 5;

/**
 * Whether a message without a product goes on about the one before. A word that Sim does not know may be
 * the name of another product, and then nothing is assumed.
 */
export function goesOn(question: Question, context: AnswerContext): boolean {
  if (context.productIds.length === 0 || question.mentions.length > 0) return false;
  const points =
    POINTS_BACK.test(question.text) || GOES_ON.test(question.text) || question.words.length <= SHORT;
  return points && question.words.every((word) => isKnownWord(word.text));
}

/** "What about Dalesip Two?" asks of it what was asked before. */
export const asksTheSame = (question: Question): boolean =>
  /^(?:and|what about|how about|also|same for|or)\b/u.test(question.text) &&
  question.rest.split(' ').length <= SHORT;
