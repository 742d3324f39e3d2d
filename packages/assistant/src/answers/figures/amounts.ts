// Longer than other files: how each kind of amount is resolved, next to what is asked back if it cannot be.
import type { Nutrient, Product } from '../../catalogue.ts';
import { listed, wordSet } from '../../language/phrases.ts';
import { type AskedAmount, type LimitBasis, packNounOfBasis, type Query } from '../../message/query.ts';
import { askBack, catalogueSource, type Draft, type Knowledge, PAGES, productLink } from '../draft.ts';
import {
  type Basis,
  columnWords,
  isServingColumn,
  nutrientLabel,
  nutrientsById,
  numberIn,
  PER_100,
  ratioOf,
  ratioWords,
  formatExact,
} from './values.ts';

/** The question to ask back if an amount cannot be resolved. */
type AskBack = { draft: Draft };
type Unit = Product['units'][number];

const SERVING_COLUMN: Basis = { kind: 'label', isServingFirst: true };

/** Whether to use a powder's label column for the feed as made up. */
export const usesMadeUpColumn = (product: Product, { isMadeUp }: Query): boolean =>
  isMadeUp && product.basis === 'g' && columnWords(product, 1).includes('ml');

/** The basis for 100 ml as drunk: for a powder at the strength of its label, from the label's own column if it has one. */
export function asFedBasis(knowledge: Knowledge, product: Product): Basis | undefined {
  if (product.basis === 'ml') return PER_100;
  if (columnWords(product, 1).startsWith('per 100\u00a0ml')) return SERVING_COLUMN;
  const amount = gramsIn100Ml(product);
  return amount === undefined
    ? undefined
    : {
        kind: 'amount',
        amount,
        words: `per 100\u00a0ml at ${formatExact(knowledge, amount)}% w/v`,
        isMadeUp: false,
      };
}
/** "Made up at 13 %", for a powder. */
export function madeUpAt(knowledge: Knowledge, product: Product): string {
  const grams = product.basis === 'ml' ? undefined : gramsIn100Ml(product);
  return grams === undefined ? '' : `made up at ${formatExact(knowledge, grams)}\u00a0%`;
}
const gramsIn100Ml = ({ dilution }: Product): number | undefined =>
  dilution?.madeUpMl == null || dilution.powderGrams === null
    ? undefined
    : Number(((dilution.powderGrams * 100) / dilution.madeUpMl).toPrecision(12));

/** The basis of an amount. For a single product, each pack size it may mean; for several, the size is asked back. */
export function resolveAmounts(
  knowledge: Knowledge,
  product: Product,
  requestedAmount: AskedAmount | undefined,
  query: Query,
  isAlone: boolean,
): Basis[] | AskBack {
  const noun = packNounOfBasis(query.basis);
  if (requestedAmount?.kind === 'packs')
    return basesOfPacks(knowledge, product, requestedAmount, query, isAlone);
  if (requestedAmount === undefined && noun !== undefined)
    // "Serving" means what the label calls a serving.
    return (noun === 'serving' || !isAlone) && hasColumnFor(product, noun)
      ? [SERVING_COLUMN]
      : basesOfPacks(knowledge, product, { count: 1, noun }, query, isAlone);
  const basis = basisWithoutPack(knowledge, product, requestedAmount, query);
  if ('draft' in basis) return basis;
  // "On 500 ml: what is the protein per 100": both are on the answer.
  return requestedAmount !== undefined && query.basis === 'per-100' ? [PER_100, basis] : [basis];
}

function basisWithoutPack(
  knowledge: Knowledge,
  product: Product,
  requestedAmount: Extract<AskedAmount, { kind: 'measure' }> | undefined,
  query: Query,
): Basis | AskBack {
  const { basis } = query;
  if (requestedAmount !== undefined) return basisOfMeasure(knowledge, product, requestedAmount);
  if (basis === 'as-fed') return asFedBasis(knowledge, product) ?? PER_100;
  if (basis === null || basis === 'per-100')
    return usesMadeUpColumn(product, query)
      ? SERVING_COLUMN
      : ((query.isMadeUp ? asFedBasis(knowledge, product) : undefined) ?? PER_100);
  return 'perNutrient' in basis ? { kind: 'ratio', target: basis.perNutrient } : SERVING_COLUMN;
}
function basisOfMeasure(
  knowledge: Knowledge,
  product: Product,
  { amount, unit }: Extract<AskedAmount, { kind: 'measure' }>,
): Basis | AskBack {
  const words = `in ${formatExact(knowledge, amount)}\u00a0${unit}`;
  if (unit === product.basis) return { kind: 'amount', amount, words, isMadeUp: false };
  if (unit === 'ml' && /per 100\s*ml/iu.test(product.headings[1] ?? ''))
    return { kind: 'amount', amount, words: `${words} as made up`, isMadeUp: true };
  return askBackAmount(
    product,
    `${product.name} is measured in ${product.basis === 'g' ? 'grams of powder' : 'ml'}, and the label does not say how the two relate. Ask for an amount in ${product.basis}.`,
    {
      sources: [catalogueSource(knowledge, product, 'nutrition')],
      links: [productLink(product, 'nutrition'), PAGES.resources],
    },
  );
}

