import type { BodyPart } from '@dietetic/clinical';
import type { ComparedWeight, WeightBasis } from '@dietetic/regimen';
import { withNonBreakingUnits } from '../words/non-breaking-units.ts';

/** Beside a weight: which one it is. The actual one is not named. */
export const WEIGHT_BASIS_SHORT: Record<WeightBasis, string> = {
  actual: 'actual',
  dry: 'dry',
  adjusted: 'adjusted',
  ideal: 'ideal weight',
  estimated: 'estimated',
  corrected: 'corrected for amputation',
};

/** Behind a change of weight: what it is a change from, and of which weight where that is not plain. */
export const WEIGHT_CHANGE_BASELINE: Record<ComparedWeight, (previous: string) => string> = {
  weighed: (previous) => `from ${previous}`,
  dry: (previous) => `dry weight now, from ${previous} as weighed`,
  'before-correction': (previous) => `from ${previous}, both as weighed`,
};

/** Behind a BMI while a limb is missing that the weight is not corrected for. */
export const BMI_WITHOUT_LIMB = 'weight not corrected for amputation';

export const BODY_PART_WORDS: Record<BodyPart, string> = {
  hand: 'Hand',
  'forearm-and-hand': 'Forearm and hand',
  arm: 'Arm',
  foot: 'Foot',
  'lower-leg-and-foot': 'Lower leg and foot',
  leg: 'Leg',
};

export const weightUsedWords = {
  used: 'Weight used',
  idealFormula: withNonBreakingUnits('50 kg (women 45.5 kg) and 2.3 kg for each inch above 5 ft'),
  adjustedFormula: withNonBreakingUnits('Ideal weight + 0.25 × (actual − ideal weight)'),
  correctedFormula: (percent: string) => withNonBreakingUnits(`Weight now ÷ (1 − ${percent} %)`),
  needsAdult: 'No formula is offered under 18 years. Enter the weight.',
  needsBody: withNonBreakingUnits(
    'The formula needs sex, weight and a height of 5 ft or more. Or enter the weight.',
  ),
  notAbove: 'The patient does not weigh more than the ideal weight, so there is nothing to adjust.',
  missing: 'Missing: of each side the largest part alone',
  largestOfASide: 'A leg has its foot, and an arm its hand: choose on each side the largest part alone.',
  /** Of a part: on neither side, one or both. */
  sides: { '0': 'None', '1': 'One side', '2': 'Both sides' },
  part: (name: string, percent: string) => `${name}, ${percent}\u00a0% each`,
  chooseMissing: 'Choose what is missing, or enter the weight.',
  use: (weight: string) => `Use ${weight}`,
  asFormula: 'As calculated by the formula.',
} as const;
