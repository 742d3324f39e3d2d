import type { Criterion, Query } from './query.ts';

// A ranking asked for twice: for each of two brands, or from both ends.

const isBrand = ({ kind, isRequired }: Criterion): boolean => kind === 'brand' && isRequired;

/** "Wrenfold compared with Tarnvane for protein": a ranking for each brand. */
export function rankingPerBrand(query: Query): Query[] {
  const { isComparison, subject, criteria, order, bareSuperlative, nutrients } = query;
  const by = order?.by ?? nutrients[0];
  const named = criteria.filter(isBrand);
  // No product has two brands; "Wrenfold or Tarnvane" is one list if a ranking is asked for.
  const brands =
    order !== null && named.length < 2
      ? []
      : named.flatMap(({ alternatives, ...first }): Criterion[] => [first, ...(alternatives ?? [])]);
  if (!isComparison || subject !== 'list' || by === undefined || brands.length < 2) return [query];
  return brands.map((brand) => ({
    ...query,
    isComparison: false,
    criteria: [brand, ...criteria.filter((each) => !isBrand(each))],
    order: order ?? { by, isLowFirst: bareSuperlative === 'least', place: 1 },
  }));
}

/** "The lowest and highest fat of your sips": the ranking from both ends. */
export function rankingFromBothEnds(query: Query): Query[] {
  const { order, text } = query;
  const [, low] = BOTH_ENDS.exec(text) ?? [];
  return order === null || !BOTH_ENDS.test(text)
    ? [query]
    : [low !== undefined, low === undefined].map((isLowFirst) => ({
        ...query,
        order: { ...order, isLowFirst },
      }));
}
const BOTH_ENDS =
  /\b(?:(least|lowest|fewest|smallest) (?:and|or|,) (?:the )?(?:most|highest|largest|biggest)|(?:most|highest|largest|biggest) (?:and|or|,) (?:the )?(?:least|lowest|fewest|smallest))\b/u;
