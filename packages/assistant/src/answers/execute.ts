// Longer than other files: the order in which a query becomes a list, an FAQ or an answer about the app should be read in one go.
import { isAvailable, nutrientById } from '../catalogue.ts';
import { isOtherMakers } from '../vocabulary/other-makers.ts';
import { findPhrases, listed } from '../language/phrases.ts';
import type { SmallTalk } from '../intent/intents.ts';
import { PRODUCT_KINDS, kinds } from '../message/criterion-kinds.ts';
import type { Criterion, Query } from '../message/query.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import { staysInList } from './lists/criteria.ts';
import { unknownProduct, askWhichProduct, askForProduct } from './ask-back.ts';
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
import { quoteOrName, unansweredParts } from './compose/unanswered-parts.ts';
import { eachProductParts, productLineParts } from './products/each-product.ts';
import { hasUnknownBasis } from './lists/ranking.ts';
import { productAnswer } from './products/product-answer.ts';
import { withLabelBasis, unchangedNote } from './figures/amount-independent.ts';
import { namedProduct } from '../names/name-match.ts';

/** Looks a query up. This is the only way to a figure, for Sim and for any other assistant. */
export function execute(query: Query, knowledge: Knowledge): Draft {
  const { text, products } = query;
  if (query.asksWhy) return withoutAReason(execute({ ...query, asksWhy: false }, knowledge));
  // "What is ACBS, and is Dalesip Milk approved": the meaning of the term comes first.
  const first = /^(.*?) (?:,|and|plus) /u.exec(text)?.[1] ?? '';
  const all = products.length === 0 ? requestedMeanings(knowledge, text) : [];
  const meanings = all.length > 0 ? all : requestedMeanings(knowledge, first);
  const draft = withMissingNamed(query, lookedUp(query, knowledge), knowledge);
  if (meanings.length > 0)
    return products.length === 0
      ? withMeaning(meanings, draft)
      : { ...draft, say: [...meanings, ...draft.say] };
  // "GTIN?": only a term, with nothing to look up.
  const bare =
    draft.kind === 'unknown' || draft.kind === 'question' ? meaningsOfTermsOnly(knowledge, text) : [];
  if (bare.length > 0) return meaningsDraft(bare);
  return query.subject === 'list' && ASKS_FOR_NEW.test(text) ? withNewnessNote(draft) : draft;
}

/** "Any new sip feeds": the list shows all sip feeds, so it must say that new ones are not marked. */
const withNewnessNote = (draft: Draft): Draft =>
  draft.kind === undefined || draft.kind === 'answer'
    ? { ...draft, say: [...draft.say, 'The catalogue does not mark which products are new.'] }
    : draft;
const ASKS_FOR_NEW =
  /\b(?:new|newest|newly|latest|recently|lately)\b(?! (?:patients?|mums?|borns?|starters?|to|regimens?|diagnos\w+|onset)\b)/u;

/** "Why?": no reason is made up. What is known is repeated, with whom to ask. */
const withoutAReason = (draft: Draft): Draft => ({
  ...draft,
  say: ['I know no reason for it beyond this:', ...draft.say],
  links: [...(draft.links ?? []), PAGES.contact],
});

