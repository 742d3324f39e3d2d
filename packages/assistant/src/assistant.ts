// Longer than other files: the whole way from a message to its answer, in the order of its steps.
import { type Answer, type AnswerContext, EMPTY_CONTEXT } from './answers/answer.ts';
import { codeLookup } from './answers/products/codes.ts';
import {
  type Conversion,
  conversionAsked,
  conversionsApart,
  conversionWithin,
  namesATarget,
} from './answers/conversions/conversion-asked.ts';
import type { Likelihood } from './intent/classifier.ts';
import { asksForADecision, asksWhatIsHeld } from './guard/refusal.ts';
import { emergencyIn } from './guard/emergencies.ts';
import { isOfNoWord } from './guard/look-up-beside-decision.ts';
import { refusalByFacts } from './guard/border-cases.ts';
import { withNamedProducts, productsIn, createReader, guardTextOf } from './read-message.ts';
import {
  type Intents,
  intentsOfMessages,
  isLikeliestRefused,
  type Refusal,
  refusalOf,
  shareOf,
} from './intent/intents.ts';
import { thesaurusReady } from './intent/thesaurus.ts';
import { withoutAsideDrafts } from './answers/compose/aside-drafts.ts';
import { withPatientNote, withPatientNoteAtTheEnd } from './answers/compose/patient-note.ts';
import { type AssistantOptions, type Draft, isSoldHere, type Knowledge } from './answers/draft.ts';
import { countUnanswered } from './answers/compose/unanswered.ts';
import {
  answerEach,
  bestSplit,
  fullerAnswer,
  fullerLabelAnswer,
  type Scored,
} from './answers/compose/best-split.ts';
import { completeAnswer, joinAnswers } from './answers/compose/complete.ts';
import { execute } from './answers/execute.ts';
import { faqAnswer } from './answers/faq-answers.ts';
import { ofMedicines, refusalDraft } from './answers/compose/refusal-draft.ts';
import { bareMeanings, meaningsAlone, meaningsAsked, withMeaning } from './answers/meanings.ts';
import { faqIndex } from './faqs/faq-index.ts';
import { takeAll } from './language/steps.ts';
import { wordsOf } from './language/words.ts';
import { isOtherMakers } from './vocabulary/other-makers.ts';
import { nameIndex } from './names/name-index.ts';
import { lexiconOf } from './message/lexicon.ts';
import type { Conversation } from './follow-ups/conversation.ts';
import { isAQuestion, refersBack, type Piece, splitMessage, questionsIn } from './splitting/split-message.ts';
import { normaliseMessage } from './message/normalise.ts';
import {
  withShownProductsNamed,
  withItNamed,
  withTheyNamed,
  withPointerNamed,
  withLastProductNamed,
} from './follow-ups/pronouns.ts';
import { returnToEarlierProduct, expandFollowUp } from './follow-ups/expand.ts';
import { putsAMedicineIn, patientFactsIn } from './people/patient-facts.ts';
import { type Query } from './message/query.ts';
import { type Reading } from './message/reading.ts';

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
  const { readingOf, readMessage, hear, forget: forgetRead } = createReader(knowledge);
  const forget = () => {
    heard.clear();
    scores.clear();
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
  const scores = new Map<string, Scored>();
  const scored = (typed: string, context: Conversation): Scored => {
    const key = `${typed} ${JSON.stringify(context)}`;
    const known = scores.get(key) ?? scoredAnew(typed, context);
    scores.set(key, known);
    return known;
  };
  /** As it stands, or where nothing is found so, with the name of the product that was spoken of. */
  const scoredAnew = (typed: string, context: Conversation): Scored => {
    const full = expandFollowUp(typed, context, knowledge.names, () => readMessage(typed, context).reading);
    const asked = scoredAsWritten(full ?? typed, context);
    if (full !== undefined) return asked;
    // What is refused in its own words stays refused.
    if (asked.answer.kind === 'refusal' || readingOf(typed).mentions.length > 0) return asked;
    const withNamedProducts = withPointerNamed(typed, context, knowledge.names);
    // "Can it work offline", after a product, is of the app.
    if (withNamedProducts !== undefined && asksOfAProduct(withNamedProducts))
      return scoredAsWritten(withNamedProducts, context);
    if (asked.answer.kind === 'answer') return asked;
    const ofSeveral = withShownProductsNamed(typed, context);
    if (ofSeveral !== undefined) return scoredAsWritten(ofSeveral, context);
    const whole = withLastProductNamed(typed, context, knowledge.names);
    if (whole === undefined) return asked;
    const anew = scoredAsWritten(whole, standalone(context));
    const { query } = anew.answer.context;
    const isOfALabel =
      query !== null && query.topics.length + query.nutrients.length > 0 && !namesAnUnknown(query);
    return anew.answer.kind === 'answer' && isOfALabel && anew.missed < asked.missed ? anew : asked;
  };
  const scoredAsWritten = (message: string, context: Conversation): Scored => {
    const faq = knowledge.faqIndex.exact(message);
    const conversion = conversionAsked(knowledge, message, context.conversion) ?? conversionBeside(message);
    // "K 7.1 mmol/L in mg/dL" may be of somebody: what is urgent by its words is no sum.
    const isSum = conversion !== undefined && emergencyIn(guardTextOf(readingOf(message)).text) === undefined;
    if (isSum && faq === undefined) return certain(converted(knowledge, conversion, context));
    const { reading, queries, said, likely, refusal, values } = readMessage(message, context);
    if (faq !== undefined)
      return certain(completeAnswer(knowledge, [faqAnswer(knowledge, faq)], queries, context));
    const meaning = meaningOf(knowledge, reading, queries, context, refusal);
    if (meaning !== undefined) return certain(completeAnswer(knowledge, [meaning], queries, context));
    const drafts =
      refusalDraft(knowledge, refusal, said, queries, context, values) ??
      (putsAMedicineIn(said) ? ofMedicines(knowledge) : undefined) ??
      codeAlone(knowledge, message, reading);
    // "No, I meant the ..." that finds nothing: what came before was wrong, and no next question is about it.
    const held = CORRECTS.test(message) ? EMPTY_CONTEXT : context;
    if (drafts !== undefined) {
      const answer = completeAnswer(
        knowledge,
        [drafts],
        [],
        refusal === undefined ? held : withNamedProducts(held, reading),
      );
      return answer.kind === 'refusal'
        ? certain(answer)
        : { answer, missed: countUnanswered(reading, [], answer, lexicon) };
    }
    const isConversion =
      shareOf(likely, 'convert') >= OF_A_CONVERSION && queries.every((each) => each.products.length === 0);
    const within = isConversion ? conversionWithin(knowledge, message) : undefined;
    if (within !== undefined) return certain(converted(knowledge, within, context));
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
        : refusalDraft(knowledge, refusalByFacts(refusalOf(likely, PERHAPS), said), said, [], context);
    if (perhaps !== undefined)
      return certain(completeAnswer(knowledge, [perhaps], [], withNamedProducts(held, reading)));
    const noted = withPatientNote(withoutAsideDrafts(looked, queries), said, queries);
    const answer = completeAnswer(knowledge, noted, queries, context);
    return { answer, missed: countUnanswered(reading, queries, answer, lexicon) };
  };
  /** Each of its questions is of what a label says of what is named. */
  const isAboutLabelsOnly = (message: string, context: Conversation): boolean =>
    readMessage(message, context).queries.every(
      ({ products, general, topics, nutrients, criteria }) =>
        products.length > 0 && general.length === 0 && topics.length + nutrients.length + criteria.length > 0,
    ) && !questionsIn(message, hear).some((question) => isClearlyElsewhere(hear(question).likely()));
  /** As many questions as leave the least of a message out, asked one after the other. */
  const bestAnswer = (message: string, context: Conversation): Answer => {
    const whole = scored(message, context);
    if (whole.answer.kind === 'refusal' || knowledge.faqIndex.exact(message) !== undefined)
      return whole.answer;
    const mentioned = productsIn(readMessage(message, context).reading);
    const pieces = splitMessage(message, (text) => hear(text, mentioned));
    const isApart = (...how: readonly Piece['isApart'][]) =>
      pieces.some((piece) => how.includes(piece.isApart));
    if (pieces.length < 2) return whole.answer;
    const mayBeOne =
      whole.missed === 0 &&
      !isApart('surely') &&
      (isAboutLabelsOnly(message, context) || !isApart('perhaps'));
    const ask = (question: string, conversation: Conversation): Scored => {
      // "Does it need mixing" goes on from the product; "who do I ring" from nothing.
      const { isOfALabel: isOfIt, likely, namesAProduct } = hear(question);
      const isWhole = namesAProduct && isAQuestion(question) && !refersBack(question);
      const one = scored(
        question,
        isWhole ? standalone(conversation) : isOfIt() ? conversation : { ...conversation, before: null },
      );
      // What only a part of a question would be refused for is weighed with the rest of it.
      return one.answer.kind === 'refusal' && !(isLikeliestRefused(likely()) && isAQuestion(question))
        ? { ...one, missed: Infinity }
        : one;
    };
    const { questions, answers, missed } = bestSplit(
      mayBeOne ? pieces.map((piece) => ({ ...piece, isApart: 'no' })) : pieces,
      ask,
      context,
    );
    const isOne = answers.length < 2 || missed === Infinity;
    const best = isOne ? whole.answer : joinAnswers(answers, questions);
    const each = questionsIn(message, (text) => hear(text, mentioned));
    const isParted = each.length > (isOne ? 1 : answers.length);
    const all = isParted ? fullerLabelAnswer(best, answerEach(each, ask, context)) : best;
    if (all === whole.answer) return all;
    const { said, queries } = readMessage(message, context);
    return withPatientNoteAtTheEnd(all, said, queries);
  };
  /** Changes of unit are told each by itself, with what else is asked beside them; beside what is urgent none is. */
  const withConversions = (message: string, context: Conversation): Answer => {
    const apart = conversionsApart(knowledge, message);
    const kind = apart === undefined ? undefined : readMessage(message, context).refusal?.kind;
    if (apart === undefined || kind === 'emergency' || kind === 'fault') return bestAnswer(message, context);
    const changed = completeAnswer(knowledge, apart.drafts, [], context);
    const rest = kind === undefined ? apart.rest : message;
    return rest === '' ? changed : joinAnswers([changed, bestAnswer(rest, context)], ['', rest]);
  };
  return {
    ask(typed, before = EMPTY_CONTEXT) {
      forget();
      const { message: meant, isAnew } = normaliseMessage(typed);
      const context = isAnew ? EMPTY_CONTEXT : before;
      const back = returnToEarlierProduct(meant, context);
      if (back !== undefined) return withConversions(back.message, back.conversation);
      const asked = withConversions(meant, context);
      // What is refused in its own words stays refused.
      if (asked.kind === 'refusal') return asked;
      const ofIt = withItNamed(meant, readingOf, asksOfAProduct);
      const one = ofIt === meant ? asked : withConversions(ofIt, context);
      const ofThem = withTheyNamed(ofIt, readingOf, asksOfAProduct);
      return ofThem === ofIt ? one : fullerAnswer(one, withConversions(ofThem, context));
    },
    refusal(message, context = EMPTY_CONTEXT) {
      forget();
      const { queries, said, refusal, values } = readMessage(message, context);
      const draft = refusalDraft(knowledge, refusal, said, queries, context, values);
      return draft && completeAnswer(knowledge, [draft], [], context);
    },
    mayLeave(message) {
      forget();
      const { refusal, said } = readMessage(message, EMPTY_CONTEXT);
      return refusal === undefined && !Object.values(patientFactsIn(said)).includes(true);
    },
  };
}

