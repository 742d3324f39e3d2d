import { isBmiShown, isAdult, months } from '@dietetic/clinical';
import type { RegimenValues } from '../state/values.ts';
import { type WeightBasis, weightBasis } from '../state/weight-used.ts';
import type { Assessment } from './assessment.ts';

/** kg/m², or why there is none. */
export type BmiFigure =
  | { value: number; reason: null }
  | { value: null; reason: 'too-young' | 'unconfirmed' | 'not-applicable' };

/** Which weight is held against the previous one, itself as weighed: never one with a limb put back. */
export type ComparedWeight = 'weighed' | 'dry' | 'before-correction';

/** What was entered and not worked out is refused, or in doubt. */
export type WeightChange =
  | {
      percent: number;
      kg: number;
      previousKg: number;
      compared: ComparedWeight;
      overMonths: number | undefined;
      reason: null;
    }
  | { percent: null; kg: null; reason: 'not-recorded' | 'not-calculated' };

/** The BMI as every screen and the report show it: from the second birthday, so for no one whose age is not known. */
export function bmiOf(
  { PD_AGE: age, PD_HEIGHT: height, PD_WEIGHT: weight }: RegimenValues,
  { bmi, errors }: Assessment,
): BmiFigure {
  const isRefused = (...fields: string[]) => errors.some(({ field }) => fields.includes(field));
  if (age === undefined || isRefused('PD_AGE')) return { value: null, reason: 'not-applicable' };
  if (!isBmiShown(months(age))) return { value: null, reason: 'too-young' };
  if (bmi !== null) return { value: bmi, reason: null };
  const isInDoubt =
    weight !== undefined && height !== undefined && !isRefused('PD_WEIGHT', 'PD_WEIGHT_USED', 'PD_HEIGHT');
  return { value: null, reason: isInDoubt ? 'unconfirmed' : 'not-applicable' };
}

const COMPARED: Partial<Record<WeightBasis, ComparedWeight>> = {
  dry: 'dry',
  corrected: 'before-correction',
};

/** NICE CG32: more than this counts alone, or, of the second row, where both do. */
const REFEEDING_FIGURES = { alone: { bmi: 16, loss: 15 }, together: { bmi: 18.5, loss: 10 } } as const;
/** "Within the last 3 to 6 months": what was lost in less time counts all the more. */
const LOSS_COUNTS_WITHIN_MONTHS = 6;

/**
 * What this app itself works out that a refeeding assessment asks for first, where it is beyond the figures of NICE CG32.
 * Named, never scored: whether the loss was intended, and all else, nobody has entered.
 */
export function refeedingFigures(
  values: RegimenValues,
  assessment: Assessment,
): { bmi: number | null; loss: { percent: number; months: number } | null } {
  const none = { bmi: null, loss: null };
  if (values.PD_AGE === undefined || !isAdult(months(values.PD_AGE))) return none;
  const bmi = bmiOf(values, assessment).value;
  const change = weightChangeOf(values, assessment);
  const loss =
    change.reason === null && change.overMonths !== undefined
      ? { percent: -change.percent, months: change.overMonths }
      : null;
  const isBmiUnder = (limit: number) => bmi !== null && bmi < limit;
  const isLossOver = (limit: number) =>
    loss !== null && loss.percent > limit && loss.months <= LOSS_COUNTS_WITHIN_MONTHS;
  const { alone, together } = REFEEDING_FIGURES;
  const both = isBmiUnder(together.bmi) && isLossOver(together.loss);
  return {
    bmi: both || isBmiUnder(alone.bmi) ? bmi : null,
    loss: both || isLossOver(alone.loss) ? loss : null,
  };
}

export function weightChangeOf(
  values: RegimenValues,
  { weightDifference: percent }: Assessment,
): WeightChange {
  const { PD_WEIGHT: weight, PD_WEIGHT_PREVIOUS: previous, PD_WEIGHT_PREVIOUS_MONTHS: overMonths } = values;
  if (weight === undefined || previous === undefined)
    return { percent: null, kg: null, reason: 'not-recorded' };
  if (percent === null) return { percent: null, kg: null, reason: 'not-calculated' };
  const compared = COMPARED[weightBasis(values)] ?? 'weighed';
  return {
    percent,
    kg: (previous * percent) / 100,
    previousKg: previous,
    compared,
    overMonths,
    reason: null,
  };
}
