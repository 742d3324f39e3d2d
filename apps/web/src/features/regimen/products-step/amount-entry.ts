import type { MeasureUnit, Product } from '@dietetic/catalogue';
import { packLabel } from '@dietetic/regimen';

/** More of one product than anyone is given in a day, in ml or g: beyond it a slip of the keyboard is certain. */
export const LARGEST_DAILY_AMOUNT = 10_000;

/** What an amount can be typed in: the product's own ml or g first, then what it is counted in. */
export type EntryUnit = {
  id: string;
  label: string;
  amount: number;
  counted: MeasureUnit | null;
};

export function entryUnits(product: Product): EntryUnit[] {
  return [
    { id: product.basis, label: product.basis, amount: 1, counted: null },
    ...product.units.map((unit) => ({
      id: unit.id,
      label: packLabel(unit),
      amount: unit.amount,
      counted: unit,
    })),
  ];
}

type AmountProblem = 'empty' | 'not-a-number' | 'above-limit' | 'no-unit';
export type AmountEntry = { ok: true; amount: number } | { ok: false; problem: AmountProblem };

/** The daily amount in the product's basis that an entry means. Zero is not an amount. */
export function readAmount(
  value: number | undefined,
  invalidText: boolean,
  unit: EntryUnit | undefined,
): AmountEntry {
  if (invalidText) return { ok: false, problem: 'not-a-number' };
  if (value === undefined || value <= 0) return { ok: false, problem: 'empty' };
  if (unit === undefined) return { ok: false, problem: 'no-unit' };
  const amount = value * unit.amount;
  return amount > LARGEST_DAILY_AMOUNT ? { ok: false, problem: 'above-limit' } : { ok: true, amount };
}
