import { cm, kg } from '../quantities/units.ts';
import type { Cm, Kg } from '../quantities/units.ts';
import type { Sex } from '../reference/age-band.ts';
import {
  CDC_2000_HEIGHT_FROM_MONTHS,
  CDC_2000_MEDIAN_HEIGHT,
  CDC_2000_MEDIAN_LENGTH,
  CDC_2000_MEDIAN_WEIGHT,
  CDC_2000_UNTIL_MONTHS,
} from '../reference/cdc-2000-medians.ts';
import type { MedianPoint } from '../reference/cdc-2000-medians.ts';

/**
 * The median weight, kg, at an age in months, which may have a fraction. Null from the 18th birthday. For catching a
 * wrong unit or digit, not for judging growth. Source: CDC 2000.
 */
export function medianWeightKg(sex: Sex, ageMonths: number): Kg | null {
  return isChild(ageMonths) ? kg(readAt(CDC_2000_MEDIAN_WEIGHT, sex, ageMonths)) : null;
}

/** The median length, cm, to the second birthday and height after it. Null from the 18th birthday. Source: CDC 2000. */
export function medianHeightCm(sex: Sex, ageMonths: number): Cm | null {
  if (!isChild(ageMonths)) return null;
  const points = ageMonths < CDC_2000_HEIGHT_FROM_MONTHS ? CDC_2000_MEDIAN_LENGTH : CDC_2000_MEDIAN_HEIGHT;
  return cm(readAt(points, sex, ageMonths));
}

const isChild = (ageMonths: number): boolean => ageMonths >= 0 && ageMonths < CDC_2000_UNTIL_MONTHS;

/** Linear between the two points around the age; each table extends past the ages that are looked up. */
function readAt(points: readonly MedianPoint[], sex: Sex, ageMonths: number): number {
  const after = points.findIndex(({ atMonths }) => atMonths > ageMonths);
  const [low, high] = [points[after - 1], points[after]];
  if (!low || !high) throw new Error(`No median at ${ageMonths} months`);
  const share = (ageMonths - low.atMonths) / (high.atMonths - low.atMonths);
  return low[sex] + share * (high[sex] - low[sex]);
}
