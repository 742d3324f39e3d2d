import { type GuardText, patientFactsIn, WHO_ASKS } from '../../people/patient-facts.ts';
import type { Query } from '../../message/query.ts';
import type { Answer } from '../answer.ts';
import type { Draft } from '../draft.ts';

// An answer from the label, in reply to a message that mentions a person, says that nobody was assessed.

const NOT_ASSESSED = 'I do not assess patients: this is what the label says.';
const LOOK_UP_INTENTS = /^(?:product|compare)\.(?!sample)/u;
/** Adds the note after the drafts. */
export const withPatientNote = (
  drafts: readonly Draft[],
  said: GuardText,
  queries: readonly Query[],
): readonly Draft[] =>
  mentionsAPerson(said, queries) &&
  drafts.some(({ kind = 'answer', intent }) => kind === 'answer' && LOOK_UP_INTENTS.test(intent))
    ? [
        ...drafts,
        {
          intent: drafts[0]?.intent ?? 'outOfScope',
          say: [NOT_ASSESSED],
        },
      ]
    : drafts;

/** The person may be mentioned in another sentence than the figure: the note is given once, at the end. */
export function withPatientNoteAtTheEnd(all: Answer, said: GuardText, queries: readonly Query[]): Answer {
  const isLookUp = all.intents.some((intent) => LOOK_UP_INTENTS.test(intent));
  const parts = all.parts.filter((part) => part.kind !== 'text' || part.text !== NOT_ASSESSED);
  const note = { kind: 'text' as const, text: NOT_ASSESSED };
  return isLookUp && mentionsAPerson(said, queries) ? { ...all, parts: [...parts, note] } : all;
}

const MENTIONS_AN_AGE =
  /\b(?:newborn|neonate|preterm|prem|baby|infant|toddler|child|kid|teenager|teen|adolescent|\d+ (?:yo|years?|months?|weeks?) old|aged? \d+)\b(?! (?:formula|feed|milk|size))/u;
/** Whether a person is mentioned. An illness counts only beside allergens or a value, an age only beside a value. */
function mentionsAPerson(said: GuardText, queries: readonly Query[]): boolean {
  const { person, body, result, measured, illness } = patientFactsIn(said);
  const asksOnlyAllergens = queries.every(
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
    (illness && queries.length > 0 && asksOnlyAllergens) ||
    // "Type 2 diabetic", "newborn just diagnosed", with a value of a product.
    ((illness || MENTIONS_AN_AGE.test(said.text)) &&
      queries.some(
        ({ products, nutrients, withoutRow }) =>
          products.length > 0 && nutrients.length + withoutRow.length > 0,
      ))
  );
}
