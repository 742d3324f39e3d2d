import {
  HARRIS_BENEDICT_1919,
  HARRIS_BENEDICT_1919_SOURCE,
  HARRIS_BENEDICT_1919_STUDY_YEARS,
} from '../reference/harris-benedict-1919.ts';
import { activityAndStressFactor, applyActivityFactor } from './activity-and-stress.ts';
import { restingRate } from './body-size-equation.ts';
import type { EnergyInput } from './energy-input.ts';
import type { EnergyOutcome } from './energy-result.ts';

/** Harris-Benedict 1919 by weight, height, age and sex: basal rate × (PAL/DIT + stress). */
export const harrisBenedict = (input: EnergyInput): EnergyOutcome =>
  applyActivityFactor(
    restingRate(input, HARRIS_BENEDICT_1919, HARRIS_BENEDICT_1919_STUDY_YEARS),
    activityAndStressFactor(input),
    HARRIS_BENEDICT_1919_SOURCE,
  );
