import { type FeedContainer, HANG_LIMIT_HOURS, withoutResidue } from '@dietetic/clinical';
import { ROUNDING_TOLERANCE, roundUpToWhole } from '../totals/round-up-to-whole.ts';
import { subtract } from './sums.ts';

/** The feed of one session and its container. Volumes in ml. */
export type HangingFeed = {
  container: FeedContainer;
  limitHours: number;
  packMl: number | null;
  deliveredMl: number;
  /** ml/h and planned hours by pump; null for boluses, which do not hang, and where nothing runs. */
  rate: number | null;
  hours: number | null;
  /** No rest: the container hangs until it is empty or its limit comes. */
  aroundTheClock: boolean;
  boluses: number;
};

export type HangSchedule = {
  hangs: number;
  /** Hours one container would hang, and whether that is beyond the limit. */
  hangsHours: number | null;
  isBeyondLimit: boolean;
  /** Ready-to-hang packs that the limit ends before they are empty. */
  endsEarly: boolean;
};

export const hangLimit = (container: FeedContainer, own: number | undefined): number =>
  own ?? HANG_LIMIT_HOURS[container];

/** How often a container is hung in 24 hours, and whether one hangs beyond its limit. */
export function hangSchedule(feed: HangingFeed): HangSchedule {
  const { container, limitHours, packMl, deliveredMl, rate, hours } = feed;
  if (rate === null || hours === null || rate === 0) {
    const isPack = container === 'rth' && packMl !== null;
    const hangs = isPack ? roundUpToWhole(deliveredMl / packMl) : feed.boluses;
    return { hangs, hangsHours: null, isBeyondLimit: false, endsEarly: false };
  }
  if (container !== 'rth') {
    return {
      hangs: roundUpToWhole(hours / limitHours),
      hangsHours: hours,
      isBeyondLimit: hours > limitHours + ROUNDING_TOLERANCE,
      endsEarly: false,
    };
  }
  const withinLimit = rate * limitHours;
  const usable = Math.min(packMl ?? withinLimit, withinLimit);
  const held = feed.aroundTheClock && packMl !== null ? packMl : Math.min(packMl ?? deliveredMl, deliveredMl);
  const hangsHours = held / rate;
  return {
    hangs: roundUpToWhole(deliveredMl / usable),
    hangsHours,
    isBeyondLimit: hangsHours > limitHours + ROUNDING_TOLERANCE,
    endsEarly:
      withinLimit < (packMl ?? 0) - ROUNDING_TOLERANCE && deliveredMl > withinLimit + ROUNDING_TOLERANCE,
  };
}

/**
 * ml to fill a container with that is filled more than once: what runs out of it while it may hang, or a little more where
 * whole settings of the pump would else leave some over. Null where one is filled, or a pack hangs.
 */
export function maxFillMl(hung: HangSchedule & HangingFeed): number | null {
  const { container, rate, limitHours, hangs, deliveredMl } = hung;
  if (container === 'rth' || rate === null || hangs < 2) return null;
  const inTime = withoutResidue(rate * limitHours);
  if (inTime >= deliveredMl) return null;
  return inTime * hangs < deliveredMl - ROUNDING_TOLERANCE ? roundUpToWhole(deliveredMl / hangs) : inTime;
}

/** ml of one full container that can be used before its limit, and what is left of it. */
export function usableVolume(
  packMl: number,
  rate: number,
  limitHours: number,
): { usableMl: number; discardMl: number } {
  const usableMl = Math.min(packMl, withoutResidue(rate * limitHours));
  return { usableMl, discardMl: subtract(packMl, usableMl) };
}
