// Longer than other files: where a message may be split depends on how its parts are told apart.
import { STATES_A_PLAN } from '../message/asides.ts';
import { familyOf, type LikelyIntent } from '../intent/classifier.ts';
import { isLikeliestRefused, shareOf } from '../intent/intents.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import { continuesExclusion, EXCEPTION_WORDS } from '../vocabulary/operator-words.ts';

/** From this likelihood, a question by itself has this intent. */
const SURE = 0.5;
/** Enough for a complete question: with a question word, and without referring back. */
const PERHAPS = 0.2;

const QUESTION_WORDS =
  '(?:(?:in|under|at|to|for|from|with|on) (?:what|which|whom?)|what|whats|which|how|hows|who|whos|whom|where|wheres|when|why|is|are|was|does|do|did|can(?!\\Wt)|could|may|might|will|would|has|have(?! (?:an?|had|been|to|\\d))|should|shall|must|tell|show|(?:an? )?list|give|find|compare|explain|describe|any|anything|whether)\\b';
const ASKING_WORD = String.raw`\b(?:what(?:['’]?s)?|how|when|where|who|why|which|if)\b`;
const WHETHER = '(?:is|are|does|do|has|can|should|could|would)';
/** "Who do I ring in the UK what size is this is it halal": with nothing between them, a question begins where it is asked anew. */
const NEW_QUESTION = String.raw`(?<!\b(?:and|or|as|than|that|about|me|us|know|tell|say|says|see|show|just|exactly|is|are|does|do|no|matter|sure|check|find|asks?|asking|asked|wonder\w*|please|then|also|but|so|of|in|at|for|from|to|by|with|on|under|over|hi|hello|hiya|ok)\s+)(?:what(?:['’]?s| (?:is|are|does|do|sizes?|ages?|flavou?rs?|packs?))|how (?:much|many|long|do|does|is|are|big|old)|who (?:do|does|can)|wh(?:ere|y) (?:is|are|do|does|can)|(?<!${ASKING_WORD}(?:\s+\S+){0,4}\s+)(?:is|are|does|do|has) (?:it|they|this|that|these|those|there|both|either)|(?<!${ASKING_WORD}(?:\s+\S+){0,9}\s+)${WHETHER} (?:it|they|s?he|i|we|this|that|these|those|there|both|either))\b`;
/** The end of a sentence, a comma, a dash or a joining word. */
const SPLIT_POINT = new RegExp(
  String.raw`(?:[?!;.]\s+|\s*\n\s*|,\s*|\s+[-–—/]\s+|\s*[&+]\s*|\s+(?=(?:and(?! an? (?:half|quarter)\b)|also|plus|then)\b|${NEW_QUESTION}))(?:(?:and|also|plus|then|so|but|[&+])[\s,]+)*`,
  'giu',
);
const STARTS_WITH_QUESTION_WORD = new RegExp(`^${QUESTION_WORDS}`, 'iu');
const SENTENCE_END = /^(?:[?!;.]|\s*\n)/u;
const JOINS_AFTER = /[\s,;&–—-]*(?:\b(?:and|also|plus|then|so|but)[\s,]*)*$/iu;

type PartInfo = {
  words: readonly string[];
  likelyIntents: () => readonly LikelyIntent[];
  namesProduct: boolean;
  /** The products it names for certain. */
  productIds: readonly string[];
  /** Asks something about a product that it names. */
  asksAboutProduct: () => boolean;
  /** Is entirely about a label: "what are the allergens". */
  isOnlyAboutLabel: () => boolean;
  /** Asks only what a word means. */
  isOnlyAboutMeaning: () => boolean;
};
type CandidateQuestion = PartInfo & { text: string; endsSentence: boolean; isQuestion: boolean };

/** The parts of a message, each with what joins it to the next. A question word without a comma begins a part only after another question. */
function splitAtJoints(message: string): { text: string; joint: string }[] {
  const parts: { text: string; joint: string }[] = [];
  let from = 0;
  for (const { index, 0: joint } of message.matchAll(SPLIT_POINT)) {
    const text = message.slice(from, index + joint.length);
    if (/^[^\S\n]+$/u.test(joint) && !STARTS_WITH_QUESTION_WORD.test(text)) continue;
    parts.push({ text, joint });
    from = index + joint.length;
  }
  return [...parts, { text: message.slice(from), joint: '' }];
}
export const splitAtConnectives = (message: string): string[] =>
  splitAtJoints(message).map(({ text }) => text);

/**
 * Splits a message where a question may start: at a question word, after the end of a sentence, or at a question about a product.
 */
