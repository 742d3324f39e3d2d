import {
  isAvailable,
  type Country,
  type ListedProduct,
  type AnyProduct,
  productFacts,
} from '@dietetic/catalogue';
import { dietsText, formText, productListWords } from '@dietetic/content';
import type { FirstRow } from '#start/first-rows/row-html.ts';
import { agesText, countriesText, packsText } from '../facts/product-summary.ts';

/** What a row of the list says of a product, without its search marks: the list and the first rows say the same. */
export function rowTexts(product: AnyProduct): FirstRow {
  const facts = productFacts(product);
  const { energyKcal, protein, fibre } = facts;
  return {
    id: product.id,
    name: product.name,
    kind: [
      formText(facts),
      agesText(facts),
      packsText(facts),
      // An exception: most are sold in both.
      product.productAvailability === 'both' ? '' : countriesText(product),
    ]
      .filter(Boolean)
      .join(' · '),
    diets: dietsText(product),
    amounts: [energyKcal, protein, fibre],
    basis: productListWords.per100(facts.basis),
  };
}

/** A screen at first; more rows come before the end comes into sight. */
export const FIRST_ROWS = 12;

/** The rows a list without search or filters begins with. */
export function firstRows(products: readonly ListedProduct[], country: Country): FirstRow[] {
  return products
    .filter((product) => isAvailable(product, country))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .slice(0, FIRST_ROWS)
    .map(rowTexts);
}
