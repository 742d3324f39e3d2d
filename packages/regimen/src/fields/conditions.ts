import { PENG_2018_MIFFLIN_FROM_BMI, bmiIsAtLeast, cm, kg } from '@dietetic/clinical';
import type { EnergyMethod, ProteinMethod } from '@dietetic/clinical';
import type { Condition, FieldContext } from './field-definition.ts';

/** Under this age reference energy for milk-fed infants is a range from breast-fed to formula-fed. */
const FEEDING_RANGE_BELOW_MONTHS = 7;
const CORRECTED_AGE_BELOW_MONTHS = 24;

export const allOf =
  (...conditions: Condition[]): Condition =>
  (context) =>
    conditions.every((holds) => holds(context));

export const energyMethodIs =
  (...methods: EnergyMethod[]): Condition =>
  ({ assessment }) =>
    methods.some((method) => method === assessment.energy.method);

export const proteinMethodIs =
  (...methods: ProteinMethod[]): Condition =>
  ({ assessment }) =>
    methods.some((method) => method === assessment.protein.method);

/** Null while BMI is unknown; then neither condition below holds, because a branch is never guessed. */
function isObese({ values: { PD_WEIGHT, PD_HEIGHT }, assessment: { bmi } }: FieldContext): boolean | null {
  if (bmi === null || PD_WEIGHT === undefined || PD_HEIGHT === undefined) return null;
  return bmiIsAtLeast(kg(PD_WEIGHT), cm(PD_HEIGHT), PENG_2018_MIFFLIN_FROM_BMI);
}

const bmiUnder30: Condition = (context) => isObese(context) === false;
export const bmi30OrMore: Condition = (context) => isObese(context) === true;

/** Stays while it is answered wrongly, so that the field does not vanish under the fingers. */
export const heightMissing: Condition = ({ values, assessment }) =>
  assessment.energy.reason === 'needs-height' ||
  (values.PD_HEIGHT !== undefined && assessment.errors.some((error) => error.field === 'PD_HEIGHT'));

export const infantFeedingRange: Condition = ({ values }) =>
  values.PD_AGE !== undefined && values.PD_AGE < FEEDING_RANGE_BELOW_MONTHS;

export const correctedAgeMatters: Condition = ({ values }) =>
  values.PD_AGE !== undefined && values.PD_AGE < CORRECTED_AGE_BELOW_MONTHS;

/** Each of these entries is read, and so asked for, by one method alone. */
export const kcalPerKgIsRead = allOf(energyMethodIs('peng_2018'), bmiUnder30);
export const pennStateIsRead = energyMethodIs('penn_state');
export const pengProteinIsRead = proteinMethodIs('peng');
export const minimumAndMaximumAreRead = proteinMethodIs('min_max');

export const stressFactorSet: Condition = ({ values }) => values.ER_STRESS_FACTOR !== undefined;
export const fluidAdjustSet: Condition = ({ values }) => values.PC_FLUID_ADJUST !== undefined;

/** A category belongs to tube feeding, alone or beside an oral diet (decision 008). */
export const tubeFed: Condition = ({ values }) =>
  values.PC_TYPE_OF_FEED === 'tube' || values.PC_TYPE_OF_FEED === 'oral_and_tube';

export const countryIs =
  (country: 'uk' | 'roi'): Condition =>
  (context) =>
    context.country === country;
