import { stem } from '../language/stem.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import { conceptOf } from './thesaurus.ts';

/** What the previous message was about: many follow-ups can be recognised only by it. */
export type PreviousKind =
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
  | 'fault'
  | 'talk';

const MIN_NUTRIENT_LENGTH = 3;

const isNutrient = (word: string): boolean => word.length >= MIN_NUTRIENT_LENGTH && NUTRIENT_WORDS.has(word);

/** A constant known by its digits, such as 6.25, is a word; all other numbers share one feature. */
const termOf = (word: string): string =>
  /^\d+\.\d{2,}$/u.test(word) ? word : /^\d+(?:\.\d)?$/u.test(word) ? '#' : stem(word);

/**
 * What the classifier sees of a message: stems, concepts of the thesaurus, pairs of neighbours, length, and what came before.
 * Product names are "_", most numbers "#", nutrients also "@".
 */
export function featuresOf(words: readonly string[], before: PreviousKind | null): string[] {
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
    const feature = isNutrient(word) ? '@' : concept === undefined ? term : `{${concept}`;
    features.add(term);
    features.add(feature);
    features.add(`${last} ${feature}`);
    last = feature;
  }
  features.add(`${last} $`);
  features.add(count < 3 ? '~2' : count < 6 ? '~5' : count < 12 ? '~11' : '~20');
  if (before !== null) features.add(`<${before}`);
  return [...features];
}
