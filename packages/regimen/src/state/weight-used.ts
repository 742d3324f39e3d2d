import type { ChoiceOf } from '../assessment/choice-entries.ts';
import type { RegimenLists, RegimenValues } from './values.ts';

export type WeightBasis = ChoiceOf<'PD_WEIGHT_BASIS'>;

type Weights = Pick<RegimenValues, 'PD_WEIGHT' | 'PD_WEIGHT_USED' | 'PD_WEIGHT_BASIS'>;

/** The bases whose weight is another figure than the one weighed. An estimate takes the place of weighing. */
const OTHER_FIGURE: ReadonlySet<WeightBasis> = new Set(['dry', 'adjusted', 'ideal', 'corrected']);
/** A body without its oedema, or made whole again, is what BMI is about; an ideal or adjusted weight is not. */
const IS_OF_THE_BODY: ReadonlySet<WeightBasis> = new Set(['dry', 'corrected']);

export const weightBasis = (values: Pick<RegimenValues, 'PD_WEIGHT_BASIS'>): WeightBasis =>
  values.PD_WEIGHT_BASIS ?? 'actual';

/** Worked out from the body's other figures; a dry weight is found at the bedside. */
const WORKED_OUT: ReadonlySet<WeightBasis> = new Set(['adjusted', 'ideal', 'corrected']);
const WORKED_OUT_FROM = ['PD_WEIGHT', 'PD_HEIGHT', 'PD_GENDER'] as const;
const NOT_ENTERED = '-';

/** What a weight used was entered for, as one text kept with it: "120 160 female". */
export const weightUsedFor = (values: Pick<RegimenValues, (typeof WORKED_OUT_FROM)[number]>): string =>
  WORKED_OUT_FROM.map((key) => values[key] ?? NOT_ENTERED).join(' ');

/** True where a weight that is worked out was entered for another body than is entered now. */
export function isWeightUsedOutdated(basis: WeightBasis, enteredFor: string, now: string): boolean {
  const current = now.split(' ');
  const isAnother = (value: string, at: number) => value !== NOT_ENTERED && value !== current[at];
  return WORKED_OUT.has(basis) && enteredFor.split(' ').some(isAnother);
}

/** True where the weight used is entered beside the weight now. */
export const hasOwnWeight = (basis: WeightBasis): boolean => OTHER_FIGURE.has(basis);

export const isBodyWeight = (basis: WeightBasis): boolean =>
  !OTHER_FIGURE.has(basis) || IS_OF_THE_BODY.has(basis);

/** The weight that BMI is of, kg: a dry or corrected one, never an adjusted or ideal one; undefined while it is not entered. */
export function bodyWeightKg(values: Weights): number | undefined {
  return isBodyWeight(weightBasis(values)) ? weightUsedKg(values) : values.PD_WEIGHT;
}

/** A limb is missing and the weight is as weighed: BMI and change of weight are then not those of a whole body. */
export const isLimbUncorrected = (
  values: Pick<RegimenValues, 'PD_WEIGHT_BASIS'>,
  { PD_SCOPE: scope }: RegimenLists,
): boolean => scope.includes('amputation') && weightBasis(values) !== 'corrected';

/** The weight that every requirement is worked out from, kg; undefined while it is not entered. */
export function weightUsedKg(values: Weights): number | undefined {
  return hasOwnWeight(weightBasis(values)) ? values.PD_WEIGHT_USED : values.PD_WEIGHT;
}
