// Longer than other files: what is a list, a question of the FAQs or of the app is decided in one order, to be read in one go.
import { isAvailable, nutrientById } from '../catalogue.ts';
import { findPhrases } from '../language/phrases.ts';
import type { Query } from '../reading/query.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import { keeps } from './criteria.ts';
import { notOneOfOurs, whichOfSeveral, whichProduct } from './ask-back.ts';
import { type Draft, type Knowledge, whoKnows } from './draft.ts';
import {
  faqAnswer,
  faqsFor,
  type Found,
  levelsAnswer,
  perhapsAnswer,
  sampleAnswer,
  sureAnswer,
} from './faq-answers.ts';
import { appAnswer, contactAnswer, documentAnswer, unknownAnswer } from './general.ts';
import { methodAnswer } from './method-answer.ts';
import { listAnswer } from './list-answer.ts';
import { meaningAsked, withMeaning } from './meanings.ts';
import { noRowAnswer } from './nutrient-answers.ts';
import { ofProducts, sameOnAll } from './of-products.ts';

/** Looks a query up: the only way to a figure, for Sim and for any assistant in its place. */
export function execute(query: Query, knowledge: Knowledge): Draft {
  const { text, products } = query;
  // "What is ACBS, and is Dalesip Milk approved": the word is asked of first, by itself.
  const [first = '', ...others] = text.split(/ (?:,|and) /u);
  const meaning =
    products.length === 0 ? meaningAsked(text) : others.length > 0 ? meaningAsked(first) : undefined;
  const found = lookedUp(query, knowledge);
  const whole = withWhatIsLeft(query, found, knowledge);
  if (meaning === undefined) return whole;
  return products.length === 0 ? withMeaning(meaning, whole) : { ...whole, say: [meaning, ...whole.say] };
}

