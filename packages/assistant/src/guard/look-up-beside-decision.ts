import type { LikelyIntent } from '../intent/classifier.ts';
import { type Refusal, shareOf } from '../intent/intents.ts';
import { CONTENTS, kinds, MARKS } from '../message/criterion-kinds.ts';
import type { Lexicon } from '../message/lexicon.ts';
import { type GuardText, patientFactsIn } from '../people/patient-facts.ts';
import { isRate } from '../quantities/quantity.ts';
import type { Query } from '../message/query.ts';
import type { Reading } from '../message/reading.ts';
import type { Conversation } from '../follow-ups/conversation.ts';
import { asksContentOfAmount } from './refusal.ts';

// A decision beside look-ups: the decision is refused for the whole message, and what labels say about the rest is answered.

/** A message, or a part of it, read by itself. */
export type ReadPart = {
  reading: Reading;
  queries: readonly Query[];
  guardText: GuardText;
  likelyIntents: readonly LikelyIntent[];
  refusal: Refusal | undefined;
};

/** From this likelihood, a part of a message is a look-up. */
const LOOK_UP_SHARE = 0.8;
const ANSWERS_A_CHOICE = kinds('allergen', 'diet', 'flavour', 'age');
/** What a label answers with yes or no, whoever asks. */
const LABEL_FACT_KINDS = new Set([
  ...MARKS,
  ...CONTENTS,
  ...kinds('nutrient', 'container', 'pack', 'sample'),
]);
const ASKS_DECISION = /\b(?:should|shall|would (?:you|i|we))\b/u;
/** Asks whether to use a product: "is _ the right one", "would _ suit", "should I use _". No label answers that. */
const ASKS_CHOICE =
  /\b(?:is|are|would|will) _ (?:be )?(?:\w+ ){0,2}?(?:right|best|one|suitable|suit|ok|okay|alright|appropriate|safe)\b|\b(?:should|shall|would|do) (?:i|we|you) (?:use|give|pick|choose|try|go for|put \w+ on|start) _/u;
const hasFigures = ({ products, nutrients }: Query): boolean => products.length > 0 && nutrients.length > 0;
const CHOICE_REFUSAL: Refusal = { kind: 'clinical', reason: 'choice' };

/** "MND, is _ the one, and fibre in a litre": a choice for the patient, unless a mark on the label answers it. */
const choiceTest = ({ guardText, queries }: ReadPart): ((guardText: GuardText) => boolean) => {
  const { illness, person } = patientFactsIn(guardText);
  const isMarked = queries.some(
    ({ criteria, topics }) =>
      criteria.some(({ kind }) => ANSWERS_A_CHOICE.has(kind)) ||
      topics.some((topic) => topic !== 'directions'),
  );
  return ({ text }) => (illness || person) && !isMarked && ASKS_CHOICE.test(text);
};

/** Whether the parts of a message are to be read separately. */
export const mayDecide = (message: ReadPart): boolean =>
  message.refusal === undefined
    ? ASKS_DECISION.test(message.guardText.text) || choiceTest(message)(message.guardText)
    : message.refusal.kind === 'clinical' || message.refusal.kind === 'emergency';

/** "He has hives after _, what do I do, and is there milk in it": gives the contents of one product, for whoever takes over. */
const contentQueries = ({ refusal, queries }: ReadPart): readonly Query[] =>
  refusal === undefined
    ? queries.filter(
        ({ products, criteria, topics }) =>
          products.length === 1 &&
          (criteria.some(({ kind }) => CONTENTS.has(kind)) ||
            topics.some((topic) => topic === 'allergens' || topic === 'ingredients')),
      )
    : [];

/** What is refused of a message that is not split, and the look-ups answered beside it. */
export function decisionOfWhole(message: ReadPart): {
  refusal: Refusal | undefined;
  lookUps: readonly Query[];
} {
  const lookUps = message.queries.filter(hasFigures);
  return message.refusal === undefined && lookUps.length > 0 && choiceTest(message)(message.guardText)
    ? { refusal: CHOICE_REFUSAL, lookUps }
    : { refusal: message.refusal, lookUps: [] };
}

