import { type Answer, type AnswerContext, EMPTY_CONTEXT } from './answers/answer.ts';
import { codeLookup } from './answers/code-answers.ts';
import {
  type Conversion,
  conversionAsked,
  conversionWithin,
  namesATarget,
} from './answers/conversion-asked.ts';
import type { Likelihood } from './intent/classifier.ts';
import { lately } from './language/lately.ts';
import { wordsHeard } from './intent/heard.ts';
import { asksForADecision, asksWhatIsHeld, refused } from './guard/refused.ts';
import { emergencyPartsOf } from './guard/emergencies.ts';
import { refusalByFacts } from './guard/told-apart.ts';
import {
  type Intents,
  intentsOfMessages,
  isLikeliestRefused,
  type Refusal,
  refusalOf,
  shareOf,
} from './intent/intents.ts';
import { thesaurusReady } from './intent/thesaurus.ts';
import { asIntended } from './intent/intended.ts';
import { withoutAsideDrafts } from './answers/asides.ts';
import { withNote, withNoteAtTheEnd } from './answers/beside-a-person.ts';
import type { AssistantOptions, Draft, Knowledge } from './answers/draft.ts';
import { missedIn } from './answers/missed.ts';
import { partedBest, type Weighed } from './answers/parted.ts';
import { complete, joined } from './answers/complete.ts';
import { execute } from './answers/execute.ts';
import { faqAnswer } from './answers/faq-answers.ts';
import { ofMedicines, refusedBy } from './answers/refused-by.ts';
import { bareMeanings, meaningsAlone, meaningsAsked, withMeaning } from './answers/meanings.ts';
import { faqIndex } from './faqs/faq-index.ts';
import { once } from './language/phrases.ts';
import { takeAll } from './language/steps.ts';
import { wordsOf } from './language/words.ts';
import { isOtherMakers } from './vocabulary/other-makers.ts';
import { nameIndex } from './reading/names.ts';
import { lexiconOf } from './reading/lexicon.ts';
import { countADay, inTotal, otherRun } from './reading/sizes.ts';
import type { Spoken } from './reading/spoken.ts';
import { isAQuestion, type Piece, piecesOf, questionsIn, withoutJoints } from './reading/apart.ts';
import { asksNothing } from './reading/as-before.ts';
import { asMeant, withCountryNamed } from './reading/as-typed.ts';
import { figuresAsked } from './reading/filled-in.ts';
import { withoutACondition } from './reading/of-the-list.ts';
import { kinds } from './reading/criterion-kinds.ts';
import { parse } from './reading/parse.ts';
import { putsAMedicineIn, type GuardText, patientFactsIn } from './reading/persons.ts';
import { withoutAsides } from './reading/preamble.ts';
import { withVersionNamed } from './reading/version-named.ts';
import { mergeAll } from './reading/merge-all.ts';
import { NO_QUERY, type Query } from './reading/query.ts';
import { withPatientCriteria, stretchesOf, withoutTold, withoutToldLists } from './reading/told.ts';
import { namedProduct } from './reading/name-match.ts';
import { readWords, type Reading } from './reading/reading.ts';

/** Sim: reads a question, looks the answer up, and says where it found it. */
export type Assistant = {
  ask: (message: string, context?: AnswerContext) => Answer;
  /** What the guard says of a message, before anything is read out of it: `undefined` lets it pass. */
  refusal: (message: string, context?: AnswerContext) => Answer | undefined;
  /** Whether a message tells of no person and may be read by a service outside the device. */
  mayLeave: (message: string) => boolean;
};

/** Gets ready in steps, so that whoever takes them can let the screen be drawn between them. */
function* preparing(options: AssistantOptions): Generator<undefined, Assistant> {
  const { products, methods, faqs } = options;
  const names = nameIndex(products);
  const wordsOfFaqs = new Set<string>();
  for (const { question, answer } of faqs) {
    yield;
    for (const { text } of wordsOf(`${question} ${answer}`)) wordsOfFaqs.add(text);
  }
  yield* thesaurusReady();
  const { intents, words } = yield* intentsOfMessages();
  for (const word of words) wordsOfFaqs.add(word);
  yield;
  const lexicon = yield* lexiconOf(products, methods, names, wordsOfFaqs);
  yield;
  return assistantOf({ ...options, names, faqIndex: faqIndex(faqs), lexicon, intents });
}

