import { formatQuantity, isUsable, roundHalfAway, usualWeightRange } from '@dietetic/clinical';
import type { Entered, Months, Sex } from '@dietetic/clinical';
import type { WeightBasis } from '../state/weight-used.ts';
import type { InputWarning } from './assessment.ts';
import { INPUT_LIMITS, USUAL_BMI, USUAL_WEIGHT_CHANGE_PERCENT } from './input-limits.ts';
import { unusualValueWarning } from './parse-entries.ts';

type Patient = {
  sex: Entered<Sex>;
  age: Entered<Months>;
  weight: Entered<number>;
  /** The weight the requirements are worked out from. */
  weightUsed: Entered<number>;
  weightUsedBasis: Entered<WeightBasis>;
  /** It was entered for another weight, height or sex than there are now. */
  weightUsedIsOutdated: boolean;
  bmi: number | null;
  weightDifference: number | null;
};

/** Soft limits that look at more than one entry: weight for age and sex, change of weight, BMI. */
export function unusualPatientWarnings(patient: Patient): InputWarning[] {
  return [
    weightForAge(patient),
    outdatedWeight(patient) ?? ownWeight(patient),
    changeOfWeight(patient),
    bodyMassIndexWarning(patient),
  ].filter((warning) => warning !== null);
}

function weightForAge({ sex, age, weight }: Patient): InputWarning | null {
  if (!isUsable(age) || !isUsable(weight)) return null;
  const ranges = (isUsable(sex) ? [sex] : (['male', 'female'] as const)).map((each) =>
    usualWeightRange(age, each),
  );
  const from = Math.min(...ranges.map((range) => range.from));
  const to = Math.max(...ranges.map((range) => range.to));
  const { name, unit } = INPUT_LIMITS.PD_WEIGHT;
  if (weight >= from && weight <= to) return null;
  return unusualValueWarning({
    field: 'PD_WEIGHT',
    code: 'unusual-weight-for-age',
    name,
    value: weight,
    unit,
    limit: weight > to ? to : from,
  });
}

/** A weight that is used in place of the one weighed lies near it: half or one and a half times is a slip. */
const USED_SHARE = { from: 0.5, to: 1.5 } as const;

function outdatedWeight({ weightUsed, weightUsedIsOutdated }: Patient): InputWarning | null {
  if (!weightUsedIsOutdated || !isUsable(weightUsed)) return null;
  const used = formatQuantity('weight', weightUsed).text;
  return {
    field: 'PD_WEIGHT_USED',
    code: 'weight-used-outdated',
    message: `Weight used, ${used}, was entered for another weight, height or sex than there are now. Work it out again.`,
  };
}

/** A body dry, or adjusted for its fat, weighs no more than on the scales; made whole again, no less. */
const AT_MOST_WEIGHED: readonly Entered<WeightBasis>[] = ['dry', 'adjusted'];
const AT_LEAST_WEIGHED: readonly Entered<WeightBasis>[] = ['corrected'];

function ownWeight({ weight, weightUsed, weightUsedBasis }: Patient): InputWarning | null {
  if (!isUsable(weight) || !isUsable(weightUsed)) return null;
  const share = (of: number) => roundHalfAway(weight * of, 1);
  const from = AT_LEAST_WEIGHED.includes(weightUsedBasis) ? weight : share(USED_SHARE.from);
  const to = AT_MOST_WEIGHED.includes(weightUsedBasis) ? weight : share(USED_SHARE.to);
  if (weightUsed >= from && weightUsed <= to) return null;
  const { name, unit } = INPUT_LIMITS.PD_WEIGHT_USED;
  const isAbove = weightUsed > to;
  return unusualValueWarning({
    field: 'PD_WEIGHT_USED',
    code: isAbove ? 'above-usual' : 'below-usual',
    name,
    value: weightUsed,
    unit,
    limit: isAbove ? to : from,
  });
}

function changeOfWeight({ weightDifference: change }: Patient): InputWarning | null {
  if (change === null) return null;
  // Judged to a tenth of a millionth, so that exactly 20 % is not called more by binary residue.
  const size = roundHalfAway(Math.abs(change), 7);
  if (size <= USUAL_WEIGHT_CHANGE_PERCENT) return null;
  return {
    field: 'PD_WEIGHT_PREVIOUS',
    code: 'large-weight-change',
    message: `Weight changed by ${formatQuantity('weightChange', change).text}. Check both weights and their units.`,
    limit: change < 0 ? -USUAL_WEIGHT_CHANGE_PERCENT : USUAL_WEIGHT_CHANGE_PERCENT,
  };
}

function bodyMassIndexWarning({ bmi }: Patient): InputWarning | null {
  if (bmi === null) return null;
  const shown = formatQuantity('bmi', bmi).text;
  const message = `BMI comes out at ${shown}. Check weight and height and their units.`;
  const judged = roundHalfAway(bmi, 9);
  if (judged >= USUAL_BMI.min && judged <= USUAL_BMI.max) return null;
  const limit = judged > USUAL_BMI.max ? USUAL_BMI.max : USUAL_BMI.min;
  return { field: 'BMI', code: 'unusual-bmi', message, limit };
}
