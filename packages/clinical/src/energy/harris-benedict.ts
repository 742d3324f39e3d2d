import {
  HARRIS_BENEDICT_1919,
  HARRIS_BENEDICT_1919_SOURCE,
  HARRIS_BENEDICT_1919_STUDY_YEARS,
} from '../reference/harris-benedict-1919.ts';
import { activityAndStress } from './activity-and-stress.ts';
import { restingRate } from './body-size-equation.ts';
import type { EnergyInput } from './energy-input.ts';
import { energyResult } from './energy-result.ts';
import type { EnergyOutcome } from './energy-result.ts';

/** Harris-Benedict 1919 by weight, height, age and sex: basal rate × (PAL/DIT + stress). */
export function harrisBenedict(input: EnergyInput): EnergyOutcome {
  const basal = restingRate(input, HARRIS_BENEDICT_1919, HARRIS_BENEDICT_1919_STUDY_YEARS);
  if (!basal.ok) return basal;
  const extra = activityAndStress(input);
  if (!extra.ok) return extra;
  return energyResult({
    low: basal.kcalPerDay * extra.multiplier,
    basal: basal.kcalPerDay,
    working: `(${basal.working}) × ${extra.working}`,
    terms: [...basal.terms, ...extra.terms],
    source: HARRIS_BENEDICT_1919_SOURCE,
    notes: [...extra.notes, ...basal.notes],
  });
}
