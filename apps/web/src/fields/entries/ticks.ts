import { formatNumber } from '@dietetic/clinical';
import type { Scale } from '@dietetic/regimen';

export type ScaleTick = { value: number; label?: string };

const MOST_STROKES = 40;
const STRIDES = [1, 2, 5, 10];

/** The marks of a scale with their figures, and a small stroke at every step or, on a long scale, every few. */
export function ticksOf({ min, max, step, marks, places }: Scale): ScaleTick[] {
  const unit = strideOf(max - min, step) * step;
  const first = Math.ceil(min / unit);
  const strokes = Array.from({ length: Math.floor(max / unit) - first + 1 }, (_, index) =>
    Number(((first + index) * unit).toFixed(places)),
  );
  const labelled = marks.map((value) => ({ value, label: formatNumber(value, Math.min(places, 1)) }));
  const between = strokes.filter((value) => !marks.includes(value)).map((value) => ({ value }));
  return [...between, ...labelled].toSorted((a, b) => a.value - b.value);
}

function strideOf(length: number, step: number): number {
  return STRIDES.find((stride) => length / (step * stride) <= MOST_STROKES) ?? MOST_STROKES;
}
