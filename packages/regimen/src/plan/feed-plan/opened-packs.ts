import { roundUpToWhole } from '../totals/round-up-to-whole.ts';
import type { SessionResult } from './calculate-feed-plan.ts';
import { isByMouth } from './feed-plan.ts';
import { packRuns } from './pack-runs.ts';

/** ml left in an opened pack when each session begins, 0 where a new one is hung: who hangs a new one for every run needs more of them. */
export function openPackMl(sessions: readonly SessionResult[]): number[] {
  const open = new Map(
    packRuns(sessions)
      .flat()
      .map(({ run, openMl }) => [run, openMl]),
  );
  return sessions.map((one) => open.get(one) ?? 0);
}

/** The pump's rounding alone opens one more pack each day: 1,512 ml where packs of 1,500 ml were planned. */
export const opensPackForRounding = (sessions: readonly SessionResult[]): boolean =>
  sessions.some(({ session, hung, deliveredMl }) => {
    const { packMl, endsEarly } = hung;
    if (packMl === null || endsEarly || isByMouth(session)) return false;
    return roundUpToWhole(deliveredMl / packMl) > roundUpToWhole(session.volume / packMl);
  });
