import type { Nutrient, Product } from '../../catalogue.ts';
import { type Criterion, type LimitBasis, packOfBasis, type Query } from '../../message/query.ts';
import { listed } from '../../language/phrases.ts';
import { basisOf, isPartOfAPack, numberInPack, numbersOn, packsOn } from '../figures/amounts.ts';
import { isWithin } from '../lists/criteria.ts';
import { type Knowledge, yesOrNo } from '../draft.ts';
import { type Basis, nutrients, show } from '../figures/values.ts';

// What is told of the packs that a product comes in.

export const sizesOf = ({ packSize }: Product): string[] =>
  packSize
    .split(',')
    .map((size) => size.trim())
    .filter((size) => size !== '');

/** "Does it come in 125 ml". */
export function ofSize({ units, basis }: Product, query: Query, sentence: string): string {
  const [asked, other] = query.amounts;
  if (asked?.kind !== 'measure' || other !== undefined) return sentence;
  return yesOrNo(
    query,
    units.some(({ amount }) => amount === asked.amount) && basis === asked.unit,
    sentence,
  );
}

/** "In a tub?" */
export function ofContainer(
  { units, packSize }: Product,
  { text }: Query,
  sentence: string,
): string | undefined {
  const asked = text.replaceAll(/\bhow many (?:\w+ )?(?:in|to|per) an? \w+/gu, '');
  const noun = /\b(?:in|as) (?:an? )?(bottle|pouch|carton|tin|sachet|pot|tub|bar)(?:e?s)?\b/u.exec(
    asked,
  )?.[1];
  if (noun === undefined) return undefined;
  return units.some(({ kind }) => kind === noun) || packSize.includes(noun)
    ? `Yes, ${sentence}`
    : `The product data list no ${noun}: ${sentence}`;
}

/** "A 200 ml bottle"; "75 x 1 g tablets" are several. */
export const withArticle = (words: string): string =>
  /^\d+ x /u.test(words) ? words : `${/^[aeiou8]|^1[18](?!\d)/u.test(words) ? 'an' : 'a'} ${words}`;

// Of a product that comes in several sizes one pack is all that was asked: not the energy of one and the size of another.

type Unit = Product['units'][number];

const isOfAPack = ({ kind, or = [], ...each }: Criterion): boolean =>
  (kind === 'pack' || kind === 'container' || ('basis' in each && packOfBasis(each.basis) !== undefined)) &&
  or.every(isOfAPack);

/** Whether a pack is what one criterion asks of it. */
function isIt(each: Criterion, product: Product, unit: Unit): boolean {
  if (each.or?.some((other) => isIt(other, product, unit)) === true) return true;
  if (each.kind === 'container') return unit.kind === each.value;
  if (each.kind === 'pack')
    return each.unit === product.basis && !isPartOfAPack(unit.kind) && isWithin(each.limits, unit.amount);
  const noun = each.kind === 'nutrient' ? packOfBasis(each.basis) : undefined;
  return noun !== undefined && packsOn(product, noun).includes(unit) && holdsAsMuch(each, product, unit);
}

function holdsAsMuch(each: Criterion, product: Product, unit: Unit): boolean {
  const [nutrient] = each.kind === 'nutrient' ? nutrients([each.value]) : [];
  const number = nutrient === undefined ? null : numberInPack(product, nutrient, unit);
  if (each.kind !== 'nutrient' || number === null) return false;
  return each.limits === 'some' ? number > 0 : isWithin(each.limits, number);
}

/** The packs that are all that was asked of one: "tins over 400 g", "500 ml packs with at least 750 kcal". */
export function packsKept(criteria: readonly Criterion[], product: Product): Product['units'] {
  const asked = criteria.filter((each) => each.is && isOfAPack(each));
  const containers = asked.filter(({ kind }) => kind === 'container').length;
  // "That come in a bottle and in a pouch" are no one pack.
  const ofOne = asked.filter(({ kind }) => kind !== 'container' || containers === 1);
  return product.units.filter((unit) => ofOne.every((each) => isIt(each, product, unit)));
}

export const keepsAsPacked = (criteria: readonly Criterion[], product: Product): boolean =>
  !criteria.some((each) => each.is && isOfAPack(each)) || packsKept(criteria, product).length > 0;

/** How much of a nutrient there is on what was asked: of packs in each that is kept, none where a label does not say. */
export function numbersKept(
  criteria: readonly Criterion[],
  product: Product,
  nutrient: Nutrient,
  basis: LimitBasis,
): number[] {
  const kept = packsKept(criteria, product);
  return numbersOn(product, nutrient, basis, (unit) => kept.includes(unit));
}

const keptOn = (criteria: readonly Criterion[], product: Product, noun: string): Product['units'] => {
  const kept = packsKept(criteria, product);
  return packsOn(product, noun)
    .filter((unit) => kept.includes(unit))
    .toSorted((one, other) => one.amount - other.amount);
};

/** What would be in a list but for the pack that was named: what a label counts by the dose is counted by no bottle. */
export function notByThePack(
  criteria: readonly Criterion[],
  matching: (others: readonly Criterion[]) => readonly Product[],
): string | undefined {
  const limits = criteria.filter((each) => each.is && each.kind === 'nutrient' && isOfAPack(each));
  const [noun] = limits.flatMap((each) => (each.kind === 'nutrient' ? (packOfBasis(each.basis) ?? []) : []));
  if (noun === undefined) return undefined;
  const wouldFit = (product: Product) =>
    packsOn(product, noun).length === 0 &&
    product.units.some(
      (unit) => unit.kind === noun && limits.every((each) => holdsAsMuch(each, product, unit)),
    );
  const names = matching(criteria.filter((each) => !limits.includes(each)))
    .filter(wouldFit)
    .map(({ name }) => name);
  return names.length === 0
    ? undefined
    : `Not counted by the ${noun}, because the label counts by the dose: ${listed(names)}.`;
}

const isOf100 = (basis: LimitBasis): boolean => basis === null || typeof basis === 'string';

/** What a product of a list is told on: the smallest pack that is kept, or the largest where the most comes first. */
export function toldOn(
  { knowledge, criteria, query }: { knowledge: Knowledge; criteria: readonly Criterion[]; query: Query },
  product: Product,
  basis: LimitBasis,
): Basis {
  // "The most protein per litre": of so much of each.
  const [much, another] = query.order === null ? [] : query.amounts;
  if (
    much?.kind === 'measure' &&
    much.amount !== 100 &&
    another === undefined &&
    much.unit === product.basis &&
    isOf100(basis)
  )
    return {
      kind: 'amount',
      amount: much.amount,
      words: `per ${show(knowledge, much.amount)}\u00a0${much.unit}`,
      isMadeUp: false,
    };
  const kept = keptOn(criteria, product, packOfBasis(basis) ?? '');
  return basisOf(knowledge, product, basis, kept.at(query.order?.isLowFirst === false ? -1 : 0));
}
