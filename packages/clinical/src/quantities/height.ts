import { decimal, decimalToNumber, multiplyDecimals } from './decimal.ts';
import { roundHalfAway } from './rounding.ts';
import { cm } from './units.ts';
import type { Cm } from './units.ts';

/** Exact, by definition of the international inch. */
export const CM_PER_INCH = 2.54;
export const INCHES_PER_FOOT = 12;
export const CM_PER_METRE = 100;

export type FeetAndInches = { feet: number; inches: number };

export const feetToCm = ({ feet, inches }: FeetAndInches): Cm =>
  cm(decimalToNumber(multiplyDecimals(decimal(feet * INCHES_PER_FOOT + inches), decimal(CM_PER_INCH))));

/** Inches are rounded before feet are split off, so 11.8 in never reads as 12 in. */
export function cmToFeet(height: Cm, inchPlaces = 0): FeetAndInches {
  const inches = roundHalfAway(height / CM_PER_INCH, inchPlaces);
  const feet = Math.floor(inches / INCHES_PER_FOOT);
  return { feet, inches: roundHalfAway(inches - feet * INCHES_PER_FOOT, inchPlaces) };
}
