import { ADULT_FLUSH_ML, isAdult, months } from '@dietetic/clinical';
import { type ClockTime, type FeedPlan, type FeedSession, isBolus, MINUTES_PER_DAY } from '@dietetic/regimen';

export const isAdultAge = (ageMonths: number | null): boolean =>
  ageMonths !== null && isAdult(months(ageMonths));

/** A session begun earlier or later by minutes, round the clock; of boluses the first and the last move together. */
export function movedSession(session: FeedSession, minutes: number): FeedSession {
  const moved = (time: ClockTime): ClockTime =>
    ((((time + minutes) % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY) as ClockTime;
  if (!isBolus(session)) return { ...session, start: moved(session.start) };
  return {
    ...session,
    first: moved(session.first),
    ...(session.last === undefined ? {} : { last: moved(session.last) }),
  };
}

/** A plan with nothing in it yet but what adults commonly take with medicines. */
const emptyPlan = (flush: FeedPlan['flush'], ageMonths: number | null): FeedPlan => ({
  runBy: 'dose',
  pumpStep: 1,
  roundDown: false,
  sessions: [],
  flush,
  medicines: isAdultAge(ageMonths)
    ? { times: 0, before: ADULT_FLUSH_ML, between: 0, after: ADULT_FLUSH_ML }
    : { times: 0, before: 0, between: 0, after: 0 },
  extraWater: 0,
});

/** The plan with this session in the place of another, or behind the others. */
export function withSession(
  plan: FeedPlan | undefined,
  { session, flush }: { session: FeedSession; flush: FeedPlan['flush'] },
  index: number | null,
  ageMonths: number | null,
): FeedPlan {
  const before = plan ?? emptyPlan(flush, ageMonths);
  const sessions =
    index === null
      ? [...before.sessions, session]
      : before.sessions.map((one, place) => (place === index ? session : one));
  return { ...before, flush, sessions };
}
