// Longer than other files: the whole way from a message to its answer, in the order of its steps.
import { type Answer, type AnswerContext, EMPTY_CONTEXT } from './answers/answer.ts';
import { codeLookup } from './answers/code-answers.ts';
import {
  type Conversion,
  conversionAsked,
  conversionsApart,
  conversionWithin,
  namesATarget,
} from './answers/conversion-asked.ts';
import type { Likelihood } from './intent/classifier.ts';
import { asksForADecision, asksWhatIsHeld } from './guard/refused.ts';
import { emergencyIn } from './guard/emergencies.ts';
import { isOfNoWord } from './guard/beside-a-decision.ts';
import { refusalByFacts } from './guard/told-apart.ts';
import { named, productsIn, readerOf, saidIn } from './read-message.ts';
import {
  type Intents,
  intentsOfMessages,
  isLikeliestRefused,
  type Refusal,
  refusalOf,
  shareOf,
} from './intent/intents.ts';
import { thesaurusReady } from './intent/thesaurus.ts';
import { withoutAsideDrafts } from './answers/asides.ts';
import { withNote, withNoteAtTheEnd } from './answers/beside-a-person.ts';
import { type AssistantOptions, type Draft, isSoldHere, type Knowledge } from './answers/draft.ts';
import { missedIn } from './answers/missed.ts';
import { eachApart, partedBest, tellingMore, tellingMoreOfALabel, type Weighed } from './answers/parted.ts';
import { complete, joined } from './answers/complete.ts';
import { execute } from './answers/execute.ts';
import { faqAnswer } from './answers/faq-answers.ts';
import { ofMedicines, refusedBy } from './answers/refused-by.ts';
import { bareMeanings, meaningsAlone, meaningsAsked, withMeaning } from './answers/meanings.ts';
import { faqIndex } from './faqs/faq-index.ts';
import { takeAll } from './language/steps.ts';
import { wordsOf } from './language/words.ts';
import { isOtherMakers } from './vocabulary/other-makers.ts';
import { nameIndex } from './reading/names.ts';
import { lexiconOf } from './reading/lexicon.ts';
import type { Spoken } from './reading/spoken.ts';
import { isAQuestion, pointsBack, type Piece, piecesOf, questionsIn } from './reading/apart.ts';
import { asMeant } from './reading/as-typed.ts';
import { ofThose, withItsName, withTheirNames, withTheName, withTheNameBefore } from './reading/by-name.ts';
import { backToOne, inFull } from './reading/in-full.ts';
import { putsAMedicineIn, patientFactsIn } from './reading/persons.ts';
import { type Query } from './reading/query.ts';
import { type Reading } from './reading/reading.ts';

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
  yield;
  const lexicon = yield* lexiconOf(products, methods, names, wordsOfFaqs, words);
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
  const { lexicon } = knowledge;
  const { readingOf, readMessage, hear, forget: forgetRead } = readerOf(knowledge);
  const forget = () => {
    heard.clear();
    weighings.clear();
    forgetRead();
  };
  /** "9 st 4 in kg? She's a new admission": who is told of beside it asks for nothing. */
  const conversionBeside = (message: string): Conversion | undefined => {
    const within = namesATarget(message) ? conversionWithin(knowledge, message) : undefined;
    return within === undefined || !namesATarget(within.text ?? '') || asksForADecision(within.beside)
      ? undefined
      : within;
  };
  const asksOfAProduct = (text: string): boolean => hear(text).asksOfAProduct();
  // Ways to part a message have questions in common.
  const weighings = new Map<string, Weighed>();
  const weighed = (typed: string, context: Spoken): Weighed => {
    const key = `${typed} ${JSON.stringify(context)}`;
    const known = weighings.get(key) ?? weighedAnew(typed, context);
    weighings.set(key, known);
    return known;
  };
  /** As it stands, or where nothing is found so, with the name of the product that was spoken of. */
  const weighedAnew = (typed: string, context: Spoken): Weighed => {
    const full = inFull(typed, context, knowledge.names, () => readMessage(typed, context).reading);
    const asked = weighedAsTyped(full ?? typed, context);
    if (full !== undefined) return asked;
    // What is refused in its own words stays refused.
    if (asked.answer.kind === 'refusal' || readingOf(typed).mentions.length > 0) return asked;
    const named = withTheName(typed, context, knowledge.names);
    // "Can it work offline", after a product, is of the app.
    if (named !== undefined && asksOfAProduct(named)) return weighedAsTyped(named, context);
    if (asked.answer.kind === 'answer') return asked;
    const ofSeveral = ofThose(typed, context);
    if (ofSeveral !== undefined) return weighedAsTyped(ofSeveral, context);
    const whole = withTheNameBefore(typed, context, knowledge.names);
    if (whole === undefined) return asked;
    const anew = weighedAsTyped(whole, standalone(context));
    const { query } = anew.answer.context;
    const isOfALabel =
      query !== null && query.topics.length + query.nutrients.length > 0 && !namesAnUnknown(query);
    return anew.answer.kind === 'answer' && isOfALabel && anew.missed < asked.missed ? anew : asked;
  };
  const weighedAsTyped = (message: string, context: Spoken): Weighed => {
    const faq = knowledge.faqIndex.exact(message);
    const conversion = conversionAsked(knowledge, message, context.conversion) ?? conversionBeside(message);
    // "K 7.1 mmol/L in mg/dL" may be of somebody: what is urgent by its words is no sum.
    const isSum = conversion !== undefined && emergencyIn(saidIn(readingOf(message)).text) === undefined;
    if (isSum && faq === undefined) return sure(converted(knowledge, conversion, context));
    const { reading, queries, said, likely, refusal, values } = readMessage(message, context);
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
    const isElsewhere = (id: string) =>
      knowledge.products.some((product) => product.id === id && !isSoldHere(knowledge, product));
    // That a product is another maker's, or not sold here, is an answer too.
    const isFound =
      queries.some(({ unknown, products }) => unknown.some(isOtherMakers) || products.some(isElsewhere)) ||
      looked.some(({ kind = 'answer' }) => kind === 'answer') ||
      asksWhatIsHeld(said.text, queries);
    // Where nothing is found to look up, what may have been asked for is a decision.
    const perhaps =
      isFound || !isLikeliestRefused(likely) || isOfNoWord(reading, said, lexicon)
        ? undefined
        : refusedBy(knowledge, refusalByFacts(refusalOf(likely, PERHAPS), said), said, [], context);
    if (perhaps !== undefined) return sure(complete(knowledge, [perhaps], [], named(held, reading)));
    const noted = withNote(withoutAsideDrafts(looked, queries), said, queries);
    const answer = complete(knowledge, noted, queries, context);
    return { answer, missed: missedIn(reading, queries, answer, lexicon) };
  };
  /** Each of its questions is of what a label says of what is named. */
  const isOfOne = (message: string, context: Spoken): boolean =>
    readMessage(message, context).queries.every(
      ({ products, general, topics, nutrients, criteria }) =>
        products.length > 0 && general.length === 0 && topics.length + nutrients.length + criteria.length > 0,
    ) && !questionsIn(message, hear).some((question) => isSurelyOfElse(hear(question).likely()));
  /** As many questions as leave the least of a message out, asked one after the other. */
  const parted = (message: string, context: Spoken): Answer => {
    const whole = weighed(message, context);
    if (whole.answer.kind === 'refusal' || knowledge.faqIndex.exact(message) !== undefined)
      return whole.answer;
    const mentioned = productsIn(readMessage(message, context).reading);
    const pieces = piecesOf(message, (text) => hear(text, mentioned));
    const isApart = (...how: readonly Piece['isApart'][]) =>
      pieces.some((piece) => how.includes(piece.isApart));
    if (pieces.length < 2) return whole.answer;
    const mayBeOne =
      whole.missed === 0 && !isApart('surely') && (isOfOne(message, context) || !isApart('perhaps'));
    const ask = (question: string, spoken: Spoken): Weighed => {
      // "Does it need mixing" goes on from the product; "who do I ring" from nothing.
      const { isOfALabel: isOfIt, likely, namesAProduct } = hear(question);
      const isWhole = namesAProduct && isAQuestion(question) && !pointsBack(question);
      const one = weighed(
        question,
        isWhole ? standalone(spoken) : isOfIt() ? spoken : { ...spoken, before: null },
      );
      // What only a part of a question would be refused for is weighed with the rest of it.
      return one.answer.kind === 'refusal' && !(isLikeliestRefused(likely()) && isAQuestion(question))
        ? { ...one, missed: Infinity }
        : one;
    };
    const { questions, answers, missed } = partedBest(
      mayBeOne ? pieces.map((piece) => ({ ...piece, isApart: 'no' })) : pieces,
      ask,
      context,
    );
    const isOne = answers.length < 2 || missed === Infinity;
    const best = isOne ? whole.answer : joined(answers, questions);
    const each = questionsIn(message, (text) => hear(text, mentioned));
    const isParted = each.length > (isOne ? 1 : answers.length);
    const all = isParted ? tellingMoreOfALabel(best, eachApart(each, ask, context)) : best;
    if (all === whole.answer) return all;
    const { said, queries } = readMessage(message, context);
    return withNoteAtTheEnd(all, said, queries);
  };
  /** Changes of unit are told each by itself, with what else is asked beside them; beside what is urgent none is. */
  const answered = (message: string, context: Spoken): Answer => {
    const apart = conversionsApart(knowledge, message);
    const kind = apart === undefined ? undefined : readMessage(message, context).refusal?.kind;
    if (apart === undefined || kind === 'emergency' || kind === 'fault') return parted(message, context);
    const changed = complete(knowledge, apart.drafts, [], context);
    const rest = kind === undefined ? apart.rest : message;
    return rest === '' ? changed : joined([changed, parted(rest, context)], ['', rest]);
  };
  return {
    ask(typed, before = EMPTY_CONTEXT) {
      forget();
      const { message: meant, isAnew } = asMeant(typed);
      const context = isAnew ? EMPTY_CONTEXT : before;
      const back = backToOne(meant, context);
      if (back !== undefined) return answered(back.message, back.spoken);
      const asked = answered(meant, context);
      // What is refused in its own words stays refused.
      if (asked.kind === 'refusal') return asked;
      const ofIt = withItsName(meant, readingOf, asksOfAProduct);
      const one = ofIt === meant ? asked : answered(ofIt, context);
      const ofThem = withTheirNames(ofIt, readingOf, asksOfAProduct);
      return ofThem === ofIt ? one : tellingMore(one, answered(ofThem, context));
    },
    refusal(message, context = EMPTY_CONTEXT) {
      forget();
      const { queries, said, refusal, values } = readMessage(message, context);
      const draft = refusedBy(knowledge, refusal, said, queries, context, values);
      return draft && complete(knowledge, [draft], [], context);
    },
    mayLeave(message) {
      forget();
      const { refusal, said } = readMessage(message, EMPTY_CONTEXT);
      return refusal === undefined && !Object.values(patientFactsIn(said)).includes(true);
    },
  };
}

