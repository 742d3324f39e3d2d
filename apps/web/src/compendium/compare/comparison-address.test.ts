import type { Product } from '@dietetic/catalogue';
import { demonstrationProducts } from '@dietetic/demonstration-data';
import { describe, expect, it } from 'vitest';
import { addressIds, parseComparisonAddress } from './comparison-address.ts';

const products: Product[] = demonstrationProducts();
const [a, b, c, d, e] = products.map((product) => product.id) as [string, string, string, string, string];
const shown = (ids: string[]) => parseComparisonAddress(ids, products).products.map((product) => product.id);

describe('[H-09] the address of a comparison', () => {
  it('shows one to four products in its own order', () => {
    expect(shown([b])).toEqual([b]);
    expect(shown([d, a, c, b])).toEqual([d, a, c, b]);
  });

  it('says which of more than four it leaves out', () => {
    const read = parseComparisonAddress([a, b, c, d, e], products);
    expect(read.products).toHaveLength(4);
    expect(read.tooMany).toEqual([products[4]?.name]);
  });

  it('shows a product named twice once, and says so once', () => {
    const read = parseComparisonAddress([a, b, a, a], products);
    expect(read.products.map((product) => product.id)).toEqual([a, b]);
    expect(read.duplicates).toEqual([products[0]?.name]);
  });

  it('distinguishes an unknown product from an address that is not a product’s', () => {
    const read = parseComparisonAddress(['no-such-feed', '<script>', '../..', a], products);
    expect(read.unknown).toEqual(['no-such-feed']);
    expect(read.malformed).toEqual(['<script>', '../..']);
    expect(read.products.map((product) => product.id)).toEqual([a]);
  });

  it('reads the rest of an address with or without a closing stroke', () => {
    expect(addressIds(`${a}/${b}/`)).toEqual([a, b]);
    expect(addressIds('')).toEqual([]);
  });
});
