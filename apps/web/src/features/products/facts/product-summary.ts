import { type Product, type ProductFacts, productFacts } from '@dietetic/catalogue';
import { ageText, formatNumber, months } from '@dietetic/clinical';
import { AGE_FILTER_WORDS, CATEGORY_FILTER_WORDS, DIET_FILTER_WORDS } from '@dietetic/content';
import { factWords } from '../words.ts';

const NBSP = '\u00a0';

/** What tells a product from one with a similar name: the same words in the list, on its page and in a comparison. */
export function formText({ form }: ProductFacts): string | undefined {
  return form ? CATEGORY_FILTER_WORDS[form] : undefined;
}

/** "Tube feed, from 6 years": what a product is, in one line. */
export function kindText(product: Product): string {
  const facts = productFacts(product);
  return [formText(facts), agesText(facts)].filter(Boolean).join(', ');
}

export function agesText({ ageFromMonths, ageToMonths, ages }: ProductFacts): string {
  const from = ageFromMonths === null || ageFromMonths === 0 ? undefined : ageText(months(ageFromMonths));
  const to = ageToMonths === null ? undefined : ageText(months(ageToMonths));
  if (from && to) return factWords.between(from, to);
  if (from) return factWords.from(from);
  if (to) return factWords.under(to);
  if (ageFromMonths === 0) return factWords.fromBirth;
  return ages.map((slug) => AGE_FILTER_WORDS[slug as keyof typeof AGE_FILTER_WORDS] ?? slug).join(', ');
}

/** "500, 1,000, 1,500 ml pack": packs of one kind share their unit and noun. */
export function packsText({ packs, basis }: ProductFacts): string {
  const kinds = [...new Set(packs.map((pack) => pack.kind))];
  return kinds
    .map((kind) => {
      const same = packs.filter((pack) => pack.kind === kind);
      const sizes = same.map((pack) => formatNumber(pack.amount, placesOf(pack.amount)));
      return `${sizes.join(', ')}${NBSP}${basis} ${kind}`;
    })
    .join('; ');
}

export function countriesText(product: Pick<Product, 'productAvailability'>): string {
  return factWords.countries[product.productAvailability];
}

export function dietsText({ specialDiet }: Pick<Product, 'specialDiet'>): string {
  const words = specialDiet.map((diet) => DIET_FILTER_WORDS[diet]);
  return words.map((word, index) => (index === 0 ? word : word.toLowerCase())).join(', ');
}

function placesOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}
