import { NUTRIENT_GROUPS, type NutrientGroup, REFERENCE_GROUP } from '../nutrients/nutrient.ts';

export type ProductTable = NutrientGroup | NonNullable<(typeof REFERENCE_GROUP)[NutrientGroup]>;

/** The nutrient tables of a product: five of the label, then the four normalised ones. */
export const PRODUCT_TABLES: readonly ProductTable[] = [
  ...NUTRIENT_GROUPS,
  ...Object.values(REFERENCE_GROUP).filter((table) => table !== null),
];

/** Something for each of these tables, by its name. */
export const forEachTable = <Table extends ProductTable, T>(
  tables: readonly Table[],
  of: (table: Table) => T,
): Record<Table, T> => Object.fromEntries(tables.map((table) => [table, of(table)])) as Record<Table, T>;
