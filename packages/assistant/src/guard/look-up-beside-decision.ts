import type { Likelihood } from '../intent/classifier.ts';
import { type Refusal, shareOf } from '../intent/intents.ts';
import { CONTENTS, kinds, MARKS } from '../message/criterion-kinds.ts';
import type { Lexicon } from '../message/lexicon.ts';
import { type GuardText, patientFactsIn } from '../people/patient-facts.ts';
import { isARate } from '../quantities/quantity.ts';
import type { Query } from '../message/query.ts';
import type { Reading } from '../message/reading.ts';
import type { Conversation } from '../follow-ups/conversation.ts';
import { asksWhatIsHeld } from './refusal.ts';

// A decision beside look-ups: what decides is refused for all of the message, and what a label says of the rest is told beside it.

/** A message, or a part of it, as it was read by itself. */
export type Read = {
  reading: Reading;
  queries: readonly Query[];
  said: GuardText;
  likely: readonly Likelihood[];
  refusal: Refusal | undefined;
};

/** So likely that a part of a message, by itself, is a look-up. */
const A_LOOK_UP = 0.8;
const ANSWERS_A_CHOICE = kinds('allergen', 'diet', 'flavour', 'age');
/** What a label says yes or no to, whoever asks. */
const TOLD_BESIDE = new Set([...MARKS, ...CONTENTS, ...kinds('nutrient', 'container', 'pack', 'sample')]);
const DECIDES = /\b(?:should|shall|would (?:you|i|we))\b/u;
/** Whether a product is to be had, in the words of no label: "is _ the right one", "would _ suit", "should I use _". */
const CHOOSES =
  /\b(?:is|are|would|will) _ (?:be )?(?:\w+ ){0,2}?(?:right|best|one|suitable|suit|ok|okay|alright|appropriate|safe)\b|\b(?:should|shall|would|do) (?:i|we|you) (?:use|give|pick|choose|try|go for|put \w+ on|start) _/u;
const hasFigures = ({ products, nutrients }: Query): boolean => products.length > 0 && nutrients.length > 0;
const A_CHOICE: Refusal = { kind: 'clinical', of: 'choice' };

/** "MND, is _ the one, and fibre in a litre": a choice for whoever is told of, unless a mark of the label answers it. */
const choosesIn = ({ said, queries }: Read): ((said: GuardText) => boolean) => {
  const { illness, person } = patientFactsIn(said);
  const isMarked = queries.some(
    ({ criteria, topics }) =>
      criteria.some(({ kind }) => ANSWERS_A_CHOICE.has(kind)) ||
      topics.some((topic) => topic !== 'directions'),
  );
  return ({ text }) => (illness || person) && !isMarked && CHOOSES.test(text);
};

/** Whether parts of a message are to be read each by itself. */
export const mayDecide = (whole: Read): boolean =>
  whole.refusal === undefined
    ? DECIDES.test(whole.said.text) || choosesIn(whole)(whole.said)
    : whole.refusal.kind === 'clinical' || whole.refusal.kind === 'emergency';

/** "He has hives after _, what do I do, and is there milk in it": who takes over will ask, so the contents of one product are told. */
const contentsOfOne = ({ refusal, queries }: Read): readonly Query[] =>
  refusal === undefined
    ? queries.filter(
        ({ products, criteria, topics }) =>
          products.length === 1 &&
          (criteria.some(({ kind }) => CONTENTS.has(kind)) ||
            topics.some((topic) => topic === 'allergens' || topic === 'ingredients')),
      )
    : [];

/** What is refused of a message that is not read in parts, and the look-ups that are told beside it. */
export function decisionOfOne(whole: Read): { refusal: Refusal | undefined; values: readonly Query[] } {
  const values = whole.queries.filter(hasFigures);
  return whole.refusal === undefined && values.length > 0 && choosesIn(whole)(whole.said)
    ? { refusal: A_CHOICE, values }
    : { refusal: whole.refusal, values: [] };
}

