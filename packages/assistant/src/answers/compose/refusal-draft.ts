import type { Refusal } from '../../intent/intents.ts';
import { isMicronutrient } from '../../methods/reference-figures.ts';
import { startsUnfed } from '../../guard/border-cases.ts';
import { once } from '../../language/phrases.ts';
import { type GuardText, patientFactsIn, putsAMedicineIn } from '../../people/patient-facts.ts';
import { NO_QUERY, type Query } from '../../message/query.ts';
import type { Conversation } from '../../follow-ups/conversation.ts';
import type { Draft, Knowledge } from '../draft.ts';
import { execute } from '../execute.ts';
import { faqAnswer } from '../faq-answers.ts';
import { decisionAnswer, faultAnswer, ownAnswer, urgentAnswer } from './refusals.ts';

/**
 * What is said of what is refused; `undefined` lets it pass. `values` are parts of the message that ask what a label says and
 * nothing else: they are told beside a decision that is not.
 */
export function refusalDraft(
  knowledge: Knowledge,
  refusal: Refusal | undefined,
  said: GuardText,
  queries: readonly Query[],
  { query: last }: Pick<Conversation, 'query'>,
  values: readonly Query[] = [],
): Draft | undefined {
  switch (refusal?.kind) {
    case undefined:
      return undefined;
    case 'emergency':
      return urgentAnswer(knowledge, refusal.of, tellsOfASymptom(said), lookedUp(knowledge, values));
    case 'fault':
      return faultAnswer(knowledge, refusal.of);
    case 'clinical': {
      // What is to be done at once is the same whoever asks.
      const { isOwn, body, medicine, result, illness } = patientFactsIn(said);
      const isIll = refusal.of === 'illness' && tellsOfASymptom(said);
      if (isOwn && refusal.of !== 'incident' && !isIll) return ownAnswer(knowledge);
      const asked = once(queries.flatMap(({ products }) => products));
      // What was spoken of before is still to be looked up.
      const ids =
        asked.length > 0 || last === null || last.products.length > MOST_SPOKEN_OF ? asked : last.products;
      const named = ids.flatMap((id) => knowledge.products.find((product) => product.id === id) ?? []);
      const draft = decisionAnswer(
        knowledge,
        refusal.of,
        named.map(({ name }) => name),
        body && !medicine && tellsOfASymptom(said) ? 'symptom' : result ? 'result' : undefined,
        lookedUp(knowledge, [...values, ...keptBeside(refusal.of, ids, values)]),
      );
      const reference =
        /^(?:need|dose)$/u.test(refusal.of) && !(body || medicine || result || illness)
          ? referenceBeside(knowledge, queries)
          : undefined;
      if (reference !== undefined)
        return {
          ...draft,
          say: [...draft.say.slice(0, 1), ...reference.say],
          sources: reference.sources ?? [],
        };
      const [first = '', ...rest] = draft.say;
      if (putsAMedicineIn(said)) {
        const faq = ofMedicines(knowledge);
        return {
          ...draft,
          say: [...(faq?.say ?? []), ...draft.say],
          sources: [...(faq?.sources ?? []), ...(draft.sources ?? [])],
        };
      }
      if (refusal.of !== 'need' || !startsUnfed(said.text)) return draft;
      const faq = ofTheFaq(knowledge, OF_REFEEDING);
      return {
        ...draft,
        say: [first, ...(faq?.say ?? []), ...rest],
        sources: [...(faq?.sources ?? []), ...(draft.sources ?? [])],
      };
    }
  }
}
const MOST_SPOKEN_OF = 2;

const lookedUp = (knowledge: Knowledge, queries: readonly Query[]): Draft[] =>
  queries.map((query) => execute(query, knowledge)).filter(({ kind = 'answer' }) => kind === 'answer');

const OF_MEDICINES = /medicines.*added/iu;
const OF_REFEEDING = /refeeding/iu;
const ofTheFaq = (knowledge: Knowledge, asks: RegExp): Draft | undefined => {
  const faq = knowledge.faqs.find(({ question }) => asks.test(question));
  return faq && faqAnswer(knowledge, faq);
};

export const ofMedicines = (knowledge: Knowledge): Draft | undefined => ofTheFaq(knowledge, OF_MEDICINES);

/** "How much iron does a 5 year old need": beside the refusal, what the published tables give for healthy people of that age. */
function referenceBeside(knowledge: Knowledge, [query, another]: readonly Query[]): Draft | undefined {
  const [nutrient, other] = query?.nutrients ?? [];
  const criteria = query?.criteria.filter(({ kind }) => kind === 'age') ?? [];
  const isOfOne = another === undefined && other === undefined && criteria.length === 1;
  if (query === undefined || query.products.length > 0 || !isOfOne) return undefined;
  if (nutrient === undefined || !isMicronutrient(nutrient)) return undefined;
  return lookedUp(knowledge, [{ ...query, subject: 'general', general: ['method:reference'], criteria }])[0];
}

/** "Opened two weeks ago, is it still ok": what the label says of keeping stands beside the refusal. */
const keptBeside = (decision: string, [id, other]: readonly string[], values: readonly Query[]): Query[] =>
  decision === 'expired' && id !== undefined && other === undefined && values.length === 0
    ? [{ ...NO_QUERY, subject: 'products', products: [id], topics: ['storage'] }]
    : [];

const tellsOfASymptom = ({ text }: GuardText): boolean => {
  const rest = text.replaceAll(OF_NO_SYMPTOM, '');
  return patientFactsIn({ text: rest, words: rest.split(' '), mended: rest }).body;
};
/** Weight and appetite are no symptoms that cannot wait; who is "sick of" a flavour is not ill. */
const OF_NO_SYMPTOM =
  /\b(?:weight|growth|growing|thriving|gain\w*|appetite|intake|picky|fussy|sick (?:of|to death of))\b/gu;
