// Longer than other files: the steps from a message to its queries and its refusal, in order.
import { ONE_PERSON } from './vocabulary/person-words.ts';
import { isInSpan } from './names/mention.ts';
import type { Knowledge } from './answers/draft.ts';
import { execute } from './answers/execute.ts';
import { requestedMeanings } from './answers/meanings.ts';
import {
  decisionInParts,
  decisionOfWhole,
  hasNoKnownWord,
  mayDecide,
  type ReadPart,
  withRunningFeed,
} from './guard/look-up-beside-decision.ts';
import { emergencyPartsOf } from './guard/emergencies.ts';
import { isLookUpWithReasons } from './guard/look-up-with-reasons.ts';
import { guardRefusal } from './guard/refusal.ts';
import type { LikelyIntent } from './intent/classifier.ts';
import { withoutSexWords, toClassifierWords } from './intent/classifier-words.ts';
import { applyIntent } from './intent/apply-intent.ts';
import { memoizeRecent } from './language/memoize.ts';
import { unique } from './language/phrases.ts';
import { splitMessage, withoutConnectives } from './splitting/split-message.ts';
import { asksForSimilar } from './follow-ups/another-of-the-range.ts';
import { asksNothing } from './follow-ups/repeated-question.ts';
import { withCountryNamed } from './message/normalise.ts';
import { lastFiguresQuery } from './follow-ups/fill-in.ts';
import { strengthOf } from './follow-ups/merge.ts';
import { withGenericFoods } from './names/generic-foods.ts';
import { mergeAll } from './follow-ups/merge-all.ts';
import { namedProduct } from './names/name-match.ts';
import { preferNamedBefore } from './names/named-before.ts';
import { withOtherLevel } from './follow-ups/another-limit.ts';
import { withoutCriterion } from './follow-ups/part-of-list.ts';
import { parse } from './message/parse.ts';
import { type GuardText, patientFactsIn } from './people/patient-facts.ts';
import { withoutAsides } from './message/asides.ts';
import { NO_QUERY, type Query } from './message/query.ts';
import { type Reading, readWords } from './message/reading.ts';
import { packsPerDay, totalQuery, changedRun } from './follow-ups/other-amounts.ts';
import { NEW_CONVERSATION, type Conversation } from './follow-ups/conversation.ts';
import {
  partsWithoutName,
  withBackgroundAmount,
  withoutBackground,
  withoutBackgroundLists,
  withPatientCriteria,
} from './people/patient-background.ts';
import { withVersionNamed } from './names/sibling-in-its-place.ts';
import { isOtherMakers } from './vocabulary/other-makers.ts';

// Reads a message: its words, the queries they make, what the guard refuses, and what may be answered beside a refusal.

export type ReadMessage = ReadPart & { lookUps: readonly Query[] };

/** "Galactosaemia" with "lactose": answered by the FAQ about both, never by a list of lactose-free products. */
const isAboutGalactosaemia = ({ words, mentions }: Reading): boolean =>
  mentions.length === 0 &&
  words.some(({ text }) => text.startsWith('galactosaemi')) &&
  words.some(({ text }) => text === 'lactose');
const GALACTOSAEMIA_FAQ: readonly LikelyIntent[] = [{ name: 'faq:faq-20', probability: 1 }];

