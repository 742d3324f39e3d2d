import type { Product } from '../catalogue.ts';
import { editDistance } from '../language/edit-distance.ts';
import { grouped, wordSet } from '../language/phrases.ts';
import { wordsOf } from '../language/words.ts';
import type { Mention, Span } from './mention.ts';

export type NamedProduct = { product: Product; brand: string; nameWords: readonly string[] };

/** The words of product names, by brand (the first word of a name). */
export type NameIndex = {
  brands: ReadonlyMap<string, readonly NamedProduct[]>;
  /** Every word that follows the brand in one of its names. */
  vocabulary: ReadonlyMap<string, ReadonlySet<string>>;
  all: readonly NamedProduct[];
  byId: ReadonlyMap<string, NamedProduct>;
  /** By the first word after the brand. */
  byFirstWord: ReadonlyMap<string, readonly NamedProduct[]>;
  /** By each word of the name and each noun of its packs: "bar". */
  byWord: ReadonlyMap<string, readonly NamedProduct[]>;
  /** A word and the number after it in a name: "light 20". */
  strengths: ReadonlySet<string>;
  /** The sizes of packs with their units: "125" in g and ml. */
  packSizes: ReadonlyMap<string, ReadonlySet<Product['basis']>>;
};

export function nameIndex(products: readonly Product[]): NameIndex {
  // "MMA-PA" is two words, "7+" is "7", "Two" is "2".
  const all = products.map((product) => {
    const [brand = '', ...nameWords] = wordsOf(product.name).flatMap(({ text }) =>
      text === ',' ? [] : [text],
    );
    return { product, brand, nameWords };
  });
  const brands = grouped(all, ({ brand }) => brand);
  const vocabulary = new Map(
    [...brands].map(
      ([brand, named]) => [brand, new Set(named.flatMap(({ nameWords }) => nameWords))] as const,
    ),
  );
  const byWord = new Map<string, NamedProduct[]>();
  for (const named of all)
    for (const word of new Set([...named.nameWords, ...named.product.units.map(({ kind }) => kind)]))
      byWord.set(word, [...(byWord.get(word) ?? []), named]);
  const packSizes = new Map<string, Set<Product['basis']>>();
  for (const { units, basis } of products)
    for (const { amount } of units)
      packSizes.set(String(amount), (packSizes.get(String(amount)) ?? new Set()).add(basis));
  return {
    packSizes,
    brands,
    vocabulary,
    all,
    byId: new Map(all.map((named) => [named.product.id, named])),
    byFirstWord: grouped(all, ({ nameWords }) => nameWords[0] ?? ''),
    byWord,
    strengths: new Set(
      all.flatMap(({ nameWords }) =>
        nameWords.flatMap((word, at) => (at > 0 && isNumber(word) ? [`${nameWords[at - 1]} ${word}`] : [])),
      ),
    ),
  };
}

/** The words of a name without the strength at its end: "sip" of Sip 1.5. */
export const withoutStrength = (nameWords: readonly string[]): readonly string[] =>
  nameWords.slice(0, nameWords.findLastIndex((word) => !isNumber(word)) + 1);

/** "Top 3", "best 2": a count, not a number in a name. */
export const BEFORE_COUNT = /^(?:top|bottom|best|first|last)$/u;
export const isNumber = (text = ''): boolean => /^\d/u.test(text);

export function mentionOf(named: readonly NamedProduct[], place: Span): Mention {
  const [first, other] = named;
  return first !== undefined && other === undefined
    ? { kind: 'product', product: first.product, ...place }
    : { kind: 'several', products: named.map(({ product }) => product), ...place };
}

/** Short forms that do not start their word, or are too short to be recognised. */
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
export const expandShortForm = (text: string): string => SHORT_FORMS.get(text) ?? text;

const consonants = (text: string): string => text.replace(/[aeiou]/gu, '').replace(/(.)\1/gu, '$1');

/** "mlk" and "trnvane": the word without vowels, or with a double letter written once; "stnd": only its start. */
function isVowelless(text: string, word: string): boolean {
  if (text.length < 3 || text.length >= word.length || text[0] !== word[0]) return false;
  if (consonants(text) === text && consonants(word).startsWith(text)) return true;
  if (consonants(text) !== consonants(word)) return false;
  let at = 0;
  for (const letter of word) if (letter === text[at]) at += 1;
  return at === text.length;
}

