import type { Product } from '@dietetic/catalogue';
import { wordSet } from '../language/word-lists.ts';
import { editDistance } from '../language/edit-distance.ts';
import { brandAt } from './brand-match.ts';
import type { NamedProduct, NameIndex } from './name-index.ts';
import { isWithoutVowels, shortFormOf } from './short-forms.ts';

/** What a message says of a product's name, and how sure that reading is. */
export type Mention =
  | { kind: 'product'; product: Product; from: number; to: number }
  /** Several products carry the words that were given. */
  | { kind: 'several'; products: readonly Product[]; from: number; to: number }
  /** A name that is close to one in the catalogue, but not close enough to answer for. */
  | { kind: 'doubtful'; products: readonly Product[]; heard: string; from: number; to: number }
  /** A brand and nothing more. */
  | { kind: 'brand'; brand: string; products: readonly Product[]; from: number; to: number };

/** Words between two names. */
const JOINS_NAMES = wordSet('and or vs versus v with to than from against , the');
/** Words that never belong to a name, even when a name holds them. */
const ENDS_A_NAME = new Set([...JOINS_NAMES, ...wordSet('per in of for is a an')]);

export type MentionOptions = {
  /** A brand's second product may be named without the brand: "compare Dalesip Mini and Two". */
  sharesBrand: boolean;
  /** A word that may be a nutrient is not read as the second product of a list. */
  isNutrient: (text: string) => boolean;
  /** A word for a nutrient, whatever else the message holds: never short for a word of a name. */
  isNutrientWord: (text: string) => boolean;
  /** A number that measures something ("200 ml") is not part of a name. */
  isMeasured: (at: number) => boolean;
};

export function mentionsIn(index: NameIndex, texts: readonly string[], options: MentionOptions): Mention[] {
  const mentions: Mention[] = [];
  let at = 0;
  while (at < texts.length) {
    const found = brandAt(index, texts, at);
    if (found === undefined) {
      at += 1;
      continue;
    }
    const mention = readName(index, found.brand, texts, { from: at, after: at + found.length }, options);
    mentions.push(found.certainty === 'doubtful' ? doubted(mention, texts) : mention);
    at = Math.max(mention.to, at + 1);
    if (options.sharesBrand) at = readSharedBrand(index, found.brand, texts, at, options, mentions);
  }
  return mentions;
}

function doubted(mention: Mention, texts: readonly string[]): Mention {
  const products = mention.kind === 'product' ? [mention.product] : mention.products;
  const heard = texts.slice(mention.from, mention.to).join(' ');
  return { kind: 'doubtful', products, heard, from: mention.from, to: mention.to };
}

function readSharedBrand(
  index: NameIndex,
  brand: string,
  texts: readonly string[],
  start: number,
  options: MentionOptions,
  mentions: Mention[],
): number {
  let end = start;
  let at = start;
  while (JOINS_NAMES.has(texts[at] ?? '')) {
    while (JOINS_NAMES.has(texts[at] ?? '')) at += 1;
    const text = texts[at] ?? '';
    if (options.isNutrient(text) || index.vocabulary.get(brand)?.has(text) !== true) break;
    const mention = readName(index, brand, texts, { from: at, after: at }, options);
    if (mention.kind !== 'product' && mention.kind !== 'several') break;
    mentions.push(mention);
    end = mention.to;
    at = end;
  }
  return end;
}

type Place = { from: number; after: number };

/** Reads as many words after the brand as one of its names holds; the rest of the message stays free. */
function readName(
  index: NameIndex,
  brand: string,
  texts: readonly string[],
  place: Place,
  options: MentionOptions,
): Mention {
  const family = index.brands.get(brand) ?? [];
  const vocabulary = index.vocabulary.get(brand) ?? new Set<string>();
  const run = nameRun(texts, place.after, vocabulary, options);
  for (let length = run.length; length > 0; length -= 1) {
    const given = run.slice(0, length);
    const mention = namedBy(family, given, place.from, place.after + length);
    if (mention !== undefined && (isInOrder(mention, given, family) || !beginsWithAName(family, given)))
      return mention;
  }
  const before = nameRunBefore(texts, place.from, vocabulary);
  if (before.length > 0) {
    const mention = namedBy(family, before, place.from - before.length, place.after);
    if (mention !== undefined) return mention;
  }
  const [only] = family;
  if (only !== undefined && family.length === 1) {
    // "Flowenna Starch" may be a product that is not here, and not the starch of the one that is.
    const next = texts[place.after] ?? '';
    if (options.isNutrient(next) && isInAName(index, next)) {
      const heard = `${texts.slice(place.from, place.after).join(' ')} ${next}`;
      return { kind: 'doubtful', products: [only.product], heard, from: place.from, to: place.after };
    }
    return { kind: 'product', product: only.product, from: place.from, to: place.after };
  }
  return {
    kind: 'brand',
    brand,
    products: family.map(({ product }) => product),
    from: place.from,
    to: place.after,
  };
}

