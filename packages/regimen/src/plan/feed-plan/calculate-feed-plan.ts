import type { refeedingStart } from '../../assessment/body-figures.ts';
import type { Product } from '@dietetic/catalogue';
import { FIRST_BIRTHDAY_MONTHS, isAdult, months, withoutResidue } from '@dietetic/clinical';
import { type KnownTotal, knownTotal } from '../checks/infant-volume.ts';
import type { NonTubeIntake } from './non-tube-intake.ts';
import { type BolusRun, runBoluses } from './boluses.ts';
import { HOURS_PER_DAY } from './clock.ts';
import {
  type BolusSession,
  type FeedPlan,
  type FeedSession,
  type FluidBasis,
  isFlushMissing,
  isBolus,
  isByMouth,
  type PumpSession,
} from './feed-plan.ts';
import { feedContentPerMl, type RecipeOfPlan, feedWaterMl } from './feed-contents.ts';
import { type RateStep, rateSteps } from './first-days.ts';
import { containerOf, isContainerAssumed, type PackOf, sessionPackMl } from './containers.ts';
import { hangSchedule, type HangingFeed, hangLimit, type HangSchedule } from './hanging.ts';
import { type PacksOfPlan, packsOfPlan } from './packs.ts';
import { type PumpRun, runPump } from './pump.ts';
import { subtract, sum } from './sums.ts';

export type PlanContext = {
  /** Products of the sessions are looked up here. */
  catalogue: readonly Product[];
  ageMonths: number | null;
  /** kg, that what is said per kg is said of. */
  weightKg: number | null;
  /** ml a day; null without a requirement. */
  fluidNeedMl: number | null;
  /** The need is a limit that was entered. */
  isFluidRestricted?: boolean;
  /** What of the body counts for refeeding, and what a guideline then starts at; null where nothing does. */
  refeeding?: ReturnType<typeof refeedingStart>;
  /** Named by the clinician or entered: for these there is no plan. */
  outside: 'preterm' | 'parenteral' | null;
  /** A powder's recipe: its water is the water of the feed. */
  recipe: RecipeOfPlan | null;
  /** Id of a powder whose recipe cannot be worked out: what a ml of it brings is not known, and not as on the label. */
  unknownRecipeOf?: string | null;
  /** What the regimen gives beside the tube; null where there is no regimen. */
  beside?: NonTubeIntake | null;
  packOf?: PackOf;
  /** The audit command counts packs by its published formula: a product's runs share them, whatever runs in between. */
  arePacksPooled?: boolean;
};

type OfAnySession = {
  /** The product's name; null where the catalogue does not have it. */
  feed: string | null;
  /** What one container held and how long, for the hang limit. */
  hung: HangSchedule &
    HangingFeed & {
      /** Nobody has named the container of a bottle: it is taken as the one that may hang the shortest. */
      isAssumed: boolean;
    };
  /** ml of water in the feed delivered; null where it is not stated. */
  waterMl: number | null;
  /** What a ml of the feed brings, of a powder as its recipe, else its label, makes it; null where it is not stated. */
  kcalPerMl: number | null;
  proteinPerMl: number | null;
};
export type PumpResult = PumpRun & OfAnySession & { session: PumpSession; reason: 'rate-zero' | null };
export type BolusResult = BolusRun &
  OfAnySession & {
    session: BolusSession;
    /** Under 18 years, where a weight is known; else null. */
    mlPerKgBolus: number | null;
    mlPerKgDay: number | null;
    reason: 'bolus-zero' | null;
  };
export type SessionResult = PumpResult | BolusResult;

export type FeedPlanResult = PacksOfPlan & {
  reason: 'preterm' | 'parenteral' | 'no-sessions' | null;
  sessions: SessionResult[];
  /** Sum of the volumes asked for, ml. */
  volumeMl: number;
  /** Sum of what is given, ml. */
  deliveredMl: number;
  feedWaterMl: KnownTotal;
  /** All water but that of the feed: flushes at feeds where they are entered, at medicines, and water as such. */
  flushMl: number;
  freeWaterMl: KnownTotal;
  totalVolumeMl: number;
  /** Of the feeds as they are delivered, which rounding moves away from the regimen's amounts. */
  energyKcal: KnownTotal;
  proteinG: KnownTotal;
  basis: FluidBasis;
  /** The same with what is drunk and eaten beside the tube, each way it can be counted. */
  intakeMl: Record<FluidBasis, KnownTotal>;
  beside: NonTubeIntake | null;
  /** ml a day that the intake is held against; null without a requirement. */
  fluidNeedMl: number | null;
  /** Need less intake on the basis; negative when over, null without a need. Not complete: an upper bound. */
  shortMl: KnownTotal | null;
  hangs: number;
  steps: RateStep[];
};

