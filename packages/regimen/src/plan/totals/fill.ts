import {
  type AnyProduct,
  type CountedAmount,
  isForMicronutrients,
  type ProductAmount,
} from '@dietetic/catalogue';
import { roundHalfAway } from '@dietetic/clinical';
import { drunkMl } from '../checks/infant-volume.ts';
import { volumeOf } from './fluid-note.ts';
import { type Need, PLACES, standing } from './need.ts';
import { type PlannedNutrient, portionGives, provided } from './provided.ts';
import { wholeUp } from './whole-up.ts';

/** Why a product cannot fill a requirement. */
type FillProblem = 'no-need' | 'not-stated' | 'gives-none' | 'for-micronutrients' | 'already-met';

export type Fill = { ok: true; amount: number } | { ok: false; reason: FillProblem };

/**
 * The daily amount of a product (ml or g, exact) that brings the regimen to 100 % of a need, given the other
 * products. Where one of those does not state the nutrient, or is withdrawn, what is missing is not known and nothing
 * is proposed; nor is energy from what is given for its vitamins, many times the dose.
 */
export function fillTo(
  target: PlannedNutrient,
  product: AnyProduct,
  need: number | null,
  others: readonly CountedAmount<AnyProduct>[],
): Fill {
  if (need === null) return { ok: false, reason: 'no-need' };
  const perUnit = portionGives(target, { product, amount: 1 });
  const already = provided(others)[target];
  if (perUnit === null || !already.complete) return { ok: false, reason: 'not-stated' };
  if (perUnit === 0) return { ok: false, reason: 'gives-none' };
  if (target === 'energy' && isForMicronutrients(product)) return { ok: false, reason: 'for-micronutrients' };
  const missing = need - already.value;
  return missing > 0 ? { ok: true, amount: missing / perUnit } : { ok: false, reason: 'already-met' };
}

/** The same for an infant's fluid, which is counted by volume. */
export function fillToVolume(
  product: AnyProduct,
  needMl: number | null,
  others: readonly CountedAmount<AnyProduct>[],
): Fill {
  if (needMl === null) return { ok: false, reason: 'no-need' };
  const perUnit = drunkMl(product, 1);
  const already = volumeOf(others);
  if (perUnit === null || !already.complete) return { ok: false, reason: 'not-stated' };
  const missing = needMl - already.value;
  return missing > 0 ? { ok: true, amount: missing / perUnit } : { ok: false, reason: 'already-met' };
}

/** How many whole packs, or scoops, an amount takes: a count, not the g or ml that it comes to divided again. */
export const toWholePacks = (amount: number, packAmount: number): number => wholeUp(amount / packAmount);

/** A powder is weighed to 0.1 g; a liquid is measured out in whole ml where that meets the need, else to 0.1 ml. */
const PLACES_MEASURED = { ml: [0, 1], g: [1] } as const;

/**
 * An exact amount as it can be measured out. Of the measures beside it, one is taken with which the regimen meets the
 * need as it is shown, so that "100 %" is not followed by "1 kcal under"; where none does, the nearest.
 */
export function toMeasurable(
  target: PlannedNutrient,
  { product, amount }: ProductAmount<AnyProduct>,
  need: Need,
  others: readonly CountedAmount<AnyProduct>[],
): number {
  const candidates = PLACES_MEASURED[product.basis].flatMap((places) => {
    const nearest = roundHalfAway(amount, places);
    const step = 10 ** -places;
    return [nearest, nearest + step, nearest - step].map((one) => roundHalfAway(one, places));
  });
  const meets = (candidate: number) => {
    if (candidate <= 0) return false;
    const total = provided([...others, { product, amount: candidate }])[target];
    const { kind } = standing(total, need, PLACES[target]);
    return kind === 'met' || kind === 'within';
  };
  return candidates.find(meets) ?? roundHalfAway(amount, 1);
}
