import { formatQuantity, isUsable, roundHalfAway, usualWeight } from '@dietetic/clinical';
import type { Entered, Months, Sex } from '@dietetic/clinical';
import type { InputWarning } from './assessment.ts';
import { INPUT_LIMITS, USUAL_BMI, USUAL_WEIGHT_CHANGE_PERCENT } from './input-limits.ts';
import { unusual } from './read-entries.ts';

type Patient = {
  sex: Entered<Sex>;
  age: Entered<Months>;
  weight: Entered<number>;
  bmi: number | null;
  weightDifference: number | null;
};

/** Soft limits that look at more than one entry: weight for age and sex, change of weight, BMI. */
export function unusualPatientWarnings(patient: Patient): InputWarning[] {
  return [weightForAge(patient), changeOfWeight(patient), bodyMassIndexWarning(patient)].filter(
    (warning) => warning !== null,
  );
}

function weightForAge({ sex, age, weight }: Patient): InputWarning | null {
  if (!isUsable(age) || !isUsable(weight)) return null;
  const ranges = (isUsable(sex) ? [sex] : (['male', 'female'] as const)).map((each) =>
    usualWeight(age, each),
  );
  const from = Math.min(...ranges.map((range) => range.from));
  const to = Math.max(...ranges.map((range) => range.to));
  const { name, unit } = INPUT_LIMITS.PD_WEIGHT;
  if (weight > to) return unusual('PD_WEIGHT', 'above-usual', name, weight, to, unit);
  if (weight < from) return unusual('PD_WEIGHT', 'below-usual', name, weight, from, unit);
  return null;
}

function changeOfWeight({ weightDifference: change }: Patient): InputWarning | null {
  if (change === null) return null;
  // Judged to a tenth of a millionth, so that exactly 20 % is not called more by binary residue.
  const size = roundHalfAway(Math.abs(change), 7);
  if (size <= USUAL_WEIGHT_CHANGE_PERCENT) return null;
  return {
    field: 'PD_WEIGHT_PREVIOUS',
    code: change < 0 ? 'below-usual' : 'above-usual',
    message: `Weight changed by ${formatQuantity('weightChange', change).text}. Check both weights and their units.`,
    limit: change < 0 ? -USUAL_WEIGHT_CHANGE_PERCENT : USUAL_WEIGHT_CHANGE_PERCENT,
  };
}

function bodyMassIndexWarning({ bmi }: Patient): InputWarning | null {
  if (bmi === null) return null;
  const shown = formatQuantity('bmi', bmi).text;
  const message = `BMI comes out at ${shown}. Check weight and height and their units.`;
  const judged = roundHalfAway(bmi, 9);
  if (judged > USUAL_BMI.max) return { field: 'BMI', code: 'above-usual', message, limit: USUAL_BMI.max };
  if (judged < USUAL_BMI.min) return { field: 'BMI', code: 'below-usual', message, limit: USUAL_BMI.min };
  return null;
}