/** Everything that follows from a feed plan, unrounded but where a pump or a syringe rounds. Pure. */
export function calculateFeedPlan(plan: FeedPlan, context: PlanContext): FeedPlanResult {
  const { outside } = context;
  const sessions =
    outside === null ? plan.sessions.map((session) => calculateSession(session, plan, context)) : [];
  const deliveredMl = sum(sessions.map((one) => one.deliveredMl));
  const flushMl = flushWater(plan, sessions);
  const feedWaterMl = knownTotal(sessions.map(({ waterMl }) => waterMl));
  const isFlushKnown = !isFlushMissing(plan);
  const freeWaterMl = {
    value: sum([feedWaterMl.value, flushMl]),
    complete: feedWaterMl.complete && isFlushKnown,
  };
  const totalVolumeMl = sum([deliveredMl, flushMl]);
  const basis = plan.fluidBasis ?? basisAt(context.ageMonths);
  const beside = context.beside ?? null;
  const intakeMl = {
    free_water: both(freeWaterMl, beside?.waterMl),
    volume: both({ value: totalVolumeMl, complete: isFlushKnown }, beside?.volumeMl),
  };
  const intake = intakeMl[basis];
  return {
    reason: outside ?? (sessions.length === 0 ? 'no-sessions' : null),
    sessions,
    volumeMl: sum(sessions.map(({ session }) => session.volume)),
    deliveredMl,
    feedWaterMl,
    flushMl,
    freeWaterMl,
    totalVolumeMl,
    energyKcal: knownTotal(sessions.map((one) => delivered(one, one.kcalPerMl))),
    proteinG: knownTotal(sessions.map((one) => delivered(one, one.proteinPerMl))),
    basis,
    intakeMl,
    beside: beside === null || beside.products.length === 0 ? null : beside,
    fluidNeedMl: context.fluidNeedMl,
    shortMl:
      context.fluidNeedMl === null ? null : { ...intake, value: subtract(context.fluidNeedMl, intake.value) },
    ...packsOfPlan(sessions, context.catalogue, context.recipe, context.arePacksPooled),
    hangs: sum(sessions.map(({ hung }) => hung.hangs)),
    steps: plan.steps === undefined || outside !== null ? [] : rateSteps(plan.steps),
  };
}

const both = (one: KnownTotal, other: KnownTotal | undefined): KnownTotal =>
  other === undefined
    ? one
    : { value: sum([one.value, other.value]), complete: one.complete && other.complete };

const delivered = ({ deliveredMl }: SessionResult, perMl: number | null): number | null =>
  perMl === null ? null : withoutResidue(deliveredMl * perMl);

export const basisAt = (ageMonths: number | null): FluidBasis =>
  ageMonths !== null && ageMonths < FIRST_BIRTHDAY_MONTHS ? 'volume' : 'free_water';

function calculateSession(session: FeedSession, plan: FeedPlan, context: PlanContext): SessionResult {
  const product = context.catalogue.find(({ id }) => id === session.product);
  if (isBolus(session)) {
    const run = runBoluses(session, plan.roundDown, plan.pumpStep);
    const perKg = (ml: number) =>
      context.weightKg === null || context.ageMonths === null || isAdult(months(context.ageMonths))
        ? null
        : ml / context.weightKg;
    return {
      ...run,
      session,
      mlPerKgBolus: perKg(run.bolus),
      mlPerKgDay: perKg(run.deliveredMl),
      reason: run.bolus === 0 ? 'bolus-zero' : null,
      ...ofAnySession(session, product, context, { ...run, rate: null, runHours: null }),
    };
  }
  const run = runPump(session, plan);
  return {
    ...run,
    session,
    reason: run.rate === 0 ? 'rate-zero' : null,
    ...ofAnySession(session, product, context, run),
  };
}

function ofAnySession(
  session: FeedSession,
  product: Product | undefined,
  context: PlanContext,
  { deliveredMl, rate, runHours }: { deliveredMl: number; rate: number | null; runHours: number | null },
): OfAnySession {
  const packMl = sessionPackMl(session, product, context.packOf);
  const container = containerOf(session, product, packMl);
  const feed: HangingFeed = {
    container,
    limitHours: hangLimit(container, session.hangLimitHours),
    packMl,
    deliveredMl,
    rate,
    hours: isBolus(session) || runHours === null ? null : session.hours,
    aroundTheClock: !isBolus(session) && session.hours >= HOURS_PER_DAY,
    boluses: isBolus(session) && !isByMouth(session) && deliveredMl > 0 ? session.boluses : 0,
  };
  return {
    feed: product?.name ?? null,
    hung: { ...feed, ...hangSchedule(feed), isAssumed: isContainerAssumed(session, product, packMl) },
    waterMl: feedWaterMl(session.product, product, context, deliveredMl),
    ...feedContentPerMl(product, context),
  };
}

/** Of a day with these sessions: flushes at feeds, at medicines, and water as such. What rounds to nothing is not given, nor flushed. */
export function flushWater(
  { flush, medicines, extraWater }: FeedPlan,
  sessions: readonly Pick<SessionResult, 'session' | 'reason'>[],
): number {
  const byTube = sessions.filter(({ session, reason }) => !isByMouth(session) && reason === null);
  const feeds = sum(byTube.map(({ session }) => (isBolus(session) ? session.boluses : 1)));
  return sum([
    flush === undefined ? 0 : feeds * (flush.before + flush.after),
    medicines.times * (medicines.before + medicines.between + medicines.after),
    extraWater,
  ]);
}
