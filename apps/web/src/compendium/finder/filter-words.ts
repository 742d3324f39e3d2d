import type { Filter, FilterType } from '@dietetic/catalogue';
import {
  AGE_FILTER_WORDS,
  CATEGORY_FILTER_WORDS,
  DIET_FILTER_WORDS,
  filterWords,
  METABOLIC_FILTER_WORDS,
  finderWords,
} from '@dietetic/content';

const WORDS: Record<Exclude<FilterType, 'allergens'>, Readonly<Record<string, string>>> = {
  age: AGE_FILTER_WORDS,
  category: CATEGORY_FILTER_WORDS,
  specialDiet: DIET_FILTER_WORDS,
  metabolics: Object.fromEntries(
    Object.entries(METABOLIC_FILTER_WORDS).map(([slug, { short, name }]) => [
      slug,
      short === 'Other' ? name : `${short}, ${name.toLowerCase()}`,
    ]),
  ),
};

/** A filter in the words of the screen; allergens keep the label of the product data. */
export function filterName({ type, value, label }: Filter): string {
  return type === 'allergens' ? label : (WORDS[type][value] ?? label);
}

/** A chip shows a filter without its group, so one that excludes products says so. */
export function chipName(filter: Filter): string {
  return filter.type === 'allergens' ? finderWords.without(filter.label) : filterName(filter);
}

export const GROUP_NAMES: Record<FilterType, string> = {
  age: filterWords.groups.age,
  category: filterWords.groups.category,
  specialDiet: filterWords.groups.diet,
  metabolics: filterWords.groups.metabolic,
  allergens: filterWords.groups.allergens,
};
