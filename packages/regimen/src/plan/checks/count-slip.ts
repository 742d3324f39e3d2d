import {
  type AmountUnit,
  amountUnits,
  type AnyProduct,
  type GivenAmount,
  isPowder,
  productFacts,
} from '@dietetic/catalogue';
import { formatNumber, PLAUSIBLE_COUNT_SLIP, PLAUSIBLE_PRODUCT_AMOUNT } from '@dietetic/clinical';
import { isOver, isUnder, trimmedNumber, withUnit } from './figures.ts';
import { toGivenAmount } from './given-amount.ts';

const { mostCount, shareOfOne, leastPowderGrams } = PLAUSIBLE_COUNT_SLIP;

/**
 * The bottles, sachets or portions that a small count in ml or g was probably meant as, the smallest first. None where
 * so small an amount is usual: of what has a scoop, of a powder in small portions, of an energy module from a bottle.
 */
export function likelyCounts(product: AnyProduct, given: GivenAmount): GivenAmount[] {
  return slipped(product, given).map((unit) => toGivenAmount(unit, given.amount));
}

/** What is said of such an amount: which share of one it is. */
export function countSlip(product: AnyProduct, given: GivenAmount) {
  const [one] = slipped(product, given);
  if (one === undefined) return null;
  const times = one.size / given.amount;
  const about = Number.isInteger(times) ? '' : 'about ';
  const size = withUnit(trimmedNumber(one.size, 2), product.basis);
  return {
    value: (PERCENT * given.amount) / one.size,
    limit: PERCENT * shareOfOne,
    unit: '%',
    says: `is ${about}1/${formatNumber(times)} of one ${one.noun} of ${size}`,
  };
}

const PERCENT = 100;

function slipped(product: AnyProduct, { amount, unit }: GivenAmount): AmountUnit[] {
  if (
    unit !== product.basis ||
    amount <= 0 ||
    amount > mostCount[product.basis] ||
    !Number.isInteger(2 * amount)
  )
    return [];
  const counted = countedUnits(product);
  return counted.every(({ size }) => isUnder(amount, size * shareOfOne))
    ? counted.filter(({ size }) => !isOver(amount * size, PLAUSIBLE_PRODUCT_AMOUNT[product.basis]))
    : [];
}

/** What is given whole or in halves, the smallest first; none for a product that is given by the gram or ml as well. */
function countedUnits(product: AnyProduct): AmountUnit[] {
  const units = amountUnits(product);
  if (units.some(({ unit }) => unit === 'scoop')) return [];
  const counted = units
    .filter(({ unit }) => unit === 'sachet' || unit === 'dose' || unit === 'pack')
    .toSorted((a, b) => a.size - b.size);
  const [smallest] = counted;
  if (smallest === undefined || (isPowder(product) && smallest.size < leastPowderGrams)) return [];
  return productFacts(product).module === null || smallest.unit === 'sachet' ? counted : [];
}