function candidateQuestions(message: string, hearWords: (text: string) => PartInfo): CandidateQuestion[] {
  const hear = (text: string) => hearWords(text.replace(JOINS_AFTER, ''));
  const all = splitAtJoints(message);
  const pieces = all.map(({ text }) => text);
  const ends = all.map(({ joint }) => SENTENCE_END.test(joint));
  // "3 of this and 2 of that together" is one sum.
  const isOneSum = IN_ONE_SUM.test(message);
  const openParts: {
    text: string;
    heard: string;
    count: number;
    endsSentence: boolean;
    isQuestion: boolean;
  }[] = [];
  for (const [at, text] of pieces.entries()) {
    const last = openParts.at(-1);
    const info = hear(text);
    const count = info.words.length;
    // "Compare this and that for protein" is one question.
    const followsWhole = last !== undefined && last.count >= MIN_PART_WORDS;
    const followsProductQuestion = last !== undefined && hear(last.text).asksAboutProduct();
    // "The sodium and potassium of": two values of one question.
    const continuesValues =
      last !== undefined &&
      NUTRIENT_WORDS.has(/(\w+)\s*(?:\band|[&+])\s*$/iu.exec(last.text)?.[1]?.toLowerCase() ?? '') &&
      NUTRIENT_WORDS.has(/^\w+/u.exec(text)?.[0].toLowerCase() ?? '');
    const isAnother =
      !continuesValues &&
      ((STARTS_WITH_QUESTION_WORD.test(text) && !WHAT_TO_DO.test(text.replace(JOINS_AFTER, ''))) ||
        STARTS_WITH_CONDITION.test(text) ||
        ends[at - 1] === true ||
        (!(isOneSum && COUNTED.test(text)) &&
          ((followsWhole && isLookUp(info)) || (followsProductQuestion && info.asksAboutProduct()))));
    const endsSentence = ends[at] === true;
    const isQuestion = /\?\s*$/u.test(text) || all[at]?.joint.startsWith('?') === true;
    if (isAnother || last === undefined) {
      openParts.push({ text, heard: text, count, endsSentence, isQuestion });
      continue;
    }
    // "Is it low in sugar, sample": one or two words do not change the question.
    if (count >= MIN_PART_WORDS || last.count < MIN_PART_WORDS || info.namesProduct) {
      last.heard = last.text + text;
      last.count += count;
    }
    Object.assign(last, { text: last.text + text, endsSentence, isQuestion });
  }
  return openParts.map(({ heard: info, text, endsSentence, isQuestion }) => ({
    ...hear(info),
    text,
    endsSentence,
    isQuestion,
  }));
}

/** "If not, which": asked whatever the answer is, because the reader sees both answers. */
export const withoutConnectives = (text: string): string =>
  text.replace(JOINS_AFTER, '').replace(LEADING_CONDITION, '');

export const questionsIn = (message: string, hear: (text: string) => PartInfo): string[] =>
  candidateQuestions(message, hear).map(({ text }) => withoutConnectives(text));

/** "The mail never arrived, what do I do": about what was told. */
const WHAT_TO_DO =
  /^what (?:do|should|can|must) (?:i|we) do(?: (?:now|then|next|about (?:it|that|this)))*[\s?.!,]*$/iu;
const IN_ONE_SUM = /\b(?:together|altogether|combined|in total|in all|total)\b/iu;
const COUNTED = /^(?:and\s+)?(?:\d|an?\b|half|one|two|three|four|five|six)/iu;
const MIN_INTENT_PROBABILITY = 0.8;
/** "Kcal in _" */
const MIN_PART_WORDS = 3;
const isLookUp = ({ words, likelyIntents, namesProduct }: PartInfo): boolean =>
  words.length >= MIN_PART_WORDS &&
  (ABOUT_THE_ONE.test(words.join(' ')) ||
    (namesProduct && shareOf(likelyIntents(), 'lookup') >= MIN_INTENT_PROBABILITY));
/** "Valine of the infant one": one of the products before. */
const ABOUT_THE_ONE = /\b(?:of|in|for) the \w+ one\b/u;

const REFERS_BACK = /\b(?:it|its|that|this|them|they|those|these|ones?|there|both|same|so|too|else)\b/u;
/** "Which of the others is lightest": of those that the question before did not find. */
export const ABOUT_THE_REST = /\bof the (?:others|rest|remaining)\b/iu;
/** "In one slice": a number. */
export const refersBack = (text: string): boolean =>
  REFERS_BACK.test(text.replaceAll(/(?<!\b(?:the|that|this|which|other) )\bone\b/giu, '1')) ||
  COMPARISON_WORD.test(text);
