export { isRecord } from './is-record.ts';
export type * from './product/product.ts';
export type * from './nutrients/nutrient-row.ts';
export { KCAL_PER_GRAM } from './nutrients/energy-factors.ts';
export { amountText, contribution, parseAmount } from './nutrients/nutrient-amount.ts';
export {
  nutrientById,
  nutrientByName,
  NUTRIENT_GROUPS,
  NUTRIENTS,
  REFERENCE_GROUP,
  type Nutrient,
  type MineralId,
  type NutrientGroup,
  type VitaminId,
} from './nutrients/nutrient.ts';
export { nutrientRow } from './nutrients/find-row.ts';
export { displayUnit, inUnit, unitFactor } from './nutrients/nutrient-unit.ts';
export {
  countedId,
  isTotalKnown,
  per100,
  totalNutrient,
  type CountedAmount,
  type NutrientTotal,
  type ProductAmount,
} from './nutrients/nutrient-total.ts';
export {
  importCatalogue,
  projectionReader,
  readCategories,
  type ReadProjection,
} from './import/import-catalogue.ts';
export { checkCharacters } from './import/character-check.ts';
export { spreadsheetText } from './import/csv-text.ts';
export { describeReason } from './import/import-reason.ts';
export { servingAmount } from './import/serving-check.ts';
export * from './product/availability.ts';
export * from './product/amount-units.ts';
export { OWN_NUTRIENTS } from './product/published-nutrients.ts';
export { isFructan } from './product/fructose-sources.ts';
export { isForMicronutrients } from './product/energy-module.ts';
export {
  type AnyProduct,
  type ListedFacts,
  factsOf,
  isWholeProduct,
  toListedProduct,
  type ListedProduct,
} from './product/listed-product.ts';
export {
  byId,
  type CatalogueIndex,
  PUBLISHED_EDITION,
  PUBLISHED_FORMAT,
  parseIndex,
  parseIndexInParts,
  parseIndexRow,
  serialiseIndex,
  serialiseIndexRow,
} from './published/index-file.ts';
export { bodyLineId, parseProduct, serialiseBody } from './published/body-line.ts';
export {
  applyChange,
  isSameRow,
  isChangeAnnounced,
  type NamedProduct,
  parseChange,
  type AnnouncedChanges,
  serialiseChange,
} from './published/change-file.ts';
export { aminoAcidsLeftOut, aminoAcidsNotLeftOut } from './product/left-out-amino-acids.ts';
export { productFacts, type ProductFacts } from './product/product-facts.ts';
export { lookAlikes } from './product/look-alikes.ts';
export { parseCatalogue, serialiseCatalogue } from './product/catalogue-record.ts';
export {
  changesSince,
  productRecord,
  type ProductChange,
  type AnnouncedField,
} from './product/product-changes.ts';
export {
  addFilter,
  allergenSlug,
  allergensNotDeclared,
  applyFilters,
  filter,
  removeFilter,
  type Filter,
  type FilterType,
} from './listing/filters/filter.ts';
export * from './listing/filters/filter-groups.ts';
export { fromSearchParams, toSearchParams, type ProductListParams } from './listing/filters/search-params.ts';
export { matchRanges } from './listing/search/match-ranges.ts';
export { createProductSearch, MIN_SEARCH_LENGTH } from './listing/search/product-search.ts';
export * from './listing/comparison/compare-products.ts';
export { toggleCompared } from './listing/comparison/compared-list.ts';
export * from './import/catalogue-difference.ts';
export {
  catalogueFromRecords,
  catalogueToCsv,
  catalogueToRecords,
  type CsvFault,
  type CsvFiles,
  type CsvRecords,
} from './import/csv-template.ts';
export {
  RECONSTITUTION_TEMPLATE,
  readReconstitution,
} from './import/reconstitution-file.ts';
export { reconstitutionJoiner } from './import/with-reconstitution.ts';