const singleItem = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined);

/** Starts of name words that are also words of questions: "can it stand", "feeding plan". */
const NOT_SHORT_FOR = wordSet('stand plan pro con car men inter');

/** A word of a brand's names, shortened ("pept", "yog") or with one wrong letter; `undefined` if two words fit. */
export function vocabularyWord(
  text: string,
  vocabulary: ReadonlySet<string>,
  isNutrient: (text: string) => boolean,
): string | undefined {
  if (vocabulary.has(text)) return text;
  if (vocabulary.has(expandShortForm(text))) return expandShortForm(text);
  const words = [...vocabulary];
  const mayBeShort = !isNutrient(text);
  if (text.length >= 3 && !NOT_SHORT_FOR.has(text) && mayBeShort) {
    const whole = singleItem(words.filter((word) => word.length >= text.length + 2 && word.startsWith(text)));
    if (whole !== undefined) return whole;
  }
  const other = text.endsWith('s') ? text.slice(0, -1) : `${text}s`;
  if (text.length >= 4 && vocabulary.has(other)) return other;
  const whole = mayBeShort ? singleItem(words.filter((word) => isVowelless(text, word))) : undefined;
  if (whole !== undefined || text.length < 4 || /\d/u.test(text)) return whole;
  return singleItem(words.filter((word) => word.length >= 4 && editDistance(text, word, 1) === 1));
}

const MIN_MISSPELT_LENGTH = 5;
const MIN_FRAGMENT_LENGTH = 4;
/** In brands of this length, two wrong letters are considered. */
const LONG_BRAND = 7;

/**
 * One wrong letter in a brand is a typing error; two make it doubtful, and a doubtful name is asked back. The start of a brand
 * counts if a word of that brand's names follows.
 */
export function brandAt(
  { brands, vocabulary }: NameIndex,
  texts: readonly string[],
  at: number,
  isOrdinaryWord: (text: string) => boolean,
): (BrandMatch & { length: 1 | 2 }) | undefined {
  const [text = '', next = ''] = texts.slice(at, at + 2);
  if (brands.has(text)) return certainBrand(text, 1);
  if (brands.has(text + next)) return certainBrand(text + next, 2);
  if (isOrdinaryWord(text)) return undefined;
  const all = [...brands.keys()];
  const near = nearestBrand(all, text);
  if (near !== undefined) return { ...near, length: 1 };
  const joined = text.length >= 3 && next.length >= 2 ? nearestBrand(all, text + next) : undefined;
  if (joined?.isDoubtful === false) return certainBrand(joined.brand, 2);
  const brand =
    text.length < MIN_FRAGMENT_LENGTH ? undefined : singleItem(all.filter((each) => each.startsWith(text)));
  const isBrandStart =
    brand !== undefined &&
    (vocabularyWord(next, vocabulary.get(brand) ?? NO_WORDS, () => false) !== undefined ||
      text.length >= brand.length - 1);
  return isBrandStart ? certainBrand(brand, 1) : undefined;
}
const NO_WORDS: ReadonlySet<string> = new Set();
const certainBrand = (brand: string, length: 1 | 2) => ({ brand, length, isDoubtful: false });
type BrandMatch = { brand: string; isDoubtful: boolean };

function nearestBrand(brands: readonly string[], text: string): BrandMatch | undefined {
  // "Dlsp": all its consonants.
  const [spelt, other] = brands.filter((brand) => text.length > 3 && consonants(brand) === text);
  if (spelt !== undefined && other === undefined) return { brand: spelt, isDoubtful: false };
  if (text.length < MIN_MISSPELT_LENGTH || !/^[a-z]+$/u.test(text)) return undefined;
  const [best, second] = brands
    .map((brand) => ({ brand, limit: brand.length >= LONG_BRAND ? 2 : 1 }))
    .map(({ brand, limit }) => ({ brand, limit, distance: editDistance(text, brand, limit) }))
    .filter(({ distance, limit }) => distance <= limit)
    .toSorted((one, other) => one.distance - other.distance);
  const shortened = singleItem(brands.filter((brand) => isVowelless(text, brand)));
  if (best?.distance !== 1 && shortened !== undefined) return { brand: shortened, isDoubtful: false };
  return best === undefined || second?.distance === best.distance
    ? undefined
    : { brand: best.brand, isDoubtful: best.distance !== 1 };
}
