import { type PreviousKind, featuresOf } from './features.ts';

/** An intent a message may have, and its probability: those of a message add up to 1. */
export type LikelyIntent = { name: string; probability: number };

/**
 * A multinomial logistic regression with two layers: a feature has weights for intents and for families of intents, which count
 * for each intent of the family. "Her" points to any clinical decision, and need not be learnt for each.
 */
export type Model = {
  intents: readonly string[];
  /** The bias of each intent. */
  bias: readonly number[];
  /** For each feature, column and weight in turn. Columns are the intents, then their families. */
  features: ReadonlyMap<string, readonly number[]>;
};

export const familyOf = (name: string): string => {
  const end = name.indexOf(':');
  return end === -1 ? name : name.slice(0, end);
};

/** The number of columns, and the family column of each intent: none if it is the only intent of its family. */
export function columnsOf(intents: readonly string[]): {
  count: number;
  ofFamily: readonly (number | undefined)[];
} {
  const all = intents.map(familyOf);
  const families = [...new Set(all.filter((name, at) => all.indexOf(name) !== at))];
  return {
    count: intents.length + families.length,
    ofFamily: all.map((name) =>
      families.includes(name) ? intents.length + families.indexOf(name) : undefined,
    ),
  };
}

/** Kinds of look-ups are told apart only in training: how one is answered is parsed, not guessed. */
const reportedName = (name: string): string => (familyOf(name) === 'lookup' ? 'lookup' : name);

/** No column. */
const NONE = -1;
/** A smaller share is dropped. */
const MIN_SHARE = 1e-10;

/** Returns a function that gives the intents of a message, the likeliest first. What all messages share is prepared once. */
export function classifierOf({ intents, bias, features }: Model) {
  const { count, ofFamily } = columnsOf(intents);
  const names = [...new Set(intents.map(reportedName))];
  const slots = intents.map((each) => names.indexOf(reportedName(each)));
  return (words: readonly string[], before: PreviousKind | null): LikelyIntent[] => {
    const knownWeights = featuresOf(words, before).flatMap((feature) => {
      const weights = features.get(feature);
      return weights === undefined ? [] : [weights];
    });
    const sums = new Float64Array(count);
    for (const weights of knownWeights)
      for (let at = 0; at < weights.length; at += 2) {
        const column = weights[at] ?? 0;
        sums[column] = (sums[column] ?? 0) + (weights[at + 1] ?? 0);
      }
    const scale = 1 / Math.sqrt(knownWeights.length || 1);
    const scores = bias.map(
      (each, at) => each + ((sums[at] ?? 0) + (sums[ofFamily[at] ?? NONE] ?? 0)) * scale,
    );
    const maxScore = Math.max(...scores);
    const shares = new Float64Array(names.length);
    let sum = 0;
    for (const [at, score] of scores.entries()) {
      const exponential = Math.exp(score - maxScore);
      const columnIndex = slots[at] ?? NONE;
      shares[columnIndex] = (shares[columnIndex] ?? 0) + exponential;
      sum += exponential;
    }
    return names
      .map((name, at) => ({ name, probability: (shares[at] ?? 0) / sum }))
      .filter(({ probability }) => probability > MIN_SHARE)
      .toSorted((one, other) => other.probability - one.probability);
  };
}
