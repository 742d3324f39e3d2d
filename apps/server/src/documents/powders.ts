import type { Product } from '@dietetic/catalogue';
import { powderOf } from '@dietetic/regimen';

/** A powder with its label data on measuring it and making it up. */
export type LabelledPowder = { product: Product } & ReturnType<typeof powderOf>;

export const powdersOf = (products: readonly Product[]): LabelledPowder[] =>
  products
    .filter(({ dilution, scoopGrams }) => dilution !== null || scoopGrams !== null)
    .map((product) => ({ product, ...powderOf(product) }));

/** ml of volume taken up by 1 g, if the label gives no amount of water. */
export const USUAL_DISPLACEMENT = 0.75;

/** The water for this many grams in this many millilitres of feed; at the standard strength, the label's own amount. */
export const waterMl = ({ displacementMlPerGram }: LabelledPowder, grams: number, ml: number): number =>
  ml - grams * (displacementMlPerGram ?? USUAL_DISPLACEMENT);

export const isThickener = (product: Product) =>
  /thicken/i.test(`${product.directionsForUse} ${Object.values(product.productDescriptionHcp).join(' ')}`) &&
  product.basis === 'g' &&
  /level 1/i.test(product.directionsForUse);

/** Rounds the decimal value half away from zero, so that 2.25 becomes 2.3 as a person would write it. */
export function roundedNumber(value: number, places: number): string {
  const factor = 10 ** places;
  const text = (Math.round(Number((value * factor).toPrecision(12))) / factor).toFixed(places);
  return text.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
}