function askBackAmount(product: Product, sentence: string, more: Partial<Draft> = {}): AskBack {
  const base = { links: [productLink(product)], productIds: [product.id], ...more };
  return { draft: askBack('product.amountInVolume', sentence, base) };
}

function basesOfPacks(
  knowledge: Knowledge,
  product: Product,
  { count, noun }: { count: number; noun: string },
  query: Query,
  isAlone: boolean,
): Basis[] | AskBack {
  const { basis, name } = product;
  const units = noun === 'case' ? casesOf(product) : product.units;
  // If there is only one kind of pack, a "dose" is that pack.
  const isOnlyPack = noun === 'dose' && units.length === 1;
  const isCalled = (kind: string) => (kind === noun && noun !== 'pack') || (isTin(kind) && isTin(noun));
  const exactUnits = units.filter(({ kind }) => isOnlyPack || isCalled(kind));
  const candidates =
    exactUnits.length > 0 ? exactUnits : units.filter((unit) => matchesPackNoun(unit.kind, noun));
  const serving = candidates.find((unit) => isServingColumn(product, unit));
  if (count === 1 && serving !== undefined && !isAlone) return [SERVING_COLUMN];
  // "A dozen of it, 500 ml": the pack of that size.
  const packsOfNamedSize = candidates.filter(({ amount }) => query.text.includes(`${amount} ${basis}`));
  const found = packsOfNamedSize.length === 1 ? packsOfNamedSize : candidates;
  if (found.length === 0) {
    const sizes = listed(units.map(({ label }) => label));
    const knownSizes = sizes === '' ? 'Its pack sizes are not given.' : `It is counted in: ${sizes}.`;
    return askBackAmount(product, `I do not know how much a ${noun} of ${name} holds. ${knownSizes}`);
  }
  if (found.length > 1 && !isAlone)
    return askBackAmount(product, `${name} comes in more than one size. Which one?`, {
      choices: candidates.map(({ label, amount }) => ({
        label,
        question: `${nutrientNames(query)} in ${count} x ${amount} ${basis} of ${name}`,
      })),
    });
  return found.map((unit) => {
    if (count === 1 && noun !== 'case') return basisOfPack(knowledge, product, unit);
    const amount = Number((count * unit.amount).toPrecision(12));
    const [counted, size, whole] = [count, unit.amount, amount].map((value) => formatExact(knowledge, value));
    const words =
      noun === 'case' && count === 1
        ? `in a case of ${unit.label} (${whole}\u00a0${basis})`
        : `in ${counted} × ${size}\u00a0${basis} (${whole}\u00a0${basis})`;
    return { kind: 'amount', amount, words, isMadeUp: false };
  });
}

/** The basis of one pack: the label's own column if it is for that pack. */
function basisOfPack(knowledge: Knowledge, product: Product, unit: Unit): Basis {
  const { kind, amount } = unit;
  const words = `per ${formatExact(knowledge, amount)}\u00a0${product.basis} ${kind}`;
  return isServingColumn(product, unit) ? SERVING_COLUMN : { kind: 'amount', amount, words, isMadeUp: false };
}

/** The cases of a product: "24 x 200 ml". */
const casesOf = ({ caseSize }: Product): Product['units'] =>
  caseSize.flatMap((label) => {
    const [, count, each] = /^(\d+) x (\d+(?:\.\d+)?) ?(?:ml|g)\b/u.exec(label) ?? [];
    return count === undefined
      ? []
      : [{ id: label, kind: 'case' as const, label, amount: Number(count) * Number(each) }];
  });

/** A "bottle" or "pack" may mean the label's bottle, pouch or carton; a scoop or tablet only means itself. */
const LOOSE_NOUNS = wordSet('bottle pack pouch carton sachet pot cup serving tin tub');
/** People also call a tin a tub, and a tub a tin. */
const isTin = (kind: string): boolean => kind === 'tin' || kind === 'tub';
const PARTS_OF_A_PACK = wordSet('scoop tablet roll cookie slice dose portion serving');
export const isPartOfAPack = (kind: string): boolean => PARTS_OF_A_PACK.has(kind);
export const matchesPackNoun = (kind: string, noun: string): boolean =>
  kind === noun ||
  (noun === 'serving' && kind === 'portion') ||
  (LOOSE_NOUNS.has(noun) && !isPartOfAPack(kind));

/** The names of the nutrients asked for, to repeat the question. */
export function nutrientNames({ nutrients: ids }: Query): string {
  const names = nutrientsById(ids);
  return names.length > 0 ? listed(names.map(nutrientLabel)) : 'Energy';
}

