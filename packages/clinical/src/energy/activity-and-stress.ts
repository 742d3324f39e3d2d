import { isUsable, noResultFrom } from '../outcome.ts';
import type { NotCalculated, NoteId, WorkingTerm } from '../outcome.ts';
import { PAL_DIT_CATEGORIES, PAL_DIT_NOT_CHOSEN } from '../reference/peng-2018.ts';
import type { PalDitCategory } from '../reference/peng-2018.ts';
import type { Source } from '../reference/source.ts';
import { STRESS_CONDITIONS } from '../reference/stress-peng-2004-2011.ts';
import type { StressCondition } from '../reference/stress-peng-2004-2011.ts';
import { workingNumber } from '../working.ts';
import type { EnergyInput } from './energy-input.ts';
import { energyResult, withDefault } from './energy-result.ts';
import type { EnergyOutcome } from './energy-result.ts';

/** The category of a PAL/DIT factor; a shared edge belongs to the higher one. */
export function palDitCategory(factor: number): PalDitCategory | undefined {
  const last = PAL_DIT_CATEGORIES.at(-1);
  if (last && factor === last.to) return last;
  return PAL_DIT_CATEGORIES.find(({ from, to }) => from <= factor && factor < to);
}

export const stressCondition = (id: string): StressCondition | undefined =>
  STRESS_CONDITIONS.find((condition) => condition.id === id);

/** A basal or resting rate before anything is added, kcal/day. */
export type BasalRate = {
  ok: true;
  kcalPerDay: number;
  working: string;
  terms: WorkingTerm[];
  band?: string;
  notes?: NoteId[];
};

export type ActivityFactor = {
  ok: true;
  palDit: number;
  /** The factor for the basal rate: PAL/DIT + stress % / 100 (decision 007). */
  multiplier: number;
  /** "1.25" or "(1.25 + 20 ÷ 100)" */
  working: string;
  terms: WorkingTerm[];
  notes: NoteId[];
};

/** The factor for activity and diet-induced thermogenesis; 1.0 with a note until one is chosen. */
export function activityFactor(input: EnergyInput): ActivityFactor | NotCalculated {
  const palDit = withDefault(input.palDit, PAL_DIT_NOT_CHOSEN);
  if (!isUsable(palDit)) return noResultFrom(palDit, 'invalid-input');
  return {
    ok: true,
    palDit,
    multiplier: palDit,
    working: workingNumber(palDit),
    terms: [{ operator: '×', term: 'pal-dit', value: palDit, unit: '' }],
    notes: input.palDit === undefined ? ['activity-not-chosen'] : [],
  };
}

/**
 * Activity and stress added together, as UK worksheets do; not multiplied. The percentage is what the clinician set,
 * or else the lower end of the chosen condition, or none.
 */
export function activityAndStressFactor(input: EnergyInput): ActivityFactor | NotCalculated {
  const active = activityFactor(input);
  if (!active.ok) return active;
  const percent = stressPercent(input);
  if (!isUsable(percent)) return noResultFrom(percent, 'invalid-input');
  if (percent === 0) return active;
  return {
    ...active,
    multiplier: active.palDit + percent / 100,
    working: `(${workingNumber(active.palDit)} + ${workingNumber(percent)} ÷ 100)`,
    terms: [...active.terms, { operator: '+', term: 'stress-percent', value: percent, unit: '% of BMR' }],
    notes: [...active.notes, 'check-stress-percent'],
  };
}

/** The daily requirement: the basal rate × the factor for activity, and for stress if it is added. */
export function applyActivityFactor(
  basal: BasalRate | NotCalculated,
  active: ActivityFactor | NotCalculated,
  source: Source,
): EnergyOutcome {
  if (!basal.ok) return basal;
  if (!active.ok) return active;
  const { kcalPerDay, working, terms, notes = [], ...band } = basal;
  return energyResult({
    ...band,
    low: kcalPerDay * active.multiplier,
    basal: kcalPerDay,
    working: `(${working}) × ${active.working}`,
    terms: [...terms, ...active.terms],
    source,
    notes: [...active.notes, ...notes],
  });
}

function stressPercent({ stressCondition: chosen, stressPercent: set }: EnergyInput): number | 'invalid' {
  if (!isUsable(chosen) && chosen !== undefined) return chosen;
  const lowerEnd = chosen === undefined ? 0 : (stressCondition(chosen)?.fromPercent ?? 0);
  return withDefault(set, lowerEnd);
}
