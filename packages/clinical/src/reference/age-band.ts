import { MONTHS_PER_YEAR } from '../quantities/units.ts';
import type { Months } from '../quantities/units.ts';

export const SEXES = ['male', 'female'] as const;
export type Sex = (typeof SEXES)[number];

/** A row of a table for ages from the lower edge, included, to the upper edge, excluded (decision 002). */
export type AgeBand = {
  fromMonths: number;
  /** Infinity for the top band. */
  toMonths: number;
};

export const OPEN_ENDED = Number.POSITIVE_INFINITY;

/** Consecutive bands: each from its edge to the next, the last to `toMonths`. */
export const ageBands = (fromMonths: readonly number[], toMonths = OPEN_ENDED): AgeBand[] =>
  fromMonths.map((from, index) => ({ fromMonths: from, toMonths: fromMonths[index + 1] ?? toMonths }));

/** A line of a published table: the age at which it starts, in completed months, and its figures. */
type TableLine = readonly [fromMonths: number, ...figures: unknown[]];

/** The lines of a table as bands: each up to the next, the last up to `toMonths`. */
export const bandsByAge = <Line extends TableLine, Row>(
  lines: readonly Line[],
  toMonths: number,
  row: (line: Line) => Row,
): (AgeBand & Row)[] =>
  lines.map((line, index) => ({
    fromMonths: line[0],
    toMonths: lines[index + 1]?.[0] ?? toMonths,
    ...row(line),
  }));

/** Throws if a line of a table has fewer figures than ages, which is a typing error. */
export function figureAt(figures: readonly number[], index: number): number {
  const figure = figures[index];
  if (figure === undefined) throw new RangeError('A line of a table has fewer figures than ages.');
  return figure;
}

export const bandAt = <Band extends AgeBand>(bands: readonly Band[], age: Months): Band | undefined =>
  bands.find((band) => band.fromMonths <= age && age < band.toMonths);

/** "male, 18 to under 30 years", "4 to under 7 months", "60 years and over" */
export function bandText({ fromMonths, toMonths }: AgeBand, sex?: Sex): string {
  const who = sex === undefined ? '' : `${sex}, `;
  const inYears =
    fromMonths % MONTHS_PER_YEAR === 0 &&
    (toMonths === OPEN_ENDED || toMonths % MONTHS_PER_YEAR === 0) &&
    toMonths > 12;
  const unit = inYears ? 'years' : 'months';
  const size = inYears ? MONTHS_PER_YEAR : 1;
  const from = fromMonths / size;
  if (toMonths === OPEN_ENDED) return `${who}${from} ${unit} and over`;
  if (fromMonths === 0) return `${who}under ${toMonths / size} ${unit}`;
  return `${who}${from} to under ${toMonths / size} ${unit}`;
}
