import type { EntriesAssessment } from '../../assessment/assess.ts';
import { needOf } from '../totals/need.ts';
import type { ProvidedTotals } from '../totals/provided.ts';
import type { Finding } from './finding.ts';
import {
  implausibleAmountFinding,
  type ImplausibleAmount,
  implausibleEnergy,
  implausibleFluid,
  implausibleProtein,
} from './implausible-amounts.ts';
import type { PlanPatient } from './patient.ts';

/**
 * What the products give, held against the patient's weight and age. Energy and protein only while there is no need:
 * where there is one, the totals are held against that. A basal rate is none. Without this a plan could hold anything.
 */
export function intakeFindings(
  patient: PlanPatient,
  assessment: EntriesAssessment,
  { energy, protein, fluid }: ProvidedTotals,
): Finding[] {
  const { usedWeightKg: weightKg } = patient;
  const tooMuch = needOf('energy', assessment) === null ? implausibleEnergy(patient, energy.value) : null;
  return [
    // Products may be part of what is eaten: only too much is asked about.
    given(
      energy,
      'PATIENT_ENERGY_RESULT',
      tooMuch?.side === 'under' ? null : tooMuch,
      (figure, against) => `The products give ${figure}, ${against}, and no energy need is set.`,
    ),
    given(
      protein,
      'PATIENT_PROTEIN_RESULT',
      needOf('protein', assessment) === null ? implausibleProtein(patient, protein.value) : null,
      (figure, against) => `The products give ${figure} of protein, ${against}, and no protein need is set.`,
    ),
    // The same limit for what the products bring, whatever the need was set to.
    given(
      fluid,
      'FLUID_RESULT',
      weightKg === null ? null : implausibleFluid(patient, fluid.value / weightKg),
      (figure, against) => `The water in the products is ${figure}, ${against}.`,
    ),
  ].filter((finding) => finding !== null);
}

function given(
  { complete, statedBy }: ProvidedTotals['energy'],
  field: string,
  found: ImplausibleAmount | null,
  words: (figure: string, against: string) => string,
): Finding | null {
  if (found === null) return null;
  const message = words(`${complete ? '' : 'at least '}${found.figure}`, found.against);
  return implausibleAmountFinding(found, { fields: [field], products: statedBy, message });
}
