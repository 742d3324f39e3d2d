import type { Product } from '@dietetic/catalogue';
import { roundHalfAway } from '@dietetic/clinical';
import { type ClockTime, clockText } from '../../plan/feed-plan/clock.ts';
import { type FeedPlan, hasBuildUp, isByMouth } from '../../plan/feed-plan/feed-plan.ts';
import { isFromFirstDay } from '../../plan/feed-plan/first-days-rows.ts';
import type { PlanAndRecipe } from '../../plan/feed-plan/plan-and-recipe.ts';
import { waterLines } from '../../plan/feed-plan/plan-lines.ts';
import { buildUpSentences } from '../../plan/feed-plan/sentence.ts';
import type { FeedPlanResult, SessionResult } from '../../plan/feed-plan/calculate-feed-plan.ts';
import type { ReportInput } from '../input.ts';
import { reportedSentences } from '../sections/bedside-sections.ts';
import { recipeWords } from './fhir-recipe.ts';

/** How one feed of the plan is given, as both releases say it. */
export type Administration = {
  /** A Timing. */
  timing: object;
  /** ml each time. */
  volumeMl: number;
  /** Absent for a feed by syringe. */
  rateMlPerHour: number | null;
};

/** One feed of a plan that stands. */
export type PlannedFeed = {
  /** None while a plan is built up: whoever reads figures alone would give all of it on the first day. */
  administrations: Administration[];
  /** ml a day, as the pump and the boluses give them; null while a plan is built up. */
  volumeMl: number | null;
  /** The sentences of the plan for it, how a powder is made up, its flushes and where its tube ends. */
  instruction: string;
};

/** Null for a product that no session gives by this route, and of a plan that is out of date or has no rate for it. */
export function plannedFeed(
  product: Product,
  route: 'tube' | 'oral',
  input: ReportInput,
  bedside: PlanAndRecipe,
): PlannedFeed | null {
  const { feedPlan: result } = bedside;
  const plan = input.feedPlan?.plan;
  if (plan === undefined || result === null || result.reason !== null) return null;
  const sessions = result.sessions.filter(
    ({ session }) => session.product === product.id && isByMouth(session) === (route === 'oral'),
  );
  if (sessions.length === 0 || sessions.some(({ reason }) => reason !== null)) return null;
  // What is drunk from the first day on is given as it stands.
  const isHeld = hasBuildUp(plan) && !sessions.every(({ session }) => isFromFirstDay(plan, session));
  return {
    administrations: isHeld
      ? []
      : sessions.map((one) => ({
          timing: timingOf(one),
          volumeMl: 'bolus' in one ? one.bolus : one.deliveredMl,
          rateMlPerHour: ratePerHour(one),
        })),
    volumeMl: isHeld ? null : sessions.reduce((total, { deliveredMl }) => total + deliveredMl, 0),
    instruction: instructionOf(plan, { ...result, sessions }, product, input, bedside),
  };
}

const ratePerHour = (one: SessionResult) => ('bolus' in one ? one.rateMlPerHour : one.rate);
const clock = (time: ClockTime): string => `${clockText(time)}:00`;
const EACH_DAY = { period: 1, periodUnit: 'd' };
/** Of an hour: half a minute. */
const PLACES_OF_HOURS = 2;

function timingOf(one: SessionResult): object {
  if ('bolus' in one) {
    const { boluses, minutes } = one.session;
    return {
      repeat: {
        ...(minutes === undefined ? {} : { duration: minutes, durationUnit: 'min' }),
        frequency: boluses,
        ...EACH_DAY,
        timeOfDay: one.times.map(clock),
      },
    };
  }
  return {
    repeat: {
      ...(one.runHours === null
        ? {}
        : { duration: roundHalfAway(one.runHours, PLACES_OF_HOURS), durationUnit: 'h' }),
      frequency: 1,
      ...EACH_DAY,
      timeOfDay: [clock(one.session.start)],
    },
  };
}

/**
 * Water with medicines and other water is of the day, not of a feed: it stands with the first by tube, or it would be given twice.
 */
function instructionOf(
  plan: FeedPlan,
  result: FeedPlanResult,
  product: Product,
  input: ReportInput,
  bedside: PlanAndRecipe,
): string {
  const say = input.words.feedPlan;
  const { feedPlan: whole, patient } = bedside;
  const ofFirst = product.id === plan.sessions.find((session) => !isByMouth(session))?.product;
  const isDrunk = result.sessions.every(({ session }) => isByMouth(session));
  const tube = [
    ...(ofFirst ? waterLines(plan, say) : waterLines(plan, say).slice(0, 1)),
    ...(plan.route === undefined ? [] : [`${say.route}: ${say.routes[plan.route].toLowerCase()}.`]),
  ];
  return [
    // Also of a feed that comes after the first days: its order must not be begun with them.
    ...buildUpSentences(plan, whole ?? result, patient.weightKg),
    ...reportedSentences(plan, result, input, bedside),
    ...recipeWords(product, input, bedside),
    ...(isDrunk ? [] : tube),
  ].join(' ');
}
