import type { Product, ProductAmount } from '@dietetic/catalogue';
import { type PlannedNutrient, portionGives, provided } from './provided.ts';

/** Why a product cannot fill a requirement. */
export type FillProblem = 'no-need' | 'not-stated' | 'gives-none' | 'already-met';

export type Fill = { ok: true; amount: number } | { ok: false; reason: FillProblem };

/**
 * The daily amount of a product (ml or g, exact) that brings the regimen to 100 % of a need, given the other
 * products. Where one of those does not state the nutrient, what is missing is not known and nothing is proposed.
 */
export function fillTo(
  target: PlannedNutrient,
  product: Product,
  need: number | null,
  others: readonly ProductAmount[],
): Fill {
  if (need === null) return { ok: false, reason: 'no-need' };
  const perUnit = portionGives(target, { product, amount: 1 });
  const already = provided(others)[target];
  if (perUnit === null || !already.complete) return { ok: false, reason: 'not-stated' };
  if (perUnit === 0) return { ok: false, reason: 'gives-none' };
  const missing = need - already.value;
  return missing > 0 ? { ok: true, amount: missing / perUnit } : { ok: false, reason: 'already-met' };
}

/** Guards against 2.0000000000000004 packs becoming 3. */
const SMALLEST_PART_OF_A_PACK = 1e-9;

/** An amount rounded up to whole packs. */
export function toWholePacks(amount: number, packAmount: number): number {
  return Math.ceil(amount / packAmount - SMALLEST_PART_OF_A_PACK) * packAmount;
}
