import type { EnergyResult } from './energy-result.ts';

/**
 * True for a basal or resting rate without additions: no activity chosen, no stress. It is what the body uses at
 * rest, not what the patient needs. Table values, kcal/kg and Penn State are total requirements.
 */
export const isBasalRate = ({ terms, notes }: Pick<EnergyResult, 'terms' | 'notes'>): boolean =>
  terms.some(({ term }) => term === 'bmr') &&
  notes.includes('activity-not-chosen') &&
  !terms.some(({ term }) => term === 'stress-percent');
