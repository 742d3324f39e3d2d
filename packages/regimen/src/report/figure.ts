import { formatNumber, formatQuantity, type QuantityKind, roundHalfAway } from '@dietetic/clinical';

/** How a figure stands to what is really given: a silent label makes a total the least there is. */
export type Bound = 'exact' | 'at-least' | 'range';

/**
 * Something the report says, as it is written and as it is counted with. `number` is the figure written, rounded once
 * as `text` shows it; null where the text is no single figure. No format reads a number back out of `text`.
 */
export type Figure = {
  text: string;
  number: number | null;
  /** As written behind the number; empty where there is no number or it has no unit. */
  unit: string;
  /** Left out where there is no number. */
  bound?: Bound;
};

/** Words, or several figures in one sentence. */
export const textFigure = (text: string): Figure => ({ text, number: null, unit: '' });

type FigureOptions = Parameters<typeof formatQuantity>[2];

/** One figure of a kind, to that kind's places. */
export function figureOf(kind: QuantityKind, value: number, options?: FigureOptions): Figure {
  const { text, unit, rounded } = formatQuantity(kind, value, options);
  return { text, number: rounded, unit, bound: 'exact' };
}

/** One figure to a fixed number of places, for units that no kind has. */
export const figure = (value: number, places: number, unit: string): Figure => ({
  text: `${formatNumber(value, places)}\u00a0${unit}`,
  number: roundHalfAway(value, places),
  unit,
  bound: 'exact',
});
