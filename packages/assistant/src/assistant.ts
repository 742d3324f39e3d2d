// Longer than other files: all the steps from a message to its answer, in order.
import { type Answer, type AnswerContext, EMPTY_CONTEXT } from './answers/answer.ts';
import { codeLookup } from './answers/products/codes.ts';
import {
  type Conversion,
  requestedConversion,
  separateConversions,
  embeddedConversion,
  namesTargetUnit,
} from './answers/conversions/conversion-asked.ts';
import type { Likelihood } from './intent/classifier.ts';
import { asksForADecision, asksContentOfAmount } from './guard/refusal.ts';
import { emergencyIn } from './guard/emergencies.ts';
import { hasNoKnownWord } from './guard/look-up-beside-decision.ts';
import { refusalByFacts } from './guard/border-cases.ts';
import { withProductsAsContext, productsIn, createReader, guardTextOf, spokenOf } from './read-message.ts';
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
import { WHICH_PRODUCT } from './answers/ask-back.ts';
import {
  type AssistantOptions,
  type Draft,
  isSoldHere,
  type Knowledge,
  notUnderstoodSentence,
} from './answers/draft.ts';
import { countUnanswered } from './answers/compose/unanswered.ts';
import { isContained, labelAnswerTo, bestSplit, type Scored } from './answers/compose/best-split.ts';
import { completeAnswer, joinAnswers } from './answers/compose/complete.ts';
import { execute } from './answers/execute.ts';
import { whichOfTheList } from './answers/ask-back.ts';
import { faqAnswer } from './answers/faq-answers.ts';
import { medicinesDraft, refusalDraft } from './answers/compose/refusal-draft.ts';
import { meaningsOfTermsOnly, meaningsDraft, requestedMeanings, withMeaning } from './answers/meanings.ts';
import { faqIndex } from './faqs/faq-index.ts';
import { runAll } from './language/steps.ts';
import { wordsOf } from './language/words.ts';
import { isOtherMakers } from './vocabulary/other-makers.ts';
import { namedProduct } from './names/name-match.ts';
import { nameIndex } from './names/name-index.ts';
import { lexiconOf } from './message/lexicon.ts';
import type { Conversation } from './follow-ups/conversation.ts';
import {
  isFullQuestion,
  refersBack,
  type Piece,
  splitMessage,
  questionsIn,
  withoutConnectives,
} from './splitting/split-message.ts';
import { normaliseMessage } from './message/normalise.ts';
import { LISTED_KINDS } from './message/criterion-kinds.ts';
import { asksFormOnly, asksPackOnly } from './splitting/shared-details.ts';
import {
  pointsAtOneOfMany,
  withLastProductNamed,
  withPronounNamed,
  withShownProductsNamed,
} from './follow-ups/pronouns.ts';
import { returnToEarlierProduct, expandFollowUp } from './follow-ups/expand.ts';
import { putsAMedicineIn, patientFactsIn } from './people/patient-facts.ts';
import { withMissingMarks } from './splitting/missing-marks.ts';
import { namedParts } from './splitting/named-parts.ts';
import { withDescribedNamed } from './follow-ups/described-product.ts';
import { rangeOf } from './follow-ups/merge-all.ts';
import { type Query } from './message/query.ts';
import { withEarlierQuestions, withPluralPronoun } from './follow-ups/earlier-questions.ts';
import { isShortLabelQuestion, withoutCarrierPhrases } from './follow-ups/plain-message.ts';
import { type Reading } from './message/reading.ts';

/** Sim: reads a question, looks the answer up, and names its source. */
export type Assistant = {
  ask: (message: string, context?: AnswerContext) => Answer;
  /** The guard's refusal of a message, before anything is looked up; `undefined` lets it pass. */
  refusal: (message: string, context?: AnswerContext) => Answer | undefined;
  /** Whether a message mentions no person, so that a service outside the device may read it. */
  mayLeave: (message: string) => boolean;
};

/** Prepares the assistant in steps, so that the caller can let the screen be drawn between them. */
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

export const createAssistant = (options: AssistantOptions): Assistant => runAll(preparing(options));

/** How long steps run without a pause: well below the 50 ms after which a key press feels slow, on a slow device. */
const MAX_MS_WITHOUT_PAUSE = 6;

/** The same without blocking the screen: `pause` lets other work run, `now` is a clock in milliseconds. */
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
    if (now() - since < MAX_MS_WITHOUT_PAUSE) continue;
    // The pauses must follow one another: each step needs the one before.
    // oxlint-disable-next-line eslint/no-await-in-loop
    await pause();
    since = now();
  }
}