/** Every product and nutrient that was read is in the answer, or is named as not taken in. */
function withWhatIsLeft(query: Query, found: Draft, { names }: Knowledge): Draft {
  if (found.kind === 'refusal' || found.kind === 'question' || found.kind === 'unknown') return found;
  const told = JSON.stringify(found.say).toLowerCase();
  const words = query.text.split(' ');
  // What was only filled in from the question before has not been typed.
  const typedNames = names.all.flatMap(({ product, rest }) =>
    query.products.includes(product.id) && rest.some((word) => words.includes(word)) ? [product.name] : [],
  );
  const typed = findPhrases(NUTRIENT_WORDS, words).flatMap(({ value }) =>
    value.kind === 'known' ? [value.id] : [],
  );
  const nutrientNames = query.nutrients.flatMap((id) =>
    typed.includes(id) ? (nutrientById(id)?.name.replace(/^of which | \(.*$/gu, '') ?? []) : [],
  );
  const left = [...typedNames, ...nutrientNames, ...query.withoutRow].filter(
    (name) => !told.includes(name.toLowerCase()),
  );
  return left.length === 0
    ? found
    : { ...found, say: [...found.say, `I did not take in: ${left.map((name) => `“${name}”`).join(', ')}.`] };
}

function lookedUp(asked: Query, knowledge: Knowledge): Draft {
  const query = withTheOne(asked, knowledge);
  const isOfUs =
    (query.unclear?.kind === 'brand' || query.general.includes('app:maker')) &&
    query.topics.length + query.nutrients.length + query.criteria.length === 0 &&
    query.general.some((name) => name.startsWith('app:'));
  // "Do you keep Complan": a name, and neither what is stored nor what is in stock.
  const [, sought = ''] = DO_YOU_HAVE.exec(query.text) ?? [];
  if (sought.length >= SHORTEST_NAME && query.unknown.includes(sought)) return notOneOfOurs(query, [sought]);
  if (isOfUs) return general(knowledge, query, faqsFor(knowledge, query.text));
  if (query.subject === 'products' && query.products.length > 0)
    return together(ofProducts(knowledge, query));
  if (query.subject === 'products' && query.unclear !== null)
    return sameOnAll(knowledge, query) ?? handlingOf(knowledge, query) ?? whichOfSeveral(knowledge, query);
  // "How long can a feed hang": of no container, and so of each.
  if (query.topics[0] === 'hangTime' && HANGS.test(query.text))
    return methodAnswer(knowledge, ['hang'], query);
  const found = faqsFor(knowledge, query.text);
  const isOfTheApp = query.general.some((name) => /^(?:method|document)/u.test(name)) && !query.isCount;
  if (query.subject === 'general' || isOfTheApp) return general(knowledge, query, found);
  return query.subject === 'list'
    ? ofAList(knowledge, query, found)
    : withoutAProduct(knowledge, query, found);
}

/** "Is it ok to warm Dalesip": where the products of a name differ, the FAQs say what holds for all. */
function handlingOf(knowledge: Knowledge, { topics, text, unclear, nutrients }: Query): Draft | undefined {
  if (
    nutrients.length > 0 ||
    unclear?.kind !== 'brand' ||
    !topics.some((topic) => /^(?:directions|storage|hangTime|dilution)$/u.test(topic))
  )
    return undefined;
  const found = faqsFor(knowledge, text.replace(unclear.heard, 'bottle'));
  return found.sureness === 'none' || found.fit < FITS_WELL ? undefined : sureAnswer(found);
}

/** What tells one product from the others; a country or an age tells of many. */
const TELLS_APART = /^(?:form|disorder|type|container|brand|pack)$/u;

/**
 * "Flavours of the HCU pouch", "protein in two slices of the low protein loaf": what is asked of a label is asked of the
 * one product that is all that was said of it, by its criteria and the words of its name.
 */
function withTheOne(query: Query, { products, names, country }: Knowledge): Query {
  const { criteria, topics, nutrients, amounts, basis, asksForSome, isCount, order, unclear, isWeak } = query;
  const asksOfALabel =
    (topics.length > 0 && !isWeak) ||
    ((nutrients.length > 0 || amounts.length > 0) && (!asksForSome || basis !== null || amounts.length > 0));
  const tells = criteria.filter(({ kind, is }) => is && TELLS_APART.test(kind));
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
  if (
    best === undefined ||
    other !== undefined ||
    (most === 0 && (fitting.length > 1 || !tells.some(({ kind }) => kind === 'brand')))
  )
    return query;
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

/** How much of what was asked an answer of the FAQs has to hold, beside what else it may be. */
const OF_A_VALUE_SHARE = 0.6;
const OF_A_WEAK_SHARE = 0.4;
const FOR_ALL_ITS_WORDS = 0.75;
/** So much of a FAQ's own question was asked that it is meant, and no list. */
const FITS_WELL = 0.35;
const SHORTEST_NAME = 4;
const PRICES = 'The app holds no prices.';
const STOCK = 'The app holds no stock or delivery figures.';

/** Something of a label is asked and no product was named. */
function withoutAProduct(knowledge: Knowledge, query: Query, found: Found): Draft {
  const [topic] = query.topics;
  const isOfValues = query.nutrients.some((id) => id !== 'water') || query.withoutRow.length > 0;
  const foreign = foreignIn(query);
  const isForeign = foreign.length > 0 && (isOfValues || topic !== undefined);
  const isNear = found.sureness === 'near';
  const isOfSome = query.namesProducts || query.asksForSome;
  if (isOfSome && query.withoutRow.length > 0 && query.nutrients.length === 0)
    return noRowAnswer([], query.withoutRow);
  if (query.general.includes('app:privacy')) return appAnswer(knowledge, 'privacy');
  if (query.isWeak && query.general.length > 0 && !isOfValues) return general(knowledge, query, found);
  if (topic === 'sample') return sampleAnswer(knowledge, query.text);
  if (topic === 'stock') return whoKnows(knowledge, STOCK);
  if (topic === 'price' && query.unknown.length === 0) return whoKnows(knowledge, PRICES);
  const levels = topic === 'iddsi' ? levelsAnswer(knowledge, query.text, found) : undefined;
  if (levels !== undefined) return levels;
  if (topic === 'vein') return neverIntoAVein(knowledge);
  if (isForeign && found.share < FOR_ALL_ITS_WORDS) return notOneOfOurs(query, foreign);
  if (found.sureness === 'sure' && (!isOfValues || found.share >= OF_A_VALUE_SHARE)) return sureAnswer(found);
  if (query.isWeak && !isOfValues && isNear && found.share >= OF_A_WEAK_SHARE) return sureAnswer(found);
  if (query.general.length > 0) return general(knowledge, query, found);
  if (isForeign) return notOneOfOurs(query, foreign);
  if (query.unknown.length > 0 && !isOfValues) return unknownAnswer(knowledge, query.unknown);
  return !isOfValues && isNear && query.text.split(' ').length > 3
    ? perhapsAnswer(found)
    : whichProduct(query);
}

/** What stands where a product would: "protein in fortisip", "fortisip kcal". */
function foreignIn({ unknown, text }: Query): string[] {
  const words = text.split(' ');
  const long = unknown.filter((word) => word.length >= SHORTEST_NAME);
  const isPlaced = (word: string) =>
    words[0] === word ||
    /^(?:in|of|for|does|do|has|is|the|from|about)$/u.test(words[words.indexOf(word) - 1] ?? '');
  return words.length <= 4 || long.some(isPlaced) ? long : [];
}

function neverIntoAVein({ faqs }: Knowledge): Draft {
  const faq = faqs.find(({ answer }) => /never into a vein/iu.test(answer));
  return faq === undefined
    ? { intent: 'product.contraindication', say: ['No. Feeds are never given into a vein.'] }
    : faqAnswer([faq]);
}

const ASKS_HOW =
  /^(?:how(?! many)|will|(?:is|are)(?! (?:there|any))|what can (?:block|go wrong|happen)|why|when|should|is it|are they|what happens|do (?:i|we|you)(?! (?:do|have|sell|make|stock|supply|get)\b)|does it|what is the (?:best|safe|right)|can(?! (?:i|you) (?:get|have|show|list)))\b|\b(?:how long|how often|do how|how should|stored?|hang|flush\w*|warmed|be (?:given|used|made|mixed|frozen|added))\b/u;

function ofAList(knowledge: Knowledge, query: Query, found: Found): Draft {
  const { criteria, topics, text, isCount, order, asksForSome, namesProducts } = query;
  const [unreadTrait] = query.unreadTraits;
  if (unreadTrait !== undefined) return unknownAnswer(knowledge, query.unreadTraits);
  const isOnly = (...kinds: string[]) => criteria.every(({ kind }) => kinds.includes(kind));
  // "What does the yellow bar mean": one word that may be a kind of product, beside others that mean nothing here.
  const isThin =
    isOnly('form', 'container') &&
    (namesProducts
      ? query.unknown.length + query.leftOver.length > 1 &&
        criteria.every((each) => each.kind === 'form' && each.value === 'feed')
      : query.unknown.length > 0);
  const isList = isCount || order !== null || (asksForSome && topics.length === 0 && !isThin);
  const hasForm = criteria.some(({ kind }) => kind === 'form');
  const [topic] = topics;
  if (topic === 'price') return whoKnows(knowledge, PRICES);
  const levels =
    topic === 'iddsi' && !asksForSome && !hasForm ? levelsAnswer(knowledge, text, found) : undefined;
  if (levels !== undefined) return levels;
  if (query.withoutRow.length > 0 && query.nutrients.length === 0) return noRowAnswer([], query.withoutRow);
  const foreign = foreignIn(query);
  if (foreign.length > 0 && !isList && !namesProducts && !hasForm) return notOneOfOurs(query, foreign);
  const isHow = ASKS_HOW.test(text) && !/^(?:(?:and|ok|so|,) )*(?:which|list|show|any)\b/u.test(text);
  const asksHow =
    isHow ||
    (topics.length > 0 && !asksForSome) ||
    (isOnly('form', 'age', 'country') && query.nutrients.includes('water') && found.fit >= FITS_WELL) ||
    topics.includes('reimbursement');
  const isHandled =
    !asksForSome && topics.some((each) => /^(?:directions|storage|dilution|hangTime)$/u.test(each));
  const isNear =
    found.sureness === 'near' && !isList && found.share >= OF_A_WEAK_SHARE && (isHow || isHandled);
  // A class of products and what is said of it is looked up: the FAQs answer where it is asked how.
  const told = criteria.filter((each) => !(each.kind === 'form' && each.value === 'feed'));
  const isOfAClass =
    !isHow &&
    query.unknown.length + query.leftOver.length < 3 &&
    told.some(({ kind, is }) => !is || /^(?:form|disorder|type|brand)$/u.test(kind)) &&
    told.length > 1 &&
    topics.every((each) =>
      /^(?:ages|availability|contraindications|indications|diets|allergens)$/u.test(each),
    );
  if (isOfAClass) return listAnswer(knowledge, query);
  const isOfABrand = criteria.some(({ kind }) => kind === 'brand');
  if (!isOfABrand && ((found.sureness === 'sure' && asksHow && !isCount && order === null) || isNear))
    return sureAnswer(found);
  if (topic === 'sample') return sampleAnswer(knowledge, text);
  if (topic === 'stock' && !asksForSome) return whoKnows(knowledge, STOCK);
  if (isOnly('country', 'age') && !isList && query.general.length > 0)
    return general(knowledge, query, found);
  // What is not understood to the last word may ask for something else than a list.
  const isByMark = criteria.some(({ kind }) => kind === 'allergen' || kind === 'diet');
  const isOfAForm = criteria.some(({ kind, is }) => kind === 'form' && is);
  const { unknown, leftOver } = query;
  const isUnderstood =
    isOfAForm && isByMark
      ? unknown.length <= 1
      : unknown.length === 0 && (leftOver.length === 0 || (isOfAForm && leftOver.length === 1));
  if (isUnderstood || isList || (namesProducts && !isThin)) return listAnswer(knowledge, query);
  if (found.sureness === 'sure') return sureAnswer(found);
  if (query.nutrients.length + topics.length > 0 && query.unknown.length > 0)
    return notOneOfOurs(query, query.unknown);
  if (found.sureness === 'near') return perhapsAnswer(found);
  return unknownAnswer(knowledge, [...query.unknown, ...query.leftOver]);
}

const HANGS =
  /^(?:(?:and|what|is|are|the|how|long|can|may|should|does|do|i|you|we|an?|tube|enteral|feeds?|hang\w*|hung|be|times?|for|of|maximum|max|longest|up|limits?) ?)+$/u;
const DO_YOU_HAVE = /^(?:do|have) you (?:keep|stock|sell|do|make|have|got) (?:any |the )?(\w+)/u;
const OF_THE_APP =
  /\b(?:app|regimen|calculators?|country|region|notifications?|report|sim|you|data|privacy|offline|install|product list)\b/u;

function general(knowledge: Knowledge, query: Query, found: Found): Draft {
  const named = (kind: string) =>
    query.general.flatMap((name) => (name.startsWith(`${kind}:`) ? [name.slice(kind.length + 1)] : []));
  const documents = named('document');
  const document = documents.find((name) => name !== 'any');
  const isSure = found.sureness === 'sure';
  // "What is the GMS list" asks what it is, and not where it stands.
  const asksWhat = /^(?:what is|what are|what does|explain|define)\b/u.test(query.text);
  if (document !== undefined && asksWhat && found.sureness !== 'none') return sureAnswer(found);
  if (document !== undefined) return documentAnswer(knowledge, document);
  const methods = named('method');
  // "The Henry equation" is Henry's, not all equations.
  const single = methods.filter((name) => name !== 'energy' && name !== 'protein');
  const apps = named('app');
  // "Does the report hold the feed plan": asked of the report.
  const ofARegimen = ['template', 'cards', 'report'].find((name) => apps.includes(name));
  if (ofARegimen !== undefined && methods.length > 0) return appAnswer(knowledge, ofARegimen);
  if (methods.length > 0) return methodAnswer(knowledge, single.length > 0 ? single : methods, query);
  // "Regimen" and "report" stand beside whatever is asked of them.
  if (apps.includes('privacy')) return appAnswer(knowledge, 'privacy');
  const app = apps.includes('compare')
    ? 'compare'
    : (ofARegimen ?? apps.find((name) => !/^(?:regimen|compare|sim|filter)$/u.test(name)) ?? apps[0]);
  if (app !== undefined && (!isSure || OF_THE_APP.test(query.text))) return appAnswer(knowledge, app);
  if (query.general.includes('contact')) return contactAnswer(knowledge);
  if (documents.length > 0) return documentAnswer(knowledge, 'any');
  if (isSure) return sureAnswer(found);
  if (found.sureness === 'near' && query.unknown.length === 0) return perhapsAnswer(found);
  return unknownAnswer(knowledge, query.unknown, query.text.split(' ').length <= query.unknown.length + 1);
}