const MIN_COMPLETE_WORDS = 4;

/** A question that can be understood by itself. */
const isComplete = ({ words }: CandidateQuestion): boolean =>
  STARTS_WITH_QUESTION_WORD.test(words.join(' ')) &&
  words.length >= MIN_COMPLETE_WORDS &&
  !REFERS_BACK.test(words.join(' '));

/** "72 years, 58 kg. How much ...": a statement belongs to the question after it. */
const isStatement = ({ text, endsSentence, isQuestion, namesProduct }: CandidateQuestion): boolean =>
  endsSentence && !isQuestion && !namesProduct && !STARTS_WITH_QUESTION_WORD.test(text);

const CONDITION = String.raw`if (?:not|so|yes|no|(?:it|they|that) (?:is|are|does|do|has|have)(?:n['’]?t| not)?)\b`;
const STARTS_WITH_CONDITION = new RegExp(String.raw`^(?:${CONDITION}|(?:the )?same (?:again )?for\b)`, 'iu');
const LEADING_CONDITION = new RegExp(String.raw`^${CONDITION}[\s,]*(?=\S)`, 'iu');
/** Excludes something from the question before. */
const LEAVES_OUT = new RegExp(
  `^(?:but )?(?:not|no|without|bar|barring|${EXCEPTION_WORDS}|leaving out)\\b`,
  'iu',
);
const COMPARISON_WORD =
  /\b(?:than|vs?|versus|compare\w*|differ\w*|same|more|less|higher|lower|most|least)\b/iu;

/** "_, what flavours is it in" asks nothing before its comma. */
const asksByItself = (question: CandidateQuestion): boolean =>
  question.isQuestion ||
  STARTS_WITH_QUESTION_WORD.test(question.text) ||
  CHANGES_A_LIST.test(question.text) ||
  ((isLookUp(question) || question.isOnlyAboutLabel()) && !STATEMENT_VERB.test(question.text));
/** "Leave out the thickened one and tell me which is highest" */
const CHANGES_A_LIST =
  /^(?:(?:ok|now|and|please|just) )*(?:leave|take|drop|remove|add|throw|include|swap|exclude)\b/iu;
const STATEMENT_VERB = /\b(?:had|got|received|ordered|delivered|started|been)\b/iu;

const ENDS_A_LINE = /\n\s*$/u;

/** What a part asks by itself: a look-up, or the name of another intent; undefined if it continues its neighbour. */
function intentOfQuestion(question: CandidateQuestion): string | undefined {
  const { words, namesProduct, isQuestion } = question;
  const likelyIntents = question.likelyIntents();
  const [top] = likelyIntents;
  const text = words.join(' ');
  // "Fish?", "kJ and kcal of", "is it the same in Ireland".
  if (top === undefined || words.length < MIN_PART_WORDS || /\bsame\b/u.test(text)) return undefined;
  const family = familyOf(top.name);
  if (isLikeliestRefused(likelyIntents)) return isStatement(question) ? undefined : 'clinical';
  if (namesProduct || family === 'lookup') return 'lookup';
  if (family === 'talk' || /:(?:same|other)$/u.test(top.name)) return undefined;
  // "Just back from leave" asks nothing, whatever intent is likeliest.
  const share =
    isQuestion || STARTS_WITH_QUESTION_WORD.test(text) ? shareOf(likelyIntents, family) : top.probability;
  if (isComplete(question) ? top.probability < PERHAPS : family === 'outside' || share < SURE)
    return undefined;
  // "PENG and Henry, how do they differ" is one question; "what is this and what is that" are two.
  return family === 'method' && !isComplete(question) ? family : top.name;
}

/** "She has _, what are the allergens", "of the vegan feeds, which has the most fibre": the question is about the first part. */
const completesFirst = (first: CandidateQuestion, next: CandidateQuestion, asks: string): boolean =>
  asks === 'lookup'
    ? !next.namesProduct && !STARTS_WITH_QUESTION_WORD.test(first.text) && !first.endsSentence
    : (first.namesProduct || REFERS_BACK.test(next.words.join(' '))) &&
      asks.startsWith('faq') &&
      next.isOnlyAboutLabel();

/**
 * A part of a message that may be a question of its own. It is separate from the part before it "perhaps" if it has another
 * intent, and "surely" if it names another product or depends on the answer.
 */
export type MessagePart = { text: string; separation: 'no' | 'perhaps' | 'surely'; asks?: boolean };

/**
 * Where a message may be split into questions: "how do I get samples, and who do I ring". Look-ups side by side may be one
 * question, because one may omit what the other says; so may parts whose own intent is uncertain.
 */
