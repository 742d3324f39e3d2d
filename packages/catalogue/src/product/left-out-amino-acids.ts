import { per100 } from '../nutrients/nutrient-total.ts';
import { NUTRIENTS } from '../nutrients/nutrient.ts';
import type { AnyProduct } from './listed-product.ts';
import { productFacts } from './product-facts.ts';

const AMINO_ACIDS = NUTRIENTS.filter(({ group }) => group === 'aminoAcids');

/** Amino acids that are not added, according to the label: "leucine". */
export const aminoAcidsLeftOut = (product: AnyProduct): string[] =>
  AMINO_ACIDS.filter(({ id }) => per100(product, id).kind === 'none-added').map(({ name }) =>
    plainName(name),
  );

/**
 * Amino acids that every substitute for a disorder leaves out and this product contains, according to the labels.
 * Empty if the catalogue has no substitute for the disorder.
 */
export function aminoAcidsNotLeftOut(
  product: AnyProduct,
  disorder: string,
  catalogue: readonly AnyProduct[],
): string[] {
  const [first, ...others] = catalogue
    .filter((one) => {
      const { metabolic } = productFacts(one);
      return metabolic.length === 1 && metabolic[0] === disorder;
    })
    .map(aminoAcidsLeftOut)
    .filter((names) => names.length > 0);
  const always = (first ?? []).filter((name) => others.every((names) => names.includes(name)));
  const contained = AMINO_ACIDS.filter(({ id }) => {
    const amount = per100(product, id);
    return amount.kind === 'stated' && amount.value > 0;
  }).map(({ name }) => plainName(name));
  return always.filter((name) => contained.includes(name));
}

const plainName = (name: string): string => name.replace(/^L-/, '').toLowerCase();
