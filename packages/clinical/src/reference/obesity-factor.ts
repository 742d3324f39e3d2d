import type { Source } from './source.ts';

export const OBESITY_FACTOR_SOURCE: Source = {
  id: 'obesity-factor',
  citation:
    'Product specification; attributed to the PENG pocket guide, 4th edition, 2011 (no public source found)',
  status: 'spec',
};

/** Share of the weight-based protein requirement on actual weight, adults only (decision 008). */
export const OBESITY_FACTORS = {
  belowObese: 1,
  obese: 0.75,
  severelyObese: 0.65,
  /** BMI from which the second applies, included. */
  obeseFromBmi: 30,
  /** BMI above which the third applies; 50 itself still takes the second. */
  severelyObeseAboveBmi: 50,
} as const;
