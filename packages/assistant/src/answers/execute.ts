// Longer than other files: what is a list, a question of the FAQs or of the app is decided in one order, to be read in one go.
import { isAvailable, nutrientById } from '../catalogue.ts';
import { isOtherMakers } from '../vocabulary/other-makers.ts';
import { findPhrases, listed } from '../language/phrases.ts';
import type { SmallTalk } from '../intent/intents.ts';
import { WHAT_IT_IS, kinds } from '../message/criterion-kinds.ts';
import type { Criterion, Query } from '../message/query.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import { keeps } from './lists/criteria.ts';
import { notOneOfOurs, whichOfSeveral, whichProduct } from './ask-back.ts';
import {
  asking,
  catalogueSource,
  type Draft,
  type Knowledge,
  notTakenIn,
  PAGES,
  questions,
  quoted,
  said,
  whoKnows,
} from './draft.ts';
import { faqAnswer, sampleAnswer } from './faq-answers.ts';
import { appAnswer, contactAnswer, documentAnswer, smallTalkAnswer, unknownAnswer } from './general.ts';
import { methodAnswer } from './methods/method-answer.ts';
import { listAnswer } from './lists/list-answer.ts';
import { bareMeanings, meaningsAlone, meaningsAsked, meaningsIn, withMeaning } from './meanings.ts';
import { noRowAnswer } from './figures/nutrient-answer.ts';
import { quotedOrNamed, unclaimedIn } from './compose/unclaimed.ts';
import { eachProductParts, lineParts } from './products/each-product.ts';
import { isOnAnUnreadBasis } from './lists/ranking.ts';
import { productAnswer } from './products/product-answer.ts';
import { onItsOwnBasis, sameInAnyAmount } from './figures/own-basis.ts';

/** Looks a query up: the only way to a figure, for Sim and for any assistant in its place. */
export function execute(query: Query, knowledge: Knowledge): Draft {
  const { text, products } = query;
  if (query.asksWhy) return withoutAReason(execute({ ...query, asksWhy: false }, knowledge));
  // "What is ACBS, and is Dalesip Milk approved": the word is asked of first, by itself.
  const first = /^(.*?) (?:,|and|plus) /u.exec(text)?.[1] ?? '';
  const all = products.length === 0 ? meaningsAsked(knowledge, text) : [];
  const meanings = all.length > 0 ? all : meaningsAsked(knowledge, first);
  const whole = withWhatIsLeft(query, lookedUp(query, knowledge), knowledge);
  if (meanings.length > 0)
    return products.length === 0
      ? withMeaning(meanings, whole)
      : { ...whole, say: [...meanings, ...whole.say] };
  // "GTIN?": of nothing that could be looked up.
  const bare = whole.kind === 'unknown' || whole.kind === 'question' ? bareMeanings(knowledge, text) : [];
  if (bare.length > 0) return meaningsAlone(bare);
  return query.subject === 'list' && NEW.test(text) ? withNothingNew(whole) : whole;
}

/** "Any new sip feeds": a list of all of them is none of the new ones. */
const withNothingNew = (told: Draft): Draft =>
  told.kind === undefined || told.kind === 'answer'
    ? { ...told, say: [...told.say, 'The catalogue does not mark which products are new.'] }
    : told;
const NEW =
  /\b(?:new|newest|newly|latest|recently|lately)\b(?! (?:patients?|mums?|borns?|starters?|to|regimens?|diagnos\w+|onset)\b)/u;

/** No reason is made up: what is known is said again, and whom to ask. */
const withoutAReason = (told: Draft): Draft => ({
  ...told,
  say: ['I know no reason for it beyond this:', ...told.say],
  links: [...(told.links ?? []), PAGES.contact],
});

