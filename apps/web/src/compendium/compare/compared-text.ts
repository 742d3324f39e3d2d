import type { ComparisonCell } from '@dietetic/catalogue';
import { formatLabelNumber, formatNumber } from '@dietetic/clinical';
import { nutritionWords, comparePageWords } from '@dietetic/content';

type ComparedText = {
  number?: string;
  /** "below", before the number. */
  before?: string;
  /** In the place of a number. */
  word?: string;
  isUnknown?: boolean;
};

/** What a cell says: the label's own figure where nothing was worked out, else one rounded for reading. */
export function comparedText(cell: ComparisonCell, unit: string): ComparedText {
  switch (cell.kind) {
    case 'value':
      return {
        number:
          cell.printed === null ? calculatedAmountText(cell.value, unit) : formatLabelNumber(cell.printed),
      };
    case 'below':
      return { before: nutritionWords.below, number: calculatedAmountText(cell.limit, unit) };
    case 'none-added':
      return { word: nutritionWords.noneAdded };
    case 'trace':
      return { word: nutritionWords.trace };
    case 'not-stated':
      return { word: nutritionWords.notStated, isUnknown: true };
    case 'no-basis':
      return { word: comparePageWords.noBasis, isUnknown: true };
  }
}

/** True when the products' cells read differently: a difference that does not show is not marked. */
export function areTextsDifferent(cells: readonly ComparisonCell[], unit: string): boolean {
  return new Set(cells.map((cell) => JSON.stringify(comparedText(cell, unit)))).size > 1;
}

/** Energy without decimals; the rest with enough places that a small amount is not shown as zero. */
export function calculatedAmountText(value: number, unit: string): string {
  if (unit === 'kcal' || unit === 'kJ') return formatNumber(value, 0);
  const size = Math.abs(value);
  return formatNumber(value, size < 0.1 ? 3 : size < 1 ? 2 : size < 100 ? 1 : 0);
}
