/**
 * Exact decimal arithmetic on numbers as a person typed them. Binary floating point cannot represent 6.31, so 6.31 ×
 * 150 comes out just under 946.5 and would round the wrong way; 76.8 kg at 160 cm comes out just under BMI 30 and
 * would take the wrong branch. Used only in the few places where that matters.
 */
export type Decimal = {
  /** The number without its point: 6.31 is 631 with 2 places. */
  readonly digits: bigint;
  readonly places: number;
};

/** The decimal that a person sees for this number: the shortest text that reads back as the same number. */
export function decimal(value: number): Decimal {
  if (!Number.isFinite(value)) throw new RangeError(`Not a finite number: ${value}`);
  return parseDecimal(String(value));
}

/** Reads text such as "946.5", "-0.25" or "1e-7". */
export function parseDecimal(text: string): Decimal {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(text);
  if (!match) throw new RangeError(`Not a decimal number: ${text}`);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const digits = BigInt(`${sign}${whole}${fraction}`);
  const places = fraction.length - Number(exponent);
  return places >= 0 ? { digits, places } : { digits: digits * 10n ** BigInt(-places), places: 0 };
}

export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, places: a.places + b.places };
}

/** Negative if a is smaller, zero if they are exactly equal. */
export function compareDecimals(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const places = Math.max(a.places, b.places);
  const difference = scaledTo(a, places) - scaledTo(b, places);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** Rounds to a number of places, half away from zero. */
export function roundDecimal(value: Decimal, places: number): Decimal {
  if (value.places <= places) return { digits: scaledTo(value, places), places };
  const divisor = 10n ** BigInt(value.places - places);
  const size = value.digits < 0n ? -value.digits : value.digits;
  const rounded = (size + divisor / 2n) / divisor;
  return { digits: value.digits < 0n ? -rounded : rounded, places };
}

/** Plain text with every place written: { digits: 9465n, places: 1 } is "946.5". */
export function decimalText({ digits, places }: Decimal): string {
  const negative = digits < 0n;
  const text = (negative ? -digits : digits).toString().padStart(places + 1, '0');
  const whole = text.slice(0, text.length - places);
  const fraction = text.slice(text.length - places);
  return `${negative ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`;
}

export const decimalToNumber = (value: Decimal): number => Number(decimalText(value));

function scaledTo(value: Decimal, places: number): bigint {
  return value.digits * 10n ** BigInt(places - value.places);
}
