export type SliderSteps = { min: number; max: number; step: number };

/** The step nearest to a value, within the limits of the slider. */
export function nearestStep(value: number, { min, max, step }: SliderSteps): number {
  const nearest = min + Math.round((value - min) / step) * step;
  return Number(Math.min(max, Math.max(min, nearest)).toPrecision(12));
}

/** The step at a share of the track's length, 0 at its start. */
export function valueAt(share: number, steps: SliderSteps): number {
  return nearestStep(steps.min + share * (steps.max - steps.min), steps);
}

/** The thumb a press takes: the nearer one; of two that lie together, the one that can move that way. */
export function nearestThumb(values: readonly number[], at: number): 0 | 1 {
  const [low = 0, high] = values;
  if (high === undefined) return 0;
  if (low === high) return at > low ? 1 : 0;
  return Math.abs(at - high) < Math.abs(at - low) ? 1 : 0;
}
