import type { Sex } from './age-band.ts';
import type { BodySizeEquation } from './body-size-equation.ts';
import type { Source } from './source.ts';

export const HARRIS_BENEDICT_1919_SOURCE: Source = {
  id: 'harris-benedict-1919',
  citation: 'Harris JA, Benedict FG. Carnegie Institution of Washington Publication 279, 1919',
  status: 'independent',
};

export const HARRIS_BENEDICT_1919: Record<Sex, BodySizeEquation> = {
  male: { constant: 66.473, perKg: 13.7516, perCm: 5.0033, perYear: -6.755 },
  female: { constant: 655.0955, perKg: 9.5634, perCm: 1.8496, perYear: -4.6756 },
};

/** Ages of the people measured, in years; results outside are extrapolated. */
export const HARRIS_BENEDICT_1919_STUDY_YEARS = { from: 15, to: 74 } as const;
