import { type LikelyIntent } from '../intent/classifier.ts';
import { shareOf } from '../intent/intents.ts';
import { isInSpan } from '../names/mention.ts';
import { type Query } from '../message/query.ts';
import { type Reading, withoutWords } from '../message/reading.ts';
import { type GuardText, patientFactsIn } from '../people/patient-facts.ts';
import { emergencyIn, faultIn } from './emergencies.ts';
import { ASKS_FOR_DECISION, DECISION_WORDS, hasMarksOnly, isPlainLookUp } from './refusal.ts';

/** From this likelihood, a stretch is a look-up by itself. */
const SURE_SHARE = 0.9;
/** From this likelihood, a stretch may tell of an emergency: "she is shaking". */
const POSSIBLE_EMERGENCY = 0.2;
const ASKS_OR_GIVES =
  /_|^(?:he|she|they|baby|child|patient|resident) (?:is|are) \w+ing\b|^(?:is|are|do|does|did|has|any|why)\b|\bor\b|\d[\d.]* ?(?:mls?|l|litres?|g|grams?|kcals?|bottles?|packs?|sachets?|cartons?|pots?|scoops?)\b|\b(?:a day|daily|bd|tds|qds|nearest|next|alternatives?|equivalents?|ideas?)\b/u;

/** "Vitamin A in _, we worry about it building up in CKD": what is asked is a look-up by itself, and the rest only tells why. */
export function isLookUpWithReasons(
  reading: Reading,
  message: GuardText,
  guardTextOf: (reading: Reading) => GuardText,
  parse: (reading: Reading) => readonly Query[],
  intents: (words: readonly string[]) => readonly LikelyIntent[],
): boolean {
  const { typed, words, mentions } = reading;
  const ends = [...words.keys()].filter((at) => words[at]?.text === ',').concat(words.length);
  const stretches = ends
    .map((to, place) => ({ from: place === 0 ? 0 : (ends[place - 1] ?? 0) + 1, to }))
    .filter(({ from, to }) => from < to)
    .map((span) => {
      const isInside = isInSpan([span]);
      const inside = mentions.filter(({ from }) => isInside(from));
      const offset = ({ from, to }: { from: number; to: number }) => ({
        from: from - span.from,
        to: to - span.from,
      });
      const guardText = guardTextOf({
        ...reading,
        typed: typed.slice(span.from, span.to),
        words: words.slice(span.from, span.to),
        mentions: inside.map((each) => ({ ...each, ...offset(each) })),
      });
      return {
        guardText,
        likelyIntents: intents(guardText.words),
        queries: parse({ ...withoutWords(reading, (at) => !isInside(at)), mentions: inside }),
      };
    });
  type Stretch = (typeof stretches)[number];
  const isLookUp = ({ likelyIntents, queries }: Stretch): boolean =>
    shareOf(likelyIntents, 'lookup') >= SURE_SHARE &&
    queries.length > 0 &&
    queries.every((query) => query.products.length > 0 && (isPlainLookUp(query) || hasMarksOnly(query)));
  const isReason = ({ guardText, guardText: { text }, likelyIntents }: Stretch): boolean =>
    shareOf(likelyIntents, 'emergency') < POSSIBLE_EMERGENCY &&
    !patientFactsIn(guardText).body &&
    !(ASKS_OR_GIVES.test(text) || ASKS_FOR_DECISION.test(text)) &&
    emergencyIn(text) === undefined &&
    faultIn(text) === undefined;
  const others = stretches.filter((each) => !isLookUp(each));
  return (
    others.length > 0 &&
    others.length < stretches.length &&
    others.every(isReason) &&
    !DECISION_WORDS.test(message.text) &&
    !patientFactsIn(message).isWriter
  );
}
