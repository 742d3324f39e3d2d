import type { AnyProduct } from '../../product/listed-product.ts';
import { allergenSlug, applyFilters, filter, type Filter, type FilterType } from './filter.ts';

export type FilterOption = Filter & {
  /** Products that carry it, whatever else is chosen. */
  count: number;
  /** Products that would be left if it were added to the active filters. */
  remaining: number;
};

export type FilterGroup = { type: FilterType; choice: 'single' | 'many'; options: FilterOption[] };

type Choice = readonly [value: string, label: string];

/** Specification section 9: the fixed groups, in the order shown. */
const AGES: readonly Choice[] = [
  ['infant-0-12m', 'Infant 0-12m'],
  ['child-1-18y', 'Child 1-18y'],
  ['adult-18y', 'Adult 18y+'],
];
const CATEGORIES: readonly Choice[] = [
  ['powder-and-tablets', 'Powder and tablets'],
  ['liquid', 'Liquid'],
  ['food', 'Food'],
  ['oral-nutritional-supplement', 'Oral nutritional supplement'],
  ['tube-feed', 'Tube feed'],
];
const DIETS: readonly Choice[] = [
  ['vegetarian', 'Vegetarian'],
  ['vegan', 'Vegan'],
  ['kosher', 'Kosher'],
  ['halal', 'Halal'],
];
const METABOLICS: readonly Choice[] = [
  ['other', 'Other'],
  ['pku', 'PKU'],
  ['ga1', 'GA1'],
  ['hcu', 'HCU'],
  ['iva', 'IVA'],
  ['mma-pa', 'MMA-PA'],
  ['msud', 'MSUD'],
  ['nkh', 'NKH'],
  ['sod', 'SOD'],
  ['tyr', 'TYR'],
  ['ucd', 'UCD'],
];

const FIXED: readonly [FilterType, FilterGroup['choice'], readonly Choice[]][] = [
  ['age', 'many', AGES],
  ['category', 'many', CATEGORIES],
  ['specialDiet', 'many', DIETS],
  ['metabolics', 'single', METABOLICS],
];

/** The fixed filters, without the allergens, which only the product data knows. */
export const FIXED_FILTERS: readonly Filter[] = FIXED.flatMap(([type, , choices]) =>
  choices.map(([value, label]) => filter(type, value, label)),
);

/** The filter panel over the products it is shown for. */
export function filterGroups(products: readonly AnyProduct[], active: readonly Filter[] = []): FilterGroup[] {
  const all = tallyOf(products);
  const left = active.length === 0 ? all : tallyOf(applyFilters(products, active));
  const groups = FIXED.map(([type, choice, choices]): FilterGroup => {
    // A single choice takes the place of the one made before, so that one must not count.
    const others = choice === 'single' ? active.filter((other) => other.type !== type) : active;
    const remaining = others.length === active.length ? left : tallyOf(applyFilters(products, others));
    return { type, choice, options: choices.map((each) => optionOf(type, each, all, remaining)) };
  });
  const allergens = allergenLabels(products).map((label) =>
    optionOf('allergens', [allergenSlug(label), label], all, left),
  );
  return [...groups, { type: 'allergens', choice: 'many', options: allergens }];
}

function optionOf(type: FilterType, [value, label]: Choice, all: Tally, left: Tally): FilterOption {
  return { ...filter(type, value, label), count: kept(type, value, all), remaining: kept(type, value, left) };
}

/** How many products carry what, counted in one pass: the panel counts again at every tick. */
type Tally = {
  products: number;
  categories: Map<string, number>;
  diets: Map<string, number>;
  /** Marked as present. */
  allergens: Map<string, number>;
};

function tallyOf(products: readonly AnyProduct[]): Tally {
  const tally: Tally = {
    products: products.length,
    categories: new Map(),
    diets: new Map(),
    allergens: new Map(),
  };
  for (const { categories, specialDiet, allergens } of products) {
    for (const slug of new Set(categories)) add(tally.categories, slug);
    for (const diet of new Set(specialDiet)) add(tally.diets, diet);
    const present = new Set<string>();
    for (const { label, value } of allergens) if (value === 'yes') present.add(allergenSlug(label));
    for (const slug of present) add(tally.allergens, slug);
  }
  return tally;
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function kept(type: FilterType, value: string, tally: Tally): number {
  switch (type) {
    case 'age':
    case 'category':
    case 'metabolics':
      return tally.categories.get(value) ?? 0;
    case 'specialDiet':
      return tally.diets.get(value) ?? 0;
    case 'allergens':
      return tally.products - (tally.allergens.get(value) ?? 0);
  }
}

/** Every allergen any product speaks of, in alphabetical order of code units (no locale). */
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
