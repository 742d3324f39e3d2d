import type { Kg } from '../quantities/units.ts';

/** Change from the previous weight as a percentage of it, unrounded; negative is a loss. */
export const weightChangePercent = (weight: Kg, previous: Kg): number =>
  (100 * (weight - previous)) / previous;
