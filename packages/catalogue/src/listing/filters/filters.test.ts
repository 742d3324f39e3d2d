import * as fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { product } from '../../test-support/projections.ts';
import type { Product } from '../../product/product.ts';
import {
  addFilter,
  allergensNotDeclared,
  allergenSlug,
  applyFilters,
  filter,
  removeFilter,
  type Filter,
} from './filter.ts';
import { allergenLabels, filterGroups, FIXED_FILTERS } from './filter-groups.ts';
import { MIN_SEARCH_LENGTH } from '../search/product-search.ts';
import { fromSearchParams, toSearchParams } from './search-params.ts';

const milk = filter('allergens', 'milk', 'Milk');
const adult = filter('age', 'adult-18y');
const tube = filter('category', 'tube-feed');
const pku = filter('metabolics', 'pku');
const msud = filter('metabolics', 'msud');

const allergens = (values: Record<string, string>) =>
  Object.entries(values).map(([label, value]) => [
    { name: 'label', value: label },
    { name: 'value', value },
  ]);

const RANGE: Product[] = [
  product(),
  product({ slug: 'tube', name: 'Tube', categories: ['adult-18y', 'tube-feed', 'liquid'] }),
  product({
    slug: 'child',
    name: 'Child',
    categories: ['child-1-18y', 'liquid', 'pku'],
    attributes: { allergens: allergens({ Milk: 'no', Fish: 'yes' }), specialDiet: undefined },
  }),
  product({
    slug: 'undeclared',
    name: 'Undeclared',
    categories: ['adult-18y', 'food', 'msud'],
    attributes: {
      allergens: allergens({ 'Cereals containing gluten': 'yes' }),
      specialDiet: ['vegan', 'halal'],
    },
  }),
];
const ids = (products: readonly Product[]) => products.map(({ id }) => id);

describe('[H-04] adding and removing', () => {
  it('adding an active filter changes nothing, not even the list', () => {
    const active = addFilter([], adult);
    expect(addFilter(active, adult)).toBe(active);
  });

  it('removing drops it, and removing what is not there changes nothing', () => {
    const active = [adult, tube];
    expect(removeFilter(active, tube.id)).toEqual([adult]);
    expect(removeFilter(active, milk.id)).toBe(active);
  });

  it('[H-03] a metabolic condition takes the place of another; the rest add up', () => {
    expect(addFilter([adult, pku], msud)).toEqual([adult, msud]);
    expect(addFilter([adult], tube)).toEqual([adult, tube]);
  });
});

describe('[H-04] applyFilters', () => {
  it('needs a match for age, category, diet and metabolic condition', () => {
    expect(ids(applyFilters(RANGE, [adult]))).toEqual(['dale-milk', 'tube', 'undeclared']);
    expect(ids(applyFilters(RANGE, [tube]))).toEqual(['tube']);
    expect(ids(applyFilters(RANGE, [pku]))).toEqual(['child']);
    expect(ids(applyFilters(RANGE, [filter('specialDiet', 'vegan')]))).toEqual(['undeclared']);
  });

  it('keeps what is not marked yes for an allergen: "no" and not declared alike', () => {
    expect(ids(applyFilters(RANGE, [milk]))).toEqual(['child', 'undeclared']);
  });

  it('[2.4] says which of the kept products do not declare the allergen', () => {
    const [, , child, undeclared] = RANGE;
    expect(child && allergensNotDeclared(child, [milk, adult])).toEqual([]);
    expect(undeclared && allergensNotDeclared(undeclared, [milk, adult])).toEqual(['Milk']);
  });

  const anyFilter = fc.constantFrom(...FIXED_FILTERS, milk, filter('allergens', 'fish', 'Fish'));

  it('a filter never adds a product', () => {
    fc.assert(
      fc.property(fc.array(anyFilter, { maxLength: 5 }), anyFilter, (active, one) => {
        const before = ids(applyFilters(RANGE, active));
        const after = ids(applyFilters(RANGE, [...active, one]));
        expect(after.every((id) => before.includes(id))).toBe(true);
      }),
      { seed: 31, numRuns: 500 },
    );
  });

  it('the order of the filters does not matter', () => {
    fc.assert(
      fc.property(fc.array(anyFilter, { maxLength: 5 }), (active) => {
        expect(ids(applyFilters(RANGE, active.toReversed()))).toEqual(ids(applyFilters(RANGE, active)));
      }),
      { seed: 32, numRuns: 500 },
    );
  });
});

