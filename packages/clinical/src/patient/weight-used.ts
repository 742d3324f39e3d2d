import { withoutResidue } from '../quantities/rounding.ts';
import { CM_PER_INCH } from '../quantities/height.ts';
import { kg } from '../quantities/units.ts';
import type { Cm, Kg } from '../quantities/units.ts';
import { ADJUSTED_WEIGHT_SHARE } from '../reference/adjusted-weight.ts';
import type { Sex } from '../reference/age-band.ts';
import { DEVINE_1974 } from '../reference/devine-1974.ts';
import { BODY_PARTS, type BodyPart } from '../reference/osterkamp-1995.ts';

/** Ideal weight of an adult by Devine 1974, kg; null below 5 ft, where the formula does not hold. */
export function idealWeight(sex: Sex, height: Cm): Kg | null {
  const inchesAbove = withoutResidue(height / CM_PER_INCH) - DEVINE_1974.fromInches;
  if (inchesAbove < 0) return null;
  return kg(withoutResidue(DEVINE_1974[sex] + DEVINE_1974.kgPerInch * inchesAbove));
}

/** Ideal weight plus a quarter of the weight above it, kg; null without an ideal weight, or at or below it. */
export function adjustedWeight(sex: Sex, height: Cm, actual: Kg): Kg | null {
  const ideal = idealWeight(sex, height);
  if (ideal === null || actual <= ideal) return null;
  return kg(withoutResidue(ideal + ADJUSTED_WEIGHT_SHARE * (actual - ideal)));
}

/** The weight of the whole body of someone who has lost these parts, kg: measured ÷ (1 − their share). */
export function amputationCorrectedWeight(measured: Kg, missing: readonly BodyPart[]): Kg {
  const percent = missing.reduce((sum, part) => sum + bodyPartPercent(part), 0);
  return kg(withoutResidue(measured / (1 - percent / 100)));
}

export const bodyPartPercent = (part: BodyPart): number =>
  BODY_PARTS.find(({ id }) => id === part)?.percent ?? 0;
