import type { Nutrient, Product } from '../catalogue.ts';
import { listed, wordSet } from '../language/phrases.ts';
import type { AskedAmount, LimitBasis, Query } from '../reading/query.ts';
import type { AnswerValue } from './answer.ts';
import { catalogueSource, type Draft, type Knowledge, PAGES, productLink } from './draft.ts';
import {
  columnWords,
  labelValues,
  nutrientLabel,
  nutrients,
  numberIn,
  ratioOf,
  ratioValue,
  ratioWords,
  show,
} from './values.ts';

/** How much of a product is asked about, in its own measure. */
export type Resolved =
  /** As the label has it, the column that was asked for first. */
  | { kind: 'label'; column: 'per-100' | 'per-serving' }
  | { kind: 'amount'; amount: number; words: string; isMadeUp: boolean }
  | { kind: 'ask'; draft: Draft };

/** What the amount is in the product's own ml or g; a pack that comes in two sizes is asked back. */
export function resolveAmount(
  knowledge: Knowledge,
  product: Product,
  asked: AskedAmount | undefined,
  query: Query,
): Resolved {
  const { basis, text } = query;
  if (asked === undefined) {
    // "Per 100 ml" of a powder is the column of the feed as made up; so is "at standard concentration".
    const isOfMadeUp =
      product.basis === 'g' &&
      /100 mls?\b|\bmade up\b|\bstandard (?:concentration|dilution)\b|\d %/u.test(text) &&
      columnWords(product, 1).includes('ml');
    if (basis === null || basis === 'per-100' || 'perNutrient' in basis)
      return { kind: 'label', column: isOfMadeUp ? 'per-serving' : 'per-100' };
    return hasColumnFor(product, basis.perPack)
      ? { kind: 'label', column: 'per-serving' }
      : ofPacks(knowledge, product, { kind: 'packs', count: 1, noun: basis.perPack }, query);
  }
  if (asked.kind === 'packs') return ofPacks(knowledge, product, asked, query);
  const { amount } = asked;
  const words = `in ${show(knowledge, amount)}\u00a0${asked.unit}`;
  if (asked.unit === product.basis) return { kind: 'amount', amount, words, isMadeUp: false };
  if (asked.unit === 'ml' && /per 100\s*ml/iu.test(product.headings[1] ?? ''))
    return { kind: 'amount', amount, words: `${words} as made up`, isMadeUp: true };
  const measure = product.basis === 'g' ? 'grams of powder' : 'ml';
  return asking(
    product,
    `${product.name} is measured in ${measure}, and the label does not say how the two relate. Ask for an amount in ${product.basis}.`,
    {
      sources: [catalogueSource(knowledge, product, 'nutrition')],
      links: [productLink(product, 'nutrition'), PAGES.resources],
    },
  );
}

const asking = (product: Product, sentence: string, more: Partial<Draft> = {}): Resolved => ({
  kind: 'ask',
  draft: {
    intent: 'product.amountInVolume',
    kind: 'question',
    say: [sentence],
    links: [productLink(product)],
    ...more,
  },
});

function ofPacks(
  knowledge: Knowledge,
  product: Product,
  { count, noun }: Extract<AskedAmount, { kind: 'packs' }>,
  query: Query,
): Resolved {
  const { units, basis, name } = product;
  const ofTheNoun = units.filter((unit) => unit.kind === noun && noun !== 'pack');
  const candidates = ofTheNoun.length > 0 ? ofTheNoun : units.filter((unit) => fits(unit.kind, noun));
  if (count === 1 && candidates.some((unit) => isTheServing(product, unit)))
    return { kind: 'label', column: 'per-serving' };
  const [unit, other] = candidates;
  if (unit === undefined) {
    const sizes = listed(units.map(({ label }) => label));
    const known = sizes === '' ? 'Its pack sizes are not given.' : `It is counted in: ${sizes}.`;
    return asking(product, `I do not know how much a ${noun} of ${name} holds. ${known}`);
  }
  if (other !== undefined)
    return asking(product, `${name} comes in more than one size. Which one?`, {
      choices: candidates.map(({ label, amount }) => ({
        label,
        question: `${subjectOf(query)} in ${count} x ${amount} ${basis} of ${name}`,
      })),
    });
  const amount = Number((count * unit.amount).toPrecision(12));
  const [counted, size, whole] = [count, unit.amount, amount].map((value) => show(knowledge, value));
  const words = `in ${counted} × ${size}\u00a0${basis} (${whole}\u00a0${basis})`;
  return { kind: 'amount', amount, words, isMadeUp: false };
}

