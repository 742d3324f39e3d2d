// Longer than other files: what a message intends is decided in one order.
import { kinds } from '../message/criterion-kinds.ts';
import type { Query } from '../message/query.ts';
import { withPartReplaced } from '../follow-ups/replacement.ts';
import { lastFiguresQuery } from '../follow-ups/fill-in.ts';
import { countADay, inTotal, otherRun } from '../follow-ups/other-amounts.ts';
import type { Conversation } from '../follow-ups/conversation.ts';
import { familyOf, type Likelihood } from './classifier.ts';
import { type Intents, isRefused, shareOf } from './intents.ts';

/** So likely that all of a message asks one thing, that it is not parted. */
const OF_ALL = 0.7;
/** So likely that a part of a message asks for something else than a look-up. */
const OF_A_PART = 0.6;
/** A few words go on with what was spoken of, unless something else is this likely. */
const SURE = 0.75;
/** Less likely than this it may be anything. */
const UNSURE = 0.5;
/** So likely that an FAQ is asked, whatever could be listed by its words. */
const OF_AN_FAQ = 0.9;
const SHORT = 8;
/** So likely that our desk is asked for, where we are spoken to. */
const OF_THE_DESK = 0.15;
const SPEAKS_TO_US = /\b(?:you|ye|your|youre)\b/u;
/** So likely that an FAQ tells how feeds are kept or given, where no product is named. */
const OF_HANDLING = 0.1;

const LOOK_UP = 'lookup';
/** Likely enough for a look-up, where all was read as one. */
const PERHAPS = 0.05;
/** "PKU protein substitutes" */
const FEW = 4;
const OF_HELP = /^(?:method|app|faq|contact|document|meaning|talk)$/u;
const CLEARS = /^app:(?:newPatient|reset|region|kept)$/u;
/** "Does that lose the patient too", "would it get rid of my templates" */
const WHAT_GOES =
  /^(?:(?:and|so|but|ok|then) )*(?:is|are|do|does|will|would) (?:the|my|any|all) .*\b(?:gone|lost|wiped|deleted|cleared|erased|removed|kept|stay|go)\b|^(?:(?:and|so|but|ok|then) )*(?:does|doesnt|do|will|wont|would|wouldnt|is|isnt|did|has) (?:that|it|this|they)(?: (?:also|all|not|just|then|even))* (?:wip\w+|clear\w*|los\w+|delet\w+|remov\w+|eras\w+|affect\w*|chang\w+|reset\w*|get rid|touch\w*|keep\w*|kept|leav\w+|drop\w*|bin|throw|tak\w+|go|gone|cover|includ\w+)\b/u;
/** Each query with what it is meant to ask beside products: the app, a method, a document, a person, an FAQ, small talk. */
export function applyIntent(
  queries: readonly Query[],
  likely: readonly Likelihood[],
  conversation: Conversation,
  intents: Intents,
): Query[] {
  const [top] = likely;
  if (top === undefined) return [...queries];
  // "PENG and Henry, how do they differ": of both, and nothing of products.
  const areMethods = queries.every(({ general, products }) => general.length > 0 && products.length === 0);
  // Several methods of one kind are one question: "energy for a girl of 9, which reference in Ireland".
  const family = familyOf(top.name);
  const share = family === 'method' ? shareOf(likely, family) : top.share;
  const isOne = queries.length < 2 || areMethods || (top.name !== LOOK_UP && share >= OF_ALL);
  if (isOne) {
    const meant = ofIntent(together(queries), likely, conversation, intents);
    // What is looked up after all is looked up part by part.
    return meant === undefined ? queries.map(ofProducts) : [meant];
  }
  const namesNone = queries.every(({ heard }) => !heard.includes('_'));
  return queries.map((query, at) => {
    // "Dalesip Plant: vegan? does it need mixing?": goes on from the part that names the product.
    const isOfTheNamed =
      at > 0 &&
      !query.heard.includes('_') &&
      (query.products.length > 0 ||
        (AFTER_ONE.test(conversation.before ?? '') && isAskedOfALabel(query) && namesNone));
    const before = isOfTheNamed ? 'lookup' : at === 0 ? conversation.before : null;
    const part = intents(query.heard, before);
    const first = part[0];
    // "Is X reimbursable, what is the GMS code": the code of X, and no document.
    const isOfTheProduct =
      query.topics.length > 0 &&
      familyOf(first?.name ?? '') === 'document' &&
      queries.some(({ products }) => products.length > 0);
    // "Which puddings are there and what IDDSI level are they": of those.
    const isOfTheListed =
      query.reference !== null && queries[at - 1]?.subject === 'list' && isAskedOfALabel(query);
    const isOfElse =
      first !== undefined &&
      !isOfTheListed &&
      first.name !== LOOK_UP &&
      !isRefused(first.name) &&
      !isOfTheProduct &&
      shareOf(part, familyOf(first.name)) >= OF_A_PART;
    return (
      (isOfElse
        ? ofIntent(query, part, isOfTheNamed ? { ...conversation, before } : conversation, intents)
        : undefined) ?? ofProducts(query)
    );
  });
}

