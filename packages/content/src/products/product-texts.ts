import type { AnyProduct, Product, ProductFacts } from '@dietetic/catalogue';
import { factWords } from './product-screens.ts';
import { AGE_FILTER_WORDS, CATEGORY_FILTER_WORDS, DIET_FILTER_WORDS, MODULE_WORDS } from './products.ts';

/** What a product is, in the same words in the list, on its page, in a comparison, beside its amount and on paper. */
export function formText({ form, module }: ProductFacts): string | undefined {
  if (module) return MODULE_WORDS[module];
  return form ? CATEGORY_FILTER_WORDS[form] : undefined;
}

type AgeText = (months: number) => string;

/** The months its label gives, written out by `ageText` of the calculators; else its age categories. */
export function agesText({ ageFromMonths, ageToMonths, ages }: ProductFacts, ageText: AgeText): string {
  const from = ageFromMonths === null || ageFromMonths === 0 ? undefined : ageText(ageFromMonths);
  const to = ageToMonths === null ? undefined : ageText(ageToMonths);
  if (from && to) return factWords.between(from, to);
  if (from) return factWords.from(from);
  if (to) return factWords.under(to);
  if (ageFromMonths === 0) return factWords.fromBirth;
  return ages.map((slug) => AGE_FILTER_WORDS[slug as keyof typeof AGE_FILTER_WORDS] ?? slug).join(', ');
}

export function dietsText({ specialDiet }: Pick<AnyProduct, 'specialDiet'>): string {
  const words = specialDiet.map((diet) => DIET_FILTER_WORDS[diet]);
  return words.map((word, index) => (index === 0 ? word : word.toLowerCase())).join(', ');
}

/** A label that declares nothing is not a label without allergens. */
export function allergensText({ allergens }: Pick<Product, 'allergens'>): string {
  const present = allergens.filter(({ value }) => value === 'yes').map(({ label }) => label);
  if (allergens.length === 0) return factWords.notDeclared;
  return present.length === 0
    ? factWords.nonePresent(allergens.length)
    : factWords.contains(present.join(', '));
}
