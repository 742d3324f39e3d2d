import { ADULT_FLUSH_ML, isAdult, months } from '@dietetic/clinical';
import { feedPlanWords as say } from '@dietetic/content';
import {
  changeFeedPlan,
  type ClockTime,
  clockText,
  type FeedPlan,
  type FeedSession,
  isAllByMouth,
  isBolus,
  addMinutes,
  MINUTES_PER_HOUR,
  type PlanAndRecipe,
} from '@dietetic/regimen';
import { changeRegimen } from '#session/regimen.ts';
import { minuteOfDay } from './strip-blocks.ts';

export const isAdultAge = (ageMonths: number | null): boolean =>
  ageMonths !== null && isAdult(months(ageMonths));

/** "Overnight pump", "Bolus, 6 times"; with its start where another of the plan would be called the same. */
export function sessionName(session: FeedSession, ofPlan: readonly FeedSession[] = []): string {
  const name = nameOfKind(session);
  if (ofPlan.filter((one) => nameOfKind(one) === name).length < 2) return name;
  return `${name} ${clockText(isBolus(session) ? session.first : session.start)}`;
}

function nameOfKind(session: FeedSession): string {
  if (isBolus(session)) return `${say.mode[session.mode]}, ${say.times(session.boluses)}`;
  if (session.mode !== 'cyclic') return say.mode[session.mode];
  const isOverMidnight = addMinutes(session.start, session.hours * MINUTES_PER_HOUR).day > 0;
  return isOverMidnight ? say.overnight : say.cyclicByDay;
}

/** Whether a session gives what the catalogue does not have: no rate of it is shown, on no screen and no card. */
export const hasUnknownFeed = ({ feedPlan }: Pick<PlanAndRecipe, 'feedPlan'>): boolean =>
  feedPlan?.sessions.some(({ feed }) => feed === null) === true;

/** The plan of the regimen from now on. */
export const keepPlan = (plan: FeedPlan): void => changeRegimen((regimen) => changeFeedPlan(regimen, plan));

/** ml of a product that the sessions of a plan give. */
export const plannedMl = (sessions: readonly FeedSession[], product: string): number =>
  sessions.filter((one) => one.product === product).reduce((total, { volume }) => total + volume, 0);

/** Puts a session that was changed in the place it had. */
export const replaceSession = (index: number, session: FeedSession): void =>
  changeRegimen((regimen) => {
    const plan = regimen.feedPlan?.plan;
    return plan === undefined
      ? regimen
      : changeFeedPlan(regimen, { ...plan, sessions: plan.sessions.with(index, session) });
  });

/** A session begun earlier or later by minutes, round the clock; of boluses the first and the last move together. */
export function moveSession(session: FeedSession, minutes: number): FeedSession {
  const moved = (time: ClockTime): ClockTime => minuteOfDay(time + minutes);
  if (!isBolus(session)) return { ...session, start: moved(session.start) };
  return {
    ...session,
    first: moved(session.first),
    ...(session.last === undefined ? {} : { last: moved(session.last) }),
  };
}

/** A plan with nothing in it yet but what adults commonly take with medicines. */
const emptyPlan = (ageMonths: number | null): FeedPlan => ({
  runBy: 'dose',
  pumpStep: 1,
  roundDown: false,
  sessions: [],
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
  const usual = emptyPlan(ageMonths);
  // A plan that was all by mouth begins its water as a new one.
  const before =
    plan === undefined ? usual : isAllByMouth(plan) ? { ...plan, medicines: usual.medicines } : plan;
  const sessions =
    index === null
      ? [...before.sessions, session]
      : before.sessions.map((one, place) => (place === index ? session : one));
  return flush === undefined ? { ...before, sessions } : { ...before, flush, sessions };
}
