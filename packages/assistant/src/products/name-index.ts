import type { Product } from '@dietetic/catalogue';
import { wordsOf } from '../language/words.ts';

export type NamedProduct = { product: Product; brand: string; rest: readonly string[] };

/** The words that product names are made of, by brand (the first word of a name). */
export type NameIndex = {
  brands: ReadonlyMap<string, readonly NamedProduct[]>;
  /** Every word that follows the brand in one of its names. */
  vocabulary: ReadonlyMap<string, ReadonlySet<string>>;
  all: readonly NamedProduct[];
};

export function nameIndex(products: readonly Product[]): NameIndex {
  const all = products.map((product) => {
    const [brand = '', ...rest] = nameWords(product.name);
    return { product, brand, rest };
  });
  const brands = new Map<string, NamedProduct[]>();
  for (const named of all) brands.set(named.brand, [...(brands.get(named.brand) ?? []), named]);
  const vocabulary = new Map(
    [...brands].map(([brand, named]) => [brand, new Set(named.flatMap(({ rest }) => rest))] as const),
  );
  return { brands, vocabulary, all };
}

/** The words of a name as they are compared: "MMA-PA" is two, "7+" is "7", "Two" is "2". */
function nameWords(name: string): string[] {
  return wordsOf(name)
    .map((word) => word.text)
    .filter((text) => text !== ',');
}
