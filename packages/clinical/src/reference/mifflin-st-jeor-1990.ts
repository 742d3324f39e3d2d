import type { Sex } from './age-band.ts';
import type { BodySizeEquation } from './body-size-equation.ts';
import type { Source } from './source.ts';

export const MIFFLIN_ST_JEOR_1990_SOURCE: Source = {
  id: 'mifflin-st-jeor-1990',
  citation: 'Mifflin MD, St Jeor ST, Hill LA et al. Am J Clin Nutr 1990;51:241-247, rounded form',
  status: 'independent',
};

/** Resting energy expenditure, kcal/day. */
export const MIFFLIN_ST_JEOR_1990: Record<Sex, BodySizeEquation> = {
  male: { perKg: 10, perCm: 6.25, perYear: -5, constant: 5 },
  female: { perKg: 10, perCm: 6.25, perYear: -5, constant: -161 },
};

export const MIFFLIN_ST_JEOR_1990_STUDY_YEARS = { from: 19, to: 78 } as const;
