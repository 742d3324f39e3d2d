import {
  asksAboutAllergen,
  generalIntent,
  isAppHelp,
  isFinding,
  needsAProduct,
} from '../understanding/classify.ts';
import type { Question } from '../understanding/question.ts';
import type { FaqHit } from '../faqs/faq-index.ts';
import { faqAnswer, faqAnswers } from './faq-answers.ts';
import { criteriaOf } from './criteria.ts';
import { findAnswer } from './find-answer.ts';
import type { Draft, Knowledge } from './knowledge.ts';
import { textPart } from './knowledge.ts';
import { contactAnswer, helpAnswer, resourceAnswer, sampleAnswer, stockAnswer } from './service-answers.ts';
import { unknownAnswer } from './small-talk.ts';

/** How much of what was asked an answer has to hold before it is given, or offered. */
const SURE_SHARE = 0.5;
const PERHAPS_SHARE = 0.3;
const LEAST_SCORE = 6;
const CLOSE_BEHIND = 0.75;
const SHORT = 4;

const ASKS_HOW_MUCH = /^(?:how (?:much|many)|what is the|whats the)\b/u;
const ASKS_HOW =
  /\b(?:how (?:long|often|should|do|does|is|are|to|can)|can (?!i (?:get|have|order|see))|why|when|may|what does|what is|what are|what about|should|which water|which allergens|who may|limits?|is it ok|whats)\b/u;
const SPEAKS_OF_HANDLING =
  /\b(?:flush\w*|medic\w*|meds|drugs?|making|made|prepar\w+|mix\w*|water|stor\w+|keep\w*|open\w*|hang\w*|warm\w*|freez\w*|frozen|heat\w*|microwav\w*|giving set|change|top\w*|test\w*|boil\w*|scoops?|advance|contraindicat\w*|refeed\w*|lactose|galactos\w*|crush\w*|bedside|risks?|alert|swallow\w*|add|adding|put|night before|decant\w*)\b/u;
const LOOKS_FOR =
  /\b(?:show|list|which|do you (?:have|do|stock|sell)|any|have you|looking for|find|need (?:a|an|some|something|the)|what .{0,40}(?:feeds?|products?|supplements?|drinks?|powders?|formulas?|formula) (?:do you|have|are there|is there|contain|for|with|without)|options)\b/u;

/** A message that names no product. Undefined when it cannot be answered without one. */
export function generalAnswer(knowledge: Knowledge, question: Question): Draft | undefined {
  const { text } = question;
  const level = iddsiAnswer(knowledge, text);
  if (level !== undefined) return level;
  const general = generalIntent(text);
  if (general === 'request.resource') return resourceAnswer(knowledge, text);
  const hits = knowledge.faqIndex.search(text);
  const [best] = hits;
  if (ASKS_HOW_MUCH.test(text) && question.words.length <= SHORT && needsAProduct(question)) return undefined;
  const isSure = best !== undefined && best.share >= SURE_SHARE && best.score >= LEAST_SCORE;
  if (/\bsamples?\b/u.test(text)) return sampleFaq(knowledge, hits);
  if (/\b(?:in stock|out of stock|stock|shortage|deliver\w*|back order|supply problem)\b/u.test(text))
    return stockAnswer(knowledge, undefined);
  if (general === 'contact.human') return contactAnswer(knowledge);
  const criteria = criteriaOf(knowledge, question);
  const isSearch =
    criteria.length > 0 &&
    (LOOKS_FOR.test(text) || !(ASKS_HOW.test(text) || (isSure && SPEAKS_OF_HANDLING.test(text))));
  if (isAppHelp(text) && !isSearch && !(isSure && !/\b(?:app|regimen|calculators?)\b/u.test(text)))
    return helpAnswer(knowledge, text);
  if (isSearch && (isFinding(question) || question.words.length <= 6 || LOOKS_FOR.test(text))) {
    const found = findAnswer(knowledge, question, undefined);
    if (found !== undefined) return { ...found, intent: searchIntent(question) };
  }
  if (isSure && best !== undefined) return faqAnswer(best.faq, closeBehind(hits));
  if (needsAProduct(question)) return undefined;
  if (criteria.length > 0) {
    const found = findAnswer(knowledge, question, undefined);
    if (found !== undefined) return { ...found, intent: searchIntent(question) };
  }
  if (isAppHelp(text)) return helpAnswer(knowledge, text);
  if (best !== undefined && best.share >= PERHAPS_SHARE && best.score >= LEAST_SCORE) return perhaps(hits);
  return unknownAnswer(knowledge);
}

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
    choices: hits.slice(0, 3).map(({ faq }) => ({ label: faq.question, question: faq.question })),
  };
}

/** A level's name and the test that tells it stand in two answers; both are given. */
function iddsiAnswer(knowledge: Knowledge, text: string): Draft | undefined {
  const isLevel = /\biddsi\b/u.test(text)
    ? /\b(?:level )?[0-7]\b|\blevels?\b/u.test(text)
    : /\blevel [0-7]\b/u.test(text);
  if (!isLevel || /\b(?:which|products?|drinks?|supplements?|puddings?|thickener|have)\b/u.test(text))
    return undefined;
  const ofTopic = knowledge.faqs.filter((faq) => faq.topic === 'IDDSI');
  const levels = ofTopic.filter((faq) => /levels\?/u.test(faq.question));
  const tests = /\b[0-7]\b/u.test(text) ? ofTopic.filter((faq) => /tested/u.test(faq.question)) : [];
  const faqs = [...levels, ...tests];
  return faqs.length === 0 ? undefined : faqAnswers(faqs);
}

function sampleFaq(knowledge: Knowledge, hits: readonly FaqHit[]): Draft {
  const hit = hits.find(({ faq }) => faq.topic === 'Sample orders');
  return hit === undefined ? sampleAnswer(knowledge, undefined) : faqAnswer(hit.faq, []);
}

/** A search by allergen or by diet alone is a question about that; anything more is a search. */
export function searchIntent(question: Question): Draft['intent'] {
  const others =
    question.metabolic.length +
    question.kinds.length +
    (question.age === undefined ? 0 : 1) +
    (question.density === undefined ? 0 : 1) +
    question.nutrients.length;
  if (others > 0) return 'product.find';
  if (question.allergens.length > 0 && question.diets.length === 0 && asksAboutAllergen(question))
    return 'product.allergen';
  if (question.diets.length > 0 && question.allergens.length === 0 && question.categories.length === 0)
    return 'product.diet';
  return 'product.find';
}
