import { isInSpan } from '../names/mention.ts';
import { isPersonWord } from '../vocabulary/person-words.ts';
import { ANY_ALLERGEN } from '../vocabulary/criteria-words.ts';
import type { Item, Lexicon } from './lexicon.ts';
import { type Reading, withoutWords } from './reading.ts';

/** Words of statements about oneself or others. */
const STATEMENT_WORD =
  /^(?:i|we|my|our|me|us|am|was|were|been|just|back|here|hope|told|said|covering|off|busy|sorry|sure|youre)$/u;
/** A sentence that wants or needs something is no aside. */
const WISH_WORD =
  /^(?:_|wants?|wanted|needs?|needed|needing|likes?|prefers?|must|should|looking|find|only|than|meant|mean|thick\w*|thin\w*|allergic|avoid\w*)$/u;
const GREETING =
  /^(?:hi|hiya|hello|hey|(?:good )?(?:morning|afternoon|evening)|there|sim|all|folks|(?:fair|true) enough|no (?:worries|problem|bother)|understood|noted|got it|i see|grand|thanks|cheers|(?:\d|couple of|few) (?:quick )?(?:things|questions|qs|bits)| )+$/u;
const QUESTION_START =
  /^(?:(?:and|also|so|then|please|oh|ok) )*(?:how|where|when|who|what|which|why|can|could|do|does|is|are)\b/u;
const STARTS_WITH_A_PLACE =
  /^(?:on|at|off|between|before|after|during|while) (?!\d)(?!.*\b(?:how|where|what|which|can|do|is)\b)/u;
const MIN_ASIDE_WORDS = 3;
/** "Will take the propofol off myself": what the writer works out, with its "I" left out. */
export const STATES_A_PLAN =
  /^\W*will (?:take\b.*\b(?:off|out|away)|add|work out|count|subtract|deduct|convert)\b/iu;

const PURPOSE = /^for (?:the|my|our|this|an?) /u;
/** "The allergen folder" asks about no allergen. */
const asksForNothing = (item: Item): boolean =>
  item.kind === 'topic' ||
  (item.kind === 'criterion' && 'value' in item.criterion && item.criterion.value === ANY_ALLERGEN);

/** Words that are part of a look-up: operators that negate or rank, and all other phrases except weak topics. */
const isLookUpItem = (item: Item): boolean =>
  item.kind === 'operator'
    ? /^(?:not|freeFrom|most|least|more|less|high|low|rank|compare|count)$/u.test(item.name)
    : item.kind !== 'topic' || !item.isWeak;

/** "Covering for Sarah this week. Hang time?": drops sentences that ask nothing, beside a question. Facts about a patient stay. */
export function withoutAsides(reading: Reading, lexicon: Lexicon): Reading {
  const { words, mentions } = reading;
  const texts = words.map(({ text }) => text);
  const hits = lexicon.find(texts, () => true).filter(({ value }) => value.some(isLookUpItem));
  const ends = [...texts.keys()].filter((at) => texts[at] === ',').concat(texts.length);
  const sentences = ends.map((to, at) => ({ from: at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, to }));
  type Sentence = (typeof sentences)[number];
  const hasLookUp = ({ from, to }: Sentence) =>
    [...mentions, ...hits].some((each) => each.from < to && each.to > from);
  const isAside = (sentence: Sentence) => {
    const sentenceWords = texts.slice(sentence.from, sentence.to);
    // "... for an adult? On way to bay 3": nothing of it is looked up.
    const isApart =
      words[sentence.from - 1]?.mark === 'end' && STARTS_WITH_A_PLACE.test(sentenceWords.join(' '));
    return (
      // "Locum here"
      (isApart ||
        ((sentenceWords.length >= MIN_ASIDE_WORDS || sentenceWords.at(-1) === 'here') &&
          sentenceWords.some(
            (text, at) => STATEMENT_WORD.test(text) || (text === 'are' && sentenceWords[at - 1] === 'you'),
          ))) &&
      !QUESTION_START.test(sentenceWords.join(' ')) &&
      !sentenceWords.some((text) => WISH_WORD.test(text) || isPersonWord(text)) &&
      !hasLookUp(sentence)
    );
  };
  // "For the staff noticeboard: which ...": what the answer is for.
  const isPurpose = ({ from, to }: Sentence) =>
    words[to]?.mark === 'colon' &&
    PURPOSE.test(texts.slice(from, to).join(' ')) &&
    ![...mentions, ...hits.filter(({ value }) => !value.some(asksForNothing))].some(
      (each) => each.from < to && each.to > from,
    );
  const isPlan = (sentence: Sentence) =>
    STATES_A_PLAN.test(texts.slice(sentence.from, sentence.to).join(' ')) && !hasLookUp(sentence);
  const isGreeting = ({ from, to }: Sentence) => from < to && GREETING.test(texts.slice(from, to).join(' '));
  const asides = sentences.some(hasLookUp)
    ? sentences.filter((each) => isGreeting(each) || isPlan(each) || isAside(each) || isPurpose(each))
    : [];
  const isInAside = isInSpan(asides);
  return asides.length === 0 ? reading : withoutWords(reading, isInAside);
}
