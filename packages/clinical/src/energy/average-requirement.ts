import { kcalPerDay } from '../quantities/units.ts';
import type { KcalPerDay, Months } from '../quantities/units.ts';
import { bandAt, bandText } from '../reference/age-band.ts';
import type { Sex } from '../reference/age-band.ts';
import { EFSA_2013_ENERGY, efsaEnergySource } from '../reference/efsa-2013-energy.ts';
import { SACN_2011, SACN_2011_SOURCE } from '../reference/sacn-2011.ts';
import type { Source } from '../reference/source.ts';
import { efsaPalsAt } from './efsa-by-activity.ts';
import type { Country } from './energy-input.ts';

export type AverageEnergyRequirement = {
  kcalPerDay: KcalPerDay;
  /** For example "male, 3 to under 4 years". */
  band: string;
  source: Source;
};

/**
 * The average requirement for this age and sex, not scaled by weight: a chosen requirement is compared with it. UK:
 * SACN 2011. Ireland: EFSA 2013 from 6 months to the 18th birthday, at the middle one of the activity levels printed
 * for the age (1.4, 1.6 and 1.8); SACN 2011 outside that table (decision 039).
 */
export function averageEnergyRequirementKcal(
  country: Country,
  sex: Sex,
  ageMonths: Months,
): AverageEnergyRequirement {
  const efsa = country === 'roi' ? atMiddleActivity(sex, ageMonths) : null;
  if (efsa) return efsa;
  const band = bandAt(SACN_2011, ageMonths);
  if (!band) throw new Error(`No average requirement at ${ageMonths} months`);
  return { kcalPerDay: kcalPerDay(band[sex]), band: bandText(band, sex), source: SACN_2011_SOURCE };
}

function atMiddleActivity(sex: Sex, ageMonths: Months): AverageEnergyRequirement | null {
  const band = bandAt(EFSA_2013_ENERGY, ageMonths);
  const pals = efsaPalsAt(ageMonths);
  const pal = pals[Math.floor(pals.length / 2)];
  const kcal = pal && band?.[sex][pal];
  if (!band || kcal === undefined) return null;
  return { kcalPerDay: kcalPerDay(kcal), band: bandText(band, sex), source: efsaEnergySource(band.status) };
}
