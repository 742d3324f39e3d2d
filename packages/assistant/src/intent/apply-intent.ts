// Longer than other files: it decides in one fixed order what a message asks.
import { kinds } from '../message/criterion-kinds.ts';
import type { Query } from '../message/query.ts';
import { withPartReplaced } from '../follow-ups/replacement.ts';
import { lastFiguresQuery } from '../follow-ups/fill-in.ts';
import { countADay, inTotal, changedRun } from '../follow-ups/other-amounts.ts';
import type { Conversation } from '../follow-ups/conversation.ts';
import { familyOf, type Likelihood } from './classifier.ts';
import { type Intents, isRefused, shareOf } from './intents.ts';

/** From this likelihood, the whole message asks one thing and is not split. */
const WHOLE_MESSAGE = 0.7;
/** From this likelihood, a part of a message asks for something other than a look-up. */
const MESSAGE_PART = 0.6;
/** A few words continue with the last topic, unless something else is this likely. */
const SURELY_OTHER = 0.75;
/** Below this likelihood, it may be anything. */
const UNCERTAIN = 0.5;
/** From this likelihood, an FAQ is asked, whatever its words could list. */
const SURELY_AN_FAQ = 0.9;
const MAX_SHORT_WORDS = 8;
/** From this likelihood, the contact desk is meant, where the message addresses us. */
const CONTACT_DESK = 0.15;
const ADDRESSES_US = /\b(?:you|ye|your|youre)\b/u;
/** From this likelihood, an FAQ tells how feeds are stored or given, where no product is named. */
const HANDLING_FAQ = 0.1;

const LOOK_UP = 'lookup';
/** From this likelihood, it is a look-up, where every word was understood. */
const POSSIBLE_LOOK_UP = 0.05;
/** "PKU protein substitutes" */
const MAX_BARE_WORDS = 4;
const HELP_INTENTS = /^(?:method|app|faq|contact|document|meaning|talk)$/u;
const CLEARS = /^app:(?:newPatient|reset|region|kept)$/u;
/** "Does that lose the patient too", "would it get rid of my templates" */
const ASKS_WHAT_IS_LOST =
  /^(?:(?:and|so|but|ok|then) )*(?:is|are|do|does|will|would) (?:the|my|any|all) .*\b(?:gone|lost|wiped|deleted|cleared|erased|removed|kept|stay|go)\b|^(?:(?:and|so|but|ok|then) )*(?:does|doesnt|do|will|wont|would|wouldnt|is|isnt|did|has) (?:that|it|this|they)(?: (?:also|all|not|just|then|even))* (?:wip\w+|clear\w*|los\w+|delet\w+|remov\w+|eras\w+|affect\w*|chang\w+|reset\w*|get rid|touch\w*|keep\w*|kept|leav\w+|drop\w*|bin|throw|tak\w+|go|gone|cover|includ\w+)\b/u;
/** Gives queries an intent other than products where they have one: the app, a method, a document, a person, an FAQ, small talk. */
export function applyIntent(
  queries: readonly Query[],
  likely: readonly Likelihood[],
  conversation: Conversation,
  intents: Intents,
): Query[] {
  const [top] = likely;
  if (top === undefined) return [...queries];
  // "PENG and Henry, how do they differ": about both, and about no product.
  const areMethods = queries.every(({ general, products }) => general.length > 0 && products.length === 0);
  // Several methods of one kind are one question: "energy for a girl of 9, which reference in Ireland".
  const family = familyOf(top.name);
  const share = family === 'method' ? shareOf(likely, family) : top.share;
  const isOne = queries.length < 2 || areMethods || (top.name !== LOOK_UP && share >= WHOLE_MESSAGE);
  if (isOne) {
    const meant = withIntent(asOneQuery(queries), likely, conversation, intents);
    // What turns out to be a look-up is looked up part by part.
    return meant === undefined ? queries.map(asLookUp) : [meant];
  }
  const namesNone = queries.every(({ heard }) => !heard.includes('_'));
  return queries.map((query, at) => {
    // "Dalesip Plant: vegan? does it need mixing?": continues from the part that names the product.
    const continuesNamed =
      at > 0 &&
      !query.heard.includes('_') &&
      (query.products.length > 0 ||
        (AFTER_PRODUCTS.test(conversation.before ?? '') && asksAboutLabel(query) && namesNone));
    const before = continuesNamed ? 'lookup' : at === 0 ? conversation.before : null;
    const part = intents(query.heard, before);
    const first = part[0];
    // "Is X reimbursable, what is the GMS code": the code of X, not a document.
    const asksForCode =
      query.topics.length > 0 &&
      familyOf(first?.name ?? '') === 'document' &&
      queries.some(({ products }) => products.length > 0);
    // "Which puddings are there and what IDDSI level are they": about the listed puddings.
    const continuesList =
      query.reference !== null && queries[at - 1]?.subject === 'list' && asksAboutLabel(query);
    const isOtherIntent =
      first !== undefined &&
      !continuesList &&
      first.name !== LOOK_UP &&
      !isRefused(first.name) &&
      !asksForCode &&
      shareOf(part, familyOf(first.name)) >= MESSAGE_PART;
    return (
      (isOtherIntent
        ? withIntent(query, part, continuesNamed ? { ...conversation, before } : conversation, intents)
        : undefined) ?? asLookUp(query)
    );
  });
}