/** Every product and nutrient that was read is in the answer, or is named as not understood. */
function withMissingNamed(query: Query, found: Draft, { names }: Knowledge): Draft {
  if (found.kind === 'refusal' || found.kind === 'question' || found.kind === 'unknown') return found;
  const shownText = JSON.stringify(found.say).toLowerCase();
  const hasFigures = found.say.some(
    (part) => typeof part === 'object' && (part.kind === 'values' || part.kind === 'table'),
  );
  const words = query.text.split(' ');
  // Names inherited from the previous question were not typed.
  const typedNames = query.products.flatMap((id) => {
    const named = namedProduct(names, id);
    return named?.rest.some((word) => words.includes(word)) === true ? [named.product.name] : [];
  });
  const typed = findPhrases(NUTRIENT_WORDS, words).flatMap(({ value }) =>
    value.kind === 'known' ? [value.id] : [],
  );
  const nutrientNames = query.nutrients.flatMap((id) =>
    typed.includes(id)
      ? (nutrientById(id)?.name.replace(/^of which |^L-| \(.*$|(?<=^Vitamin [DK])\d/gu, '') ?? [])
      : [],
  );
  const left = [...typedNames, ...nutrientNames, ...query.withoutRow].filter(
    (name) => !shownText.includes(name.toLowerCase()),
  );
  return {
    ...found,
    say: withoutEmptyParts(
      hasFigures && leftOutSentence(query.apart),
      ...found.say,
      unchangedNote(query, shownText),
      notUnderstoodSentence(left),
    ),
  };
}

/** The note on what a total leaves out; it comes before the figures. */
const leftOutSentence = (apart: readonly string[]): string =>
  apart.length === 0
    ? ''
    : `Left out of these figures: ${listed(quoted(apart))}. I did not recognise a product in ${apart.length === 1 ? 'it' : 'them'}.`;

function lookedUp(given: Query, knowledge: Knowledge): Draft {
  const resolved = withOnlyProduct(given, knowledge);
  const query = {
    ...resolved,
    criteria: resolved.criteria.map(withLabelBasis).map(excludingPowderOnly(resolved)),
  };
  const { subject, products, unclear } = query;
  if (hasUnknownBasis(query) && (subject === 'list' || products.length > 1))
    return askBack('product.find', knowledge.sentences.whichBasis, BASES);
  if (subject === 'products' && products.length > 0)
    return joinDrafts(withUnanswered(knowledge, query, productAnswer(knowledge, query)));
  // The answers about veins, stock, prices and samples are the same for all products.
  if (subject === 'products' && unclear !== null && !SAME_FOR_ALL_PRODUCTS.test(query.topics[0] ?? ''))
    return eachProductParts(knowledge, query, askWhichProduct(knowledge, query));
  return withoutAProduct(knowledge, query);
}

/** "Not powder" excludes powders only, not tablets. */
const excludingPowderOnly =
  ({ text }: Query) =>
  (each: Criterion): Criterion =>
    !each.is && each.kind === 'form' && each.value === 'powder-and-tablets' && !/\btab/u.test(text)
      ? { ...each, value: 'powder' }
      : each;

function withUnanswered(knowledge: Knowledge, query: Query, drafts: Draft[]): Draft[] {
  const isAnswered = drafts.every(({ kind = 'answer' }) => kind === 'answer');
  const left = isAnswered ? unansweredParts(query, knowledge) : [];
  return [...drafts, ...left.map((part) => quoteOrName(part, query, knowledge))];
}

const BASES = { choices: questions(['Per 100 ml', 'Per 100 g', 'Per 100 kcal', 'Per pack']) };

const SAME_FOR_ALL_PRODUCTS = /^(?:vein|stock|price|sample)$/u;

/** Criteria that can identify one product; a country or an age fits many. */
const IDENTIFYING_CRITERIA = kinds('form', 'disorder', 'type', 'container', 'brand', 'pack');

/**
 * "Flavours of the HCU pouch", "protein in two slices of the low protein loaf": if the criteria and the words of the
 * name fit exactly one product, a question about the label is answered for that product.
 */
function withOnlyProduct(query: Query, { products, names, country }: Knowledge): Query {
  const { criteria, topics, nutrients, amounts, basis, asksForSome, isCount, order, unclear, isWeak } = query;
  const asksOfALabel =
    (topics.length > 0 && !isWeak) ||
    ((nutrients.length > 0 || amounts.length > 0) && (!asksForSome || basis !== null || amounts.length > 0));
  const identifying = criteria.filter(({ kind, is }) => is && IDENTIFYING_CRITERIA.has(kind));
  const isSought =
    query.namesProducts || /^(?:(?:and|so|,) )*(?:list|show|any|which|all|find)\b/u.test(query.text);
  if (query.products.length > 0 || unclear !== null || order !== null || isCount || isSought) return query;
  const limitsValues = criteria.some(({ kind }) => kind === 'nutrient' || kind === 'claim');
  if (!asksOfALabel || identifying.length === 0 || limitsValues) return query;
  const words = query.text.split(' ').filter((word) => !NUTRIENT_WORDS.has(word));
  const fitting = products.filter(
    (product) =>
      isAvailable(product, country) && identifying.every((each) => staysInList(each, product, country)),
  );
  const counted = fitting.map((product) => ({
    product,
    count: namedProduct(names, product.id)?.rest.filter((word) => words.includes(word)).length ?? 0,
  }));
  const most = Math.max(...counted.map(({ count }) => count));
  const [best, other] = counted.filter(({ count }) => count === most);
  // If no other word of the name was typed, the brand must have been typed and have only this product.
  const isNamed = most > 0 || (fitting.length === 1 && identifying.some(({ kind }) => kind === 'brand'));
  if (best === undefined || other !== undefined || !isNamed) return query;
  return {
    ...query,
    subject: 'products',
    products: [best.product.id],
    criteria: criteria.filter((each) => !identifying.includes(each)),
    general: [],
    unread: query.unread.filter((word) => namedProduct(names, best.product.id)?.rest.includes(word) !== true),
  };
}

/** Joins drafts, in order, into one. */
export function joinDrafts(drafts: readonly Draft[]): Draft {
  const [first, second] = drafts;
  if (first === undefined) return { intent: 'outOfScope', kind: 'unknown', say: [] };
  if (second === undefined) return first;
  const isAnswered = drafts.some(({ kind = 'answer' }) => kind === 'answer');
  return {
    intent: first.intent,
    kind: isAnswered ? 'answer' : (first.kind ?? 'answer'),
    say: drafts.flatMap(({ say }) => say),
    sources: drafts.flatMap(({ sources = [] }) => sources),
    links: drafts.flatMap(({ links = [] }) => links),
    choices: drafts.flatMap(({ choices = [] }) => choices),
    productIds: drafts.flatMap(({ productIds = [] }) => productIds),
    offered: drafts.flatMap(({ offered = [] }) => offered),
    leaders: drafts.flatMap(({ leaders = [] }) => leaders),
  };
}

const MIN_NAME_LENGTH = 4;

const LACTOSE_FAQ = 'faq-20';
const ASKS_ABOUT_LACTOSE = /\bgalactosa?emi\w+|\blactose (?:intoleran\w+|malabsorption|deficien\w+)/u;

/** The draft for a query without a product: about the app, a list, or a label topic. The first case that fits, in this order. */
function withoutAProduct(knowledge: Knowledge, query: Query): Draft {
  const { subject, text, criteria, topics, nutrients, withoutRow, unknown, leftOver } = query;
  const { isCount, order, asksForSome, namesProducts } = query;
  const isAList = subject === 'list';
  const isOnly = (...kinds: string[]) => criteria.every(({ kind }) => kinds.includes(kind));
  const asksForValues = nutrients.some((id) => id !== 'water') || withoutRow.length > 0;
  // "What does the yellow bar mean": one word could be a kind of product, but the other words are unknown.
  const isThin =
    isOnly('form', 'container') && unknown.length + (namesProducts ? leftOver.length - 1 : 0) > 0;
  const isSought = (asksForSome || namesProducts) && topics.length === 0 && !isThin;
  const isList = isAList && (isCount || order !== null || isSought);
  const hasForm = criteria.some(({ kind, is }) => kind === 'form' && is);

  const others = unknown.filter(isOtherMakers);
  if (others.length > 0 && !(isAList && criteria.some(({ kind }) => PRODUCT_KINDS.has(kind))))
    return unknownProduct(query, others);
  if (query.unreadTraits.length > 0 && (isAList || topics[0] === 'indications'))
    return unknownAnswer(knowledge, query.unreadTraits);
  // A list of products without a lactose mark would contain almost any feed.
  const lactose = ASKS_ABOUT_LACTOSE.test(text)
    ? knowledge.faqs.find(({ id }) => id === LACTOSE_FAQ)
    : undefined;
  if (lactose !== undefined) return faqAnswer(knowledge, lactose);
  if (topics[0] === 'hangTime') return methodAnswer(knowledge, ['hang'], query);
  if (subject === 'general') return general(knowledge, query);
  // "No sucrose or lactose": lactose has no row, and a list without sucrose only would be wrong.
  const isLeftOut = isAList && /\b(?:no|not|without|free)\b/u.test(text);
  if (
    withoutRow.length > 0 &&
    (nutrients.length === 0 || isLeftOut) &&
    (isAList || namesProducts || asksForSome)
  )
    return noRowAnswer([], withoutRow);
  if (topics.includes('price')) {
    const none = notHeldDraft(knowledge, 'The app holds no prices.');
    // "Most protein, and cheapest".
    return order === null ? none : joinDrafts([withoutAProduct(knowledge, { ...query, topics: [] }), none]);
  }
  if (topics[0] === 'stock' && !asksForSome)
    return notHeldDraft(knowledge, 'The app holds no stock or delivery figures.');
  const taste = unknownFlavour(query);
  if (taste !== undefined)
    return {
      intent: 'product.flavours',
      say: [`The catalogue has no flavour called ${listed(quoted([taste]))}.`],
      sources: [catalogueSource(knowledge, null, 'flavours')],
      links: [PAGES.products],
    };
  const isSurelyAList = criteria.some(({ kind }) => LIST_CRITERIA.has(kind));
  const isNoName = isAList
    ? isList || namesProducts || hasForm || isSurelyAList
    : !asksForValues && topics.length === 0;
  const foreignNames = isNoName ? [] : foreignIn(query);
  if (foreignNames.length > 0) return unknownProduct(query, foreignNames);
  // If not every word is understood, the message may ask for something other than a list.
  const isByMark = hasForm && criteria.some(({ kind }) => kind === 'allergen' || kind === 'diet');
  const isUnderstood = isByMark
    ? unknown.length <= 1
    : (unknown.length === 0 && leftOver.length <= (hasForm ? 1 : 0)) ||
      // "Sips in 200 ml for a fussy lady": the criteria were read; the rest says who it is for.
      (hasForm && criteria.length > 1 && unknown.length <= MAX_UNKNOWN && FOR_A_PERSON.test(text));
  // "Crunchy snacks for PKU": the PKU products, and a note that "crunchy" was not understood.
  if (isAList && (isUnderstood || isList || isSurelyAList))
    return productLineParts(knowledge, query, listAnswer(knowledge, query));
  if (topics[0] === 'sample' || criteria.some(({ kind }) => kind === 'sample'))
    return sampleAnswer(knowledge);
  if (unknown.length > 0 && isAList && nutrients.length + topics.length > 0)
    return unknownProduct(query, unknown);
  return isAList || (unknown.length > 0 && !asksForValues)
    ? unknownAnswer(knowledge, [...unknown, ...(isAList ? leftOver : [])])
    : (generalFaq(knowledge, query) ?? askForProduct(query));
}

/** "How long does an opened tin last", without a product: the FAQ on it, if there is one. */
function generalFaq({ intents, faqs, ...knowledge }: Knowledge, { heard }: Query): Draft | undefined {
  const found = intents(heard, null).find(({ name }) => name.startsWith('faq:'));
  const faq = faqs.find(({ id }) => `faq:${id}` === found?.name);
  return found === undefined || faq === undefined || found.share < MIN_FAQ_SHARE
    ? undefined
    : faqAnswer({ ...knowledge, intents, faqs }, faq);
}
/** The share from which a question without a product is answered by an FAQ. */
const MIN_FAQ_SHARE = 0.1;

const MAX_UNKNOWN = 2;
const FOR_A_PERSON =
  /\bfor (?:an? |my |our |the |this |some )(?:\w+ ){0,2}(?:lady|gentleman|gent|man|woman|chap|fella|bloke|resident|patient|person|boy|girl|lad|lass|client|relative|nan|mum|dad)\b/u;

/** "Which sips come in pistachio": an unknown flavour, so that no list of other flavours is given. */
function unknownFlavour({ text, unknown, leftOver }: Query): string | undefined {
  const [, ...words] = ASKS_FOR_A_FLAVOUR.exec(text) ?? [];
  return words.find((word) => word !== undefined && [...unknown, ...leftOver].includes(word));
}
const ASKS_FOR_A_FLAVOUR =
  /\b(?:comes?|available) in (?:an? )?(\w+)\b|\b(?!(?:favourite|usual|other|new|different|same|best|popular|own|only)\b)(\w+) flavou?r(?:s|ed)?\b/u;

const LIST_CRITERIA = kinds('disorder', 'type', 'brand', 'diet', 'allergen');
/** Unknown words in the place of a product name: "protein in fortisip", "fortisip kcal". */
function foreignIn({ unknown, text }: Query): string[] {
  const words = text.split(' ');
  const long = unknown.filter((word) => word.length >= MIN_NAME_LENGTH);
  const isPlaced = (word: string) =>
    // "Gloopy feeds", "blenderised the": an adjective or a verb, not a name.
    !FOLLOWS_NO_NAME.test(words[words.indexOf(word) + 1] ?? '') &&
    (words[0] === word ||
      /^(?:in|of|for|does|do|has|is|the|from|about|,)$/u.test(words[words.indexOf(word) - 1] ?? ''));
  return long.length > 0 && (words.length <= 4 || long.some(isPlaced)) ? long : [];
}
const FOLLOWS_NO_NAME =
  /^(?:feeds?|products?|drinks?|sips?|powders?|supplements?|ones?|me|us|you|it|the|an?|my|our|what|how|which|that|here|to)$/u;
/** A question about the app, a method, a document, a contact or an FAQ. */
function general(knowledge: Knowledge, query: Query): Draft {
  const { general: names, text, unknown } = query;
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
      const say = allMeaningsIn(knowledge, text);
      if (say.length === 0) break;
      return meaningsDraft(say);
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
  return unknownAnswer(knowledge, unknown, text.split(' ').length <= unknown.length + 1);
}
