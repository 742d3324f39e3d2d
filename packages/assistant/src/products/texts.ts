import { type Country, descriptionFor, type Product } from '../catalogue.ts';
import { singular, wordSet } from '../language/phrases.ts';
import { kindIsWrittenAs } from '../vocabulary/criteria-words.ts';

// What the texts of products say: what they are, what they are for, what is in them.

/** So many products between two pauses. */
const STEP = 100;
/** Words of indications that name no condition. */
const NO_USE = wordSet(`
  dietary management disorder condition disease other type extra need whole age year month birth infant children patient
  preparation recovery total use advice regimen diet which with from proven little much itself
`);
/** A word that stands in the description of more of the products tells nothing. */
const LARGEST_SHARE_DESCRIBED = 0.25;

/** What of products is searched, made once: what they are, and what they are for. */
const TEXTS = new WeakMap<Product, Map<Country, readonly [itself: string, uses: string]>>();

function textsOf(product: Product, country: Country): readonly [itself: string, uses: string] {
  const texts = TEXTS.get(product) ?? new Map<Country, readonly [string, string]>();
  TEXTS.set(product, texts);
  const made = texts.get(country) ?? [
    plain(`${product.name}\n${descriptionFor(product, country)}`),
    plain(product.indications),
  ];
  texts.set(country, made);
  return made;
}

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

const KIND_PATTERNS = new Map<string, RegExp>();

function isWrittenIn(text: string, kind: string): boolean {
  const pattern = KIND_PATTERNS.get(kind) ?? new RegExp(`(?:^|[^a-z])(?:${kindIsWrittenAs(kind)})`, 'u');
  KIND_PATTERNS.set(kind, pattern);
  return pattern.test(text);
}

export const isWrittenAs = (product: Product, country: Country, kind: string): boolean =>
  textsOf(product, country).some((text) => isWrittenIn(text, kind));

/** By its name or description, and not only by what it is for. */
export const isItself = (product: Product, country: Country, kind: string): boolean =>
  isWrittenIn(textsOf(product, country)[0], kind);

/** The words of a product's own description and of what it is for. */
function describedWords(product: Product, country: Country): ReadonlySet<string> {
  const made = DESCRIBED.get(product) ?? new Map<Country, ReadonlySet<string>>();
  DESCRIBED.set(product, made);
  const words =
    made.get(country) ?? new Set(wordsIn(`${descriptionFor(product, country)} ${product.indications}`));
  made.set(country, words);
  return words;
}

/** Made once: a list looks at all products. */
const DESCRIBED = new WeakMap<Product, Map<Country, ReadonlySet<string>>>();

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/u)
    .map(singular);

export const isDescribedAs = (product: Product, country: Country, words: string): boolean => {
  const described = describedWords(product, country);
  return words.split(' ').every((word) => described.has(singular(word)));
};

export function* describingWords(
  products: readonly Product[],
  country: Country,
): Generator<undefined, ReadonlySet<string>> {
  const counts = new Map<string, number>();
  for (const [at, product] of products.entries()) {
    if (at % STEP === 0) yield;
    for (const word of describedWords(product, country)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const most = products.length * LARGEST_SHARE_DESCRIBED;
  return new Set([...counts].flatMap(([word, count]) => (count <= most ? [word] : [])));
}

/** The words of what products are indicated for. */
export const useWords = (products: readonly Product[]): ReadonlySet<string> =>
  new Set(products.flatMap(({ indications }) => wordsIn(indications)).filter((word) => !NO_USE.has(word)));

export const ingredientWords = (products: readonly Product[]): ReadonlySet<string> =>
  new Set(products.flatMap(({ medicalIngredients }) => wordsIn(medicalIngredients.join(' '))));
