// Longer than other files: where a message may be split depends on how its parts are told apart.
import { familyOf, type Likelihood } from '../intent/classifier.ts';
import { isLikeliestRefused, shareOf } from '../intent/intents.ts';
import { continuesExclusion } from '../vocabulary/operator-words.ts';

/** From this likelihood, a question by itself has this intent. */
const SURE = 0.5;
/** Enough for a complete question: with a question word, and without referring back. */
const PERHAPS = 0.2;

const ASKS =
  '(?:(?:in|under|at|to|for|from|with|on) (?:what|which|whom?)|what|whats|which|how|hows|who|whos|whom|where|wheres|when|why|is|are|was|does|do|did|can|could|may|might|will|would|has|have|should|shall|must|tell|show|(?:an? )?list|give|find|compare|explain|describe|any|anything|whether)\\b';
const ASKING_WORD = String.raw`\b(?:what(?:['’]?s)?|how|when|where|who|why|which|if)\b`;
const WHETHER = '(?:is|are|does|do|has|can|should|could|would)';
/** "Who do I ring in the UK what size is this is it halal": with nothing between them, a question begins where it is asked anew. */
const ASKS_ANEW = String.raw`(?<!\b(?:and|or|as|than|that|about|me|us|know|tell|say|says|see|show|just|exactly|is|are|does|do|no|matter|sure|check|find|asks?|asking|asked|wonder\w*|please|then|also|but|so|of|in|at|for|from|to|by|with|on|under|over|hi|hello|hiya|ok)\s+)(?:what(?:['’]?s| (?:is|are|does|do|sizes?|ages?|flavou?rs?|packs?))|how (?:much|many|long|do|does|is|are|big|old)|who (?:do|does|can)|wh(?:ere|y) (?:is|are|do|does|can)|(?<!${ASKING_WORD}(?:\s+\S+){0,4}\s+)(?:is|are|does|do|has) (?:it|they|this|that|these|those|there|both|either)|(?<!${ASKING_WORD}(?:\s+\S+){0,9}\s+)${WHETHER} (?:it|they|s?he|i|we|this|that|these|those|there|both|either))\b`;
/** The end of a sentence, a comma, a dash or a joining word. */
const JOINT = new RegExp(
  String.raw`(?:[?!;.]\s+|\s*\n\s*|,\s*|\s+[-–—/]\s+|\s*[&+]\s*|\s+(?=(?:and|also|plus|then)\b|${ASKS_ANEW}))(?:(?:and|also|plus|then|so|but|[&+])[\s,]+)*`,
  'giu',
);
const BEGINS = new RegExp(`^${ASKS}`, 'iu');
const ENDS = /^(?:[?!;.]|\s*\n)/u;
const JOINS_AFTER = /[\s,;&–—-]*(?:\b(?:and|also|plus|then|so|but)[\s,]*)*$/iu;

type Heard = {
  words: readonly string[];
  likely: () => readonly Likelihood[];
  namesAProduct: boolean;
  /** The products it names for certain. */
  names: readonly string[];
  /** Asks something about a product that it names. */
  asksOfAProduct: () => boolean;
  /** Is entirely about a label: "what are the allergens". */
  isOfALabel: () => boolean;
  /** Asks only what a word means. */
  isOfAMeaning: () => boolean;
};
type Question = Heard & { text: string; isEnded: boolean; isAsked: boolean };

/** The parts of a message, each with what joins it to the next. A question word without a comma begins a part only after another question. */
function jointsOf(message: string): { text: string; joint: string }[] {
  const parts: { text: string; joint: string }[] = [];
  let from = 0;
  for (const { index, 0: joint } of message.matchAll(JOINT)) {
    const text = message.slice(from, index + joint.length);
    if (/^[^\S\n]+$/u.test(joint) && !BEGINS.test(text)) continue;
    parts.push({ text, joint });
    from = index + joint.length;
  }
  return [...parts, { text: message.slice(from), joint: '' }];
}
export const splitAtConnectives = (message: string): string[] => jointsOf(message).map(({ text }) => text);

