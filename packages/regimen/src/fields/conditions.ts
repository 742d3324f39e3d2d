import type { Condition, FieldContext } from './field-definition.ts';
import type { EnergyMethodId, ProteinMethodId } from './text-keys.ts';

/** From here on a patient is an adult and height is required (decision 1.2). */
export const ADULT_FROM_MONTHS = 216;
/** Under this age reference energy for milk-fed infants is a range from breast-fed to formula-fed. */
export const FEEDING_RANGE_BELOW_MONTHS = 7;
const CORRECTED_AGE_BELOW_MONTHS = 24;

/** BMI 30 and 50 are compared in decimals: binary division puts 76.8 kg at 160 cm just below 30 (decision 1.5). */
const BMI_TOLERANCE = 1e-9;
const OBESE_FROM_BMI = 30;

export const allOf =
  (...conditions: Condition[]): Condition =>
  (context) =>
    conditions.every((holds) => holds(context));

export const energyMethodIs =
  (...methods: EnergyMethodId[]): Condition =>
  ({ assessment }) =>
    methods.some((method) => method === assessment.energy.method);

export const proteinMethodIs =
  (...methods: ProteinMethodId[]): Condition =>
  ({ assessment }) =>
    methods.some((method) => method === assessment.protein.method);

const bmiOf = ({ assessment }: FieldContext): number | null => assessment.bmi;

/** Neither this nor the next holds while BMI is unknown: a branch is never guessed. */
export const bmiUnder30: Condition = (context) => {
  const bmi = bmiOf(context);
  return bmi !== null && bmi < OBESE_FROM_BMI - BMI_TOLERANCE;
};
export const bmi30OrMore: Condition = (context) => {
  const bmi = bmiOf(context);
  return bmi !== null && bmi >= OBESE_FROM_BMI - BMI_TOLERANCE;
};

/** Stays while it is answered wrongly, so that the field does not vanish under the fingers. */
export const heightMissing: Condition = ({ values, assessment }) =>
  assessment.energy.reason === 'needs-height' ||
  (values.PD_HEIGHT !== undefined && assessment.errors.some((error) => error.field === 'PD_HEIGHT'));

export const infantFeedingRange: Condition = ({ values }) =>
  values.PD_AGE !== undefined && values.PD_AGE < FEEDING_RANGE_BELOW_MONTHS;

export const correctedAgeMatters: Condition = ({ values }) =>
  values.PD_AGE !== undefined && values.PD_AGE < CORRECTED_AGE_BELOW_MONTHS;

export const stressFactorSet: Condition = ({ values }) => values.ER_STRESS_FACTOR !== undefined;
export const fluidAdjustSet: Condition = ({ values }) => values.PC_FLUID_ADJUST !== undefined;

/** A category belongs to tube feeding, alone or beside an oral diet (decision 4.7). */
export const tubeFed: Condition = ({ values }) =>
  values.PC_TYPE_OF_FEED === 'tube' || values.PC_TYPE_OF_FEED === 'oral_and_tube';

export const countryIs =
  (country: 'uk' | 'roi'): Condition =>
  (context) =>
    context.country === country;

/** An obesity factor below 1 was applied; the reason is shown beside the result. */
export const obesityFactorApplied: Condition = ({ assessment }) =>
  assessment.protein.factor !== null && assessment.protein.factor < 1;
