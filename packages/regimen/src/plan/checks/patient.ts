import { ageText, FIRST_BIRTHDAY_MONTHS, formatQuantity, isUsable, months } from '@dietetic/clinical';
import type { Country, Entered, Sex } from '@dietetic/clinical';
import { resolveWeights } from '../../assessment/patient.ts';
import type { ChoiceOf } from '../../assessment/choice-entries.ts';
import { parseEntries } from '../../assessment/parse-entries.ts';
import { type Kidneys, kidneysOf } from './kidney.ts';
import type { RegimenValues } from '../../state/values.ts';

/** The patient as the checks read them: what was not entered, or cannot be used, is null. */
export type PlanPatient = {
  country: Country | null;
  sex: Sex | null;
  ageMonths: number | null;
  ageDays: number | null;
  /** As it was measured. */
  weightKg: number | null;
  /** What the requirements are worked out from, and so what is said per kg. */
  usedWeightKg: number | null;
  heightCm: number | null;
  isPreterm: boolean;
  /** Fed by neonatal guidelines, or not known to be past them: for these there is no feed plan. */
  isPretermInfant: boolean;
  /** Slug of a metabolic category. */
  condition: string | null;
  kidneys: Kidneys | null;
  route: ChoiceOf<'PC_TYPE_OF_FEED'> | null;
};

/** Under this age that of a child born preterm is corrected, and it is asked how it was born. */
export const CORRECTED_AGE_BELOW_MONTHS = 24;

/** Born at 23 weeks, a child is 17 weeks younger by its corrected age. */
const MOST_CORRECTION_MONTHS = 4;

export function planPatient(
  country: Country | undefined,
  values: Readonly<Record<string, unknown>>,
  scope: readonly string[] = [],
  isForCalculate = false,
): PlanPatient {
  const entries = parseEntries(values);
  const { numbers, choices, texts } = entries;
  const ageMonths = orNull(numbers.PD_AGE);
  // An answer that stayed from before the age was corrected is on no screen.
  const isPretermAsked = isForCalculate || ageMonths === null || ageMonths < CORRECTED_AGE_BELOW_MONTHS;
  const isPreterm = choices.PD_PRETERM === 'yes' && isPretermAsked;
  // An age by date of birth is not the corrected one.
  const leastAge = (ageMonths ?? 0) - (texts.PD_DOB === undefined ? 0 : MOST_CORRECTION_MONTHS);
  return {
    country: country ?? null,
    sex: orNull(choices.PD_GENDER),
    ageMonths,
    ageDays: orNull(numbers.PD_AGE_DAYS),
    weightKg: orNull(numbers.PD_WEIGHT),
    usedWeightKg: orNull(resolveWeights(entries).weight),
    heightCm: orNull(numbers.PD_HEIGHT),
    isPreterm: isPreterm || scope.includes('preterm'),
    isPretermInfant:
      scope.includes('preterm') || (isPreterm && (isForCalculate || leastAge < FIRST_BIRTHDAY_MONTHS)),
    condition: orNull(texts.PD_CONDITION),
    kidneys: kidneysOf(scope),
    route: orNull(choices.PC_TYPE_OF_FEED),
  };
}

const orNull = <T>(value: Entered<T>): Exclude<T, undefined | 'invalid'> | null =>
  isUsable(value) ? (value as Exclude<T, undefined | 'invalid'>) : null;

/** "20 days" while days are known, then "4 months", "5 years 3 months". */
export function patientAge({ ageMonths, ageDays }: Pick<PlanPatient, 'ageMonths' | 'ageDays'>): string {
  if (ageDays !== null)
    return formatQuantity('count', ageDays, { unit: ageDays === 1 ? 'day' : 'days' }).text;
  return ageMonths === null ? '' : ageText(months(ageMonths));
}

/** The same of entries, wherever a screen says how old the patient is. */
export const ageOfPatient = ({ PD_AGE: age, PD_AGE_DAYS: days }: RegimenValues): string =>
  patientAge({ ageMonths: age ?? null, ageDays: days ?? null });
