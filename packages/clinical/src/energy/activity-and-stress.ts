import { isUsable, unusable } from '../outcome.ts';
import type { NotCalculated, NoteId, WorkingTerm } from '../outcome.ts';
import { PAL_DIT_CATEGORIES, PAL_DIT_NOT_CHOSEN } from '../reference/peng-2018.ts';
import type { PalDitCategory } from '../reference/peng-2018.ts';
import { STRESS_CONDITIONS } from '../reference/stress-peng-2004-2011.ts';
import type { StressCondition } from '../reference/stress-peng-2004-2011.ts';
import { plain } from '../working.ts';
import type { EnergyInput } from './energy-input.ts';
import { orDefault } from './energy-result.ts';

/** The category a PAL/DIT factor falls in; a shared edge belongs to the higher one. */
export function palDitCategory(factor: number): PalDitCategory | undefined {
  const last = PAL_DIT_CATEGORIES.at(-1);
  if (last && factor === last.to) return last;
  return PAL_DIT_CATEGORIES.find(({ from, to }) => from <= factor && factor < to);
}

export const stressCondition = (id: string): StressCondition | undefined =>
  STRESS_CONDITIONS.find((condition) => condition.id === id);

export type Activity = { ok: true; palDit: number; terms: WorkingTerm[]; notes: NoteId[] };

/** The factor for activity and diet-induced thermogenesis, 1.0 with a note while none is chosen. */
export function activity(input: EnergyInput): Activity | NotCalculated {
  const palDit = orDefault(input.palDit, PAL_DIT_NOT_CHOSEN);
  if (!isUsable(palDit)) return unusable(palDit, 'invalid-input');
  return {
    ok: true,
    palDit,
    terms: [{ operator: '×', term: 'pal-dit', value: palDit, unit: '' }],
    notes: input.palDit === undefined ? ['activity-not-chosen'] : [],
  };
}

export type ActivityAndStress = Activity & {
  /** What the basal rate is multiplied by: PAL/DIT + stress % / 100 (decision 007). */
  multiplier: number;
  /** "1.25" or "(1.25 + 20 ÷ 100)" */
  working: string;
};

/**
 * Activity and stress added together, as UK worksheets do; not multiplied. The percentage is what the clinician
 * set, else the lower end of the chosen condition, else none.
 */
export function activityAndStress(input: EnergyInput): ActivityAndStress | NotCalculated {
  const active = activity(input);
  if (!active.ok) return active;
  const percent = stressPercent(input);
  if (!isUsable(percent)) return unusable(percent, 'invalid-input');
  if (percent === 0) return { ...active, multiplier: active.palDit, working: plain(active.palDit) };
  return {
    ...active,
    multiplier: active.palDit + percent / 100,
    working: `(${plain(active.palDit)} + ${plain(percent)} ÷ 100)`,
    terms: [...active.terms, { operator: '+', term: 'stress-percent', value: percent, unit: '% of BMR' }],
    notes: [...active.notes, 'check-stress-percent'],
  };
}

function stressPercent({ stressCondition: chosen, stressPercent: set }: EnergyInput): number | 'invalid' {
  if (!isUsable(chosen) && chosen !== undefined) return chosen;
  const lowerEnd = chosen === undefined ? 0 : (stressCondition(chosen)?.fromPercent ?? 0);
  return orDefault(set, lowerEnd);
}
