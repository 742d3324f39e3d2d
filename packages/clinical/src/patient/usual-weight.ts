import { roundHalfAway } from '../quantities/rounding.ts';
import type { Months } from '../quantities/units.ts';
import type { Sex } from '../reference/age-band.ts';
import { PLAUSIBLE_ADULT_WEIGHT, PLAUSIBLE_WEIGHT_FACTORS } from '../reference/plausibility.ts';
import { medianWeightKg } from './growth-medians.ts';

/** kg, both ends included, to 0.1 kg so that the comparison matches the text. */
export type WeightRange = { from: number; to: number };

/**
 * The range in which a weight is accepted without a question: it catches a wrong digit, and grams or pounds instead
 * of kilograms (a factor of 2.2); it does not judge growth. Children: a share of the median for age; adults: a range
 * until BMI is known.
 */
export function usualWeightRange(age: Months, sex: Sex): WeightRange {
  const median = medianWeightKg(sex, age);
  if (median === null) return PLAUSIBLE_ADULT_WEIGHT[sex];
  return {
    from: roundHalfAway(median * PLAUSIBLE_WEIGHT_FACTORS.from, 1),
    to: roundHalfAway(median * PLAUSIBLE_WEIGHT_FACTORS.to, 1),
  };
}
