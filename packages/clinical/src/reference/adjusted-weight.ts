import type { Source } from './source.ts';

export const ADJUSTED_WEIGHT_SOURCE: Source = {
  id: 'adjusted-weight',
  citation: 'Singer P et al, ESPEN guideline, Clin Nutr 2019;38:48-79, as given in Crit Care 2022;26:283',
  status: 'unconfirmed',
};

/** Share of an obese adult's weight above the ideal weight that counts. */
export const ADJUSTED_WEIGHT_SHARE = 0.25;