/**
 * Splits a message where a question may start: at a question word, after the end of a sentence, or at a question about a product.
 */
function questionsOf(message: string, hearWords: (text: string) => Heard): Question[] {
  const hear = (text: string) => hearWords(text.replace(JOINS_AFTER, ''));
  const all = jointsOf(message);
  const pieces = all.map(({ text }) => text);
  const ends = all.map(({ joint }) => ENDS.test(joint));
  // "3 of this and 2 of that together" is one sum.
  const isOneSum = IN_ONE_SUM.test(message);
  const parted: { text: string; heard: string; count: number; isEnded: boolean; isAsked: boolean }[] = [];
  for (const [at, text] of pieces.entries()) {
    const last = parted.at(-1);
    const heard = hear(text);
    const count = heard.words.length;
    // "Compare this and that for protein" is one question.
    const isAfterAWhole = last !== undefined && last.count >= SHORTEST;
    const isAfterOfAProduct = last !== undefined && hear(last.text).asksOfAProduct();
    const isAnother =
      (BEGINS.test(text) && !WHAT_TO_DO.test(text.replace(JOINS_AFTER, ''))) ||
      IS_IF.test(text) ||
      ends[at - 1] === true ||
      (!(isOneSum && COUNTED.test(text)) &&
        ((isAfterAWhole && isALookUp(heard)) || (isAfterOfAProduct && heard.asksOfAProduct())));
    const isEnded = ends[at] === true;
    const isAsked = /\?\s*$/u.test(text) || all[at]?.joint.startsWith('?') === true;
    if (isAnother || last === undefined) {
      parted.push({ text, heard: text, count, isEnded, isAsked });
      continue;
    }
    // "Is it low in sugar, sample": one or two words do not change the question.
    if (count >= SHORTEST || last.count < SHORTEST || heard.namesAProduct) {
      last.heard = last.text + text;
      last.count += count;
    }
    Object.assign(last, { text: last.text + text, isEnded, isAsked });
  }
  return parted.map(({ heard, text, isEnded, isAsked }) => ({ ...hear(heard), text, isEnded, isAsked }));
}

/** "If not, which": asked whatever the answer is, because the reader sees both answers. */
export const withoutConnectives = (text: string): string => text.replace(JOINS_AFTER, '').replace(AN_IF, '');

export const questionsIn = (message: string, hear: (text: string) => Heard): string[] =>
  questionsOf(message, hear).map(({ text }) => withoutConnectives(text));

/** "The mail never arrived, what do I do": about what was told. */
const WHAT_TO_DO =
  /^what (?:do|should|can|must) (?:i|we) do(?: (?:now|then|next|about (?:it|that|this)))*[\s?.!,]*$/iu;
const IN_ONE_SUM = /\b(?:together|altogether|combined|in total|in all|total)\b/iu;
const COUNTED = /^(?:and\s+)?(?:\d|an?\b|half|one|two|three|four|five|six)/iu;
const SURELY = 0.8;
/** "Kcal in _" */
const SHORTEST = 3;
const isALookUp = ({ words, likely, namesAProduct }: Heard): boolean =>
  words.length >= SHORTEST &&
  (OF_THE_ONE.test(words.join(' ')) || (namesAProduct && shareOf(likely(), 'lookup') >= SURELY));
/** "Valine of the infant one": one of the products before. */
const OF_THE_ONE = /\b(?:of|in|for) the \w+ one\b/u;

const POINTS_BACK = /\b(?:it|its|that|this|them|they|those|these|ones?|there|both|same|so|too|else)\b/u;
/** "Which of the others is lightest": of those that the question before did not find. */
export const OF_THE_REST = /\bof the (?:others|rest|remaining)\b/iu;
/** "In one slice": a number. */
export const refersBack = (text: string): boolean =>
  POINTS_BACK.test(text.replaceAll(/(?<!\b(?:the|that|this|which|other) )\bone\b/giu, '1')) ||
  HOLDS_AGAINST.test(text);