/** The same for a message in parts. `isAboutOneProduct` says whether a list is about one product, and so no choice among several. */
export function decisionInParts(
  message: ReadPart,
  parts: readonly ReadPart[],
  isAboutOneProduct: (query: Query) => boolean,
): { refusal: Refusal | undefined; lookUps: readonly Query[] } {
  if (message.refusal?.kind === 'emergency')
    return { refusal: message.refusal, lookUps: parts.flatMap(contentQueries) };
  const isChoice = choiceTest(message);
  const decision = parts.find(
    ({ refusal, guardText }) => refusal?.kind === 'clinical' && ASKS_DECISION.test(guardText.text),
  )?.refusal;
  const chosen = parts.some(({ guardText }) => isChoice(guardText)) ? CHOICE_REFUSAL : undefined;
  // Each part is a look-up: "is it ok for vegans? Which renal one has the most protein".
  const areAllLookUps =
    chosen === undefined &&
    parts.every(
      ({ refusal, likelyIntents }) =>
        refusal === undefined && shareOf(likelyIntents, 'lookup') >= LOOK_UP_SHARE,
    );
  // A list beside a choice would itself be a choice; "what does a tin weigh", of a named product, is no list.
  const mayBeListed =
    message.reading.mentions.length === 0 &&
    message.refusal?.kind === 'clinical' &&
    /^(?:rate|dose|need)$/u.test(message.refusal.reason);
  const isAnswerable = (part: ReadPart): boolean =>
    isAboutApp(part) ||
    (part.refusal === undefined &&
      (!isChoice(part.guardText) || part.queries.every(hasFigures)) &&
      // A given amount makes it a sum, whatever the classifier says.
      (asksContentOfAmount(part.guardText.text, part.queries) ||
        part.queries.every(
          (query) =>
            isAboutLabel(query) &&
            // "What level is the pud": the words fit one product only.
            (query.subject !== 'list' ||
              mayBeListed ||
              (query.topics.length > 0 && isAboutOneProduct(query))),
        )));
  return {
    refusal: areAllLookUps ? undefined : (message.refusal ?? decision ?? chosen),
    lookUps: parts
      .map((part) => ({ ...part, queries: part.queries.map(withoutPatientCriteria) }))
      .flatMap((part) => (isAnswerable(part) ? part.queries : [])),
  };
}

/** "What stress factors are in the app, and should I use one": what the app does concerns no patient. */
const isAboutApp = ({ refusal, guardText, queries, likelyIntents }: ReadPart): boolean =>
  refusal === undefined &&
  queries.length > 0 &&
  queries.every(
    ({ otherIntents }) => otherIntents.length > 0 && otherIntents.every((name) => APP_OR_METHOD.test(name)),
  ) &&
  likelyIntents[0] !== undefined &&
  APP_OR_METHOD.test(likelyIntents[0].name) &&
  likelyIntents[0].probability >= EVEN_CHANCE &&
  QUESTION_START.test(guardText.text) &&
  !ASKS_DECISION.test(guardText.text) &&
  !Object.values(patientFactsIn(guardText)).includes(true);
const APP_OR_METHOD = /^(?:method|app):/u;
const QUESTION_START =
  /^(?:(?:and|also|so) )*(?:whats?|which|hows?|wheres?|where|when|why|whos?|does|do|is|are|can|could|tell|show|list|explain)\b/u;
const EVEN_CHANCE = 0.5;

/** "A PKU lad. Protein in a Pouch 15": beside a named product, the patient's disorder is background. */
const withoutPatientCriteria = (query: Query): Query =>
  query.products.length === 0
    ? query
    : { ...query, criteria: query.criteria.filter(({ kind }) => LABEL_FACT_KINDS.has(kind)) };

/** Only what a product label states. */
const isAboutLabel = (query: Query): boolean =>
  (query.products.length > 0 || query.subject === 'list') &&
  query.target === null &&
  // "He gets 1500 ml" is told, not asked.
  query.nutrients.length + query.nutrientsWithoutRow.length + query.topics.length + query.criteria.length > 0;

/** "On _ at 60 ml/h. Would you swap it? How much potassium in 24 hours": about the running feed, at the given rate. */
export function withRunningFeed(
  conversation: Conversation,
  part: string,
  { reading, queries }: ReadPart,
): Conversation {
  const { words, mentions } = reading;
  const [run, other] = queries.flatMap(({ amounts }) =>
    amounts.filter((each) => each.kind === 'measure' && each.hours !== undefined),
  );
  const { query } = conversation;
  const texts = words.map(({ text }) => text);
  const at = texts.findIndex((_, place) => isRate(texts, place + 1));
  // The name before the rate, or the first one after it: "60 ml/h of _".
  const feeds = mentions.filter(({ kind }) => kind === 'product');
  const feed = feeds.findLast(({ from }) => from < at) ?? feeds[0];
  if (!NAMES_DURATION.test(part) || run === undefined || other !== undefined) return conversation;
  if (query === null || feed?.kind !== 'product') return conversation;
  const products = [feed.product.id];
  return {
    ...conversation,
    query: { ...query, products, amounts: [run], isComparison: false },
    shownProducts: products,
    listedProducts: products,
  };
}
const NAMES_DURATION = /\b(?:hours?|hrs?|h|day|daily)\b/iu;

/** "Dsfkj kk" asks nothing, whatever it resembles. A figure may be a result, and a word for the body an illness. */
export function hasNoKnownWord(
  { words, mentions }: Reading,
  guardText: GuardText,
  { isKnown }: Lexicon,
): boolean {
  const typed = words.filter(({ text }) => text.length >= MIN_WORD_LENGTH);
  return (
    mentions.length === 0 &&
    typed.length > 0 &&
    !words.some(({ isNumber }) => isNumber) &&
    !typed.some(({ text }) => isKnown(text)) &&
    !Object.values(patientFactsIn(guardText)).includes(true)
  );
}
const MIN_WORD_LENGTH = 3;
