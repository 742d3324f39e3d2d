import { demonstrationProducts } from '@dietetic/demonstration-data';
import { describe, expect, it } from 'vitest';
import { applyFilters } from '../listing/filters/filter.ts';
import { allergenLabels, filterGroups, FIXED_FILTERS } from '../listing/filters/filter-groups.ts';
import { createProductSearch } from '../listing/search/product-search.ts';
import { amountUnits } from './amount-units.ts';
import { aminoAcidsLeftOut, aminoAcidsNotLeftOut } from './left-out-amino-acids.ts';
import { type AnyProduct, toListedProduct } from './listed-product.ts';
import { productFacts } from './product-facts.ts';

const whole = demonstrationProducts();
const rows = whole.map(toListedProduct);
const ids = (products: readonly AnyProduct[]) => products.map(({ id }) => id);

describe('[H-02] a row of the index says what the whole product says', () => {
  it('to the search, by name and by every code', () => {
    const [ofRows, ofWhole] = [createProductSearch(rows), createProductSearch(whole)];
    const codes = whole.flatMap(({ codes: own }) =>
      own.flatMap(({ orderCode, pipCode, gmsCode }) => [orderCode, pipCode, gmsCode]),
    );
    for (const query of [...codes, 'tarnvane', 'pku 15', 'peptid']) {
      const found = ofRows.search(query).map(({ product, kind, score }) => [product.id, kind, score]);
      expect(found, query).toEqual(
        ofWhole.search(query).map(({ product, kind, score }) => [product.id, kind, score]),
      );
    }
  });

  it('to the filters and their counts', () => {
    expect(allergenLabels(rows)).toEqual(allergenLabels(whole));
    const { options } = filterGroups(whole).at(-1)!;
    for (const each of [...FIXED_FILTERS, ...options]) {
      expect(ids(applyFilters(rows, [each])), each.label).toEqual(ids(applyFilters(whole, [each])));
      expect(filterGroups(rows, [each])).toEqual(filterGroups(whole, [each]));
    }
  });

  it('of its facts, the units of an amount and what a substitute leaves out', () => {
    for (const [at, row] of rows.entries()) {
      const product = whole[at]!;
      expect(productFacts(row)).toEqual(productFacts(product));
      expect(amountUnits(row)).toEqual(amountUnits(product));
      expect(aminoAcidsLeftOut(row)).toEqual(aminoAcidsLeftOut(product));
      expect(aminoAcidsNotLeftOut(row, 'pku', rows)).toEqual(aminoAcidsNotLeftOut(product, 'pku', whole));
    }
  });
});
