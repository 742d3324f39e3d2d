import { feedPlanWords as say } from '@dietetic/content';
import {
  clockText,
  durationText,
  type FeedPlan,
  type FeedSession,
  isBolus,
  mlText,
  waterLines,
} from '@dietetic/regimen';
import { sessionName } from '../feed-plan/sessions-of-plan.ts';

/** "20:00, 10 h"; "09:00–18:00" */
export function sessionTimesText(session: FeedSession): string {
  if (!isBolus(session)) return `${clockText(session.start)}, ${durationText(session.hours)}`;
  return session.last === undefined
    ? clockText(session.first)
    : `${clockText(session.first)}–${clockText(session.last)}`;
}

/** What a template brings of a feed plan, a line each: no volume, time or tube of another patient comes unread. */
export const feedPlanSummary = (plan: FeedPlan): string[] => [
  ...plan.sessions.map(
    (session) => `${sessionName(session)}: ${mlText(session.volume)}, ${sessionTimesText(session)}.`,
  ),
  ...waterLines(plan, say),
  ...(plan.route === undefined ? [] : [`${say.route}: ${say.routes[plan.route].toLowerCase()}.`]),
  ...(plan.roundDown ? [`${say.rounding}: ${say.roundings.down.toLowerCase()}.`] : []),
];
