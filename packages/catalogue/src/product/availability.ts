import type { Country, Product } from './product.ts';

/** Kept if the product is sold in both countries or in this one. */
export function isAvailable(product: Pick<Product, 'productAvailability'>, country: Country): boolean {
  return product.productAvailability === 'both' || product.productAvailability === country;
}

const SAMPLES = {
  uk: ['uk', 'ukni', 'all'],
  roi: ['roi', 'roini', 'all'],
} as const satisfies Record<Country, readonly Product['productSampleAvailability'][]>;

export function samplesAvailable(
  product: Pick<Product, 'productSampleAvailability'>,
  country: Country,
): boolean {
  const keys: readonly Product['productSampleAvailability'][] = SAMPLES[country];
  return keys.includes(product.productSampleAvailability);
}

/** Descriptions fall back to en-GB, the one locale every product has. */
const LOCALES = { uk: ['en-GB'], roi: ['en-IE', 'en-GB'] } as const satisfies Record<
  Country,
  readonly string[]
>;

export function descriptionFor(product: Pick<Product, 'productDescriptionHcp'>, country: Country): string {
  for (const locale of LOCALES[country]) {
    const text = product.productDescriptionHcp[locale];
    if (text) return text;
  }
  return '';
}

/** ACBS indications are a UK matter; Ireland shows none. */
export function indicationsFor(product: Pick<Product, 'indications'>, country: Country): string {
  return country === 'uk' ? product.indications : '';
}

/** Allergens the label declares present. */
export function allergensPresent(product: Pick<Product, 'allergens'>): string[] {
  return product.allergens.filter((allergen) => allergen.value === 'yes').map((allergen) => allergen.label);
}
