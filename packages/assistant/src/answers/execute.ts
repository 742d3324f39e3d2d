// Longer than other files: the order in which a query becomes a list, an FAQ or an answer about the app should be read in one go.
import { isAvailable, nutrientById } from '../catalogue.ts';
import { isOtherMakers } from '../vocabulary/other-makers.ts';
import { findPhrases, listed } from '../language/phrases.ts';
import { conceptOf } from '../intent/thesaurus.ts';
import type { SmallTalk } from '../intent/intents.ts';
import { PRODUCT_KINDS, kinds } from '../message/criterion-kinds.ts';
import type { Criterion, Query } from '../message/query.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import { staysInList } from './lists/criteria.ts';
import { unknownProductDraft, askWhichProduct, askForProduct } from './ask-back.ts';
import {
  askBack,
  catalogueSource,
  type Draft,
  type Knowledge,
  notUnderstoodSentence,
  PAGES,
  questions,
  quoted,
  withoutEmptyParts,
  notHeldDraft,
} from './draft.ts';
import { faqAnswer, sampleAnswer } from './faq-answers.ts';
import { appAnswer, contactAnswer, documentAnswer, smallTalkAnswer, unknownAnswer } from './general.ts';
import { methodAnswer } from './methods/method-answer.ts';
import { listAnswer } from './lists/list-answer.ts';
import {
  meaningsOfTermsOnly,
  meaningsDraft,
  requestedMeanings,
  allMeaningsIn,
  withMeaning,
} from './meanings.ts';
import { noRowAnswer } from './figures/nutrient-answer.ts';
import { quoteWarningsOrReport, unansweredParts } from './compose/unanswered-parts.ts';
import { eachProductParts, productLineParts } from './products/each-product.ts';
import { hasUnknownBasis } from './lists/ranking.ts';
import { productAnswer } from './products/product-answer.ts';
import { withLabelBasis, unchangedNote } from './figures/amount-independent.ts';
import { namedProduct } from '../names/name-match.ts';

/** Looks a query up. This is the only way to a figure, for Sim and for any other assistant. */
export function execute(query: Query, knowledge: Knowledge): Draft {
  const { text, products } = query;
  if (query.asksWhy) return withNoReasonNote(execute({ ...query, asksWhy: false }, knowledge));
  // "What is ACBS, and is Dalesip Milk approved": the meaning of the term comes first.
  const first = /^(.*?) (?:,|and|plus) /u.exec(text)?.[1] ?? '';
  const all = products.length === 0 ? requestedMeanings(knowledge, text) : [];
  const meanings = all.length > 0 ? all : requestedMeanings(knowledge, first);
  const draft = withMissingNamed(query, lookUp(query, knowledge), knowledge);
  if (meanings.length > 0)
    return products.length === 0
      ? withMeaning(meanings, draft)
      : { ...draft, content: [...meanings, ...draft.content] };
  // "GTIN?": only a term, with nothing to look up.
  const termMeanings =
    draft.kind === 'unknown' || draft.kind === 'question' ? meaningsOfTermsOnly(knowledge, text) : [];
  if (termMeanings.length > 0) return meaningsDraft(termMeanings);
  return query.subject === 'list' && ASKS_FOR_NEW.test(text) ? withNewnessNote(draft) : draft;
}

/** "Any new sip feeds": the list shows all sip feeds, so it must say that new ones are not marked. */
const withNewnessNote = (draft: Draft): Draft =>
  draft.kind === undefined || draft.kind === 'answer'
    ? { ...draft, content: [...draft.content, 'The catalogue does not mark which products are new.'] }
    : draft;
const ASKS_FOR_NEW =
  /\b(?:new|newest|newly|latest|recently|lately)\b(?! (?:patients?|admissions?|referrals?|residents?|jobs?|wards?|mums?|borns?|starters?|to|regimens?|diagnos\w+|onset)\b)/u;

/** "Why?": no reason is made up. What is known is repeated, with whom to ask. */
const withNoReasonNote = (draft: Draft): Draft => ({
  ...draft,
  content: ['I know no reason for it beyond this:', ...draft.content],
  links: [...(draft.links ?? []), PAGES.contact],
});

