import type { Product } from '@dietetic/catalogue';

/** How a powder is measured and made up, as its label says. */
export type Powder = {
  product: Product;
  scoopGrams: number | undefined;
  /** Grams in 100 ml as fed; undefined where the pack is stirred into a drink. */
  gramsPer100Ml: number | undefined;
  mix: { grams: number; ml: number; liquid: string } | undefined;
  /** Millilitres that one gram takes up in the feed, from the water that the label names. */
  displacement: number | undefined;
};

/** Used where the label names no amount of water. */
export const USUAL_DISPLACEMENT = 0.75;

/** The water that goes with so many grams in so many millilitres of feed: at the standard strength, the label's own. */
export const waterMl = ({ displacement = USUAL_DISPLACEMENT }: Powder, grams: number, ml: number): number =>
  ml - grams * displacement;

export function powdersOf(products: readonly Product[]): Powder[] {
  return products.flatMap((product) => {
    const { dilution, scoopGrams } = product;
    if (dilution === null && scoopGrams === null) return [];
    const grams = dilution?.powderGrams ?? undefined;
    const madeUp = dilution?.madeUpMl ?? undefined;
    const liquid = dilution?.liquidMl ?? undefined;
    return [
      {
        product,
        scoopGrams: scoopGrams ?? undefined,
        gramsPer100Ml: grams !== undefined && madeUp !== undefined ? (grams * 100) / madeUp : undefined,
        mix:
          grams !== undefined && madeUp === undefined && dilution?.liquidMl
            ? { grams, ml: dilution.liquidMl, liquid: dilution.liquid }
            : undefined,
        displacement:
          grams !== undefined && madeUp !== undefined && liquid !== undefined && dilution?.liquid === 'water'
            ? (madeUp - liquid) / grams
            : undefined,
      },
    ];
  });
}

export const isThickener = (product: Product) =>
  /thicken/i.test(`${product.directionsForUse} ${Object.values(product.productDescriptionHcp).join(' ')}`) &&
  product.basis === 'g' &&
  /level 1/i.test(product.directionsForUse);

/** Half away from zero on the decimal value, so that 2.25 is 2.3 as a person would write it. */
export function roundedNumber(value: number, places: number): string {
  const factor = 10 ** places;
  const text = (Math.round(Number((value * factor).toPrecision(12))) / factor).toFixed(places);
  return text.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
}