/** Every product and nutrient that was read is in the answer, or is named as not taken in. */
function withWhatIsLeft(query: Query, found: Draft, { names }: Knowledge): Draft {
  if (found.kind === 'refusal' || found.kind === 'question' || found.kind === 'unknown') return found;
  const told = JSON.stringify(found.say).toLowerCase();
  const hasFigures = found.say.some(
    (part) => typeof part === 'object' && (part.kind === 'values' || part.kind === 'table'),
  );
  const words = query.text.split(' ');
  // What was only filled in from the question before has not been typed.
  const typedNames = names.all.flatMap(({ product, rest }) =>
    query.products.includes(product.id) && rest.some((word) => words.includes(word)) ? [product.name] : [],
  );
  const typed = findPhrases(NUTRIENT_WORDS, words).flatMap(({ value }) =>
    value.kind === 'known' ? [value.id] : [],
  );
  const nutrientNames = query.nutrients.flatMap((id) =>
    typed.includes(id)
      ? (nutrientById(id)?.name.replace(/^of which |^L-| \(.*$|(?<=^Vitamin [DK])\d/gu, '') ?? [])
      : [],
  );
  const left = [...typedNames, ...nutrientNames, ...query.withoutRow].filter(
    (name) => !told.includes(name.toLowerCase()),
  );
  return {
    ...found,
    say: said(
      hasFigures && withoutParts(query.apart),
      ...found.say,
      sameInAnyAmount(query, told),
      notTakenIn(left),
    ),
  };
}

/** What a sum leaves out is said before its figures. */
const withoutParts = (apart: readonly string[]): string =>
  apart.length === 0
    ? ''
    : `Left out of these figures: ${listed(quoted(apart))}. I did not recognise a product in ${apart.length === 1 ? 'it' : 'them'}.`;

function lookedUp(given: Query, knowledge: Knowledge): Draft {
  const whole = withTheOne(given, knowledge);
  const query = { ...whole, criteria: whole.criteria.map(onItsOwnBasis).map(asLeftOut(whole)) };
  const { subject, products, unclear } = query;
  if (isOnAnUnreadBasis(query) && (subject === 'list' || products.length > 1))
    return asking('product.find', knowledge.sentences.whichBasis, BASES);
  if (subject === 'products' && products.length > 0)
    return together(withUnclaimed(knowledge, query, productAnswer(knowledge, query)));
  // Into a vein goes none of them, and of no stock is known which.
  if (subject === 'products' && unclear !== null && !OF_ALL.test(query.topics[0] ?? ''))
    return eachProductParts(knowledge, query, whichOfSeveral(knowledge, query));
  return withoutAProduct(knowledge, query);
}

/** "Not powder" says nothing of tablets. */
const asLeftOut =
  ({ text }: Query) =>
  (each: Criterion): Criterion =>
    !each.is && each.kind === 'form' && each.value === 'powder-and-tablets' && !/\btab/u.test(text)
      ? { ...each, value: 'powder' }
      : each;

function withUnclaimed(knowledge: Knowledge, query: Query, drafts: Draft[]): Draft[] {
  const isAnswered = drafts.every(({ kind = 'answer' }) => kind === 'answer');
  const left = isAnswered ? unclaimedIn(query, knowledge) : [];
  return [
    ...drafts,
    ...left.map((each) =>
      'query' in each ? lookedUp(each.query, knowledge) : quotedOrNamed(each.words, query, knowledge),
    ),
  ];
}

const BASES = { choices: questions(['Per 100 ml', 'Per 100 g', 'Per 100 kcal', 'Per pack']) };

const OF_ALL = /^(?:vein|stock|price|sample)$/u;

/** What tells one product from the others; a country or an age tells of many. */
const TELLS_APART = kinds('form', 'disorder', 'type', 'container', 'brand', 'pack');

/**
 * "Flavours of the HCU pouch", "protein in two slices of the low protein loaf": what is asked of a label is asked of the
 * one product that is all that was said of it, by its criteria and the words of its name.
 */
function withTheOne(query: Query, { products, names, country }: Knowledge): Query {
  const { criteria, topics, nutrients, amounts, basis, asksForSome, isCount, order, unclear, isWeak } = query;
  const asksOfALabel =
    (topics.length > 0 && !isWeak) ||
    ((nutrients.length > 0 || amounts.length > 0) && (!asksForSome || basis !== null || amounts.length > 0));
  const tells = criteria.filter(({ kind, is }) => is && TELLS_APART.has(kind));
  const isSought =
    query.namesProducts || /^(?:(?:and|so|,) )*(?:list|show|any|which|all|find)\b/u.test(query.text);
  if (query.products.length > 0 || unclear !== null || order !== null || isCount || isSought) return query;
  const isOfValues = criteria.some(({ kind }) => kind === 'nutrient' || kind === 'claim');
  if (!asksOfALabel || tells.length === 0 || isOfValues) return query;
  const words = query.text.split(' ').filter((word) => !NUTRIENT_WORDS.has(word));
  const fitting = products.filter(
    (product) => isAvailable(product, country) && tells.every((each) => keeps(each, product, country)),
  );
  const counted = names.all
    .filter(({ product }) => fitting.includes(product))
    .map(({ product, rest }) => ({ product, count: rest.filter((word) => words.includes(word)).length }));
  const most = Math.max(...counted.map(({ count }) => count));
  const [best, other] = counted.filter(({ count }) => count === most);
  // Where no word of a name was said, the brand was, and it has no other.
  const isNamed = most > 0 || (fitting.length === 1 && tells.some(({ kind }) => kind === 'brand'));
  if (best === undefined || other !== undefined || !isNamed) return query;
  return {
    ...query,
    subject: 'products',
    products: [best.product.id],
    criteria: criteria.filter((each) => !tells.includes(each)),
    general: [],
    unread: query.unread.filter(
      (word) => !names.all.some(({ product, rest }) => product === best.product && rest.includes(word)),
    ),
  };
}

/** Drafts one after the other, as one. */
export function together(drafts: readonly Draft[]): Draft {
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
  };
}

