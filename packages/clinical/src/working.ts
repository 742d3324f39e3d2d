import { formatNumber } from './quantities/display.ts';
import { roundedText } from './quantities/rounding.ts';

/** Converted weights have many decimal places; this is finer than anyone enters. */
const MOST_PLACES = 4;

/** A number as written in a calculation: as entered, at most four decimal places. */
export function workingNumber(value: number): string {
  const text = String(value);
  // Nearly every number is short already; only converted ones need the exact rounding.
  const short = /^\d{1,3}(\.\d{1,4})?$/.test(text);
  if (short) return text;
  const fraction = roundedText(value, MOST_PLACES).split('.')[1] ?? '';
  return formatNumber(value, fraction.replace(/0+$/, '').length);
}

/** "+ 5" or "− 161" */
export const signedWorkingNumber = (value: number): string =>
  `${value < 0 ? '−' : '+'} ${workingNumber(Math.abs(value))}`;
