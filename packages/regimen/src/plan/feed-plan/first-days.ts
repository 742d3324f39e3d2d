import { withoutResidue } from '@dietetic/clinical';
import { HOURS_PER_DAY } from './clock.ts';
import { type FeedPlan, MAX_FIRST_DAYS } from './feed-plan.ts';
import { roundDownToStep } from './pump.ts';

type Steps = NonNullable<FeedPlan['steps']>;
export type RateStep = { hour: number; rate: number };

/** Rates in ml/h from hour 0 until the target is reached. */
export function rateSteps({ from, by, everyHours, target }: Steps): RateStep[] {
  const steps: RateStep[] = [];
  for (let index = 0; ; index += 1) {
    const rate = Math.min(target, withoutResidue(from + index * by));
    steps.push({ hour: withoutResidue(index * everyHours), rate });
    if (rate >= target) return steps;
  }
}

/** How many rates it takes: asked before they are listed, since what is typed may take thousands. */
export const countOfSteps = ({ from, by, target }: Steps): number =>
  Math.max(0, Math.ceil((target - from) / by)) + 1;

/** A rate with what it gives; `hour` is of its feeding day, counted from 1, which begins with the feed. */
export type RateRow = RateStep & { day: number; hours: number; ml: number };

/**
 * The rates of each feeding day until the target is reached, cut off where the day's hours of feeding end and gone on
 * with on the next: a rest counts for no step. "Every 24 h" is once a day, when the feed begins. None where it takes over
 * 28 days.
 */
export function rateRows(steps: Steps, hoursADay: number): RateRow[] {
  const everyDays = steps.everyHours / HOURS_PER_DAY;
  const everyHours = Number.isInteger(everyDays) ? everyDays * hoursADay : steps.everyHours;
  const rates = rateSteps({ ...steps, everyHours });
  const reachedAt = rates.at(-1)?.hour ?? 0;
  if (reachedAt > MAX_FIRST_DAYS * hoursADay) return [];
  // The day on which the target is reached is fed to its end; where it begins with the target, the plan holds.
  const days = Math.max(1, Math.ceil(withoutResidue(reachedAt / hoursADay)));
  const end = days * hoursADay;
  return rates.flatMap(({ hour: begins, rate }, index): RateRow[] => {
    const ends = Math.min(end, rates[index + 1]?.hour ?? end);
    return Array.from({ length: days }, (_, day): RateRow => {
      const from = Math.max(begins, day * hoursADay);
      const hours = withoutResidue(Math.min(ends, (day + 1) * hoursADay) - from);
      return {
        day: day + 1,
        hour: withoutResidue(from - day * hoursADay),
        rate,
        hours,
        ml: withoutResidue(rate * hours),
      };
    }).filter(({ hours }) => hours > 0);
  });
}

export type EnergyCap = {
  weightKg: number;
  fromKcalPerKg: number;
  toKcalPerKg: number;
  /** The target is reached on this day; day 1 has the cap. */
  onDay: number;
  kcalPerMl: number;
  /** Feeding hours a day. */
  hours: number;
  pumpStep: number;
};

export type CappedDay = {
  day: number;
  kcalPerKg: number;
  /** What the day may give. */
  kcal: number;
  volumeMl: number;
  rateExact: number;
  /** ml/h, always rounded down: the energy is a cap. */
  rate: number;
  givenKcal: number;
};

/**
 * Days from a cap in kcal/kg to the target, for risk of refeeding. Guidelines fix the start and the end; the straight
 * line between them is this app's, to be edited.
 */
export function cappedDays(cap: EnergyCap): CappedDay[] {
  const { weightKg, fromKcalPerKg, toKcalPerKg, onDay, kcalPerMl, hours, pumpStep } = cap;
  return Array.from({ length: onDay }, (_, index): CappedDay => {
    const share = onDay === 1 ? 0 : index / (onDay - 1);
    const kcalPerKg = withoutResidue(fromKcalPerKg + (toKcalPerKg - fromKcalPerKg) * share);
    const kcal = withoutResidue(kcalPerKg * weightKg);
    const volumeMl = withoutResidue(kcal / kcalPerMl);
    const rateExact = volumeMl / hours;
    const rate = roundDownToStep(rateExact, pumpStep);
    return {
      day: index + 1,
      kcalPerKg,
      kcal,
      volumeMl,
      rateExact,
      rate,
      givenKcal: withoutResidue(rate * hours * kcalPerMl),
    };
  });
}