const ASKS = /\b(?:what|how|does|has|is|from)\b/iu;
const CORRECTS = /^(?:no|nope|nah|sorry|oops|actually|wait|not that|wrong one|i (?:meant|mean))\b/iu;

function assistantOf(given: Knowledge): Assistant {
  // A message is classified as a whole and in parts, some of them several times: results are cached until the next message.
  const intentCache = new Map<string, readonly Likelihood[]>();
  const intents: Intents = (words, before) => {
    const key = `${before} ${words.join(' ')}`;
    const known = intentCache.get(key) ?? given.intents(words, before);
    intentCache.set(key, known);
    return known;
  };
  const knowledge: Knowledge = { ...given, intents };
  const { lexicon } = knowledge;
  const range = rangeOf(knowledge);
  const { readingOf, readMessage, parseText, hear, forget: forgetRead } = createReader(knowledge);
  const forget = () => {
    intentCache.clear();
    scoreCache.clear();
    forgetRead();
  };
  /** "9 st 4 in kg? She's a new admission": a conversion beside background that asks nothing. */
  const conversionBeside = (message: string): Conversion | undefined => {
    const within = namesTargetUnit(message) ? embeddedConversion(knowledge, message) : undefined;
    return within === undefined || !namesTargetUnit(within.text ?? '') || asksForADecision(within.beside)
      ? undefined
      : within;
  };
  const nameOf = (id: string | undefined): string => namedProduct(knowledge.names, id)?.product.name ?? '';
  /** "Kcal in 1.5 l of it", "its flavours": asks about one product, which a list cannot answer. */
  const isOfOneAlone = (text: string): boolean =>
    readMessage(text, EMPTY_CONTEXT).queries.some(
      ({ products, amounts, target, topics }) =>
        products.length > 0 && (target !== null || amounts.length + topics.length > 0),
    );
  const asksOfAProduct = (text: string): boolean => hear(text).asksOfAProduct();
  // Different splits of a message share questions.
  const scoreCache = new Map<string, Scored>();
  const scored = (typed: string, context: Conversation): Scored => {
    const key = `${typed} ${JSON.stringify(context)}`;
    const known = scoreCache.get(key) ?? findScored(typed, context);
    scoreCache.set(key, known);
    return known;
  };
  /** The answer to the message as written, or, if nothing is found, with the product of the conversation named in it. */
  const findScored = (typed: string, context: Conversation): Scored => {
    const { text, several } = withDescribedNamed(typed, context, range, parseText);
    const isDescribed = text !== typed || several !== undefined;
    const asTyped = isDescribed ? scoredAsWritten(typed, context) : undefined;
    if (asTyped?.answer.kind === 'refusal') return asTyped;
    const full = expandFollowUp(text, context, knowledge.names, () => readMessage(text, context).reading);
    if (text !== typed) return scoredAsWritten(full ?? text, context);
    // "How much sodium is in the one in a pouch", of several in pouches.
    if (several !== undefined && context.query?.subject === 'list' && ASKS.test(typed)) {
      const ids = several.products.map(({ product }) => product.id);
      return certain(
        completeAnswer(knowledge, [whichOfTheList(knowledge, typed, several.said, ids)], [], context),
      );
    }
    const asked = scoredAsWritten(full ?? typed, context);
    if (full !== undefined) return asked;
    // A message that is refused as written stays refused.
    if (asked.answer.kind === 'refusal' || readingOf(typed).mentions.length > 0) return asked;
    const pointer = pointsAtOneOfMany(typed, context);
    if (pointer !== undefined && isOfOneAlone(typed.replace(pointer, nameOf(context.shown[0]))))
      return certain(
        completeAnswer(knowledge, [whichOfTheList(knowledge, typed, pointer, context.shown)], [], context),
      );
    const withPointer = withPronounNamed(typed, context, knowledge.names);
    // "Can it work offline", after a product, is about the app.
    if (withPointer !== undefined && asksOfAProduct(withPointer))
      return scoredAsWritten(withPointer, context);
    if (asked.answer.kind === 'answer') return asked;
    const withShown = withShownProductsNamed(typed, context);
    if (withShown !== undefined) return scoredAsWritten(withShown, context);
    // "How would I get it" after samples: about samples.
    const isOfSamples = context.query?.topics.includes('sample') === true;
    const fullText = isOfSamples
      ? `samples: ${typed}`
      : withLastProductNamed(typed, context, knowledge.names);
    if (fullText === undefined) return asked;
    const retried = scoredAsWritten(fullText, standalone(context));
    const { query } = retried.answer.context;
    const asksOfALabel =
      isOfSamples ||
      (query !== null &&
        (query.topics.length + query.nutrients.length + query.amounts.length > 0 || query.basis !== null) &&
        !hasUnknownProduct(query));
    return retried.answer.kind === 'answer' && asksOfALabel && retried.missed < asked.missed
      ? retried
      : asked;
  };
  const scoredAsWritten = (message: string, context: Conversation): Scored => {
    const faq = knowledge.faqIndex.exact(message);
    const conversion =
      requestedConversion(knowledge, message, context.conversion) ?? conversionBeside(message);
    // "K 7.1 mmol/L in mg/dL" may be a patient's result: a message with emergency words is never just a conversion.
    const isSum = conversion !== undefined && emergencyIn(guardTextOf(readingOf(message)).text) === undefined;
    if (isSum && faq === undefined) return certain(converted(knowledge, conversion, context));
    const { reading, queries, said, likely, refusal, values } = readMessage(message, context);
    if (faq !== undefined)
      return certain(completeAnswer(knowledge, [faqAnswer(knowledge, faq)], queries, context));
    const meaning = meaningOf(knowledge, reading, queries, context, refusal);
    if (meaning !== undefined) return certain(completeAnswer(knowledge, [meaning], queries, context));
    const drafts =
      refusalDraft(knowledge, refusal, said, queries, context, values) ??
      (putsAMedicineIn(said) ? medicinesDraft(knowledge) : undefined) ??
      codeAlone(knowledge, message, reading);
    // After "No, I meant the ..." with no result, the earlier context was wrong and is dropped.
    const nextContext = CORRECTS.test(message) ? EMPTY_CONTEXT : context;
    if (drafts !== undefined) {
      const answer = completeAnswer(
        knowledge,
        [drafts],
        [],
        refusal !== undefined
          ? withProductsAsContext(nextContext, reading)
          : drafts.intent === 'product.codes'
            ? spokenOf(drafts.productIds ?? [], nextContext)
            : nextContext,
      );
      return answer.kind === 'refusal'
        ? certain(answer)
        : { answer, missed: countUnanswered(reading, [], answer, lexicon) };
    }
    const isConversion =
      shareOf(likely, 'convert') >= MIN_CONVERSION_SHARE &&
      queries.every((each) => each.products.length === 0);
    const within = isConversion ? embeddedConversion(knowledge, message) : undefined;
    if (within !== undefined) return certain(converted(knowledge, within, context));
    const lookups = queries.map((query) => execute(query, knowledge));
    const isElsewhere = (id: string) =>
      knowledge.products.some((product) => product.id === id && !isSoldHere(knowledge, product));
    // That a product is another maker's, or is not sold here, is an answer too.
    const isFound =
      queries.some(({ unknown, products }) => unknown.some(isOtherMakers) || products.some(isElsewhere)) ||
      lookups.some(({ kind = 'answer' }) => kind === 'answer') ||
      asksContentOfAmount(said.text, queries);
    // If nothing was found to look up, the message may have asked for a clinical decision.
    const lateRefusal =
      isFound || !isLikeliestRefused(likely) || hasNoKnownWord(reading, said, lexicon)
        ? undefined
        : refusalDraft(
            knowledge,
            refusalByFacts(refusalOf(likely, MIN_REFUSAL_SHARE), said),
            said,
            [],
            context,
          );
    if (lateRefusal !== undefined)
      return certain(
        completeAnswer(knowledge, [lateRefusal], [], withProductsAsContext(nextContext, reading)),
      );
    const noted = withPatientNote(withoutAsideDrafts(lookups, queries), said, queries);
    const answer = completeAnswer(knowledge, noted, queries, context);
    return { answer, missed: countUnanswered(reading, queries, answer, lexicon) };
  };
  /** Whether every question of the message is about the label of a named product. */
  const isAboutLabelsOnly = (message: string, context: Conversation): boolean =>
    readMessage(message, context).queries.every(
      ({ products, general, topics, nutrients, criteria }) =>
        products.length > 0 && general.length === 0 && topics.length + nutrients.length + criteria.length > 0,
    ) && !questionsIn(message, hear).some((question) => isNotAboutProducts(hear(question).likely()));
  /** The answer to the message as it is, or as the split into questions that leaves the least unanswered. */
  const bestAnswer = (message: string, context: Conversation): Answer => {
    const whole = scored(message, context);
    if (whole.answer.kind === 'refusal' || knowledge.faqIndex.exact(message) !== undefined)
      return whole.answer;
    const mentioned = productsIn(readMessage(message, context).reading);
    const pieces = splitMessage(message, (text) => hear(text, mentioned));
    const isApart = (...how: readonly Piece['isApart'][]) =>
      pieces.some((piece) => how.includes(piece.isApart));
    if (pieces.length < 2) return whole.answer;
    const canStayWhole =
      whole.missed === 0 &&
      !isApart('surely') &&
      (isAboutLabelsOnly(message, context) || !isApart('perhaps'));
    const ask = (question: string, conversation: Conversation): Scored => {
      // "Does it need mixing" is a follow-up about the product; "who do I ring" does not depend on the conversation.
      const { isOfALabel: isAboutLabel, likely, namesAProduct } = hear(question);
      const isWhole = namesAProduct && isFullQuestion(question) && !refersBack(question);
      const one = scored(
        question,
        isWhole
          ? standalone(conversation)
          : isAboutLabel()
            ? conversation
            : { ...conversation, before: null },
      );
      // A refusal of what is only part of a question rules this split out: the part is judged with the rest of its question.
      return one.answer.kind === 'refusal' && !(isLikeliestRefused(likely()) && isFullQuestion(question))
        ? { ...one, missed: Infinity }
        : one;
    };
    const { questions, answers, missed } = bestSplit(
      canStayWhole ? pieces.map((piece) => ({ ...piece, isApart: 'no' })) : pieces,
      ask,
      context,
    );
    const isOne = answers.length < 2 || missed === Infinity;
    if (isOne) return whole.answer;
    const { said, queries } = readMessage(message, context);
    return withPatientNoteAtTheEnd(joinAnswers(answers, questions), said, queries);
  };
  /** It asks for products, or of a kind of them. */
  const isOfOthers = (text: string): boolean =>
    OF_OTHERS.test(text) ||
    readMessage(text, EMPTY_CONTEXT).queries.some(
      (query) =>
        query.products.length === 0 &&
        query.criteria.some(({ kind }) => LISTED_KINDS.has(kind)) &&
        !asksFormOnly(query) &&
        !asksPackOnly(query),
    );
  /** What a label says of a part of the message, asked with the name of its product, is told where the whole has nothing of it. */
  const withAllParts = (message: string, whole: Answer): Answer => {
    const isHeldBack = whole.kind === 'refusal' || whole.kind === 'question';
    const partsByName = isHeldBack ? undefined : namedParts(message, readingOf);
    const asked = (partsByName ?? []).flatMap(({ text, question, products }) => {
      const { said } = readMessage(question, EMPTY_CONTEXT);
      if (question === '' || isOfOthers(text) || Object.values(patientFactsIn(said)).includes(true))
        return [];
      // By its name, or as it is asked after the product: "how long before I bin it".
      const told =
        labelAnswerTo(scored(question, EMPTY_CONTEXT), products) ??
        (question === text
          ? undefined
          : labelAnswerTo(
              scored(withoutConnectives(text), { ...spokenOf(products), before: 'lookup' }),
              products,
            ));
      return told === undefined ? [] : [{ text: withoutConnectives(text), question, answer: told }];
    });
    const dropped = asked.filter(({ answer }) => !isContained(answer, whole));
    if (dropped.length === 0) return whole;
    // What is told now was not left open.
    const leftOpen = new Set([WHICH_PRODUCT, ...dropped.map(({ text }) => notUnderstoodSentence([text]))]);
    const parts = whole.parts.filter((part) => !(part.kind === 'text' && leftOpen.has(part.text)));
    const all = [{ ...whole, parts }, ...dropped.map(({ answer }) => answer)];
    return { ...joinAnswers(all, ['', ...dropped.map(({ question }) => question)]), context: whole.context };
  };
  /** Unit conversions are answered separately from the rest of the message; beside an emergency or a fault none is. */
  const withConversions = (message: string, context: Conversation): Answer => {
    const apart = separateConversions(knowledge, message);
    const kind = apart === undefined ? undefined : readMessage(message, context).refusal?.kind;
    if (apart === undefined || kind === 'emergency' || kind === 'fault') return bestAnswer(message, context);
    const changed = completeAnswer(knowledge, apart.drafts, [], context);
    const rest = kind === undefined ? apart.rest : message;
    return rest === '' ? changed : joinAnswers([changed, bestAnswer(rest, context)], ['', rest]);
  };
  return {
    ask(typed, before = EMPTY_CONTEXT) {
      forget();
      const plain = before.before === null ? typed : withoutCarrierPhrases(typed, before);
      // A message refused as typed stays refused, unless without its thanks it only asks about a label.
      const asTyped = plain === typed ? undefined : withConversions(normaliseMessage(typed).message, before);
      if (
        asTyped?.kind === 'refusal' &&
        !(asTyped.intent.startsWith('clinical') && isShortLabelQuestion(plain))
      )
        return asTyped;
      const { message, isAnew } = normaliseMessage(plain);
      const context = isAnew ? EMPTY_CONTEXT : withEarlierQuestions(message, before);
      const meant = withPluralPronoun(withMissingMarks(message, readingOf(message), lexicon), context);
      const back = returnToEarlierProduct(meant, context);
      if (back !== undefined) return withConversions(back.message, back.conversation);
      const asked = withConversions(meant, context);
      // A message that is refused as written stays refused.
      if (asked.kind === 'refusal') return asked;
      return withAllParts(meant, asked);
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

/** Asks about more than the products named. */
const OF_OTHERS =
  /\b(?:which (?!has|is|of|one)|ones|another|others?|else|list|show|find|feeds|sips|drinks|products|powders|liquids|supplements|range|versions?|anything|only|forget|never ?mind|skip|leave|ignore|don['’]?t|not|(?<!or )no|without|except|instead|there any|(?:have|do) you)\b/iu;

/** The conversation without its last question, for a message that is complete by itself. */
const standalone = (conversation: Conversation): Conversation => ({
  ...conversation,
  query: null,
  asked: null,
  askedOfOne: [],
  before: null,
});

/** "How much protein in glucerna": an unknown word stands where a product name would. */
const hasUnknownProduct = ({ text, unknown }: Query): boolean => {
  const words = text.split(' ').filter((word) => word !== 'the');
  return words.some(
    (word, at) => unknown.includes(word) && /^(?:in|of|for|is|does|has)$/u.test(words[at - 1] ?? ''),
  );
};

const certain = (answer: Answer): Scored => ({ answer, missed: 0 });

/** Intents that are not about one product. */
const NOT_ABOUT_A_PRODUCT = /^(?:document|contact|method|meaning)/u;
const isNotAboutProducts = ([first]: readonly Likelihood[]): boolean =>
  first !== undefined &&
  (NOT_ABOUT_A_PRODUCT.test(first.name) || (first.name.startsWith('app:') && first.share >= MAJORITY_SHARE));
/** More likely than all other intents together. */
const MAJORITY_SHARE = 0.5;

/** The draft for a message that only asks what a word means. It is never a clinical decision, whatever the classifier says. */
function meaningOf(
  knowledge: Knowledge,
  { typed, words, mentions }: Reading,
  queries: readonly Query[],
  { before, asked }: Conversation,
  refusal: Refusal | undefined,
): Draft | undefined {
  if (mentions.length > 0 || (refusal !== undefined && refusal.kind !== 'clinical')) return undefined;
  // As typed first: "polymeric" is not a misspelling of a label word.
  const texts = [typed, words].map((all) => all.map(({ text }) => text).join(' '));
  const isAfterProducts = /^(?:lookup|list|compare)$/u.test(before ?? '');
  const isAfterAMeaning = asked !== null && requestedMeanings(knowledge, asked.heard.join(' ')).length > 0;
  const [meanings] = texts
    .map((text) =>
      isAfterAMeaning
        ? meaningsOfTermsOnly(knowledge, text)
        : requestedMeanings(knowledge, text, isAfterProducts),
    )
    .filter(({ length }) => length > 0);
  if (meanings === undefined) return undefined;
  const [query, another] = queries;
  const isAboutApp = query?.general[0]?.startsWith('app:') === true;
  const isOne = query !== undefined && another === undefined && (meanings.length === 1 || isAboutApp);
  return isOne && refusal === undefined && !isAfterAMeaning
    ? withMeaning(meanings, execute(query, knowledge))
    : meaningsDraft(meanings);
}

/** The share from which part of a message is taken as a unit conversion. */
const MIN_CONVERSION_SHARE = 0.3;

const converted = (knowledge: Knowledge, { draft, text }: Conversion, context: Conversation): Answer => {
  const answer = completeAnswer(knowledge, [draft], [], context);
  return { ...answer, context: { ...answer.context, before: 'convert', conversion: text } };
};

/** The share from which a message is refused as a clinical decision if nothing else was found. */
const MIN_REFUSAL_SHARE = 0.3;
/** The draft for a message that is only a product code. */
const codeAlone = (knowledge: Knowledge, message: string, { mentions }: Reading): Draft | undefined =>
  mentions.length === 0 ? codeLookup(knowledge, message) : undefined;