const AFTER_PRODUCTS = /^(?:lookup|compare)$/u;
const asksAboutLabel = ({ subject, topics, nutrients, criteria, leftOver, unknown }: Query): boolean =>
  subject !== 'general' &&
  topics.length + nutrients.length + criteria.length > 0 &&
  leftOver.length + unknown.length === 0;

/** A look-up: named methods and the like are dropped. */
const asLookUp = (query: Query): Query => ({ ...query, general: [] });

/** The whole message as one question without products. */
const asOneQuery = ([first, ...others]: readonly Query[]): Query =>
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
/** The likeliest of some intents by both messages together, and by the last one alone, which counts half. */
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

/** Something about a label was read: a value or fact of a product, or a list by criteria. */
const readsLabel = (query: Query): boolean => {
  const { products, topics, nutrients, subject, criteria, asksForSome, namesProducts } = query;
  return products.length > 0
    ? topics.length + nutrients.length > 0
    : subject === 'list' &&
        (asksForSome || namesProducts || criteria.some(({ kind }) => kind === 'form')) &&
        (criteria.some(({ kind }) => !FORM_OR_COUNTRY.has(kind)) ||
          // "Products in Ireland that are not in the UK".
          criteria.filter(({ kind }) => kind === 'country').length > 1);
};

/** How feeds are stored and given, without a product: an FAQ that is likely enough answers it, and no list. */
const handlingOf = (
  { topics, products, isWeak }: Query,
  likely: readonly Likelihood[],
): Likelihood | undefined =>
  products.length === 0 && topics.some((topic) => /^(?:directions|storage|dilution)$/u.test(topic))
    ? likely.find(({ name, share }) => IS_AN_FAQ.test(name) && share >= (isWeak ? UNCERTAIN : HANDLING_FAQ))
    : undefined;

/** A list or a fact of a product, with every word understood. */
const isFullyUnderstood = (query: Query): boolean => {
  const { subject, criteria, products, topics, nutrients, unknown, leftOver } = query;
  if (unknown.length + leftOver.length > 0) return false;
  return subject === 'list'
    ? criteria.length > 0
    : products.length > 0 && topics.length + nutrients.length > 0;
};

/** "Men?" continues with a method and "kids?" with an FAQ, whichever it was. */
const isSameIntent = ({ name }: Likelihood): boolean => name.endsWith(':same');

type Intended = {
  query: Query;
  likely: readonly Likelihood[];
  /** The likeliest intent that is not a refusal. */
  top: Likelihood;
  before: Conversation['before'];
  isShort: boolean;
  isTheSame: boolean;
  isHandling: boolean;
  /** The conversation is about a product. */
  isOfSpoken: boolean;
};

