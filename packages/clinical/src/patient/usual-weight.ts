import { roundHalfAway } from '../quantities/rounding.ts';
import type { Months } from '../quantities/units.ts';
import type { Sex } from '../reference/age-band.ts';
import { PLAUSIBLE_ADULT_WEIGHT, PLAUSIBLE_WEIGHT_FACTORS } from '../reference/plausibility.ts';
import { medianWeightKg } from './growth-medians.ts';

/** kg, both ends included, to 0.1 kg so that what is said is what is compared. */
export type WeightRange = { from: number; to: number };

/**
 * Where a weight passes without a question: there for a slipped digit, grams or pounds for kilograms (a factor
 * of 2.2), not to judge growth. Children: a share of the median for age; adults: a range until BMI can tell.
 */
export function usualWeightRange(age: Months, sex: Sex): WeightRange {
  const median = medianWeightKg(sex, age);
  if (median === null) return PLAUSIBLE_ADULT_WEIGHT[sex];
  return {
    from: roundHalfAway(median * PLAUSIBLE_WEIGHT_FACTORS.from, 1),
    to: roundHalfAway(median * PLAUSIBLE_WEIGHT_FACTORS.to, 1),
  };
}
