import type { AnyProduct, NutrientTotal } from '@dietetic/catalogue';
import { PLAUSIBLE_SHARE_OF_INCOMPLETE_PRODUCTS } from '@dietetic/clinical';
import type { Need } from '../totals/need.ts';
import { exceededLimit, isOver } from './figures.ts';
import { createFinding, type Finding, LABEL_SOURCE } from './finding.ts';

type Fed = readonly (AnyProduct | undefined)[];

/** Ids of what is fed where nothing of it is complete; none where the catalogue does not have one of them. */
function incomplete(products: Fed): string[] {
  const known = products.filter((product) => product !== undefined);
  const isIncomplete =
    known.length === products.length &&
    known.every(({ nutritionallyComplete }) => nutritionallyComplete !== true);
  return isIncomplete ? [...new Set(known.map(({ id }) => id))] : [];
}

/**
 * Modules and supplements alone down a tube: the energy can be right, and protein, vitamins and minerals are missing. It may be meant, as
 * beside what is eaten or in a metabolic emergency, so it is asked about. `fed` is all that is
 * fed.
 */
export function incompleteTubeFeed(fed: Fed, fields: Finding['fields']): Finding[] {
  const products = incomplete(fed);
  if (products.length === 0) return [];
  return [
    createFinding({
      code: 'tube-incomplete',
      fields,
      products,
      message: 'None of the feeds is nutritionally complete by its label. The plan is by tube.',
      source: LABEL_SOURCE,
    }),
  ];
}

/** The same by mouth, where they give so much of the energy that little else can be eaten: an infant on a substitute alone has no phenylalanine. */
export function incompleteAlone(fed: Fed, energy: NutrientTotal, need: Need | null): Finding[] {
  const products = incomplete(fed);
  if (products.length === 0 || need === null || need.low === 0) return [];
  const share = (100 * energy.value) / need.low;
  if (!isOver(share, PLAUSIBLE_SHARE_OF_INCOMPLETE_PRODUCTS)) return [];
  const least = energy.complete ? '' : 'at least ';
  const says = (figure: string) =>
    `None of the products is nutritionally complete by its label, and they give ${least}${figure} of the energy need. Check what else is eaten.`;
  return [
    createFinding({
      code: 'incomplete-alone',
      fields: ['PATIENT_ENERGY_RESULT'],
      products,
      ...exceededLimit(share, PLAUSIBLE_SHARE_OF_INCOMPLETE_PRODUCTS, '%', says, 0),
      source: LABEL_SOURCE,
    }),
  ];
}
