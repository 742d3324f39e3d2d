import { MICRONUTRIENTS } from '@dietetic/clinical';
import { FAQS } from '@dietetic/content';
import { CATALOGUE_DATE, METHODS, PRODUCTS, serviceOf } from './demonstration-assistant.ts';
import type { Verdict } from './labelled-questions.ts';
import { numbersOf, untraceable } from './untraceable.ts';

/** Of everything an answer may quote beside the labels of the products it names. */
const numbersQuotedIn = (country: 'uk' | 'roi') =>
  numbersOf([
    ...FAQS.flatMap((faq) => [faq.answer, faq.question]),
    JSON.stringify(serviceOf(country)),
    JSON.stringify(METHODS),
    JSON.stringify(MICRONUTRIENTS, null, 1),
    CATALOGUE_DATE,
  ]);
const QUOTED = { uk: numbersQuotedIn('uk'), roi: numbersQuotedIn('roi') };

/** Each number of these answers that is neither on a label nor in a quoted text, nor worked out from one, with its question. */
export const inventedNumbers = (verdicts: readonly Verdict[]): string[] =>
  verdicts.flatMap(({ question, answer }) =>
    untraceable(
      answer,
      [question.ask, question.after ?? []].flat(2).join(' '),
      PRODUCTS,
      QUOTED[question.country],
    ).map((number) => `${question.ask}: ${number}`),
  );
