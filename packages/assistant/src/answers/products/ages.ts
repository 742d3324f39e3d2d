import type { Product } from '../../catalogue.ts';
import { listed } from '../../language/phrases.ts';
import type { AskedAge } from '../../message/query.ts';
import type { Knowledge } from '../draft.ts';

type Band = readonly [words: string, fromMonths: number, toMonths: number];
const BANDS: Readonly<Record<string, Band>> = {
  'infant-0-12m': ['infants 0–12\u00a0months', 0, 12],
  'toddler-1-3y': ['toddlers 1–3\u00a0years', 12, 48],
  'teenager-13-17y': ['teenagers 13–17\u00a0years', 156, 216],
  'child-1-18y': ['children 1–18\u00a0years', 12, 216],
  'adult-18y': ['adults 18\u00a0years and over', 216, Number.POSITIVE_INFINITY],
};
/** The stated ages of a product as spans: its months, or its age categories if it gives no months. */
const spansOf = ({ ageFromMonths: from, ageToMonths: to, categories }: Product): readonly Band[] =>
  from === null
    ? Object.entries(BANDS).flatMap(([slug, band]) => (categories.includes(slug) ? [band] : []))
    : [['', from, to ?? Number.POSITIVE_INFINITY]];

/** An age in words, as in "from birth", "at 6 months", "under 1 year". */
export function ageWords(knowledge: Knowledge, months: number): string {
  if (months === 0) return 'birth';
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${knowledge.formatNumber(count, 0)}\u00a0${unit}${count === 1 ? '' : 's'}`;
}

/** "Under 3": any age below. */
export const isUnder = ({ kind, words }: AskedAge): boolean => kind === 'months' && words.startsWith('under');

/** "Over 1s": any age above. */
export const isOver = ({ kind, words }: AskedAge): boolean => kind === 'months' && words.startsWith('over');

/** Whether a product is for some of those above an age. */
export const isForSomeOver = (product: Product, age: AskedAge): boolean =>
  age.kind === 'months' && isOver(age) && spansOf(product).some(([, , end]) => end > age.months);

export const askedAgeWords = (knowledge: Knowledge, age: AskedAge): string =>
  age.kind === 'band'
    ? (BANDS[age.band]?.[0] ?? '')
    : isUnder(age)
      ? age.words
      : ageWords(knowledge, age.months);

/** The stated ages as part of a sentence. */
export function statedAges(knowledge: Knowledge, product: Product): string {
  const { ageFromMonths: from, ageToMonths: to } = product;
  const bands = spansOf(product).map(([words]) => words);
  if (from === null) return bands.length > 0 ? `for ${listed(bands)}` : '';
  return `from ${ageWords(knowledge, from)}${to === null ? '' : ` to under ${ageWords(knowledge, to)}`}`;
}

/** The span in months; the end is not included. */
export function ageSpan(age: AskedAge): { from: number; to: number } {
  if (age.kind === 'months') return { from: isUnder(age) ? 0 : age.months, to: age.months + 1 };
  const [, from, to] = BANDS[age.band] ?? ['', 0, 0];
  return { from, to };
}

/** Whether the stated ages include this age; null if the data do not say. */
export function includesAge(product: Product, age: AskedAge): 'Yes' | 'In part' | 'No' | null {
  const { from, to } = ageSpan(age);
  const stated = spansOf(product);
  if (stated.length === 0) return null;
  if (stated.some(([, start, end]) => start <= from && to <= end)) return 'Yes';
  const touches = stated.some(([, start, end]) => start < to && from < end);
  return touches && (age.kind === 'band' || isUnder(age)) ? 'In part' : 'No';
}
