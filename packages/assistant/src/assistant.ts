import type { Product } from '@dietetic/catalogue';
import { type Answer, type AnswerContext, EMPTY_CONTEXT, type Intent } from './answers/answer.ts';
import {
  productOrNutrient,
  unreadAmount,
  whatOfIt,
  whichAmount,
  whichOfSeveral,
  whichProduct,
} from './answers/ask-back.ts';
import { codeLookup, codesAnswer } from './answers/code-answers.ts';
import { compareAnswer } from './answers/compare-answer.ts';
import { criteriaOf, descriptionWordsOf, notTakenIn, tastesIn, tastesOf } from './answers/criteria.ts';
import { findAnswer } from './answers/find-answer.ts';
import { generalAnswer } from './answers/general-answer.ts';
import { faqAnswer } from './answers/faq-answers.ts';
import { type AssistantOptions, type Draft, isSoldHere, type Knowledge } from './answers/knowledge.ts';
import { amountAnswer, hasColumnFor } from './answers/amount-answer.ts';
import { noRowAnswer, nutrientAnswer } from './answers/nutrient-answers.ts';
import { refusalAnswer } from './answers/refusal-answers.ts';
import { priceAnswer, sampleAnswer, stockAnswer } from './answers/service-answers.ts';
import { smallTalkAnswer } from './answers/small-talk.ts';
import {
  ageAnswer,
  allergenAnswer,
  availabilityAnswer,
  dietAnswer,
  notSoldHere,
  reimbursementAnswer,
} from './answers/suitability-answers.ts';
import {
  completeVolumeAnswer,
  contraindicationAnswer,
  dilutionAnswer,
  directionsAnswer,
  flavoursAnswer,
  iddsiAnswer,
  indicationAnswer,
  infoAnswer,
  ingredientsAnswer,
  isIngredient,
  packAnswer,
  shelfLifeAnswer,
  storageAnswer,
} from './answers/text-answers.ts';
import { faqIndex } from './faqs/faq-index.ts';
import type { Mention } from './products/mentions.ts';
import { nameIndex } from './products/name-index.ts';
import {
  asksForNutrition,
  asksThePrice,
  isComparing,
  isFinding,
  isSmallTalk,
  productIntent,
} from './understanding/classify.ts';
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
    descriptionWords: descriptionWordsOf(options.products, options.country),
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
  const guard = guardFor(question);
  if (guard !== undefined) return refusalAnswer(knowledge, guard, suggestionAfter(question));
  if (isSmallTalk(question.text)) return smallTalkAnswer(knowledge, question.text);
  if (asksThePrice(question)) return priceAnswer(knowledge);
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
  const range = rangeAsked(knowledge, question);
  const found = range === undefined ? undefined : findAnswer(knowledge, question, range);
  if (found !== undefined) return found;
  const unsure = question.mentions.find((mention) => mention.kind !== 'product');
  if (unsure !== undefined) return aboutUnsure(knowledge, question, unsure);
  const [only] = products;
  const [mention] = question.mentions;
  if (only === undefined || mention === undefined) return whichProduct(question, productIntent(question), []);
  for (const each of question.mentions) {
    const shorter = each.kind === 'product' ? readAsNutrient(knowledge, question, each) : undefined;
    if (each.kind === 'product' && shorter !== undefined)
      return productOrNutrient(question, each, each.product, shorter.product, shorter.nutrient);
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

/** "Which Wrenfold Tube feeds have fibre": not the product of that name but all whose names begin with it. */
function rangeAsked({ names }: Knowledge, { mentions, rest }: Question): Product[] | undefined {
  const [mention, other] = mentions;
  if (other !== undefined || mention?.kind !== 'product' || !ASKS_FOR_A_RANGE.test(rest)) return undefined;
  const named = names.all.find(({ product }) => product === mention.product);
  const range = names.all.filter(
    ({ brand, rest: words }) => brand === named?.brand && named.rest.every((word, at) => words[at] === word),
  );
  return range.length > 1 ? range.map(({ product }) => product) : undefined;
}

const ASKS_FOR_A_RANGE =
  /\b(?:which|what|any|list|show|all|are there|do you have)\b.*_ (?:\w+ )?(?:feeds|products|drinks|ones|range|supplements|powders|pouches|versions)\b/u;

function aboutUnsure(
  knowledge: Knowledge,
  question: Question,
  mention: Exclude<Mention, { kind: 'product' }>,
): Draft {
  const ofTheBrand = mention.kind === 'brand' ? knowledge.names.vocabulary.get(mention.brand) : undefined;
  const unknown = notTakenIn(knowledge, question).filter((word) => ofTheBrand?.has(word) !== true);
  const isNotUnderstood = unknown.length > 0 && productIntent(question) === 'product.info';
  if (isNotUnderstood && mention.kind !== 'doubtful') return whatOfIt(mention.products, unknown);
  const isUnderstood = mention.kind !== 'doubtful' && unknown.length === 0;
  const hasCriteria = criteriaOf(knowledge, question).length > 0;
  const looksForSome =
    isUnderstood && productIntent(question) === 'product.info' && (isFinding(question) || hasCriteria);
  const asksForSome =
    mention.kind === 'brand' && hasCriteria && /\b(?:which|any|list|show)\b/u.test(question.rest);
  const found = looksForSome || asksForSome ? findAnswer(knowledge, question, mention.products) : undefined;
  return found ?? whichOfSeveral(knowledge, question, mention, productIntent(question));
}

/** The last word of a name can be a nutrient of a product with a shorter name. */
function readAsNutrient(
  knowledge: Knowledge,
  question: Question,
  mention: Extract<Mention, { kind: 'product' }>,
): { product: Product; nutrient: string } | undefined {
  const isOfAnAmount =
    (question.amount !== undefined && productIntent(question) === 'product.amountInVolume') ||
    /^_ (?:content|per|level|amount|value)\b/u.test(question.rest);
  if (question.nutrients.length > 0 || !isOfAnAmount) return undefined;
  const named = knowledge.names.all.find((each) => each.product === mention.product);
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

/** Told by a word such as "5 years" or "vegan", which may stand beside another question. */
const ONLY_TOUCHED_ON: ReadonlySet<Intent> = new Set([
  'product.ageSuitability',
  'product.allergen',
  'product.diet',
  'product.availability',
]);

/** Answers that hold a number for the amount that was asked for. */
const GIVES_FIGURES: ReadonlySet<Intent> = new Set([
  'product.nutrient',
  'product.amountInVolume',
  'product.aminoAcid',
]);

/** "Boron in Tarnvane Standard" asks for a value that no label has; anything else unknown may be advice. */
function notUnderstood(product: Product, { unknown, rest }: Question): Draft {
  const value =
    /^(?:how much |what is |the )*([a-z]+) (?:content |level )?(?:is |is there )?(?:in|of|per)\b/u.exec(
      rest,
    )?.[1];
  return value !== undefined && unknown.includes(value)
    ? noRowAnswer([product], [value], 'product.nutrient')
    : whatOfIt([product], unknown);
}

/** "Boron in 500 ml": the usual values would pass over what was asked. */
const asksForSomethingElse = ({ nutrients, unknown, rest }: Question): boolean =>
  nutrients.length === 0 && unknown.length > 0 && !asksForNutrition(rest);

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
  // One word may be a slip; with two, an age or a diet is not all that was asked.
  if (ONLY_TOUCHED_ON.has(intent) && question.unknown.length > 1) return whatOfIt(products, question.unknown);
  if (GIVES_FIGURES.has(intent) && question.unread.length > 0)
    return unreadAmount(question, intent, products);
  if (products.length > 1) return aboutSeveral(knowledge, question, products, intent);
  const [product] = products;
  if (product !== undefined && GIVES_FIGURES.has(intent) && asksForSomethingElse(question))
    return notUnderstood(product, question);
  return product === undefined
    ? whichProduct(question, intent, [])
    : aboutOne(knowledge, question, product, intent);
}

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
  const amounts = amountsOf(question, products.length);
  if (amounts === undefined) return whichAmount(intent, products);
  const drafts = products.map((product, at) =>
    aboutOne(knowledge, { ...question, amount: amounts[at] }, product, intent),
  );
  return {
    intent,
    parts: drafts.flatMap((draft) => draft.parts ?? []),
    sources: drafts.flatMap((draft) => draft.sources ?? []),
    links: drafts.flatMap((draft) => draft.links ?? []),
    productIds: products.map((product) => product.id),
  };
}

