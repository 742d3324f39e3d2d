import type { AssistantFaq, FaqHit } from '../faqs/faq-index.ts';
import { asking, type Draft, faqSources, type Knowledge, PAGES, questions } from './draft.ts';

/** By topic of the FAQs: what an answer is about, and the words that speak of the topic whatever else is said. */
const TOPICS: Readonly<Record<string, readonly [intent: string, cue?: RegExp]>> = {
  'Formula preparation': [
    'general.preparation',
    /\b(?:mak(?:e|ing) up|made up|prepar\w*|mix\w*|boil\w*|scoops?|warm\w*|freez\w*|frozen)\b/u,
  ],
  Storage: ['product.storage', /\b(?:stor\w+|keep|kept|fridge|open\w*|unopened|cupboard|refrigerat\w+)\b/u],
  'Hang time': ['general.hangTime', /\b(?:hang\w*|hung|spiked|giving sets?|decant\w*|top\w* up)\b/u],
  'Tube care': ['general.medicines', /\b(?:flush\w*|crush\w*|medic\w*|meds|syringes?)\b/u],
  IDDSI: ['general.iddsi', /\b(?:iddsi|thick\w*)\b/u],
  Precautions: ['safety.refeeding', /\brefeed\w*\b/u],
  Prescribing: ['product.reimbursement', /\b(?:acbs|gms|list [ab])\b/u],
  Contraindications: ['product.contraindication'],
  Allergens: ['product.allergen'],
  'Diet suitability': ['product.diet'],
  'Sample orders': ['product.sample'],
};

function intentOf({ topic, question }: AssistantFaq): string {
  if (topic === 'Tube care' && /flush/iu.test(question)) return 'general.flush';
  if (topic === 'IDDSI' && /powder/iu.test(question)) return 'safety.thickener';
  return TOPICS[topic]?.[0] ?? 'outOfScope';
}

/** The answer as it is written, never shortened; several where they belong together. */
export const faqAnswer = (faqs: readonly AssistantFaq[], also: readonly AssistantFaq[] = []): Draft => ({
  intent: faqs[0] === undefined ? 'outOfScope' : intentOf(faqs[0]),
  say: faqs.map(({ answer }) => answer),
  sources: faqs.flatMap(faqSources),
  links: [PAGES.faqs],
  choices: questions(also.map(({ question }) => question)),
});

/** How much of what was asked an answer has to hold before it is given, or offered. */
const SURE = { share: 0.5, score: 6, fit: 0.2, whole: 0.75 };
const NEAR = { share: 0.3, score: 4 };
/** Nearly the question of the answer, whatever else was said. */
const ITS_OWN = { fit: 0.7, score: 12 };
const CLOSE_BEHIND = 0.75;

export type Found = {
  sureness: 'sure' | 'near' | 'none';
  hits: readonly FaqHit[];
  share: number;
  fit: number;
};

/** How well the FAQs answer a text. */
export function faqsFor({ faqIndex }: Knowledge, text: string): Found {
  const topics = Object.keys(TOPICS).filter((topic) => TOPICS[topic]?.[1]?.test(text) === true);
  const hits = faqIndex.search(text, topics);
  const [best] = hits;
  if (best === undefined) return { sureness: 'none', hits, share: 0, fit: 0 };
  const { share, score, fit } = best;
  // An answer whose question has little in common with what was asked has to hold nearly all of it.
  const isItsOwn = share >= NEAR.share && fit >= ITS_OWN.fit && score >= ITS_OWN.score;
  const isSure =
    isItsOwn || (share >= SURE.share && score >= SURE.score && (fit >= SURE.fit || share >= SURE.whole));
  const isNear = share >= NEAR.share && score >= NEAR.score;
  return { sureness: isSure ? 'sure' : isNear ? 'near' : 'none', hits, share, fit };
}

export function sureAnswer({ hits }: Found): Draft {
  const faqs = hits.map(({ faq }) => faq);
  const close = hits.filter(({ score }) => score >= (hits[0]?.score ?? 0) * CLOSE_BEHIND).length;
  return faqAnswer(faqs.slice(0, 1), faqs.slice(1, Math.min(3, close)));
}

export const perhapsAnswer = ({ hits }: Found): Draft =>
  asking('outOfScope', 'I am not sure what you are asking. Is it one of these?', {
    choices: questions(hits.slice(0, 3).map(({ faq }) => faq.question)),
  });

/** A level's name and the test that tells it stand in two answers; both are given. */
export function levelsAnswer({ faqs }: Knowledge, text: string, { hits, share }: Found): Draft | undefined {
  const best = hits[0]?.faq;
  const isOfALevel = /\b[0-7]\b/u.test(text);
  const isOther =
    best !== undefined && (isOfALevel ? /^can\b/iu : /^(?:can|how should)\b/iu).test(best.question);
  if (isOther && share >= SURE.share) return faqAnswer([best]);
  const asksTest = isOfALevel || /\btest\w*\b|\bsyringe\b/u.test(text);
  const told = faqs.filter(
    ({ topic, question }) =>
      topic === 'IDDSI' && (asksTest ? /levels\?|tested/u : /levels\?/u).test(question),
  );
  return told.length === 0 ? undefined : faqAnswer(told);
}

/** How samples are ordered, or who may have them and how many. */
export function sampleAnswer({ faqs }: Knowledge, text: string): Draft {
  const ofTopic = faqs.filter(({ topic }) => topic === 'Sample orders');
  const asksWho =
    /\b(?:who|allowed|allowance|eligible|entitled|limits?|max|maximum|most|permission|consent|students?|nurses?|pharmacists?|assistants?|house|rules?|many|often|famil(?:y|ies)|patients?|mums?|mam|parents?|carers?|home|direct|straight)\b/u.test(
      text,
    );
  const fitting = ofTopic.filter(({ question }) => /^who\b/iu.test(question) === asksWho);
  return faqAnswer([...fitting, ...ofTopic].slice(0, 1));
}
