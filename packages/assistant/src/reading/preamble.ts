import { isOfSomebody } from '../vocabulary/person-words.ts';
import type { Item, Lexicon } from './lexicon.ts';
import type { Reading } from './reading.ts';

/** "Could you please tell me", "I wondered whether you could set out": what is asked begins after it. */
const ASKS =
  /\b(?:(?:could|can|would|will) you (?:(?:please|kindly|just|possibly|maybe|perhaps) )*(?:tell|give|show|list|confirm|remind|let|set out|look up|find)(?: (?:me|us))?(?: know)?|(?:wonder(?:ed|ing)?|(?:like|love|want|wanted|need|trying|wish) to (?:know|ask|find out|check)|my question is)(?: (?:if|whether))?(?: you (?:could|can|might) (?:please )?(?:tell|give|show|set out|list)?(?: (?:me|us))?)?)\b/gu;

/** How long a beginning may be that is left as it is. */
const SHORT = 4;

/** Without what leads up to the question, where that names no product and nothing that is looked up beside no product. */
export function withoutPreamble(reading: Reading, lexicon: Lexicon): Reading {
  const { words, mentions } = reading;
  const texts = words.map(({ text }) => text);
  const last = [...texts.join(' ').matchAll(ASKS)].at(-1);
  if (last === undefined) return reading;
  const end = texts
    .join(' ')
    .slice(0, last.index + last[0].length)
    .split(' ').length;
  const isBefore = mentions.some(({ from }) => from < end);
  const isLookedUp = lexicon
    .find(texts.slice(0, end), () => true)
    .some(({ value }) => value.some(({ kind }) => kind === 'nutrient' || kind === 'criterion'));
  if (end <= SHORT || end >= texts.length || isBefore || (isLookedUp && mentions.length === 0))
    return reading;
  const comma = { text: ',', isNumber: false, isSpelt: false };
  return { ...reading, words: words.map((word, at) => (at < end ? comma : word)) };
}

/** Somebody tells something of herself or of others. */
const TELLS =
  /^(?:i|we|my|our|me|us|am|was|were|been|just|back|here|hope|told|said|covering|off|busy|sorry|sure|youre)$/u;
/** What is wanted is no aside, whoever wants it. */
const WANTS =
  /^(?:_|wants?|wanted|needs?|needed|needing|likes?|prefers?|must|should|looking|find|only|than|thick\w*|thin\w*|allergic|avoid\w*)$/u;
const GREETS = /^(?:hi|hiya|hello|hey|(?:good )?(?:morning|afternoon|evening)|there|sim|all|folks| )+$/u;
const SHORTEST_ASIDE = 3;

/** Words of asking that turn or measure what stands beside them. */
const isLookedUp = (item: Item): boolean =>
  item.kind === 'operator'
    ? /^(?:not|freeFrom|most|least|more|less|high|low|rank|compare|count)$/u.test(item.name)
    : item.kind !== 'topic' || !item.isWeak;

/**
 * "Covering for Sarah this week. Hang time?": of sentences, without those in which somebody only tells, beside one in which
 * something is asked. What is told of somebody in care stays.
 */
export function withoutWhatIsTold(reading: Reading, lexicon: Lexicon): Reading {
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
      !said.some((text) => WANTS.test(text) || isOfSomebody(text)) &&
      !holds(sentence)
    );
  };
  const isGreeting = ({ from, to }: Sentence) => from < to && GREETS.test(texts.slice(from, to).join(' '));
  const asides = sentences.some(holds)
    ? sentences.filter((sentence) => isGreeting(sentence) || isAside(sentence))
    : [];
  const isLeft = (at: number) => asides.some(({ from, to }) => from <= at && at < to);
  const comma = { text: ',', isNumber: false, isSpelt: false };
  return asides.length === 0
    ? reading
    : { ...reading, words: words.map((word, at) => (isLeft(at) ? comma : word)) };
}
