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

/** Under which key each thing that an energy method may read is entered. */
const ENERGY_ENTRIES = {
  sex: 'PD_GENDER',
  age: 'PD_AGE',
  weight: 'PD_WEIGHT',
  bodyWeight: 'PD_WEIGHT',
  height: 'PD_HEIGHT',
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
} as const satisfies Record<EnergyEntry, EntryKey>;

/** The same for protein; the country is not an entry of the patient's. */
const PROTEIN_ENTRIES = {
  country: null,
  sex: 'PD_GENDER',
  age: 'PD_AGE',
  ageDays: 'PD_AGE_DAYS',
  weight: 'PD_WEIGHT',
  weightIsCorrected: 'PD_WEIGHT_BASIS',
  height: 'PD_HEIGHT',
  minimum: 'PC_MINIMUM',
  maximum: 'PC_MAXIMUM',
  pengMinimum: 'PC_PENG_PROTEIN_MIN',
  pengMaximum: 'PC_PENG_PROTEIN_MAX',
  rangeEnd: 'PC_PENG_TOGGLE',
  nitrogenLevel: 'PC_NITROGEN',
} as const satisfies Record<ProteinEntry, EntryKey | null>;

const BODY_ENTRIES: readonly EntryKey[] = [
  'PD_GENDER',
  'PD_AGE',
  'PD_AGE_DAYS',
  'PD_WEIGHT',
  'PD_WEIGHT_BASIS',
  'PD_HEIGHT',
];

/** The entries that count only while a method that reads them is chosen. */
export const METHOD_ENTRIES: ReadonlySet<EntryKey> = new Set(
  [...Object.values(ENERGY_ENTRIES), ...Object.values(PROTEIN_ENTRIES)].filter(
    (key) => key !== null && !BODY_ENTRIES.includes(key),
  ) as EntryKey[],
);

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
      ? entriesOfEnergyMethod(energy.method, isObese(values, bmi)).map((key) => ENERGY_ENTRIES[key])
      : [];
  const byProtein =
    protein.method !== null && isProteinMethod(protein.method)
      ? PROTEIN_RULES[protein.method].reads.map((key) => PROTEIN_ENTRIES[key])
      : [];
  return [...byEnergy, ...byProtein].some((read) => read === entry);
}
