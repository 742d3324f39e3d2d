import { allergenSlug, addFilter, filter, type Filter, type FilterType } from './filter.ts';
import { FIXED_FILTERS } from './filter-groups.ts';
import { MIN_SEARCH_LENGTH } from '../search/product-search.ts';

/**
 * Filters and search in an address: text by name; leaves out what is empty or too short to search. Nothing about a
 * patient.
 */
export type ProductListParams = Partial<Record<'q' | ParamName, string>>;

type ParamName = 'age' | 'category' | 'diet' | 'metabolic' | 'without';

const PARAM: Record<FilterType, ParamName> = {
  age: 'age',
  category: 'category',
  specialDiet: 'diet',
  metabolics: 'metabolic',
  allergens: 'without',
};

/** Longer search text is cut: no product name is that long, and an address should stay readable. */
const LONGEST_SEARCH = 80;

export function toSearchParams(search: string, active: readonly Filter[]): ProductListParams {
  const params: ProductListParams = {};
  const text = search.trim().slice(0, LONGEST_SEARCH);
  if (text.length >= MIN_SEARCH_LENGTH) params.q = text;
  for (const { type, value } of active) {
    const name = PARAM[type];
    params[name] = params[name] === undefined ? value : `${params[name]},${value}`;
  }
  return params;
}

/**
 * Reads an address. Ignores anything unknown, because addresses are typed, shortened and old. `allergens` are the
 * labels in the product data; without them an allergen uses its slug as its label.
 */
export function fromSearchParams(
  params: Readonly<Record<string, unknown>>,
  allergens: readonly string[] = [],
): { search: string; filters: readonly Filter[] } {
  let filters: readonly Filter[] = [];
  for (const type of Object.keys(PARAM) as FilterType[]) {
    for (const value of values(params[PARAM[type]])) {
      const found = known(type, value, allergens);
      if (found) filters = addFilter(filters, found);
    }
  }
  const q = params['q'];
  const search =
    typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, LONGEST_SEARCH) : '';
  return { search, filters };
}

function known(type: FilterType, value: string, allergens: readonly string[]): Filter | undefined {
  if (type !== 'allergens') return FIXED_FILTERS.find((each) => each.type === type && each.value === value);
  const slug = allergenSlug(value);
  if (slug === '') return undefined;
  const label = allergens.find((each) => allergenSlug(each) === slug);
  if (label === undefined && allergens.length > 0) return undefined;
  return filter(type, slug, label ?? slug);
}

/** A list separated by commas, or the array that a router makes of a repeated parameter. */
function values(value: unknown): string[] {
  const texts = Array.isArray(value) ? value : [value];
  return texts
    .flatMap((text) => (typeof text === 'string' ? text.split(',') : []))
    .map((text) => text.trim().toLowerCase())
    .filter((text) => text !== '');
}
