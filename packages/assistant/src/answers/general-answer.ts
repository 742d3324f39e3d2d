import {
  asksForReimbursement,
  generalIntent,
  isAppHelp,
  isFinding,
  needsAProduct,
} from '../understanding/classify.ts';
import { isOfFeeding } from '../understanding/persons.ts';
import type { Question } from '../understanding/question.ts';
import type { FaqHit } from '../faqs/faq-index.ts';
import { faqAnswer, faqAnswers } from './faq-answers.ts';
import { criteriaOf, notTakenIn } from './criteria.ts';
import { findAnswer } from './find-answer.ts';
import type { Draft, Knowledge } from './knowledge.ts';
import { textPart } from './knowledge.ts';
import { contactAnswer, helpAnswer, resourceAnswer, sampleAnswer, stockAnswer } from './service-answers.ts';
import { notLookedUpAnswer } from './refusal-answers.ts';
import { unknownAnswer } from './small-talk.ts';

/** How much of what was asked an answer has to hold before it is given, or offered. */
const SURE_SHARE = 0.5;
const PERHAPS_SHARE = 0.3;
const LEAST_SCORE = 6;
/** An answer whose question has little in common with what was asked has to hold nearly all of it. */
const LEAST_FIT = 0.2;
const WHOLE_SHARE = 0.75;
const OF_A_VALUE_SHARE = 0.6;
const LEAST_SCORE_TO_OFFER = 4;
const CLOSE_BEHIND = 0.75;
const SHORT = 4;

const ASKS_HOW_MUCH = /^(?:how (?:much|many)|what is the)\b/u;
const ASKS_HOW =
  /\b(?:how (?:long|often|soon|should|do|does|is|are|to|can)|can (?!i (?:get|have|order|see))|why|when|may|what does|what is|what are|what about|should|which water|which allergens|who may|limits?|(?:do|does) (?:i|we|you|they|it) need to|is it ok|ok|okay|where (?:to|do|should))\b/u;
const SPEAKS_OF_HANDLING =
  /\b(?:flush\w*|medic\w*|meds|drugs?|making|made|prepar\w+|mix\w*|water|stor\w+|keep\w*|open\w*|hang\w*|warm\w*|freez\w*|frozen|heat\w*|microwav\w*|giving set|change|top\w*|test\w*|boil\w*|scoops?|advance|contraindicat\w*|refeed\w*|lactose|galactos\w*|crush\w*|bedside|risks?|alert|swallow\w*|add|adding|put|night before|decant\w*|thermometer|stay\w*|left|leave)\b/u;
const LOOKS_FOR =
  /\b(?:show|list|which|something|anything|do you (?:have|do|stock|sell)|what (?:can|could|do) (?:i|we|you) use to|any|have you|looking for|find|need (?:a|an|some|something|the)|what .{0,40}(?:feeds?|products?|supplements?|drinks?|powders?|formulas?|formula) (?:do you|have|are there|is there|contain|for|with|without)|options)\b/u;

/** A message that names no product. Undefined when it cannot be answered without one. */
export function generalAnswer(knowledge: Knowledge, question: Question): Draft | undefined {
  const { text } = question;
  const general = generalIntent(text);
  if (general === 'request.resource') return resourceAnswer(knowledge, text);
  const hits = knowledge.faqIndex.search(text, topicsIn(text));
  const [best] = hits;
  const level = iddsiAnswer(knowledge, text, hits);
  if (level !== undefined) return level;
  if (ASKS_HOW_MUCH.test(text) && question.words.length <= SHORT && needsAProduct(question)) return undefined;
  const isSure =
    best !== undefined &&
    best.share >= SURE_SHARE &&
    best.score >= LEAST_SCORE &&
    (best.fit >= LEAST_FIT || best.share >= WHOLE_SHARE) &&
    (!asksForAValue(question) || best.share >= OF_A_VALUE_SHARE);
  if (/\bsamples?\b/u.test(text)) return sampleFaq(knowledge, text);
  if (
    /\b(?:in stock|out of stock|stock|shortage|deliver\w*|back order|supply problem|orders? (?:\w+ ){0,3}(?:arriv\w*|turned up|come|late|missing|delayed))\b/u.test(
      text,
    )
  )
    return stockAnswer(knowledge, undefined);
  if (general === 'contact.human') return contactAnswer(knowledge);
  // "Kcal in a sachet of shake" is asked of one product, not of a list.
  const isOfOne = question.amount !== undefined && question.nutrients.length > 0 && !LOOKS_FOR.test(text);
  if (isOfOne) return undefined;
  const criteria = criteriaOf(knowledge, question);
  // What is not understood to the last word may ask for something else than a list.
  const isUnderstood = notTakenIn(knowledge, question).length === 0 || LOOKS_FOR.test(text);
  const isSearch =
    criteria.length > 0 &&
    isUnderstood &&
    !(isSure && best?.faq.topic === 'Prescribing' && asksForReimbursement(text)) &&
    (LOOKS_FOR.test(text) || !(ASKS_HOW.test(text) || (isSure && SPEAKS_OF_HANDLING.test(text))));
  if (
    isAppHelp(text) &&
    !isSearch &&
    !(isSure && !/\b(?:app|regimen|calculators?|country|region|notifications?|report)\b/u.test(text))
  )
    return helpAnswer(knowledge, text);
  if (isSearch && (isFinding(question) || question.words.length <= 6 || LOOKS_FOR.test(text))) {
    const found = findAnswer(knowledge, question, undefined);
    if (found !== undefined) return found;
  }
  if (isSure && best !== undefined) return faqAnswer(best.faq, closeBehind(hits));
  if (needsAProduct(question)) return undefined;
  if (criteria.length > 0 && isUnderstood) {
    const found = findAnswer(knowledge, question, undefined);
    if (found !== undefined) return found;
  }
  if (isAppHelp(text)) return helpAnswer(knowledge, text);
  const isNear = best !== undefined && best.share >= PERHAPS_SHARE && best.score >= LEAST_SCORE_TO_OFFER;
  if (isNear && question.unknown.length === 0) return perhaps(hits);
  if (isOfFeeding(question)) return notLookedUpAnswer(isNear ? offered(hits) : []);
  return isNear ? perhaps(hits) : unknownAnswer(knowledge);
}

