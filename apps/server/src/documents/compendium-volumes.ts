import type { Country, Product } from '@dietetic/catalogue';
import { compendiumWords as say } from '@dietetic/content';
import { countryEdition, familyOf } from './product-words.ts';

/**
 * A PDF keeps its structure uncompressed and is written from memory: a book of thousands of products would take
 * hundreds of megabytes, too much for a phone or the server.
 */
const PRODUCTS_IN_A_VOLUME = 120;

export type Volume = {
  products: Product[];
  /** Which volume it is, and its first and last product. */
  label?: string;
};

/** A country's range in the order of the book, in one volume or in several that start with a new family if possible. */
export function compendiumVolumes(
  products: readonly Product[],
  country: Country,
  atMost = PRODUCTS_IN_A_VOLUME,
): Volume[] {
  const volumes: Product[][] = [];
  for (const family of groupByFamily(countryEdition(products, country))) {
    const last = volumes.at(-1);
    if (last && last.length + family.length <= atMost) last.push(...family);
    else
      for (let from = 0; from < family.length; from += atMost)
        volumes.push(family.slice(from, from + atMost));
  }
  const [only = []] = volumes;
  if (volumes.length <= 1) return [{ products: only }];
  return volumes.map((part, index) => ({
    products: part,
    label: say.part(index + 1, volumes.length, part[0]?.name ?? '', part.at(-1)?.name ?? ''),
  }));
}

/** Groups neighbours of one family; the products are already in the order of the book. */
export function groupByFamily(products: readonly Product[]): Product[][] {
  const found: Product[][] = [];
  for (const product of products) {
    const last = found.at(-1);
    if (last?.[0] && familyOf(last[0]) === familyOf(product)) last.push(product);
    else found.push([product]);
  }
  return found;
}
