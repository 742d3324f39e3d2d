import { roundHalfAway } from '../quantities/rounding.ts';
import type { Months } from '../quantities/units.ts';
import { bandAt } from '../reference/age-band.ts';
import type { Sex } from '../reference/age-band.ts';
import { UK_WHO_MEDIAN_WEIGHT } from '../reference/uk-who-median-weight.ts';

/** kg, both ends included, to 0.1 kg so that what is said is what is compared. */
export type WeightRange = { from: number; to: number };

/**
 * Where a weight passes without a question. It is wide on purpose: it is there for a slipped digit, grams for
 * kilograms or pounds for kilograms (a factor of 2.2), not to judge growth. Under 19 years: from half the
 * median at this age to twice the median at the next printed age.
 */
const CHILD_SHARE = { from: 0.5, to: 2 } as const;
const ADULT: Record<Sex, WeightRange> = {
  male: { from: 35, to: 250 },
  female: { from: 30, to: 250 },
};

export function usualWeight(age: Months, sex: Sex): WeightRange {
  const band = bandAt(UK_WHO_MEDIAN_WEIGHT, age);
  if (!band) return ADULT[sex];
  const next = UK_WHO_MEDIAN_WEIGHT.find(({ fromMonths }) => fromMonths === band.toMonths) ?? band;
  return {
    from: roundHalfAway(band[sex] * CHILD_SHARE.from, 1),
    to: roundHalfAway(next[sex] * CHILD_SHARE.to, 1),
  };
}
