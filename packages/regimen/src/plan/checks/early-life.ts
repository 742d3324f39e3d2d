import { NEWBORN_UNTIL_DAYS } from '@dietetic/clinical';
import type { EntriesAssessment } from '../../assessment/assess.ts';
import { type Finding, createFinding, PLAUSIBILITY_LIMIT_SOURCE } from './finding.ts';
import { CORRECTED_AGE_BELOW_MONTHS, patientAge, type PlanPatient } from './patient.ts';

/** Below this an age in months says too little. */
const DAYS_ASKED_BELOW_MONTHS = 2;
export const needsAgeInDays = (ageMonths: number): boolean => ageMonths < DAYS_ASKED_BELOW_MONTHS;

/** What the first weeks of life, and a birth before term, ask of a plan. */
export function earlyLifeFindings(
  patient: PlanPatient,
  assessment: EntriesAssessment,
  /** Whether the age was counted from a date of birth, which says nothing of the weeks before term. */
  isAgeFromBirth: boolean,
): Finding[] {
  return [
    newborn(patient, assessment),
    needsDays(patient),
    daysDisagree(patient),
    isAgeFromBirth ? notCorrected(patient) : null,
    preterm(patient),
  ].filter((finding) => finding !== null);
}

function notCorrected(patient: PlanPatient): Finding | null {
  const { isPreterm, ageMonths } = patient;
  if (!isPreterm || ageMonths === null || ageMonths >= CORRECTED_AGE_BELOW_MONTHS) return null;
  return createFinding({
    code: 'age-not-corrected',
    fields: ['PD_PRETERM', 'PD_DOB', 'PD_AGE'],
    value: ageMonths,
    limit: CORRECTED_AGE_BELOW_MONTHS,
    unit: 'months',
    message: `Born preterm, and the age of ${patientAge(patient)} is counted from the date of birth. Enter the corrected age as an age, in place of the date.`,
    source: PLAUSIBILITY_LIMIT_SOURCE,
  });
}

function newborn(patient: PlanPatient, { protein, fluid }: EntriesAssessment): Finding | null {
  const { ageDays } = patient;
  if (ageDays === null || ageDays >= NEWBORN_UNTIL_DAYS) return null;
  const missing = [
    ...(fluid.reason === 'newborn' ? [{ key: 'PC_FLUID_ADJUST', name: 'fluid', unit: 'ml/kg' }] : []),
    ...(protein.reason === 'newborn' ? [{ key: 'PC_MINIMUM', name: 'protein', unit: 'g/kg' }] : []),
  ];
  const age = `Patient ${patientAge(patient)}.`;
  const names = missing.map(({ name }) => name).join(' and ');
  const units = missing.map(({ unit }) => unit).join(' and ');
  return {
    code: 'newborn',
    severity: missing.length > 0 ? 'stop' : 'ask',
    fields: missing.length > 0 ? missing.map(({ key }) => key) : ['PD_AGE_DAYS'],
    products: [],
    value: ageDays,
    limit: NEWBORN_UNTIL_DAYS,
    unit: 'days',
    message:
      missing.length > 0
        ? `${age} No default for ${names} under 28 days. Enter ${units}; follow the neonatal guideline.`
        : `${age} Under 28 days no default is used: fluid and protein are as entered. Follow the neonatal guideline.`,
    source: PLAUSIBILITY_LIMIT_SOURCE,
  };
}

function needsDays({ ageMonths, ageDays }: PlanPatient): Finding | null {
  if (ageMonths === null || ageMonths >= DAYS_ASKED_BELOW_MONTHS || ageDays !== null) return null;
  return createFinding({
    code: 'age-needs-days',
    severity: 'confirm',
    fields: ['PD_AGE_DAYS'],
    value: ageMonths,
    limit: DAYS_ASKED_BELOW_MONTHS,
    unit: 'months',
    message: 'Age in days is not given. Under 28 days there is no default for fluid and protein.',
    source: PLAUSIBILITY_LIMIT_SOURCE,
  });
}

/** Days that so many completed months can be, by the calendar: February is the shortest, July and August the longest pair. */
const DAYS_OF_MONTHS: Readonly<Record<number, { from: number; to: number }>> = {
  0: { from: 0, to: 30 },
  1: { from: 28, to: 61 },
  2: { from: 59, to: 91 },
};

function daysDisagree({ ageMonths, ageDays }: PlanPatient): Finding | null {
  const range = ageMonths === null ? undefined : DAYS_OF_MONTHS[ageMonths];
  if (ageMonths === null || ageDays === null || range === undefined) return null;
  if (ageDays >= range.from && ageDays <= range.to) return null;
  const days = patientAge({ ageMonths, ageDays });
  const inMonths = `${ageMonths}\u00a0${ageMonths === 1 ? 'month' : 'months'}`;
  return createFinding({
    code: 'age-needs-days',
    severity: 'confirm',
    fields: ['PD_AGE_DAYS', 'PD_AGE'],
    value: ageDays,
    limit: ageDays > range.to ? range.to : range.from,
    unit: 'days',
    message: `Age is ${inMonths} and ${days}, which cannot both be true. Check them: under 28 days there is no default for fluid and protein.`,
    source: PLAUSIBILITY_LIMIT_SOURCE,
  });
}

function preterm({ isPreterm }: PlanPatient): Finding | null {
  if (!isPreterm) return null;
  return createFinding({
    code: 'preterm',
    fields: ['PD_PRETERM'],
    message:
      'Born preterm. The tables were not made for preterm infants; later they are read at the corrected age.',
    source: PLAUSIBILITY_LIMIT_SOURCE,
  });
}