export const createAssistant = (options: AssistantOptions): Assistant => takeAll(preparing(options));

/** How long steps are taken without a pause: a part of the 50 ms after which a press feels late, on a slow device. */
const LONGEST_WITHOUT_PAUSE_MS = 6;

/** The same without holding up the screen: `pause` lets other work come first, `now` is a clock in milliseconds. */
export async function prepareAssistant(
  options: AssistantOptions,
  pause: () => Promise<void>,
  now: () => number,
): Promise<Assistant> {
  const steps = preparing(options);
  let since = now();
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (now() - since < LONGEST_WITHOUT_PAUSE_MS) continue;
    // One pause after the other: the next step needs the one before.
    // oxlint-disable-next-line eslint/no-await-in-loop
    await pause();
    since = now();
  }
}

const CORRECTS = /^(?:no|nope|nah|sorry|oops|actually|wait|not that|wrong one|i (?:meant|mean))\b/iu;

/** "Galactosaemia" beside "lactose free": no list by lactose may answer it, but what the FAQ says of both. */
const isOfGalactose = ({ words, mentions }: Reading): boolean =>
  mentions.length === 0 &&
  words.some(({ text }) => text.startsWith('galactosaemi')) &&
  words.some(({ text }) => text === 'lactose');
const OF_GALACTOSE: readonly Likelihood[] = [{ name: 'faq:faq-20', share: 1 }];

