import { editDistance } from '../language/edit-distance.ts';
import type { Question } from './question.ts';

/** A message as the guards look at it. Names of products stand as "_": "Nephrane Child" speaks of no child. */
export type Said = {
  rest: string;
  /** The words of `rest`. */
  words: readonly string[];
  /** Whether "his" may be histidine. */
  isAminoTalk: boolean;
  asksForFigures: boolean;
  /** "27 year old": an age that one person has; "adults" and "from birth" are groups. */
  givesAnAge: boolean;
  /** Of an age, a diet or an allergen, which the label of a product speaks of. */
  asksOfTheLabel: boolean;
  /** Words that mean nothing to Sim. */
  unknown: readonly string[];
};

export function saidIn({ typed, nutrients, amount, mentions, unknown, ...asked }: Question): Said {
  const isOfTheLabel =
    asked.age !== undefined ||
    asked.diets.length > 0 ||
    asked.allergens.length > 0 ||
    /\bages?\b/u.test(typed);
  return {
    rest: typed,
    words: typed.split(' '),
    unknown,
    givesAnAge: /\b\d+ (?:(?:year|yr|month|mth|week|day)s? old|yo|y , o)\b/u.test(typed),
    isAminoTalk:
      /\bhis (?:content|in|per|level)\b|\b(?:amino|leu|ile|val|lys|met|trp|thr|phe|arg|\w*(?:leuc|lys|val|methion|threon|tyros|alan|argin|cyst)ine)\b/u.test(
        typed,
      ),
    asksOfTheLabel: isOfTheLabel && mentions.length > 0,
    asksForFigures: nutrients.length > 0 && amount !== undefined && mentions.length > 0,
  };
}

/** Long words count with one wrong letter, if the first is right: "mother" is not "other". */
const SHORTEST_WITH_ERROR = 7;

/** Where a word of the list stands, typing errors allowed for. */
export function saidAt({ words }: Said, list: ReadonlySet<string>): number[] {
  return words.flatMap((word, at) => (list.has(word) || isNearly(word, list) ? [at] : []));
}

export const isSaid = (said: Said, list: ReadonlySet<string>): boolean => saidAt(said, list).length > 0;

function isNearly(word: string, list: ReadonlySet<string>): boolean {
  if (word.length < SHORTEST_WITH_ERROR || !/^[a-z]+$/u.test(word)) return false;
  for (const known of list) {
    const isLikely = known[0] === word[0] && known.length >= SHORTEST_WITH_ERROR;
    // A plural is no typing error: "patients" are nobody's case.
    if (isLikely && word !== `${known}s` && editDistance(word, known, 1) === 1) return true;
  }
  return false;
}
