import type { Product } from '../catalogue.ts';
import type { NamedProduct, NameIndex } from './name-index.ts';

// Finds products by the words that names share.

/** A product with the words of its name; `undefined` if it is not in the catalogue. */
export const namedProduct = (
  { byId }: Pick<NameIndex, 'byId'>,
  id: string | undefined,
): NamedProduct | undefined => (id === undefined ? undefined : byId.get(id));

/** The products of these ids, in their order, as far as they are in the catalogue. */
export const productsOf = (names: Pick<NameIndex, 'byId'>, ids: readonly string[]): readonly Product[] =>
  ids.flatMap((id) => namedProduct(names, id)?.product ?? []);

/** "Dalesip Two Fibre" from Dalesip Two and "fibre": the name with exactly these words, in any order. */
export function withWordsAdded(
  { all }: Pick<NameIndex, 'all'>,
  named: NamedProduct,
  words: readonly string[],
): NamedProduct | undefined {
  const allWords = [...named.nameWords, ...words];
  return all.find(
    ({ brand, nameWords }) =>
      brand === named.brand &&
      nameWords.length === allWords.length &&
      allWords.every((word) => nameWords.includes(word)),
  );
}

/** Those whose names share most words with all the given ones, and have the fewest others. */
export function nearestByName(
  given: readonly NamedProduct[],
  others: readonly NamedProduct[],
): readonly NamedProduct[] {
  // "And the mini" after Milk and Protein: a word in only one of their names does not make Mini Protein nearer.
  const nearness = ({ nameWords }: NamedProduct) =>
    nameWords.filter((word) => given.every((each) => each.nameWords.includes(word))).length -
    nameWords.length / 10;
  const nearest = Math.max(...others.map(nearness));
  return others.filter((each) => nearness(each) === nearest);
}
