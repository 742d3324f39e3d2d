import type { Nutrient } from '../../catalogue.ts';
import { listed } from '../../language/phrases.ts';
import { amountText, type AnswerValue } from '../answer.ts';
import { isForAmount, numberOf as exactly } from '../figures/derived.ts';
import type { Knowledge } from '../draft.ts';
import { nutrientInSentence } from '../figures/values.ts';

/** "None added" counts as a value; "not stated" does not. */
const hasValue = ({ isNumber, shown }: AnswerValue): boolean => isNumber || shown === 'none added';
const numberOf = ({ shown }: AnswerValue): number => Number(shown.replaceAll(/[^\d.]/gu, ''));

const ASKS_HOW_MUCH =
  /\bhow (?:much|many) (?:more|less|fewer|higher|lower|greater)\b|\bby how (?:much|many)\b|\bdifference\b/u;
const placesOf = ({ shown }: AnswerValue): number => /\.(\d+)/u.exec(shown)?.[1]?.length ?? 0;

/** "Which has less, and by how much": calculated from the unrounded values and rounded once. */
export function differenceSentence(
  { formatNumber }: Knowledge,
  text: string,
  [one, other, third]: readonly AnswerValue[],
): string | undefined {
  if (one === undefined || other === undefined || third !== undefined || !ASKS_HOW_MUCH.test(text))
    return undefined;
  const isOnOneBasis = one.basis === other.basis;
  const [number, another] = [exactly(one), exactly(other)];
  if (number === null || another === null || one.unit !== other.unit) return undefined;
  if (!isOnOneBasis && ![one, other].every(isForAmount)) return undefined;
  const places = Math.max(placesOf(one), placesOf(other));
  const difference = formatNumber(Math.abs(number - another), places);
  return `The difference is ${difference}\u00a0${one.unit}${isOnOneBasis && one.basis !== '' ? ` ${one.basis}` : ''}.`;
}

/** "I cannot say which has more MCT: one does not state it; the other has 1.6 g": if fewer than two products state it. */
export function comparisonUnknown(
  nutrient: Nutrient,
  values: readonly AnswerValue[],
  isLowFirst: boolean,
): string | undefined {
  const stated = values.filter(hasValue);
  const silent = values.filter((value) => !hasValue(value)).map(({ product }) => product);
  if (stated.length > 1 || silent.length === 0 || values.length < 2) return undefined;
  const degree = degreeOf(nutrient, values.length, isLowFirst);
  const silence =
    stated.length === 0
      ? silent.length === 2
        ? `neither ${silent.join(' nor ')} states it`
        : `none of ${listed(silent)} states it`
      : `${listed(silent)} ${silent.length === 1 ? 'does' : 'do'} not state it`;
  const others = stated.map((each) => `; ${each.product} has ${amountText(each)} ${each.basis}`.trimEnd());
  return `I cannot say which has ${degree} ${nutrientInSentence(nutrient)}: ${silence}${others.join('')}.`;
}

/** "More" for amounts, "higher" for osmolality and ratios. */
const degreeOf = ({ additive }: Nutrient, count: number, isLowFirst: boolean): string | undefined =>
  (additive
    ? ['more', 'less', 'the most', 'the least']
    : ['a higher', 'a lower', 'the highest', 'the lowest'])[(count > 2 ? 2 : 0) + (isLowFirst ? 1 : 0)];

/** "Dalesip Two has more protein: …", from the figures as shown; only if two or more have one in the same unit. */
export function verdictOn(
  nutrient: Nutrient,
  values: readonly AnswerValue[],
  isLowFirst: boolean,
): { sentence: string; values: AnswerValue[]; isSame?: boolean } | undefined {
  const stated = values.filter(hasValue);
  const silent = values.filter((value) => !hasValue(value));
  const sorted = stated.toSorted((one, other) => (numberOf(one) - numberOf(other)) * (isLowFirst ? 1 : -1));
  const [best, second] = sorted;
  if (best === undefined || second === undefined || stated.some(({ unit }) => unit !== best.unit))
    return undefined;
  const leaders = sorted.filter((each) => numberOf(each) === numberOf(best));
  const name = nutrientInSentence(nutrient);
  const isOnOneBasis = stated.every(({ basis }) => basis === best.basis);
  const figures = sorted.map(
    (each) => `${each.product} ${amountText(each)}${isOnOneBasis ? '' : ` ${each.basis}`}`,
  );
  const amounts = `${listed(figures)} ${isOnOneBasis ? best.basis : ''}`.trim();
  const degree = degreeOf(nutrient, values.length, isLowFirst);
  const silence =
    silent.length === 0
      ? ''
      : `; ${listed(silent.map(({ product }) => product))} ${silent.length === 1 ? 'does' : 'do'} not state it`;
  return {
    sentence:
      leaders.length === stated.length
        ? `${silent.length === 0 ? 'They' : listed(leaders.map(({ product }) => product))} have the same ${name}: ${amounts}${silence}.`
        : `${listed(leaders.map(({ product }) => product))} ${leaders.length === 1 ? 'has' : 'have'} ${degree} ${name}: ${amounts}${silence}.`,
    values: [...sorted, ...silent],
    ...(silent.length === 0 &&
      stated.every(({ isNumber }) => isNumber) && { isSame: leaders.length === stated.length }),
  };
}
