import type { Refusal } from '../intent/intents.ts';
import { type Said, toldIn } from '../reading/persons.ts';

/** Which decision it is by what is told: "her sugars were 19 after two juices" is a result. */
export function asItIsTold(refusal: Refusal | undefined, said: Said): Refusal | undefined {
  if (refusal === undefined) return undefined;
  const { text } = said;
  const { result, body } = toldIn(said);
  if (refusal.of === 'incident' || refusal.of === 'illness') return result && !body ? A_RESULT : refusal;
  return refusal.of === 'rate' && LASTS.test(text) ? undefined : refusal;
}
const A_RESULT: Refusal = { kind: 'clinical', of: 'result' };
/** "How long will a tin last at that": a sum, and no time of feeding. */
const LASTS = /\bhow (?:long|many days)\b.*\b(?:tins?|tubs?|packs?|box|boxes|cases?)\b.*\b(?:lasts?|do)\b/u;

/** After something that is told of a body: a few words at the end that only change a feed. */
export const isAChangeInShort = (text: string): boolean => {
  const last = text.split(' , ').at(-1) ?? '';
  const words = last.split(' ');
  return (
    last !== text &&
    words.length <= MOST_IN_SHORT &&
    words.some((word) => A_CHANGE.test(word)) &&
    !ASKS_FOR_FACTS.test(last)
  );
};
/** "She gets 900 ml of X, increase?": the change alone, of a feed that somebody has. */
export const isAChangeAlone = (text: string): boolean => CHANGE_ALONE.test(text);
const CHANGE_ALONE =
  / , (?:(?:so|and|do i|do we|should i|should we|time to|ok to|can i|can we) )*(?:change|swap|switch|increase|decrease|reduce|cut|double|halve|stop|hold|pause|up|drop)(?: (?:it|this|that|him|her|over|back|down|up|now|yet))*$/u;
const MOST_IN_SHORT = 5;
const A_CHANGE =
  /^(?:version|variant|one|instead|strength|swap|switch|change|double|halve|half|more|less|fewer|extra|stop|hold|pause|off|reduce|increase|drop|add|thicker|thinner|stronger|weaker|smaller|bigger|lower|higher|another|continuous|bolus)$/u;
const ASKS_FOR_FACTS =
  /\b(?:which|what|how|any|list|show|is there|are there|does|do|per|in|of|contains?|than|sips|feeds|drinks|products|ones|supplements|powders|app|screen)\b/u;
