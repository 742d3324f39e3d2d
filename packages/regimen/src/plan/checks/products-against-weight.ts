import type { EntriesAssessment } from '../../assessment/assess.ts';
import { needOf } from '../totals/need.ts';
import type { Provided } from '../totals/provided.ts';
import type { Finding } from './finding.ts';
import { askedOf, implausibleEnergy, implausibleFluid, implausibleProtein } from './implausible-amounts.ts';
import type { PlanPatient } from './patient.ts';

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

function energyGiven(patient: PlanPatient, { energy }: Provided): Finding | null {
  const found = implausibleEnergy(patient, energy.value);
  // Products may be part of what is eaten: only too much is asked about.
  if (found === null || found.side === 'under') return null;
  return askedOf(found, {
    fields: ['PATIENT_ENERGY_RESULT'],
    products: energy.statedBy,
    message: `The products give ${least(energy)}${found.figure}, ${found.against}, and no energy need is set.`,
  });
}

function proteinGiven(patient: PlanPatient, { protein }: Provided): Finding | null {
  const found = implausibleProtein(patient, protein.value);
  if (found === null) return null;
  return askedOf(found, {
    fields: ['PATIENT_PROTEIN_RESULT'],
    products: protein.statedBy,
    message: `The products give ${least(protein)}${found.figure} of protein, ${found.against}, and no protein need is set.`,
  });
}

/** The same limit for what the products bring, whatever the need was set to. */
function fluidGiven(patient: PlanPatient, { fluid }: Provided): Finding | null {
  const { usedWeightKg: weightKg } = patient;
  const found = weightKg === null ? null : implausibleFluid(patient, fluid.value / weightKg);
  if (found === null) return null;
  return askedOf(found, {
    fields: ['FLUID_RESULT'],
    products: fluid.statedBy,
    message: `The water in the products is ${least(fluid)}${found.figure}, ${found.against}.`,
  });
}

const least = ({ complete }: Provided['energy']): string => (complete ? '' : 'at least ');
