import type { Product } from '../catalogue.ts';
import { editDistance } from '../language/edit-distance.ts';
import { grouped, wordSet } from '../language/phrases.ts';
import { wordsOf } from '../language/words.ts';

export type NamedProduct = { product: Product; brand: string; rest: readonly string[] };

/** The words that product names are made of, by brand (the first word of a name). */
export type NameIndex = {
  brands: ReadonlyMap<string, readonly NamedProduct[]>;
  /** Every word that follows the brand in one of its names. */
  vocabulary: ReadonlyMap<string, ReadonlySet<string>>;
  all: readonly NamedProduct[];
  /** By the first word after the brand. */
  byFirst: ReadonlyMap<string, readonly NamedProduct[]>;
};

export function nameIndex(products: readonly Product[]): NameIndex {
  // "MMA-PA" is two words, "7+" is "7", "Two" is "2".
  const all = products.map((product) => {
    const [brand = '', ...rest] = wordsOf(product.name).flatMap(({ text }) => (text === ',' ? [] : [text]));
    return { product, brand, rest };
  });
  const brands = grouped(all, ({ brand }) => brand);
  const vocabulary = new Map(
    [...brands].map(([brand, named]) => [brand, new Set(named.flatMap(({ rest }) => rest))] as const),
  );
  return { brands, vocabulary, all, byFirst: grouped(all, ({ rest }) => rest[0] ?? '') };
}

/** Short forms that are not the beginning of their word, or too short to be one. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    std: 'standard',
    en: 'energy',
    jr: 'junior',
    jnr: 'junior',
    conc: 'concentrate',
    fbr: 'fibre',
    pep: 'peptide',
  }),
);
export const written = (text: string): string => SHORT_FORMS.get(text) ?? text;

const consonants = (text: string): string => text.replace(/[aeiou]/gu, '').replace(/(.)\1/gu, '$1');

/** "mlk" and "trnvane": the word with vowels, or one of two like letters, left out; "stnd": only its beginning. */
function isWithoutVowels(text: string, word: string): boolean {
  if (text.length < 3 || text.length >= word.length || text[0] !== word[0]) return false;
  if (consonants(text) === text && consonants(word).startsWith(text)) return true;
  if (consonants(text) !== consonants(word)) return false;
  let at = 0;
  for (const letter of word) if (letter === text[at]) at += 1;
  return at === text.length;
}

const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined);

/** Beginnings of words of names that are words of questions themselves: "can it stand", "feeding plan". */
const NOT_SHORT_FOR = wordSet('stand plan pro con car men inter');

/** A word of a brand's names, shortened ("pept", "yog") or with one wrong letter; never with two candidates. */
export function vocabularyWord(
  text: string,
  vocabulary: ReadonlySet<string>,
  isNutrient: (text: string) => boolean,
): string | undefined {
  if (vocabulary.has(text)) return text;
  if (vocabulary.has(written(text))) return written(text);
  const words = [...vocabulary];
  const mayBeShort = !isNutrient(text);
  if (text.length >= 3 && !NOT_SHORT_FOR.has(text) && mayBeShort) {
    const whole = only(words.filter((word) => word.length >= text.length + 2 && word.startsWith(text)));
    if (whole !== undefined) return whole;
  }
  const other = text.endsWith('s') ? text.slice(0, -1) : `${text}s`;
  if (text.length >= 4 && vocabulary.has(other)) return other;
  const whole = mayBeShort ? only(words.filter((word) => isWithoutVowels(text, word))) : undefined;
  if (whole !== undefined || text.length < 4 || /\d/u.test(text)) return whole;
  return only(words.filter((word) => word.length >= 4 && editDistance(text, word, 1) === 1));
}

/** How a word of the message was read as a brand. */
type BrandMatch = { brand: string; length: 1 | 2; isDoubtful: boolean };

const exact = (brand: string, length: 1 | 2): BrandMatch => ({ brand, length, isDoubtful: false });

const SHORTEST_WITH_ERRORS = 5;
const SHORTEST_FRAGMENT = 4;
/** With so many letters left, a word without its vowels stands for one brand only. */
const FEWEST_CONSONANTS = 5;

/**
 * One wrong letter in a brand is a typing error; two make it doubtful, and a doubtful name is asked back
 * instead of answered. A beginning of a brand counts when a word of that brand's names follows it.
 */
export function brandAt(
  index: NameIndex,
  texts: readonly string[],
  at: number,
  isOrdinaryWord: (text: string) => boolean,
): BrandMatch | undefined {
  const [text = '', next = ''] = texts.slice(at, at + 2);
  if (index.brands.has(text)) return exact(text, 1);
  if (index.brands.has(text + next)) return exact(text + next, 2);
  if (isOrdinaryWord(text)) return undefined;
  const near = nearestBrand(index, text);
  if (near !== undefined) return { ...near, length: 1 };
  const joined = text.length >= 3 && next.length >= 2 ? nearestBrand(index, text + next) : undefined;
  if (joined?.isDoubtful === false) return exact(joined.brand, 2);
  const brand =
    text.length < SHORTEST_FRAGMENT
      ? undefined
      : only([...index.brands.keys()].filter((each) => each.startsWith(text)));
  const isMeant =
    brand !== undefined &&
    (index.vocabulary.get(brand)?.has(next) === true || text.length >= brand.length - 1);
  return isMeant ? exact(brand, 1) : undefined;
}

function nearestBrand(index: NameIndex, text: string): Omit<BrandMatch, 'length'> | undefined {
  if (text.length < SHORTEST_WITH_ERRORS || !/^[a-z]+$/u.test(text)) return undefined;
  const brands = [...index.brands.keys()];
  const near = brands
    .map((brand) => ({ brand, distance: editDistance(text, brand, brand.length >= 7 ? 2 : 1) }))
    .filter(({ brand, distance }) => distance <= (brand.length >= 7 ? 2 : 1))
    .toSorted((one, other) => one.distance - other.distance);
  const [best, second] = near;
  const shortened =
    text.length < FEWEST_CONSONANTS
      ? undefined
      : only(brands.filter((brand) => isWithoutVowels(text, brand)));
  if (best?.distance !== 1 && shortened !== undefined) return { brand: shortened, isDoubtful: false };
  return best === undefined || second?.distance === best.distance
    ? undefined
    : { brand: best.brand, isDoubtful: best.distance !== 1 };
}
