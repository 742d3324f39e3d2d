import type { AnyProduct, GivenAmount } from '@dietetic/catalogue';
import { givenAmountOf, type SelectedProduct } from '@dietetic/regimen';
import { entryOfValue, type NumberEntry } from '#ui/number-field/number-text.ts';
import { type AmountEntry, type EntryUnit, unitOf } from './amount-entry.ts';

/** The entry of a row: the amount as text, and its unit. */
export type RowAmount = { typed: NumberEntry | undefined; unitId: string };

/** The amount that is in the regimen, as it is typed; empty for a product that is being added. */
export function savedAmount(
  product: AnyProduct,
  chosen: SelectedProduct | undefined,
  units: readonly EntryUnit[],
): RowAmount {
  const given = chosen && givenAmountOf(product, chosen);
  const unit = (given && unitOf(units, given)) ?? units[0];
  if (unit === undefined) throw new Error(`${product.id} has no unit`);
  return { typed: given && entryOfValue(given.amount), unitId: unit.id };
}

/** What becomes of an amount when its row is left, or Enter is pressed. */
export type RowOutcome = 'restore' | 'refuse' | 'ask' | 'save';

/**
 * An emptied field goes back to the amount that is in the regimen; one that cannot be read stays, with what is wrong
 * with it. Anything else is saved only if nothing has to be asked about it.
 */
export function rowOutcome(
  entry: AmountEntry,
  saved: GivenAmount | undefined,
  asked: (given: GivenAmount) => readonly unknown[],
): RowOutcome {
  if (!entry.ok) return entry.problem === 'empty' ? 'restore' : 'refuse';
  const { given } = entry;
  const isSame =
    given.amount === saved?.amount && given.unit === saved.unit && given.packSize === saved.packSize;
  if (isSame) return 'restore';
  return asked(given).length === 0 ? 'save' : 'ask';
}
