import { type MeasureUnit, type AnyProduct, productFacts } from '@dietetic/catalogue';
import { givenAmountOf } from '../checks/given-amount.ts';
import type { SelectedProduct } from '../../state/values.ts';
import { roundUpToWhole } from './round-up-to-whole.ts';

export const SUPPLY_DAYS = 28;

/** What is ordered for 28 days: so many of one of the product's packs. */
export type Supply = { pack: MeasureUnit; count: number };

type Chosen = Pick<SelectedProduct, 'volume' | 'volumeUnit' | 'given'>;

/**
 * The packs for 28 days of a daily amount, in the pack it was given in, else in the one of which the least is left
 * over. A ready-made feed or drink is used within a day once it is opened, so each day takes whole packs of it; a tin,
 * or a bottle that doses are taken from, lasts until it is empty. Null where the label names no pack.
 */
export function supplyFor28Days(product: AnyProduct, chosen: Chosen): Supply | null {
  if (chosen.volumeUnit !== product.basis) return null;
  const packs = packsOf(product, chosen);
  const isByDay = isUsedWithinDay(product);
  const supplies = packs.map((pack): Supply => {
    const perDay = chosen.volume / pack.amount;
    return {
      pack,
      count: isByDay ? SUPPLY_DAYS * roundUpToWhole(perDay) : roundUpToWhole(SUPPLY_DAYS * perDay),
    };
  });
  const supplied = ({ pack, count }: Supply) => pack.amount * count;
  const [best] = supplies.toSorted(
    // As little as can be left over; then as few packs to open a day, or the first tin of the label.
    (a, b) => supplied(a) - supplied(b) || (isByDay ? a.count - b.count : 0),
  );
  return best ?? null;
}

function packsOf(product: AnyProduct, chosen: Chosen): MeasureUnit[] {
  const { packs } = productFacts(product);
  const { unit, packSize } = givenAmountOf(product, chosen);
  const given = packs.filter(
    ({ kind, amount }) =>
      (unit === 'pack' && amount === packSize) ||
      (unit === 'sachet' && kind === 'sachet' && (packSize === undefined || amount === packSize)),
  );
  return given.length > 0 ? given : packs;
}

const OPENED_FOR_A_DAY = ['tube-feed', 'oral-nutritional-supplement'];

const isUsedWithinDay = ({ basis, categories, units }: AnyProduct): boolean =>
  basis === 'ml' &&
  categories.some((category) => OPENED_FOR_A_DAY.includes(category)) &&
  !units.some(({ kind }) => kind === 'dose');