/** The query of an intent other than a look-up; `undefined` for a look-up. */
function withIntent(
  query: Query,
  likely: readonly Likelihood[],
  conversation: Conversation,
  intents: Intents,
): Query | undefined {
  const { before } = conversation;
  // "Sorry, under" after a list with a limit, "for 16 hours" after a rate, "2 a day" after figures: follow-ups of a look-up.
  const last = conversation.query;
  if (
    last !== null &&
    (withPartReplaced(query, last) ??
      inTotal(query, conversation) ??
      changedRun(query, last) ??
      countADay(query, lastFiguresQuery(conversation) ?? last)) !== undefined
  )
    return undefined;
  const handling = handlingOf(query, likely);
  const likeliest =
    handling ??
    likely.find((each) => !isRefused(each.name) && !(isSameIntent(each) && familyOf(each.name) !== before));
  // "What time are you open" addresses us, so it asks nothing about the outside world.
  const contactDesk = likely.find(({ name, share }) => name === 'contact' && share >= CONTACT_DESK);
  const top = (likeliest?.name === 'outside' && ADDRESSES_US.test(query.text) && contactDesk) || likeliest;
  if (top === undefined) return undefined;
  const isShort = query.text.split(' ').length <= MAX_SHORT_WORDS;
  const intended = {
    query,
    likely,
    top,
    before,
    isShort,
    isTheSame: isSameIntent(top),
    isHandling: top === handling,
    isOfSpoken: conversation.query?.subject === 'products' && conversation.query.products.length > 0,
  };
  if (isLookedUp(intended)) return undefined;
  const printed = printedAfterAMethod(intended, conversation.asked);
  const goesOn = printed === undefined && continuesMethod(intended);
  const isOfAnFaq = continuesFaq(intended);
  const heard = isOfAnFaq ? [...(conversation.asked?.heard ?? []), ',', ...query.heard] : query.heard;
  const faq = isOfAnFaq ? likeliestOf(IS_AN_FAQ, intents(heard, null), likely) : undefined;
  const named = familyOf(top.name) === 'method' ? query.general : [];
  const appIntents = before === 'app' ? continuesApp(intended, conversation.asked, intents) : undefined;
  return {
    ...query,
    subject: 'general',
    products: [],
    unclear: null,
    topics: [],
    // "Upper level of selenium": has a table of its own.
    nutrients: top.name === 'method:reference' || goesOn ? query.nutrients : [],
    order: null,
    isCount: false,
    criteria: query.criteria.filter(({ kind }) => kind === 'age' || kind === 'country'),
    heard,
    general: goesOn
      ? []
      : faq !== undefined
        ? [faq.name]
        : (printed ?? appIntents ?? (named.length > 0 ? named : [top.name])),
  };
}

/** How long a feed keeps, opened and unopened. */
const FAQ_ABOUT_KEEPING = /^faq:faq-(?:09|10|11|12)$/u;

/** What only a label says. */
const LABEL_FACTS = /^(?:packs|shelfLife|codes|flavours|ages|ingredients)$/u;