const AFTER_ONE = /^(?:lookup|compare)$/u;
const isAskedOfALabel = ({ subject, topics, nutrients, criteria, leftOver, unknown }: Query): boolean =>
  subject !== 'general' &&
  topics.length + nutrients.length + criteria.length > 0 &&
  leftOver.length + unknown.length === 0;

/** A look-up: named methods and the like are no part of it. */
const ofProducts = (query: Query): Query => ({ ...query, general: [] });

/** All of a message as one question of no product. */
const together = ([first, ...others]: readonly Query[]): Query =>
  others.reduce<Query>(
    (whole, query) => ({
      ...whole,
      text: `${whole.text} , ${query.text}`,
      heard: [...whole.heard, ',', ...query.heard],
      nutrients: [...new Set([...whole.nutrients, ...query.nutrients])],
      criteria: [...whole.criteria, ...query.criteria],
      general: [...new Set([...whole.general, ...query.general])],
    }),
    first as Query,
  );

const IS_AN_FAQ = /^faq:(?!same)/u;
const IS_OF_THE_APP = /^app:(?!other|same)/u;
/** By both messages together, and by the last one alone, which counts half. */
function likeliestOf(
  those: RegExp,
  together: readonly Likelihood[],
  alone: readonly Likelihood[],
): Likelihood | undefined {
  const shareAlone = new Map(alone.map(({ name, share }) => [name, share]));
  return together
    .filter(({ name }) => those.test(name))
    .map(({ name, share }) => ({ name, share: share * Math.sqrt(shareAlone.get(name) ?? 0) }))
    .toSorted((one, other) => other.share - one.share)[0];
}

const FORM_OR_COUNTRY = kinds('form', 'container', 'country');

/** Something of a label was read: a value or a fact of a product, or a list by what products are. */
const isOfALabel = (query: Query): boolean => {
  const { products, topics, nutrients, subject, criteria, asksForSome, namesProducts } = query;
  return products.length > 0
    ? topics.length + nutrients.length > 0
    : subject === 'list' &&
        (asksForSome || namesProducts || criteria.some(({ kind }) => kind === 'form')) &&
        (criteria.some(({ kind }) => !FORM_OR_COUNTRY.has(kind)) ||
          // "Products in Ireland that are not in the UK".
          criteria.filter(({ kind }) => kind === 'country').length > 1);
};

/** How feeds are kept and given, of no product: an FAQ tells it that is likely enough, and no list. */
const handlingOf = (
  { topics, products, isWeak }: Query,
  likely: readonly Likelihood[],
): Likelihood | undefined =>
  products.length === 0 && topics.some((topic) => /^(?:directions|storage|dilution)$/u.test(topic))
    ? likely.find(({ name, share }) => IS_AN_FAQ.test(name) && share >= (isWeak ? UNSURE : OF_HANDLING))
    : undefined;

/** A list, or something of a product, of which no word was left over. */
const isAllRead = (query: Query): boolean => {
  const { subject, criteria, products, topics, nutrients, unknown, leftOver } = query;
  if (unknown.length + leftOver.length > 0) return false;
  return subject === 'list'
    ? criteria.length > 0
    : products.length > 0 && topics.length + nutrients.length > 0;
};

/** "Men?" goes on with a method, "kids?" with an FAQ, whichever it was. */
const isOfTheSame = ({ name }: Likelihood): boolean => name.endsWith(':same');

