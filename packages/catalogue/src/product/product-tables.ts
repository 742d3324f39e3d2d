import type { Product } from './product.ts';

/** The nutrient tables of a product: five of the label, then the four normalised ones. */
export const PRODUCT_TABLES = [
  'macroNutrients',
  'aminoAcids',
  'minerals',
  'vitamins',
  'otherNutrientInformation',
  'referenceMacroNutrients',
  'referenceMinerals',
  'referenceVitamins',
  'referenceOtherNutrientInformation',
] as const satisfies readonly (keyof Product)[];
