import { decimalText, decimalToNumber, parseDecimal, roundDecimal } from './decimal.ts';
import type { Decimal } from './decimal.ts';

/**
 * A double has fifteen reliable decimal digits; the sixteenth and seventeenth are artefacts of binary arithmetic.
 * Fifteen digits turn 946.4999999999999 back into the intended 946.5.
 */
const RELIABLE_DIGITS = 15;

function roundedDecimal(value: number, places: number): Decimal {
  if (!Number.isFinite(value)) throw new RangeError(`Cannot show ${value}`);
  return roundDecimal(parseDecimal(value.toPrecision(RELIABLE_DIGITS)), places);
}

/** Rounds for display to this many decimal places, half away from zero, on the decimal value. */
export const roundHalfAway = (value: number, places = 0): number =>
  decimalToNumber(roundedDecimal(value, places)) + 0; // + 0 turns −0 into 0

/** The same, as text with every place written and a plain hyphen for minus: roundedText(5, 1) is "5.0". */
export const roundedText = (value: number, places = 0): string => decimalText(roundedDecimal(value, places));

/**
 * The value without artefacts of binary arithmetic: 137.39999999999998 is 137.4. It is not rounding for display;
 * nothing that a clinician can enter has more digits than this keeps.
 */
export const withoutResidue = (value: number): number => Number(value.toPrecision(RELIABLE_DIGITS));
