import { decimalText, decimalToNumber, parseDecimal, roundDecimal } from './decimal.ts';
import type { Decimal } from './decimal.ts';

/**
 * A double carries fifteen reliable decimal digits; the sixteenth and seventeenth are the residue of
 * binary arithmetic. Reading fifteen turns 946.4999999999999 back into the 946.5 that was meant.
 */
const RELIABLE_DIGITS = 15;

function roundedDecimal(value: number, places: number): Decimal {
  if (!Number.isFinite(value)) throw new RangeError(`Cannot show ${value}`);
  return roundDecimal(parseDecimal(value.toPrecision(RELIABLE_DIGITS)), places);
}

/** Rounds for display: to so many decimal places, half away from zero, on the decimal value. */
export const roundHalfAway = (value: number, places = 0): number =>
  decimalToNumber(roundedDecimal(value, places)) + 0; // + 0 turns −0 into 0

/** The same, as text with every place written and a plain hyphen for minus: roundedText(5, 1) is "5.0". */
export const roundedText = (value: number, places = 0): string => decimalText(roundedDecimal(value, places));

/**
 * The value without the residue of binary arithmetic: 137.39999999999998 is 137.4. It is not rounding for
 * display; nothing a clinician can enter has more digits than this keeps.
 */
export const withoutResidue = (value: number): number => Number(value.toPrecision(RELIABLE_DIGITS));
