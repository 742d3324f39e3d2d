import type { NamedProduct, NameIndex } from './name-index.ts';

// Finds products by the words that names share.

/** A product with the words of its name; `undefined` if it is not in the catalogue. */
export const namedProduct = (
  { all }: Pick<NameIndex, 'all'>,
  id: string | undefined,
): NamedProduct | undefined => all.find(({ product }) => product.id === id);

/** "Dalesip Two Fibre" from Dalesip Two and "fibre": the name with exactly these words, in any order. */
export function withWordsAdded(
  { all }: Pick<NameIndex, 'all'>,
  named: NamedProduct,
  words: readonly string[],
): NamedProduct | undefined {
  const whole = [...named.rest, ...words];
  return all.find(
    ({ brand, rest }) =>
      brand === named.brand && rest.length === whole.length && whole.every((word) => rest.includes(word)),
  );
}

/** Those whose names share most words with all the given ones, and have the fewest others. */
export function nearestTo(
  own: readonly NamedProduct[],
  others: readonly NamedProduct[],
): readonly NamedProduct[] {
  // "And the mini" after Milk and Protein: what only one of them is called does not speak for Mini Protein.
  const nearness = ({ rest }: NamedProduct) =>
    rest.filter((word) => own.every((each) => each.rest.includes(word))).length - rest.length / 10;
  const nearest = Math.max(...others.map(nearness));
  return others.filter((each) => nearness(each) === nearest);
}
