import { formatQuantity } from './display.ts';
import { CM_PER_INCH, CM_PER_METRE, INCHES_PER_FOOT, feetToCm } from './height.ts';
import { withoutResidue } from './rounding.ts';
import { poundsToKg, stonesToKg } from './weight.ts';

/** A quantity written in a unit other than its field's: the text, and the value in kg, cm, °C or ml. */
export type ConvertedQuantity = { said: string; value: number };

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const POUNDS = new RegExp(String.raw`^${NUMBER}\s*(?:lbs?|pounds?)\.?$`, 'i');
const STONES = new RegExp(String.raw`^(\d+)\s*st(?:ones?)?\.?(?:\s*${NUMBER}\s*(?:lbs?|pounds?)?\.?)?$`, 'i');
const FEET = new RegExp(
  String.raw`^(\d+)\s*(?:'|’|′|ft|foot|feet)\.?(?:\s*${NUMBER}\s*(?:"|”|″|''|in|ins|inch|inches)?\.?)?$`,
  'i',
);
const INCHES = new RegExp(String.raw`^${NUMBER}\s*(?:"|”|″|in|ins|inch|inches)\.?$`, 'i');
const METRES = new RegExp(String.raw`^${NUMBER}\s*m$`, 'i');
const LITRES = new RegExp(
  String.raw`^${NUMBER}\s*(?:l|lit(?:re|er)s?)(?:\s*(?:\/|a|per)\s*(?:d|day|24\s*h))?$`,
  'i',
);
const FAHRENHEIT = new RegExp(String.raw`^${NUMBER}\s*°?\s*f$`, 'i');

/** Text such as "13 lb", "5'9", "98.6 F" or "1.5 L/day"; null for anything that is not clearly such a quantity. */
export function parseOtherUnit(
  kind: 'weight' | 'height' | 'temperature' | 'fluid',
  text: string,
): ConvertedQuantity | null {
  const written = text.trim();
  if (kind === 'weight') return readWeight(written);
  if (kind === 'fluid') return readLitres(written);
  return kind === 'height' ? readHeight(written) : readFahrenheit(written);
}

function readWeight(text: string): ConvertedQuantity | null {
  const pounds = numbersOf(POUNDS, text);
  if (pounds) return { said: quantity(pounds[0], 'lb'), value: poundsToKg(pounds[0]) };
  const stones = numbersOf(STONES, text);
  if (!stones || stones[1] >= POUNDS_PER_STONE) return null;
  return {
    said: pairText(stones, 'st', 'lb'),
    value: stonesToKg({ stones: stones[0], pounds: stones[1] }),
  };
}

const POUNDS_PER_STONE = 14;

function readHeight(text: string): ConvertedQuantity | null {
  const feet = numbersOf(FEET, text);
  if (feet) {
    if (feet[1] >= INCHES_PER_FOOT) return null;
    return { said: pairText(feet, 'ft', 'in'), value: feetToCm({ feet: feet[0], inches: feet[1] }) };
  }
  const inches = numbersOf(INCHES, text);
  if (inches) return { said: quantity(inches[0], 'in'), value: withoutResidue(inches[0] * CM_PER_INCH) };
  const metres = numbersOf(METRES, text);
  return metres && { said: quantity(metres[0], 'm'), value: withoutResidue(metres[0] * CM_PER_METRE) };
}

function readFahrenheit(text: string): ConvertedQuantity | null {
  const degrees = numbersOf(FAHRENHEIT, text);
  return degrees && { said: quantity(degrees[0], '°F'), value: fahrenheitToCelsius(degrees[0]) };
}

function readLitres(text: string): ConvertedQuantity | null {
  const litres = numbersOf(LITRES, text);
  return litres && { said: quantity(litres[0], 'L'), value: litresToMl(litres[0]) };
}

export const litresToMl = (litres: number): number => withoutResidue(1000 * litres);

export const fahrenheitToCelsius = (degrees: number): number => withoutResidue(((degrees - 32) * 5) / 9);

/** The numbers in it; 0 if the second is left out. */
function numbersOf(pattern: RegExp, text: string): [number, number] | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const [first = 0, second = 0] = match.slice(1).map((part) => Number((part ?? '0').replace(',', '.')));
  return [first, second];
}

const pairText = ([major, minor]: [number, number], majorUnit: string, minorUnit: string): string =>
  minor === 0 ? quantity(major, majorUnit) : `${quantity(major, majorUnit)} ${quantity(minor, minorUnit)}`;

const quantity = (value: number, unit: string): string => formatQuantity('amount', value, { unit }).text;
