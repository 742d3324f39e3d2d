export type * from './product/product.ts';
export type * from './nutrients/nutrient-row.ts';
export { amountText, contribution, parseAmount } from './nutrients/nutrient-amount.ts';
export {
  nutrientById,
  nutrientByName,
  NUTRIENT_GROUPS,
  NUTRIENTS,
  REFERENCE_GROUP,
  type Nutrient,
  type NutrientGroup,
} from './nutrients/nutrient.ts';
export { canonicalUnit, displayUnit, unitFactor } from './nutrients/nutrient-unit.ts';
export {
  amountFor,
  nutrientRow,
  per100,
  totalNutrient,
  type NutrientTotal,
  type ProductAmount,
} from './nutrients/nutrient-total.ts';
export {
  importCatalogue,
  type CommerceCatalogue,
  type ImportOptions,
  type ImportResult,
  type Quarantined,
} from './import/import-catalogue.ts';
export { describeReason, type ImportReason, type ImportRule } from './import/import-reason.ts';
export { servingAmount } from './import/serving-check.ts';
