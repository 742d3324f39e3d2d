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
import type { LikelyIntent } from './intent/classifier.ts';
import { asksForADecision, asksContentOfAmount, checksAFigure } from './guard/refusal.ts';
import { emergencyIn } from './guard/emergencies.ts';
import { hasNoKnownWord } from './guard/look-up-beside-decision.ts';
import { refusalByFacts } from './guard/border-cases.ts';
import {
  withProductsAsContext,
  productsIn,
  createReader,
  guardTextOf,
  conversationAbout,
} from './read-message.ts';
import {
  type Intents,
  intentsOfMessages,
  isLikeliestRefused,
  type Refusal,
  refusalOf,
  shareOf,
} from './intent/intents.ts';
import { prepareThesaurus } from './intent/thesaurus.ts';
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
import { isContained, labelAnswerTo, bestSplit, type ScoredAnswer } from './answers/compose/best-split.ts';
import { completeAnswer, joinAnswers } from './answers/compose/complete.ts';
import { execute } from './answers/execute.ts';
import { askWhichListed } from './answers/ask-back.ts';
import { faqAnswer } from './answers/faq-answers.ts';
import { medicinesDraft, refusalDraft } from './answers/compose/refusal-draft.ts';
import { meaningsOfTermsOnly, meaningsDraft, requestedMeanings, withMeaning } from './answers/meanings.ts';
import { faqIndex } from './faqs/faq-index.ts';
import { runAll } from './language/steps.ts';
import { phraseText, wordsOf } from './language/words.ts';
import { isOtherMakers } from './vocabulary/other-makers.ts';
import { namedProduct } from './names/name-match.ts';
import { nameIndex } from './names/name-index.ts';
import { lexiconOf } from './message/lexicon.ts';
import type { Conversation } from './follow-ups/conversation.ts';
import {
  isFullQuestion,
  refersBack,
  type MessagePart,
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
import { asksForSource } from './follow-ups/same-method.ts';
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
  mentionsNoPerson: (message: string) => boolean;
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
  yield* prepareThesaurus();
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

function assistantOf(baseKnowledge: Knowledge): Assistant {
  // A message is classified as a whole and in parts, some of them several times: results are cached until the next message.
  const intentCache = new Map<string, readonly LikelyIntent[]>();
  const intents: Intents = (words, before) => {
    const key = `${before} ${words.join(' ')}`;
    const known = intentCache.get(key) ?? baseKnowledge.intents(words, before);
    intentCache.set(key, known);
    return known;
  };
  const knowledge: Knowledge = { ...baseKnowledge, intents };
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
    const embedded = namesTargetUnit(message) ? embeddedConversion(knowledge, message) : undefined;
    return embedded === undefined ||
      !namesTargetUnit(embedded.text ?? '') ||
      asksForADecision(embedded.surroundingText)
      ? undefined
      : embedded;
  };
  const nameOf = (id: string | undefined): string => namedProduct(knowledge.names, id)?.product.name ?? '';
  /** "Kcal in 1.5 l of it", "its flavours": asks about one product, which a list cannot answer. */
  const asksAboutOneProduct = (text: string): boolean =>
    readMessage(text, EMPTY_CONTEXT).queries.some(
      ({ products, amounts, target, topics }) =>
        products.length > 0 && (target !== null || amounts.length + topics.length > 0),
    );
  const asksAboutProduct = (text: string): boolean => hear(text).asksAboutProduct();
  // Different splits of a message share questions.
  const scoreCache = new Map<string, ScoredAnswer>();
  const scored = (typed: string, context: Conversation): ScoredAnswer => {
    const key = `${typed} ${JSON.stringify(context)}`;
    const known = scoreCache.get(key) ?? findScored(typed, context);
    scoreCache.set(key, known);
    return known;
  };
  /** The answer to the message as written, or, if nothing is found, with the product of the conversation named in it. */
  const findScored = (typed: string, context: Conversation): ScoredAnswer => {
    const { text, several } = withDescribedNamed(typed, context, range, parseText);
    const isDescribed = text !== typed || several !== undefined;
    const typedAnswer = isDescribed ? scoredAsWritten(typed, context) : undefined;
    if (typedAnswer?.answer.kind === 'refusal') return typedAnswer;
    const expanded = expandFollowUp(text, context, knowledge.names, () => readMessage(text, context).reading);
    if (text !== typed) return scoredAsWritten(expanded ?? text, context);
    // "How much sodium is in the one in a pouch", of several in pouches.
    if (several !== undefined && context.query?.subject === 'list' && ASKS.test(typed)) {
      const ids = several.products.map(({ product }) => product.id);
      return fullyAnswered(
        completeAnswer(knowledge, [askWhichListed(knowledge, typed, several.said, ids)], [], context),
      );
    }
    const asWritten = scoredAsWritten(expanded ?? typed, context);
    if (expanded !== undefined) return asWritten;
    // A message that is refused as written stays refused.
    if (asWritten.answer.kind === 'refusal' || readingOf(typed).mentions.length > 0) return asWritten;
    const pointer = pointsAtOneOfMany(typed, context);
    if (
      pointer !== undefined &&
      asksAboutOneProduct(typed.replace(pointer, nameOf(context.shownProducts[0])))
    )
      return fullyAnswered(
        completeAnswer(
          knowledge,
          [askWhichListed(knowledge, typed, pointer, context.shownProducts)],
          [],
          context,
        ),
      );
    const withPronoun = withPronounNamed(typed, context, knowledge.names);
    // "Can it work offline", after a product, is about the app.
    if (withPronoun !== undefined && asksAboutProduct(withPronoun))
      return scoredAsWritten(withPronoun, context);
    if (asWritten.answer.kind === 'answer') return asWritten;
    const withShownNames = withShownProductsNamed(typed, context);
    if (withShownNames !== undefined) return scoredAsWritten(withShownNames, context);
    // "How would I get it" after samples: about samples.
    const isOfSamples = context.query?.topics.includes('sample') === true;
    const fullText = isOfSamples
      ? `samples: ${typed}`
      : withLastProductNamed(typed, context, knowledge.names);
    if (fullText === undefined) return asWritten;
    const retried = scoredAsWritten(fullText, withoutLastQuestion(context));
    const { query } = retried.answer.context;
    const asksAboutLabel =
      isOfSamples ||
      (query !== null &&
        (query.topics.length + query.nutrients.length + query.amounts.length > 0 || query.basis !== null) &&
        !hasUnknownProduct(query));
    return retried.answer.kind === 'answer' &&
      asksAboutLabel &&
      retried.unansweredCount < asWritten.unansweredCount
      ? retried
      : asWritten;
  };
  const scoredAsWritten = (message: string, context: Conversation): ScoredAnswer => {
    const faq = knowledge.faqIndex.exact(message);
    const conversion =
      requestedConversion(knowledge, message, context.lastConversion) ?? conversionBeside(message);
    // "K 7.1 mmol/L in mg/dL" may be a patient's result: a message with emergency words is never just a conversion.
    const isSum = conversion !== undefined && emergencyIn(guardTextOf(readingOf(message)).text) === undefined;
    if (isSum && faq === undefined) return fullyAnswered(conversionAnswer(knowledge, conversion, context));
    const { reading, queries, guardText, likelyIntents, refusal, lookUps } = readMessage(message, context);
    if (faq !== undefined)
      return fullyAnswered(completeAnswer(knowledge, [faqAnswer(knowledge, faq)], queries, context));
    const meaning = meaningDraft(knowledge, reading, queries, context, refusal);
    if (meaning !== undefined) return fullyAnswered(completeAnswer(knowledge, [meaning], queries, context));
    const drafts =
      refusalDraft(knowledge, refusal, guardText, queries, context, lookUps) ??
      (putsAMedicineIn(guardText) ? medicinesDraft(knowledge) : undefined) ??
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
            ? conversationAbout(drafts.productIds ?? [], nextContext)
            : nextContext,
      );
      return answer.kind === 'refusal'
        ? fullyAnswered(answer)
        : { answer, unansweredCount: countUnanswered(reading, [], answer, lexicon) };
    }
    const isConversion =
      shareOf(likelyIntents, 'convert') >= MIN_CONVERSION_SHARE &&
      queries.every((each) => each.products.length === 0);
    const embedded = isConversion ? embeddedConversion(knowledge, message) : undefined;
    if (embedded !== undefined) return fullyAnswered(conversionAnswer(knowledge, embedded, context));
    const lookups = queries.map((query) => execute(query, knowledge));
    const isSoldElsewhere = (id: string) => {
      const named = namedProduct(knowledge.names, id);
      return named !== undefined && !isSoldHere(knowledge, named.product);
    };
    // That a product is another maker's, or is not sold here, is an answer too.
    const isFound =
      queries.some(
        ({ unknownWords, products }) => unknownWords.some(isOtherMakers) || products.some(isSoldElsewhere),
      ) ||
      lookups.some(({ kind = 'answer' }) => kind === 'answer') ||
      asksContentOfAmount(guardText.text, queries) ||
      checksAFigure(guardText, queries);
    // If nothing was found to look up, the message may have asked for a clinical decision.
    const lateRefusal =
      isFound || !isLikeliestRefused(likelyIntents) || hasNoKnownWord(reading, guardText, lexicon)
        ? undefined
        : refusalDraft(
            knowledge,
            refusalByFacts(refusalOf(likelyIntents, MIN_REFUSAL_SHARE), guardText),
            guardText,
            [],
            context,
          );
    if (lateRefusal !== undefined)
      return fullyAnswered(
        completeAnswer(knowledge, [lateRefusal], [], withProductsAsContext(nextContext, reading)),
      );
    const withNote = withPatientNote(withoutAsideDrafts(lookups, queries), guardText, queries);
    const answer = completeAnswer(knowledge, withNote, queries, context);
    return { answer, unansweredCount: countUnanswered(reading, queries, answer, lexicon) };
  };
  /** Whether every question of the message is about the label of a named product. */
  const isAboutLabelsOnly = (message: string, context: Conversation): boolean =>
    readMessage(message, context).queries.every(
      ({ products, otherIntents, topics, nutrients, criteria }) =>
        products.length > 0 &&
        otherIntents.length === 0 &&
        topics.length + nutrients.length + criteria.length > 0,
    ) && !questionsIn(message, hear).some((question) => isNotAboutProducts(hear(question).likelyIntents()));
  /** The answer to the message as it is, or as the split into questions that leaves the least unanswered. */
  const bestAnswer = (message: string, context: Conversation): Answer => {
    const scoredWhole = scored(message, context);
    if (scoredWhole.answer.kind === 'refusal' || knowledge.faqIndex.exact(message) !== undefined)
      return scoredWhole.answer;
    const { reading, guardText, queries } = readMessage(message, context);
    const mentionedIds = productsIn(reading);
    const parts = splitMessage(message, (text) => hear(text, mentionedIds));
    const hasSeparation = (...separations: readonly MessagePart['separation'][]) =>
      parts.some((part) => separations.includes(part.separation));
    if (parts.length < 2) return scoredWhole.answer;
    const canStayWhole =
      scoredWhole.unansweredCount === 0 &&
      !hasSeparation('surely') &&
      (!hasSeparation('perhaps') || isAboutLabelsOnly(message, context));
    const ask = (question: string, conversation: Conversation): ScoredAnswer => {
      // "Does it need mixing" is a follow-up about the product; "who do I ring" does not depend on the conversation.
      const { isOnlyAboutLabel: isAboutLabel, likelyIntents, namesProduct } = hear(question);
      const isComplete = namesProduct && isFullQuestion(question) && !refersBack(question);
      // "Penn State: when do you use it, and what is the reference".
      const continuesMethod =
        conversation.previousKind === 'method' &&
        !namesProduct &&
        question.split(' ').length <= MAX_BARE_WORDS &&
        (refersBack(question) || asksForSource(question.toLowerCase()));
      const scoredPart = scored(
        question,
        isComplete
          ? withoutLastQuestion(conversation)
          : continuesMethod || isAboutLabel()
            ? conversation
            : { ...conversation, previousKind: null },
      );
      // A refusal of what is only part of a question rules this split out: the part is judged with the rest of its question.
      return scoredPart.answer.kind === 'refusal' &&
        !(isLikeliestRefused(likelyIntents()) && isFullQuestion(question))
        ? { ...scoredPart, unansweredCount: Infinity }
        : scoredPart;
    };
    const { questions, answers, unansweredCount } = bestSplit(
      canStayWhole ? parts.map((piece) => ({ ...piece, separation: 'no' })) : parts,
      ask,
      context,
    );
    const isOneQuestion = answers.length < 2 || unansweredCount === Infinity;
    if (isOneQuestion) return scoredWhole.answer;
    return withPatientNoteAtTheEnd(joinAnswers(answers, questions), guardText, queries);
  };
  /** It asks for products, or of a kind of them. The parsed words rule that out sooner than the whole reading. */
  const asksForOtherProducts = (text: string): boolean =>
    ASKS_FOR_OTHER_PRODUCTS.test(text) ||
    (parseText(text).some(asksForAKind) && readMessage(text, EMPTY_CONTEXT).queries.some(asksForAKind));
  /** What a label says of a part of the message, asked with the name of its product, is told where the whole has nothing of it. */
  const withAllParts = (message: string, wholeAnswer: Answer): Answer => {
    const isNotAnswered = wholeAnswer.kind === 'refusal' || wholeAnswer.kind === 'question';
    const partsByName = isNotAnswered ? undefined : namedParts(message, readingOf);
    // "300 ml whole milk" beside a product is no amount of that product.
    const uncatalogued = readMessage(message, EMPTY_CONTEXT).queries.flatMap(
      (query) => query.uncataloguedItems,
    );
    const namesUncatalogued = (text: string) =>
      uncatalogued.some((item) => phraseText(wordsOf(text)).includes(item));
    const partsToAsk = (partsByName ?? []).flatMap(({ text, question, products }) => {
      if (question === '' || namesUncatalogued(text) || asksForOtherProducts(text)) return [];
      const { guardText } = readMessage(question, EMPTY_CONTEXT);
      if (Object.values(patientFactsIn(guardText)).includes(true)) return [];
      // By its name, or as it is asked after the product: "how long before I bin it".
      const labelAnswer =
        labelAnswerTo(scored(question, EMPTY_CONTEXT), products) ??
        (question === text
          ? undefined
          : labelAnswerTo(
              scored(withoutConnectives(text), { ...conversationAbout(products), previousKind: 'lookup' }),
              products,
            ));
      return labelAnswer === undefined
        ? []
        : [{ text: withoutConnectives(text), question, answer: labelAnswer }];
    });
    const dropped = partsToAsk.filter(({ answer }) => !isContained(answer, wholeAnswer));
    if (dropped.length === 0) return wholeAnswer;
    // What is told now was not left open.
    const resolvedSentences = new Set([
      WHICH_PRODUCT,
      ...dropped.map(({ text }) => notUnderstoodSentence([text])),
    ]);
    const parts = wholeAnswer.parts.filter(
      (part) => !(part.kind === 'text' && resolvedSentences.has(part.text)),
    );
    const all = [{ ...wholeAnswer, parts }, ...dropped.map(({ answer }) => answer)];
    return {
      ...joinAnswers(all, ['', ...dropped.map(({ question }) => question)]),
      context: wholeAnswer.context,
    };
  };
  /** Unit conversions are answered separately from the rest of the message; beside an emergency or a fault none is. */
  const withConversions = (message: string, context: Conversation): Answer => {
    const separate = separateConversions(knowledge, message);
    const kind = separate === undefined ? undefined : readMessage(message, context).refusal?.kind;
    if (separate === undefined || kind === 'emergency' || kind === 'fault')
      return bestAnswer(message, context);
    const changed = completeAnswer(knowledge, separate.drafts, [], context);
    const rest = kind === undefined ? separate.rest : message;
    return rest === '' ? changed : joinAnswers([changed, bestAnswer(rest, context)], ['', rest]);
  };
  return {
    ask(typed, before = EMPTY_CONTEXT) {
      forget();
      const plain = before.previousKind === null ? typed : withoutCarrierPhrases(typed, before);
      // A message refused as typed stays refused, unless without its thanks it only asks about a label.
      const typedAnswer =
        plain === typed ? undefined : withConversions(normaliseMessage(typed).message, before);
      if (
        typedAnswer?.kind === 'refusal' &&
        !(typedAnswer.intent.startsWith('clinical') && isShortLabelQuestion(plain))
      )
        return typedAnswer;
      const { message, startsNewTopic } = normaliseMessage(plain);
      const context = startsNewTopic ? EMPTY_CONTEXT : withEarlierQuestions(message, before);
      const withPronouns = withPluralPronoun(withMissingMarks(message, readingOf(message), lexicon), context);
      const returned = returnToEarlierProduct(withPronouns, context);
      if (returned !== undefined) return withConversions(returned.message, returned.conversation);
      const answer = withConversions(withPronouns, context);
      // A message that is refused as written stays refused.
      if (answer.kind === 'refusal') return answer;
      return withAllParts(withPronouns, answer);
    },
    refusal(message, context = EMPTY_CONTEXT) {
      forget();
      const { queries, guardText, refusal, lookUps } = readMessage(message, context);
      const draft = refusalDraft(knowledge, refusal, guardText, queries, context, lookUps);
      return draft && completeAnswer(knowledge, [draft], [], context);
    },
    mentionsNoPerson(message) {
      forget();
      const { refusal, guardText } = readMessage(message, EMPTY_CONTEXT);
      return refusal === undefined && !Object.values(patientFactsIn(guardText)).includes(true);
    },
  };
}

