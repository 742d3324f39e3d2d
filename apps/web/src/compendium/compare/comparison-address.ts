import { MAX_COMPARED, type AnyProduct } from '@dietetic/catalogue';

export type ParsedAddress = {
  /** At most four, in the address's order, each once. */
  products: AnyProduct[];
  malformed: string[];
  unknown: string[];
  duplicates: string[];
  tooMany: string[];
};

const SLUG = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i;

/** What a comparison's address names. Addresses are typed, shortened and old: what cannot be shown is said, not hidden. */
export function parseComparisonAddress(
  ids: readonly string[],
  products: readonly AnyProduct[],
): ParsedAddress {
  const read: ParsedAddress = { products: [], malformed: [], unknown: [], duplicates: [], tooMany: [] };
  for (const id of ids) {
    const product = products.find((one) => one.id === id);
    if (!product) addOnce(SLUG.test(id) ? read.unknown : read.malformed, id);
    else if (read.products.includes(product)) addOnce(read.duplicates, product.name);
    else if (read.products.length === MAX_COMPARED) addOnce(read.tooMany, product.name);
    else read.products.push(product);
  }
  return read;
}

/** The ids of an address as it stands, repetitions included. */
export function addressIds(splat: string): string[] {
  return splat.split('/').filter((id) => id !== '');
}

function addOnce(list: string[], text: string) {
  if (!list.includes(text)) list.push(text);
}
