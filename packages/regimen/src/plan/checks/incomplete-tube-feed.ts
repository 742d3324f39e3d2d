import type { AnyProduct } from '@dietetic/catalogue';
import { createFinding, type Finding, LABEL_SOURCE } from './finding.ts';

/**
 * Modules and supplements alone down a tube: the energy can be right, and protein, vitamins and minerals are missing. It may be meant, as
 * beside what is eaten or in a metabolic emergency, so it is asked about. `products` is all that is fed; where the catalogue does
 * not have one of them nothing is said.
 */
export function incompleteTubeFeed(
  products: readonly (AnyProduct | undefined)[],
  fields: Finding['fields'],
): Finding[] {
  const known = products.filter((product) => product !== undefined);
  const isAsked =
    known.length > 0 &&
    known.length === products.length &&
    known.every(({ nutritionallyComplete }) => nutritionallyComplete !== true);
  if (!isAsked) return [];
  return [
    createFinding({
      code: 'tube-incomplete',
      fields,
      products: [...new Set(known.map(({ id }) => id))],
      message: 'None of the feeds is nutritionally complete by its label. The plan is by tube.',
      source: LABEL_SOURCE,
    }),
  ];
}
