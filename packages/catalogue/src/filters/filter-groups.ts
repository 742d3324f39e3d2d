import type { Product } from '../product/product.ts';
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
export function filterGroups(products: readonly Product[], active: readonly Filter[] = []): FilterGroup[] {
  const option =
    (type: FilterType, choice: FilterGroup['choice']) =>
    ([value, label]: Choice): FilterOption => {
      const each = filter(type, value, label);
      const others = choice === 'single' ? active.filter((other) => other.type !== type) : active;
      return {
        ...each,
        count: applyFilters(products, [each]).length,
        remaining: applyFilters(products, [...others, each]).length,
      };
    };
  return [
    ...FIXED.map(([type, choice, choices]) => ({ type, choice, options: choices.map(option(type, choice)) })),
    {
      type: 'allergens' as const,
      choice: 'many' as const,
      options: allergenLabels(products).map((label) =>
        option('allergens', 'many')([allergenSlug(label), label]),
      ),
    },
  ];
}

/** Every allergen any product speaks of, in alphabetical order of code units (no locale). */
export function allergenLabels(products: readonly Product[]): string[] {
  const labels = new Map<string, string>();
  for (const product of products) {
    for (const { label } of product.allergens) {
      const slug = allergenSlug(label);
      if (!labels.has(slug)) labels.set(slug, label);
    }
  }
  return [...labels.values()].sort((a, b) => (a < b ? -1 : 1));
}
