// Longer than other files: it decides in one fixed order what a message asks.
import { kinds } from '../message/criterion-kinds.ts';
import type { Query } from '../message/query.ts';
import { withPartReplaced } from '../follow-ups/replacement.ts';
import { lastFiguresQuery } from '../follow-ups/fill-in.ts';
import { packsPerDay, totalQuery, changedRun } from '../follow-ups/other-amounts.ts';
import type { Conversation } from '../follow-ups/conversation.ts';
import { familyOf, type LikelyIntent } from './classifier.ts';
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
const APP_CLEARS_DATA = /^app:(?:newPatient|reset|region|kept)$/u;
/** "Does that lose the patient too", "would it get rid of my templates" */
const ASKS_WHAT_IS_LOST =
  /^(?:(?:and|so|but|ok|then) )*(?:is|are|do|does|will|would) (?:the|my|any|all) .*\b(?:gone|lost|wiped|deleted|cleared|erased|removed|kept|stay|go)\b|^(?:(?:and|so|but|ok|then) )*(?:does|doesnt|do|will|wont|would|wouldnt|is|isnt|did|has) (?:that|it|this|they)(?: (?:also|all|not|just|then|even))* (?:wip\w+|clear\w*|los\w+|delet\w+|remov\w+|eras\w+|affect\w*|chang\w+|reset\w*|get rid|touch\w*|keep\w*|kept|leav\w+|drop\w*|bin|throw|tak\w+|go|gone|cover|includ\w+)\b/u;
/** Gives queries an intent other than products where they have one: the app, a method, a document, a person, an FAQ, small talk. */
export function applyIntent(
  queries: readonly Query[],
  likelyIntents: readonly LikelyIntent[],
  conversation: Conversation,
  intents: Intents,
): Query[] {
  const [top] = likelyIntents;
  if (top === undefined) return [...queries];
  if (comparesHangTimes(queries))
    return [
      { ...asOneQuery(queries), subject: 'general', topics: [], criteria: [], otherIntents: ['method:hang'] },
    ];
  // "PENG and Henry, how do they differ": about both, and about no product.
  const areMethods = queries.every(
    ({ otherIntents, products }) => otherIntents.length > 0 && products.length === 0,
  );
  // Several methods of one kind are one question: "energy for a girl of 9, which reference in Ireland".
  const family = familyOf(top.name);
  const share = family === 'method' ? shareOf(likelyIntents, family) : top.probability;
  const isOneQuestion = queries.length < 2 || areMethods || (top.name !== LOOK_UP && share >= WHOLE_MESSAGE);
  if (isOneQuestion) {
    const otherQuery = queryForIntent(asOneQuery(queries), likelyIntents, conversation, intents);
    // What turns out to be a look-up is looked up part by part.
    return otherQuery === undefined ? queries.map(asLookUp) : [otherQuery];
  }
  const namesNoProduct = queries.every(({ classifierWords }) => !classifierWords.includes('_'));
  return queries.map((query, at) => {
    // "Dalesip Plant: vegan? does it need mixing?": continues from the part that names the product.
    const continuesNamed =
      at > 0 &&
      !query.classifierWords.includes('_') &&
      (query.products.length > 0 ||
        (AFTER_PRODUCTS.test(conversation.previousKind ?? '') && asksAboutLabel(query) && namesNoProduct));
    const previousKind = continuesNamed ? 'lookup' : at === 0 ? conversation.previousKind : null;
    const part = intents(query.classifierWords, previousKind);
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
        ? queryForIntent(
            query,
            part,
            continuesNamed ? { ...conversation, previousKind } : conversation,
            intents,
          )
        : undefined) ?? asLookUp(query)
    );
  });
}

