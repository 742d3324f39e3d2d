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
  countedId,
  nutrientRow,
  per100,
  totalNutrient,
  type CountedAmount,
  type NutrientTotal,
  type ProductAmount,
  type UnknownAmount,
} from './nutrients/nutrient-total.ts';
export {
  catalogueImport,
  importCatalogue,
  projectionReader,
  type CatalogueImport,
  type CommerceCatalogue,
  type ImportOptions,
  type ImportResult,
  type Quarantined,
  type ReadProjection,
} from './import/import-catalogue.ts';
export { describeReason, type ImportReason, type ImportRule } from './import/import-reason.ts';
export { servingAmount } from './import/serving-check.ts';
export {
  allergensPresent,
  availableProducts,
  descriptionFor,
  indicationsFor,
  isAvailable,
  samplesAvailable,
} from './product/availability.ts';
export { FORMS, productFacts, type Form, type ProductFacts } from './product/product-facts.ts';
export {
  lookAlikes,
  nameDifference,
  type LookAlike,
  type LookAlikeDifference,
} from './product/look-alikes.ts';
export {
  CATALOGUE_FORMAT,
  parseCatalogue,
  serialiseCatalogue,
  type ReadCatalogue,
  type SavedCatalogue,
} from './product/catalogue-record.ts';
export {
  changesSince,
  productChanges,
  productRecord,
  type ProductChange,
  type ToldField,
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
} from './filters/filter.ts';
export {
  allergenLabels,
  filterGroups,
  FIXED_FILTERS,
  type FilterGroup,
  type FilterOption,
} from './filters/filter-groups.ts';
export { fromSearchParams, toSearchParams, type ProductListParams } from './filters/search-params.ts';
export {
  createProductSearch,
  matchRanges,
  SHORTEST_SEARCH,
  type MatchKind,
  type ProductSearch,
  type SearchHit,
} from './search/product-search.ts';
export {
  compareProducts,
  MOST_COMPARED,
  PER_100_KCAL,
  type Comparison,
  type ComparisonBasis,
  type ComparisonCell,
  type ComparisonColumn,
  type ComparisonGroup,
  type ComparisonRow,
} from './comparison/compare-products.ts';
export { toggleCompared } from './comparison/compared-list.ts';
export {
  diffCatalogues,
  type CatalogueDifference,
  type ChangedProduct,
  type FieldChange,
} from './import/catalogue-difference.ts';
export {
  catalogueFromCsv,
  catalogueToCsv,
  type CsvCatalogue,
  type CsvFault,
  type CsvFiles,
} from './import/csv-template.ts';
