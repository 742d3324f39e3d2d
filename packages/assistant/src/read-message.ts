import { ONE_PERSON } from './vocabulary/person-words.ts';
import { standsIn } from './names/mention.ts';
import type { Knowledge } from './answers/draft.ts';
import { execute } from './answers/execute.ts';
import { meaningsAsked } from './answers/meanings.ts';
import {
  decisionAmong,
  decisionOfOne,
  isOfNoWord,
  mayDecide,
  type Read,
  withWhatRuns,
} from './guard/look-up-beside-decision.ts';
import { emergencyPartsOf } from './guard/emergencies.ts';
import { guardRefusal } from './guard/refusal.ts';
import type { Likelihood } from './intent/classifier.ts';
import { withoutSexWords, classifierWords } from './intent/classifier-words.ts';
import { applyIntent } from './intent/apply-intent.ts';
import { memoizeRecent } from './language/memoize.ts';
import { once } from './language/phrases.ts';
import { splitMessage, withoutConnectives } from './splitting/split-message.ts';
import { asksNothing } from './follow-ups/repeated-question.ts';
import { withCountryNamed } from './message/normalise.ts';
import { lastFiguresQuery } from './follow-ups/fill-in.ts';
import { mergeAll } from './follow-ups/merge-all.ts';
import { namedProduct } from './names/name-match.ts';
import { preferNamedBefore } from './names/named-before.ts';
import { withoutACondition } from './follow-ups/part-of-list.ts';
import { parse } from './message/parse.ts';
import { type GuardText, patientFactsIn } from './people/patient-facts.ts';
import { withoutAsides } from './message/asides.ts';
import { NO_QUERY, type Query } from './message/query.ts';
import { type Reading, readWords } from './message/reading.ts';
import { countADay, inTotal, otherRun } from './follow-ups/other-amounts.ts';
import type { Conversation } from './follow-ups/conversation.ts';
import {
  stretchesOf,
  withBackgroundAmount,
  withoutBackground,
  withoutBackgroundLists,
  withPatientCriteria,
} from './people/patient-background.ts';
import { withVersionNamed } from './names/sibling-in-its-place.ts';
import { isOtherMakers } from './vocabulary/other-makers.ts';

// A message as it is read: its words, what they ask, what of it is refused, and what may be told beside that.

export type ReadMessage = Read & { values: readonly Query[] };

/** "Galactosaemia" beside "lactose free": no list by lactose may answer it, but what the FAQ says of both. */
const isOfGalactose = ({ words, mentions }: Reading): boolean =>
  mentions.length === 0 &&
  words.some(({ text }) => text.startsWith('galactosaemi')) &&
  words.some(({ text }) => text === 'lactose');
const OF_GALACTOSE: readonly Likelihood[] = [{ name: 'faq:faq-20', share: 1 }];

/** Reads messages; the last one is kept, for it is looked at more than once. */
export function createReader(knowledge: Knowledge) {
  const { intents } = knowledge;
  const { names, lexicon } = knowledge;
  const read = memoizeRecent((text) => {
    const [message = '', brands = ''] = text.split(APART);
    return readWords(message, names, lexicon, brands === '' ? [] : brands.split(' '));
  });
  const readingOf = (message: string, products: readonly string[] = []): Reading =>
    read(
      `${message}${APART}${once(products.flatMap((id) => namedProduct(names, id)?.brand ?? [])).join(' ')}`,
    );
  // A part of a message is looked at where it may be parted, and read after each question that may stand before it.
  const parses = new WeakMap<Reading, readonly Query[]>();
  const parsedOf = (reading: Reading): readonly Query[] => {
    const known = parses.get(reading) ?? parse(reading, names, lexicon);
    parses.set(reading, known);
    return known;
  };
  const interpret = (message: string, context: Conversation, beside: readonly string[] = []): Read => {
    const reading = preferNamedBefore(
      readingOf(withVersionNamed(withCountryNamed(message, knowledge), context, knowledge), [
        ...(context.query?.products ?? []),
        ...beside,
      ]),
      [...context.named, ...beside],
      names,
    );
    const heard = classifierWords(reading);
    const asTyped = intents(heard, context.before);
    const asking = withoutBackground(reading, asTyped, knowledge);
    const isOfTold =
      asking !== reading && isOfAnAgeAlone(parsedOf(reading)) && parsedOf(asking).every(isOfNothing);
    const likely = isOfTold ? intents(withoutSexWords(heard), context.before) : asTyped;
    const untold = withoutAsides(isOfTold ? reading : asking, lexicon);
    const parsed = parsedOf(untold);
    const asked = withBackgroundAmount(
      withoutBackgroundLists(parsed),
      untold === reading ? [] : parsedOf(reading),
    );
    const queries = withPatientCriteria(
      mergeAll(
        applyIntent(asked, isOfGalactose(reading) ? OF_GALACTOSE : likely, context, intents),
        context,
        knowledge,
      ),
      asked,
      untold === reading ? parsed : parsedOf(reading),
    );
    const said = guardTextOf(reading);
    const parts = [...asked, ...stretchesOf(reading, asked)].map((query) => ({
      query,
      likely: intents(query.heard, null),
    }));
    const told = emergencyPartsOf(said.text).map((part) => intents(part.split(' '), null));
    const refusal = guardRefusal(said, likely, queries, context.before, parts, told);
    const isRefused = !(
      refusal?.kind === 'clinical' &&
      (goesOnAlone(said, asked, context) || isOfNoWord(reading, said, lexicon))
    );
    return { reading, queries, said, likely, refusal: isRefused ? refusal : undefined };
  };
  const tellsOfOne = (query: Query) => execute(query, knowledge).productIds?.length === 1;
  /**
   * A decision beside a look-up: each part of the message as it is read by itself, of the products that the message names. One that
   * decides is refused for all; what a label says of another is told beside it.
   */
  const interpretParts = (message: string, context: Conversation): ReadMessage => {
    const whole = interpret(message, context);
    const parts = mayDecide(whole)
      ? splitMessage(message, inspect).map(({ text }) => withoutConnectives(text))
      : [];
    if (parts.length < 2) return { ...whole, ...decisionOfOne(whole) };
    const conversation = withNamedProducts(context, whole.reading);
    // "Which Dalesip should I give, and kcal of the mini": of that brand.
    const beside = whole.reading.mentions.flatMap((each) =>
      each.kind === 'product' ? each.product.id : (each.products[0]?.id ?? []),
    );
    const apart = parts.map((part) => interpret(part, withWhatRuns(conversation, part, whole), beside));
    return { ...whole, ...decisionAmong(whole, apart, tellsOfOne) };
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
      asksAlone: () =>
        reading.mentions.length === 0 &&
        parsedOf(reading).every(
          ({ topics, nutrients, withoutRow, leftOver, unknown, criteria }) =>
            topics.length + nutrients.length + withoutRow.length > 0 &&
            leftOver.length + unknown.length + criteria.length === 0,
        ),
      beginsWithAName: reading.mentions.some(({ from }) => from < 2),
      endsWithAName: reading.mentions.some(({ to }) => to >= reading.words.length - 1),
      isOfALabel: () => parsedOf(reading).every(isOfALabelAlone),
      isOfAMeaning: () =>
        reading.mentions.length === 0 && meaningsAsked(knowledge, words.join(' '), true).length > 0,
    };
  };
  const forget = () => {
    last = undefined;
  };
  return { readingOf, readMessage, hear: inspect, forget };
}

