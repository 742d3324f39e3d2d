import type { Product } from '../product/product.ts';
import { type Nutrient, nutrientByName, type NutrientGroup, REFERENCE_GROUP } from './nutrient.ts';
import type { NutrientRow } from './nutrient-row.ts';

/**
 * The rows for adding up and comparing: the normalised table alone. A product that fills its label but not its
 * reference groups states nothing here (decision 026). Amino acids have no normalised table: theirs is the label's.
 */
export function countedRows(product: Product, group: NutrientGroup): readonly NutrientRow[] {
  return product[REFERENCE_GROUP[group] ?? group];
}

/** The row that states a nutrient for adding up and comparing, found by its meaning. */
export function nutrientRow(product: Product, nutrient: Nutrient): NutrientRow | undefined {
  const rows = countedRows(product, nutrient.group);
  return rows.find((row) => nutrientByName(nutrient.group, row.name)?.id === nutrient.id);
}