/** The label has a column for this pack: "per 200 ml bottle". */
const isTheServing = (product: Product, unit: Product['units'][number]): boolean =>
  columnWords(product, 1).includes(`${unit.amount}\u00a0${product.basis} `);

/** The unit that the label's second column is of. */
export const servingOf = (product: Product): Product['units'][number] | undefined =>
  product.units.find((unit) => isTheServing(product, unit));

/** A "bottle" or a "pack" may be the label's bottle, pouch or carton; a scoop or tablet is only itself. */
const LOOSE_NOUNS = wordSet('bottle pack pouch carton sachet pot cup serving tin tub');
const PARTS_OF_A_PACK = wordSet('scoop tablet roll cookie slice dose');
const fits = (kind: string, noun: string): boolean =>
  kind === noun || (LOOSE_NOUNS.has(noun) && !PARTS_OF_A_PACK.has(kind));

/** The nutrients that were asked for, to be asked for again. */
export function subjectOf({ nutrients: ids }: Query): string {
  const names = nutrients(ids);
  return names.length > 0 ? listed(names.map(nutrientLabel)) : 'Energy';
}

/** The one unit of a product that goes by a name; undefined where there is none, or more than one size. */
export function unitCalled(product: Product, noun: string): Product['units'][number] | undefined {
  const found = product.units.filter(({ kind }) => fits(kind, noun));
  return found.length === 1 ? found[0] : undefined;
}

/** How much of a nutrient there is on a basis that products are held against each other on; null where a label does not say. */
export function numberOn(product: Product, nutrient: Nutrient, basis: LimitBasis): number | null {
  if (basis === null) return numberIn(product, nutrient);
  if (typeof basis === 'string') return product.basis === basis ? numberIn(product, nutrient) : null;
  if ('perPack' in basis)
    return hasColumnFor(product, basis.perPack, true) ? numberIn(product, nutrient, 'perServing') : null;
  return ratioOf(product, nutrient, basis.perNutrient);
}

/** The same as it is said. */
export function valueOn(
  knowledge: Knowledge,
  product: Product,
  nutrient: Nutrient,
  basis: LimitBasis,
): AnswerValue | undefined {
  if (basis === null || typeof basis === 'string') return labelValues(knowledge, product, nutrient)[0];
  return 'perPack' in basis
    ? labelValues(knowledge, product, nutrient, 'per-serving')[0]
    : ratioValue(knowledge, product, nutrient, basis.perNutrient);
}

/** "Per bottle", "per 100 kcal"; a pack of any kind where none was named. */
export const basisWords = (knowledge: Knowledge, basis: Exclude<LimitBasis, string | null>): string =>
  'perPack' in basis ? `per ${basis.perPack}` : ratioWords(knowledge, basis.perNutrient);

/** Whether "per bottle" is answered by the label's own second column. */
const hasColumnFor = (product: Product, noun: string, isStrict = false): boolean =>
  noun === 'serving' || noun === 'pack'
    ? columnWords(product, 1) !== '' && !/\b100\b/u.test(columnWords(product, 1))
    : product.units.some(
        (unit) => (isStrict ? unit.kind === noun : fits(unit.kind, noun)) && isTheServing(product, unit),
      );
