import type { InputWarning } from '../assessment/assessment.ts';
import type { Confirmation, RegimenState } from './regimen-state.ts';
import type { RegimenValues } from './values.ts';

/** A question about the patient was answered for this patient: another weight or age asks it again. */
export const PATIENT_KEYS = [
  'PD_GENDER',
  'PD_AGE',
  'PD_AGE_DAYS',
  'PD_HEIGHT',
  'PD_WEIGHT',
  'PD_WEIGHT_PREVIOUS',
] as const;

export function confirm(state: RegimenState, { field, code, message }: InputWarning): RegimenState {
  const answer: Confirmation = { field, code, message, of: subject(state.values, field) };
  const others = state.confirmations.filter((held) => held.field !== field || held.code !== code);
  return { ...state, confirmations: [...others, answer] };
}

/** The soft limits still to be asked about. */
export function openWarnings(state: RegimenState, warnings: readonly InputWarning[]): InputWarning[] {
  return warnings.filter((warning) => !isConfirmed(state, warning));
}

export const isAboutPatient = (field: string): boolean => field.startsWith('PD_') || field === 'BMI';

function isConfirmed(state: RegimenState, { field, code }: InputWarning): boolean {
  const now = subject(state.values, field);
  return state.confirmations.some((held) => held.field === field && held.code === code && held.of === now);
}

/** The BMI, and what is per kg, may be of the weight used. */
export const ABOUT_PATIENT = [
  ...PATIENT_KEYS,
  'PD_WEIGHT_BASIS',
  'PD_WEIGHT_USED',
  'PD_WEIGHT_USED_FOR',
] as const;

/** The values a question was about, as one text to compare. */
function subject(values: RegimenValues, field: string): string {
  const own = isAboutPatient(field) ? [] : [field as keyof RegimenValues];
  // A day's fluid is held against a limit per kg.
  const keys = isAboutPatient(field) || field === 'PC_FLUID_PER_DAY' ? [...own, ...ABOUT_PATIENT] : own;
  return JSON.stringify(keys.map((key) => values[key] ?? null));
}
