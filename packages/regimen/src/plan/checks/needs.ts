import { ADULT_FROM_MONTHS, formatQuantity } from '@dietetic/clinical';
import type { EntriesAssessment } from '../../assessment/assess.ts';
import type { ProvidedTotals } from '../totals/provided.ts';
import { type Finding, createFinding, PLAUSIBILITY_LIMIT_SOURCE } from './finding.ts';
import {
  implausibleAmountFinding,
  type ImplausibleAmount,
  implausibleEnergy,
  implausibleFluid,
  implausibleProtein,
} from './implausible-amounts.ts';
import type { PlanPatient } from './patient.ts';
import { intakeFindings } from './intake.ts';

/** Requirements, and the water of a plan, that are more or less than anyone of this age and weight needs. */
export function needFindings(
  patient: PlanPatient,
  assessment: EntriesAssessment,
  given: ProvidedTotals,
  isForCalculate: boolean,
): Finding[] {
  const { energy, protein, fluid } = assessment;
  // A basal rate is not what was chosen: it waits for an activity.
  const kcal = energy.kind === 'basal' ? null : energy.result;
  const tooMuchOrLittle = kcal === null ? null : implausibleEnergy(patient, kcal);
  const { ageMonths } = patient;
  const isLittleOfChild =
    ageMonths !== null && ageMonths < ADULT_FROM_MONTHS && tooMuchOrLittle?.side === 'under';
  return [
    needFinding(
      'Energy',
      'PATIENT_ENERGY_RESULT',
      isForCalculate && isLittleOfChild ? null : tooMuchOrLittle,
    ),
    needFinding(
      'Protein',
      'PATIENT_PROTEIN_RESULT',
      protein.result === null ? null : implausibleProtein(patient, protein.result),
    ),
    needFinding(
      'Fluid',
      'FLUID_PER_KG',
      fluid.perKg === null ? null : implausibleFluid(patient, fluid.perKg),
    ),
    ...intakeFindings(patient, assessment, given),
    basalFinding(assessment, isForCalculate),
  ].filter((finding) => finding !== null);
}

const needFinding = (name: string, field: string, found: ImplausibleAmount | null): Finding | null =>
  found &&
  implausibleAmountFinding(found, {
    fields: [field],
    products: [],
    message: `${name} is ${found.figure}, ${found.against}.`,
  });

/** Of a step that was skipped nothing is asked: a default that nobody touched is "not selected" in the report. */
function basalFinding({ energy }: EntriesAssessment, isForCalculate: boolean): Finding | null {
  if (energy.kind !== 'basal' || energy.result === null) return null;
  if (energy.methodIsDefault && !isForCalculate) return null;
  return createFinding({
    code: 'basal-without-activity',
    fields: ['ER_PAL_DIT_CATEGORY'],
    value: energy.result,
    unit: 'kcal/day',
    message: `${formatQuantity('energy', energy.result).text} is a basal rate, not a requirement. Choose activity.`,
    source: energy.source?.citation ?? PLAUSIBILITY_LIMIT_SOURCE,
  });
}
