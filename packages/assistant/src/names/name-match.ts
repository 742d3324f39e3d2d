import type { NamedProduct, NameIndex } from './name-index.ts';

// Products by what their names share: one with words more, or those nearest to it.

/** A product as it is named; `undefined` where it is none of the catalogue. */
export const namedProduct = (
  { all }: Pick<NameIndex, 'all'>,
  id: string | undefined,
): NamedProduct | undefined => all.find(({ product }) => product.id === id);

/** "Dalesip Two Fibre", of Dalesip Two and "fibre": the name with all of these words, wherever they stand, and no other. */
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

/** Those whose names have most in common with all that were spoken of, and least beside. */
export function nearestTo(
  own: readonly NamedProduct[],
  others: readonly NamedProduct[],
): readonly NamedProduct[] {
  // "And the mini", of Milk and Protein: of what only one of them is called, nothing speaks for Mini Protein.
  const nearness = ({ rest }: NamedProduct) =>
    rest.filter((word) => own.every((each) => each.rest.includes(word))).length - rest.length / 10;
  const nearest = Math.max(...others.map(nearness));
  return others.filter((each) => nearness(each) === nearest);
}