/** What a question that leaves nothing out is read after. */
const standalone = (conversation: Conversation): Conversation => ({
  ...conversation,
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

const certain = (answer: Answer): Scored => ({ answer, missed: 0 });

/** What only the whole range, our desk or the app has. */
const OF_ELSE = /^(?:document|contact|method|meaning)/u;
const isClearlyElsewhere = ([first]: readonly Likelihood[]): boolean =>
  first !== undefined &&
  (OF_ELSE.test(first.name) || (first.name.startsWith('app:') && first.share >= MOSTLY));
/** More likely than all else together. */
const MOSTLY = 0.5;

/** A message that asks what a word means and nothing else: no decision, whatever its words are nearest to. */
function meaningOf(
  knowledge: Knowledge,
  { typed, words, mentions }: Reading,
  queries: readonly Query[],
  { before, asked }: Conversation,
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

const converted = (knowledge: Knowledge, { draft, text }: Conversion, context: Conversation): Answer => {
  const answer = completeAnswer(knowledge, [draft], [], context);
  return { ...answer, context: { ...answer.context, before: 'convert', conversion: text } };
};

/** So likely that a decision is asked for, where nothing else was found. */
const PERHAPS = 0.3;
/** A code alone. */
const codeAlone = (knowledge: Knowledge, message: string, { mentions }: Reading): Draft | undefined =>
  mentions.length === 0 ? codeLookup(knowledge, message) : undefined;