/** Reads messages; the last result is cached, because it is used several times. */
export function createReader(knowledge: Knowledge) {
  const { intents } = knowledge;
  const { names, lexicon } = knowledge;
  const read = memoizeRecent((text) => {
    const [message = '', brands = ''] = text.split(SEPARATOR);
    return withGenericFoods(
      readWords(message, names, lexicon, brands === '' ? [] : brands.split(' ')),
      names,
      lexicon,
    );
  });
  const brandsOf = (products: readonly string[]): readonly string[] =>
    unique(products.flatMap((id) => namedProduct(names, id)?.brand ?? []));
  // A message that names the brands of the conversation is read the same without it.
  const readingOf = (message: string, products: readonly string[] = []): Reading => {
    const reading = read(message);
    const namedBrands = brandsOf(productsIn(reading));
    const brands = brandsOf(products);
    return brands.every((brand) => namedBrands.includes(brand))
      ? reading
      : read(`${message}${SEPARATOR}${brands.join(' ')}`);
  };
  // Each part of a message is parsed when splitting and again in every candidate question.
  const parses = new WeakMap<Reading, readonly Query[]>();
  const parsedOf = (reading: Reading): readonly Query[] => {
    const known = parses.get(reading) ?? parse(reading, names, lexicon);
    parses.set(reading, known);
    return known;
  };
  const interpret = (
    message: string,
    context: Conversation,
    otherProductIds: readonly string[] = [],
  ): ReadPart => {
    const reading = preferNamedBefore(
      readingOf(withVersionNamed(withCountryNamed(message, knowledge), context, knowledge), [
        ...(context.query?.products ?? []),
        ...otherProductIds,
      ]),
      [...context.discussedProducts, ...otherProductIds],
      names,
    );
    const classified = toClassifierWords(reading);
    const typedIntents = intents(classified, context.previousKind);
    const withoutBackgroundWords = withoutBackground(reading, typedIntents, knowledge);
    const asksOnlyOfAge =
      withoutBackgroundWords !== reading &&
      asksOnlyAnAge(parsedOf(reading)) &&
      parsedOf(withoutBackgroundWords).every(mentionsOnlyAPerson);
    const likelyIntents = asksOnlyOfAge
      ? intents(withoutSexWords(classified), context.previousKind)
      : typedIntents;
    const withoutAside = withoutAsides(asksOnlyOfAge ? reading : withoutBackgroundWords, lexicon);
    const parsed = parsedOf(withoutAside);
    const askedQueries = withBackgroundAmount(
      withoutBackgroundLists(parsed),
      withoutAside === reading ? [] : parsedOf(reading),
    );
    const queries = withPatientCriteria(
      mergeAll(
        applyIntent(
          askedQueries,
          isAboutGalactosaemia(reading) ? GALACTOSAEMIA_FAQ : likelyIntents,
          context,
          intents,
        ),
        context,
        knowledge,
      ),
      askedQueries,
      withoutAside === reading ? parsed : parsedOf(reading),
    );
    const guardText = guardTextOf(reading);
    const parts = [...askedQueries, ...partsWithoutName(reading, askedQueries)].map((query) => ({
      query,
      likelyIntents: intents(query.classifierWords, null),
    }));
    const emergencyParts = emergencyPartsOf(guardText.text).map((part) => intents(part.split(' '), null));
    const refusal = guardRefusal(
      guardText,
      likelyIntents,
      queries,
      context.previousKind,
      parts,
      emergencyParts,
    );
    const isRefused = !(
      refusal?.kind === 'clinical' &&
      (isPlainFollowUp(guardText, askedQueries, context) ||
        hasNoKnownWord(reading, guardText, lexicon) ||
        isLookUpWithReasons(reading, guardText, guardTextOf, parsedOf, (words) => intents(words, null)))
    );
    return { reading, queries, guardText, likelyIntents, refusal: isRefused ? refusal : undefined };
  };
  const isAboutOneProduct = (query: Query) => execute(query, knowledge).productIds?.length === 1;
  /**
   * A clinical decision beside a look-up: each part of the message is also read by itself, with the products of the
   * whole message. If one part asks for a decision the message is refused; what another part asks of a label is
   * answered beside the refusal.
   */
  const interpretParts = (message: string, context: Conversation): ReadMessage => {
    const wholeMessage = interpret(message, context);
    const parts = mayDecide(wholeMessage)
      ? splitMessage(message, inspect).map(({ text }) => withoutConnectives(text))
      : [];
    if (parts.length < 2) return { ...wholeMessage, ...decisionOfWhole(wholeMessage) };
    const conversation = withProductsAsContext(context, wholeMessage.reading);
    // "Which Dalesip should I give, and kcal of the mini": the mini of that brand.
    const otherProductIds = wholeMessage.reading.mentions.flatMap((each) =>
      each.kind === 'product' ? each.product.id : (each.products[0]?.id ?? []),
    );
    const readParts = parts.map((part) =>
      interpret(part, withRunningFeed(conversation, part, wholeMessage), otherProductIds),
    );
    return { ...wholeMessage, ...decisionInParts(wholeMessage, readParts, isAboutOneProduct) };
  };
  let last: { message: string; context: Conversation; read: ReadMessage } | undefined;
  const readMessage = (message: string, context: Conversation): ReadMessage => {
    if (last?.message !== message || last.context !== context)
      last = { message, context, read: interpretParts(message, context) };
    return last.read;
  };
  const inspect = (question: string, otherProductIds: readonly string[] = []) => {
    const reading = readingOf(question, otherProductIds);
    const words = toClassifierWords(reading);
    return {
      words,
      likelyIntents: () => intents(words, null),
      namesProduct: reading.mentions.length > 0,
      productIds: productsIn(reading),
      asksAboutProduct: () =>
        parsedOf(reading).some(
          ({ products, topics, nutrients, nutrientsWithoutRow, criteria, target }) =>
            products.length > 0 &&
            (target !== null ||
              topics.length + nutrients.length + nutrientsWithoutRow.length > 0 ||
              criteria.some(({ kind }) => kind !== 'flavour')),
        ),
      isOnlyAboutLabel: () => parsedOf(reading).every(asksOnlyOfLabel),
      isOnlyAboutMeaning: () =>
        reading.mentions.length === 0 && requestedMeanings(knowledge, words.join(' '), true).length > 0,
    };
  };
  const forget = () => {
    last = undefined;
  };
  return {
    readingOf,
    readMessage,
    parseText: (text: string) => parsedOf(readingOf(text)),
    hear: inspect,
    forget,
  };
}