/** One amount is for all of them, two are one each; anything else is not guessed at. */
function amountsOf({ amounts, mentions, words }: Question, count: number): Question['amount'][] | undefined {
  // "500 ml of this and 2 of that": the 2 counts something that has not been said.
  const isCounted = mentions.some(({ from }) => words[from - 1]?.isNumber === true);
  if (amounts.length === 1 && isCounted) return undefined;
  if (amounts.length <= 1) return Array.from({ length: count }, () => amounts[0]);
  return amounts.length === count ? [...amounts] : undefined;
}

/** One answer for each thing that can be asked of a product; an intent without a product of its own shows its card. */
function aboutOne(knowledge: Knowledge, question: Question, product: Product, intent: Intent): Draft {
  switch (intent) {
    case 'product.nutrient':
    case 'product.aminoAcid':
    case 'product.osmolality': {
      const { basis } = question;
      if (typeof basis === 'object' && 'perPack' in basis && !hasColumnFor(product, basis.perPack))
        return amountAnswer(
          knowledge,
          { ...question, amount: { kind: 'packs', count: 1, noun: basis.perPack } },
          product,
        );
      return nutrientAnswer(knowledge, question, [product], intent);
    }
    case 'product.amountInVolume':
      return question.amounts.length > 1 && question.mentions.length < 2
        ? whichAmount(intent, [product])
        : amountAnswer(knowledge, question, product);
    case 'product.completeVolume':
      return completeVolumeAnswer(knowledge, product);
    case 'product.ageSuitability':
      return ageAnswer(knowledge, question, product);
    case 'product.allergen':
      return allergenAnswer(knowledge, question, product);
    case 'product.diet':
      return dietAnswer(knowledge, question, product);
    case 'product.flavours':
      return flavoursAnswer(knowledge, product);
    case 'product.packCase':
      // "Does it come in banana?"
      if (tastesIn(knowledge, question.rest).length > 0) return flavoursAnswer(knowledge, product);
      return packAnswer(knowledge, product);
    case 'product.codes':
      return codesAnswer(knowledge, question, product);
    case 'product.availability':
      return availabilityAnswer(knowledge, product, question.country ?? knowledge.country);
    case 'product.reimbursement':
      return reimbursementAnswer(knowledge, question, product);
    case 'product.directions':
      return directionsAnswer(knowledge, product);
    case 'product.dilution':
      return dilutionAnswer(knowledge, product);
    case 'product.storage':
      return storageAnswer(knowledge, product);
    case 'product.shelfLife':
      return shelfLifeAnswer(knowledge, product);
    case 'product.indication':
      return indicationAnswer(knowledge, product);
    case 'product.contraindication':
      return contraindicationAnswer(knowledge, product);
    case 'product.ingredients':
      return ingredientsAnswer(knowledge, product);
    case 'product.iddsi':
      return iddsiAnswer(knowledge, product);
    case 'product.sample':
      return sampleAnswer(knowledge, product);
    case 'stock.query':
      return stockAnswer(knowledge, product);
    default:
      if (tastesIn(knowledge, question.rest).length > 0) return flavoursAnswer(knowledge, product);
      if (question.unknown.length === 0) return infoAnswer(knowledge, product);
      return isIngredient(product, question.unknown)
        ? ingredientsAnswer(knowledge, product)
        : notUnderstood(product, question);
  }
}