function assistantOf(given: Knowledge): Assistant {
  // A message is weighed whole and in its parts, some more than once: what was heard is kept until the next one.
  const heard = new Map<string, readonly Likelihood[]>();
  const intents: Intents = (words, before) => {
    const key = `${before} ${words.join(' ')}`;
    const known = heard.get(key) ?? given.intents(words, before);
    heard.set(key, known);
    return known;
  };
  const knowledge: Knowledge = { ...given, intents };
  const { names, lexicon } = knowledge;
  const read = lately((text) => {
    const [message = '', brands = ''] = text.split(APART);
    return readWords(message, names, lexicon, brands === '' ? [] : brands.split(' '));
  });
  const readingOf = (message: string, products: readonly string[] = []): Reading =>
    read(
      `${message}${APART}${once(products.flatMap((id) => namedProduct(names, id)?.brand ?? [])).join(' ')}`,
    );
  const understood = (message: string, context: Spoken) => {
    const reading = readingOf(
      withVersionNamed(withCountryNamed(message, knowledge), context, knowledge),
      context.query?.products,
    );
    const likely = intents(wordsHeard(reading), context.before);
    const untold = withoutAsides(withoutTold(reading, likely, knowledge), lexicon);
    const parsed = parse(untold, names, lexicon);
    const asked = withoutToldLists(parsed);
    const queries = withPatientCriteria(
      mergeAll(
        asIntended(asked, isOfGalactose(reading) ? OF_GALACTOSE : likely, context, intents),
        context,
        knowledge,
      ),
      asked,
      untold === reading ? parsed : parse(reading, names, lexicon),
    );
    const said = saidIn(reading);
    const parts = [...asked, ...stretchesOf(reading, asked)].map((query) => ({
      query,
      likely: intents(query.heard, null),
    }));
    const told = emergencyPartsOf(said.text).map((part) => intents(part.split(' '), null));
    const refusal = refused(said, likely, queries, context.before, parts, told);
    const isRefused = !(refusal?.kind === 'clinical' && goesOnAlone(said, asked, context));
    return { reading, queries, said, likely, refusal: isRefused ? refusal : undefined };
  };
  type Read = ReturnType<typeof understood>;
  /**
   * A decision beside a look-up: each part of the message as it is read by itself, of the products that the message names. One that
   * decides is refused for all; what a label says of another is told beside it.
   */
  const readApart = (message: string, context: Spoken): ReadApart => {
    if (last?.message !== message || last.context !== context)
      last = { message, context, read: readAnew(message, context) };
    return last.read;
  };
  type ReadApart = Read & { values: readonly Query[] };
  let last: { message: string; context: Spoken; read: ReadApart } | undefined;
  const forget = () => {
    heard.clear();
    last = undefined;
  };
  const readAnew = (message: string, context: Spoken): ReadApart => {
    const whole = understood(message, context);
    const decides =
      whole.refusal === undefined ? DECIDES.test(whole.said.text) : whole.refusal.kind === 'clinical';
    const parts = decides ? piecesOf(message, hear).map(({ text }) => withoutJoints(text)) : [];
    if (parts.length < 2) return { ...whole, values: [] };
    const spoken = named(context, whole.reading);
    const apart = parts.map((part) => understood(part, spoken));
    const decided = apart.find(
      ({ refusal, said }) => refusal?.kind === 'clinical' && DECIDES.test(said.text),
    );
    // Look-ups all, each by itself: "is it ok for vegans? Which renal one has the most protein".
    const isNone = apart.every(
      ({ refusal, likely }) => refusal === undefined && shareOf(likely, 'lookup') >= A_LOOK_UP,
    );
    return {
      ...whole,
      refusal: isNone ? undefined : (whole.refusal ?? decided?.refusal),
      values: apart.flatMap((part) =>
        part.refusal === undefined &&
        part.queries.every(
          (query) =>
            isOfALabel(query, part.likely) &&
            // A list beside a choice would be one; "what does a tin weigh", of what is named, is no list.
            (query.subject !== 'list' ||
              // "What level is the pud": the words tell of one alone, which is no choice.
              (query.topics.length > 0 && execute(query, knowledge).productIds?.length === 1) ||
              (whole.reading.mentions.length === 0 &&
                whole.refusal?.kind === 'clinical' &&
                /^(?:rate|dose|need)$/u.test(whole.refusal.of))),
        )
          ? part.queries
          : [],
      ),
    };
  };
  /** "9 st 4 in kg? She's a new admission": who is told of beside it asks for nothing. */
  const conversionBeside = (message: string): Conversion | undefined => {
    const within = namesATarget(message) ? conversionWithin(knowledge, message) : undefined;
    return within === undefined || !namesATarget(within.text ?? '') || asksForADecision(within.beside)
      ? undefined
      : within;
  };
  const hear = (question: string, beside: readonly string[] = []) => {
    const reading = readingOf(question, beside);
    const words = wordsHeard(reading);
    return {
      words,
      likely: () => intents(words, null),
      namesAProduct: reading.mentions.length > 0,
      isOfALabel: () => parse(reading, names, lexicon).every(isOfALabelAlone),
    };
  };
  const weighed = (message: string, context: Spoken): Weighed => {
    const faq = knowledge.faqIndex.exact(message);
    const conversion = conversionAsked(knowledge, message, context.conversion) ?? conversionBeside(message);
    if (conversion !== undefined && faq === undefined) return sure(converted(knowledge, conversion, context));
    const { reading, queries, said, likely, refusal, values } = readApart(message, context);
    if (faq !== undefined) return sure(complete(knowledge, [faqAnswer(knowledge, faq)], queries, context));
    const meaning = meaningOf(knowledge, reading, queries, context, refusal);
    if (meaning !== undefined) return sure(complete(knowledge, [meaning], queries, context));
    const drafts =
      refusedBy(knowledge, refusal, said, queries, context, values) ??
      (putsAMedicineIn(said) ? ofMedicines(knowledge) : undefined) ??
      codeAlone(knowledge, message, reading);
    // "No, I meant the ..." that finds nothing: what came before was wrong, and no next question is about it.
    const held = CORRECTS.test(message) ? EMPTY_CONTEXT : context;
    if (drafts !== undefined) {
      const answer = complete(knowledge, [drafts], [], refusal === undefined ? held : named(held, reading));
      return answer.kind === 'refusal'
        ? sure(answer)
        : { answer, missed: missedIn(reading, [], answer, lexicon) };
    }
    const isConversion =
      shareOf(likely, 'convert') >= OF_A_CONVERSION && queries.every((each) => each.products.length === 0);
    const within = isConversion ? conversionWithin(knowledge, message) : undefined;
    if (within !== undefined) return sure(converted(knowledge, within, context));
    const looked = queries.map((query) => execute(query, knowledge));
    // That a product is another maker's is an answer too.
    const isFound =
      queries.some(({ unknown }) => unknown.some(isOtherMakers)) ||
      looked.some(({ kind = 'answer' }) => kind === 'answer') ||
      asksWhatIsHeld(said.text, queries);
    // Where nothing is found to look up, what may have been asked for is a decision.
    const perhaps =
      isFound || !isLikeliestRefused(likely)
        ? undefined
        : refusedBy(knowledge, refusalByFacts(refusalOf(likely, PERHAPS), said), said, [], context);
    if (perhaps !== undefined) return sure(complete(knowledge, [perhaps], [], named(held, reading)));
    const noted = withNote(withoutAsideDrafts(looked, queries), said, queries);
    const answer = complete(knowledge, noted, queries, context);
    return { answer, missed: missedIn(reading, queries, answer, lexicon) };
  };
  /** Each of its questions is of what a label says of what is named. */
  const isOfOne = (message: string, context: Spoken): boolean =>
    readApart(message, context).queries.every(
      ({ products, general, topics, nutrients, criteria }) =>
        products.length > 0 && general.length === 0 && topics.length + nutrients.length + criteria.length > 0,
    ) && !questionsIn(message, hear).some((question) => isSurelyOfElse(hear(question).likely()));
  /** As many questions as leave the least of a message out, asked one after the other. */
  const answered = (message: string, context: Spoken): Answer => {
    const whole = weighed(message, context);
    if (whole.answer.kind === 'refusal' || knowledge.faqIndex.exact(message) !== undefined)
      return whole.answer;
    const mentioned = productsIn(readApart(message, context).reading);
    const pieces = piecesOf(message, (text) => hear(text, mentioned));
    const isApart = (...how: readonly Piece['isApart'][]) =>
      pieces.some((piece) => how.includes(piece.isApart));
    if (whole.missed === 0 && !isApart('surely') && (isOfOne(message, context) || !isApart('perhaps')))
      return whole.answer;
    const ask = (question: string, spoken: Spoken): Weighed => {
      // "Does it need mixing" goes on from the product; "who do I ring" from nothing.
      const { isOfALabel: isOfIt, likely } = hear(question);
      const one = weighed(question, isOfIt() ? spoken : { ...spoken, before: null });
      // What only a part of a question would be refused for is weighed with the rest of it.
      return one.answer.kind === 'refusal' && !(isLikeliestRefused(likely()) && isAQuestion(question))
        ? { ...one, missed: Infinity }
        : one;
    };
    const { questions, answers, missed } = partedBest(pieces, ask, context);
    if (answers.length < 2 || missed === Infinity) return whole.answer;
    const all = joined(answers, questions);
    const { said, queries } = readApart(message, context);
    return withNoteAtTheEnd(all, said, queries);
  };
  return {
    ask(typed, before = EMPTY_CONTEXT) {
      forget();
      const { message, isAnew } = asMeant(typed);
      const context = isAnew ? EMPTY_CONTEXT : before;
      return answered(message, context);
    },
    refusal(message, context = EMPTY_CONTEXT) {
      forget();
      const { queries, said, refusal, values } = readApart(message, context);
      const draft = refusedBy(knowledge, refusal, said, queries, context, values);
      return draft && complete(knowledge, [draft], [], context);
    },
    mayLeave(message) {
      forget();
      const { refusal, said } = readApart(message, EMPTY_CONTEXT);
      return refusal === undefined && !Object.values(patientFactsIn(said)).includes(true);
    },
  };
}

