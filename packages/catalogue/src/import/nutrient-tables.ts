import type { NutrientRow } from '../nutrients/nutrient-row.ts';
import { NUTRIENT_GROUPS, REFERENCE_GROUP, type NutrientGroup } from '../nutrients/nutrient.ts';
import { unitFactor } from '../nutrients/nutrient-unit.ts';
import type { Product } from '../product/product.ts';

/** One table of a product with the name it is reported under. */
export type Table = { field: string; group: NutrientGroup; reference: boolean; rows: NutrientRow[] };

/** The nine tables of a product: five of the label, four normalised. */
export function tablesOf(product: Product): Table[] {
  return NUTRIENT_GROUPS.flatMap((group): Table[] => {
    const reference = REFERENCE_GROUP[group];
    const plain: Table = { field: group, group, reference: false, rows: product[group] };
    return reference === null
      ? [plain]
      : [plain, { field: reference, group, reference: true, rows: product[reference] }];
  });
}

/** Grams in one of a unit of mass, whatever is said after it ("mg NE" is milligrams); null for other units. */
export function massInGrams(unit: string): number | null {
  return unitFactor(unit.split(' ')[0] ?? '', 'g');
}
