import { MOST_PUMP_RATE_ML_PER_HOUR, withoutResidue } from '@dietetic/clinical';
import { type ClockTime, addMinutes, MINUTES_PER_DAY, MINUTES_PER_HOUR, minutesUntil } from './clock.ts';
import type { BolusSession } from './feed-plan.ts';
import { roundDownToStep, roundToStep } from './pump.ts';
import { subtract } from './sums.ts';

export type BolusRun = {
  /** ml, unrounded. */
  bolusExact: number;
  /** ml, as each is given. */
  bolus: number;
  times: ClockTime[];
  /** ml/h by pump, unrounded; null by syringe. */
  rateExact: number | null;
  /** ml/h, as the pump is set. */
  rateMlPerHour: number | null;
  deliveredMl: number;
  deviationMl: number;
};

/** From this exact volume on a bolus is rounded to 5 ml, below it to 1 ml. */
const COARSE_FROM_ML = 50;
const COARSE_STEP_ML = 5;

/** A volume of the day and how many boluses it is shared out to. */
type Shared = { volume: number; boluses: number; bolusStep?: number | undefined };

/** ml that each bolus is rounded to. */
export const bolusStepOf = ({ volume, boluses, bolusStep }: Shared): number =>
  bolusStep ?? (volume / boluses >= COARSE_FROM_ML ? COARSE_STEP_ML : 1);

/** ml of one bolus, as it is given. */
export const bolusOf = (shared: Shared, roundDown: boolean): number =>
  (roundDown ? roundDownToStep : roundToStep)(shared.volume / shared.boluses, bolusStepOf(shared));

/** The step that leaves a bolus as it is: the one there is where it does, else whole millilitres or parts of one. */
export function bolusStepKeeping(
  bolus: number,
  boluses: number,
  bolusStep: number | undefined,
): number | undefined {
  const gives = (step: number | undefined) =>
    bolusOf({ volume: bolus * boluses, boluses, bolusStep: step }, false) === bolus;
  return gives(bolusStep) ? bolusStep : (WHOLE_AND_PARTS_ML.find(gives) ?? bolus);
}
const WHOLE_AND_PARTS_ML = [1, 0.1, 0.01, 0.001];

export function runBoluses(session: BolusSession, roundDown: boolean, pumpStep = 1): BolusRun {
  const { volume, boluses, minutes } = session;
  const bolusExact = volume / boluses;
  const bolus = bolusOf(session, roundDown);
  const deliveredMl = withoutResidue(bolus * boluses);
  const rateExact = minutes === undefined ? null : withoutResidue((bolus / minutes) * MINUTES_PER_HOUR);
  return {
    bolusExact,
    bolus,
    times: bolusTimes(session),
    rateExact,
    rateMlPerHour: rateExact === null ? null : roundToStep(rateExact, pumpStep),
    deliveredMl,
    deviationMl: subtract(deliveredMl, volume),
  };
}

/** Minutes that people set a pump by. */
const MINUTES_STEP = 5;

/** The shortest time, in steps of 5 minutes, over which a pump gives this bolus. */
export const pumpMinutesForBolus = (bolus: number): number =>
  Math.ceil(withoutResidue((bolus / MOST_PUMP_RATE_ML_PER_HOUR) * MINUTES_PER_HOUR) / MINUTES_STEP) *
  MINUTES_STEP;

/**
 * From the first to the last of the day, or round the clock; each time is rounded once. What was entered stays, and so
 * does an interval of whole steps. Boluses so close that steps would have them meet are not moved.
 */
function bolusTimes({ boluses, first, last, minutes = 0, timeStepMinutes: step }: BolusSession): ClockTime[] {
  const interval =
    last === undefined || boluses === 1
      ? MINUTES_PER_DAY / boluses
      : minutesUntil(first, last) / (boluses - 1);
  const isMoved = step !== undefined && interval % step !== 0 && interval >= step + Math.max(step, minutes);
  return Array.from({ length: boluses }, (_, index) => {
    const exact = index * interval;
    const isEntered = index === 0 || (last !== undefined && index === boluses - 1);
    return addMinutes(first, isMoved && !isEntered ? roundToStep(first + exact, step) - first : exact).time;
  });
}