/** Stands in no message. */
const APART = '\u0000';

const sure = (answer: Answer): Weighed => ({ answer, missed: 0 });

/** So likely that a part of a message, by itself, is a look-up. */
const A_LOOK_UP = 0.8;
/** The same, of a part that would not be refused. */
const BESIDE_A_DECISION = 0.6;
const TOLD_BESIDE = kinds('allergen', 'diet', 'flavour', 'age');
const DECIDES = /\b(?:should|shall)\b/u;
/** What the label of a product says, and nothing else. */
const isOfALabel = (query: Query, likely: readonly Likelihood[]): boolean =>
  (query.products.length > 0
    ? query.criteria.every(({ kind }) => TOLD_BESIDE.has(kind))
    : query.subject === 'list' && query.criteria.length + query.nutrients.length > 0) &&
  query.target === null &&
  // "He gets 1500 ml": told, and not asked.
  query.nutrients.length + query.withoutRow.length + query.topics.length + query.criteria.length > 0 &&
  likely[0]?.name === 'lookup' &&
  likely[0].share >= BESIDE_A_DECISION;

/** What only the whole range, our desk or the app has. */
const OF_ELSE = /^(?:document|contact|method|meaning)/u;
const isSurelyOfElse = ([first]: readonly Likelihood[]): boolean =>
  first !== undefined &&
  (OF_ELSE.test(first.name) || (first.name.startsWith('app:') && first.share >= MOSTLY));
/** More likely than all else together. */
const MOSTLY = 0.5;