/** The same of a message in its parts. `tellsOfOne` says whether a list is of one product, which is no choice among some. */
export function decisionAmong(
  whole: Read,
  parts: readonly Read[],
  tellsOfOne: (query: Query) => boolean,
): { refusal: Refusal | undefined; values: readonly Query[] } {
  if (whole.refusal?.kind === 'emergency')
    return { refusal: whole.refusal, values: parts.flatMap(contentsOfOne) };
  const chooses = choosesIn(whole);
  const decided = parts.find(
    ({ refusal, said }) => refusal?.kind === 'clinical' && DECIDES.test(said.text),
  )?.refusal;
  const chosen = parts.some(({ said }) => chooses(said)) ? A_CHOICE : undefined;
  // Look-ups all, each by itself: "is it ok for vegans? Which renal one has the most protein".
  const isNone =
    chosen === undefined &&
    parts.every(({ refusal, likely }) => refusal === undefined && shareOf(likely, 'lookup') >= A_LOOK_UP);
  // A list beside a choice would be one; "what does a tin weigh", of what is named, is no list.
  const mayBeListed =
    whole.reading.mentions.length === 0 &&
    whole.refusal?.kind === 'clinical' &&
    /^(?:rate|dose|need)$/u.test(whole.refusal.of);
  const isTold = (part: Read): boolean =>
    isOfTheApp(part) ||
    (part.refusal === undefined &&
      (!chooses(part.said) || part.queries.every(hasFigures)) &&
      // What is given comes to a sum, whatever its words are nearest to.
      (asksWhatIsHeld(part.said.text, part.queries) ||
        part.queries.every(
          (query) =>
            isOfALabel(query) &&
            // "What level is the pud": the words tell of one alone.
            (query.subject !== 'list' || mayBeListed || (query.topics.length > 0 && tellsOfOne(query))),
        )));
  return {
    refusal: isNone ? undefined : (whole.refusal ?? decided ?? chosen),
    values: parts
      .map((part) => ({ ...part, queries: part.queries.map(withoutThePatient) }))
      .flatMap((part) => (isTold(part) ? part.queries : [])),
  };
}

/** "What stress factors are in the app, and should I use one": what the app does is told of nobody. */
const isOfTheApp = ({ refusal, said, queries, likely }: Read): boolean =>
  refusal === undefined &&
  queries.length > 0 &&
  queries.every(({ general }) => general.length > 0 && general.every((name) => OF_THE_APP.test(name))) &&
  likely[0] !== undefined &&
  OF_THE_APP.test(likely[0].name) &&
  likely[0].share >= AS_LIKELY_AS_NOT &&
  ASKS.test(said.text) &&
  !DECIDES.test(said.text) &&
  !Object.values(patientFactsIn(said)).includes(true);
const OF_THE_APP = /^(?:method|app):/u;
const ASKS =
  /^(?:(?:and|also|so) )*(?:whats?|which|hows?|wheres?|where|when|why|whos?|does|do|is|are|can|could|tell|show|list|explain)\b/u;
const AS_LIKELY_AS_NOT = 0.5;

/** "A PKU lad. Protein in a Pouch 15": of a product that is named, what the patient has asks nothing. */
const withoutThePatient = (query: Query): Query =>
  query.products.length === 0
    ? query
    : { ...query, criteria: query.criteria.filter(({ kind }) => TOLD_BESIDE.has(kind)) };

/** What the label of a product says, and nothing else. */
const isOfALabel = (query: Query): boolean =>
  (query.products.length > 0 || query.subject === 'list') &&
  query.target === null &&
  // "He gets 1500 ml": told, and not asked.
  query.nutrients.length + query.withoutRow.length + query.topics.length + query.criteria.length > 0;

/** "On _ at 60 ml/h. Would you swap it? How much potassium in 24 hours": of what runs, at the rate that was told. */
export function withWhatRuns(
  conversation: Conversation,
  part: string,
  { reading, queries }: Read,
): Conversation {
  const { words, mentions } = reading;
  const [run, other] = queries.flatMap(({ amounts }) =>
    amounts.filter((each) => each.kind === 'measure' && each.hours !== undefined),
  );
  const { query } = conversation;
  const texts = words.map(({ text }) => text);
  const at = texts.findIndex((_, place) => isARate(texts, place + 1));
  // The name before the rate, or the next one: "60 ml/h of _".
  const feeds = mentions.filter(({ kind }) => kind === 'product');
  const feed = feeds.findLast(({ from }) => from < at) ?? feeds[0];
  if (!IS_SO_LONG.test(part) || run === undefined || other !== undefined) return conversation;
  if (query === null || feed?.kind !== 'product') return conversation;
  const products = [feed.product.id];
  return {
    ...conversation,
    query: { ...query, products, amounts: [run], isComparison: false },
    shown: products,
    listed: products,
  };
}
const IS_SO_LONG = /\b(?:hours?|hrs?|h|day|daily)\b/iu;

/** "Dsfkj kk": whatever it is nearest to, it asks for nothing. A figure may be a result, a word of a body an illness. */
export function isOfNoWord({ words, mentions }: Reading, said: GuardText, { isKnown }: Lexicon): boolean {
  const typed = words.filter(({ text }) => text.length >= SHORTEST_WORD);
  return (
    mentions.length === 0 &&
    typed.length > 0 &&
    !words.some(({ isNumber }) => isNumber) &&
    !typed.some(({ text }) => isKnown(text)) &&
    !Object.values(patientFactsIn(said)).includes(true)
  );
}
const SHORTEST_WORD = 3;
