import {
  ADULT_FROM_MONTHS,
  formatQuantity,
  PLAUSIBLE_ADULT_KCAL_PER_KG,
  PLAUSIBLE_PROTEIN_GRAMS_PER_KG,
  PLAUSIBLE_SHARE_OF_AVERAGE_ENERGY,
} from '@dietetic/clinical';
import type { EntriesAssessment } from '../../assessment/assess.ts';
import { needOf } from '../totals/need.ts';
import type { Provided } from '../totals/provided.ts';
import { figureAndLimit, isOver } from './figures.ts';
import { type Finding, PLAUSIBILITY } from './finding.ts';
import { averageEnergy, fluidLimit } from './limits-for-age.ts';
import { patientAge, type PlanPatient } from './patient.ts';

/**
 * What the products give, held against the patient's weight and age. Energy and protein only while there is no need:
 * where there is one, the totals are held against that. A basal rate is none. Without this a plan could hold anything.
 */
export function givenFindings(
  patient: PlanPatient,
  assessment: EntriesAssessment,
  given: Provided,
): Finding[] {
  return [
    needOf('energy', assessment) === null ? energyGiven(patient, given) : null,
    needOf('protein', assessment) === null ? proteinGiven(patient, given) : null,
    fluidGiven(patient, given),
  ].filter((finding) => finding !== null);
}

const about = { severity: 'ask', source: PLAUSIBILITY } as const;

function energyGiven(patient: PlanPatient, { energy }: Provided): Finding | null {
  const { ageMonths, usedWeightKg: weightKg } = patient;
  if (ageMonths === null) return null;
  if (ageMonths < ADULT_FROM_MONTHS) return childEnergyGiven(patient, ageMonths, energy);
  const limit = PLAUSIBLE_ADULT_KCAL_PER_KG.to;
  if (weightKg === null || !isOver(energy.value / weightKg, limit)) return null;
  const value = energy.value / weightKg;
  const written = figureAndLimit(value, limit, 'kcal/kg/day', 1);
  return {
    ...about,
    code: 'energy-implausible',
    fields: ['PATIENT_ENERGY_RESULT'],
    products: energy.statedBy,
    value,
    limit,
    unit: 'kcal/kg',
    message: `The products give ${least(energy)}${written.figure}, over ${written.limit} for an adult, and no energy need is set.`,
  };
}

function childEnergyGiven(
  patient: PlanPatient,
  ageMonths: number,
  energy: Provided['energy'],
): Finding | null {
  const average = averageEnergy(patient, ageMonths);
  if (average === null) return null;
  const limit = average.kcalPerDay * PLAUSIBLE_SHARE_OF_AVERAGE_ENERGY;
  if (!isOver(energy.value, limit)) return null;
  const { figure } = figureAndLimit(energy.value, limit, 'kcal/day');
  const mean = formatQuantity('energy', average.kcalPerDay).text;
  return {
    ...about,
    code: 'energy-implausible',
    fields: ['PATIENT_ENERGY_RESULT'],
    products: energy.statedBy,
    value: energy.value,
    limit,
    unit: 'kcal/day',
    message: `The products give ${least(energy)}${figure}, over 1.5 times the average requirement at ${patientAge(patient)}, ${mean}, and no energy need is set.`,
    source: average.source.citation,
  };
}

function proteinGiven({ usedWeightKg: weightKg }: PlanPatient, { protein }: Provided): Finding | null {
  const limit = PLAUSIBLE_PROTEIN_GRAMS_PER_KG;
  if (weightKg === null || !isOver(protein.value / weightKg, limit)) return null;
  const value = protein.value / weightKg;
  const written = figureAndLimit(value, limit, 'g/kg/day', 1);
  return {
    ...about,
    code: 'protein-implausible',
    fields: ['PATIENT_PROTEIN_RESULT'],
    products: protein.statedBy,
    value,
    limit,
    unit: 'g/kg',
    message: `The products give ${least(protein)}${written.figure} of protein, over ${written.limit}, and no protein need is set.`,
  };
}

/** The same limit for what the products bring, whatever the need was set to. */
function fluidGiven({ ageMonths, usedWeightKg: weightKg }: PlanPatient, { fluid }: Provided): Finding | null {
  const of = fluidLimit(ageMonths);
  if (of === null || weightKg === null) return null;
  const value = fluid.value / weightKg;
  if (!isOver(value, of.limit)) return null;
  const written = figureAndLimit(value, of.limit, 'ml/kg/day', 1);
  const figure = `${least(fluid)}${written.figure}`;
  return {
    ...about,
    code: 'fluid-implausible',
    fields: ['FLUID_RESULT'],
    products: fluid.statedBy,
    value,
    limit: of.limit,
    unit: 'ml/kg',
    message: `The water in the products is ${figure}, over ${written.limit} for ${of.whom}.`,
  };
}

const least = ({ complete }: Provided['energy']): string => (complete ? '' : 'at least ');
