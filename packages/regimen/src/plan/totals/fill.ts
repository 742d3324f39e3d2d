import {
  type AnyProduct,
  type CountedAmount,
  isForMicronutrients,
  type ProductAmount,
} from '@dietetic/catalogue';
import { roundHalfAway } from '@dietetic/clinical';
import { preparedVolumeMl } from '../checks/infant-volume.ts';
import { preparedVolume } from './fluid-note.ts';
import { type Need, NEED_PLACES, compareWithNeed } from './need.ts';
import { type PlannedNutrient, providedByPortion, totalProvided } from './provided.ts';
import { roundUpToWhole } from './round-up-to-whole.ts';

/** Why a product cannot fill a requirement. */
type FillProblem = 'no-need' | 'not-stated' | 'gives-none' | 'for-micronutrients' | 'already-met';

export type FillOutcome = { ok: true; amount: number } | { ok: false; reason: FillProblem };

/**
 * The daily amount of a product (ml or g, exact) that brings the regimen to 100 % of a need, given the other
 * products. Where one of those does not state the nutrient, or is withdrawn, what is missing is not known and nothing
 * is proposed; nor is energy from what is given for its vitamins, many times the dose.
 */
export function amountToMeetNeed(
  target: PlannedNutrient,
  product: AnyProduct,
  need: number | null,
  others: readonly CountedAmount<AnyProduct>[],
): FillOutcome {
  if (need === null) return { ok: false, reason: 'no-need' };
  const perUnit = providedByPortion(target, { product, amount: 1 });
  const already = totalProvided(others)[target];
  if (perUnit === null || !already.complete) return { ok: false, reason: 'not-stated' };
  if (perUnit === 0) return { ok: false, reason: 'gives-none' };
  if (target === 'energy' && isForMicronutrients(product)) return { ok: false, reason: 'for-micronutrients' };
  return outcome((need - already.value) / perUnit);
}

/** The same for an infant's fluid, which is counted by volume. */
export function amountToMeetVolume(
  product: AnyProduct,
  needMl: number | null,
  others: readonly CountedAmount<AnyProduct>[],
): FillOutcome {
  if (needMl === null) return { ok: false, reason: 'no-need' };
  const perUnit = preparedVolumeMl(product, 1);
  const already = preparedVolume(others);
  if (perUnit === null || !already.complete) return { ok: false, reason: 'not-stated' };
  return outcome((needMl - already.value) / perUnit);
}

/** Less than half of what can be measured out would be offered as 0. */
const LEAST_MEASURED = 0.1;
const outcome = (amount: number): FillOutcome =>
  amount >= LEAST_MEASURED / 2 ? { ok: true, amount } : { ok: false, reason: 'already-met' };

/** How many whole packs, or scoops, an amount takes: a count, not the g or ml that it comes to divided again. */
export const wholePacks = (amount: number, packAmount: number): number => roundUpToWhole(amount / packAmount);

/** A powder is weighed to 0.1 g; a liquid is measured out in whole ml where that meets the need, else to 0.1 ml. */
const PLACES_MEASURED = { ml: [0, 1], g: [1] } as const;

/**
 * An exact amount as it can be measured out. Of the measures beside it, one is taken with which the regimen meets the
 * need as it is shown, so that "100 %" is not followed by "1 kcal under"; where none does, the nearest.
 */
export function roundToMeasurable(
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
    const total = totalProvided([...others, { product, amount: candidate }])[target];
    const { kind } = compareWithNeed(total, need, NEED_PLACES[target]);
    return kind === 'met' || kind === 'within';
  };
  return candidates.find(meets) ?? roundHalfAway(amount, 1);
}
