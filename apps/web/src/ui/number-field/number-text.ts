/** What was typed into a number field, and what it means. */
export type NumberReading =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  /** "1,234" could be one thousand or one and a bit, "1.234" of whole units too; the clinician says which. */
  | { kind: 'ambiguous' }
  | { kind: 'not-a-number' };

/** The text of a field and its parsed value: none where the text is not a number or is ambiguous. */
export type NumberEntry = { text: string; value?: number };

type ReadOptions = {
  /** This field's unit: the only one that may follow the number, since "128 lb" is not 128 kg. */
  unit?: string;
  /** The field counts in whole units, so a comma before three digits parts thousands. */
  whole?: boolean;
};

/** A space parts thousands and nothing else: "5 9" is feet and inches or a slip, never 59. */
const SPACED_THOUSANDS = /^[+-]?[1-9]\d{0,2}(\s\d{3})+([.,]\d*)?$/;
const GAPS = /\s/g;
const PLAIN = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;
const COMMA_THOUSANDS = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;
const POINT_THOUSANDS = /^[+-]?\d{1,3}(\.\d{3})+,\d+$/;
const ONE_COMMA_THREE_DIGITS = /^[+-]?[1-9]\d{0,2},\d{3}$/;
const ONE_POINT_THREE_DIGITS = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;

/** Reads a typed or pasted number with a comma or a point, with or without this field's unit after it. */
export function parseNumberText(text: string, { unit, whole = false }: ReadOptions = {}): NumberReading {
  const written = withoutUnit(text.trim(), unit).trim().replace('\u2212', '-');
  if (written === '') return text.trim() === '' ? { kind: 'empty' } : { kind: 'not-a-number' };
  const digits = SPACED_THOUSANDS.test(written) ? written.replace(GAPS, '') : written;
  // "1.200" of what is counted in whole units is meant as thousands as often as not.
  if (whole && ONE_POINT_THREE_DIGITS.test(digits)) return { kind: 'ambiguous' };
  if (ONE_COMMA_THREE_DIGITS.test(digits)) {
    return whole ? asNumber(digits.replace(',', '')) : { kind: 'ambiguous' };
  }
  if (PLAIN.test(digits)) return asNumber(digits.replace(',', '.'));
  if (COMMA_THOUSANDS.test(digits)) return asNumber(digits.replaceAll(',', ''));
  if (POINT_THOUSANDS.test(digits)) return asNumber(digits.replaceAll('.', '').replace(',', '.'));
  return { kind: 'not-a-number' };
}

/** Of text that was refused: whether it could be thousands or a decimal. */
export const isAmbiguousNumber = (text: string, unit?: string): boolean =>
  [false, true].some((whole) => parseNumberText(text, { unit, whole }).kind === 'ambiguous');

export function parseNumber(text: string, options?: ReadOptions): number | undefined {
  const reading = parseNumberText(text, options);
  return reading.kind === 'number' ? reading.value : undefined;
}

/** The entry a text makes; an empty box holds none. */
export function toNumberEntry(text: string, options?: ReadOptions): NumberEntry | undefined {
  return text === '' ? undefined : { text, value: parseNumber(text, options) };
}

/** True for a text that has no value. */
export const isUnreadable = (entry: NumberEntry | undefined): boolean =>
  entry !== undefined && entry.value === undefined && entry.text.trim() !== '';

/** The entry of a value that came from a slider or a press. */
export const entryOfValue = (value: number, places?: number): NumberEntry => ({
  text: formatForEntry(value, places),
  value,
});

/** What one box shows of an entry: what was typed. Text of several boxes has a line for each; its value is shown. */
export function entryText(entry: NumberEntry | undefined, places?: number): string {
  if (entry === undefined) return '';
  return entry.text.includes('\n') ? formatForEntry(entry.value, places) : entry.text;
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
/** Digits of a figure beyond which there is only the residue of binary arithmetic. */
const DIGITS = 12;

/** A value as it would be typed: no thousands comma, at least `places` decimals, no conversion dust. */
export function formatForEntry(value: number | undefined, places = 0): string {
  if (value === undefined || !Number.isFinite(value)) return '';
  // Binary dust is no decimal: 15.000000000000002 is 15, and not the "15.0" of a conversion.
  const own = decimalsOf(Number(value.toPrecision(DIGITS)));
  return value.toFixed(own > TYPED_PLACES ? Math.max(places, 1) : Math.max(places, own));
}

/** `value + steps × step` without binary dust: 1.15 + 0.05 is 1.2. Never pulls an entry back inside the limits. */
export function stepNumber(value: number, by: number, limits: { min?: number; max?: number }): number {
  const { min = -Infinity, max = Infinity } = limits;
  const next = Number((value + by).toFixed(Math.max(decimalsOf(value), decimalsOf(by))));
  if (by > 0) return value >= max ? value : Math.min(next, max);
  return value <= min ? value : Math.max(next, min);
}

function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.min(100, Math.max(0, (mantissa.split('.')[1] ?? '').length - Number(exponent)));
}
