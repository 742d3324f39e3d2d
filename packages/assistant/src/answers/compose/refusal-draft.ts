import type { Refusal } from '../../intent/intents.ts';
import { isMicronutrient } from '../../methods/reference-figures.ts';
import { startsFeedingAfterFast } from '../../guard/border-cases.ts';
import { unique } from '../../language/phrases.ts';
import { type GuardText, patientFactsIn, putsAMedicineIn } from '../../people/patient-facts.ts';
import { NO_QUERY, type Query } from '../../message/query.ts';
import type { Conversation } from '../../follow-ups/conversation.ts';
import type { Draft, Knowledge } from '../draft.ts';
import { execute } from '../execute.ts';
import { faqAnswer } from '../faq-answers.ts';
import { decisionAnswer, faultAnswer, patientAnswer, urgentAnswer } from './refusals.ts';
import { productsOf } from '../../names/name-match.ts';

/**
 * The draft of a refusal; `undefined` lets the message pass. `values` are the parts of the message that only ask what a
 * label says: they are answered beside a refused decision.
 */
export function refusalDraft(
  knowledge: Knowledge,
  refusal: Refusal | undefined,
  guardText: GuardText,
  queries: readonly Query[],
  { query: last }: Pick<Conversation, 'query'>,
  values: readonly Query[] = [],
): Draft | undefined {
  switch (refusal?.kind) {
    case undefined:
      return undefined;
    case 'emergency':
      return urgentAnswer(
        knowledge,
        refusal.reason,
        mentionsASymptom(guardText),
        lookUpDrafts(knowledge, values),
        ASKS_WHOM_TO_TELL.test(guardText.text),
      );
    case 'fault':
      return faultAnswer(knowledge, refusal.reason);
    case 'clinical': {
      // Immediate first steps are the same whoever asks.
      const { isWriter, body, medicine, result, illness } = patientFactsIn(guardText);
      const isIll = refusal.reason === 'illness' && mentionsASymptom(guardText);
      if (isWriter && refusal.reason !== 'incident' && !isIll) return patientAnswer(knowledge);
      const productIds = unique(queries.flatMap(({ products }) => products));
      // The label of a product from the conversation can still be looked up.
      const ids =
        productIds.length > 0 || last === null || last.products.length > MAX_PRODUCTS_BEFORE
          ? productIds
          : last.products;
      const named = productsOf(knowledge.names, ids);
      const draft = decisionAnswer(
        knowledge,
        refusal.reason,
        named.map(({ name }) => name),
        body && !medicine && mentionsASymptom(guardText) ? 'symptom' : result ? 'result' : undefined,
        lookUpDrafts(knowledge, [...values, ...storageQueries(refusal.reason, ids, values)]),
      );
      const reference =
        /^(?:need|dose)$/u.test(refusal.reason) && !(body || medicine || result || illness)
          ? referenceIntakeDraft(knowledge, queries)
          : undefined;
      if (reference !== undefined)
        return {
          ...draft,
          content: [...draft.content.slice(0, 1), ...reference.content],
          sources: reference.sources ?? [],
        };
      const [first = '', ...rest] = draft.content;
      if (putsAMedicineIn(guardText)) {
        const faq = medicinesDraft(knowledge);
        return {
          ...draft,
          content: [...(faq?.content ?? []), ...draft.content],
          sources: [...(faq?.sources ?? []), ...(draft.sources ?? [])],
        };
      }
      if (refusal.reason !== 'need' || !startsFeedingAfterFast(guardText.text)) return draft;
      const faq = faqDraft(knowledge, REFEEDING_FAQ);
      return {
        ...draft,
        content: [first, ...(faq?.content ?? []), ...rest],
        sources: [...(faq?.sources ?? []), ...(draft.sources ?? [])],
      };
    }
  }
}
const MAX_PRODUCTS_BEFORE = 2;
const ASKS_WHOM_TO_TELL =
  /\b(?:who|whom|where|how) (?:\w+ ){0,3}(?:tell|report|inform|notify)\b|\b(?:tell|report|inform|notify) (?:who|whom)\b/u;

const lookUpDrafts = (knowledge: Knowledge, queries: readonly Query[]): Draft[] =>
  queries.map((query) => execute(query, knowledge)).filter(({ kind = 'answer' }) => kind === 'answer');

const MEDICINES_FAQ = /medicines.*added/iu;
const REFEEDING_FAQ = /refeeding/iu;
const faqDraft = (knowledge: Knowledge, asks: RegExp): Draft | undefined => {
  const faq = knowledge.faqs.find(({ question }) => asks.test(question));
  return faq && faqAnswer(knowledge, faq);
};

export const medicinesDraft = (knowledge: Knowledge): Draft | undefined => faqDraft(knowledge, MEDICINES_FAQ);

/** "How much iron does a 5 year old need": refused, with the published reference value for healthy people of that age. */
function referenceIntakeDraft(knowledge: Knowledge, [query, another]: readonly Query[]): Draft | undefined {
  const [nutrient, other] = query?.nutrients ?? [];
  const criteria = query?.criteria.filter(({ kind }) => kind === 'age') ?? [];
  const isOneAge = another === undefined && other === undefined && criteria.length === 1;
  if (query === undefined || query.products.length > 0 || !isOneAge) return undefined;
  if (nutrient === undefined || !isMicronutrient(nutrient)) return undefined;
  return lookUpDrafts(knowledge, [
    { ...query, subject: 'general', otherIntents: ['method:reference'], criteria },
  ])[0];
}

/** "Opened two weeks ago, is it still ok": the refusal is followed by what the label says about storage. */
const storageQueries = (
  decision: string,
  [id, other]: readonly string[],
  values: readonly Query[],
): Query[] =>
  decision === 'expired' && id !== undefined && other === undefined && values.length === 0
    ? [{ ...NO_QUERY, subject: 'products', products: [id], topics: ['storage'] }]
    : [];

const mentionsASymptom = ({ text }: GuardText): boolean => {
  const rest = text.replaceAll(NOT_URGENT, '');
  return patientFactsIn({ text: rest, words: rest.split(' '), corrected: rest }).body;
};
/** Not urgent symptoms: weight, appetite, or being "sick of" a flavour. */
const NOT_URGENT =
  /\b(?:weight|growth|growing|thriving|gain\w*|appetite|intake|picky|fussy|sick (?:of|to death of))\b/gu;
