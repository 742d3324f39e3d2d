import { formatNumber, formatQuantity, NO_BREAK_SPACE, roundHalfAway } from '@dietetic/clinical';
import { type NeedTarget, type NeedComparison, PLANNED_UNIT } from './need.ts';
import type { PlannedNutrient } from './provided.ts';

/** The figures of a standing, written out. Percent and difference are always of the one target named beside them. */
export type NeedComparisonFigures = {
  /** "119 %" */
  percent: string;
  end: NeedTarget['end'];
  /** "1,780" */
  target: string;
  /** "323 kcal" */
  difference: string;
};

/** Null where there is no need to compare with. */
export function needComparisonFigures(
  nutrient: PlannedNutrient,
  standing: NeedComparison,
): NeedComparisonFigures | null {
  if (!('target' in standing) || standing.target.value <= 0) return null;
  const { kind, target, percent, by } = standing;
  const written = (value: number) => formatQuantity(nutrient, value, { unit: PLANNED_UNIT[nutrient] });
  return {
    percent: `${formatNumber(percent, placesOf(percent, kind))}${NO_BREAK_SPACE}%`,
    end: target.end,
    target: written(target.value).number,
    difference: written(by).text,
  };
}

const MOST_PLACES = 9;

/** "100 %" is not followed by "1 kcal under it": as many places as it takes. */
function placesOf(percent: number, kind: NeedComparison['kind']): number {
  if (kind === 'met' || kind === 'within') return 0;
  let places = 0;
  while (places < MOST_PLACES && roundHalfAway(percent, places) === 100) places += 1;
  return places;
}