type Intended = {
  query: Query;
  likely: readonly Likelihood[];
  /** The likeliest of what is not refused. */
  top: Likelihood;
  before: Conversation['before'];
  isShort: boolean;
  isTheSame: boolean;
  isHandling: boolean;
  /** A product was spoken of before. */
  isOfSpoken: boolean;
};

/** What is asked beside products; `undefined` where it is a look-up. */
function ofIntent(
  query: Query,
  likely: readonly Likelihood[],
  conversation: Conversation,
  intents: Intents,
): Query | undefined {
  const { before } = conversation;
  // "Sorry, under", after a list with a limit, "for 16 hours", after a rate, "2 a day", after figures: nothing is asked beside it.
  const last = conversation.query;
  if (
    last !== null &&
    (withPartReplaced(query, last) ??
      inTotal(query, conversation) ??
      otherRun(query, last) ??
      countADay(query, lastFiguresQuery(conversation) ?? last)) !== undefined
  )
    return undefined;
  const handling = handlingOf(query, likely);
  const likeliest =
    handling ??
    likely.find((each) => !isRefused(each.name) && !(isOfTheSame(each) && familyOf(each.name) !== before));
  // "What time are you open": nothing of the world outside is asked of who is spoken to.
  const desk = likely.find(({ name, share }) => name === 'contact' && share >= OF_THE_DESK);
  const top = (likeliest?.name === 'outside' && SPEAKS_TO_US.test(query.text) && desk) || likeliest;
  if (top === undefined) return undefined;
  const isShort = query.text.split(' ').length <= SHORT;
  const intended = {
    query,
    likely,
    top,
    before,
    isShort,
    isTheSame: isOfTheSame(top),
    isHandling: top === handling,
    isOfSpoken: conversation.query?.subject === 'products' && conversation.query.products.length > 0,
  };
  if (isLookedUp(intended)) return undefined;
  const printed = printedAfterAMethod(intended, conversation.asked);
  const goesOn = printed === undefined && goesOnWithAMethod(intended);
  const isOfAnFaq = goesOnWithAnFaq(intended);
  const heard = isOfAnFaq ? [...(conversation.asked?.heard ?? []), ',', ...query.heard] : query.heard;
  const faq = isOfAnFaq ? likeliestOf(IS_AN_FAQ, intents(heard, null), likely) : undefined;
  const named = familyOf(top.name) === 'method' ? query.general : [];
  const ofTheApp = before === 'app' ? goesOnWithTheApp(intended, conversation.asked, intents) : undefined;
  return {
    ...query,
    subject: 'general',
    products: [],
    unclear: null,
    topics: [],
    // "Upper level of selenium": a table of its own.
    nutrients: top.name === 'method:reference' || goesOn ? query.nutrients : [],
    order: null,
    isCount: false,
    criteria: query.criteria.filter(({ kind }) => kind === 'age' || kind === 'country'),
    heard,
    general: goesOn
      ? []
      : faq !== undefined
        ? [faq.name]
        : (printed ?? ofTheApp ?? (named.length > 0 ? named : [top.name])),
  };
}

/** How long a feed keeps, opened and unopened. */
const IS_KEPT = /^faq:faq-(?:09|10|11|12)$/u;

