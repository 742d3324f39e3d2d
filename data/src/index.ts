import { importCatalogue, type MeasureUnit, type Product } from '@dietetic/catalogue';
import { DEMONSTRATION_PRODUCTS } from './product-class.ts';
import {
  demonstrationCategories,
  type DemonstrationCategory,
  type DemonstrationProjection,
  projectionOf,
} from './projection.ts';

export { packImage } from './pack-image.ts';
export type { DemonstrationCategory, DemonstrationProjection } from './projection.ts';

export type DemonstrationCatalogue = {
  categories: DemonstrationCategory[];
  projections: DemonstrationProjection[];
};

/** The fictional range as the two commerce calls would answer it. Deterministic. */
export function demonstrationCatalogue(): DemonstrationCatalogue {
  return { categories: demonstrationCategories(), projections: DEMONSTRATION_PRODUCTS.map(projectionOf) };
}

/** Imported when first asked for, and once: products are values, never to be changed. */
let imported: readonly Product[] | undefined;

/** The fictional range after the import: what an app holds. Throws if the range has a fault of its own. */
export function demonstrationProducts(): Product[] {
  imported ??= importedRange();
  return [...imported];
}

function importedRange(): Product[] {
  const { products, quarantined } = importCatalogue(demonstrationCatalogue());
  if (quarantined.length > 0) {
    throw new Error(`The demonstration range does not pass the import: ${JSON.stringify(quarantined)}`);
  }
  return products;
}

/** What a demonstration product can be counted in; nothing for an id the range does not have. */
export function packOptions(productId: string): MeasureUnit[] {
  const at = DEMONSTRATION_PRODUCTS.findIndex((product) => product.id === productId);
  const product = DEMONSTRATION_PRODUCTS[at];
  if (!product) return [];
  const { products } = importCatalogue({
    categories: demonstrationCategories(),
    projections: [projectionOf(product, at)],
  });
  return products[0]?.units ?? [];
}
