import { formatNumber, isBmiShown, isAdult, months } from '@dietetic/clinical';
import { placesBeside, withUnit } from '../plan/checks/figures.ts';
import type { RegimenValues } from '../state/values.ts';
import { type WeightBasis, weightBasis } from '../state/weight-used.ts';
import type { Assessment } from './assessment.ts';

/** kg/m², or why there is none. */
export type BmiFigure =
  | { value: number; reason: null }
  | { value: null; reason: 'too-young' | 'unconfirmed' | 'not-applicable' };

/** What is worked out of the body alone. */
export type BodyAssessment = Pick<Assessment, 'bmi' | 'errors' | 'weightDifference'>;

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
  { bmi, errors }: Pick<Assessment, 'bmi' | 'errors'>,
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
/** kcal/kg on the first day where they count, and under which BMI it is the less. */
const REFEEDING_START = { most: 10, extreme: { bmi: 14, most: 5 } } as const;
export const REFEEDING_SOURCE =
  'NICE CG32, nutrition support for adults: figures confirmed in an independent publication.';
/** "Within the last 3 to 6 months": what was lost in less time counts all the more. */
const LOSS_COUNTS_WITHIN_MONTHS = 6;

/**
 * What this app itself works out that a refeeding assessment asks for first, where it is beyond the figures of NICE CG32.
 * Named, never scored: whether the loss was intended, and all else, nobody has entered.
 */
export function refeedingFigures(
  values: RegimenValues,
  assessment: BodyAssessment,
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

/** The same with what the guideline then starts feeding at; null where it names none of them. */
export function refeedingStart(
  values: RegimenValues,
  assessment: BodyAssessment,
): (ReturnType<typeof refeedingFigures> & { mostKcalPerKg: number }) | null {
  const figures = refeedingFigures(values, assessment);
  if (figures.bmi === null && figures.loss === null) return null;
  const { most, extreme } = REFEEDING_START;
  const isExtreme = figures.bmi !== null && figures.bmi < extreme.bmi;
  return { ...figures, mostKcalPerKg: isExtreme ? extreme.most : most };
}

/** A BMI beside the figures it is under: 15.96 is not written as the 16 that it is not. */
export const refeedingBmiText = (bmi: number): string => {
  const { alone, together } = REFEEDING_FIGURES;
  const limits = [REFEEDING_START.extreme.bmi, alone.bmi, together.bmi];
  return withUnit(formatNumber(bmi, placesBeside(bmi, limits, 1)), 'kg/m²');
};

export function weightChangeOf(
  values: RegimenValues,
  { weightDifference: percent }: Pick<Assessment, 'weightDifference'>,
): WeightChange {
  const { PD_WEIGHT: weight, PD_WEIGHT_PREVIOUS: previous, PD_WEIGHT_PREVIOUS_MONTHS: overMonths } = values;
  if (weight === undefined || previous === undefined)
    return { percent: null, kg: null, reason: 'not-recorded' };
  if (percent === null) return { percent: null, kg: null, reason: 'not-calculated' };
  // While the dry weight is not entered, what is compared is the weight as measured.
  const compared =
    (values.PD_WEIGHT_USED === undefined ? undefined : COMPARED[weightBasis(values)]) ?? 'weighed';
  return {
    percent,
    kg: (previous * percent) / 100,
    previousKg: previous,
    compared,
    overMonths,
    reason: null,
  };
}
