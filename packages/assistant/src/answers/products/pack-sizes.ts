import type { Nutrient, Product } from '../../catalogue.ts';
import { type Criterion, type LimitBasis, packNounOfBasis, type Query } from '../../message/query.ts';
import { listed } from '../../language/phrases.ts';
import {
  listBasis,
  isPartOfAPack,
  numberInPack,
  numbersOnBasis,
  comparablePacks,
} from '../figures/amounts.ts';
import { isWithin } from '../lists/criteria.ts';
import { type Knowledge, yesOrNo } from '../draft.ts';
import { type Basis, nutrientsById, formatExact } from '../figures/values.ts';

// The packs of a product.

export const sizesOf = ({ packSize }: Product): string[] =>
  packSize
    .split(',')
    .map((size) => size.trim())
    .filter((size) => size !== '');

/** The yes or no to "does it come in 125 ml". */
export function sizeSentence({ units, basis }: Product, query: Query, sentence: string): string {
  const [asked, other] = query.amounts;
  if (asked?.kind !== 'measure' || other !== undefined) return sentence;
  const { text } = query;
  const isThatSize = (kind: string, amount: number): boolean =>
    SMALLER.test(text)
      ? !isPartOfAPack(kind) && amount < asked.amount
      : LARGER.test(text)
        ? amount > asked.amount
        : amount === asked.amount;
  return yesOrNo(
    query,
    basis === asked.unit && units.some(({ kind, amount }) => isThatSize(kind, amount)),
    sentence,
  );
}
/** "Do they do a smaller one", "anything bigger than a litre": the size that is named is not what is asked for. */
const SMALLER = /\bsmaller\b/u;
const LARGER = /\b(?:bigger|larger)\b/u;

/** The answer to "in a tub?". */
export function containerSentence(
  { units, packSize }: Product,
  { text }: Query,
  sentence: string,
): string | undefined {
  const askedText = text.replaceAll(/\bhow many (?:\w+ )?(?:in|to|per) an? \w+/gu, '');
  const noun = /\b(?:in|as) (?:an? )?(bottle|pouch|carton|tin|sachet|pot|tub|bar)(?:e?s)?\b/u.exec(
    askedText,
  )?.[1];
  if (noun === undefined) return undefined;
  return units.some(({ kind }) => kind === noun) || packSize.includes(noun)
    ? `Yes, ${sentence}`
    : `The product data list no ${noun}: ${sentence}`;
}

/** "A 200 ml bottle"; no article before several: "75 x 1 g tablets". */
export const withArticle = (words: string): string =>
  /^\d+ x /u.test(words) ? words : `${/^[aeiou8]|^1[18](?!\d)/u.test(words) ? 'an' : 'a'} ${words}`;

// With several sizes, one single pack must meet all criteria: not the energy of one and the size of another.

type Unit = Product['units'][number];

const isPackCriterion = ({ kind, alternatives = [], ...each }: Criterion): boolean =>
  (kind === 'pack' ||
    kind === 'container' ||
    ('basis' in each && packNounOfBasis(each.basis) !== undefined)) &&
  alternatives.every(isPackCriterion);

/** Whether a pack meets one criterion. */
function packMeets(each: Criterion, product: Product, unit: Unit): boolean {
  if (each.alternatives?.some((other) => packMeets(other, product, unit)) === true) return true;
  if (each.kind === 'container') return unit.kind === each.value;
  if (each.kind === 'pack')
    return each.unit === product.basis && !isPartOfAPack(unit.kind) && isWithin(each.limits, unit.amount);
  const noun = each.kind === 'nutrient' ? packNounOfBasis(each.basis) : undefined;
  return (
    noun !== undefined && comparablePacks(product, noun).includes(unit) && packContains(each, product, unit)
  );
}