const SHORTEST_NAME = 4;

const ON_LACTOSE = 'faq-20';
const LACTOSE = /\bgalactosa?emi\w+|\blactose (?:intoleran\w+|malabsorption|deficien\w+)/u;

/** No product was named: of the app, a list, or something of a label. The first that fits, in this order. */
function withoutAProduct(knowledge: Knowledge, query: Query): Draft {
  const { subject, text, criteria, topics, nutrients, withoutRow, unknown, leftOver } = query;
  const { isCount, order, asksForSome, namesProducts } = query;
  const isAList = subject === 'list';
  const isOnly = (...kinds: string[]) => criteria.every(({ kind }) => kinds.includes(kind));
  const isOfValues = nutrients.some((id) => id !== 'water') || withoutRow.length > 0;
  // "What does the yellow bar mean": one word that may be a kind of product, beside others that mean nothing here.
  const isThin =
    isOnly('form', 'container') && unknown.length + (namesProducts ? leftOver.length - 1 : 0) > 0;
  const isSought = (asksForSome || namesProducts) && topics.length === 0 && !isThin;
  const isList = isAList && (isCount || order !== null || isSought);
  const hasForm = criteria.some(({ kind, is }) => kind === 'form' && is);

  const others = unknown.filter(isOtherMakers);
  if (others.length > 0 && !(isAList && criteria.some(({ kind }) => WHAT_IT_IS.has(kind))))
    return notOneOfOurs(query, others);
  if (query.unreadTraits.length > 0 && (isAList || topics[0] === 'indications'))
    return unknownAnswer(knowledge, query.unreadTraits);
  // A list by what is not marked would be one of any feed.
  const lactose = LACTOSE.test(text) ? knowledge.faqs.find(({ id }) => id === ON_LACTOSE) : undefined;
  if (lactose !== undefined) return faqAnswer(knowledge, lactose);
  if (topics[0] === 'hangTime') return methodAnswer(knowledge, ['hang'], query);
  if (subject === 'general') return general(knowledge, query);
  // "No sucrose or lactose": a list that keeps to one of the two would be a wrong one.
  const isLeftOut = isAList && /\b(?:no|not|without|free)\b/u.test(text);
  if (
    withoutRow.length > 0 &&
    (nutrients.length === 0 || isLeftOut) &&
    (isAList || namesProducts || asksForSome)
  )
    return noRowAnswer([], withoutRow);
  if (topics.includes('price')) return whoKnows(knowledge, 'The app holds no prices.');
  if (topics[0] === 'stock' && !asksForSome)
    return whoKnows(knowledge, 'The app holds no stock or delivery figures.');
  const taste = tasteAsked(query);
  if (taste !== undefined)
    return {
      intent: 'product.flavours',
      say: [`The catalogue has no flavour called ${listed(quoted([taste]))}.`],
      sources: [catalogueSource(knowledge, null, 'flavours')],
      links: [PAGES.products],
    };
  const isSurelyAList = criteria.some(({ kind }) => SURELY_A_LIST.has(kind));
  // "Do you keep Complan": a name, and neither what is stored nor what is in stock.
  const [, sought = ''] = DO_YOU_HAVE.exec(text) ?? [];
  const foreign =
    sought.length >= SHORTEST_NAME && unknown.includes(sought)
      ? [sought]
      : (isAList ? isList || namesProducts || hasForm || isSurelyAList : !isOfValues && topics.length === 0)
        ? []
        : foreignIn(query);
  if (foreign.length > 0) return notOneOfOurs(query, foreign);
  // What is not understood to the last word may ask for something else than a list.
  const isByMark = hasForm && criteria.some(({ kind }) => kind === 'allergen' || kind === 'diet');
  const isUnderstood = isByMark
    ? unknown.length <= 1
    : (unknown.length === 0 && leftOver.length <= (hasForm ? 1 : 0)) ||
      // "Sips in 200 ml for a fussy lady": whoever it is for, the list keeps to all that it has.
      (hasForm && criteria.length > 1 && unknown.length <= MOST_UNKNOWN && FOR_SOMEBODY.test(text));
  // "Crunchy snacks for PKU": those for PKU, and that "crunchy" was not taken in.
  if (isAList && (isUnderstood || isList || isSurelyAList))
    return lineParts(knowledge, query, listAnswer(knowledge, query));
  if (topics[0] === 'sample' || criteria.some(({ kind }) => kind === 'sample'))
    return sampleAnswer(knowledge);
  if (unknown.length > 0 && isAList && nutrients.length + topics.length > 0)
    return notOneOfOurs(query, unknown);
  return isAList || (unknown.length > 0 && !isOfValues)
    ? unknownAnswer(knowledge, [...unknown, ...(isAList ? leftOver : [])])
    : (askedOfAny(knowledge, query) ?? whichProduct(query));
}

