import { amountUnits, type AnyProduct } from '@dietetic/catalogue';
import {
  FIRST_BIRTHDAY_MONTHS,
  formatQuantity,
  FEED_PLAN_LIMITS_SOURCE,
  PLAUSIBLE_INFANT_FEED_ML_PER_KG,
} from '@dietetic/clinical';
import { NEED_KEY, tooMuchFluid } from './amounts.ts';
import { figureAndLimit, isOver } from './figures.ts';
import { type Finding, createFinding, PLAUSIBILITY_LIMIT_SOURCE } from './finding.ts';
import type { PlanPatient } from './patient.ts';

/** A total of what is known; `complete` is false where a part is not stated, and the total is then a least amount. */
export type KnownTotal = { value: number; complete: boolean };

export const knownTotal = (parts: readonly (number | null)[]): KnownTotal => ({
  value: parts.reduce<number>((total, part) => total + (part ?? 0), 0),
  complete: parts.every((part) => part !== null),
});

/** The prepared volume of a day's amount, ml, a powder made up as on its label; null where that is not stated. */
export function preparedVolumeMl(product: AnyProduct, amount: number): number | null {
  if (product.basis === 'ml') return amount;
  const madeUp = amountUnits(product).find(({ unit }) => unit === 'made-up-ml');
  return madeUp === undefined ? null : amount / madeUp.size;
}

/** The total volume given to an infant in a day, by any route. */
export function infantVolume(
  volume: KnownTotal,
  { ageMonths, weightKg }: { ageMonths: PlanPatient['ageMonths']; weightKg: number | null },
  about: Pick<Finding, 'fields' | 'products'> & { what: string },
): Finding[] {
  if (ageMonths === null || ageMonths >= FIRST_BIRTHDAY_MONTHS || weightKg === null) return [];
  const value = volume.value / weightKg;
  const { ask, confirm } = PLAUSIBLE_INFANT_FEED_ML_PER_KG;
  if (!isOver(value, ask)) return [];
  const most = isOver(value, confirm) ? confirm : ask;
  const { figure, limit } = figureAndLimit(value, most, 'ml/kg/day', 1);
  return [
    createFinding({
      code: 'infant-volume',
      severity: most === confirm ? 'confirm' : 'ask',
      fields: about.fields,
      products: about.products,
      value,
      limit: most,
      unit: 'ml/kg',
      message: `${about.what} ${volume.complete ? '' : 'at least '}${figure}, over ${limit} for an infant.`,
      source: FEED_PLAN_LIMITS_SOURCE.citation,
    }),
  ];
}

/** Of what the regimen gives without a feed plan, both are asked about. */
export const volumeOfProducts = (
  volume: KnownTotal,
  patient: Parameters<typeof infantVolume>[1] & FluidOfPatient,
  products: string[],
  water: KnownTotal,
): Finding[] => [
  ...infantVolume(volume, patient, {
    what: 'By volume the products come to',
    fields: ['PD_WEIGHT'],
    products,
  }),
  ...volumeAgainstNeed(volume, patient, { what: 'By volume the products give', products, water }),
];

type FluidOfPatient = {
  ageMonths: PlanPatient['ageMonths'];
  fluidNeedMl: number | null;
  /** It is a limit that was entered: more than it is too much. */
  isFluidRestricted?: boolean;
};

/**
 * The same held against the fluid need: under one year, and from then where the water that counts is not stated of all, and what is known of it
 * is not too much. Nobody is given less water than that for want of a figure.
 */
export function volumeAgainstNeed(
  { value: ml, complete }: KnownTotal,
  { ageMonths, fluidNeedMl, isFluidRestricted }: FluidOfPatient,
  about: { products: string[]; what: string; water: KnownTotal },
): Finding[] {
  const tooMuch = tooMuchFluid(ml, fluidNeedMl, isFluidRestricted);
  if (tooMuch === null) return [];
  const isInfant = ageMonths !== null && ageMonths < FIRST_BIRTHDAY_MONTHS;
  const { water } = about;
  if (!isInfant && (water.complete || tooMuchFluid(water.value, fluidNeedMl, isFluidRestricted) !== null))
    return [];
  const amount = `${complete ? '' : 'at least '}${formatQuantity('fluid', ml).text}`;
  return [
    createFinding({
      code: 'total-implausible',
      fields: [NEED_KEY.fluid],
      products: about.products,
      ...tooMuch.figures,
      message: `${about.what} ${amount}${isInfant ? '' : ', of which not all water is stated'}, ${tooMuch.says}.`,
      source: PLAUSIBILITY_LIMIT_SOURCE,
    }),
  ];
}
