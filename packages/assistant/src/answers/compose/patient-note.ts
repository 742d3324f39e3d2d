import { type GuardText, patientFactsIn, WHO_ASKS } from '../../people/patient-facts.ts';
import type { Query } from '../../message/query.ts';
import type { Answer } from '../answer.ts';
import type { Draft } from '../draft.ts';

// A look-up beside words about a person says that nobody was assessed.

const NOT_ASSESSED = 'I do not assess patients: this is what the label says.';
const OF_A_LOOK_UP = /^(?:product|compare)\.(?!sample)/u;
/** A figure beside words about a person says that nobody was assessed. */
export const withPatientNote = (
  drafts: readonly Draft[],
  said: GuardText,
  queries: readonly Query[],
): readonly Draft[] =>
  isBesideAPerson(said, queries) &&
  drafts.some(({ kind = 'answer', intent }) => kind === 'answer' && OF_A_LOOK_UP.test(intent))
    ? [
        ...drafts,
        {
          intent: drafts[0]?.intent ?? 'outOfScope',
          say: [NOT_ASSESSED],
        },
      ]
    : drafts;

/** Whoever is told of may be in another sentence than the figure: said once, after all that is told. */
export function withPatientNoteAtTheEnd(all: Answer, said: GuardText, queries: readonly Query[]): Answer {
  const isOfALookUp = all.intents.some((intent) => OF_A_LOOK_UP.test(intent));
  const parts = all.parts.filter((part) => part.kind !== 'text' || part.text !== NOT_ASSESSED);
  const note = { kind: 'text' as const, text: NOT_ASSESSED };
  return isOfALookUp && isBesideAPerson(said, queries) ? { ...all, parts: [...parts, note] } : all;
}

const OF_AN_AGE =
  /\b(?:newborn|neonate|preterm|prem|baby|infant|toddler|child|kid|teenager|teen|adolescent|\d+ (?:yo|years?|months?|weeks?) old|aged? \d+)\b(?! (?:formula|feed|milk|size))/u;
/** Somebody is told of; of an illness alone where the marks of an allergen are asked. */
function isBesideAPerson(said: GuardText, queries: readonly Query[]): boolean {
  const { person, body, result, measured, illness } = patientFactsIn(said);
  const isOfAllergens = queries.every(
    ({ criteria, topics }) =>
      topics.includes('allergens') ||
      criteria.some((each) =>
        each.kind === 'type'
          ? each.value.endsWith('allergy')
          : each.kind === 'allergen' || each.kind === 'diet',
      ),
  );
  return (
    person ||
    body ||
    result ||
    measured ||
    said.text.search(WHO_ASKS) !== -1 ||
    (illness && queries.length > 0 && isOfAllergens) ||
    // "Type 2 diabetic", "newborn just diagnosed", beside a value of a product.
    ((illness || OF_AN_AGE.test(said.text)) &&
      queries.some(
        ({ products, nutrients, withoutRow }) =>
          products.length > 0 && nutrients.length + withoutRow.length > 0,
      ))
  );
}
