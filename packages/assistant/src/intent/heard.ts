import type { Reading } from '../reading/reading.ts';
import { isOtherMakers } from '../vocabulary/other-makers.ts';

/** The words as the classifier looks at them: names of products stand as one "_", another maker's as "brand". */
export function wordsHeard({ words, mentions }: Pick<Reading, 'words' | 'mentions'>): string[] {
  const isNamed = (at: number) => mentions.some(({ from, to }) => at >= from && at < to);
  return words
    .map(({ text }, at) => (isNamed(at) ? '_' : isOtherMakers(text) ? 'brand' : text))
    .filter((word, at, all) => word !== '_' || all[at - 1] !== '_');
}
