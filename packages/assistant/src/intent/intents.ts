import { editDistance } from '../language/edit-distance.ts';
import { memoizeRecent } from '../language/memoize.ts';
import { grouped } from '../language/phrases.ts';
import { stem } from '../language/stem.ts';
import { classifierOf, familyOf, type LikelyIntent } from './classifier.ts';
import type { PreviousKind } from './features.ts';
import { MODEL_TEXT } from './model.ts';
import { modelOf } from './model-text.ts';
import { isOrdinary, thesaurusWords } from './thesaurus.ts';

/** A clinical decision, by what is to be decided. */
export type Decision =
  | 'dose'
  | 'rate'
  | 'need'
  | 'choice'
  | 'change'
  | 'illness'
  | 'result'
  | 'medicine'
  | 'device'
  | 'incident'
  | 'expired'
  | 'case';
/** Something is wrong with a person now: nothing is looked up, the answer says what to do. */
export type Emergency =
  | 'breathing'
  | 'choking'
  | 'reaction'
  | 'hypoglycaemia'
  | 'bloods'
  | 'self-harm'
  | 'overdose'
  | 'wrong-way'
  | 'drowsy'
  | 'tube'
  | 'collapse'
  | 'lasting'
  | 'acute'
  | 'skin';
/** Messages that ask nothing. */
export type SmallTalk = 'hello' | 'thanks' | 'praise' | 'bye' | 'sorry' | 'howareyou' | 'joke' | 'complaint';
/** Something is or may be wrong with a pack. */
export type Fault = 'reporting' | 'recall' | 'pack' | 'spoilt';

/** What is not looked up: an emergency, a faulty pack, or a clinical decision. */
export type Refusal =
  | { kind: 'emergency'; reason: Emergency }
  | { kind: 'fault'; reason: Fault }
  | { kind: 'clinical'; reason: Decision };

export type Intents = (words: readonly string[], before: PreviousKind | null) => readonly LikelyIntent[];

const MIN_LENGTH_TO_CORRECT = 5;
/** In words of this length two letters may be wrong. */
const LONG_WORD = 9;
/** Features that are words by themselves. */
const WORD_FEATURE = /^[a-z]+$/u;

/** Loads the classifier in steps, and returns it with the words it knows. A misspelt word counts as the word that was meant. */
export function* intentsOfMessages(): Generator<undefined, { intents: Intents; words: ReadonlySet<string> }> {
  const model = yield* modelOf(MODEL_TEXT);
  const words = new Set([...model.features.keys()].filter((name) => WORD_FEATURE.test(name)));
  yield;
  for (const word of thesaurusWords()) words.add(word);
  const byLetter = grouped(words, (word) => word.charAt(0));
  const corrected = memoizeRecent((word: string): string => {
    if (
      word.length < MIN_LENGTH_TO_CORRECT ||
      !WORD_FEATURE.test(word) ||
      words.has(word) ||
      isOrdinary(word)
    )
      return word;
    const limit = word.length < LONG_WORD ? 1 : 2;
    const near = (byLetter.get(word.charAt(0)) ?? []).map((each) => ({
      each,
      distance: editDistance(word, each, limit),
    }));
    const least = Math.min(limit, ...near.map(({ distance }) => distance));
    const nearest = near.flatMap(({ each, distance }) => (distance === least ? [each] : []));
    // "Notification" and "notifications" count as one word.
    return new Set(nearest.map(stem)).size === 1 ? (nearest[0] ?? word) : word;
  });
  const classify = classifierOf(model);
  return { intents: (typed, before) => classify(typed.map(corrected), before), words };
}

/** A decision, an emergency or a fault. */
export const isRefused = (name: string): boolean => /^(?:clinical|emergency|fault)/u.test(name);
export const shareOf = (likelyIntents: readonly LikelyIntent[], family: string): number =>
  likelyIntents.reduce(
    (sum, { name, probability }) =>
      name.startsWith(family) && familyOf(name) === family ? sum + probability : sum,
    0,
  );

/** All refusals together are likelier than any other intent. */
export const isLikeliestRefused = (likelyIntents: readonly LikelyIntent[]): boolean => {
  const other = likelyIntents.find(({ name }) => !isRefused(name));
  const refusedShare = likelyIntents.reduce(
    (sum, { name, probability }) => (isRefused(name) ? sum + probability : sum),
    0,
  );
  return refusedShare > (other?.probability ?? 0);
};

/** From this likelihood of all refusals together, a message is refused: an answered decision harms more than a refused look-up. */
const REFUSAL_SHARE = 0.3;
/** An emergency comes before everything else. */
const EMERGENCY_SHARE = 0.25;

/** Below this likelihood there is no emergency, even if nothing else is likely. */
const POSSIBLE_EMERGENCY = 0.15;

/** One emergency has to be this likely by itself where a decision is likelier than all emergencies together. */
const LEAST_OF_ONE = 0.1;

/** The refusal for a message, if any. `least` is how likely it has to be. */
export function refusalOf(
  likelyIntents: readonly LikelyIntent[],
  least = REFUSAL_SHARE,
): Refusal | undefined {
  const first = (family: string) =>
    likelyIntents.find(({ name }) => familyOf(name) === family)?.name.split(':')[1];
  const [emergency, fault, clinical] = ['emergency', 'fault', 'clinical'].map((family) =>
    shareOf(likelyIntents, family),
  );
  if (emergency === undefined || fault === undefined || clinical === undefined) return undefined;
  if (emergency + fault + clinical < Math.min(least, EMERGENCY_SHARE)) return undefined;
  // "She coughs on everything, got some for her": a little of every emergency tells of none, beside a likelier decision.
  const isScattered =
    clinical > emergency &&
    !likelyIntents.some(
      ({ name, probability }) => familyOf(name) === 'emergency' && probability >= LEAST_OF_ONE,
    );
  if (
    (emergency >= EMERGENCY_SHARE && !isScattered) ||
    (emergency >= POSSIBLE_EMERGENCY &&
      emergency > fault &&
      emergency > clinical &&
      emergency + fault + clinical >= least)
  )
    return { kind: 'emergency', reason: first('emergency') as Emergency };
  if (emergency + fault + clinical < least) return undefined;
  return fault > clinical
    ? { kind: 'fault', reason: first('fault') as Fault }
    : { kind: 'clinical', reason: first('clinical') as Decision };
}
