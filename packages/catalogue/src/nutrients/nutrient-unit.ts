import type { NutrientAmount } from './nutrient-row.ts';

/** Already canonical, and nearly every row of a catalogue. */
const PLAIN: ReadonlySet<string> = new Set(['g', 'mg', 'µg', 'kJ', 'kcal', 'ml']);

/**
 * Labels write the micro sign (U+00B5), the Greek mu (U+03BC), "mcg" or "ug" for the same unit; all become "µg". The
 * qualifier after it ("RE", "NE", "α-TE") is kept.
 */
export function canonicalUnit(unit: string): string {
  if (PLAIN.has(unit)) return unit;
  return unit
    .trim()
    .replace(/^(?:[\u00b5\u03bc]g|mcg|ug|micrograms?)(?=\s|$)/i, 'µg')
    .replace(/\balpha-TE\b/i, 'α-TE')
    .replace(/\s+/g, ' ');
}

/** The unit as screens and print write it: "micrograms" in full, because µ can be misread as m. */
export function displayUnit(unit: string): string {
  return canonicalUnit(unit).replace(/^µg/, 'micrograms');
}

/** Mass units and how many micrograms one holds. */
const MICROGRAMS: Record<string, number> = { µg: 1, mg: 1000, g: 1_000_000, kg: 1_000_000_000 };

/** A catalogue makes the same few conversions hundreds of thousands of times. */
const FACTORS = new Map<string, number | null>();
/** Units come from outside: a hostile file must not fill the memory with them. */
const MOST_FACTORS = 2000;

/**
 * The factor that converts an amount from one unit to another, or null if they cannot be converted ("mg NE" to "g" is
 * fine; "µg RE" to "IU" is not).
 */
export function unitFactor(from: string, to: string): number | null {
  if (from === to) return 1;
  const question = `${from}>${to}`;
  const known = FACTORS.get(question);
  if (known !== undefined) return known;
  const factor = workedOutFactor(from, to);
  if (FACTORS.size < MOST_FACTORS) FACTORS.set(question, factor);
  return factor;
}

function workedOutFactor(from: string, to: string): number | null {
  const [fromUnit = '', ...fromRest] = canonicalUnit(from).split(' ');
  const [toUnit = '', ...toRest] = canonicalUnit(to).split(' ');
  if (fromUnit === toUnit && fromRest.join(' ') === toRest.join(' ')) return 1;
  const qualifier = fromRest.join(' ');
  if (qualifier !== toRest.join(' ')) return null;
  const fromMicrograms = MICROGRAMS[fromUnit];
  const toMicrograms = MICROGRAMS[toUnit];
  if (fromMicrograms === undefined || toMicrograms === undefined) return null;
  return fromMicrograms / toMicrograms;
}

/** The same amount in another unit; "not stated" if it cannot be converted. */
export function inUnit(amount: NutrientAmount, from: string, to: string): NutrientAmount {
  if (amount.kind !== 'stated' && amount.kind !== 'below') return amount;
  const factor = unitFactor(from, to);
  if (factor === 1) return amount;
  if (factor === null) return { kind: 'not-stated' };
  if (amount.kind === 'below') {
    const limit = amount.limit * factor;
    return { kind: 'below', limit, text: `<${limit}` };
  }
  const value = amount.value * factor;
  return { kind: 'stated', value, text: String(value) };
}
