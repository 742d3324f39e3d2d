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
import { guardRefusal } from './guard/refusal.ts';
import type { Likelihood } from './intent/classifier.ts';
import { withoutSexWords, classifierWords } from './intent/classifier-words.ts';
import { applyIntent } from './intent/apply-intent.ts';
import { memoizeRecent } from './language/memoize.ts';
import { unique } from './language/phrases.ts';
import { splitMessage, withoutConnectives } from './splitting/split-message.ts';
import { asksForANearOne } from './follow-ups/another-of-the-range.ts';
import { asksNothing } from './follow-ups/repeated-question.ts';
import { withCountryNamed } from './message/normalise.ts';
import { lastFiguresQuery } from './follow-ups/fill-in.ts';
import { withGenericFoods } from './names/generic-foods.ts';
import { mergeAll } from './follow-ups/merge-all.ts';
import { namedProduct } from './names/name-match.ts';
import { preferNamedBefore } from './names/named-before.ts';
import { withoutCriterion } from './follow-ups/part-of-list.ts';
import { parse } from './message/parse.ts';
import { type GuardText, patientFactsIn } from './people/patient-facts.ts';
import { withoutAsides } from './message/asides.ts';
import { NO_QUERY, type Query } from './message/query.ts';
import { type Reading, readWords } from './message/reading.ts';
import { countADay, inTotal, changedRun } from './follow-ups/other-amounts.ts';
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

export type ReadMessage = ReadPart & { values: readonly Query[] };

/** "Galactosaemia" with "lactose": answered by the FAQ about both, never by a list of lactose-free products. */
const isAboutGalactosaemia = ({ words, mentions }: Reading): boolean =>
  mentions.length === 0 &&
  words.some(({ text }) => text.startsWith('galactosaemi')) &&
  words.some(({ text }) => text === 'lactose');