const isInAName = ({ vocabulary }: NameIndex, word: string): boolean =>
  [...vocabulary.values()].some((words) => words.has(word));

/** "Tube 7+ Fibre energy" is the energy of Tube 7+ Fibre, not the product Tube 7+ Energy Fibre. */
function beginsWithAName(family: readonly NamedProduct[], given: readonly string[]): boolean {
  return family.some(
    ({ rest }) =>
      rest.length < given.length && rest.length > 0 && rest.every((word, at) => given[at] === word),
  );
}

function isInOrder(mention: Mention, given: readonly string[], family: readonly NamedProduct[]): boolean {
  const products = mention.kind === 'product' ? [mention.product] : mention.products;
  return family
    .filter(({ product }) => products.includes(product))
    .some(
      ({ rest }) => given.reduce((at, word) => (at === -1 ? -1 : rest.indexOf(word, at) + 1 || -1), 0) !== -1,
    );
}

/** The product whose name holds every word given: the one with no other word, else the only one, else several. */
function namedBy(
  family: readonly NamedProduct[],
  given: readonly string[],
  from: number,
  to: number,
): Mention | undefined {
  const holding = family.filter(({ rest }) => holdsAll(rest, given));
  const exact = closest(holding, given);
  const [product, other] = exact.length === 1 ? exact : holding;
  if (product === undefined) return undefined;
  if (other === undefined || exact.length === 1)
    return { kind: 'product', product: product.product, from, to };
  return { kind: 'several', products: holding.map((named) => named.product), from, to };
}

/** Nothing else in the name; or only a strength beside it; or the name begins with what was given. */
function closest(holding: readonly NamedProduct[], given: readonly string[]): readonly NamedProduct[] {
  const whole = holding.filter(({ rest }) => rest.length === given.length);
  if (whole.length > 0) return whole;
  const begun = holding.filter(({ rest }) => given.every((word, at) => rest[at] === word));
  const strengthOnly = begun.filter(({ rest }) =>
    rest.slice(given.length).every((word) => /^\d/u.test(word)),
  );
  if (strengthOnly.length > 0) return strengthOnly;
  return begun.length === 1 ? begun : [];
}

function holdsAll(rest: readonly string[], given: readonly string[]): boolean {
  const left = [...rest];
  return given.every((word) => {
    const at = left.indexOf(word);
    if (at === -1) return false;
    left.splice(at, 1);
    return true;
  });
}

/** The words after the brand that its names are made of, with typing errors put right. */
function nameRun(
  texts: readonly string[],
  start: number,
  vocabulary: ReadonlySet<string>,
  options: MentionOptions,
): string[] {
  const run: string[] = [];
  for (let at = start; at < texts.length; at += 1) {
    const text = texts[at] ?? '';
    if (ENDS_A_NAME.has(text) && !vocabulary.has(text)) break;
    const word = vocabularyWord(text, vocabulary, options.isNutrientWord);
    if (word === undefined) break;
    if (options.isMeasured(at)) break;
    run.push(word);
  }
  return run;
}

function nameRunBefore(texts: readonly string[], start: number, vocabulary: ReadonlySet<string>): string[] {
  const run: string[] = [];
  for (let at = start - 1; at >= 0; at -= 1) {
    const text = texts[at] ?? '';
    if (ENDS_A_NAME.has(text) || !vocabulary.has(text)) break;
    run.unshift(text);
  }
  return run;
}

/** Beginnings of words of names that are words of questions themselves: "can it stand", "feeding plan". */
const NOT_SHORT_FOR = wordSet('stand plan pro con car men inter');

/**
 * A word of the brand's names, shortened ("pept", "yog") or with at most one wrong letter in five or more, and
 * never with two candidates.
 */
function vocabularyWord(
  text: string,
  vocabulary: ReadonlySet<string>,
  isNutrient: (text: string) => boolean,
): string | undefined {
  if (vocabulary.has(text)) return text;
  const short = shortFormOf(text);
  if (short !== undefined && vocabulary.has(short)) return short;
  if (text.length >= 3 && !NOT_SHORT_FOR.has(text) && !isNutrient(text)) {
    const whole = [...vocabulary].filter((word) => word.length >= text.length + 2 && word.startsWith(text));
    if (whole.length === 1) return whole[0];
  }
  const singular = text.endsWith('s') ? text.slice(0, -1) : `${text}s`;
  if (text.length >= 4 && vocabulary.has(singular)) return singular;
  const whole = isNutrient(text) ? [] : [...vocabulary].filter((word) => isWithoutVowels(text, word));
  if (whole.length === 1) return whole[0];
  if (text.length < 4 || /\d/u.test(text)) return undefined;
  const near = [...vocabulary].filter((word) => word.length >= 4 && editDistance(text, word, 1) === 1);
  return near.length === 1 ? near[0] : undefined;
}
