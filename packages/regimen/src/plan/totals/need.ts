import { isTotalKnown, type NutrientTotal } from '@dietetic/catalogue';
import { roundHalfAway } from '@dietetic/clinical';
import type { Assessment, FluidRequirement } from '../../assessment/assessment.ts';
import type { PlannedNutrient } from './provided.ts';

/** What the patient needs a day. A single figure has low equal to high; target is the figure planned to. */
export type Need = {
  low: number;
  high: number;
  target: number;
  /** Present when it was not chosen: by the default method, or fluid by age. */
  isDefault?: true;
  /** Of an infant: how it is fed by the figure chosen, and the figure of the other way. Two populations are no range. */
  feeding?: { chosen: Feeding; other: Feeding; otherValue: number };
  /** Per kg of the actual weight of an obese adult, which nobody has settled by a ml/kg. */
  isOnActualWeight?: true;
  /** Under 28 days: feeds are built up to it, and nothing fills it at once. */
  isOfEstablishedFeeds?: true;
  /** Of healthy children, where the patient has this metabolic disorder. */
  notForDisorder?: string;
  /** As often a limit: products below it are not called under. */
  isLimit?: true;
  /** A limit and no need. */
  isRestricted?: true;
};

export type Feeding = 'breast-fed' | 'formula-fed';

/** The one figure a percentage and a difference are said of: the need itself, or one end of its range. */
export type NeedTarget = { end: 'only' | 'limit' | 'lower' | 'upper'; value: number };

/** What the products give of it: percent, unrounded, and the difference at the precision shown. */
type Held = { target: NeedTarget; percent: number; by: number };

/**
 * How the products stand to the need. A total that is only a least amount and lies below the need is
 * "unknown-under": the products may well meet it, so it is not called under.
 */
export type NeedComparison =
  | { kind: 'no-need' }
  | { kind: 'no-products' }
  | { kind: 'not-stated' }
  | ({ kind: 'unknown-under' | 'under' | 'under-limit' | 'met' | 'within' | 'over' } & Held);

/** Decimal places each figure is shown to, and so compared at. */
export const NEED_PLACES: Record<PlannedNutrient, number> = { energy: 0, protein: 1, fluid: 0 };
export const PLANNED_UNIT: Record<PlannedNutrient, string> = { energy: 'kcal', protein: 'g', fluid: 'ml' };

/**
 * Whether someone chose what the requirement is worked out by; the one rule of summary, products and report. A figure that was
 * typed and refused was chosen.
 */
export const isRequirementChosen = (
  target: PlannedNutrient,
  assessment: Pick<Assessment, 'energy' | 'protein' | 'fluid'>,
): boolean =>
  target === 'fluid'
    ? !assessment.fluid.perKgIsDefault || assessment.fluid.reason === 'invalid-input'
    : !assessment[target].methodIsDefault;

export function fluidNeedOf({ fluid }: { fluid: FluidRequirement }): Need | null {
  const { result, notes, perKgIsDefault, isLimit, isRestricted } = fluid;
  if (result === null) return null;
  const need: Need = {
    low: result,
    high: result,
    target: result,
    ...(isLimit && { isLimit }),
    ...(isRestricted && { isRestricted }),
  };
  if (!perKgIsDefault) return need;
  const isOnActual = notes.includes('fluid-on-actual-weight');
  return { ...need, isDefault: true, ...(isOnActual ? { isOnActualWeight: true } : {}) };
}

/** Null without a requirement. A basal rate is not one: nothing is compared with it until activity is chosen. */
export function needOf(
  target: PlannedNutrient,
  assessment: Pick<Assessment, 'energy' | 'protein' | 'fluid'>,
): Need | null {
  if (target === 'fluid') return fluidNeedOf(assessment);
  const origin = {
    ...(isRequirementChosen(target, assessment) ? {} : { isDefault: true as const }),
    ...(assessment[target].notes.includes('established-feeds') && { isOfEstablishedFeeds: true as const }),
  };
  if (target === 'energy' && assessment.energy.kind === 'basal') return null;
  const { result, low, high, notes } = assessment[target];
  if (result === null || low === null || high === null) return null;
  const { notForDisorder } = assessment.protein;
  if (target === 'protein' && notForDisorder !== undefined)
    return { low, high, target: result, ...origin, notForDisorder };
  if (!notes.includes('breast-fed-to-formula-fed')) return { low, high, target: result, ...origin };
  const feeding =
    result === low
      ? { chosen: 'breast-fed' as const, other: 'formula-fed' as const, otherValue: high }
      : { chosen: 'formula-fed' as const, other: 'breast-fed' as const, otherValue: low };
  return { low: result, high: result, target: result, feeding, ...origin };
}

/**
 * Compares at the precision shown, so that words and numbers never contradict each other:
 * a need of 1,733.6 shown as 1,734 is met by 1,734.2 shown as 1,734.
 */
export function compareWithNeed(total: NutrientTotal, need: Need | null, places: number): NeedComparison {
  if (need === null) return { kind: 'no-need' };
  if (total.parts.length === 0) return { kind: 'no-products' };
  if (!isTotalKnown(total)) return { kind: 'not-stated' };
  const given = roundHalfAway(total.value, places);
  const low = roundHalfAway(need.low, places);
  const high = roundHalfAway(need.high, places);
  const end = (which: 'lower' | 'upper'): NeedTarget => ({
    end: need.isRestricted ? 'limit' : low === high ? 'only' : which,
    value: which === 'upper' ? need.high : need.low,
  });
  const held = (target: NeedTarget): Held => ({
    target,
    percent: target.value > 0 ? (100 * total.value) / target.value : 0,
    by: Math.abs(given - roundHalfAway(target.value, places)),
  });
  if (given > high) return { kind: 'over', ...held(end('upper')) };
  if (given < low) {
    const kind = total.complete ? (need.isLimit ? 'under-limit' : 'under') : 'unknown-under';
    return { kind, ...held(end('lower')) };
  }
  // Within a range the end that was planned to is the one to name.
  const planned = end(need.target === need.high ? 'upper' : 'lower');
  return { kind: low === high ? 'met' : 'within', ...held(planned) };
}
