import type { NutrientTotal } from '@dietetic/catalogue';
import { roundHalfAway } from '@dietetic/clinical';
import type { Assessment } from '../assessment/assessment.ts';
import type { PlannedNutrient } from './provided.ts';

/** What the patient needs a day. A single figure has low equal to high; target is the figure planned to. */
export type Need = { low: number; high: number; target: number };

/**
 * How the products stand to the need. A total that is only a least amount and lies below the need is
 * "unknown-under": the products may well meet it, so it is not called under.
 */
export type Standing =
  | { kind: 'no-need' }
  | { kind: 'no-products' }
  | { kind: 'not-stated' }
  | { kind: 'unknown-under'; by: number }
  | { kind: 'under'; by: number }
  | { kind: 'met' }
  | { kind: 'within' }
  | { kind: 'over'; by: number };

/** Decimal places each figure is shown to, and so compared at. */
export const PLACES: Record<PlannedNutrient, number> = { energy: 0, protein: 1, fluid: 0 };

export function needOf(target: PlannedNutrient, assessment: Assessment): Need | null {
  if (target === 'fluid') {
    const { result } = assessment.fluid;
    return result === null ? null : { low: result, high: result, target: result };
  }
  const { result, low, high } = assessment[target];
  return result === null || low === null || high === null ? null : { low, high, target: result };
}

/**
 * Compares at the precision shown, so that words and numbers never contradict each other:
 * a need of 1,733.6 shown as 1,734 is met by 1,734.2 shown as 1,734.
 */
export function standing(total: NutrientTotal, need: Need | null, places: number): Standing {
  if (need === null) return { kind: 'no-need' };
  if (total.parts.length === 0) return { kind: 'no-products' };
  if (total.statedBy.length === 0) return { kind: 'not-stated' };
  const given = roundHalfAway(total.value, places);
  const low = roundHalfAway(need.low, places);
  const high = roundHalfAway(need.high, places);
  if (given > high) return { kind: 'over', by: given - high };
  if (given < low) return { kind: total.complete ? 'under' : 'unknown-under', by: low - given };
  return low === high ? { kind: 'met' } : { kind: 'within' };
}
