import {
  type AnyProduct,
  type AmountUnit,
  type GivenAmount,
  type MeasureUnit,
  amountUnitOf,
} from '@dietetic/catalogue';
import { formatNumber, formatQuantity, withoutResidue } from '@dietetic/clinical';
import type { SelectedProduct } from '../../state/values.ts';

/** The ml or g (as the product is measured) that an amount comes to; null for a unit the product does not have. */
export function amountInBasis(product: AnyProduct, given: GivenAmount): number | null {
  const unit = amountUnitOf(product, given);
  return unit === null ? null : withoutResidue(given.amount * unit.size);
}

/**
 * The amount of a chosen product as it was given. Where the catalogue no longer has that unit, or it holds another
 * amount than when it was given, the ml or g stand: they are what was added up.
 */
export function givenAmountOf(
  product: AnyProduct,
  { volume, volumeUnit, given }: Pick<SelectedProduct, 'volume' | 'volumeUnit' | 'given'>,
): GivenAmount {
  return given !== undefined && amountInBasis(product, given) === volume
    ? given
    : { amount: volume, unit: volumeUnit };
}

/** An amount in a unit of the product; which of several sizes is kept with it. */
export const toGivenAmount = ({ unit, size, hasOtherSizes }: AmountUnit, amount: number): GivenAmount =>
  unit === 'ml' || unit === 'g' || !(hasOtherSizes || unit === 'pack' || unit === 'dose')
    ? { amount, unit }
    : { amount, unit, packSize: size };

/** "24 scoops (110.4 g)", "2 packs of 500 ml (1,000 ml)", "1,500 ml". A unit the product does not have is no amount: null. */
export function givenAmountText(product: AnyProduct, given: GivenAmount): string | null {
  const unit = amountUnitOf(product, given);
  const inBasis = amountInBasis(product, given);
  if (unit === null || inBasis === null) return null;
  const total = written(inBasis, product.basis);
  if (unit.unit === product.basis) return total;
  const counted = countText(product, unit, given.amount);
  // "1 pack of 500 ml" has said it.
  return counted.endsWith(` of ${total}`) ? counted : `${counted} (${total})`;
}

/** "24 scoops", "2 packs of 500 ml", "800 ml made up" */
export const countText = (product: Pick<AnyProduct, 'basis'>, unit: AmountUnit, count: number): string =>
  written(count, countedNoun(unit, count, product));

/** The amount of a chosen product as it was given, in words; its ml or g where the catalogue has no such product. */
export const chosenAmountText = (
  product: AnyProduct | undefined,
  chosen: Pick<SelectedProduct, 'volume' | 'volumeUnit' | 'given'>,
): string =>
  (product && givenAmountText(product, givenAmountOf(product, chosen))) ??
  written(chosen.volume, chosen.volumeUnit);

/** "8 tins of 400 g", "23 packs of 75 tablets": the label's own words, counted. */
export function packsText({ kind, label }: Pick<MeasureUnit, 'kind' | 'label'>, count: number): string {
  const noun = count === 1 ? kind : plural(kind);
  const words = label.toLowerCase();
  const size = words.startsWith(kind)
    ? label.slice(kind.length)
    : ` of ${words.endsWith(kind) ? label.slice(0, -kind.length).trim() : label}`;
  return written(count, `${noun}${size.replace(/\d{4,}/g, (digits) => formatNumber(Number(digits)))}`);
}

function countedNoun(unit: AmountUnit, amount: number, { basis }: Pick<AnyProduct, 'basis'>): string {
  if (unit.unit === 'made-up-ml') return unit.noun;
  const noun = amount === 1 ? unit.noun : plural(unit.noun);
  return unit.hasOtherSizes ? `${noun} of ${written(unit.size, basis)}` : noun;
}

/** "loaf" is the one noun of packs that takes more than an s, beside those that end in a hiss. */
function plural(noun: string): string {
  if (noun.endsWith('f')) return `${noun.slice(0, -1)}ves`;
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

const written = (amount: number, unit: string): string => formatQuantity('amount', amount, { unit }).text;
