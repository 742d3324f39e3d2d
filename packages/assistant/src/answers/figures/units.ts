import { feetToCm, INCHES_PER_FOOT, KCAL_PER_MJ, POUNDS_PER_STONE, poundsToKg } from '@dietetic/clinical';

export type Dimension =
  | 'energy'
  | 'mass'
  | 'length'
  | 'volume'
  | 'temperature'
  | 'millimoles'
  | 'international units'
  | 'mass per litre'
  | 'millimoles per litre';
/** One unit is `size` kcal, g, cm, ml, degrees, mmol, IU, g/L or mmol/L. */
export type Unit = { dimension: Dimension; name: string; size: number };

const G_PER_LB = poundsToKg(1) * 1000;
const CM_PER_INCH = feetToCm({ feet: 0, inches: 1 });
const ML_PER_PINT = 568.261_25;
/** The imperial fluid ounce. */
const ML_PER_FLUID_OUNCE = ML_PER_PINT / 20;

const UNITS: readonly (readonly [pattern: RegExp, dimension: Dimension, name: string, size: number])[] = [
  [/^(?:kcals?|kilocalories?|calories?|cals?)$/u, 'energy', 'kcal', 1],
  [/^(?:kjs?|kilojoules?)$/u, 'energy', 'kJ', KCAL_PER_MJ / 1000],
  [/^(?:mjs?|megajoules?)$/u, 'energy', 'MJ', KCAL_PER_MJ],
  [/^(?:kgs?|kilos?|kilograms?)$/u, 'mass', 'kg', 1000],
  [/^(?:gs?|grams?)$/u, 'mass', 'g', 1],
  [/^mgs?$/u, 'mass', 'mg', 1e-3],
  [/^(?:mcg|ug|µg|μg|micrograms?)$/u, 'mass', 'micrograms', 1e-6],
  [/^(?:st|stones?)$/u, 'mass', 'st', G_PER_LB * POUNDS_PER_STONE],
  [/^(?:lbs?|pounds?)$/u, 'mass', 'lb', G_PER_LB],
  [/^(?:oz|ounces?)$/u, 'mass', 'oz', G_PER_LB / 16],
  [/^(?:cms?|centimet\w+)$/u, 'length', 'cm', 1],
  [/^(?:m|metres?|meters?)$/u, 'length', 'm', 100],
  [/^(?:ft|foot|feet)$/u, 'length', 'ft', CM_PER_INCH * INCHES_PER_FOOT],
  [/^(?:inch|inches|ins)$/u, 'length', 'in', CM_PER_INCH],
  [/^(?:mls?|millilit\w+)$/u, 'volume', 'ml', 1],
  [/^(?:l|litres?|liters?|ltrs?)$/u, 'volume', 'litres', 1000],
  [/^floz$/u, 'volume', 'fluid oz', ML_PER_FLUID_OUNCE],
  [/^pints?$/u, 'volume', 'pints', ML_PER_PINT],
  [/^(?:f|fahrenheit)$/u, 'temperature', '°F', 1],
  [/^(?:c|celsius|centigrade)$/u, 'temperature', '°C', 1],
  [/^(?:mmols?|millimol\w*)$/u, 'millimoles', 'mmol', 1],
  [/^(?:iu|ius)$/u, 'international units', 'IU', 1],
  [/^mgperdl$/u, 'mass per litre', 'mg/dL', 1e-2],
  [/^mgperl$/u, 'mass per litre', 'mg/L', 1e-3],
  [/^mmolperl$/u, 'millimoles per litre', 'mmol/L', 1],
];
/** Joins "mmol/L" and "mg per dl" into one word, because words are split at the slash. */
const PER_VOLUME =
  /\b(mg|mmol)s?\s*(?:\/|\bper\b)\s*(?:(d)(?:l|ecilit(?:re|er)s?)|(?:l|lit(?:re|er)s?))\b/giu;
export const joinUnitsPerVolume = (message: string): string =>
  message.replace(PER_VOLUME, (_, of: string, deci = '') => `${of.toLowerCase()}per${deci.toLowerCase()}l`);
const ANY_UNIT = new RegExp(UNITS.map(([pattern]) => pattern.source).join('|'), 'u');

export function unitOf(word: string | undefined): Unit | undefined {
  // Most words are not units, and one combined pattern is faster than trying each.
  if (word === undefined || !ANY_UNIT.test(word)) return undefined;
  const [, dimension, name, size] = UNITS.find(([pattern]) => pattern.test(word)) ?? [];
  return dimension === undefined || name === undefined || size === undefined
    ? undefined
    : { dimension, name, size };
}

/** Writes joined units as usual again: "mmol/L". */
export const withUnitsWritten = (text: string): string =>
  text.replaceAll(/\b(?:mmol|mg)perd?l\b/gu, (unit) => unitOf(unit)?.name ?? unit);