/** Asks about more than the products named. */
const ASKS_FOR_OTHER_PRODUCTS =
  /\b(?:which (?!has|is|of|one)|ones|another|others?|else|list|show|find|feeds|sips|drinks|products|powders|liquids|supplements|range|versions?|anything|only|forget|never ?mind|skip|leave|ignore|don['’]?t|not|(?<!or )no|without|except|instead|there any|(?:have|do) you)\b/iu;

/** "Halal powders": a kind of product, and no product by name. */
const asksForAKind = (query: Query): boolean =>
  query.products.length === 0 &&
  query.criteria.some(({ kind }) => LISTED_KINDS.has(kind)) &&
  !asksFormOnly(query) &&
  !asksPackOnly(query);

/** The conversation without its last question, for a message that is complete by itself. */
const withoutLastQuestion = (conversation: Conversation): Conversation => ({
  ...conversation,
  query: null,
  latestQuery: null,
  sameProductQueries: [],
  previousKind: null,
});

/** "How much protein in glucerna": an unknown word stands where a product name would. */
const hasUnknownProduct = ({ text, unknownWords }: Query): boolean => {
  const words = text.split(' ').filter((word) => word !== 'the');
  return words.some(
    (word, at) => unknownWords.includes(word) && /^(?:in|of|for|is|does|has)$/u.test(words[at - 1] ?? ''),
  );
};

/** "When do you use it": what it refers to was named before. */
const MAX_BARE_WORDS = 5;

const fullyAnswered = (answer: Answer): ScoredAnswer => ({ answer, unansweredCount: 0 });

/** Intents that are not about one product. */
const NOT_ABOUT_A_PRODUCT = /^(?:document|contact|method|meaning)/u;
const isNotAboutProducts = ([first]: readonly LikelyIntent[]): boolean =>
  first !== undefined &&
  (NOT_ABOUT_A_PRODUCT.test(first.name) ||
    (first.name.startsWith('app:') && first.probability >= MAJORITY_SHARE));
/** More likely than all other intents together. */
const MAJORITY_SHARE = 0.5;

/** The draft for a message that only asks what a word means. It is never a clinical decision, whatever the classifier says. */
function meaningDraft(
  knowledge: Knowledge,
  { typed, words, mentions }: Reading,
  queries: readonly Query[],
  { previousKind, latestQuery }: Conversation,
  refusal: Refusal | undefined,
): Draft | undefined {
  if (mentions.length > 0 || (refusal !== undefined && refusal.kind !== 'clinical')) return undefined;
  // As typed first: "polymeric" is not a misspelling of a label word.
  const texts = [typed, words].map((all) => all.map(({ text }) => text).join(' '));
  const followsProducts = /^(?:lookup|list|compare)$/u.test(previousKind ?? '');
  const followsMeaning =
    latestQuery !== null && requestedMeanings(knowledge, latestQuery.classifierWords.join(' ')).length > 0;
  const [meanings] = texts
    .map((text) =>
      followsMeaning
        ? meaningsOfTermsOnly(knowledge, text)
        : requestedMeanings(knowledge, text, followsProducts),
    )
    .filter(({ length }) => length > 0);
  if (meanings === undefined) return undefined;
  const [query, another] = queries;
  const isAboutApp = query?.otherIntents[0]?.startsWith('app:') === true;
  const isOne = query !== undefined && another === undefined && (meanings.length === 1 || isAboutApp);
  return isOne && refusal === undefined && !followsMeaning
    ? withMeaning(meanings, execute(query, knowledge))
    : meaningsDraft(meanings);
}

/** The share from which part of a message is taken as a unit conversion. */
const MIN_CONVERSION_SHARE = 0.3;

const conversionAnswer = (
  knowledge: Knowledge,
  { draft, text }: Conversion,
  context: Conversation,
): Answer => {
  const answer = completeAnswer(knowledge, [draft], [], context);
  return { ...answer, context: { ...answer.context, previousKind: 'convert', lastConversion: text } };
};

/** The share from which a message is refused as a clinical decision if nothing else was found. */
const MIN_REFUSAL_SHARE = 0.3;
/** The draft for a message that is only a product code. */
const codeAlone = (knowledge: Knowledge, message: string, { mentions }: Reading): Draft | undefined =>
  mentions.length === 0 ? codeLookup(knowledge, message) : undefined;
