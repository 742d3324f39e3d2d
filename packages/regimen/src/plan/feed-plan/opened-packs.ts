import { roundUpToWhole } from '../totals/round-up-to-whole.ts';
import type { SessionResult } from './calculate-feed-plan.ts';
import { minutesAfter } from './clock.ts';
import { isBolus, isByMouth } from './feed-plan.ts';
import { LEAST_LEFT_OVER_ML } from './packs.ts';
import { subtract } from './sums.ts';

const keyOf = ({ session, hung }: SessionResult): string => JSON.stringify([session.product, hung.packMl]);

/**
 * ml left in an opened pack when each session begins, 0 where a new one is hung: packs are counted as if each were used up
 * run after run, and who hangs a new one for every run needs more of them. Nothing is said of a pack shared with boluses.
 */
export function openPackMl(sessions: readonly SessionResult[]): number[] {
  const ofBoluses = new Set(sessions.filter(({ session }) => isBolus(session)).map(keyOf));
  const left = new Map<string, number>();
  const open = new Map<SessionResult, number>();
  for (const one of inOrderOfDay(sessions)) {
    const { packMl, container, endsEarly, deliveredMl } = one.hung;
    if (packMl === null || container !== 'rth' || endsEarly || ofBoluses.has(keyOf(one))) continue;
    const before = left.get(keyOf(one)) ?? 0;
    const more = Math.max(0, subtract(deliveredMl, before));
    const rest = subtract(before + roundUpToWhole(more / packMl) * packMl, deliveredMl);
    open.set(one, before);
    left.set(keyOf(one), rest < LEAST_LEFT_OVER_ML ? 0 : rest);
  }
  return sessions.map((one) => open.get(one) ?? 0);
}

const begins = ({ session }: SessionResult) => (isBolus(session) ? session.first : session.start);

function inOrderOfDay(sessions: readonly SessionResult[]): SessionResult[] {
  const [first] = sessions;
  if (first === undefined) return [];
  const from = begins(first);
  return sessions.toSorted(
    (one, other) => minutesAfter(from, begins(one)) - minutesAfter(from, begins(other)),
  );
}

/** The pump's rounding alone opens one more pack each day: 1,512 ml where packs of 1,500 ml were planned. */
export const opensPackForRounding = (sessions: readonly SessionResult[]): boolean =>
  sessions.some(({ session, hung, deliveredMl }) => {
    const { packMl, endsEarly } = hung;
    if (packMl === null || endsEarly || isByMouth(session)) return false;
    return roundUpToWhole(deliveredMl / packMl) > roundUpToWhole(session.volume / packMl);
  });
