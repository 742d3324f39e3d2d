import type { Product } from '../product/product.ts';
import {
  type Nutrient,
  NUTRIENT_GROUPS,
  nutrientByName,
  type NutrientGroup,
  REFERENCE_GROUP,
} from './nutrient.ts';
import type { NutrientRow } from './nutrient-row.ts';

/**
 * The rows for adding up and comparing: only the normalised table. A product with a label table but no reference
 * groups states nothing here (decision 026). Amino acids have no normalised table, so their label table is used.
 */
export function countedRows(product: Product, group: NutrientGroup): readonly NutrientRow[] {
  return product[REFERENCE_GROUP[group] ?? group];
}

/** The row that states a nutrient for adding up and comparing, found by its meaning. */
export function nutrientRow(product: Product, nutrient: Nutrient): NutrientRow | undefined {
  const rows = countedRows(product, nutrient.group);
  return rows.find((row) => nutrientByName(nutrient.group, row.name)?.id === nutrient.id);
}

/** `nutrientRow` of every nutrient that has one, by its id; looks up each row's name once. */
export function rowsByNutrient(product: Product): ReadonlyMap<string, NutrientRow> {
  const found = new Map<string, NutrientRow>();
  for (const group of NUTRIENT_GROUPS) {
    for (const row of countedRows(product, group)) {
      const id = nutrientByName(group, row.name)?.id;
      if (id !== undefined && !found.has(id)) found.set(id, row);
    }
  }
  return found;
}
