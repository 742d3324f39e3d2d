import type { Lexicon } from './lexicon.ts';
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
