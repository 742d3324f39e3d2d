import type { NutrientAmount } from './nutrient-row.ts';

/** A dash in any of its typed forms: the label does not say. */
const NOT_STATED = /^[-\u2010-\u2015\u2212]$/u;
const NUMBER = /^\d+(?:\.\d+)?$/;
const BELOW = /^<\s*(\d+(?:\.\d+)?)$/;
const NONE_ADDED = /^(?:nil|none)(?:\s+added)?$/i;
const TRACE = /^traces?$/i;

/**
 * Reads one amount of a nutrient table. Undefined means that the text is not an amount (a negative number, two
 * decimal points, unknown words): the import then keeps the product out, because guessing "0" or "not stated" would
 * turn a typing error into a figure.
 */
export function parseAmount(text: string): NutrientAmount | undefined {
  const trimmed = text.trim();
  if (NOT_STATED.test(trimmed)) return { kind: 'not-stated' };
  if (NUMBER.test(trimmed)) return stated(trimmed);
  const below = BELOW.exec(trimmed);
  if (below?.[1] !== undefined) return { kind: 'below', limit: Number(below[1]), text: trimmed };
  if (NONE_ADDED.test(trimmed)) return { kind: 'none-added', text: trimmed };
  if (TRACE.test(trimmed)) return { kind: 'trace', text: trimmed };
  return undefined;
}

/** A digit string too long for a number would become Infinity: not an amount either. */
function stated(text: string): NutrientAmount | undefined {
  const value = Number(text);
  return Number.isFinite(value) ? { kind: 'stated', value, text } : undefined;
}

/** The label's text; "-" if it does not state the amount. */
export function amountText(amount: NutrientAmount): string {
  return amount.kind === 'not-stated' ? '-' : amount.text;
}

/**
 * What the amount adds to a sum: the number, nothing for "trace", "none added" and "below x", and null (unknown,
 * which is not zero) if the label does not say.
 */
export function contribution(amount: NutrientAmount): number | null {
  switch (amount.kind) {
    case 'stated':
      return amount.value;
    case 'below':
    case 'none-added':
    case 'trace':
      return 0;
    case 'not-stated':
      return null;
  }
}
