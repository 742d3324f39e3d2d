import type { FeedContainer } from '@dietetic/clinical';
import type { ClockTime } from './clock.ts';

/** What a pump can be set to, ml/h. */
export const PUMP_STEPS = [1, 0.1] as const;
export type PumpStep = (typeof PUMP_STEPS)[number];

export const PUMP_MODES = ['continuous', 'cyclic', 'intermittent'] as const;
type PumpMode = (typeof PUMP_MODES)[number];
/** Given a part at a time: through the tube, or drunk from a bottle or a cup. */
export const BOLUS_MODES = ['bolus', 'by_mouth'] as const;
type BolusMode = (typeof BOLUS_MODES)[number];
export const SESSION_MODES = [...PUMP_MODES, ...BOLUS_MODES] as const;

/** `dose`: the pump stops at the volume and the end moves. `clock`: it stops at the time and the volume moves. */
export const RUN_BY = ['dose', 'clock'] as const;
export type RunBy = (typeof RUN_BY)[number];

/** Which total is the fluid that is held against the need. */
export const FLUID_BASES = ['free_water', 'volume'] as const;
export type FluidBasis = (typeof FLUID_BASES)[number];

export const TUBE_ENDS = ['gastric', 'jejunal'] as const;
export type TubeEnd = (typeof TUBE_ENDS)[number];

/** In a day: boluses, and as often medicines or extra water. */
export const MAX_BOLUSES = 48;
/** A longer build-up is refused: nobody would read its table. */
export const MAX_FIRST_DAYS = 28;

type OfAnySession = {
  /** Id of a product of the regimen. */
  product: string;
  /** ml of feed in 24 hours. */
  volume: number;
  /** Absent: made up for a powder, ready to hang in the pack of a tube feed, else decanted. */
  container?: FeedContainer;
  /** Absent: that of the container. */
  hangLimitHours?: number;
  /** ml in one pack. Absent: the product's first. */
  packSize?: number;
};

/** Which setting of the pump beside the exact rate was taken, where it is not the nearest. */
export const RATE_ROUNDINGS = ['down', 'up'] as const;
export type RateRounding = (typeof RATE_ROUNDINGS)[number];

export type PumpSession = OfAnySession & {
  mode: PumpMode;
  start: ClockTime;
  /** Hours of feeding, over 0 to 24; the rest of the day is rest. */
  hours: number;
  /** Absent: the nearest. A plan that rounds down rounds every rate down. */
  rounding?: RateRounding;
};

export type BolusSession = OfAnySession & {
  mode: BolusMode;
  boluses: number;
  first: ClockTime;
  /** Absent: spread over 24 hours. Before `first`: the next day. */
  last?: ClockTime;
  /** ml a bolus is rounded to. Absent: 5 from 50 ml, else 1. */
  bolusStep?: number;
  /** On the clock: to the nearest of these minutes the times between first and last are moved. Absent: to the minute. */
  timeStepMinutes?: number;
  /** Of one bolus, by pump or gravity. Absent: by syringe, no rate; and always by mouth. */
  minutes?: number;
};

export type FeedSession = PumpSession | BolusSession;

export type Flush = { before: number; after: number };

/** A day of feeding, as it was entered. Every volume is in ml; what follows from it is `calculateFeedPlan`. */
export type FeedPlan = {
  runBy: RunBy;
  pumpStep: PumpStep;
  /** The volume is a cap (refeeding, restricted fluid): rates and boluses are rounded down. */
  roundDown: boolean;
  /** Absent: by volume under one year, free water from then. */
  fluidBasis?: FluidBasis;
  route?: TubeEnd;
  sessions: readonly FeedSession[];
  /**
   * ml of water at each pump session and each bolus. Absent: not entered, of a child's plan from a template, and not 0. Such a
   * plan is out of date until it is.
   */
  flush?: Flush;
  /** ml of water each time medicines are given; `times` a day, and when, where that was said. */
  medicines: {
    times: number;
    before: number;
    between: number;
    after: number;
    at?: readonly ClockTime[];
  };
  /** ml of water a day beside flushes. */
  extraWater: number;
  /** When it is given, in parts as equal as whole millilitres allow. Absent: over the day. */
  extraWaterAt?: readonly ClockTime[];
  /** The first days: ml/h from, by, every so many hours, to the target. */
  steps?: { from: number; by: number; everyHours: number; target: number };
  /** The first days from a cap in kcal/kg, for risk of refeeding: day 1 has the cap, `onDay` the target. */
  cap?: { fromKcalPerKg: number; toKcalPerKg: number; onDay: number };
};

/** Whether the first days are given less than the plan: its rates and volumes are then not those of the first day. */
export const hasBuildUp = ({ steps, cap }: FeedPlan): boolean => steps !== undefined || cap !== undefined;

export const isBolus = (session: FeedSession): session is BolusSession =>
  BOLUS_MODES.some((mode) => mode === session.mode);

export const isByMouth = ({ mode }: Pick<FeedSession, 'mode'>): boolean => mode === 'by_mouth';

/** A bolus with no time to run over is pushed; over a time it is run by a pump, or hangs. */
export const isBySyringe = (session: FeedSession): boolean =>
  session.mode === 'bolus' && session.minutes === undefined;

/** Whether any feed of these runs by pump or hangs in a giving set. */
export const usesPump = (sessions: readonly FeedSession[]): boolean =>
  sessions.some((session) => !isBySyringe(session) && !isByMouth(session));

/** What is all drunk has no flush, no water through a tube, no end of it and no rate to build up. */
export const isAllByMouth = ({ sessions }: Pick<FeedPlan, 'sessions'>): boolean =>
  sessions.length > 0 && sessions.every(isByMouth);

/** A tube is flushed, and nobody has said with how much: no figure may be shown of the plan, and no card made. */
export const isFlushMissing = (plan: Pick<FeedPlan, 'flush' | 'sessions'>): boolean =>
  plan.flush === undefined && !isAllByMouth(plan);

/** A plan without what only a tube has, where nothing of it is by tube. */
export function withoutUnusedTube(plan: FeedPlan): FeedPlan {
  if (!isAllByMouth(plan)) return plan;
  const { route: _route, steps: _steps, cap: _cap, extraWaterAt: _at, ...rest } = plan;
  return {
    ...rest,
    flush: { before: 0, after: 0 },
    medicines: { times: 0, before: 0, between: 0, after: 0 },
    extraWater: 0,
  };
}
