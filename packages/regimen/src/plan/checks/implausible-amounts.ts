import {
  ADULT_FROM_MONTHS,
  averageEnergyRequirementKcal,
  FIRST_BIRTHDAY_MONTHS,
  formatNumber,
  formatQuantity,
  months,
  PLAUSIBLE_ADULT_KCAL_PER_KG,
  PLAUSIBLE_FLUID_ML_PER_KG,
  PLAUSIBLE_LEAST_SHARE_OF_AVERAGE_ENERGY,
  PLAUSIBLE_PROTEIN_GRAMS_PER_KG,
  PLAUSIBLE_SHARE_OF_AVERAGE_ENERGY,
} from '@dietetic/clinical';
import { figureAndLimit, isOver, isUnder } from './figures.ts';
import { type Finding, PLAUSIBILITY_LIMIT_SOURCE } from './finding.ts';
import { patientAge, type PlanPatient } from './patient.ts';

/** An amount a day that nobody of this age and weight has, whether it was set as a need or products give it. */
export type ImplausibleAmount = Pick<Finding, 'code' | 'value' | 'limit' | 'unit' | 'source'> & {
  side: 'over' | 'under';
  /** "52 kcal/kg/day" */
  figure: string;
  /** "over 45 kcal/kg/day for an adult" */
  against: string;
};

export function implausibleEnergy(patient: PlanPatient, kcal: number): ImplausibleAmount | null {
  const { ageMonths, usedWeightKg: weightKg } = patient;
  if (ageMonths === null) return null;
  if (ageMonths < ADULT_FROM_MONTHS) return implausibleOfChild(patient, ageMonths, kcal);
  if (weightKg === null) return null;
  const { from, to } = PLAUSIBLE_ADULT_KCAL_PER_KG;
  const value = kcal / weightKg;
  if (isOver(value, to)) return perKg('energy-implausible', value, to, 'kcal/kg', ' for an adult');
  return isUnder(value, from)
    ? perKg('energy-implausible', value, from, 'kcal/kg', ' for an adult', 'under')
    : null;
}

function implausibleOfChild(
  patient: PlanPatient,
  ageMonths: number,
  value: number,
): ImplausibleAmount | null {
  const average = averageEnergy(patient, ageMonths);
  if (average === null) return null;
  const { share: least, fromMonths } = PLAUSIBLE_LEAST_SHARE_OF_AVERAGE_ENERGY;
  const isUnderLeast = ageMonths >= fromMonths && isUnder(value, average.kcalPerDay * least);
  const share = isUnderLeast ? least : PLAUSIBLE_SHARE_OF_AVERAGE_ENERGY;
  const limit = average.kcalPerDay * share;
  if (!isUnderLeast && !isOver(value, limit)) return null;
  const side = isUnderLeast ? 'under' : 'over';
  const mean = formatQuantity('energy', average.kcalPerDay).text;
  return {
    code: 'energy-implausible',
    value,
    limit,
    unit: 'kcal/day',
    source: average.source.citation,
    side,
    figure: figureAndLimit(value, limit, 'kcal/day').figure,
    against: `${side} ${share} times the average requirement at ${patientAge(patient)}, ${mean}`,
  };
}

export function implausibleProtein({ usedWeightKg }: PlanPatient, grams: number): ImplausibleAmount | null {
  if (usedWeightKg === null) return null;
  const value = grams / usedWeightKg;
  return isOver(value, PLAUSIBLE_PROTEIN_GRAMS_PER_KG)
    ? perKg('protein-implausible', value, PLAUSIBLE_PROTEIN_GRAMS_PER_KG, 'g/kg')
    : null;
}

export function implausibleFluid({ ageMonths }: PlanPatient, mlPerKg: number): ImplausibleAmount | null {
  const of = fluidLimit(ageMonths);
  if (of === null || !isOver(mlPerKg, of.limit)) return null;
  return perKg('fluid-implausible', mlPerKg, of.limit, 'ml/kg', ` for ${of.whom}`);
}

function perKg(
  code: Finding['code'],
  value: number,
  limit: number,
  unit: string,
  ofWhom = '',
  side: ImplausibleAmount['side'] = 'over',
): ImplausibleAmount {
  const written =
    unit === 'kcal/kg'
      ? figureAndLimit(value, limit, `${unit}/day`, 1, formatNumber)
      : figureAndLimit(value, limit, `${unit}/day`, unit === 'g/kg' ? 2 : 1);
  return {
    code,
    value,
    limit,
    unit,
    source: PLAUSIBILITY_LIMIT_SOURCE,
    side,
    figure: written.figure,
    against: `${side} ${written.limit}${ofWhom}`,
  };
}

/** It is asked about, in words of what it was set or given for. */
export const implausibleAmountFinding = (
  { side: _side, figure: _figure, against: _against, ...found }: ImplausibleAmount,
  about: Pick<Finding, 'fields' | 'products' | 'message'>,
): Finding => ({ severity: 'ask', ...found, ...about });

/** The average requirement of a child; while the sex is not known, the higher of both. */
function averageEnergy(
  { country, sex }: Pick<PlanPatient, 'country' | 'sex'>,
  ageMonths: number,
): ReturnType<typeof averageEnergyRequirementKcal> | null {
  if (country === null) return null;
  const [average] = (sex === null ? (['male', 'female'] as const) : [sex])
    .map((one) => averageEnergyRequirementKcal(country, one, months(ageMonths)))
    .toSorted((a, b) => b.kcalPerDay - a.kcalPerDay);
  return average ?? null;
}

/** ml/kg a day above which fluid is asked about; between the first and the eighteenth birthday there is no such limit. */
export function fluidLimit(ageMonths: number | null): { limit: number; whom: string } | null {
  if (ageMonths === null) return null;
  if (ageMonths >= ADULT_FROM_MONTHS) return { limit: PLAUSIBLE_FLUID_ML_PER_KG.adult, whom: 'an adult' };
  return ageMonths < FIRST_BIRTHDAY_MONTHS
    ? { limit: PLAUSIBLE_FLUID_ML_PER_KG.infant, whom: 'an infant' }
    : null;
}
