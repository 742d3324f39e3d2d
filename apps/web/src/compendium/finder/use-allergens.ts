import { allergenLabels } from '@dietetic/catalogue';
import { useMemo } from 'react';
import { useCatalogue } from '#session/catalogue.ts';

/** The allergens that the range names, which a filter may leave out. */
export function useAllergens(): readonly string[] {
  const { products } = useCatalogue();
  return useMemo(() => allergenLabels(products), [products]);
}
