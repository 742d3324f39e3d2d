import {
  MIFFLIN_ST_JEOR_1990,
  MIFFLIN_ST_JEOR_1990_SOURCE,
  MIFFLIN_ST_JEOR_1990_STUDY_YEARS,
} from '../reference/mifflin-st-jeor-1990.ts';
import { plain } from '../working.ts';
import { activity } from './activity-and-stress.ts';
import { restingRate } from './body-size-equation.ts';
import type { EnergyInput } from './energy-input.ts';
import { energyResult } from './energy-result.ts';
import type { EnergyOutcome } from './energy-result.ts';

/** Resting energy expenditure alone, kcal/day; PENG and Penn State are built on it. */
export const mifflinRestingRate = (input: EnergyInput) =>
  restingRate(input, MIFFLIN_ST_JEOR_1990, MIFFLIN_ST_JEOR_1990_STUDY_YEARS);

/** Mifflin-St Jeor 1990 by weight, height, age and sex, × PAL/DIT. Stress is never added (decision 007). */
export function mifflinStJeor(input: EnergyInput): EnergyOutcome {
  const resting = mifflinRestingRate(input);
  if (!resting.ok) return resting;
  const active = activity(input);
  if (!active.ok) return active;
  return energyResult({
    low: resting.kcalPerDay * active.palDit,
    basal: resting.kcalPerDay,
    working: `(${resting.working}) × ${plain(active.palDit)}`,
    terms: [...resting.terms, ...active.terms],
    source: MIFFLIN_ST_JEOR_1990_SOURCE,
    notes: [...active.notes, ...resting.notes],
  });
}
