import {
  ADULT_FROM_MONTHS,
  formatQuantity,
  PLAUSIBLE_ADULT_KCAL_PER_KG,
  PLAUSIBLE_PROTEIN_GRAMS_PER_KG,
  PLAUSIBLE_SHARE_OF_AVERAGE_ENERGY,
} from '@dietetic/clinical';
import type { EntriesAssessment } from '../../assessment/assess.ts';
import type { Provided } from '../totals/provided.ts';
import { figureAndLimit, isOver, isUnder } from './figures.ts';
import { type Finding, PLAUSIBILITY } from './finding.ts';
import { averageEnergy, fluidLimit } from './limits-for-age.ts';
import { patientAge, type PlanPatient } from './patient.ts';
import { givenFindings } from './products-against-weight.ts';

/** Requirements, and the water of a plan, that are more or less than anyone of this age and weight needs. */
export function needFindings(
  patient: PlanPatient,
  assessment: EntriesAssessment,
  given: Provided,
): Finding[] {
  return [
    energyFinding(patient, assessment),
    proteinFinding(patient, assessment),
    fluidNeedFinding(patient, assessment),
    ...givenFindings(patient, assessment, given),
    basalFinding(assessment),
  ].filter((finding) => finding !== null);
}

const about = {
  severity: 'ask',
  products: [] as string[],
  source: PLAUSIBILITY,
} as const;

function energyFinding(patient: PlanPatient, { energy }: EntriesAssessment): Finding | null {
  const { ageMonths, usedWeightKg: weightKg } = patient;
  // A basal rate is not what was chosen: it waits for an activity.
  if (ageMonths === null || energy.result === null || energy.kind === 'basal') return null;
  if (ageMonths < ADULT_FROM_MONTHS) return childEnergyFinding(patient, ageMonths, energy.result);
  if (weightKg === null) return null;
  const { from, to } = PLAUSIBLE_ADULT_KCAL_PER_KG;
  const value = energy.result / weightKg;
  const isAbove = isOver(value, to);
  if (!isAbove && !isUnder(value, from)) return null;
  const limit = isAbove ? to : from;
  const written = figureAndLimit(value, limit, 'kcal/kg/day', 1);
  return {
    ...about,
    code: 'energy-implausible',
    fields: ['PATIENT_ENERGY_RESULT'],
    value,
    limit,
    unit: 'kcal/kg',
    message: `Energy is ${written.figure}, ${isAbove ? 'over' : 'under'} ${written.limit} for an adult.`,
  };
}

function childEnergyFinding(patient: PlanPatient, ageMonths: number, value: number): Finding | null {
  const average = averageEnergy(patient, ageMonths);
  if (average === null) return null;
  const limit = average.kcalPerDay * PLAUSIBLE_SHARE_OF_AVERAGE_ENERGY;
  if (!isOver(value, limit)) return null;
  const written = figureAndLimit(value, limit, 'kcal/day');
  const mean = formatQuantity('energy', average.kcalPerDay).text;
  return {
    ...about,
    code: 'energy-implausible',
    fields: ['PATIENT_ENERGY_RESULT'],
    value,
    limit,
    unit: 'kcal/day',
    message: `Energy is ${written.figure}, over 1.5 times the average requirement at ${patientAge(patient)}, ${mean}.`,
    source: average.source.citation,
  };
}

function proteinFinding(
  { usedWeightKg: weightKg }: PlanPatient,
  { protein }: EntriesAssessment,
): Finding | null {
  if (protein.result === null || weightKg === null) return null;
  const value = protein.result / weightKg;
  const limit = PLAUSIBLE_PROTEIN_GRAMS_PER_KG;
  if (!isOver(value, limit)) return null;
  const written = figureAndLimit(value, limit, 'g/kg/day', 1);
  return {
    ...about,
    code: 'protein-implausible',
    fields: ['PATIENT_PROTEIN_RESULT'],
    value,
    limit,
    unit: 'g/kg',
    message: `Protein is ${written.figure}, over ${written.limit}.`,
  };
}

function fluidNeedFinding({ ageMonths }: PlanPatient, { fluid }: EntriesAssessment): Finding | null {
  const of = fluidLimit(ageMonths);
  if (of === null || fluid.perKg === null || !isOver(fluid.perKg, of.limit)) return null;
  const written = figureAndLimit(fluid.perKg, of.limit, 'ml/kg/day', 1);
  return {
    ...about,
    code: 'fluid-implausible',
    fields: ['FLUID_PER_KG'],
    value: fluid.perKg,
    limit: of.limit,
    unit: 'ml/kg',
    message: `Fluid is ${written.figure}, over ${written.limit} for ${of.whom}.`,
  };
}

function basalFinding({ energy }: EntriesAssessment): Finding | null {
  if (energy.kind !== 'basal' || energy.result === null) return null;
  return {
    ...about,
    code: 'basal-without-activity',
    fields: ['ER_PAL_DIT_CATEGORY'],
    value: energy.result,
    limit: null,
    unit: 'kcal/day',
    message: `${formatQuantity('energy', energy.result).text} is a basal rate, not a requirement. Choose activity.`,
    source: energy.source?.citation ?? PLAUSIBILITY,
  };
}