/** "How long does an opened tin last", of no product: what is said of them all. */
function askedOfAny({ intents, faqs, ...knowledge }: Knowledge, { heard }: Query): Draft | undefined {
  const found = intents(heard, null).find(({ name }) => name.startsWith('faq:'));
  const faq = faqs.find(({ id }) => `faq:${id}` === found?.name);
  return found === undefined || faq === undefined || found.share < OF_ANY
    ? undefined
    : faqAnswer({ ...knowledge, intents, faqs }, faq);
}
/** So likely that a question which names no product is one that we are often asked. */
const OF_ANY = 0.1;

const MOST_UNKNOWN = 2;
const FOR_SOMEBODY =
  /\bfor (?:an? |my |our |the |this |some )(?:\w+ ){0,2}(?:lady|gentleman|gent|man|woman|chap|fella|bloke|resident|patient|person|boy|girl|lad|lass|client|relative|nan|mum|dad)\b/u;

/** "Which sips come in pistachio": a list of all of them would be of other flavours. */
function tasteAsked({ text, unknown, leftOver }: Query): string | undefined {
  const [, ...words] = OF_A_TASTE.exec(text) ?? [];
  return words.find((word) => word !== undefined && [...unknown, ...leftOver].includes(word));
}
const OF_A_TASTE =
  /\b(?:comes?|available) in (?:an? )?(\w+)\b|\b(?!(?:favourite|usual|other|new|different|same|best|popular|own|only)\b)(\w+) flavou?r(?:s|ed)?\b/u;

const SURELY_A_LIST = kinds('disorder', 'type', 'brand', 'diet', 'allergen');
/** What stands where a product would: "protein in fortisip", "fortisip kcal". */
function foreignIn({ unknown, text }: Query): string[] {
  const words = text.split(' ');
  const long = unknown.filter((word) => word.length >= SHORTEST_NAME);
  const isPlaced = (word: string) =>
    // "Gloopy feeds", "blenderised the": what describes, and what is done.
    !NO_NAME_BEFORE.test(words[words.indexOf(word) + 1] ?? '') &&
    (words[0] === word ||
      /^(?:in|of|for|does|do|has|is|the|from|about|,)$/u.test(words[words.indexOf(word) - 1] ?? ''));
  return long.length > 0 && (words.length <= 4 || long.some(isPlaced)) ? long : [];
}
const NO_NAME_BEFORE =
  /^(?:feeds?|products?|drinks?|sips?|powders?|supplements?|ones?|me|us|you|it|the|an?|my|our|what|how|which|that|here|to)$/u;
const DO_YOU_HAVE = /^(?:do|have) you (?:keep|stock|sell|do|make|have|got) (?:any |the )?(\w+)/u;
/** Of the app, a method, a document, a desk or an FAQ. */
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
      const say = meaningsIn(knowledge, text);
      if (say.length === 0) break;
      return meaningsAlone(say);
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
