import { isInSpan } from '../names/mention.ts';
import { isPersonWord } from '../vocabulary/person-words.ts';
import { ANY_ALLERGEN } from '../vocabulary/criteria-words.ts';
import type { Item, Lexicon } from './lexicon.ts';
import { type Reading, withoutWords } from './reading.ts';

/** Words of statements about oneself or others. */
const TELLS =
  /^(?:i|we|my|our|me|us|am|was|were|been|just|back|here|hope|told|said|covering|off|busy|sorry|sure|youre)$/u;
/** A sentence that wants or needs something is no aside. */
const WANTS =
  /^(?:_|wants?|wanted|needs?|needed|needing|likes?|prefers?|must|should|looking|find|only|than|meant|mean|thick\w*|thin\w*|allergic|avoid\w*)$/u;
const GREETS =
  /^(?:hi|hiya|hello|hey|(?:good )?(?:morning|afternoon|evening)|there|sim|all|folks|(?:fair|true) enough|no (?:worries|problem|bother)|understood|noted|got it|i see|grand|thanks|cheers|(?:\d|couple of|few) (?:quick )?(?:things|questions|qs|bits)| )+$/u;
const ASKS =
  /^(?:(?:and|also|so|then|please|oh|ok) )*(?:how|where|when|who|what|which|why|can|could|do|does|is|are)\b/u;
const SHORTEST_ASIDE = 3;

const PURPOSE = /^for (?:the|my|our|this|an?) /u;
/** "The allergen folder" asks about no allergen. */
const isForNothing = (item: Item): boolean =>
  item.kind === 'topic' ||
  (item.kind === 'criterion' && 'value' in item.criterion && item.criterion.value === ANY_ALLERGEN);

/** Words that are part of a look-up: operators that negate or rank, and all other phrases except weak topics. */
const isLookedUp = (item: Item): boolean =>
  item.kind === 'operator'
    ? /^(?:not|freeFrom|most|least|more|less|high|low|rank|compare|count)$/u.test(item.name)
    : item.kind !== 'topic' || !item.isWeak;

/** "Covering for Sarah this week. Hang time?": drops sentences that ask nothing, beside a question. Facts about a patient stay. */
export function withoutAsides(reading: Reading, lexicon: Lexicon): Reading {
  const { words, mentions } = reading;
  const texts = words.map(({ text }) => text);
  const hits = lexicon.find(texts, () => true).filter(({ value }) => value.some(isLookedUp));
  const ends = [...texts.keys()].filter((at) => texts[at] === ',').concat(texts.length);
  const sentences = ends.map((to, at) => ({ from: at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, to }));
  type Sentence = (typeof sentences)[number];
  const holds = ({ from, to }: Sentence) =>
    [...mentions, ...hits].some((each) => each.from < to && each.to > from);
  const isAside = (sentence: Sentence) => {
    const said = texts.slice(sentence.from, sentence.to);
    return (
      // "Locum here"
      (said.length >= SHORTEST_ASIDE || said.at(-1) === 'here') &&
      said.some((text, at) => TELLS.test(text) || (text === 'are' && said[at - 1] === 'you')) &&
      !ASKS.test(said.join(' ')) &&
      !said.some((text) => WANTS.test(text) || isPersonWord(text)) &&
      !holds(sentence)
    );
  };
  // "For the staff noticeboard: which ...": what the answer is for.
  const isPurpose = ({ from, to }: Sentence) =>
    words[to]?.mark === 'colon' &&
    PURPOSE.test(texts.slice(from, to).join(' ')) &&
    ![...mentions, ...hits.filter(({ value }) => !value.some(isForNothing))].some(
      (each) => each.from < to && each.to > from,
    );
  const isGreeting = ({ from, to }: Sentence) => from < to && GREETS.test(texts.slice(from, to).join(' '));
  const asides = sentences.some(holds)
    ? sentences.filter((each) => isGreeting(each) || isAside(each) || isPurpose(each))
    : [];
  const isLeft = isInSpan(asides);
  return asides.length === 0 ? reading : withoutWords(reading, isLeft);
}
