import { editDistance } from '../language/edit-distance.ts';

/** A part of each text, cut into words, and how much more than one it counts. */
export type SearchedField<T> = { boost: number; termsOf: (text: T) => readonly string[] };

/** `found` holds the words asked for that the text has, in whatever form. */
export type TextHit<T> = { text: T; score: number; found: ReadonlySet<string> };

/** BM25+: how soon a repeated word stops counting, how much a long field counts less, and what is always left. */
const K = 1.2;
const B = 0.7;
const D = 0.5;

/** What is left of a word's weight when only its beginning, or nearly the word, was asked for. */
const PREFIX_WEIGHT = 0.375;
const FUZZY_WEIGHT = 0.45;
const PREFIX_LENGTHS = 0.3;
const SHORTEST_PREFIX = 5;
const SHORTEST_FUZZY = 6;
const WRONG_LETTERS = 0.2;

/** Ranks texts by the words of a question; the scores are those of MiniSearch 7, which the test compares them with. */
export function textSearch<T>(
  texts: readonly T[],
  fields: readonly SearchedField<T>[],
): (asked: readonly string[]) => TextHit<T>[] {
  const weights = weightsOf(texts, fields);
  return (asked) => {
    const hits = new Map<T, { score: number; found: Set<string> }>();
    for (const term of asked) {
      for (const [known, weightIn] of weights) {
        const share = likeness(term, known);
        if (share === 0) continue;
        for (const [text, weight] of weightIn) {
          const { score, found } = hits.get(text) ?? { score: 0, found: new Set() };
          hits.set(text, { score: score + share * weight, found: found.add(term) });
        }
      }
    }
    return [...hits]
      .map(([text, { score, found }]) => ({ text, score: score * found.size, found }))
      .toSorted((one, other) => other.score - one.score);
  };
}

/** What each word adds to the score of each text that has it. */
function weightsOf<T>(texts: readonly T[], fields: readonly SearchedField<T>[]): Map<string, Map<T, number>> {
  const weights = new Map<string, Map<T, number>>();
  for (const { boost, termsOf } of fields) {
    const counted = texts.map((text) => ({ text, counts: countsOf(termsOf(text)) }));
    const meanLength = counted.reduce((sum, { counts }) => sum + counts.size, 0) / texts.length;
    for (const { text, counts } of counted) {
      for (const [term, count] of counts) {
        const holding = counted.filter((each) => each.counts.has(term)).length;
        const rarity = Math.log(1 + (texts.length - holding + 0.5) / (holding + 0.5));
        const often = (count * (K + 1)) / (count + K * (1 - B + (B * counts.size) / meanLength));
        const weightIn = weights.get(term) ?? new Map<T, number>();
        weights.set(term, weightIn.set(text, (weightIn.get(text) ?? 0) + boost * rarity * (D + often)));
      }
    }
  }
  return weights;
}

function countsOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** From 1 for the same word down to 0 for another one. */
function likeness(asked: string, known: string): number {
  if (asked === known) return 1;
  const { length } = known;
  if (asked.length >= SHORTEST_PREFIX && known.startsWith(asked))
    return (PREFIX_WEIGHT * length) / (length + PREFIX_LENGTHS * (length - asked.length));
  if (asked.length < SHORTEST_FUZZY) return 0;
  const limit = Math.min(6, Math.round(asked.length * WRONG_LETTERS));
  const distance = editDistance(asked, known, limit, 2);
  return distance > limit ? 0 : (FUZZY_WEIGHT * length) / (length + distance);
}
