import { nutrientById, type Product } from '../../catalogue.ts';
import { type Criterion, type NutrientLimit, packNounOfBasis } from '../../message/query.ts';
import { isWithin } from './criteria.ts';
import { isAmountIndependent } from '../figures/amount-independent.ts';
import { numbersOfMatchingPacks } from '../products/pack-sizes.ts';
import { lowerFirst, nutrientInSentence } from '../figures/values.ts';
import { KCAL_PER_GRAM } from '../../vocabulary/nutrient-words.ts';

/** The relative distance from a limit that counts as a near miss. */
const NEAR_MISS_SHARE = 0.05;
/** "High in protein" is also a limit: 20 % of the energy. */
const HIGH_PROTEIN: NutrientLimit = {
  kind: 'nutrient',
  isRequired: true,
  value: 'protein',
  limits: {
    low: 20 / KCAL_PER_GRAM.protein,
    high: null,
    isLowOpen: false,
    isHighOpen: false,
    kcalPerGram: KCAL_PER_GRAM.protein,
  },
  basis: { perNutrient: { nutrient: 'energyKcal', amount: 100 } },
};

/** The only one-sided limit of a list, by which it is sorted. */
export function singleLimit(
  criteria: readonly Criterion[],
): { limit: NutrientLimit; of: Criterion } | undefined {
  const found = criteria.flatMap((of): { limit: NutrientLimit; of: Criterion }[] => {
    if (!of.isRequired || of.alternatives !== undefined) return [];
    if (of.kind === 'claim' && of.value === 'high protein') return [{ limit: HIGH_PROTEIN, of }];
    if (of.kind !== 'nutrient' || of.limits === 'some') return [];
    const { low, high } = of.limits;
    return (low === null) === (high === null) ? [] : [{ limit: { ...of, limits: of.limits }, of }];
  });
  return found.length === 1 ? found[0] : undefined;
}

const numbersIn = (
  { value, basis }: NutrientLimit,
  product: Product,
  criteria: readonly Criterion[],
): number[] => {
  const nutrient = nutrientById(value);
  return nutrient === undefined ? [] : numbersOfMatchingPacks(criteria, product, nutrient, basis);
};

/** Sorts by a limit: highest first for a minimum, lowest first for a maximum; ml products before g products. */
export function sortedByLimit(
  limit: NutrientLimit,
  products: readonly Product[],
  criteria: readonly Criterion[],
): Product[] {
  // With several packs, the smallest figure counts.
  const numberIn = (product: Product) =>
    numbersIn(limit, product, criteria).toSorted((one, other) => one - other)[0] ?? 0;
  const sign = limit.limits.low === null ? 1 : -1;
  const isMixed = limit.basis === null && !isAmountIndependent(limit.value);
  return products.toSorted(
    (one, other) =>
      (isMixed ? Number(one.basis === 'g') - Number(other.basis === 'g') : 0) ||
      sign * (numberIn(one) - numberIn(other)),
  );
}

/** The sentence on the order of a list: "Those with the most protein come first." */
export function orderSentence({ value, limits, basis }: NutrientLimit): string {
  const nutrient = nutrientById(value);
  if (nutrient === undefined) return '';
  const [most, least] = nutrient.additive ? ['most', 'least'] : ['highest', 'lowest'];
  return `Those with the ${limits.low === null ? least : most} ${lowerFirst(nutrientInSentence(nutrient))}${limits.kcalPerGram === undefined ? '' : ' for their energy'}${packNounOfBasis(basis) === undefined ? '' : ' in the pack shown'} come first.`;
}

/** A sentence with the number of near misses and the nearest of them. */
export function nearMissSentence(
  limit: NutrientLimit,
  others: readonly Product[],
  criteria: readonly Criterion[],
): string | undefined {
  const { low, high } = limit.limits;
  const edge = low ?? high;
  if (edge === null || edge === 0) return undefined;
  const nearMisses = others
    .flatMap((product) => {
      const numbers = numbersIn(limit, product, criteria);
      const meetsLimit = numbers.some((number) => isWithin(limit.limits, number));
      return meetsLimit ? [] : numbers.map((number) => ({ product, number }));
    })
    .filter(({ number }) => Math.abs(number - edge) <= edge * NEAR_MISS_SHARE)
    .toSorted((one, other) => Math.abs(one.number - edge) - Math.abs(other.number - edge));
  const [nearest] = nearMisses;
  if (nearest === undefined) return undefined;
  const { name } = nearest.product;
  return nearMisses.length === 1
    ? `One more misses the limit by no more than 5\u00a0%: ${name}.`
    : `${nearMisses.length} more miss the limit by no more than 5\u00a0%; the nearest is ${name}.`;
}