export function splitMessage(message: string, hear: (question: string) => PartInfo): MessagePart[] {
  const questions = candidateQuestions(message, hear);
  let context: { asks: string | undefined; last: CandidateQuestion } | undefined;
  const parts: MessagePart[] = [];
  let isNamed = false;
  for (const [at, question] of questions.entries()) {
    const asks = intentOfQuestion(question);
    const last = questions[at - 1];
    const hasOtherIntent =
      context?.asks !== undefined &&
      asks !== undefined &&
      context.asks !== asks &&
      !completesFirst(context.last, question, asks);
    context =
      context === undefined || hasOtherIntent
        ? { asks, last: question }
        : { asks: context.asks ?? asks, last: question.namesProduct ? question : context.last };
    const lastPart = parts.at(-1);
    // "Same for the carton? Which flavours": the carton repeats the whole question before.
    const followsSameFor =
      STARTS_WITH_CONDITION.test(lastPart?.text ?? '') && STARTS_WITH_QUESTION_WORD.test(question.text);
    if (last === undefined || lastPart === undefined) {
      parts.push({
        text: question.text,
        separation: 'no',
        asks: asksByItself(question) || (question.asksAboutProduct() && !STATEMENT_VERB.test(question.text)),
      });
      isNamed = question.namesProduct;
      continue;
    }
    const isQuestionAfterQuestion = STARTS_WITH_QUESTION_WORD.test(question.text) && asksByItself(last);
    const isAboutAnother =
      STARTS_WITH_CONDITION.test(question.text) ||
      ABOUT_THE_ONE.test(question.words.join(' ')) ||
      // One line for each product, with its question.
      (ENDS_A_LINE.test(last.text) &&
        isNamed &&
        question.namesProduct &&
        (asksByItself(question) || (questions[at + 1] !== undefined && !ENDS_A_LINE.test(question.text)))) ||
      (last.namesProduct &&
        question.namesProduct &&
        last.productIds.join() !== question.productIds.join() &&
        (isQuestionAfterQuestion || (last.asksAboutProduct() && question.asksAboutProduct())) &&
        !COMPARISON_WORD.test(question.text));
    // "Henry or Schofield first, and what does PAL mean": the meaning of a word is a separate question, unless its neighbour asks
    // about that word too.
    const asksForMeaning =
      isQuestionAfterQuestion &&
      last.isOnlyAboutMeaning() !== question.isOnlyAboutMeaning() &&
      !REFERS_BACK.test(question.words.join(' '));
    // "Does it come in 1.5 l bags and what is its osmolality": the size is not an amount for the second question.
    const asksForPacks =
      isQuestionAfterQuestion && ASKS_PACK_SIZE.test(question.text) !== ASKS_PACK_SIZE.test(last.text);
    const mayBeSeparate =
      hasOtherIntent ||
      isAboutAnother ||
      asksForMeaning ||
      (!isStatement(last) && (last.endsSentence || isQuestionAfterQuestion));
    const isExcludedToo = continuesExclusion(last.text.replace(JOINS_AFTER, '').toLowerCase(), question.text);
    // "Not the Dalesips, which sip has the least sugar": an exclusion from the next question.
    const excludesFromNext = LEAVES_OUT.test(last.text) && !last.endsSentence;
    if (
      mayBeSeparate &&
      !ABOUT_THE_REST.test(question.text) &&
      !isExcludedToo &&
      !excludesFromNext &&
      !LEAVES_OUT.test(question.text)
    )
      parts.push({
        text: question.text,
        asks: asksByItself(question) || (question.asksAboutProduct() && !STATEMENT_VERB.test(question.text)),
        separation:
          isAboutAnother || asksForPacks || asksForMeaning || followsSameFor
            ? 'surely'
            : hasOtherIntent
              ? 'perhaps'
              : 'no',
      });
    else lastPart.text += question.text;
    isNamed ||= question.namesProduct;
  }
  return parts;
}

/** "Does it come in a 200 ml bottle": about packs, not an amount. */
export const ASKS_PACK_SIZE = /\b(?:comes?|available|sold|packed|supplied) in\b[^?.,]*\d/iu;

/** A complete question that starts with a question word. */
export const isFullQuestion = (text: string): boolean =>
  STARTS_WITH_QUESTION_WORD.test(text) &&
  !(STATES_A_PLAN.test(text) || IS_RIGHT.test(text)) &&
  text.split(' ').length >= MIN_COMPLETE_WORDS;
/** "100 kcal or 101, which is right": of what was told before. */
const IS_RIGHT = /^\W*which (?:one )?is (?:right|correct)\W*$/iu;