/** "Can a 75 year old lady have X": asks only whether the label's ages allow it, and mentions nothing else. */
const asksOnlyAnAge = (queries: readonly Query[]): boolean =>
  queries.length > 0 &&
  queries.every(
    ({ products, criteria, topics, nutrients, amounts, unknownWords, unusedWords, hasOnlyWeakTopics }) =>
      products.length > 0 &&
      criteria.length > 0 &&
      criteria.every(({ kind }) => kind === 'age') &&
      (topics.length === 0 || hasOnlyWeakTopics) &&
      nutrients.length + amounts.length + unknownWords.length === 0 &&
      unusedWords.every((word) => ONE_PERSON.has(word)),
  );
const mentionsOnlyAPerson = (query: Query): boolean =>
  asksNothing(query) &&
  query.unknownWords.length === 0 &&
  query.unusedWords.every((word) => ONE_PERSON.has(word));

/** A separator that no message contains. */
const SEPARATOR = '\u0000';

const LABEL_TOPICS =
  /^(?:allergens|ages|diets|ingredients|(?:contra)?indications|shelfLife|storage|dilution|flavours|packs)$/u;
const asksOnlyOfLabel = ({ topics, unusedWords, unknownWords, namesProductsInGeneral }: Query): boolean =>
  topics.some((topic) => LABEL_TOPICS.test(topic)) &&
  !namesProductsInGeneral &&
  unusedWords.length + unknownWords.length === 0;

/** A follow-up without a patient, which asks for no decision: "with fibre is ok too", "2 a day". */
function isPlainFollowUp(
  guardText: GuardText,
  [query, another]: readonly Query[],
  conversation: Conversation,
): boolean {
  const { query: last } = conversation;
  if (query === undefined || another !== undefined || last === null) return false;
  if (Object.values(patientFactsIn(guardText)).includes(true)) return false;
  return (
    isOnlyAnAmount(query) ||
    // "So how many?" after a list.
    (last.subject === 'list' && query.asksForCount && query.unusedWords.length === 0 && asksNothing(query)) ||
    // "The nearest one with fibre" after a product: others of its range, by their labels.
    (last.subject === 'products' && asksForSimilar(query)) ||
    (last.subject === 'products' && ALSO_APPLIES_TO.test(query.text)) ||
    changedRun(query, last) !== undefined ||
    totalQuery(query, conversation) !== undefined ||
    packsPerDay(query, lastFiguresQuery(conversation) ?? last) !== undefined ||
    (last.subject === 'list' && withoutCriterion(query, last) !== undefined) ||
    withOtherLevel(query, last) !== undefined ||
    // "And at 15 %?" after how a powder is made up.
    (strengthOf(query) !== undefined && asksNothing(query) && query.unusedWords.length === 0)
  );
}

/** Applies the last question to another product: "does that go for the peptide one as well". */
const ALSO_APPLIES_TO =
  /^(?:(?:and|so|ok) )*(?:does|is|do) (?:that|this|it|they) (?:also )?(?:go|apply|hold|true|the same) (?:for|to|of) the\b/u;

const isOnlyAnAmount = (query: Query): boolean =>
  query.amounts.length > 0 &&
  query.unusedWords.length === 0 &&
  asksNothing(query) &&
  /^(?:and |in |for )*\d/u.test(query.text);

export const productsIn = ({ mentions }: Pick<Reading, 'mentions'>): readonly string[] =>
  unique(mentions.flatMap((each) => (each.kind === 'product' ? [each.product.id] : [])));

/** After a refusal, "it", "both" and "one" mean the products it named: their labels can still be asked for. */
export function withProductsAsContext(context: Conversation, { mentions }: Reading): Conversation {
  const products = productsIn({ mentions });
  return products.length === 0 ? context : conversationAbout(products, context);
}

/** A conversation in which these products were named and nothing was asked yet. */
export const conversationAbout = (
  products: readonly string[],
  context: Conversation = NEW_CONVERSATION,
): Conversation => ({
  ...context,
  query: { ...NO_QUERY, subject: 'products', products, isComparison: products.length > 1 },
  shownProducts: products,
  listedProducts: products,
});

/** The text for the guard, with product names as "_": "Nephrane Child" does not mention a child. */
export function guardTextOf({ typed, words, mentions }: Reading): GuardText {
  const isNamed = isInSpan(mentions);
  const textOf = (all: readonly { text: string }[]) =>
    all
      .map(({ text }, at) => (isNamed(at) ? '_' : isOtherMakers(text) ? 'brand' : text))
      .join(' ')
      .replace(/_(?: _)+/gu, '_');
  const text = textOf(typed);
  return { text, words: text.split(' '), corrected: textOf(words) };
}
