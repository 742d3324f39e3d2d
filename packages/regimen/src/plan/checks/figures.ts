import { formatNumber, formatQuantity, NO_BREAK_SPACE, roundHalfAway } from '@dietetic/clinical';

/** Tolerance of one in 10^9, so that binary rounding does not put exactly 150 % above the limit. */
const RESIDUE = 1e-9;

export const isOver = (value: number, limit: number): boolean => value > limit * (1 + RESIDUE);
export const isUnder = (value: number, limit: number): boolean => value < limit * (1 - RESIDUE);

const MOST_PLACES = 9;

/**
 * A figure beside the limit it is beyond, each with its unit. So many places as it takes to tell them apart:
 * "25.04 mg is above 25 mg", never "25 mg is above 25 mg".
 *
 * What the app calculates keeps the places it has at its meter or in its table ("165.0 g", `write` is `formatNumber`). What was typed, a
 * limit and a label's figure end without zeros ("150 g").
 */
export function figureAndLimit(
  value: number,
  limit: number,
  unit: string,
  places = 0,
  write: (value: number, places: number) => string = trimmedNumber,
): { figure: string; limit: string } {
  let shown = places;
  while (shown < MOST_PLACES && formatNumber(value, shown) === formatNumber(limit, shown)) shown += 1;
  return {
    figure: withUnit(write(value, shown), unit),
    limit: withUnit(trimmedNumber(limit, shown), unit),
  };
}

/** The number of places at which a rounded figure is still on the correct side of each limit. */
export function placesBeside(value: number, limits: readonly number[], least: number): number {
  const isOnItsSide = (shown: number) =>
    limits.every(
      (limit) =>
        isOver(shown, limit) === isOver(value, limit) && isUnder(shown, limit) === isUnder(value, limit),
    );
  let places = least;
  while (places < MOST_PLACES && !isOnItsSide(roundHalfAway(value, places))) places += 1;
  return places;
}

/** What a finding says of a figure beyond its limit. */
export function exceededLimit(
  value: number,
  limit: number,
  unit: string,
  words: (figure: string, limit: string) => string,
  places = 1,
  write?: (value: number, places: number) => string,
): { value: number; limit: number; unit: string; message: string } {
  const written = figureAndLimit(value, limit, unit, places, write);
  return { value, limit, unit, message: words(written.figure, written.limit) };
}

/** Formats a number to at most `places`, without trailing zeros. */
export const trimmedNumber = (value: number, places: number): string => {
  const text = formatNumber(value, places);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
};

/** Grams of a nutrient: a day's as in the row of its product ("30.0"), a label's as it states them. What is above 0 is no 0. */
export const gramsNumber = (value: number, unit: string): string =>
  unit === 'g' ? formatNumber(value, placesBeside(value, [0], 1)) : trimmedNumber(value, MOST_PLACES);

export const withUnit = (number: string, unit: string): string =>
  unit === '' ? number : `${number}${NO_BREAK_SPACE}${unit}`;

/** A total of which no part is known: it is not stated, and never "at least 0". */
export const isNotStated = ({ number, isComplete }: { number: string; isComplete: boolean }): boolean =>
  !isComplete && number === '0';

/** "1,234.5 ml", without its unit "1,234.5": the one way a volume of a plan is written. */
export const mlText = (ml: number): string => formatQuantity('amount', ml, { unit: 'ml' }).text;
export const mlNumber = (ml: number): string => formatQuantity('amount', ml, { unit: 'ml' }).number;
export const signedMl = (ml: number): string => (ml > 0 ? `+${mlText(ml)}` : mlText(ml));
/** ml/h with the places that the pump shows. */
export const rateNumber = (rate: number, pumpStep: number): string =>
  formatNumber(rate, pumpStep === 1 ? 0 : 1);
