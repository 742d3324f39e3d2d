import { amountUnits, type AnyProduct } from '@dietetic/catalogue';
import {
  FIRST_BIRTHDAY_MONTHS,
  FEED_PLAN_LIMITS_SOURCE,
  PLAUSIBLE_INFANT_FEED_ML_PER_KG,
} from '@dietetic/clinical';
import { figureAndLimit, isOver } from './figures.ts';
import { type Finding, createFinding } from './finding.ts';
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
