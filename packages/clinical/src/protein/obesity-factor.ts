import { isUsable } from '../outcome.ts';
import type { Entered } from '../outcome.ts';
import { isAdult } from '../patient/age.ts';
import { isBmiAbove, isBmiAtLeast } from '../patient/bmi.ts';
import type { Cm, Kg, Months } from '../quantities/units.ts';
import { OBESITY_FACTORS } from '../reference/obesity-factor.ts';

export type ObesityFactor = { factor: number; bmiKnown: boolean };

/**
 * The share of a weight-based protein requirement that counts, by actual weight: 1 below BMI 30, 0.75 from 30 to 50
 * with both included, 0.65 above 50 (decision 008). Always 1 for children, and for adults whose BMI is unknown.
 */
export function obesityFactor(age: Months, weight: Kg, height: Entered<Cm>): ObesityFactor {
  const { belowObese, obese, severelyObese, obeseFromBmi, severelyObeseAboveBmi } = OBESITY_FACTORS;
  if (!isAdult(age)) return { factor: belowObese, bmiKnown: true };
  if (!isUsable(height)) return { factor: belowObese, bmiKnown: false };
  if (isBmiAbove(weight, height, severelyObeseAboveBmi)) return { factor: severelyObese, bmiKnown: true };
  const factor = isBmiAtLeast(weight, height, obeseFromBmi) ? obese : belowObese;
  return { factor, bmiKnown: true };
}
