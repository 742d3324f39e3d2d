import { compareDecimals, decimal, multiplyDecimals } from '../quantities/decimal.ts';
import { withoutResidue } from '../quantities/rounding.ts';
import { bmiValue } from '../quantities/units.ts';
import type { Bmi, Cm, Kg } from '../quantities/units.ts';

const CM2_PER_M2 = 10_000;

/** Body mass index, kg/m², unrounded. */
export const bodyMassIndex = (weight: Kg, height: Cm): Bmi =>
  bmiValue(withoutResidue(weight * CM2_PER_M2) / withoutResidue(height * height));

/**
 * Compares a BMI with a threshold exactly, as weight × 10000 against threshold × height². In binary arithmetic a BMI
 * of exactly 30 or 50 can come out on either side: 76.8 kg at 160 cm, 79.707 kg at 163 cm.
 */
export function compareBmi(weight: Kg, height: Cm, threshold: number): -1 | 0 | 1 {
  const tall = decimal(height);
  return compareDecimals(
    multiplyDecimals(decimal(weight), decimal(CM2_PER_M2)),
    multiplyDecimals(decimal(threshold), multiplyDecimals(tall, tall)),
  );
}

export const isBmiAtLeast = (weight: Kg, height: Cm, threshold: number): boolean =>
  compareBmi(weight, height, threshold) >= 0;

export const isBmiAbove = (weight: Kg, height: Cm, threshold: number): boolean =>
  compareBmi(weight, height, threshold) > 0;
