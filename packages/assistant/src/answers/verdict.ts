import type { Nutrient, Product } from '../catalogue.ts';
import type { Query } from '../reading/query.ts';
import { amountText, type AnswerValue } from './answer.ts';
import { nutrientInASentence } from './values.ts';

/** "Which has more per bottle": said first, where each has a number on the basis that was asked for. */
export function verdictOn(
  { order, orderWord, isComparison }: Query,
  known: readonly Nutrient[],
  products: readonly Product[],
  values: readonly AnswerValue[],
): string[] {
  const [nutrient, another] = known;
  if (nutrient === undefined || another !== undefined || products.length < 2) return [];
  if (order === null && orderWord === null && !isComparison) return [];
  const told = products.flatMap(({ id, name }) => {
    const value = values.find((each) => each.productId === id);
    const number = Number(value?.shown.replaceAll(',', ''));
    return value === undefined || !value.isNumber || Number.isNaN(number) ? [] : [{ name, value, number }];
  });
  if (told.length < products.length || new Set(told.map(({ value }) => value.unit)).size > 1) return [];
  const isLowFirst = order?.isLowFirst === true || orderWord === 'least';
  const sorted = told.toSorted((one, other) =>
    isLowFirst ? one.number - other.number : other.number - one.number,
  );
  const [best, second] = sorted;
  if (best === undefined || second === undefined) return [];
  const what = nutrientInASentence(nutrient);
  const figures = sorted.map(({ value }) => amountText(value)).join(' against ');
  return [
    best.number === second.number
      ? `They have the same ${what}: ${figures}.`
      : `${best.name} has ${isLowFirst ? 'less' : 'more'} ${what}: ${figures}.`,
  ];
}
