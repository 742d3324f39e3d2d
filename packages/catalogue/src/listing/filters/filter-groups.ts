import type { AnyProduct } from '../../product/listed-product.ts';
import {
  allergenSlug,
  applyFilters,
  filterValuesOf,
  filter,
  type Filter,
  type FilterType,
  isSingleChoice,
} from './filter.ts';

export type FilterOption = Filter & {
  /** Products that have it, whatever other filters are active. */
  count: number;
  /** Products that would be left if it were added to the active filters. */
  remaining: number;
};

export type FilterGroup = { type: FilterType; choice: 'single' | 'many'; options: FilterOption[] };

/**
 * Specification section 9: the fixed groups in the order shown, by their values in the product data. Their texts are
 * in `content`.
 */
export const FILTER_VALUES = {
  age: ['infant-0-12m', 'child-1-18y', 'adult-18y'],
  category: ['powder-and-tablets', 'liquid', 'food', 'oral-nutritional-supplement', 'tube-feed'],
  specialDiet: ['vegetarian', 'vegan', 'kosher', 'halal'],
  metabolics: ['other', 'pku', 'ga1', 'hcu', 'iva', 'mma-pa', 'msud', 'nkh', 'sod', 'tyr', 'ucd'],
} as const satisfies Record<Exclude<FilterType, 'allergens'>, readonly string[]>;

type FixedType = keyof typeof FILTER_VALUES;
/** The values of a fixed filter, so that one without a text does not compile. */
export type FilterValue<Type extends FixedType> = (typeof FILTER_VALUES)[Type][number];

const FIXED_TYPES = Object.keys(FILTER_VALUES) as FixedType[];

/** The fixed filters, without the allergens, which come from the product data. */
export const FIXED_FILTERS: readonly Filter[] = FIXED_TYPES.flatMap((type) =>
  FILTER_VALUES[type].map((value) => filter(type, value)),
);

/** The filter panel for the products it is shown with. */
export function filterGroups(products: readonly AnyProduct[], active: readonly Filter[] = []): FilterGroup[] {
  const all = tallyOf(products);
  const left = active.length === 0 ? all : tallyOf(applyFilters(products, active));
  const groups = FIXED_TYPES.map((type): FilterGroup => {
    const choice = isSingleChoice(type) ? 'single' : 'many';
    // A single choice replaces the previous one, so that one must not count.
    const others = choice === 'single' ? active.filter((other) => other.type !== type) : active;
    const remaining = others.length === active.length ? left : tallyOf(applyFilters(products, others));
    const options = FILTER_VALUES[type].map((value) => optionOf(filter(type, value), all, remaining));
    return { type, choice, options };
  });
  const allergens = allergenLabels(products).map((label) =>
    optionOf(filter('allergens', allergenSlug(label), label), all, left),
  );
  return [...groups, { type: 'allergens', choice: 'many', options: allergens }];
}

const optionOf = (each: Filter, all: Tally, left: Tally): FilterOption => ({
  ...each,
  count: kept(each, all),
  remaining: kept(each, left),
});

/**
 * How many products have each value, counted in one pass, because the panel counts again at every tick. Ages and
 * disorders are categories too.
 */
type Tally = {
  products: number;
  carrying: Record<'category' | 'specialDiet' | 'allergens', Map<string, number>>;
};

function tallyOf(products: readonly AnyProduct[]): Tally {
  const carrying: Tally['carrying'] = { category: new Map(), specialDiet: new Map(), allergens: new Map() };
  for (const product of products) {
    for (const type of ['category', 'specialDiet', 'allergens'] as const) {
      const counts = carrying[type];
      for (const value of new Set(filterValuesOf(type, product)))
        counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return { products: products.length, carrying };
}

function kept({ type, value }: Filter, { products, carrying }: Tally): number {
  const count = carrying[type === 'age' || type === 'metabolics' ? 'category' : type].get(value) ?? 0;
  return type === 'allergens' ? products - count : count;
}

/** Every allergen that any product mentions, sorted by code unit (no locale). */
export function allergenLabels(products: readonly AnyProduct[]): string[] {
  const seen = new Set<string>();
  const labels = new Map<string, string>();
  for (const product of products) {
    for (const { label } of product.allergens) {
      if (seen.has(label)) continue;
      seen.add(label);
      const slug = allergenSlug(label);
      if (!labels.has(slug)) labels.set(slug, label);
    }
  }
  return [...labels.values()].sort((a, b) => (a < b ? -1 : 1));
}
