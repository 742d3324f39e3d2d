import { type AnyProduct, supplySizes } from '@dietetic/catalogue';
import {
  formatQuantity,
  PLAUSIBLE_PRODUCT_AMOUNT,
  PLAUSIBLE_SHARE_OF_NEED,
  PLAUSIBLE_SHARE_OF_REFERENCE_PROTEIN,
  roundHalfAway,
} from '@dietetic/clinical';
import type { EntriesAssessment } from '../../assessment/assess.ts';
import type { SelectedProduct } from '../../state/values.ts';
import { type Need, needOf, NEED_PLACES } from '../totals/need.ts';
import {
  PLANNED_NUTRIENTS,
  type PlannedNutrient,
  providedByPortion,
  type ProvidedTotals,
} from '../totals/provided.ts';
import { countSlip } from './count-slip.ts';
import { figureAndLimit, isOver, trimmedNumber, withUnit } from './figures.ts';
import { type Finding, createFinding, PLAUSIBILITY_LIMIT_SOURCE } from './finding.ts';
import { givenAmountText, givenAmountOf } from './given-amount.ts';

export type ChosenProduct = { product: AnyProduct; selected: SelectedProduct };

const PERCENT = 100;
/** Of a restriction: more than it is too much. */
const WHOLE = 1;
const MOST_PERCENT = PERCENT * PLAUSIBLE_SHARE_OF_NEED;

/**
 * One product alone that is more than anyone is given, by its energy, by its ml or g, or by the tins it empties; or so
 * little that packs, sachets or portions were probably counted in the box of ml or g.
 */
export function amountFinding(
  { product, selected }: ChosenProduct,
  assessment: EntriesAssessment,
): Finding | null {
  const tooMuch =
    beyondEnergyNeed(product, selected.volume, assessment) ?? beyondAmount(product, selected.volume);
  const beyond = tooMuch ?? countSlip(product, givenAmountOf(product, selected));
  if (beyond === null) return null;
  const amount =
    givenAmountText(product, givenAmountOf(product, selected)) ??
    withUnit(trimmedNumber(selected.volume, 2), product.basis);
  return createFinding({
    code: tooMuch === null ? 'count-slip' : 'amount-implausible',
    fields: [],
    products: [product.id],
    value: beyond.value,
    limit: beyond.limit,
    unit: beyond.unit,
    message: `${amount} of ${product.name} a day ${beyond.says}.`,
    source: PLAUSIBILITY_LIMIT_SOURCE,
  });
}

type Beyond = { value: number; limit: number; unit: string; says: string };

function beyondEnergyNeed(product: AnyProduct, amount: number, assessment: EntriesAssessment): Beyond | null {
  const need = endsOf(needOf('energy', assessment));
  const kcal = providedByPortion('energy', { product, amount });
  if (need === null || need.high === 0 || kcal === null || !isOver(kcal, need.high * PLAUSIBLE_SHARE_OF_NEED))
    return null;
  const value = percentOf(kcal, need.high);
  return { ...shareOfNeedFigures(value), says: `gives ${shareOfNeedText(value, 'energy', need)}` };
}

function beyondAmount(product: AnyProduct, amount: number): Beyond | null {
  const most = PLAUSIBLE_PRODUCT_AMOUNT[product.basis];
  if (isOver(amount, most)) {
    const { limit } = figureAndLimit(amount, most, product.basis);
    return { value: amount, limit: most, unit: product.basis, says: `is over ${limit}` };
  }
  const [tin] = supplySizes(product);
  if (tin === undefined || !isOver(amount, tin * PLAUSIBLE_PRODUCT_AMOUNT.packsOfPowder)) return null;
  const packs = amount / tin;
  const written = figureAndLimit(packs, PLAUSIBLE_PRODUCT_AMOUNT.packsOfPowder, '');
  return {
    value: packs,
    limit: PLAUSIBLE_PRODUCT_AMOUNT.packsOfPowder,
    unit: 'packs',
    says: `empties ${written.figure} packs of ${withUnit(trimmedNumber(tin, 2), product.basis)}, over ${written.limit}`,
  };
}

