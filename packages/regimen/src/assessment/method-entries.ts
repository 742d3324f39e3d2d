import {
  PENG_2018_MIFFLIN_FROM_BMI,
  PROTEIN_RULES,
  isBmiAtLeast,
  cm,
  entriesOfEnergyMethod,
  isEnergyMethod,
  isProteinMethod,
  kg,
} from '@dietetic/clinical';
import type { EnergyEntry, ProteinEntry } from '@dietetic/clinical';
import type { RegimenValues } from '../state/values.ts';
import { bodyWeightKg } from '../state/weight-used.ts';
import type { Assessment } from './assessment.ts';

type EntryKey = keyof RegimenValues;

/** What every method may read of the patient: asked whatever the method, and entering it chooses none. */
type OfThePatient =
  | 'country'
  | 'sex'
  | 'age'
  | 'ageDays'
  | 'weight'
  | 'bodyWeight'
  | 'weightIsCorrected'
  | 'height';

/** Under which key each thing is entered that an energy method may read beside the patient. */
export const ENERGY_ENTRIES = {
  kcalPerKgMin: 'ER_CALORIC_EQUATION_MIN',
  kcalPerKgMax: 'ER_CALORIC_EQUATION_MAX',
  rangeEnd: 'ER_CALORIC_TOGGLE',
  palDit: 'ER_PAL_DIT_CATEGORY',
  stressCondition: 'ER_STRESS_FACTOR',
  stressPercent: 'ER_STRESS_FACTOR_ADJUST',
  temperature: 'ER_PENN_TMAX',
  ventilation: 'ER_PENN_VE',
  sacnAdjust: 'ER_SACN_ADJUST',
  efsaPal: 'ER_ROI_6M17Y',
  efsaAdjustPercent: 'ER_ROI_6M17Y_ADJUST',
} as const satisfies Record<Exclude<EnergyEntry, OfThePatient>, EntryKey>;

/** The same for protein. */
export const PROTEIN_ENTRIES = {
  minimum: 'PC_MINIMUM',
  maximum: 'PC_MAXIMUM',
  pengMinimum: 'PC_PENG_PROTEIN_MIN',
  pengMaximum: 'PC_PENG_PROTEIN_MAX',
  rangeEnd: 'PC_PENG_TOGGLE',
  nitrogenLevel: 'PC_NITROGEN',
} as const satisfies Record<Exclude<ProteinEntry, OfThePatient>, EntryKey>;

/** The entries that count only while a method that reads them is chosen. */
export const METHOD_ENTRIES: ReadonlySet<EntryKey> = new Set([
  ...Object.values(ENERGY_ENTRIES),
  ...Object.values(PROTEIN_ENTRIES),
]);

/** The entries behind what a method reads; none behind what is of the patient. */
const entriesRead = (reads: readonly string[], entries: Readonly<Record<string, EntryKey>>): EntryKey[] =>
  reads.flatMap((read) => entries[read] ?? []);

/** BMI 30 or more, of the body; null while BMI is unknown. */
export function isObese(values: RegimenValues, bmi: number | null): boolean | null {
  const weight = bodyWeightKg(values);
  if (bmi === null || weight === undefined || values.PD_HEIGHT === undefined) return null;
  return isBmiAtLeast(kg(weight), cm(values.PD_HEIGHT), PENG_2018_MIFFLIN_FROM_BMI);
}

/** Whether one of the two methods in use reads this entry: what is not read is not asked for, shown or warned about. */
export function isEntryInUse(
  entry: EntryKey,
  values: RegimenValues,
  { bmi, energy, protein }: Pick<Assessment, 'bmi'> & Record<'energy' | 'protein', { method: string | null }>,
): boolean {
  const byEnergy =
    energy.method !== null && isEnergyMethod(energy.method)
      ? entriesRead(entriesOfEnergyMethod(energy.method, isObese(values, bmi)), ENERGY_ENTRIES)
      : [];
  const byProtein =
    protein.method !== null && isProteinMethod(protein.method)
      ? entriesRead(PROTEIN_RULES[protein.method].reads, PROTEIN_ENTRIES)
      : [];
  return [...byEnergy, ...byProtein].includes(entry);
}