/** Whether it is a look-up after all, whatever intent is likeliest. */
function isLookedUp(intended: Intended): boolean {
  const { query, likely, top, before, isShort, isTheSame, isHandling, isOfSpoken } = intended;
  const { name, share } = top;
  if (name === LOOK_UP) return true;
  // "How long does an open bottle keep" after an emulsion: its label states it, and differs from most.
  if (
    isOfSpoken &&
    FAQ_ABOUT_KEEPING.test(name) &&
    query.topics.some((topic) => topic === 'storage' || topic === 'shelfLife')
  )
    return true;
  // "Shelf life of the thickener": no FAQ says it.
  if (
    familyOf(name) === 'faq' &&
    query.criteria.some(({ kind }) => kind === 'type') &&
    query.topics.some((topic) => LABEL_FACTS.test(topic)) &&
    query.leftOver.length + query.unknown.length === 0
  )
    return true;
  // "Does a litre of Tarnvane Standard meet the RNI for iron": asks for its label value.
  if (name === 'method:reference' && query.products.length > 0 && query.nutrients.length > 0) return true;
  // A label answers for its product what FAQs say in general; "tin of powder?" after how long a bottle keeps is for the FAQs.
  const least = before === 'faq' ? UNCERTAIN : SURELY_AN_FAQ;
  const isSurelyAnFaq = familyOf(name) === 'faq' && share >= least && query.products.length === 0;
  const isElse = isSurelyAnFaq || isTheSame || isHandling;
  if (readsLabel(query) && !isElse && /^(?:faq|meaning|outside|app:region)/u.test(name)) return true;
  // "How do I order Dalesip Mini": asks for its codes as well.
  if (name === 'app:order' && query.products.length > 0 && query.topics[0] === 'codes') return true;
  // "Protein powders": nothing else is likely, and every word was understood.
  const isAfterHelp = HELP_INTENTS.test(before ?? '');
  const isBare = query.text.split(' ').length <= MAX_BARE_WORDS && !isAfterHelp;
  const leastOfLookUps = isAfterHelp ? share : POSSIBLE_LOOK_UP;
  if (
    !isHandling &&
    isFullyUnderstood(query) &&
    (isBare || (share < UNCERTAIN && shareOf(likely, LOOK_UP) >= leastOfLookUps))
  )
    return true;
  // "RNI for calcium": a method by its name.
  const isNamed =
    query.general.length > 0 &&
    (familyOf(name) === 'method' ? share >= POSSIBLE_LOOK_UP : shareOf(likely, 'method') >= UNCERTAIN);
  // "Make it five", "no, the other one": a few words after a look-up continue it, unless something else is likelier.
  const isAfterALookUp = /^(?:lookup|list|compare)$/u.test(before ?? '');
  // "Where do I keep it", "can I use it for prem babies"; in "can I use this app offline" some words are not understood.
  const isTopicUnderstood = query.topics.length > 0 && query.leftOver.length + query.unknown.length === 0;
  const refersToProducts = query.reference !== null && (isTopicUnderstood || query.criteria.length > 0);
  const isRead =
    refersToProducts || query.products.length + query.nutrients.length + query.withoutRow.length > 0;
  const isLikelier = isRead
    ? share >= SURELY_OTHER
    : shareOf(likely, familyOf(name)) > shareOf(likely, LOOK_UP);
  // "Nitrogen?", "and the fluid": about the products in the conversation.
  const asksForNutrient =
    query.nutrients.length + query.withoutRow.length > 0 &&
    query.criteria.length + query.general.length + query.unknown.length + query.leftOver.length === 0;
  return isAfterALookUp && isShort && (!isLikelier || asksForNutrient) && !isNamed;
}

/** "Men?", "and over 60", "who wrote it" after a method. */
const continuesMethod = ({ query, top: { name, share }, before, isShort, isTheSame }: Intended): boolean =>
  before === 'method' &&
  query.general.length === 0 &&
  (isTheSame || (isShort && (share < UNCERTAIN || (familyOf(name) === 'method' && share < SURELY_OTHER))));

/** "Can I print it" after the feed plan or the recipe: their cards. After another method: the report. */
function printedAfterAMethod(
  { top: { name }, before }: Intended,
  asked: Conversation['asked'],
): readonly string[] | undefined {
  if (before !== 'method' || !PRINTS.test(name)) return undefined;
  return asked?.general.some((each) => HAS_CARDS.test(each)) === true ? ['app:cards'] : [name];
}
const PRINTS = /^app:(?:print|cards)$/u;
const HAS_CARDS = /^method:(?:plan|recipe)$/u;

/** "Made up from powder?" after how long a feed hangs. */
const continuesFaq = ({ top: { name, share }, before, isShort, isTheSame }: Intended): boolean =>
  before === 'faq' &&
  (isTheSame || (isShort && (share < UNCERTAIN || (familyOf(name) === 'faq' && share < SURELY_OTHER))));

/**
 * A few words after an answer about the app ("and on my phone" after comparing): the topic of both messages together, unless the
 * words alone are surely about something else. The answer before has said what is kept and what is lost ("does that wipe the
 * country as well").
 */
function continuesApp(
  { query: { text, heard }, likely, top: { name, share }, isShort, isTheSame }: Intended,
  asked: Conversation['asked'],
  intents: Intents,
): readonly string[] | undefined {
  const last = asked?.general ?? [];
  // "And at 19" after whether a height is needed: the previous answer covers both.
  if (isTheSame) return last.length > 0 ? last : ['app:other'];
  if (last.some((each) => CLEARS.test(each)) && ASKS_WHAT_IS_LOST.test(text)) return last;
  if (!isShort || last.length === 0 || share >= UNCERTAIN || /^(?:outside|talk)/u.test(name))
    return undefined;
  const both = intents([...(asked?.heard ?? []), ',', ...heard], null);
  const likeliest = likeliestOf(IS_OF_THE_APP, both, likely);
  return likeliest === undefined ? undefined : [likeliest.name];
}