/** Water is spoken of in many answers; any other nutrient is asked of a product. */
const asksForAValue = ({ nutrients }: Question): boolean =>
  nutrients.some((word) => word.kind === 'no-row' || word.id !== 'water');

/** What a question is about by one of its words, however it goes on. */
const TOPICS: readonly (readonly [topic: string, cue: RegExp])[] = [
  ['Storage', /\b(?:stor\w+|keep|kept|fridge|open\w*|unopened|cupboard|refrigerat\w+)\b/u],
  ['Hang time', /\b(?:hang\w*|hung|spiked|giving sets?|decant\w*|top\w* up)\b/u],
  ['Tube care', /\b(?:flush\w*|crush\w*|medic\w*|meds)\b/u],
  ['IDDSI', /\b(?:iddsi|thick\w*)\b/u],
  [
    'Formula preparation',
    /\b(?:mak(?:e|ing) up|made up|prepar\w*|mix\w*|boil\w*|scoops?|warm\w*|freez\w*|frozen)\b/u,
  ],
  ['Precautions', /\brefeed\w*\b/u],
];

const topicsIn = (text: string): string[] =>
  TOPICS.flatMap(([topic, cue]) => (cue.test(text) ? [topic] : []));

const closeBehind = (hits: readonly FaqHit[]) => {
  const [best, ...rest] = hits;
  return rest
    .filter((hit) => best !== undefined && hit.score >= best.score * CLOSE_BEHIND)
    .slice(0, 2)
    .map((hit) => hit.faq);
};

function perhaps(hits: readonly FaqHit[]): Draft {
  return {
    intent: 'outOfScope',
    kind: 'question',
    parts: [textPart('I am not sure what you are asking. Is it one of these?')],
    choices: offered(hits),
  };
}

const offered = (hits: readonly FaqHit[]) =>
  hits.slice(0, 3).map(({ faq }) => ({ label: faq.question, question: faq.question }));

/** A level's name and the test that tells it stand in two answers; both are given. */
function iddsiAnswer(knowledge: Knowledge, text: string, hits: readonly FaqHit[]): Draft | undefined {
  const isLevel = /\biddsi\b|\b(?:flow|fork|spoon tilt|gravity) tests?\b|\bgravity flow\b/u.test(text)
    ? /\b(?:level )?[0-7]\b|\blevels?\b|\btests?\b/u.test(text)
    : /\blevel [0-7]\b/u.test(text);
  if (!isLevel || /\b(?:which|products?|drinks?|supplements?|puddings?|thickener|have)\b/u.test(text))
    return undefined;
  const ofTopic = knowledge.faqs.filter((faq) => faq.topic === 'IDDSI');
  const levels = ofTopic.filter((faq) => /levels\?/u.test(faq.question));
  const [best] = hits;
  // Whether a supplement stays at its level is another question of the same topic.
  if (best !== undefined && best.share >= SURE_SHARE && /^can\b/iu.test(best.faq.question))
    return faqAnswer(best.faq, []);
  const tests = /\b[0-7]\b|\btests?\b/u.test(text)
    ? ofTopic.filter((faq) => /tested/u.test(faq.question))
    : [];
  const faqs = [...levels, ...tests];
  return faqs.length === 0 ? undefined : faqAnswers(faqs);
}

/** How samples are ordered, or who may have them and how many. */
function sampleFaq(knowledge: Knowledge, text: string): Draft {
  const ofTopic = knowledge.faqs.filter(({ topic }) => topic === 'Sample orders');
  const asksWho = /\b(?:who|allowed|eligible|entitled|limits?|rules?|many|often)\b/u.test(text);
  const faq = ofTopic.find(({ question }) => /^who\b/iu.test(question) === asksWho) ?? ofTopic[0];
  return faq === undefined ? sampleAnswer(knowledge, undefined) : faqAnswer(faq, []);
}