/** "Hang time closed v decanted v powder": of each, not of the first only. */
const comparesHangTimes = (queries: readonly Query[]): boolean => {
  const text = queries.map((query) => query.text).join(' ');
  return (
    queries.every(({ products }) => products.length === 0) &&
    queries.some(({ topics }) => topics.includes('hangTime')) &&
    (queries.length > 1 || /\b(?:vs?|versus|or|and|than|compared|differ\w*)\b|,/u.test(text)) &&
    CONTAINERS.filter((pattern) => pattern.test(text)).length > 1
  );
};
const CONTAINERS = [
  /\b(?:closed|sealed|sterile|rth|ready to hang)\b/u,
  /\b(?:decanted|opened|open)\b/u,
  /\b(?:powders?|powdered|reconstituted|made up)\b/u,
];

const AFTER_PRODUCTS = /^(?:lookup|compare)$/u;
const asksAboutLabel = ({
  subject,
  topics,
  nutrients,
  criteria,
  unusedWords,
  unknownWords,
}: Query): boolean =>
  subject !== 'general' &&
  topics.length + nutrients.length + criteria.length > 0 &&
  unusedWords.length + unknownWords.length === 0;

/** A look-up: named methods and the like are dropped. */
const asLookUp = (query: Query): Query => ({ ...query, otherIntents: [] });

/** The whole message as one question without products. */
const asOneQuery = ([first, ...others]: readonly Query[]): Query =>
  others.reduce<Query>(
    (whole, query) => ({
      ...whole,
      text: `${whole.text} , ${query.text}`,
      classifierWords: [...whole.classifierWords, ',', ...query.classifierWords],
      nutrients: [...new Set([...whole.nutrients, ...query.nutrients])],
      criteria: [...whole.criteria, ...query.criteria],
      otherIntents: [...new Set([...whole.otherIntents, ...query.otherIntents])],
    }),
    first as Query,
  );

const FAQ_INTENT = /^faq:(?!same)/u;
const APP_INTENT = /^app:(?!other|same)/u;
/** The likeliest of some intents by both messages together, and by the last one alone, which counts half. */
function likeliestOf(
  pattern: RegExp,
  jointIntents: readonly LikelyIntent[],
  ownIntents: readonly LikelyIntent[],
): LikelyIntent | undefined {
  const shareAlone = new Map(ownIntents.map(({ name, probability }) => [name, probability]));
  return jointIntents
    .filter(({ name }) => pattern.test(name))
    .map(({ name, probability }) => ({
      name,
      probability: probability * Math.sqrt(shareAlone.get(name) ?? 0),
    }))
    .toSorted((one, other) => other.probability - one.probability)[0];
}

const FORM_OR_COUNTRY = kinds('form', 'container', 'country');
const LABEL_MARKS = kinds('diet', 'allergen', 'flavour', 'iddsi');

/** Something about a label was read: a value or fact of a product, or a list by criteria. */
const readsLabel = (query: Query): boolean => {
  const { products, topics, nutrients, subject, criteria, asksForSomeOfKind, namesProductsInGeneral } = query;
  return products.length > 0
    ? topics.length + nutrients.length > 0 || criteria.some(({ kind }) => LABEL_MARKS.has(kind))
    : subject === 'list' &&
        (asksForSomeOfKind || namesProductsInGeneral || criteria.some(({ kind }) => kind === 'form')) &&
        (criteria.some(({ kind }) => !FORM_OR_COUNTRY.has(kind)) ||
          // "Products in Ireland that are not in the UK".
          (criteria.filter(({ kind }) => kind === 'country').length > 1 &&
            ((criteria.some(({ isRequired }) => !isRequired) && !query.unusedWords.includes('app')) ||
              query.unusedWords.length + query.unknownWords.length === 0)));
};

/** How feeds are stored and given, without a product: an FAQ that is likely enough answers it, and no list. */
const handlingOf = (
  { topics, products, hasOnlyWeakTopics }: Query,
  likelyIntents: readonly LikelyIntent[],
): LikelyIntent | undefined =>
  products.length === 0 && topics.some((topic) => /^(?:directions|storage|dilution)$/u.test(topic))
    ? likelyIntents.find(
        ({ name, probability }) =>
          FAQ_INTENT.test(name) && probability >= (hasOnlyWeakTopics ? UNCERTAIN : HANDLING_FAQ),
      )
    : undefined;

