import { roundHalfAway, withoutResidue } from '@dietetic/clinical';
import { type DayTime, addMinutes, MINUTES_PER_HOUR } from './clock.ts';
import type { FeedPlan, PumpSession } from './feed-plan.ts';
import { subtract } from './sums.ts';

export type PumpRun = {
  /** ml/h, unrounded: volume over hours. */
  rateExact: number;
  /** ml/h, as the pump is set. */
  rate: number;
  /** Both settings beside the exact rate; the same where it is one itself. */
  neighbours: { down: number; up: number };
  /** Hours of feeding; null where the rate is 0 and nothing runs. */
  runHours: number | null;
  end: DayTime | null;
  deliveredMl: number;
  /** Delivered less volume, always said, also when it is 0. */
  deviationMl: number;
};

/** ml/h or ml in whole steps; a tie goes away from zero, in decimals: 47.25 in steps of 0.1 is 47.3. */
export const roundToStep = (value: number, step: number): number =>
  withoutResidue(roundHalfAway(withoutResidue(value / step)) * step);
export const roundDownToStep = (value: number, step: number): number =>
  withoutResidue(Math.floor(withoutResidue(value / step)) * step);
const upToStep = (value: number, step: number): number =>
  withoutResidue(Math.ceil(withoutResidue(value / step)) * step);

/** One session by pump: the rate it is set to, and what moves because pumps have steps. */
export function runPump(
  { volume, hours, start, rounding }: Pick<PumpSession, 'volume' | 'hours' | 'start' | 'rounding'>,
  { pumpStep, roundDown, runBy }: Pick<FeedPlan, 'pumpStep' | 'roundDown' | 'runBy'>,
): PumpRun {
  const rateExact = volume / hours;
  const neighbours = { down: roundDownToStep(rateExact, pumpStep), up: upToStep(rateExact, pumpStep) };
  const taken = roundDown ? 'down' : rounding;
  const rate = taken === undefined ? roundToStep(rateExact, pumpStep) : neighbours[taken];
  const set = { rateExact, rate, neighbours };
  if (rate === 0)
    return { ...set, runHours: null, end: null, deliveredMl: 0, deviationMl: subtract(0, volume) };
  const runHours = runBy === 'dose' ? volume / rate : hours;
  const deliveredMl = runBy === 'dose' ? volume : withoutResidue(rate * hours);
  return {
    ...set,
    runHours,
    end: addMinutes(start, runHours * MINUTES_PER_HOUR),
    deliveredMl,
    deviationMl: subtract(deliveredMl, volume),
  };
}