describe('[H-03] the filter panel', () => {
  const groups = filterGroups(RANGE, [adult]);

  it('has the groups of the specification, the metabolic one with a single choice', () => {
    expect(groups.map(({ type, choice, options }) => [type, choice, options.length])).toEqual([
      ['age', 'many', 3],
      ['category', 'many', 5],
      ['specialDiet', 'many', 4],
      ['metabolics', 'single', 11],
      ['allergens', 'many', 4],
    ]);
  });

  it('takes the allergens from the data', () => {
    expect(allergenLabels(RANGE)).toEqual(['Cereals containing gluten', 'Fish', 'Milk', 'Soya']);
    expect(allergenSlug('Cereals containing gluten')).toBe('cereals-containing-gluten');
  });

  const option = (type: string, value: string) =>
    groups.find((group) => group.type === type)?.options.find((each) => each.value === value);

  it('counts each option alone, and on top of what is active', () => {
    expect(option('category', 'liquid')).toMatchObject({ count: 3, remaining: 2 });
    expect(option('metabolics', 'pku')).toMatchObject({ count: 1, remaining: 0 });
    expect(option('allergens', 'milk')).toMatchObject({ count: 2, remaining: 1 });
  });

  it('[H-03] counts what applying the filter would leave, whatever is active', () => {
    const every = [...FIXED_FILTERS, milk, filter('allergens', 'fish', 'Fish')];
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...every), { maxLength: 5 }), (chosen) => {
        const active = chosen.reduce<readonly Filter[]>(addFilter, []);
        for (const { options } of filterGroups(RANGE, active)) {
          for (const each of options) {
            expect(each.count).toBe(applyFilters(RANGE, [each]).length);
            expect(each.remaining).toBe(applyFilters(RANGE, addFilter(active, each)).length);
          }
        }
      }),
      { seed: 35, numRuns: Math.ceil(300 * inject('share')) },
    );
  });

  it('counts another metabolic condition as replacing the active one', () => {
    const withPku = filterGroups(RANGE, [pku]).find(({ type }) => type === 'metabolics');
    expect(withPku?.options.find(({ value }) => value === 'msud')?.remaining).toBe(1);
  });
});

describe('filters in an address', () => {
  it('come back as they went', () => {
    const known = [...FIXED_FILTERS.filter(({ type }) => type !== 'metabolics'), pku, milk];
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...known)),
        fc.string({ maxLength: 30 }),
        (active, search) => {
          const read = fromSearchParams(toSearchParams(search, active), ['Milk', 'Fish']);
          expect(new Set(read.filters.map((each) => each.id))).toEqual(
            new Set(active.map((each) => each.id)),
          );
          expect(read.search).toBe(search.trim().length < MIN_SEARCH_LENGTH ? '' : search.trim());
        },
      ),
      { seed: 33, numRuns: 300 },
    );
  });

  it('leave out what the address does not know', () => {
    const read = fromSearchParams(
      {
        age: 'adult-18y,elderly',
        metabolic: ['pku', 'msud'],
        without: 'Milk,plutonium',
        diet: 7,
        q: 12,
        patient: 'x',
      },
      ['Milk'],
    );
    expect(read).toEqual({ search: '12', filters: [adult, msud, milk] });
  });

  it.each(['', '  ', 't', ' t '])('write nothing for "%s", which searches nothing', (search) => {
    expect(toSearchParams(search, [])).toEqual({});
  });

  it('survive anything at all', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('q', 'age', 'without', 'diet', 'x'), fc.anything()),
        (params) => {
          const { filters } = fromSearchParams(params);
          expect(filters.every((each: Filter) => each.id === `${each.type}:${each.value}`)).toBe(true);
        },
      ),
      { seed: 34, numRuns: Math.ceil(500 * inject('share')) },
    );
  });
});
