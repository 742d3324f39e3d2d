import type { AnyProduct } from '../../product/listed-product.ts';

export type FilterType = 'age' | 'category' | 'specialDiet' | 'allergens' | 'metabolics';

/**
 * A filter that the user can switch on. The value is as in the product data (an allergen as its slug); only an
 * allergen has a label there.
 */
export type Filter = { id: string; label: string; type: FilterType; value: string };

export function filter(type: FilterType, value: string, label = value): Filter {
  return { id: `${type}:${value}`, type, value, label };
}

/** Fourteen labels, looked up thousands of times when the filter panel counts. */
const SLUGS = new Map<string, string>();
const MOST_SLUGS = 500;

/** "Cereals containing gluten" → "cereals-containing-gluten", for use in an address. */
export function allergenSlug(label: string): string {
  const known = SLUGS.get(label);
  if (known !== undefined) return known;
  const slug = label
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (SLUGS.size < MOST_SLUGS) SLUGS.set(label, slug);
  return slug;
}

/** Only one metabolic condition can be chosen. */
export const isSingleChoice = (type: FilterType): boolean => type === 'metabolics';

/** Adding an active filter changes nothing; a second metabolic condition replaces the first. */
export function addFilter(active: readonly Filter[], added: Filter): readonly Filter[] {
  if (active.some((each) => each.id === added.id)) return active;
  const kept = isSingleChoice(added.type) ? active.filter((each) => each.type !== added.type) : active;
  return [...kept, added];
}

export function removeFilter(active: readonly Filter[], id: string): readonly Filter[] {
  return active.some((each) => each.id === id) ? active.filter((each) => each.id !== id) : active;
}

/**
 * A product stays if every active filter keeps it, so each further filter can only shorten the list. An allergen
 * filter keeps what is not marked "yes"; see `allergensNotDeclared` for what that lets through.
 */
export function applyFilters<P extends AnyProduct>(products: readonly P[], active: readonly Filter[]): P[] {
  return products.filter((product) => active.every((each) => keeps(each, product)));
}

const keeps = ({ type, value }: Filter, product: AnyProduct): boolean =>
  filterValuesOf(type, product).includes(value) !== (type === 'allergens');

/** The values of a product for filters of this type; for allergens, those marked as present. */
export function filterValuesOf(
  type: FilterType,
  { categories, specialDiet, allergens }: AnyProduct,
): readonly string[] {
  switch (type) {
    case 'age':
    case 'category':
    case 'metabolics':
      return categories;
    case 'specialDiet':
      return specialDiet;
    case 'allergens':
      return allergens.flatMap(({ label, value }) => (value === 'yes' ? [allergenSlug(label)] : []));
  }
}

/** Chosen allergens that this product does not declare: the filter keeps it, so the row must say "not declared". */
export function allergensNotDeclared(product: AnyProduct, active: readonly Filter[]): string[] {
  return active
    .filter(
      (each) =>
        each.type === 'allergens' &&
        !product.allergens.some((allergen) => allergenSlug(allergen.label) === each.value),
    )
    .map((each) => each.label);
}