const GALACTOSAEMIA_FAQ: readonly Likelihood[] = [{ name: 'faq:faq-20', share: 1 }];

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
  const readingOf = (message: string, products: readonly string[] = []): Reading =>
    read(
      `${message}${SEPARATOR}${unique(products.flatMap((id) => namedProduct(names, id)?.brand ?? [])).join(' ')}`,
    );
  // Each part of a message is parsed when splitting and again in every candidate question.
  const parses = new WeakMap<Reading, readonly Query[]>();
  const parsedOf = (reading: Reading): readonly Query[] => {
    const known = parses.get(reading) ?? parse(reading, names, lexicon);
    parses.set(reading, known);
    return known;
  };
  const interpret = (message: string, context: Conversation, beside: readonly string[] = []): ReadPart => {
    const reading = preferNamedBefore(
      readingOf(withVersionNamed(withCountryNamed(message, knowledge), context, knowledge), [
        ...(context.query?.products ?? []),
        ...beside,
      ]),
      [...context.named, ...beside],
      names,
    );
    const classified = classifierWords(reading);
    const asTyped = intents(classified, context.before);
    const withoutBackgroundWords = withoutBackground(reading, asTyped, knowledge);
    const asksOnlyOfAge =
      withoutBackgroundWords !== reading &&
      asksOnlyAnAge(parsedOf(reading)) &&
      parsedOf(withoutBackgroundWords).every(mentionsOnlyAPerson);
    const likely = asksOnlyOfAge ? intents(withoutSexWords(classified), context.before) : asTyped;
    const withoutAside = withoutAsides(asksOnlyOfAge ? reading : withoutBackgroundWords, lexicon);
    const parsed = parsedOf(withoutAside);
    const asked = withBackgroundAmount(
      withoutBackgroundLists(parsed),
      withoutAside === reading ? [] : parsedOf(reading),
    );
    const queries = withPatientCriteria(
      mergeAll(
        applyIntent(asked, isAboutGalactosaemia(reading) ? GALACTOSAEMIA_FAQ : likely, context, intents),
        context,
        knowledge,
      ),
      asked,
      withoutAside === reading ? parsed : parsedOf(reading),
    );
    const said = guardTextOf(reading);
    const parts = [...asked, ...partsWithoutName(reading, asked)].map((query) => ({
      query,
      likely: intents(query.heard, null),
    }));
    const emergencyParts = emergencyPartsOf(said.text).map((part) => intents(part.split(' '), null));
    const refusal = guardRefusal(said, likely, queries, context.before, parts, emergencyParts);
    const isRefused = !(
      refusal?.kind === 'clinical' &&
      (isPlainFollowUp(said, asked, context) || hasNoKnownWord(reading, said, lexicon))
    );
    return { reading, queries, said, likely, refusal: isRefused ? refusal : undefined };
  };
  const tellsOfOne = (query: Query) => execute(query, knowledge).productIds?.length === 1;
  /**
   * A clinical decision beside a look-up: each part of the message is also read by itself, with the products of the
   * whole message. If one part asks for a decision the message is refused; what another part asks of a label is
   * answered beside the refusal.
   */
  const interpretParts = (message: string, context: Conversation): ReadMessage => {
    const whole = interpret(message, context);
    const parts = mayDecide(whole)
      ? splitMessage(message, inspect).map(({ text }) => withoutConnectives(text))
      : [];
    if (parts.length < 2) return { ...whole, ...decisionOfWhole(whole) };
    const conversation = withProductsAsContext(context, whole.reading);
    // "Which Dalesip should I give, and kcal of the mini": the mini of that brand.
    const beside = whole.reading.mentions.flatMap((each) =>
      each.kind === 'product' ? each.product.id : (each.products[0]?.id ?? []),
    );
    const apart = parts.map((part) => interpret(part, withRunningFeed(conversation, part, whole), beside));
    return { ...whole, ...decisionInParts(whole, apart, tellsOfOne) };
  };
  let last: { message: string; context: Conversation; read: ReadMessage } | undefined;
  const readMessage = (message: string, context: Conversation): ReadMessage => {
    if (last?.message !== message || last.context !== context)
      last = { message, context, read: interpretParts(message, context) };
    return last.read;
  };
  const inspect = (question: string, beside: readonly string[] = []) => {
    const reading = readingOf(question, beside);
    const words = classifierWords(reading);
    return {
      words,
      likely: () => intents(words, null),
      namesAProduct: reading.mentions.length > 0,
      names: productsIn(reading),
      asksOfAProduct: () =>
        parsedOf(reading).some(
          ({ products, topics, nutrients, withoutRow, criteria, target }) =>
            products.length > 0 &&
            (target !== null ||
              topics.length + nutrients.length + withoutRow.length > 0 ||
              criteria.some(({ kind }) => kind !== 'flavour')),
        ),
      isOfALabel: () => parsedOf(reading).every(asksOnlyOfLabel),
      isOfAMeaning: () =>
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
    ({ products, criteria, topics, nutrients, amounts, unknown, leftOver, isWeak }) =>
      products.length > 0 &&
      criteria.length > 0 &&
      criteria.every(({ kind }) => kind === 'age') &&
      (topics.length === 0 || isWeak) &&
      nutrients.length + amounts.length + unknown.length === 0 &&
      leftOver.every((word) => ONE_PERSON.has(word)),
  );
const mentionsOnlyAPerson = (query: Query): boolean =>
  asksNothing(query) && query.unknown.length === 0 && query.leftOver.every((word) => ONE_PERSON.has(word));

/** A separator that no message contains. */
const SEPARATOR = '\u0000';

const LABEL_TOPICS =
  /^(?:allergens|ages|diets|ingredients|(?:contra)?indications|shelfLife|storage|dilution|flavours|packs)$/u;
const asksOnlyOfLabel = ({ topics, leftOver, unknown, namesProducts }: Query): boolean =>
  topics.some((topic) => LABEL_TOPICS.test(topic)) &&
  !namesProducts &&
  leftOver.length + unknown.length === 0;

/** A follow-up without a patient, which asks for no decision: "with fibre is ok too", "2 a day". */
function isPlainFollowUp(
  said: GuardText,
  [query, another]: readonly Query[],
  conversation: Conversation,
): boolean {
  const { query: last } = conversation;
  if (query === undefined || another !== undefined || last === null) return false;
  if (Object.values(patientFactsIn(said)).includes(true)) return false;
  return (
    isOnlyAnAmount(query) ||
    // "So how many?" after a list.
    (last.subject === 'list' && query.isCount && query.leftOver.length === 0 && asksNothing(query)) ||
    // "The nearest one with fibre" after a product: others of its range, by their labels.
    (last.subject === 'products' && asksForANearOne(query)) ||
    (last.subject === 'products' && ALSO_APPLIES_TO.test(query.text)) ||
    changedRun(query, last) !== undefined ||
    inTotal(query, conversation) !== undefined ||
    countADay(query, lastFiguresQuery(conversation) ?? last) !== undefined ||
    (last.subject === 'list' && withoutCriterion(query, last) !== undefined)
  );
}

/** Applies the last question to another product: "does that go for the peptide one as well". */
const ALSO_APPLIES_TO =
  /^(?:(?:and|so|ok) )*(?:does|is|do) (?:that|this|it|they) (?:also )?(?:go|apply|hold|true|the same) (?:for|to|of) the\b/u;

const isOnlyAnAmount = (query: Query): boolean =>
  query.amounts.length > 0 &&
  query.leftOver.length === 0 &&
  asksNothing(query) &&
  /^(?:and |in |for )*\d/u.test(query.text);

export const productsIn = ({ mentions }: Pick<Reading, 'mentions'>): readonly string[] =>
  unique(mentions.flatMap((each) => (each.kind === 'product' ? [each.product.id] : [])));

/** After a refusal, "it", "both" and "one" mean the products it named: their labels can still be asked for. */
export function withProductsAsContext(context: Conversation, { mentions }: Reading): Conversation {
  const products = productsIn({ mentions });
  return products.length === 0 ? context : spokenOf(products, context);
}

/** A conversation in which these products were named and nothing was asked yet. */
export const spokenOf = (
  products: readonly string[],
  context: Conversation = NEW_CONVERSATION,
): Conversation => ({
  ...context,
  query: { ...NO_QUERY, subject: 'products', products, isComparison: products.length > 1 },
  shown: products,
  listed: products,
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
  return { text, words: text.split(' '), mended: textOf(words) };
}