/** "Can a 75 year old lady have X": of what the label says of ages, where nothing else is told or asked. */
const isOfAnAgeAlone = (queries: readonly Query[]): boolean =>
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
const isOfNothing = (query: Query): boolean =>
  asksNothing(query) && query.unknown.length === 0 && query.leftOver.every((word) => ONE_PERSON.has(word));

/** Stands in no message. */
const APART = '\u0000';

const OF_A_LABEL =
  /^(?:allergens|ages|diets|ingredients|(?:contra)?indications|shelfLife|storage|dilution|flavours|packs)$/u;
const isOfALabelAlone = ({ topics, leftOver, unknown, namesProducts }: Query): boolean =>
  topics.some((topic) => OF_A_LABEL.test(topic)) && !namesProducts && leftOver.length + unknown.length === 0;

/** "With fibre is ok too", after a list without it, "2 a day", "3 doses", after a figure, of nobody: no decision is asked for. */
function goesOnAlone(
  said: GuardText,
  [query, another]: readonly Query[],
  conversation: Conversation,
): boolean {
  const { query: last } = conversation;
  if (query === undefined || another !== undefined || last === null) return false;
  if (Object.values(patientFactsIn(said)).includes(true)) return false;
  return (
    isAnAmountAlone(query) ||
    (last.subject === 'products' && GOES_FOR.test(query.text)) ||
    otherRun(query, last) !== undefined ||
    inTotal(query, conversation) !== undefined ||
    countADay(query, lastFiguresQuery(conversation) ?? last) !== undefined ||
    (last.subject === 'list' && withoutACondition(query, last) !== undefined)
  );
}

/** "Does that go for the peptide one as well" */
const GOES_FOR =
  /^(?:(?:and|so|ok) )*(?:does|is|do) (?:that|this|it|they) (?:also )?(?:go|apply|hold|true|the same) (?:for|to|of) the\b/u;

const isAnAmountAlone = (query: Query): boolean =>
  query.amounts.length > 0 &&
  query.leftOver.length === 0 &&
  asksNothing(query) &&
  /^(?:and |in |for )*\d/u.test(query.text);

export const productsIn = ({ mentions }: Pick<Reading, 'mentions'>): readonly string[] =>
  once(mentions.flatMap((each) => (each.kind === 'product' ? [each.product.id] : [])));

/** The products that a refused message names are what "it", "both" and "one" mean in the next: their labels are still to be had. */
export function withNamedProducts(context: Conversation, { mentions }: Reading): Conversation {
  const products = productsIn({ mentions });
  return products.length === 0
    ? context
    : {
        ...context,
        query: { ...NO_QUERY, subject: 'products', products, isComparison: products.length > 1 },
        shown: products,
        listed: products,
      };
}

/** Names of products stand as "_": "Nephrane Child" speaks of no child. */
export function guardTextOf({ typed, words, mentions }: Reading): GuardText {
  const isNamed = standsIn(mentions);
  const textOf = (all: readonly { text: string }[]) =>
    all
      .map(({ text }, at) => (isNamed(at) ? '_' : isOtherMakers(text) ? 'brand' : text))
      .join(' ')
      .replace(/_(?: _)+/gu, '_');
  const text = textOf(typed);
  return { text, words: text.split(' '), mended: textOf(words) };
}
