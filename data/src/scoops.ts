import { classOf, DEMONSTRATION_PRODUCTS } from './product-class.ts';

/** How a powder is measured and made up, for scoop charts and dilution guides. */
export type ScoopRow = {
  productId: string;
  name: string;
  /** Grams in one level scoop of this product's own scoop; null where it is weighed or comes in sachets. */
  scoopGrams: number | null;
  /** The standard strength or mix; null where the product is simply added to food. */
  dilution: {
    powderGrams: number | null;
    liquidMl: number | null;
    madeUpMl: number | null;
    liquid: string;
  } | null;
};

/** Every powder of the range with a scoop or a standard way of making up, in the order of the range. */
export const scoops: readonly ScoopRow[] = DEMONSTRATION_PRODUCTS.flatMap((product) => {
  const { scoopGrams, dilution } = classOf(product);
  if (scoopGrams === null && dilution === null) return [];
  // One emergency-regimen class serves sachets of two sizes, each made up to the same volume.
  const powderGrams = dilution?.powderGrams ?? product.packs[0]?.amount ?? null;
  return [
    {
      productId: product.id,
      name: product.name,
      scoopGrams,
      dilution: dilution === null ? null : { ...dilution, powderGrams },
    },
  ];
});
