import type { Product } from '@dietetic/catalogue';
import { type Answer, type AnswerContext, EMPTY_CONTEXT, type Intent } from './answers/answer.ts';
import { productOrNutrient, whichOfSeveral, whichProduct } from './answers/ask-back.ts';
import { codeLookup, codesAnswer } from './answers/code-answers.ts';
import { compareAnswer } from './answers/compare-answer.ts';
import { criteriaOf, tastesOf } from './answers/criteria.ts';
import { findAnswer } from './answers/find-answer.ts';
import { generalAnswer, searchIntent } from './answers/general-answer.ts';
import { faqAnswer } from './answers/faq-answers.ts';
import { type AssistantOptions, type Draft, isSoldHere, type Knowledge } from './answers/knowledge.ts';
import { amountAnswer } from './answers/amount-answer.ts';
import { nutrientAnswer } from './answers/nutrient-answers.ts';
import { refusalAnswer } from './answers/refusal-answers.ts';
import { sampleAnswer, stockAnswer } from './answers/service-answers.ts';
import { smallTalkAnswer } from './answers/small-talk.ts';
import * as suitability from './answers/suitability-answers.ts';
import * as texts from './answers/text-answers.ts';
import { faqIndex } from './faqs/faq-index.ts';
import type { Mention } from './products/mentions.ts';
import { nameIndex } from './products/name-index.ts';
import { isComparing, isFinding, isSmallTalk, productIntent } from './understanding/classify.ts';
import { asksTheSame, goesOn } from './understanding/follow-up.ts';
import { guardFor } from './understanding/guards.ts';
import { type Question, readQuestion } from './understanding/question.ts';
import { NUTRIENT_WORDS } from './vocabulary/nutrient-words.ts';

/** Sim: reads a question, looks the answer up, and says where it found it. */
export type Assistant = {
  ask: (message: string, context?: AnswerContext) => Answer;
};

export function createAssistant(options: AssistantOptions): Assistant {
  const knowledge: Knowledge = {
    ...options,
    names: nameIndex(options.products),
    faqIndex: faqIndex(options.faqs),
    tastes: tastesOf(options.products),
  };
  return {
    ask: (message, context = EMPTY_CONTEXT) => complete(knowledge, draftFor(knowledge, message, context)),
  };
}

function complete(knowledge: Knowledge, draft: Draft): Answer {
  const productIds = draft.productIds ?? [];
  return {
    intent: draft.intent,
    kind: draft.kind ?? 'answer',
    parts: draft.parts ?? [],
    sources: draft.sources ?? [],
    links: draft.links ?? [],
    choices: draft.choices ?? [],
    productIds,
    country: knowledge.country,
    context: { productIds, intent: draft.intent, nutrientIds: draft.nutrientIds ?? [] },
  };
}

function draftFor(knowledge: Knowledge, message: string, context: AnswerContext): Draft {
  const faq = knowledge.faqIndex.exact(message);
  if (faq !== undefined) return faqAnswer(faq, []);
  const question = readQuestion(message, knowledge.names);
  const guard = guardFor(question.text);
  if (guard !== undefined) return refusalAnswer(knowledge, guard, suggestionAfter(question));
  if (isSmallTalk(question.text)) return smallTalkAnswer(knowledge, question.text);
  const code = question.mentions.length === 0 ? codeLookup(knowledge, message) : undefined;
  if (code !== undefined) return code;
  if (question.mentions.length > 0) return aboutMentions(knowledge, question, context);
  const before = context.productIds.flatMap(
    (id) => knowledge.products.find((product) => product.id === id) ?? [],
  );
  if (before.length > 0 && goesOn(question, context) && !isFreshSearch(question))
    return aboutBefore(knowledge, question, before);
  return generalAnswer(knowledge, question) ?? whichProduct(question, productIntent(question), before);
}

/** "Any vegan ones?" looks for others and does not go on about the product before. */
const isFreshSearch = (question: Question): boolean =>
  /\b(?:which|any|list|show|others?|alternatives?|products|feeds|ones)\b/u.test(question.text);

/** A refusal about a patient can still offer the list that the condition would give. */
function suggestionAfter(question: Question): { label: string; question: string } | undefined {
  const [condition] = question.metabolic;
  if (condition === undefined) return undefined;
  const name = condition.toUpperCase();
  return { label: `Products for ${name}`, question: `What products do you have for ${name}?` };
}

function aboutMentions(knowledge: Knowledge, question: Question, context: AnswerContext): Draft {
  const products = question.mentions.flatMap((mention) =>
    mention.kind === 'product' ? [mention.product] : [],
  );
  const unsure = question.mentions.find((mention) => mention.kind !== 'product');
  if (unsure !== undefined) return aboutUnsure(knowledge, question, unsure);
  const [only] = products;
  const [mention] = question.mentions;
  if (only === undefined || mention === undefined) return whichProduct(question, productIntent(question), []);
  if (products.length === 1) {
    const shorter = readAsNutrient(knowledge, question, mention, only);
    if (shorter !== undefined)
      return productOrNutrient(question, mention, only, shorter.product, shorter.nutrient);
  }
  if (asksTheSame(question) && productIntent(question) === 'product.info' && context.intent !== null) {
    const nutrients = context.nutrientIds.map((id) => ({ kind: 'known', id }) as const);
    return aboutProducts(
      knowledge,
      { ...question, nutrients },
      products,
      context.nutrientIds.length > 0 ? 'product.nutrient' : context.intent,
    );
  }
  return aboutProducts(knowledge, question, products, productIntent(question));
}

