import type { ChoiceOf } from '../assessment/choice-entries.ts';
import type { RegimenValues } from './values.ts';

export type WeightBasis = ChoiceOf<'PD_WEIGHT_BASIS'>;

type Weights = Pick<RegimenValues, 'PD_WEIGHT' | 'PD_WEIGHT_USED' | 'PD_WEIGHT_BASIS'>;

/** The bases whose weight is another figure than the one weighed. An estimate takes the place of weighing. */
const OTHER_FIGURE: ReadonlySet<WeightBasis> = new Set(['dry', 'adjusted', 'ideal', 'corrected']);
/** A body without its oedema, or made whole again, is what BMI is about; an ideal or adjusted weight is not. */
const IS_OF_THE_BODY: ReadonlySet<WeightBasis> = new Set(['dry', 'corrected']);

export const weightBasis = (values: Pick<RegimenValues, 'PD_WEIGHT_BASIS'>): WeightBasis =>
  values.PD_WEIGHT_BASIS ?? 'actual';

/** True where the weight used is entered beside the weight now. */
export const hasOwnWeight = (basis: WeightBasis): boolean => OTHER_FIGURE.has(basis);

export const isWeightOfBody = (basis: WeightBasis): boolean =>
  !OTHER_FIGURE.has(basis) || IS_OF_THE_BODY.has(basis);

/** The weight that BMI is of, kg: a dry or corrected one, never an adjusted or ideal one; undefined while it is not entered. */
export function bodyWeightKg(values: Weights): number | undefined {
  return isWeightOfBody(weightBasis(values)) ? weightUsedKg(values) : values.PD_WEIGHT;
}

/** The weight that every requirement is worked out from, kg; undefined while it is not entered. */
export function weightUsedKg(values: Weights): number | undefined {
  return hasOwnWeight(weightBasis(values)) ? values.PD_WEIGHT_USED : values.PD_WEIGHT;
}
