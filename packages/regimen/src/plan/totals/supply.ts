import { type AnyProduct, isPowder, type MeasureUnit, productFacts } from '@dietetic/catalogue';
import { formatNumber } from '@dietetic/clinical';
import { withUnit } from '../checks/figures.ts';
import { givenAmountOf, packsText } from '../checks/given-amount.ts';
import type { SelectedProduct } from '../../state/values.ts';
import { roundUpToWhole } from './round-up-to-whole.ts';

export const SUPPLY_DAYS = 28;

/** What is ordered for 28 days: so many of one of the product's packs. */
export type Supply = {
  pack: MeasureUnit;
  count: number;
  /** Over how many days an opened bottle is used; null where it is used within one, and of what is dry. */
  openDays: number | null;
};

/** "13 bottles of 200 ml (each open for 3 days, if its label allows)" */
export const supplyText = ({ pack, count, openDays }: Supply): string =>
  `${packsText(pack, count)}${openForText(openDays)}`;

/** How long a label lets an opened bottle be kept is in no catalogue as a figure: who orders and who pours can read it. */
export const openForText = (days: number | null = null): string =>
  days === null ? '' : ` (each open for ${withUnit(formatNumber(days), 'days')}, if its label allows)`;

type Chosen = Pick<SelectedProduct, 'volume' | 'volumeUnit' | 'given'>;

/**
 * The packs for 28 days of a daily amount, in the pack it was given in, else in the one that is open for the fewest days, or of which the least is
 * left over. Null where the label names no pack.
 */
export function supplyFor28Days(product: AnyProduct, chosen: Chosen): Supply | null {
  if (chosen.volumeUnit !== product.basis) return null;
  const supplies = packsOf(product, chosen).map((pack) => ({
    pack,
    count: packsFor28Days(product, pack, chosen.volume),
    isByDay: isUsedWithinDay(product, pack),
    openDays: openDays(product, pack, chosen.volume),
  }));
  const supplied = ({ pack, count }: Pick<Supply, 'pack' | 'count'>) => pack.amount * count;
  const [best] = supplies.toSorted(
    // A bottle open for no longer than another would be; as little as can be left over; then as few packs to open a day, or the first tin.
    (a, b) =>
      (a.openDays ?? 1) - (b.openDays ?? 1) ||
      supplied(a) - supplied(b) ||
      (a.isByDay && b.isByDay ? a.count - b.count : 0),
  );
  return best === undefined ? null : { pack: best.pack, count: best.count, openDays: best.openDays };
}

/**
 * A ready-made feed or drink, and a pack of one dose, is used within a day once it is opened, so each day takes whole packs of it; a
 * tin, a dry food, or a bottle that doses are taken from, lasts until it is empty.
 */
export function packsFor28Days(product: AnyProduct, pack: MeasureUnit, amountADay: number): number {
  const perDay = amountADay / pack.amount;
  return isUsedWithinDay(product, pack)
    ? SUPPLY_DAYS * roundUpToWhole(perDay)
    : roundUpToWhole(SUPPLY_DAYS * perDay);
}

export function openDays(product: AnyProduct, pack: MeasureUnit, amountADay: number): number | null {
  const isKept = product.basis === 'ml' && !isUsedWithinDay(product, pack);
  const days = amountADay > 0 ? roundUpToWhole(pack.amount / amountADay) : 0;
  return isKept && days > 1 ? days : null;
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

/** Each holds one dose, and is opened just before it is taken. */
const OF_ONE_DOSE = ['sachet', 'bar'];

const OPENED_FOR_A_DAY = ['tube-feed', 'oral-nutritional-supplement'];

export const isUsedWithinDay = (product: AnyProduct, { kind }: MeasureUnit): boolean =>
  OF_ONE_DOSE.includes(kind) ||
  (!isPowder(product) && isReadyMade(product) && !product.units.some((unit) => unit.kind === 'dose'));

/** A food is so where it is a supplement too, such as a pudding; a carton of milk is poured from for days. */
const isReadyMade = ({ basis, categories }: AnyProduct): boolean =>
  categories.some((category) => OPENED_FOR_A_DAY.includes(category)) ||
  (basis === 'ml' && !categories.includes('food'));