/** A list or a fact of a product, with every word understood. */
const isFullyUnderstood = (query: Query): boolean => {
  const { subject, criteria, products, topics, nutrients, unknownWords, unusedWords } = query;
  if (unknownWords.length + unusedWords.length > 0) return false;
  return subject === 'list'
    ? criteria.length > 0
    : products.length > 0 && topics.length + nutrients.length > 0;
};

/** "Men?" continues with a method and "kids?" with an FAQ, whichever it was. */
const isSameIntent = ({ name }: LikelyIntent): boolean => name.endsWith(':same');

type IntentContext = {
  query: Query;
  likelyIntents: readonly LikelyIntent[];
  /** The likeliest intent that is not a refusal. */
  topIntent: LikelyIntent;
  previousKind: Conversation['previousKind'];
  isShortMessage: boolean;
  continuesPrevious: boolean;
  asksAboutHandling: boolean;
  /** The conversation is about a product. */
  isAboutProducts: boolean;
};

/** The query of an intent other than a look-up; `undefined` for a look-up. */
function queryForIntent(
  query: Query,
  likelyIntents: readonly LikelyIntent[],
  conversation: Conversation,
  intents: Intents,
): Query | undefined {
  const { previousKind } = conversation;
  // "Sorry, under" after a list with a limit, "for 16 hours" after a rate, "2 a day" after figures: follow-ups of a look-up.
  const last = conversation.query;
  if (
    last !== null &&
    (withPartReplaced(query, last) ??
      totalQuery(query, conversation) ??
      changedRun(query, last) ??
      packsPerDay(query, lastFiguresQuery(conversation) ?? last)) !== undefined
  )
    return undefined;
  const handling = handlingOf(query, likelyIntents);
  const likeliest =
    handling ??
    likelyIntents.find(
      (each) => !isRefused(each.name) && !(isSameIntent(each) && familyOf(each.name) !== previousKind),
    );
  // "What time are you open" addresses us, so it asks nothing about the outside world.
  const contactDesk = likelyIntents.find(
    ({ name, probability }) => name === 'contact' && probability >= CONTACT_DESK,
  );
  const topIntent =
    (likeliest?.name === 'outside' && ADDRESSES_US.test(query.text) && contactDesk) || likeliest;
  if (topIntent === undefined) return undefined;
  const isShortMessage = query.text.split(' ').length <= MAX_SHORT_WORDS;
  const intended = {
    query,
    likelyIntents,
    topIntent,
    previousKind,
    isShortMessage,
    continuesPrevious: isSameIntent(topIntent),
    asksAboutHandling: topIntent === handling,
    isAboutProducts: conversation.query?.subject === 'products' && conversation.query.products.length > 0,
  };
  if (isLookUpAfterAll(intended)) return undefined;
  const printed = printIntentsAfterMethod(intended, conversation.latestQuery);
  const continues = printed === undefined && continuesMethod(intended);
  const isFollowUpToFaq = continuesFaq(intended);
  const classifierWords = isFollowUpToFaq
    ? [...(conversation.latestQuery?.classifierWords ?? []), ',', ...query.classifierWords]
    : query.classifierWords;
  const faq = isFollowUpToFaq
    ? likeliestOf(FAQ_INTENT, intents(classifierWords, null), likelyIntents)
    : undefined;
  const namedMethods = familyOf(topIntent.name) === 'method' ? query.otherIntents : [];
  const appIntents =
    previousKind === 'app' ? appIntentsOfFollowUp(intended, conversation.latestQuery, intents) : undefined;
  return {
    ...query,
    subject: 'general',
    products: [],
    unresolvedName: null,
    topics: [],
    // "Upper level of selenium": has a table of its own.
    nutrients: topIntent.name === 'method:reference' || continues ? query.nutrients : [],
    order: null,
    asksForCount: false,
    criteria: query.criteria.filter(({ kind }) => kind === 'age' || kind === 'country'),
    classifierWords,
    otherIntents: continues
      ? []
      : faq !== undefined
        ? [faq.name]
        : (printed ?? appIntents ?? (namedMethods.length > 0 ? namedMethods : [topIntent.name])),
  };
}