const WHOLE = 4;

/** A question that can be understood by itself. */
const isWhole = ({ words }: Question): boolean =>
  BEGINS.test(words.join(' ')) && words.length >= WHOLE && !POINTS_BACK.test(words.join(' '));

/** "72 years, 58 kg. How much ...": a statement belongs to the question after it. */
const isTold = ({ text, isEnded, isAsked, namesAProduct }: Question): boolean =>
  isEnded && !isAsked && !namesAProduct && !BEGINS.test(text);

const IF = String.raw`if (?:not|so|yes|no|(?:it|they|that) (?:is|are|does|do|has|have)(?:n['’]?t| not)?)\b`;
const IS_IF = new RegExp(String.raw`^(?:${IF}|(?:the )?same (?:again )?for\b)`, 'iu');
const AN_IF = new RegExp(String.raw`^${IF}[\s,]*(?=\S)`, 'iu');
/** Excludes something from the question before. */
const LEAVES_OUT = /^(?:but )?(?:not|no|except|excluding|without|other than|apart from|minus)\b/iu;
const HOLDS_AGAINST = /\b(?:than|vs?|versus|compare\w*|differ\w*|same|more|less|higher|lower|most|least)\b/iu;

/** "_, what flavours is it in" asks nothing before its comma. */
const asksByItself = (question: Question): boolean =>
  question.isAsked ||
  BEGINS.test(question.text) ||
  CHANGES_A_LIST.test(question.text) ||
  ((isALookUp(question) || question.isOfALabel()) && !TELLS.test(question.text));
/** "Leave out the thickened one and tell me which is highest" */
const CHANGES_A_LIST =
  /^(?:(?:ok|now|and|please|just) )*(?:leave|take|drop|remove|add|throw|include|swap|exclude)\b/iu;
const TELLS = /\b(?:had|got|received|ordered|delivered|started|been)\b/iu;

const ENDS_A_LINE = /\n\s*$/u;

/** What a part asks by itself: a look-up, or the name of another intent; undefined if it continues its neighbour. */
function askedBy(question: Question): string | undefined {
  const { words, namesAProduct, isAsked } = question;
  const likely = question.likely();
  const [top] = likely;
  const text = words.join(' ');
  // "Fish?", "kJ and kcal of", "is it the same in Ireland".
  if (top === undefined || words.length < SHORTEST || /\bsame\b/u.test(text)) return undefined;
  const family = familyOf(top.name);
  if (isLikeliestRefused(likely)) return isTold(question) ? undefined : 'clinical';
  if (namesAProduct || family === 'lookup') return 'lookup';
  if (family === 'talk' || /:(?:same|other)$/u.test(top.name)) return undefined;
  // "Just back from leave" asks nothing, whatever intent is likeliest.
  const share = isAsked || BEGINS.test(text) ? shareOf(likely, family) : top.share;
  if (isWhole(question) ? top.share < PERHAPS : family === 'outside' || share < SURE) return undefined;
  // "PENG and Henry, how do they differ" is one question; "what is this and what is that" are two.
  return family === 'method' && !isWhole(question) ? family : top.name;
}

/** "She has _, what are the allergens", "of the vegan feeds, which has the most fibre": the question is about the first part. */
const isOfTheFirst = (first: Question, next: Question, asks: string): boolean =>
  asks === 'lookup'
    ? !next.namesAProduct && !BEGINS.test(first.text) && !first.isEnded
    : (first.namesAProduct || POINTS_BACK.test(next.words.join(' '))) &&
      asks.startsWith('faq') &&
      next.isOfALabel();

/**
 * A part of a message that may be a question of its own. It is separate from the part before it "perhaps" if it has another
 * intent, and "surely" if it names another product or depends on the answer.
 */
export type Piece = { text: string; isApart: 'no' | 'perhaps' | 'surely'; asks?: boolean };

