import { SIX_MONTHS, isAdult, isAged18 } from '../patient/age.ts';
import type { Months } from '../quantities/units.ts';
import { henryOxford, schofield } from './basal-by-weight.ts';
import { efsaByActivity } from './efsa-by-activity.ts';
import type { Country, EnergyInput } from './energy-input.ts';
import type { EnergyOutcome } from './energy-result.ts';
import { harrisBenedict } from './harris-benedict.ts';
import { mifflinStJeor } from './mifflin-st-jeor.ts';
import { paediatricPerKg } from './paediatric-per-kg.ts';
import { peng2018 } from './peng-2018.ts';
import { pennState } from './penn-state.ts';
import { sacn } from './sacn.ts';

export type EnergyEntry = keyof EnergyInput;

/** A method: its rule, the entries it reads, and the published tables behind its figures (ids of `REFERENCE_TABLES`). */
export type EnergyMethodRule = {
  calculate: (input: EnergyInput) => EnergyOutcome;
  /** Fields, questions about unusual entries and texts follow from this; a test compares it with what the rule reads. */
  reads: readonly EnergyEntry[];
  /** Read only on one side of BMI 30; on neither while BMI is unknown, because a branch is never guessed. */
  readsUnderBmi30?: readonly EnergyEntry[];
  /** Its own tables, which identify it. */
  tables: readonly string[];
  /** Tables it shares with others: factors of activity and stress, an equation it is built on. */
  sharedTables?: readonly string[];
};

const SEX_AGE_WEIGHT = ['sex', 'age', 'weight'] as const;
const BODY = [...SEX_AGE_WEIGHT, 'height'] as const;
const ACTIVITY_AND_STRESS = ['palDit', 'stressCondition', 'stressPercent'] as const;
const ACTIVITY_TABLE = 'peng-2018';
const ACTIVITY_AND_STRESS_TABLES = [ACTIVITY_TABLE, 'peng-2004-2011'] as const;

/** Each energy method by id (decision 006). */
const ENERGY_METHOD_RULES = {
  peng_2018: {
    calculate: peng2018,
    reads: [...BODY, 'bodyWeight', 'palDit'],
    readsUnderBmi30: ['kcalPerKgMin', 'kcalPerKgMax', 'rangeEnd'],
    tables: ['peng-2018'],
    sharedTables: ['mifflin-st-jeor-1990'],
  },
  henry_oxford: {
    calculate: henryOxford,
    reads: [...SEX_AGE_WEIGHT, ...ACTIVITY_AND_STRESS],
    tables: ['henry-2005-weight'],
    sharedTables: ACTIVITY_AND_STRESS_TABLES,
  },
  schofield: {
    calculate: schofield,
    reads: [...SEX_AGE_WEIGHT, ...ACTIVITY_AND_STRESS],
    tables: ['schofield-1985-weight'],
    sharedTables: ACTIVITY_AND_STRESS_TABLES,
  },
  harris_benedict: {
    calculate: harrisBenedict,
    reads: [...BODY, ...ACTIVITY_AND_STRESS],
    tables: ['harris-benedict-1919'],
    sharedTables: ACTIVITY_AND_STRESS_TABLES,
  },
  mifflin_st_jeor: {
    calculate: mifflinStJeor,
    reads: [...BODY, 'palDit'],
    tables: ['mifflin-st-jeor-1990'],
    sharedTables: [ACTIVITY_TABLE],
  },
  penn_state: {
    calculate: pennState,
    reads: [...BODY, 'bodyWeight', 'temperature', 'ventilation'],
    tables: ['penn-state-2003b', 'penn-state-2010'],
    sharedTables: ['mifflin-st-jeor-1990'],
  },
  sacn: { calculate: sacn, reads: ['sex', 'age', 'sacnAdjust'], tables: ['sacn-2011'] },
  uk_paeds: {
    calculate: paediatricPerKg,
    reads: [...SEX_AGE_WEIGHT, 'rangeEnd'],
    tables: ['sacn-2011-per-kg'],
  },
  roi_paeds_under_6months: {
    calculate: paediatricPerKg,
    reads: [...SEX_AGE_WEIGHT, 'rangeEnd'],
    tables: ['sacn-2011-per-kg'],
  },
  roi_paeds_6months_17years: {
    calculate: efsaByActivity,
    reads: ['sex', 'age', 'efsaPal', 'efsaAdjustPercent'],
    tables: ['efsa-2013-energy'],
  },
} as const satisfies Record<string, EnergyMethodRule>;

export type EnergyMethod = keyof typeof ENERGY_METHOD_RULES;

export const ENERGY_RULES: Readonly<Record<EnergyMethod, EnergyMethodRule>> = ENERGY_METHOD_RULES;

export const ENERGY_METHODS = Object.keys(ENERGY_METHOD_RULES) as EnergyMethod[];

export const isEnergyMethod = (id: string): id is EnergyMethod => Object.hasOwn(ENERGY_METHOD_RULES, id);

/** The entries a method reads of this patient; `isObese` is BMI 30 or more, null while BMI is unknown. */
export function entriesOfEnergyMethod(method: EnergyMethod, isObese: boolean | null): readonly EnergyEntry[] {
  const { reads, readsUnderBmi30 = [] } = ENERGY_RULES[method];
  return isObese === false ? [...reads, ...readsUnderBmi30] : reads;
}

const ADULT: readonly EnergyMethod[] = [
  'peng_2018',
  'henry_oxford',
  'schofield',
  'harris_benedict',
  'mifflin_st_jeor',
  'penn_state',
  'sacn',
];
const UK_CHILD: readonly EnergyMethod[] = ['uk_paeds', 'sacn', 'schofield', 'henry_oxford'];
const ROI_YOUNG_INFANT: readonly EnergyMethod[] = ['roi_paeds_under_6months'];
const ROI_CHILD: readonly EnergyMethod[] = ['roi_paeds_6months_17years', 'schofield', 'henry_oxford'];

/** The methods offered to a patient; the first is the default. The order is the specification's, not advice (decision 006). */
export function offeredEnergyMethods(country: Country, age: Months): readonly EnergyMethod[] {
  // The EFSA table ends at 17, so an Irish patient of 18 has only the adult methods.
  if (isAdult(age)) return isAged18(age) && country === 'uk' ? [...ADULT, 'uk_paeds'] : ADULT;
  if (country === 'uk') return UK_CHILD;
  return age < SIX_MONTHS ? ROI_YOUNG_INFANT : ROI_CHILD;
}

/** The energy requirement by one method, kcal/day. `offeredEnergyMethods` decides whether the method suits the patient. */
export const energyRequirement = (method: EnergyMethod, input: EnergyInput): EnergyOutcome =>
  ENERGY_RULES[method].calculate(input);
