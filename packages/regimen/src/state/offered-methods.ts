import type { Country } from '@dietetic/catalogue';
import { OLDEST_AGE_MONTHS, months, offeredEnergyMethods, offeredProteinMethods } from '@dietetic/clinical';
import type { RegimenValues } from './values.ts';

/** The methods a patient is offered, first is default; empty while country or age cannot be used. */
export type OfferedMethods = { energy: readonly string[]; protein: readonly string[] };

export function offeredMethods(
  country: Country | undefined,
  { PD_AGE: ageMonths }: RegimenValues,
): OfferedMethods {
  if (country === undefined || ageMonths === undefined || ageMonths < 0 || ageMonths > OLDEST_AGE_MONTHS) {
    return { energy: [], protein: [] };
  }
  const age = months(ageMonths);
  return { energy: offeredEnergyMethods(country, age), protein: offeredProteinMethods(age) };
}