/** Implausible is what is over the higher figure of an infant, whichever was chosen (the contract's upper end). */
const endsOf = (need: Need | null): Pick<Need, 'low' | 'high'> | null => {
  const other = need?.feeding?.otherValue;
  return need === null || other === undefined
    ? need
    : { low: Math.min(need.low, other), high: Math.max(need.high, other) };
};

export const NEED_KEY: Record<PlannedNutrient, string> = {
  energy: 'PATIENT_ENERGY_RESULT',
  protein: 'PATIENT_PROTEIN_RESULT',
  fluid: 'FLUID_RESULT',
};

/** What all products provide together, compared with each need. */
export function totalFindings(
  totals: ProvidedTotals,
  assessment: EntriesAssessment,
  { isForCalculate, isByVolume }: { isForCalculate: boolean; isByVolume: boolean },
): Finding[] {
  return PLANNED_NUTRIENTS.flatMap((target): Finding[] => {
    // An infant's fluid is held by volume, where that is known.
    if (target === 'fluid' && isByVolume && !isForCalculate) return [];
    const need = endsOf(needOf(target, assessment));
    const total = totals[target];
    const isOfReference = target === 'protein' && assessment.protein.method === 'paeds' && !isForCalculate;
    const isRestricted = target === 'fluid' && assessment.fluid.isRestricted === true;
    const most = isOfReference
      ? PLAUSIBLE_SHARE_OF_REFERENCE_PROTEIN
      : isRestricted
        ? WHOLE
        : PLAUSIBLE_SHARE_OF_NEED;
    // The table of healthy children is no need of a metabolic disorder: what is prescribed for it lies far above.
    if (isOfReference && assessment.protein.notForDisorder !== undefined) return [];
    // What is shown as the limit is not over it.
    const given = isRestricted ? roundHalfAway(total.value, NEED_PLACES[target]) : total.value;
    if (need === null || need.high === 0 || !isOver(given, need.high * most)) return [];
    const value = percentOf(total.value, need.high);
    const amount = formatQuantity(target, total.value).text;
    const least = total.complete ? '' : 'at least ';
    return [
      createFinding({
        code: 'total-implausible',
        fields: [NEED_KEY[target]],
        products: total.statedBy,
        ...shareOfNeedFigures(value),
        limit: PERCENT * most,
        message: `The products give ${least}${amount}, ${shareOfNeedText(value, target, need, PERCENT * most, isRestricted ? 'limit' : 'need')}.`,
        source: PLAUSIBILITY_LIMIT_SOURCE,
      }),
    ];
  });
}

/**
 * Fluid a day that is too much of a need, or of a restriction: more than that is, at the precision in which both are shown. What is
 * said of it, and the figures; null where it is not.
 */
export function tooMuchFluid(
  ml: number,
  need: number | null,
  isRestricted = false,
): { figures: Pick<Finding, 'value' | 'limit' | 'unit'>; says: string } | null {
  const most = isRestricted ? WHOLE : PLAUSIBLE_SHARE_OF_NEED;
  const shown = isRestricted ? roundHalfAway(ml, NEED_PLACES.fluid) : ml;
  if (need === null || need === 0 || !isOver(shown, need * most)) return null;
  const value = percentOf(ml, need);
  const of = isRestricted ? 'limit' : 'need';
  return {
    figures: { ...shareOfNeedFigures(value), limit: PERCENT * most },
    says: shareOfNeedText(value, 'fluid', { low: need, high: need }, PERCENT * most, of),
  };
}

const percentOf = (value: number, of: number): number => (PERCENT * value) / of;
const shareOfNeedFigures = (value: number) => ({ value, limit: MOST_PERCENT, unit: '%' });

/** "178 % of the upper end of the energy need (1,780 kcal/day)" */
function shareOfNeedText(
  percent: number,
  target: PlannedNutrient,
  { low, high }: Pick<Need, 'low' | 'high'>,
  mostPercent = MOST_PERCENT,
  of: 'need' | 'limit' = 'need',
): string {
  const { figure } = figureAndLimit(percent, mostPercent, '%');
  const amount = formatQuantity(target, high).text;
  const end = low === high ? 'the' : 'the upper end of the';
  return `${figure} of ${end} ${target} ${of} (${amount})`;
}
