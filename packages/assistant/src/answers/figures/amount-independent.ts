import { type Nutrient, nutrientById, NUTRIENTS } from '../../catalogue.ts';
import { listed } from '../../language/phrases.ts';
import type { Criterion, Query } from '../../message/query.ts';
import { lowerFirst, nutrientLabel } from './values.ts';

// Osmolality and the ketogenic ratio are properties of a feed: they do not depend on the amount.

export const isAmountIndependent = (id: string): boolean => nutrientById(id)?.additive === false;

/** "Osmolality under 300 per 100 kcal" means under 300: the limit applies to the value on the label. */
export const withLabelBasis = (each: Criterion): Criterion => ({
  ...each,
  ...(each.kind === 'nutrient' && isAmountIndependent(each.value) && { basis: null }),
  ...(each.alternatives && { alternatives: each.alternatives.map(withLabelBasis) }),
});

/** The note for an answer about an amount, pack or energy basis: which of its values do not change with the amount. */
export function unchangedNote(
  { basis, amounts, criteria }: Query,
  answerTextSoFar: string,
): string | undefined {
  const hasOtherBasis = [basis, ...criteria.map((each) => each.kind === 'nutrient' && each.basis)].some(
    (each) => each !== null && typeof each === 'object',
  );
  const isShown = (nutrient: Nutrient) =>
    !nutrient.additive && answerTextSoFar.includes(nutrientLabel(nutrient).toLowerCase());
  const names = hasOtherBasis || amounts.length > 0 ? NUTRIENTS.filter(isShown).map(nutrientLabel) : [];
  const [first = '', ...others] = names;
  return names.length === 0
    ? undefined
    : `${listed([first, ...others.map(lowerFirst)])} ${names.length === 1 ? 'is' : 'are'} as on the label: the same in any amount.`;
}