/** How long a feed keeps, opened and unopened. */
const FAQ_ABOUT_KEEPING = /^faq:faq-(?:09|10|11|12)$/u;

/** What only a label says. */
const LABEL_FACTS = /^(?:packs|shelfLife|codes|flavours|ages|ingredients)$/u;

/** Whether it is a look-up after all, whatever intent is likeliest. */
function isLookUpAfterAll(intended: IntentContext): boolean {
  const {
    query,
    likelyIntents,
    topIntent,
    previousKind,
    isShortMessage,
    continuesPrevious,
    asksAboutHandling,
    isAboutProducts,
  } = intended;
  const { name, probability } = topIntent;
  if (name === LOOK_UP) return true;
  // "Any products declaring nuts or sesame" asks for them, whatever is said of allergens in general.
  if (
    query.namesProductsInGeneral &&
    query.asksForSomeOfKind &&
    query.criteria.length > 0 &&
    query.criteria.every(({ kind, isRequired }) => kind === 'allergen' && isRequired)
  )
    return true;
  // "How long does an open bottle keep" after an emulsion: its label states it, and differs from most.
  if (
    isAboutProducts &&
    FAQ_ABOUT_KEEPING.test(name) &&
    query.topics.some((topic) => topic === 'storage' || topic === 'shelfLife')
  )
    return true;
  // "What is its osmolality when it is made up": a value of the product.
  if (
    isAboutProducts &&
    familyOf(name) === 'faq' &&
    query.nutrients.length > 0 &&
    query.reference?.kind === 'same'
  )
    return true;
  // "Shelf life of the thickener": no FAQ says it.
  if (
    familyOf(name) === 'faq' &&
    query.criteria.some(({ kind }) => kind === 'type') &&
    query.topics.some((topic) => LABEL_FACTS.test(topic)) &&
    query.unusedWords.length + query.unknownWords.length === 0
  )
    return true;
  // "Does a litre of Tarnvane Standard meet the RNI for iron": asks for its label value.
  if (name === 'method:reference' && query.products.length > 0 && query.nutrients.length > 0) return true;
  // A label answers for its product what FAQs say in general; "tin of powder?" after how long a bottle keeps is for the FAQs.
  const leastProbability = previousKind === 'faq' ? UNCERTAIN : SURELY_AN_FAQ;
  const isSurelyAnFaq =
    familyOf(name) === 'faq' && probability >= leastProbability && query.products.length === 0;
  const hasOtherIntent = isSurelyAnFaq || continuesPrevious || asksAboutHandling;
  if (readsLabel(query) && !hasOtherIntent && /^(?:faq|meaning|outside|app:region)/u.test(name)) return true;
  // "How do I order Dalesip Mini": asks for its codes as well.
  if (name === 'app:order' && query.products.length > 0 && query.topics[0] === 'codes') return true;
  // "Protein powders": nothing else is likely, and every word was understood.
  const followsHelp = HELP_INTENTS.test(previousKind ?? '');
  const isBare = query.text.split(' ').length <= MAX_BARE_WORDS && !followsHelp;
  const leastOfLookUps = followsHelp ? probability : POSSIBLE_LOOK_UP;
  if (
    !asksAboutHandling &&
    isFullyUnderstood(query) &&
    (isBare || (probability < UNCERTAIN && shareOf(likelyIntents, LOOK_UP) >= leastOfLookUps))
  )
    return true;
  // "RNI for calcium": a method by its name.
  const isNamed =
    query.otherIntents.length > 0 &&
    (familyOf(name) === 'method'
      ? probability >= POSSIBLE_LOOK_UP
      : shareOf(likelyIntents, 'method') >= UNCERTAIN);
  // "Make it five", "no, the other one": a few words after a look-up continue it, unless something else is likelier.
  const followsLookUp = /^(?:lookup|list|compare)$/u.test(previousKind ?? '');
  // "Where do I keep it", "can I use it for prem babies"; in "can I use this app offline" some words are not understood.
  const isTopicUnderstood =
    query.topics.length > 0 && query.unusedWords.length + query.unknownWords.length === 0;
  const refersToProducts = query.reference !== null && (isTopicUnderstood || query.criteria.length > 0);
  const isRead =
    refersToProducts || query.products.length + query.nutrients.length + query.nutrientsWithoutRow.length > 0;
  const isLikelier = isRead
    ? probability >= SURELY_OTHER
    : shareOf(likelyIntents, familyOf(name)) > shareOf(likelyIntents, LOOK_UP);
  // "Nitrogen?", "and the fluid": about the products in the conversation.
  const asksForNutrient =
    query.nutrients.length + query.nutrientsWithoutRow.length > 0 &&
    query.criteria.length +
      query.otherIntents.length +
      query.unknownWords.length +
      query.unusedWords.length ===
      0;
  return followsLookUp && isShortMessage && (!isLikelier || asksForNutrient) && !isNamed;
}