const OF_A_LABEL =
  /^(?:allergens|ages|diets|ingredients|(?:contra)?indications|shelfLife|storage|dilution|flavours|packs)$/u;
const isOfALabelAlone = ({ topics, leftOver, unknown, namesProducts }: Query): boolean =>
  topics.some((topic) => OF_A_LABEL.test(topic)) && !namesProducts && leftOver.length + unknown.length === 0;

/** "With fibre is ok too", after a list without it, "2 a day", "3 doses", after a figure, of nobody: no decision is asked for. */
function goesOnAlone(said: GuardText, [query, another]: readonly Query[], spoken: Spoken): boolean {
  const { query: last } = spoken;
  if (query === undefined || another !== undefined || last === null) return false;
  if (Object.values(patientFactsIn(said)).includes(true)) return false;
  return (
    isAnAmountAlone(query) ||
    otherRun(query, last) !== undefined ||
    inTotal(query, spoken) !== undefined ||
    countADay(query, figuresAsked(spoken) ?? last) !== undefined ||
    (last.subject === 'list' && withoutACondition(query, last) !== undefined)
  );
}

const isAnAmountAlone = (query: Query): boolean =>
  query.amounts.length > 0 &&
  query.leftOver.length === 0 &&
  asksNothing(query) &&
  /^(?:and |in |for )*\d/u.test(query.text);

/** A message that asks what a word means and nothing else: no decision, whatever its words are nearest to. */
function meaningOf(
  knowledge: Knowledge,
  { typed, words, mentions }: Reading,
  queries: readonly Query[],
  { before, asked }: Spoken,
  refusal: Refusal | undefined,
): Draft | undefined {
  if (mentions.length > 0 || (refusal !== undefined && refusal.kind !== 'clinical')) return undefined;
  // As typed first: "polymeric" is no slip for a word of the labels.
  const texts = [typed, words].map((all) => all.map(({ text }) => text).join(' '));
  const isAfterProducts = /^(?:lookup|list|compare)$/u.test(before ?? '');
  const isAfterAMeaning = asked !== null && meaningsAsked(knowledge, asked.heard.join(' ')).length > 0;
  const [meanings] = texts
    .map((text) =>
      isAfterAMeaning ? bareMeanings(knowledge, text) : meaningsAsked(knowledge, text, isAfterProducts),
    )
    .filter(({ length }) => length > 0);
  if (meanings === undefined) return undefined;
  const [query, another] = queries;
  const isOfTheApp = query?.general[0]?.startsWith('app:') === true;
  const isOne = query !== undefined && another === undefined && (meanings.length === 1 || isOfTheApp);
  return isOne && refusal === undefined && !isAfterAMeaning
    ? withMeaning(meanings, execute(query, knowledge))
    : meaningsAlone(meanings);
}

const productsIn = ({ mentions }: Pick<Reading, 'mentions'>): readonly string[] =>
  once(mentions.flatMap((each) => (each.kind === 'product' ? [each.product.id] : [])));

/** The products that a refused message names are what "it", "both" and "one" mean in the next: their labels are still to be had. */
function named(context: Spoken, { mentions }: Reading): Spoken {
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

/** So likely that a part of a message is a change of unit. */
const OF_A_CONVERSION = 0.3;

const converted = (knowledge: Knowledge, { draft, text }: Conversion, context: Spoken): Answer => {
  const answer = complete(knowledge, [draft], [], context);
  return { ...answer, context: { ...answer.context, before: 'convert', conversion: text } };
};

/** So likely that a decision is asked for, where nothing else was found. */
const PERHAPS = 0.3;
/** Names of products stand as "_": "Nephrane Child" speaks of no child. */
function saidIn({ typed, words, mentions }: Reading): GuardText {
  const isNamed = (at: number) => mentions.some(({ from, to }) => at >= from && at < to);
  const textOf = (all: readonly { text: string }[]) =>
    all
      .map(({ text }, at) => (isNamed(at) ? '_' : isOtherMakers(text) ? 'brand' : text))
      .join(' ')
      .replace(/_(?: _)+/gu, '_');
  const text = textOf(typed);
  return { text, words: text.split(' '), mended: textOf(words) };
}

/** A code alone. */
const codeAlone = (knowledge: Knowledge, message: string, { mentions }: Reading): Draft | undefined =>
  mentions.length === 0 ? codeLookup(knowledge, message) : undefined;
