import { roundHalfAway, roundedText } from './rounding.ts';

/** Keeps a number and its unit on one line. */
export const NO_BREAK_SPACE = '\u00A0';
const MINUS = '\u2212';
const EN_DASH = '\u2013';

type Rule = {
  unit: string;
  /** Decimal places, which may depend on the size of the value. */
  places: number | ((value: number, options: FormatOptions) => number);
  /** Trailing zeros are dropped down to this many places; absent: all places are kept, as in a column. */
  atLeast?: number;
  /** Writes a plus before a gain. */
  signed?: boolean;
};

export type FormatOptions = {
  /** Replaces the default unit, for example "g" instead of "g/day"; required for "micronutrient" and "amount". */
  unit?: string;
  /** Age of the patient: a child's height is shown to 0.1 cm under 2 years. */
  ageMonths?: number;
};

export type FormattedQuantity = {
  /** "1,734", "−8.7" */
  number: string;
  /** "kcal/day"; empty for a factor. */
  unit: string;
  /** Both, joined by a non-breaking space. */
  text: string;
  /** The shown figure as a number; null for a range of two. */
  rounded: number | null;
};

/** Below this a weight is an infant's and is shown to 10 g. */
const FINE_WEIGHT_BELOW_KG = 10;
const FINE_HEIGHT_BELOW_MONTHS = 24;
const WHOLE_MICRONUTRIENT_FROM = 100;

/** How the product shows every number that has a unit. */
const QUANTITIES = {
  energy: { unit: 'kcal/day', places: 0 },
  energy1dp: { unit: 'kcal/day', places: 1 },
  energyOfProduct: { unit: 'kcal', places: 0 },
  kilojoules: { unit: 'kJ', places: 0 },
  protein: { unit: 'g/day', places: 1 },
  nitrogen: { unit: 'g/day', places: 1 },
  grams: { unit: 'g', places: 1 },
  salt: { unit: 'g', places: 2 },
  fluid: { unit: 'ml/day', places: 0 },
  volume: { unit: 'ml', places: 0 },
  amount: { unit: '', places: 2, atLeast: 0 },
  // Decided on the rounded value, so that 9.999 kg is not "10.00 kg".
  weight: {
    unit: 'kg',
    places: (value) => (roundHalfAway(Math.abs(value), 2) < FINE_WEIGHT_BELOW_KG ? 2 : 1),
  },
  weightChange: { unit: '%', places: 1, signed: true },
  weightDifference: { unit: 'kg', places: 1, signed: true },
  height: {
    unit: 'cm',
    // 179.5 was typed and is used; 180.34 is 5 ft 11 in.
    places: (value, { ageMonths }) =>
      (ageMonths !== undefined && ageMonths < FINE_HEIGHT_BELOW_MONTHS) ||
      (!Number.isInteger(value) && roundHalfAway(value, 1) === value)
        ? 1
        : 0,
  },
  bmi: { unit: 'kg/m²', places: 1 },
  percent: { unit: '%', places: 0 },
  kcalPerKg: { unit: 'kcal/kg/day', places: 1, atLeast: 0 },
  kcalPerKgDerived: { unit: 'kcal/kg/day', places: 1 },
  gPerKg: { unit: 'g/kg/day', places: 2, atLeast: 0 },
  mlPerKg: { unit: 'ml/kg/day', places: 1, atLeast: 0 },
  nitrogenPerKg: { unit: 'g/kg/day', places: 2 },
  kcalPerMl: { unit: 'kcal/ml', places: 1 },
  pal: { unit: '', places: 2, atLeast: 1 },
  factor: { unit: '', places: 2, atLeast: 0 },
  temperature: { unit: '°C', places: 1, atLeast: 0 },
  ventilation: { unit: 'L/min', places: 1, atLeast: 0 },
  micronutrient: {
    unit: '',
    places: (value) => (roundHalfAway(Math.abs(value), 1) < WHOLE_MICRONUTRIENT_FROM ? 1 : 0),
  },
  months: { unit: 'months', places: 0 },
  years: { unit: 'years', places: 0 },
  count: { unit: '', places: 0 },
} as const satisfies Record<string, Rule>;

export type QuantityKind = keyof typeof QUANTITIES;
const RULES: Readonly<Record<QuantityKind, Rule>> = QUANTITIES;

/** A number without unit: thousands comma, true minus, every place written; exact zero is "0". */
export function formatNumber(value: number, places = 0): string {
  if (value === 0) return '0';
  return grouped(roundedText(value, places));
}

/** A label's own figure, from its text: every place it prints, thousands parted, never rounded again. */
export function formatLabelNumber(text: string): string {
  return formatNumber(Number(text), text.split('.')[1]?.length ?? 0);
}

/** A number with its unit, the same for screen, copied text, print and email. */
export function formatQuantity(
  kind: QuantityKind,
  value: number,
  options: FormatOptions = {},
): FormattedQuantity {
  return written(RULES[kind], value, placesOf(kind, value, options), options);
}

/** Two ends with the unit once: "69.6–87.0 g/day". If both ends show the same, it is written once. */
export function formatRange(
  kind: QuantityKind,
  low: number,
  high: number,
  options: FormatOptions = {},
): FormattedQuantity {
  const places = Math.max(placesOf(kind, low, options), placesOf(kind, high, options));
  const from = written(RULES[kind], low, places, options);
  const to = written(RULES[kind], high, places, options);
  if (from.number === to.number) return to;
  // A dash beside a minus sign would be unreadable.
  const joined =
    low < 0 || high < 0 ? `${from.number} to ${to.number}` : `${from.number}${EN_DASH}${to.number}`;
  return { number: joined, unit: to.unit, text: withUnit(joined, to.unit), rounded: null };
}

/** How many decimal places this value is shown with. */
function placesOf(kind: QuantityKind, value: number, options: FormatOptions): number {
  const rule = RULES[kind];
  const most = typeof rule.places === 'function' ? rule.places(value, options) : rule.places;
  if (rule.atLeast === undefined) return most;
  const fraction = roundedText(value, most).split('.')[1] ?? '';
  return Math.max(rule.atLeast, fraction.replace(/0+$/, '').length);
}

function written(rule: Rule, value: number, places: number, options: FormatOptions): FormattedQuantity {
  const plain = formatNumber(value, places);
  const number = rule.signed && value > 0 && /[1-9]/.test(plain) ? `+${plain}` : plain;
  const unit = options.unit ?? rule.unit;
  return { number, unit, text: withUnit(number, unit), rounded: roundHalfAway(value, places) };
}

const withUnit = (number: string, unit: string): string =>
  unit === '' ? number : `${number}${NO_BREAK_SPACE}${unit}`;

function grouped(plain: string): string {
  const negative = plain.startsWith('-') && /[1-9]/.test(plain);
  const [whole = '0', fraction] = plain.replace('-', '').split('.');
  const commas = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${negative ? MINUS : ''}${commas}${fraction === undefined ? '' : `.${fraction}`}`;
}