function aboutUnsure(
  knowledge: Knowledge,
  question: Question,
  mention: Exclude<Mention, { kind: 'product' }>,
): Draft {
  const looksForSome =
    mention.kind !== 'doubtful' && (isFinding(question) || criteriaOf(knowledge, question).length > 0);
  if (looksForSome && productIntent(question) === 'product.info') {
    const found = findAnswer(knowledge, question, mention.products);
    if (found !== undefined) return { ...found, intent: searchIntent(question) };
  }
  const asksForSome =
    mention.kind === 'brand' &&
    /\b(?:which|any|list|show)\b/u.test(question.rest) &&
    criteriaOf(knowledge, question).length > 0;
  const found = asksForSome ? findAnswer(knowledge, question, mention.products) : undefined;
  return found === undefined
    ? whichOfSeveral(knowledge, question, mention, productIntent(question))
    : { ...found, intent: searchIntent(question) };
}

/** The last word of a name can be a nutrient of a product with a shorter name. */
function readAsNutrient(
  knowledge: Knowledge,
  question: Question,
  mention: Mention,
  product: Product,
): { product: Product; nutrient: string } | undefined {
  if (question.nutrients.length > 0 || !/^_ (?:content|per|level|amount|value)\b/u.test(question.rest))
    return undefined;
  const named = knowledge.names.all.find((each) => each.product === product);
  const nutrient = named?.rest.at(-1);
  if (named === undefined || nutrient === undefined || !NUTRIENT_WORDS.has(nutrient)) return undefined;
  if (question.words[mention.to - 1]?.text !== nutrient) return undefined;
  const shorter = knowledge.names.all.find(
    (each) =>
      each.brand === named.brand &&
      each.rest.join(' ') === named.rest.slice(0, -1).join(' ') &&
      each.rest.length > 0,
  );
  return shorter && { product: shorter.product, nutrient };
}

function aboutBefore(knowledge: Knowledge, question: Question, before: readonly Product[]): Draft {
  const intent = productIntent(question);
  const isOne =
    before.length === 1 ||
    (before.length === 2 && (intent === 'product.nutrient' || intent === 'product.compare'));
  return isOne ? aboutProducts(knowledge, question, before, intent) : whichProduct(question, intent, before);
}

function aboutProducts(
  knowledge: Knowledge,
  question: Question,
  all: readonly Product[],
  intent: Intent,
): Draft {
  const products = [...new Set(all)];
  if (intent !== 'product.availability') {
    const missing = products.find((product) => !isSoldHere(knowledge, product));
    if (missing !== undefined) return notSoldHere(knowledge, missing, intent);
  }
  if (products.length > 1) return aboutSeveral(knowledge, question, products, intent);
  const [product] = products;
  return product === undefined
    ? whichProduct(question, intent, [])
    : aboutOne(knowledge, question, product, intent);
}

const { notSoldHere } = suitability;

function aboutSeveral(
  knowledge: Knowledge,
  question: Question,
  products: readonly Product[],
  intent: Intent,
): Draft {
  const isPlain =
    intent === 'product.info' ||
    intent === 'product.nutrient' ||
    intent === 'product.aminoAcid' ||
    intent === 'product.compare';
  if (isPlain && (isComparing(question) || question.nutrients.length === 0))
    return compareAnswer(knowledge, question, products);
  if (intent === 'product.nutrient' || intent === 'product.aminoAcid' || intent === 'product.osmolality') {
    return nutrientAnswer(knowledge, question, products, intent);
  }
  const drafts = products.map((product) => aboutOne(knowledge, question, product, intent));
  return {
    intent,
    parts: drafts.flatMap((draft) => draft.parts ?? []),
    sources: drafts.flatMap((draft) => draft.sources ?? []),
    links: drafts.flatMap((draft) => draft.links ?? []),
    productIds: products.map((product) => product.id),
  };
}

/** One answer for each thing that can be asked of a product; an intent without a product of its own shows its card. */
function aboutOne(knowledge: Knowledge, question: Question, product: Product, intent: Intent): Draft {
  switch (intent) {
    case 'product.nutrient':
    case 'product.aminoAcid':
    case 'product.osmolality':
      return nutrientAnswer(knowledge, question, [product], intent);
    case 'product.amountInVolume':
      return amountAnswer(knowledge, question, product);
    case 'product.completeVolume':
      return texts.completeVolumeAnswer(knowledge, product);
    case 'product.ageSuitability':
      return suitability.ageAnswer(knowledge, question, product);
    case 'product.allergen':
      return suitability.allergenAnswer(knowledge, question, product);
    case 'product.diet':
      return suitability.dietAnswer(knowledge, question, product);
    case 'product.flavours':
      return texts.flavoursAnswer(knowledge, product);
    case 'product.packCase':
      return texts.packAnswer(knowledge, product);
    case 'product.codes':
      return codesAnswer(knowledge, question, product);
    case 'product.availability':
      return suitability.availabilityAnswer(knowledge, product, question.country ?? knowledge.country);
    case 'product.reimbursement':
      return suitability.reimbursementAnswer(knowledge, question, product);
    case 'product.directions':
      return texts.directionsAnswer(knowledge, product);
    case 'product.dilution':
      return texts.dilutionAnswer(knowledge, product);
    case 'product.storage':
      return texts.storageAnswer(knowledge, product);
    case 'product.shelfLife':
      return texts.shelfLifeAnswer(knowledge, product);
    case 'product.indication':
      return texts.indicationAnswer(knowledge, product);
    case 'product.contraindication':
      return texts.contraindicationAnswer(knowledge, product);
    case 'product.ingredients':
      return texts.ingredientsAnswer(knowledge, product);
    case 'product.iddsi':
      return texts.iddsiAnswer(knowledge, product);
    case 'product.sample':
      return sampleAnswer(knowledge, product);
    case 'stock.query':
      return stockAnswer(knowledge, product);
    default:
      return texts.infoAnswer(knowledge, product);
  }
}
