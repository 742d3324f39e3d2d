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
  guardText: GuardText,
  queries: readonly Query[],
): readonly Draft[] =>
  mentionsPerson(guardText, queries) &&
  drafts.some(({ kind = 'answer', intent }) => kind === 'answer' && LOOK_UP_INTENTS.test(intent))
    ? [
        ...drafts,
        {
          intent: drafts[0]?.intent ?? 'outOfScope',
          content: [NOT_ASSESSED],
        },
      ]
    : drafts;

/** The person may be mentioned in another sentence than the figure: the note is given once, at the end. */
export function withPatientNoteAtTheEnd(
  all: Answer,
  guardText: GuardText,
  queries: readonly Query[],
): Answer {
  const isLookUp = all.intents.some((intent) => LOOK_UP_INTENTS.test(intent));
  const parts = all.parts.filter((part) => part.kind !== 'text' || part.text !== NOT_ASSESSED);
  const note = { kind: 'text' as const, text: NOT_ASSESSED };
  return isLookUp && mentionsPerson(guardText, queries) ? { ...all, parts: [...parts, note] } : all;
}

const MENTIONS_AN_AGE =
  /\b(?:newborn|neonate|preterm|prem|baby|infant|toddler|child|kid|teenager|teen|adolescent|\d+ (?:yo|years?|months?|weeks?) old|aged? \d+)\b(?! (?:formula|feed|milk|size))/u;
/** Whether a person is mentioned. An illness counts only beside allergens or a value, an age only beside a value. */
function mentionsPerson(guardText: GuardText, queries: readonly Query[]): boolean {
  const { person, body, result, measured, illness } = patientFactsIn(guardText);
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
    guardText.text.search(WHO_ASKS) !== -1 ||
    (illness && queries.length > 0 && asksOnlyAllergens) ||
    // "Type 2 diabetic", "newborn just diagnosed", with a value of a product.
    ((illness || MENTIONS_AN_AGE.test(guardText.text)) &&
      queries.some(
        ({ products, nutrients, nutrientsWithoutRow }) =>
          products.length > 0 && nutrients.length + nutrientsWithoutRow.length > 0,
      ))
  );
}