/** The only unit of a product with that name; undefined if there is none, or more than one size. */
export function onlyUnitNamed(product: Product, noun: string): Product['units'][number] | undefined {
  const found = product.units.filter(({ kind }) => matchesPackNoun(kind, noun));
  return found.length === 1 ? found[0] : undefined;
}

/** The basis on which the products of a list are compared; without a matching pack, the label's own column. */
export const listBasis = (knowledge: Knowledge, product: Product, basis: LimitBasis, pack?: Unit): Basis =>
  basis === null || typeof basis === 'string'
    ? ((basis === 'as-fed' ? asFedBasis(knowledge, product) : undefined) ?? PER_100)
    : 'perNutrient' in basis
      ? { kind: 'ratio', target: basis.perNutrient }
      : pack === undefined
        ? SERVING_COLUMN
        : basisOfPack(knowledge, product, pack);

/**
 * The packs of a product that a list compares: the named kind, or any except tins and tubs, which last for many feeds.
 * A product whose label counts by the dose is not compared per bottle, and one that counts by scoop or portion only by
 * its own unit.
 */
export function comparablePacks(product: Product, packWord: string): Product['units'] {
  // A product that is not counted by the dose is taken by the pack.
  const noun = packWord === 'dose' && !product.units.some(({ kind }) => kind === 'dose') ? 'pack' : packWord;
  const servingUnits = product.units.filter((unit) => isServingColumn(product, unit));
  if (noun === 'serving') return servingUnits;
  const countsParts = servingUnits.length > 0 && servingUnits.every(({ kind }) => isPartOfAPack(kind));
  const countsDoses = countsParts && servingUnits.some(({ kind }) => kind === 'dose');
  return product.units.filter(({ kind }) =>
    kind === noun
      ? kind === 'dose' || !countsDoses
      : noun === 'pack' && !countsParts && !isPartOfAPack(kind) && !isTin(kind),
  );
}

/** How much of a nutrient one pack contains. */
export function numberInPack(product: Product, nutrient: Nutrient, unit: Unit): number | null {
  if (isServingColumn(product, unit)) return numberIn(product, nutrient, 'perServing');
  const per100 = numberIn(product, nutrient);
  return per100 === null || !nutrient.additive
    ? per100
    : Number(((per100 * unit.amount) / 100).toPrecision(12));
}

/** How much of a nutrient there is on a basis that is not a pack; null if the label does not say. */
function numberOn(product: Product, nutrient: Nutrient, basis: LimitBasis): number | null {
  if (basis === null) return numberIn(product, nutrient);
  if (basis === 'as-fed') {
    if (product.basis === 'ml') return numberIn(product, nutrient);
    if (columnWords(product, 1).startsWith('per 100\u00a0ml'))
      return numberIn(product, nutrient, 'perServing');
    const [grams, per100] = [gramsIn100Ml(product), numberIn(product, nutrient)];
    return grams === undefined || per100 === null ? null : Number(((per100 * grams) / 100).toPrecision(12));
  }
  if (typeof basis === 'string') return product.basis === basis ? numberIn(product, nutrient) : null;
  const ratio = 'perNutrient' in basis ? ratioOf(product, nutrient, basis.perNutrient) : null;
  return ratio === null ? null : Number(ratio.toPrecision(12));
}

/** The same for any basis: for packs, one number for each pack that is kept. */
export function numbersOnBasis(
  product: Product,
  nutrient: Nutrient,
  basis: LimitBasis,
  isKept: (unit: Unit) => boolean = () => true,
): number[] {
  const noun = packNounOfBasis(basis);
  const numbers =
    noun === undefined
      ? [numberOn(product, nutrient, basis)]
      : comparablePacks(product, noun)
          .filter(isKept)
          .map((unit) => numberInPack(product, nutrient, unit));
  return numbers.filter((number) => number !== null);
}

/** A basis in words: "per bottle", "per 100 kcal". */
export const basisWords = (knowledge: Knowledge, basis: Exclude<LimitBasis, string | null>): string =>
  'perPack' in basis ? `per ${basis.perPack}` : ratioWords(knowledge, basis.perNutrient);

/** Whether the label's second column answers "per bottle". */
function hasColumnFor(product: Product, noun: string): boolean {
  const words = columnWords(product, 1);
  const serving = product.units.find((unit) => isServingColumn(product, unit));
  // "A pack of penne" is not one portion.
  const isPartOfPack = noun === 'pack' && serving !== undefined && isPartOfAPack(serving.kind);
  return noun === 'serving' || noun === 'pack'
    ? words !== '' && !/\b100\b/u.test(words) && !isPartOfPack
    : product.units.some((unit) => matchesPackNoun(unit.kind, noun) && isServingColumn(product, unit));
}