/** Every product and nutrient that was read is in the answer, or is named as not understood. */
function withMissingNamed(query: Query, found: Draft, { names }: Knowledge): Draft {
  if (found.kind === 'refusal' || found.kind === 'question' || found.kind === 'unknown') return found;
  const shownText = JSON.stringify(found.content).toLowerCase();
  const hasFigures = found.content.some(
    (part) => typeof part === 'object' && (part.kind === 'values' || part.kind === 'table'),
  );
  const words = query.text.split(' ');
  // Names inherited from the previous question were not typed.
  const typedNames = query.products.flatMap((id) => {
    const named = namedProduct(names, id);
    return named?.nameWords.some((word) => words.includes(word)) === true ? [named.product.name] : [];
  });
  const typed = findPhrases(NUTRIENT_WORDS, words).flatMap(({ value }) =>
    value.kind === 'known' ? [value.id] : [],
  );
  const nutrientNames = query.nutrients.flatMap((id) =>
    typed.includes(id) && !(id === 'water' && VOLUME_OF_WATER.test(query.text))
      ? (nutrientById(id)?.name.replace(/^of which |^L-| \(.*$|(?<=^Vitamin [DK])\d/gu, '') ?? [])
      : [],
  );
  const missingNames = [...typedNames, ...nutrientNames, ...query.nutrientsWithoutRow].filter(
    (name) => !shownText.includes(name.toLowerCase()),
  );
  return {
    ...found,
    content: withoutEmptyParts(
      hasFigures && leftOutSentence(query.uncataloguedItems),
      ...found.content,
      unchangedNote(query, shownText),
      notUnderstoodSentence(missingNames),
    ),
  };
}

/** "For 150 ml water": what something is mixed into. */
const VOLUME_OF_WATER = /\b\d+ ml (?:of )?water\b/u;

/** The note on what a total leaves out; it comes before the figures. */
const leftOutSentence = (items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `Left out of these figures: ${listed(quoted(items))}. I did not recognise a product in ${items.length === 1 ? 'it' : 'them'}.`;

function lookUp(originalQuery: Query, knowledge: Knowledge): Draft {
  const resolved = withOnlyMatch(originalQuery, knowledge);
  const query = {
    ...resolved,
    criteria: resolved.criteria.map(withLabelBasis).map(excludingPowderOnly(resolved)),
  };
  const { subject, products, unresolvedName } = query;
  if (hasUnknownBasis(query) && (subject === 'list' || products.length > 1))
    return askBack('product.find', knowledge.sentences.whichBasis, BASES);
  if (subject === 'products' && products.length > 0)
    return joinDrafts(withUnansweredParts(knowledge, query, productAnswer(knowledge, query)));
  // The answers about veins, stock, prices and samples are the same for all products.
  if (subject === 'products' && unresolvedName !== null && !SAME_FOR_ALL_PRODUCTS.test(query.topics[0] ?? ''))
    return eachProductParts(knowledge, query, askWhichProduct(knowledge, query));
  return draftWithoutProduct(knowledge, query);
}

/** "Not powder" excludes powders only, not tablets. */
const excludingPowderOnly =
  ({ text }: Query) =>
  (each: Criterion): Criterion =>
    !each.isRequired && each.kind === 'form' && each.value === 'powder-and-tablets' && !/\btab/u.test(text)
      ? { ...each, value: 'powder' }
      : each;

function withUnansweredParts(knowledge: Knowledge, query: Query, drafts: Draft[]): Draft[] {
  const isAnswered = drafts.every(({ kind = 'answer' }) => kind === 'answer');
  const unanswered = isAnswered ? unansweredParts(query, knowledge) : [];
  return [...drafts, ...unanswered.map((part) => quoteWarningsOrReport(part, query, knowledge))];
}

const BASES = { choices: questions(['Per 100 ml', 'Per 100 g', 'Per 100 kcal', 'Per pack']) };

const SAME_FOR_ALL_PRODUCTS = /^(?:vein|stock|price|sample)$/u;

/** Criteria that can identify one product; a country or an age fits many. */
const IDENTIFYING_CRITERIA = kinds('form', 'disorder', 'type', 'container', 'brand', 'pack');

const isThickener = (each: Criterion): boolean =>
  each.kind === 'type' && each.isRequired && each.value === 'thickener';

/**
 * "Flavours of the HCU pouch", "protein in two slices of the low protein loaf": if the criteria and the words of the
 * name fit exactly one product, a question about the label is answered for that product.
 */
function withOnlyMatch(query: Query, { products, names, country }: Knowledge): Query {
  const {
    criteria,
    topics,
    nutrients,
    amounts,
    basis,
    asksForSomeOfKind,
    asksForCount,
    order,
    unresolvedName,
    hasOnlyWeakTopics,
  } = query;
  const asksOfALabel =
    (topics.length > 0 && !hasOnlyWeakTopics) ||
    ((nutrients.length > 0 || amounts.length > 0) &&
      (!asksForSomeOfKind || basis !== null || amounts.length > 0));
  const identifying = criteria.filter(({ kind, isRequired }) => isRequired && IDENTIFYING_CRITERIA.has(kind));
  const isSought =
    query.namesProductsInGeneral || /^(?:(?:and|so|,) )*(?:list|show|any|which|all|find)\b/u.test(query.text);
  if (query.products.length > 0 || unresolvedName !== null || order !== null || asksForCount || isSought)
    return query;
  // "Thickener for level 2 in 150 ml": how much of the only thickener, whatever else is named.
  const [thickener, otherThickener] = criteria.some(({ kind }) => kind === 'iddsi')
    ? products.filter((product) =>
        criteria.filter(isThickener).some((each) => staysInList(each, product, country)),
      )
    : [];
  if (thickener !== undefined && otherThickener === undefined)
    return {
      ...query,
      subject: 'products',
      products: [thickener.id],
      criteria: [],
      nutrients: [],
      topics: ['dilution'],
    };
  const limitsValues = criteria.some(({ kind }) => kind === 'nutrient' || kind === 'claim');
  if (!asksOfALabel || identifying.length === 0 || limitsValues) return query;
  const words = query.text.split(' ').filter((word) => !NUTRIENT_WORDS.has(word));
  const fitting = products.filter(
    (product) =>
      isAvailable(product, country) && identifying.every((each) => staysInList(each, product, country)),
  );
  const counted = fitting.map((product) => ({
    product,
    count: namedProduct(names, product.id)?.nameWords.filter((word) => words.includes(word)).length ?? 0,
  }));
  const maxCount = Math.max(...counted.map(({ count }) => count));
  const [best, other] = counted.filter(({ count }) => count === maxCount);
  // If no other word of the name was typed, the brand must have been typed and have only this product.
  const isNamed = maxCount > 0 || (fitting.length === 1 && identifying.some(({ kind }) => kind === 'brand'));
  if (best === undefined || other !== undefined || !isNamed) return query;
  return {
    ...query,
    subject: 'products',
    products: [best.product.id],
    criteria: criteria.filter((each) => !identifying.includes(each)),
    otherIntents: [],
    unreadAmounts: query.unreadAmounts.filter(
      (word) => namedProduct(names, best.product.id)?.nameWords.includes(word) !== true,
    ),
  };
}

/** Joins drafts, in order, into one. */
export function joinDrafts(drafts: readonly Draft[]): Draft {
  const [first, second] = drafts;
  if (first === undefined) return { intent: 'outOfScope', kind: 'unknown', content: [] };
  if (second === undefined) return first;
  const isAnswered = drafts.some(({ kind = 'answer' }) => kind === 'answer');
  return {
    intent: first.intent,
    kind: isAnswered ? 'answer' : (first.kind ?? 'answer'),
    content: drafts.flatMap(({ content }) => content),
    sources: drafts.flatMap(({ sources = [] }) => sources),
    links: drafts.flatMap(({ links = [] }) => links),
    choices: drafts.flatMap(({ choices = [] }) => choices),
    productIds: drafts.flatMap(({ productIds = [] }) => productIds),
    offeredProducts: drafts.flatMap(({ offeredProducts = [] }) => offeredProducts),
    leaders: drafts.flatMap(({ leaders = [] }) => leaders),
  };
}

const MIN_NAME_LENGTH = 4;

const LACTOSE_FAQ = 'faq-20';
const ASKS_ABOUT_LACTOSE = /\bgalactosa?emi\w+|\blactose (?:intoleran\w+|malabsorption|deficien\w+)/u;

/** The draft for a query without a product: about the app, a list, or a label topic. The first case that fits, in this order. */
function draftWithoutProduct(knowledge: Knowledge, query: Query): Draft {
  const { subject, text, criteria, topics, nutrients, nutrientsWithoutRow, unknownWords, unusedWords } =
    query;
  const { asksForCount, order, asksForSomeOfKind, namesProductsInGeneral } = query;
  const isListQuery = subject === 'list';
  const isOnly = (...kinds: string[]) => criteria.every(({ kind }) => kinds.includes(kind));
  const asksForValues = nutrients.some((id) => id !== 'water') || nutrientsWithoutRow.length > 0;
  // "What does the yellow bar mean": one word could be a kind of product, but the other words are unknown.
  const isOnlyKindWord =
    isOnly('form', 'container') &&
    unknownWords.length + (namesProductsInGeneral ? unusedWords.length - 1 : 0) > 0;
  const isSought = (asksForSomeOfKind || namesProductsInGeneral) && topics.length === 0 && !isOnlyKindWord;
  const isList = isListQuery && (asksForCount || order !== null || isSought);
  const hasForm = criteria.some(({ kind, isRequired }) => kind === 'form' && isRequired);

  const others = unknownWords.filter(isOtherMakers);
  if (others.length > 0 && !(isListQuery && criteria.some(({ kind }) => PRODUCT_KINDS.has(kind))))
    return unknownProductDraft(query, others);
  if (query.unreadCriteria.length > 0 && (isListQuery || topics[0] === 'indications'))
    return unknownAnswer(knowledge, query.unreadCriteria);
  // A list of products without a lactose mark would contain almost any feed.
  const lactose = ASKS_ABOUT_LACTOSE.test(text)
    ? knowledge.faqs.find(({ id }) => id === LACTOSE_FAQ)
    : undefined;
  if (lactose !== undefined) return faqAnswer(knowledge, lactose);
  if (topics[0] === 'hangTime') return methodAnswer(knowledge, ['hang'], query);
  if (subject === 'general') return otherIntentsDraft(knowledge, query);
  // "No sucrose or lactose": lactose has no row, and a list without sucrose only would be wrong.
  const isExcluded = isListQuery && /\b(?:no|not|without|free)\b/u.test(text);
  if (
    nutrientsWithoutRow.length > 0 &&
    (nutrients.length === 0 || isExcluded) &&
    (isListQuery || namesProductsInGeneral || asksForSomeOfKind)
  )
    return noRowAnswer([], nutrientsWithoutRow);
  if (topics.includes('price')) {
    const none = notHeldDraft(knowledge, 'The app holds no prices.');
    // "Most protein, and cheapest".
    return order === null
      ? none
      : joinDrafts([draftWithoutProduct(knowledge, { ...query, topics: [] }), none]);
  }
  // "Low protein foods you stock" are those of the range.
  const isOfTheRange = subject === 'list' && /\byou (?:stock|supply|carry|keep)\b/u.test(text);
  if (topics[0] === 'stock' && !asksForSomeOfKind && !isOfTheRange)
    return notHeldDraft(knowledge, 'The app holds no stock or delivery figures.');
  const taste = unknownFlavour(query);
  if (taste !== undefined)
    return {
      intent: 'product.flavours',
      content: [`The catalogue has no flavour called ${listed(quoted([taste]))}.`],
      sources: [catalogueSource(knowledge, null, 'flavours')],
      links: [PAGES.products],
    };
  const isSurelyAList = criteria.some(({ kind }) => LIST_CRITERIA.has(kind));
  const isNoName = isListQuery
    ? isList || namesProductsInGeneral || hasForm || isSurelyAList
    : !asksForValues && topics.length === 0;
  const noun = isListQuery && !hasForm ? unknownNounIn(query) : undefined;
  if (noun !== undefined) return unknownProductDraft(query, [noun]);
  const foreignNames = isNoName ? [] : unknownNamesIn(query);
  if (foreignNames.length > 0) return unknownProductDraft(query, foreignNames);
  // If not every word is understood, the message may ask for something other than a list.
  const isFormWithMark = hasForm && criteria.some(({ kind }) => kind === 'allergen' || kind === 'diet');
  const isUnderstood = isFormWithMark
    ? unknownWords.length <= 1
    : (unknownWords.length === 0 && unusedWords.length <= (hasForm ? 1 : 0)) ||
      // "Sips in 200 ml for a fussy lady": the criteria were read; the rest says who it is for.
      (hasForm && criteria.length > 1 && unknownWords.length <= MAX_UNKNOWN && FOR_A_PERSON.test(text));
  // "Crunchy snacks for PKU": the PKU products, and a note that "crunchy" was not understood.
  if (isListQuery && (isUnderstood || isList || isSurelyAList))
    return productLineParts(knowledge, query, listAnswer(knowledge, query));
  if (topics[0] === 'sample' || criteria.some(({ kind }) => kind === 'sample'))
    return sampleAnswer(knowledge);
  if (unknownWords.length > 0 && isListQuery && nutrients.length + topics.length > 0)
    return unknownProductDraft(query, unknownWords);
  return isListQuery || (unknownWords.length > 0 && !asksForValues)
    ? unknownAnswer(knowledge, [...unknownWords, ...(isListQuery ? unusedWords : [])])
    : (generalFaq(knowledge, query) ?? askForProduct(query));
}

/** "How long does an opened tin last", without a product: the FAQ on it, if there is one. */
function generalFaq(
  { intents, faqs, ...knowledge }: Knowledge,
  { classifierWords }: Query,
): Draft | undefined {
  const found = intents(classifierWords, null).find(({ name }) => name.startsWith('faq:'));
  const faq = faqs.find(({ id }) => `faq:${id}` === found?.name);
  return found === undefined || faq === undefined || found.probability < MIN_FAQ_SHARE
    ? undefined
    : faqAnswer({ ...knowledge, intents, faqs }, faq);
}
/** The share from which a question without a product is answered by an FAQ. */
const MIN_FAQ_SHARE = 0.1;

const MAX_UNKNOWN = 2;
const FOR_A_PERSON =
  /\bfor (?:an? |my |our |the |this |some )(?:\w+ ){0,2}(?:lady|gentleman|gent|man|woman|chap|fella|bloke|resident|patient|person|boy|girl|lad|lass|client|relative|nan|mum|dad)\b/u;

/** "Which sips come in pistachio": an unknown flavour, so that no list of other flavours is given. */
function unknownFlavour({ text, unknownWords, unusedWords }: Query): string | undefined {
  const [, ...words] = ASKS_FOR_A_FLAVOUR.exec(text) ?? [];
  return words.find((word) => word !== undefined && [...unknownWords, ...unusedWords].includes(word));
}
const ASKS_FOR_A_FLAVOUR =
  /\b(?:comes?|available) in (?:an? )?(\w+)\b|\b(?!(?:favourite|usual|other|new|different|same|best|popular|own|only)\b)(\w+) flavou?r(?:s|ed)?\b/u;

const LIST_CRITERIA = kinds('disorder', 'type', 'brand', 'diet', 'allergen');
/** Unknown words in the place of a product name: "protein in fortisip", "fortisip kcal". */
/** "Is there a sugar free Calpol for under 2s": what is asked for is no kind of product here, so nothing is listed. */
function unknownNounIn({ text, unknownWords, criteria }: Query): string | undefined {
  const noun = ASKED_NOUN.exec(text)?.[1] ?? '';
  const isKind = criteria.some(({ kind }) => PRODUCT_KINDS.has(kind));
  return noun.length >= MIN_NAME_LENGTH &&
    !isKind &&
    (unknownWords.includes(noun) || conceptOf(noun) === 'drug')
    ? noun
    : undefined;
}
const ASKED_NOUN =
  /^(?:is there|have you|do you (?:have|do|sell|stock|make)|got|any|is there any)(?: (?:an?|any))?(?: (?!for\b)\w+){1,4}? (\w+)(?: for\b.*)?$/u;

function unknownNamesIn({ unknownWords, text }: Query): string[] {
  const words = text.split(' ');
  const long = unknownWords.filter((word) => word.length >= MIN_NAME_LENGTH);
  const standsWhereNameWould = (word: string) =>
    // "Gloopy feeds", "blenderised the": an adjective or a verb, not a name.
    !FOLLOWS_NO_NAME.test(words[words.indexOf(word) + 1] ?? '') &&
    (words[0] === word ||
      /^(?:in|of|for|does|do|has|is|the|from|about|,)$/u.test(words[words.indexOf(word) - 1] ?? ''));
  return long.length > 0 && (words.length <= 4 || long.some(standsWhereNameWould)) ? long : [];
}
const FOLLOWS_NO_NAME =
  /^(?:feeds?|products?|drinks?|sips?|powders?|supplements?|ones?|me|us|you|it|the|an?|my|our|what|how|which|that|here|to)$/u;
/** A question about the app, a method, a document, a contact or an FAQ. */
function otherIntentsDraft(knowledge: Knowledge, query: Query): Draft {
  const { otherIntents: names, text, unknownWords } = query;
  const [kind = '', name = ''] = names[0]?.split(':') ?? [];
  switch (kind) {
    case 'document':
      return documentAnswer(knowledge, name);
    case 'contact':
      return contactAnswer(knowledge, text);
    case 'app':
      return appAnswer(knowledge, name, text);
    case 'talk':
      return smallTalkAnswer(knowledge, name as SmallTalk);
    case 'meaning': {
      const meanings = allMeaningsIn(knowledge, text);
      if (meanings.length === 0) break;
      return meaningsDraft(meanings);
    }
    case 'method':
      return methodAnswer(
        knowledge,
        names.map((each) => each.replace('method:', '')),
        query,
      );
    case 'faq': {
      const faq = knowledge.faqs.find(({ id }) => id === name);
      if (faq !== undefined) return faqAnswer(knowledge, faq);
    }
  }
  return unknownAnswer(knowledge, unknownWords, text.split(' ').length <= unknownWords.length + 1);
}