/** Of products after all, whatever the words are nearest to. */
function isLookedUp(intended: Intended): boolean {
  const { query, likely, top, before, isShort, isTheSame, isHandling, isOfSpoken } = intended;
  const { name, share } = top;
  if (name === LOOK_UP) return true;
  // "How long does an open bottle keep", after an emulsion: its label says so, and of it another time than of most.
  if (
    isOfSpoken &&
    IS_KEPT.test(name) &&
    query.topics.some((topic) => topic === 'storage' || topic === 'shelfLife')
  )
    return true;
  // "Does a litre of Tarnvane Standard meet the RNI for iron": what its label holds.
  if (name === 'method:reference' && query.products.length > 0 && query.nutrients.length > 0) return true;
  // What FAQs say in general a label answers for its product; "tin of powder?", after how long a bottle keeps, is of the FAQs.
  const least = before === 'faq' ? UNSURE : OF_AN_FAQ;
  const isSurelyAnFaq = familyOf(name) === 'faq' && share >= least && query.products.length === 0;
  const isElse = isSurelyAnFaq || isTheSame || isHandling;
  if (isOfALabel(query) && !isElse && /^(?:faq|meaning|outside|app:region)/u.test(name)) return true;
  // "How do I order Dalesip Mini": its codes as well.
  if (name === 'app:order' && query.products.length > 0 && query.topics[0] === 'codes') return true;
  // "Protein powders": nothing else is likely, and all of it was read.
  const isAfterHelp = OF_HELP.test(before ?? '');
  const isBare = query.text.split(' ').length <= FEW && !isAfterHelp;
  const leastOfLookUps = isAfterHelp ? share : PERHAPS;
  if (
    !isHandling &&
    isAllRead(query) &&
    (isBare || (share < UNSURE && shareOf(likely, LOOK_UP) >= leastOfLookUps))
  )
    return true;
  // "RNI for calcium": a method by its name.
  const isNamed =
    query.general.length > 0 &&
    (familyOf(name) === 'method' ? share >= PERHAPS : shareOf(likely, 'method') >= UNSURE);
  // "Make it five", "no, the other one": a few words after a look-up go on with it, if they are no likelier of something else.
  const isAfterALookUp = /^(?:lookup|list|compare)$/u.test(before ?? '');
  // "Where do I keep it", "can I use it for prem babies"; "can I use this app offline" is not all read.
  const isAll = query.topics.length > 0 && query.leftOver.length + query.unknown.length === 0;
  const isOfThem = query.reference !== null && (isAll || query.criteria.length > 0);
  const isRead = isOfThem || query.products.length + query.nutrients.length + query.withoutRow.length > 0;
  const isLikelier = isRead ? share >= SURE : shareOf(likely, familyOf(name)) > shareOf(likely, LOOK_UP);
  // "Nitrogen?", "and the fluid": of the products that were spoken of.
  const isOfANutrient =
    query.nutrients.length + query.withoutRow.length > 0 &&
    query.criteria.length + query.general.length + query.unknown.length + query.leftOver.length === 0;
  return isAfterALookUp && isShort && (!isLikelier || isOfANutrient) && !isNamed;
}

/** "Men?", "and over 60", "who wrote it", after a method. */
const goesOnWithAMethod = ({ query, top: { name, share }, before, isShort, isTheSame }: Intended): boolean =>
  before === 'method' &&
  query.general.length === 0 &&
  (isTheSame || (isShort && (share < UNSURE || (familyOf(name) === 'method' && share < SURE))));

/** "Can I print it", after the feed plan or the recipe: their cards; after another method the report. */
function printedAfterAMethod(
  { top: { name }, before }: Intended,
  asked: Conversation['asked'],
): readonly string[] | undefined {
  if (before !== 'method' || !PRINTS.test(name)) return undefined;
  return asked?.general.some((each) => HAS_CARDS.test(each)) === true ? ['app:cards'] : [name];
}
const PRINTS = /^app:(?:print|cards)$/u;
const HAS_CARDS = /^method:(?:plan|recipe)$/u;

/** "Made up from powder?", after how long a feed hangs. */
const goesOnWithAnFaq = ({ top: { name, share }, before, isShort, isTheSame }: Intended): boolean =>
  before === 'faq' &&
  (isTheSame || (isShort && (share < UNSURE || (familyOf(name) === 'faq' && share < SURE))));

/**
 * A few words after an answer of the app: what both messages are about together, where they alone are surely of nothing else ("and on my phone",
 * after comparing). What goes and what stays the answer before has said ("does that wipe the country as well").
 */
function goesOnWithTheApp(
  { query: { text, heard }, likely, top: { name, share }, isShort, isTheSame }: Intended,
  asked: Conversation['asked'],
  intents: Intents,
): readonly string[] | undefined {
  const last = asked?.general ?? [];
  // "And at 19", after whether a height is needed: the answer before says it of both.
  if (isTheSame) return last.length > 0 ? last : ['app:other'];
  if (last.some((each) => CLEARS.test(each)) && WHAT_GOES.test(text)) return last;
  if (!isShort || last.length === 0 || share >= UNSURE || /^(?:outside|talk)/u.test(name)) return undefined;
  const both = intents([...(asked?.heard ?? []), ',', ...heard], null);
  const likeliest = likeliestOf(IS_OF_THE_APP, both, likely);
  return likeliest === undefined ? undefined : [likeliest.name];
}
