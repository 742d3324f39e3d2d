import {
  type Country,
  isAvailable,
  nutrientById,
  nutrientRow,
  contribution,
  type Product,
  productFacts,
} from '@dietetic/catalogue';
import { ageText, months } from '@dietetic/clinical';
import { agesText, formText } from '@dietetic/content';

/** Products of a country's edition, in the order of the book: category, then name. */
export function countryEdition(products: readonly Product[], country: Country): Product[] {
  return products
    .filter((product) => isAvailable(product, country))
    .toSorted(
      (a, b) => familyOf(a).localeCompare(familyOf(b), 'en-GB') || a.name.localeCompare(b.name, 'en-GB'),
    );
}

/** The first word of a name is the sub-brand. */
export const familyOf = (product: Product) => product.name.split(' ')[0] ?? product.name;

export const productAgesText = (product: Product) =>
  agesText(productFacts(product), (age) => ageText(months(age)));

export const productFormText = (product: Product) => formText(productFacts(product)) ?? '';

export const isForTab = (product: Product, tab: 'adults' | 'paediatrics') =>
  tab === 'adults'
    ? product.categories.includes('adult-18y')
    : product.categories.includes('infant-0-12m') || product.categories.includes('child-1-18y');

/** The stated amount per 100 in the nutrient's own unit; undefined where the label does not say. */
export function statedPer100(product: Product, nutrientId: string): number | undefined {
  const nutrient = nutrientById(nutrientId);
  const row = nutrient && nutrientRow(product, nutrient);
  if (!row || row.per100.kind !== 'stated') return undefined;
  return contribution(row.per100) ?? undefined;
}