/** What a question that leaves nothing out is read after. */
const standalone = (spoken: Spoken): Spoken => ({
  ...spoken,
  query: null,
  asked: null,
  askedOfOne: [],
  before: null,
});

/** "How much protein in glucerna": what is not known stands where a product would. */
const namesAnUnknown = ({ text, unknown }: Query): boolean => {
  const words = text.split(' ').filter((word) => word !== 'the');
  return words.some(
    (word, at) => unknown.includes(word) && /^(?:in|of|for|is|does|has)$/u.test(words[at - 1] ?? ''),
  );
};

const sure = (answer: Answer): Weighed => ({ answer, missed: 0 });

/** What only the whole range, our desk or the app has. */
const OF_ELSE = /^(?:document|contact|method|meaning)/u;
const isSurelyOfElse = ([first]: readonly Likelihood[]): boolean =>
  first !== undefined &&
  (OF_ELSE.test(first.name) || (first.name.startsWith('app:') && first.share >= MOSTLY));
/** More likely than all else together. */
const MOSTLY = 0.5;

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

/** So likely that a part of a message is a change of unit. */
const OF_A_CONVERSION = 0.3;

const converted = (knowledge: Knowledge, { draft, text }: Conversion, context: Spoken): Answer => {
  const answer = complete(knowledge, [draft], [], context);
  return { ...answer, context: { ...answer.context, before: 'convert', conversion: text } };
};

/** So likely that a decision is asked for, where nothing else was found. */
const PERHAPS = 0.3;
/** A code alone. */
const codeAlone = (knowledge: Knowledge, message: string, { mentions }: Reading): Draft | undefined =>
  mentions.length === 0 ? codeLookup(knowledge, message) : undefined;
