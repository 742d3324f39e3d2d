import { decimal, decimalToNumber, multiplyDecimals } from './decimal.ts';
import { roundHalfAway } from './rounding.ts';
import { kg } from './units.ts';
import type { Kg } from './units.ts';

/** Exact, by definition of the international pound. The rounded 2.204622 lb per kg is not used (decision 003). */
export const KG_PER_POUND = 0.45359237;
export const POUNDS_PER_STONE = 14;
const OUNCES_PER_POUND = 16;

export type StonesAndPounds = { stones: number; pounds: number };
export type PoundsAndOunces = { pounds: number; ounces: number };

export const poundsToKg = (pounds: number): Kg =>
  kg(decimalToNumber(multiplyDecimals(decimal(pounds), decimal(KG_PER_POUND))));

export const stonesToKg = ({ stones, pounds }: StonesAndPounds): Kg =>
  poundsToKg(stones * POUNDS_PER_STONE + pounds);

export const kgToPounds = (weight: Kg): number => weight / KG_PER_POUND;

/** Pounds are rounded to the requested places before stones are split off, so 13.97 lb never reads as 14 lb. */
export function kgToStones(weight: Kg, poundPlaces = 0): StonesAndPounds {
  const pounds = roundHalfAway(kgToPounds(weight), poundPlaces);
  const stones = Math.floor(pounds / POUNDS_PER_STONE);
  return { stones, pounds: roundHalfAway(pounds - stones * POUNDS_PER_STONE, poundPlaces) };
}

export function kgToPoundsAndOunces(weight: Kg): PoundsAndOunces {
  const ounces = roundHalfAway(kgToPounds(weight) * OUNCES_PER_POUND);
  return { pounds: Math.floor(ounces / OUNCES_PER_POUND), ounces: ounces % OUNCES_PER_POUND };
}
