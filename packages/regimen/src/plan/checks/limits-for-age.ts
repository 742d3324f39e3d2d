import {
  FIRST_BIRTHDAY_MONTHS,
  ADULT_FROM_MONTHS,
  averageEnergyRequirementKcal,
  months,
  PLAUSIBLE_FLUID_ML_PER_KG,
} from '@dietetic/clinical';
import type { PlanPatient } from './patient.ts';

type AverageEnergy = ReturnType<typeof averageEnergyRequirementKcal>;

/** The average requirement of a child; while the sex is not known, the higher of both. */
export function averageEnergy(
  { country, sex }: Pick<PlanPatient, 'country' | 'sex'>,
  ageMonths: number,
): AverageEnergy | null {
  if (country === null) return null;
  const [average] = (sex === null ? (['male', 'female'] as const) : [sex])
    .map((one) => averageEnergyRequirementKcal(country, one, months(ageMonths)))
    .toSorted((a, b) => b.kcalPerDay - a.kcalPerDay);
  return average ?? null;
}

type FluidLimit = { limit: number; whom: string };

/** ml/kg a day above which fluid is asked about; between the first and the eighteenth birthday there is no such limit. */
export function fluidLimit(ageMonths: number | null): FluidLimit | null {
  if (ageMonths === null) return null;
  if (ageMonths >= ADULT_FROM_MONTHS) return { limit: PLAUSIBLE_FLUID_ML_PER_KG.adult, whom: 'an adult' };
  return ageMonths < FIRST_BIRTHDAY_MONTHS
    ? { limit: PLAUSIBLE_FLUID_ML_PER_KG.infant, whom: 'an infant' }
    : null;
}
