import { editDistance } from '../language/edit-distance.ts';
import type { NameIndex } from './name-index.ts';
import { isWithoutVowels } from './short-forms.ts';

/** How a word of the message was read as a brand. */
export type BrandMatch = { brand: string; length: 1 | 2; certainty: 'exact' | 'typing-error' | 'doubtful' };

const SHORTEST_WITH_ERRORS = 5;
const SHORTEST_FRAGMENT = 4;

/**
 * One wrong letter in a brand is a typing error; two make it doubtful, and a doubtful name is asked back
 * instead of answered. A beginning of a brand counts when a word of that brand's names follows it.
 */
export function brandAt(index: NameIndex, texts: readonly string[], at: number): BrandMatch | undefined {
  const text = texts[at] ?? '';
  const next = texts[at + 1] ?? '';
  if (index.brands.has(text)) return { brand: text, length: 1, certainty: 'exact' };
  if (index.brands.has(text + next)) return { brand: text + next, length: 2, certainty: 'exact' };
  const near = nearestBrand(index, text);
  if (near !== undefined) return { ...near, length: 1 };
  const joined = text.length >= 3 && next.length >= 2 ? nearestBrand(index, text + next) : undefined;
  if (joined?.certainty === 'typing-error') return { ...joined, length: 2 };
  return fragmentAt(index, text, next);
}

/** With so many letters left, a word without its vowels stands for one brand only. */
const FEWEST_CONSONANTS = 5;

const isShortened = (text: string, brand: string): boolean =>
  text.length >= FEWEST_CONSONANTS && isWithoutVowels(text, brand);

function nearestBrand(index: NameIndex, text: string): Pick<BrandMatch, 'brand' | 'certainty'> | undefined {
  if (text.length < SHORTEST_WITH_ERRORS || !/^[a-z]+$/u.test(text)) return undefined;
  let best: { brand: string; distance: number } | undefined;
  let isTie = false;
  for (const brand of index.brands.keys()) {
    const limit = brand.length >= 7 ? 2 : 1;
    const distance = editDistance(text, brand, limit);
    if (distance > limit) continue;
    isTie = best?.distance === distance;
    if (best === undefined || distance < best.distance) best = { brand, distance };
  }
  const shortened = [...index.brands.keys()].filter((brand) => isShortened(text, brand));
  const [whole] = shortened;
  if (best?.distance !== 1 && whole !== undefined && shortened.length === 1)
    return { brand: whole, certainty: 'typing-error' };
  if (best === undefined || isTie) return undefined;
  return { brand: best.brand, certainty: best.distance === 1 ? 'typing-error' : 'doubtful' };
}

function fragmentAt(index: NameIndex, text: string, next: string): BrandMatch | undefined {
  if (text.length < SHORTEST_FRAGMENT) return undefined;
  const brands = [...index.brands.keys()].filter((brand) => brand.startsWith(text));
  const [brand] = brands;
  if (brand === undefined || brands.length > 1) return undefined;
  const isFollowed = index.vocabulary.get(brand)?.has(next) === true;
  return isFollowed || text.length >= brand.length - 1 ? { brand, length: 1, certainty: 'exact' } : undefined;
}
