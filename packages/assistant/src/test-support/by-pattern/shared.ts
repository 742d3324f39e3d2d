import { contribution, type Product, per100 } from '@dietetic/catalogue';
import { PRODUCTS } from '../demonstration-assistant.ts';
import type { LabelledQuestion } from '../labelled-questions.ts';
import { rawRow } from '../raw-labels.ts';

export const uk = (ask: string, label: Omit<LabelledQuestion, 'ask' | 'country'>): LabelledQuestion => ({
  ask,
  country: 'uk',
  ...label,
});

export const SOLD = PRODUCTS.filter(({ productAvailability }) => productAvailability !== 'roi');

export const idsWhere = (keeps: (product: Product) => boolean): string[] =>
  SOLD.filter(keeps).map(({ id }) => id);

export const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('an empty list');
  return item;
};

/** Noise from haste, politeness and typing; the answer must stay the same. */
export const NOISE: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => `Hi, ${text} please`,
  (text) => `sorry quick one - ${text} thanks so much`,
  (text) => `${text}???`,
  (text) => `could you tell me ${text}`,
  (text) => text.replaceAll(' ', '  '),
];

export const marked = (label: string) => (product: Product) =>
  product.allergens.some((each) => each.label === label && each.value === 'yes');

export const isOf = (slug: string) => (product: Product) => product.categories.includes(slug);

export const diet = (name: 'vegan' | 'vegetarian' | 'halal' | 'kosher') => (product: Product) =>
  product.specialDiet.includes(name);

export const between = (id: string, low: number, high: number) => (product: Product) => {
  const value = contribution(per100(product, id));
  return product.basis === 'ml' && value !== null && value >= low && value <= high;
};

/** The product with the highest or lowest value per 100 ml among the liquids of a form. */
export function ranked(slug: string, id: string, isLowest: boolean): LabelledQuestion {
  const stated = SOLD.filter(({ categories, basis }) => categories.includes(slug) && basis === 'ml').flatMap(
    (product) => {
      const value = contribution(per100(product, id));
      return value === null ? [] : [{ id: product.id, value }];
    },
  );
  const values = stated.map(({ value }) => value);
  const best = isLowest ? Math.min(...values) : Math.max(...values);
  const leaders = stated.filter(({ value }) => value === best).map((each) => each.id);
  return uk('', leaders.length === 1 ? { first: at(leaders, 0) } : { includes: leaders });
}

/** Without products whose name ends in a nutrient: some phrasings of these are asked back, and they have their own questions. */
export const PLAIN = SOLD.filter(
  ({ name }) => !/(?:protein|fibre|energy|carb|oil|starch|isoleucine.*|ara|fat)$/iu.test(name),
);

export const states = (id: string, row: string, column: 0 | 1 = 0): boolean =>
  /^\d/u.test(rawRow(id, row)?.columns[column] ?? '');
