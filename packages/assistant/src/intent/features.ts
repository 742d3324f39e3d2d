import { stem } from '../language/stem.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import { conceptOf } from './thesaurus.ts';

/** What the message before was about: many a follow-up is told by nothing else. */
export type Before =
  | 'lookup'
  | 'list'
  | 'compare'
  | 'method'
  | 'app'
  | 'contact'
  | 'document'
  | 'faq'
  | 'meaning'
  | 'convert'
  | 'refused'
  | 'talk';

const SHORTEST_NUTRIENT = 3;

const isNutrient = (word: string): boolean => word.length >= SHORTEST_NUTRIENT && NUTRIENT_WORDS.has(word);

/** A constant that is known by its digits, as 6.25, is a word; any other number is one. */
const termOf = (word: string): string =>
  /^\d+\.\d{2,}$/u.test(word) ? word : /^\d+(?:\.\d)?$/u.test(word) ? '#' : stem(word);

/**
 * What the classifier sees of a message: its words by their stems, what they mean by the thesaurus, their pairs, how long it is
 * and what was spoken of before. Names of products stand as "_", most numbers as "#", nutrients also as "@".
 */
export function featuresOf(words: readonly string[], before: Before | null): string[] {
  const features = new Set<string>();
  let last = '^';
  let count = 0;
  for (const word of words) {
    if (word === ',') {
      last = ',';
      continue;
    }
    count += 1;
    const term = termOf(word);
    const concept = conceptOf(word);
    const meant = isNutrient(word) ? '@' : concept === undefined ? term : `{${concept}`;
    features.add(term);
    features.add(meant);
    features.add(`${last} ${meant}`);
    last = meant;
  }
  features.add(`${last} $`);
  features.add(count < 3 ? '~2' : count < 6 ? '~5' : count < 12 ? '~11' : '~20');
  if (before !== null) features.add(`<${before}`);
  return [...features];
}
