/** What was typed into a number field, and what it means. */
export type NumberReading =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  /** "1,234" could be one thousand or one and a bit; the clinician says which. */
  | { kind: 'ambiguous' }
  | { kind: 'not-a-number' };

type ReadOptions = {
  /** This field's unit: the only one that may follow the number, since "128 lb" is not 128 kg. */
  unit?: string;
  /** The field counts in whole units, so a comma before three digits parts thousands. */
  whole?: boolean;
};

const GAPS = /[\s\u00A0\u2009\u202F']/g;
const PLAIN = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;
const COMMA_THOUSANDS = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;
const POINT_THOUSANDS = /^[+-]?\d{1,3}(\.\d{3})+,\d+$/;
const ONE_COMMA_THREE_DIGITS = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/** Reads a typed or pasted number with a comma or a point, with or without this field's unit after it. */
export function readNumber(text: string, { unit, whole = false }: ReadOptions = {}): NumberReading {
  const digits = withoutUnit(text.trim(), unit).replace(GAPS, '').replace('\u2212', '-');
  if (digits === '') return text.trim() === '' ? { kind: 'empty' } : { kind: 'not-a-number' };
  if (ONE_COMMA_THREE_DIGITS.test(digits)) {
    return whole ? asNumber(digits.replace(',', '')) : { kind: 'ambiguous' };
  }
  if (PLAIN.test(digits)) return asNumber(digits.replace(',', '.'));
  if (COMMA_THOUSANDS.test(digits)) return asNumber(digits.replaceAll(',', ''));
  if (POINT_THOUSANDS.test(digits)) return asNumber(digits.replaceAll('.', '').replace(',', '.'));
  return { kind: 'not-a-number' };
}

export function parseNumber(text: string, options?: ReadOptions): number | undefined {
  const reading = readNumber(text, options);
  return reading.kind === 'number' ? reading.value : undefined;
}

function withoutUnit(text: string, unit: string | undefined): string {
  if (!unit || !text.toLowerCase().endsWith(unit.toLowerCase())) return text;
  return text.slice(0, -unit.length);
}

function asNumber(digits: string): NumberReading {
  const value = Number(digits);
  return Number.isFinite(value) ? { kind: 'number', value } : { kind: 'not-a-number' };
}

/** More places than anyone types: a value with more came from a conversion and is shown rounded. */
const TYPED_PLACES = 3;

/** A value as it would be typed: no thousands comma, at least `places` decimals, no conversion dust. */
export function formatForEntry(value: number | undefined, places = 0): string {
  if (value === undefined || !Number.isFinite(value)) return '';
  const own = decimalsOf(value);
  return value.toFixed(own > TYPED_PLACES ? Math.max(places, 1) : Math.max(places, own));
}

/** `value + steps × step` without binary dust: 1.15 + 0.05 is 1.2. Never pulls an entry back inside the limits. */
export function stepped(value: number, by: number, limits: { min?: number; max?: number }): number {
  const { min = -Infinity, max = Infinity } = limits;
  const next = Number((value + by).toFixed(Math.max(decimalsOf(value), decimalsOf(by))));
  if (by > 0) return value >= max ? value : Math.min(next, max);
  return value <= min ? value : Math.max(next, min);
}

function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.min(100, Math.max(0, (mantissa.split('.')[1] ?? '').length - Number(exponent)));
}