function packContains(each: Criterion, product: Product, unit: Unit): boolean {
  const [nutrient] = each.kind === 'nutrient' ? nutrientsById([each.value]) : [];
  const number = nutrient === undefined ? null : numberInPack(product, nutrient, unit);
  if (each.kind !== 'nutrient' || number === null) return false;
  return each.limits === 'some' ? number > 0 : isWithin(each.limits, number);
}

/** The packs that meet all pack criteria: "tins over 400 g", "500 ml packs with at least 750 kcal". */
export function matchingPacks(criteria: readonly Criterion[], product: Product): Product['units'] {
  const packCriteria = criteria.filter((each) => each.isRequired && isPackCriterion(each));
  const containers = packCriteria.filter(({ kind }) => kind === 'container').length;
  // "That come in a bottle and in a pouch": no single pack is both, so containers are ignored here.
  const forOnePack = packCriteria.filter(({ kind }) => kind !== 'container' || containers === 1);
  return product.units.filter((unit) => forOnePack.every((each) => packMeets(each, product, unit)));
}

export const hasMatchingPack = (criteria: readonly Criterion[], product: Product): boolean =>
  !criteria.some((each) => each.isRequired && isPackCriterion(each)) ||
  matchingPacks(criteria, product).length > 0;

/** The values of a nutrient on a basis; for packs, of each pack that meets the criteria. Empty if the label does not say. */
export function numbersOfMatchingPacks(
  criteria: readonly Criterion[],
  product: Product,
  nutrient: Nutrient,
  basis: LimitBasis,
): number[] {
  const kept = matchingPacks(criteria, product);
  return numbersOnBasis(product, nutrient, basis, (unit) => kept.includes(unit));
}

const keptOn = (criteria: readonly Criterion[], product: Product, noun: string): Product['units'] => {
  const kept = matchingPacks(criteria, product);
  return comparablePacks(product, noun)
    .filter((unit) => kept.includes(unit))
    .toSorted((one, other) => one.amount - other.amount);
};

/** The note on products that are missing from a list per pack because their label counts by the dose. */
export function notCountedNote(
  criteria: readonly Criterion[],
  matching: (others: readonly Criterion[]) => readonly Product[],
): string | undefined {
  const limits = criteria.filter(
    (each) => each.isRequired && each.kind === 'nutrient' && isPackCriterion(each),
  );
  const [noun] = limits.flatMap((each) =>
    each.kind === 'nutrient' ? (packNounOfBasis(each.basis) ?? []) : [],
  );
  if (noun === undefined) return undefined;
  const wouldFit = (product: Product) =>
    comparablePacks(product, noun).length === 0 &&
    product.units.some(
      (unit) => unit.kind === noun && limits.every((each) => packContains(each, product, unit)),
    );
  const names = matching(criteria.filter((each) => !limits.includes(each)))
    .filter(wouldFit)
    .map(({ name }) => name);
  return names.length === 0
    ? undefined
    : `Not counted by the ${noun}, because the label counts by the dose: ${listed(names)}.`;
}

const isPer100 = (basis: LimitBasis): boolean => basis === null || typeof basis === 'string';

/** The basis on which a product is shown in a list: its smallest matching pack, or the largest if the highest comes first. */
export function shownBasis(
  { knowledge, criteria, query }: { knowledge: Knowledge; criteria: readonly Criterion[]; query: Query },
  product: Product,
  basis: LimitBasis,
): Basis {
  // "The most protein per litre": that amount of each product.
  const [much, another] = query.order === null ? [] : query.amounts;
  if (
    much?.kind === 'measure' &&
    much.amount !== 100 &&
    another === undefined &&
    much.unit === product.basis &&
    isPer100(basis)
  )
    return {
      kind: 'amount',
      amount: much.amount,
      words: `per ${formatExact(knowledge, much.amount)}\u00a0${much.unit}`,
      isMadeUp: false,
    };
  const kept = keptOn(criteria, product, packNounOfBasis(basis) ?? '');
  return listBasis(knowledge, product, basis, kept.at(query.order?.isLowFirst === false ? -1 : 0));
}
