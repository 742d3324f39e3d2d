import { type Nutrient, nutrientById, NUTRIENTS } from '../../catalogue.ts';
import { listed } from '../../language/phrases.ts';
import type { Criterion, Query } from '../../message/query.ts';
import { lowerFirst, nutrientLabel } from './values.ts';

// Osmolality and the ketogenic ratio are of the feed, and of no amount of it.

export const isOfAnyAmount = (id: string): boolean => nutrientById(id)?.additive === false;

/** "Osmolality under 300 per 100 kcal" is under 300: a limit stands on what the label gives. */
export const onItsOwnBasis = (each: Criterion): Criterion => ({
  ...each,
  ...(each.kind === 'nutrient' && isOfAnyAmount(each.value) && { basis: null }),
  ...(each.or && { or: each.or.map(onItsOwnBasis) }),
});

/** Said where so much of a product, its pack or so much energy was asked for, of each that is told and stays as it is. */
export function sameInAnyAmount({ basis, amounts, criteria }: Query, told: string): string | undefined {
  const isOfSoMuch = [basis, ...criteria.map((each) => each.kind === 'nutrient' && each.basis)].some(
    (each) => each !== null && typeof each === 'object',
  );
  const isTold = (nutrient: Nutrient) =>
    !nutrient.additive && told.includes(nutrientLabel(nutrient).toLowerCase());
  const names = isOfSoMuch || amounts.length > 0 ? NUTRIENTS.filter(isTold).map(nutrientLabel) : [];
  const [first = '', ...others] = names;
  return names.length === 0
    ? undefined
    : `${listed([first, ...others.map(lowerFirst)])} ${names.length === 1 ? 'is' : 'are'} as on the label: the same in any amount.`;
}
