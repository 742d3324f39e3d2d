import type { AnswerContext } from '../answers/answer.ts';
import { ALLERGEN_WORDS, CATEGORY_WORDS, COUNTRY_WORDS, DIET_WORDS } from '../vocabulary/criteria-words.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import type { Question } from './question.ts';

const POINTS_BACK = /\b(?:it|its|this|that|they|them|the same|this one|that one)\b/u;
const GOES_ON = /^(?:and|what about|how about|also|same for|or|per|in|for|what of|but)\b/u;
const SHORT = 5;

const ORDINARY_WORDS = new Set(
  'a about acbs age ages allergen allergens also am amount an and any are as at available be big bottle bottles by can case cases child children code codes come comes contain contains contraindications cost could dairy describe different directions do does each expiry fat flavour flavours for free freeze fridge from g get give given gms good grams have how hse i in include indication indications ingredient ingredients is it its keep last level life list litre long made make many me microwave mixed ml much my need no number of offer ok old on one only open opened or order pack packs per pip please powder precautions prepare prepared prescribed prescription product sachet sachets same sample samples say see serving shelf show size sizes sold solution stock storage store stored suitable take taste tell than that the their them then there these they this to tube up use used warm warmed was what whats when where which who why with without would year years yes you your months month'.split(
    ' ',
  ),
);

/**
 * Whether a message without a product goes on about the one before. A word that Sim does not know may be
 * the name of another product, and then nothing is assumed.
 */
export function goesOn(question: Question, context: AnswerContext): boolean {
  if (context.productIds.length === 0 || question.mentions.length > 0) return false;
  const points =
    POINTS_BACK.test(question.text) || GOES_ON.test(question.text) || question.words.length <= SHORT;
  return points && question.words.every((word) => isKnown(word.text));
}

/** "What about Dalesip Two?" asks of it what was asked before. */
export const asksTheSame = (question: Question): boolean =>
  /^(?:and|what about|how about|also|same for|or)\b/u.test(question.text) &&
  question.rest.split(' ').length <= SHORT;

const BOOKS = [NUTRIENT_WORDS, ALLERGEN_WORDS, DIET_WORDS, CATEGORY_WORDS, COUNTRY_WORDS];
const BOOK_WORDS = new Set(
  BOOKS.flatMap((book) =>
    [...book.values()].flatMap((entries) => entries.flatMap((entry) => [...entry.words])),
  ),
);

const isKnown = (text: string): boolean =>
  ORDINARY_WORDS.has(text) || BOOK_WORDS.has(text) || /^[\d.,%:]+$/u.test(text);
