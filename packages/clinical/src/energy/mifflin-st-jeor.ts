import {
  MIFFLIN_ST_JEOR_1990,
  MIFFLIN_ST_JEOR_1990_SOURCE,
  MIFFLIN_ST_JEOR_1990_STUDY_YEARS,
} from '../reference/mifflin-st-jeor-1990.ts';
import { activityFactor, applyActivityFactor } from './activity-and-stress.ts';
import { restingRate } from './body-size-equation.ts';
import type { EnergyInput } from './energy-input.ts';
import type { EnergyOutcome } from './energy-result.ts';

/** Only the resting energy expenditure, kcal/day; PENG and Penn State are built on it. */
export const mifflinRestingRate = (input: EnergyInput) =>
  restingRate(input, MIFFLIN_ST_JEOR_1990, MIFFLIN_ST_JEOR_1990_STUDY_YEARS);

/** Mifflin-St Jeor 1990 by weight, height, age and sex, × PAL/DIT. Stress is never added (decision 007). */
export const mifflinStJeor = (input: EnergyInput): EnergyOutcome =>
  applyActivityFactor(mifflinRestingRate(input), activityFactor(input), MIFFLIN_ST_JEOR_1990_SOURCE);