/** "Men?", "and over 60", "who wrote it" after a method. */
const continuesMethod = ({
  query,
  topIntent: { name, probability },
  previousKind,
  isShortMessage,
  continuesPrevious,
}: IntentContext): boolean =>
  previousKind === 'method' &&
  query.otherIntents.length === 0 &&
  (continuesPrevious ||
    (isShortMessage &&
      (probability < UNCERTAIN || (familyOf(name) === 'method' && probability < SURELY_OTHER))));

/** "Can I print it" after the feed plan or the recipe: their cards. After another method: the report. */
function printIntentsAfterMethod(
  { topIntent: { name }, previousKind }: IntentContext,
  latestQuery: Conversation['latestQuery'],
): readonly string[] | undefined {
  if (previousKind !== 'method' || !PRINT_INTENT.test(name)) return undefined;
  return latestQuery?.otherIntents.some((each) => METHOD_WITH_CARDS.test(each)) === true
    ? ['app:cards']
    : [name];
}
const PRINT_INTENT = /^app:(?:print|cards)$/u;
const METHOD_WITH_CARDS = /^method:(?:plan|recipe)$/u;

/** "Made up from powder?" after how long a feed hangs. */
const continuesFaq = ({
  topIntent: { name, probability },
  previousKind,
  isShortMessage,
  continuesPrevious,
}: IntentContext): boolean =>
  previousKind === 'faq' &&
  (continuesPrevious ||
    (isShortMessage &&
      (probability < UNCERTAIN || (familyOf(name) === 'faq' && probability < SURELY_OTHER))));

/**
 * A few words after an answer about the app ("and on my phone" after comparing): the topic of both messages together, unless the
 * words alone are surely about something else. The answer before has said what is kept and what is lost ("does that wipe the
 * country as well").
 */
function appIntentsOfFollowUp(
  {
    query: { text, classifierWords },
    likelyIntents,
    topIntent: { name, probability },
    isShortMessage,
    continuesPrevious,
  }: IntentContext,
  latestQuery: Conversation['latestQuery'],
  intents: Intents,
): readonly string[] | undefined {
  const last = latestQuery?.otherIntents ?? [];
  // "And at 19" after whether a height is needed: the previous answer covers both.
  if (continuesPrevious) return last.length > 0 ? last : ['app:other'];
  if (last.some((each) => APP_CLEARS_DATA.test(each)) && ASKS_WHAT_IS_LOST.test(text)) return last;
  if (!isShortMessage || last.length === 0 || probability >= UNCERTAIN || /^(?:outside|talk)/u.test(name))
    return undefined;
  const jointIntents = intents([...(latestQuery?.classifierWords ?? []), ',', ...classifierWords], null);
  const likeliest = likeliestOf(APP_INTENT, jointIntents, likelyIntents);
  return likeliest === undefined ? undefined : [likeliest.name];
}
