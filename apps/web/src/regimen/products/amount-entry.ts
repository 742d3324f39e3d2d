import { type AmountUnit, amountUnits, type GivenAmount, type AnyProduct } from '@dietetic/catalogue';
import { amountInBasis, toGivenAmount, MAX_DAILY_AMOUNT, packLabel } from '@dietetic/regimen';
import { isAmbiguousNumber, isUnreadable, type NumberEntry } from '#ui/number-field/number-text.ts';

/** What an amount can be typed in, as the dialog offers it. */
export type EntryUnit = { id: string; label: string; of: AmountUnit };

/** The product's own ml or g first, then what people count: scoops, sachets, bottles; never the tin of a powder. */
export const entryUnits = (product: AnyProduct): EntryUnit[] =>
  amountUnits(product).map((of) => ({
    id: `${of.unit}-${of.size}`,
    label: packLabel({ label: of.label }),
    of,
  }));

/** The one of these units that an amount was given in. */
export const unitOf = (units: readonly EntryUnit[], given: GivenAmount): EntryUnit | undefined =>
  units.find(({ of }) => {
    const { unit, packSize } = toGivenAmount(of, given.amount);
    return unit === given.unit && packSize === given.packSize;
  });

export type AmountProblem =
  | 'empty'
  | 'not-above-zero'
  | 'not-a-number'
  | 'two-ways'
  | 'above-limit'
  | 'no-unit';
export type AmountEntry =
  | { ok: true; given: GivenAmount; inBasis: number }
  | { ok: false; problem: AmountProblem };

/** The daily amount that an entry means, as given and in the product's ml or g. Zero is not an amount. */
export function parseAmountEntry(
  product: AnyProduct,
  entry: NumberEntry | undefined,
  unit: EntryUnit | undefined,
): AmountEntry {
  if (entry !== undefined && isUnreadable(entry))
    return { ok: false, problem: isAmbiguousNumber(entry.text, unit?.label) ? 'two-ways' : 'not-a-number' };
  const value = entry?.value;
  if (value === undefined) return { ok: false, problem: 'empty' };
  if (value <= 0) return { ok: false, problem: 'not-above-zero' };
  if (unit === undefined) return { ok: false, problem: 'no-unit' };
  const given = toGivenAmount(unit.of, value);
  const inBasis = amountInBasis(product, given);
  if (inBasis === null) throw new Error(`${product.id} is not given in ${unit.id}`);
  return inBasis > MAX_DAILY_AMOUNT ? { ok: false, problem: 'above-limit' } : { ok: true, given, inBasis };
}

/** The counts of a unit that are one press away, by what people take of it. */
const COMMON_COUNTS = [1, 2, 3];
const COMMON_MADE_UP_ML = [100, 200, 500];

export const commonCounts = ({ of }: EntryUnit): readonly number[] =>
  of.unit === 'made-up-ml' ? COMMON_MADE_UP_ML : COMMON_COUNTS;

/** Counted things before measures: a label's dose, a sachet, a scoop, a bottle. */
export const firstCounted = (units: readonly EntryUnit[]): EntryUnit | undefined =>
  ['dose', 'sachet', 'scoop', 'pack', 'made-up-ml']
    .map((unit) => units.find(({ of }) => of.unit === unit))
    .find((unit) => unit !== undefined);
