import { formatQuantity } from './display.ts';
import type { FormattedQuantity } from './display.ts';
import { cmToFeet } from './height.ts';
import { MONTHS_PER_YEAR } from './units.ts';
import type { Cm, Kg, Months } from './units.ts';
import { POUNDS_PER_STONE, kgToPounds, kgToPoundsAndOunces, kgToStones } from './weight.ts';

/** From here an age is shown only in completed years; earlier, rounding 17 years 8 months up would mislead. */
const YEARS_ALONE_FROM_MONTHS = 216;

/** The pieces of an age: months under a year, years and months under 18 years, completed years after. */
export function ageParts(age: Months): FormattedQuantity[] {
  const years = Math.floor(age / MONTHS_PER_YEAR);
  const remaining = age % MONTHS_PER_YEAR;
  if (age < MONTHS_PER_YEAR) return [counted(age, 'month')];
  if (age >= YEARS_ALONE_FROM_MONTHS || remaining === 0) return [counted(years, 'year')];
  return [counted(years, 'year'), counted(remaining, 'month')];
}

/** "8 months", "2 years 3 months", "68 years". */
export const ageText = (age: Months): string => joined(ageParts(age));

/** The same weight in the other system, shown beside the entry: "9 st 2 lb"; under a stone "7 lb 11 oz". */
function weightReadBack(weight: Kg): FormattedQuantity[] {
  if (kgToPounds(weight) < POUNDS_PER_STONE) {
    const { pounds, ounces } = kgToPoundsAndOunces(weight);
    return [quantity(pounds, 'lb'), quantity(ounces, 'oz')];
  }
  const { stones, pounds } = kgToStones(weight);
  return [quantity(stones, 'st'), quantity(pounds, 'lb')];
}

export const weightReadBackText = (weight: Kg): string => joined(weightReadBack(weight));

/** "5 ft 4 in" */
function heightReadBack(height: Cm): FormattedQuantity[] {
  const { feet, inches } = cmToFeet(height);
  return [quantity(feet, 'ft'), quantity(inches, 'in')];
}

export const heightReadBackText = (height: Cm): string => joined(heightReadBack(height));

const quantity = (value: number, unit: string): FormattedQuantity => formatQuantity('count', value, { unit });
const counted = (value: number, one: string): FormattedQuantity =>
  quantity(value, value === 1 ? one : `${one}s`);
const joined = (parts: FormattedQuantity[]): string => parts.map((part) => part.text).join(' ');
