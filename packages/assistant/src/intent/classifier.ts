import { type Before, featuresOf } from './features.ts';

/** What a message may ask, and how likely: the shares of all together are 1. */
export type Likelihood = { name: string; share: number };

/**
 * A multinomial logistic regression: for each intent a weight for each feature that its training messages have. `columns` are
 * the features; their weights are told by the index of the intent.
 */
export type Model = {
  intents: readonly string[];
  /** The weight of every intent by itself. */
  bias: readonly number[];
  /** Of each an intent and its weight, one after the other. */
  features: ReadonlyMap<string, readonly number[]>;
};

/** The intents of a message, the likeliest first. */
export function classify(
  { intents, bias, features }: Model,
  words: readonly string[],
  before: Before | null,
): Likelihood[] {
  const known = featuresOf(words, before).flatMap((feature) => {
    const weights = features.get(feature);
    return weights === undefined ? [] : [weights];
  });
  const scores = [...bias];
  const scale = 1 / Math.sqrt(known.length || 1);
  for (const weights of known)
    for (let at = 0; at < weights.length; at += 2) {
      const intent = weights[at] ?? 0;
      scores[intent] = (scores[intent] ?? 0) + (weights[at + 1] ?? 0) * scale;
    }
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers
    .map((power, at) => ({ name: intents[at] ?? '', share: power / sum }))
    .toSorted((one, other) => other.share - one.share);
}