/**
 * Where a message may be split into questions: "how do I get samples, and who do I ring". Look-ups side by side may be one
 * question, because one may omit what the other says; so may parts whose own intent is uncertain.
 */
export function splitMessage(message: string, hear: (question: string) => Heard): Piece[] {
  const questions = questionsOf(message, hear);
  let before: { asks: string | undefined; last: Question } | undefined;
  const pieces: Piece[] = [];
  let isNamed = false;
  for (const [at, question] of questions.entries()) {
    const asks = askedBy(question);
    const last = questions[at - 1];
    const isOfElse =
      before?.asks !== undefined &&
      asks !== undefined &&
      before.asks !== asks &&
      !isOfTheFirst(before.last, question, asks);
    before =
      before === undefined || isOfElse
        ? { asks, last: question }
        : { asks: before.asks ?? asks, last: question.namesAProduct ? question : before.last };
    const joins = pieces.at(-1);
    // "Same for the carton? Which flavours": the carton repeats the whole question before.
    const isAfterTheSame = IS_IF.test(joins?.text ?? '') && BEGINS.test(question.text);
    if (last === undefined || joins === undefined) {
      pieces.push({
        text: question.text,
        isApart: 'no',
        asks: asksByItself(question) || (question.asksOfAProduct() && !TELLS.test(question.text)),
      });
      isNamed = question.namesAProduct;
      continue;
    }
    const isAsked = BEGINS.test(question.text) && asksByItself(last);
    const isOfAnother =
      IS_IF.test(question.text) ||
      OF_THE_ONE.test(question.words.join(' ')) ||
      // One line for each product, with its question.
      (ENDS_A_LINE.test(last.text) &&
        isNamed &&
        question.namesAProduct &&
        (asksByItself(question) || (questions[at + 1] !== undefined && !ENDS_A_LINE.test(question.text)))) ||
      (last.namesAProduct &&
        question.namesAProduct &&
        last.names.join() !== question.names.join() &&
        (isAsked || (last.asksOfAProduct() && question.asksOfAProduct())) &&
        !HOLDS_AGAINST.test(question.text));
    // "Henry or Schofield first, and what does PAL mean": the meaning of a word is a separate question, unless its neighbour asks
    // about that word too.
    const isOfAWord =
      isAsked &&
      last.isOfAMeaning() !== question.isOfAMeaning() &&
      !POINTS_BACK.test(question.words.join(' '));
    // "Does it come in 1.5 l bags and what is its osmolality": the size is not an amount for the second question.
    const isOfPacks = isAsked && ASKS_PACK_SIZE.test(question.text) !== ASKS_PACK_SIZE.test(last.text);
    const mayBeApart = isOfElse || isOfAnother || isOfAWord || (!isTold(last) && (last.isEnded || isAsked));
    const isLeftOutToo = continuesExclusion(last.text.replace(JOINS_AFTER, '').toLowerCase(), question.text);
    // "Not the Dalesips, which sip has the least sugar": an exclusion from the next question.
    const isLessOfNext = LEAVES_OUT.test(last.text) && !last.isEnded;
    if (
      mayBeApart &&
      !OF_THE_REST.test(question.text) &&
      !isLeftOutToo &&
      !isLessOfNext &&
      !LEAVES_OUT.test(question.text)
    )
      pieces.push({
        text: question.text,
        asks: asksByItself(question) || (question.asksOfAProduct() && !TELLS.test(question.text)),
        isApart:
          isOfAnother || isOfPacks || isOfAWord || isAfterTheSame ? 'surely' : isOfElse ? 'perhaps' : 'no',
      });
    else joins.text += question.text;
    isNamed ||= question.namesAProduct;
  }
  return pieces;
}

/** "Does it come in a 200 ml bottle": about packs, not an amount. */
export const ASKS_PACK_SIZE = /\b(?:comes?|available|sold|packed|supplied) in\b[^?.,]*\d/iu;

/** A complete question that starts with a question word. */
export const isFullQuestion = (text: string): boolean => BEGINS.test(text) && text.split(' ').length >= WHOLE;
