import { FEEDING_RANGE_UNTIL_MONTHS } from '@dietetic/clinical';
import type { Country, EnergyMethod, ProteinMethod } from '@dietetic/clinical';
import { isObese, isEntryInUse } from '../assessment/method-entries.ts';
import type { Condition, ValueKey } from './field-definition.ts';
import { needsAgeInDays } from '../plan/checks/early-life.ts';
import { CORRECTED_AGE_BELOW_MONTHS } from '../plan/checks/patient.ts';
import { hasOwnWeight, weightBasis } from '../state/weight-used.ts';

export const allOf =
  (...conditions: Condition[]): Condition =>
  (context) =>
    conditions.every((holds) => holds(context));

const methodIs =
  <Method extends string>(of: 'energy' | 'protein') =>
  (...methods: Method[]): Condition =>
  ({ assessment }) =>
    methods.some((method) => method === assessment[of].method);

export const energyMethodIs = methodIs<EnergyMethod>('energy');
export const proteinMethodIs = methodIs<ProteinMethod>('protein');

export const not =
  (condition: Condition): Condition =>
  (context) =>
    !condition(context);

/** A field shows while the method chosen reads its entry; what a method reads is said where the method is. */
export const entryIsRead =
  (entry: ValueKey): Condition =>
  ({ values, assessment }) =>
    isEntryInUse(entry, values, assessment);

/** Holds for no patient whose BMI is unknown: a branch is never guessed. */
export const bmi30OrMore: Condition = ({ values, assessment }) => isObese(values, assessment.bmi) === true;

/** Stays while it is answered wrongly, so that the field does not vanish under the fingers. */
export const heightMissing: Condition = ({ values, assessment }) =>
  (assessment.energy.reason === 'needs-height' && values.PD_HEIGHT_KNOWN !== 'no') ||
  (values.PD_HEIGHT !== undefined && assessment.errors.some((error) => error.field === 'PD_HEIGHT'));

/** Two equal figures are no choice. */
export const infantFeedingRange: Condition = ({ values, assessment: { energy } }) =>
  values.PD_AGE !== undefined &&
  values.PD_AGE < FEEDING_RANGE_UNTIL_MONTHS &&
  (energy.low === null || energy.low !== energy.high);

export const daysOfAgeAreAsked: Condition = ({ values }) =>
  values.PD_AGE !== undefined && values.PD_DOB === undefined && needsAgeInDays(values.PD_AGE);

export const otherWeightIsUsed: Condition = ({ values }) => hasOwnWeight(weightBasis(values));

export const correctedAgeMatters: Condition = ({ values }) =>
  values.PD_AGE !== undefined && values.PD_AGE < CORRECTED_AGE_BELOW_MONTHS;

export const stressFactorSet: Condition = ({ values }) => values.ER_STRESS_FACTOR !== undefined;
export const fluidAdjustSet: Condition = ({ values }) =>
  values.PC_FLUID_ADJUST !== undefined || values.PC_FLUID_PER_DAY !== undefined;

/** A category belongs to tube feeding, alone or beside an oral diet (decision 008). */
export const tubeFed: Condition = ({ values }) =>
  values.PC_TYPE_OF_FEED === 'tube' || values.PC_TYPE_OF_FEED === 'oral_and_tube';

export const countryIs =
  (country: Country): Condition =>
  (context) =>
    context.country === country;
