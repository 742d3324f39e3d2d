import { HANG_LIMIT_HOURS, type FeedContainer } from '@dietetic/clinical';
import type { InputError } from '../../assessment/assessment.ts';
import { clockText, HOURS_PER_DAY, MINUTES_PER_DAY, MINUTES_PER_HOUR } from './clock.ts';
import {
  type FeedPlan,
  type FeedSession,
  type Flush,
  FLUID_BASES,
  isAllByMouth,
  isBolus,
  isByMouth,
  MAX_BOLUSES,
  MAX_FIRST_DAYS,
  PUMP_STEPS,
  RATE_ROUNDINGS,
  RUN_BY,
  SESSION_MODES,
  TUBE_ENDS,
} from './feed-plan.ts';
import { countOfSteps } from './first-days.ts';
import { type FieldReader, NOT_NEGATIVE, ABOVE_ZERO, omitUndefined, parseObject } from './parse-fields.ts';

const CONTAINERS = Object.keys(HANG_LIMIT_HOURS) as FeedContainer[];
const MOST_SESSIONS = 48;
const MOST_STEPS = 500;

export type ParsedFeedPlan = { plan: FeedPlan | null; errors: InputError[] };

/**
 * A feed plan from outside: a file, a stored regimen, a line of `calculate`. Null with the errors named where anything
 * in it is wrong; half a plan is worse than none.
 */
export function parseFeedPlan(given: unknown): ParsedFeedPlan {
  const { value: plan, errors } = parseObject(given, 'plan', readPlan);
  return { plan, errors };
}

function readPlan(fields: FieldReader): FeedPlan {
  const plan = omitUndefined({
    runBy: fields.choice('runBy', RUN_BY, 'dose' as const),
    pumpStep: fields.choice('pumpStep', PUMP_STEPS, 1 as const),
    roundDown: fields.flag('roundDown', false),
    fluidBasis: fields.choice('fluidBasis', FLUID_BASES, undefined),
    route: fields.choice('route', TUBE_ENDS, undefined),
    sessions: fields.list('sessions', MOST_SESSIONS, readSession),
    flush: readFlushes(fields),
    medicines: fields.object('medicines', readMedicines) ?? { times: 0, before: 0, between: 0, after: 0 },
    extraWater: ml(fields, 'extraWater'),
    extraWaterAt: readWaterTimes(fields),
    steps: fields.object('steps', readSteps),
    cap: fields.object('cap', readCap),
  });
  if (isAllByMouth(plan)) refuseTube(plan, fields);
  return plan;
}

/** Of a plan all by mouth what a tube alone has is no entry: dropped, it would be changed without a word. */
function refuseTube({ flush, medicines, extraWater, ...plan }: FeedPlan, fields: FieldReader): void {
  const isGiven = {
    route: plan.route !== undefined,
    flush: flush === undefined || flush.before + flush.after > 0,
    medicines: medicines.times > 0,
    extraWater: extraWater > 0,
    steps: plan.steps !== undefined,
    cap: plan.cap !== undefined,
  };
  for (const [key, given] of Object.entries(isGiven))
    if (given) fields.refuse(key, 'not-allowed', 'is of a tube, and every session is by mouth');
}

/** The plan as it is stored and sent, for `parseFeedPlan`: times are written as a clock shows them. */
export function serialiseFeedPlan({
  sessions,
  flush,
  medicines,
  extraWaterAt,
  ...plan
}: FeedPlan): Record<string, unknown> {
  const { at, ...water } = medicines;
  return {
    ...plan,
    ...(flush === undefined ? { flushNotEntered: true } : { flush }),
    extraWaterAt: extraWaterAt?.map(clockText),
    medicines: { ...water, at: at?.map(clockText) },
    sessions: sessions.map(writeSession),
  };
}

function writeSession(session: FeedSession): Record<string, unknown> {
  if (!isBolus(session)) return { ...session, start: clockText(session.start) };
  const { first, last, ...rest } = session;
  return { ...rest, first: clockText(first), last: last === undefined ? undefined : clockText(last) };
}

function readSession(fields: FieldReader): FeedSession {
  const mode = fields.choice('mode', SESSION_MODES, undefined);
  if (!fields.has('mode')) fields.refuse('mode', 'wrong-type', 'must be text');
  const isDrunk = mode !== undefined && isByMouth({ mode });
  const ofAny = {
    product: fields.text('product'),
    volume: fields.neededNumber('volume', NOT_NEGATIVE),
    // Nothing that is drunk hangs.
    container: isDrunk ? undefined : fields.choice('container', CONTAINERS, undefined),
    hangLimitHours: isDrunk ? undefined : fields.number('hangLimitHours', ABOVE_ZERO, undefined),
    packSize: fields.number('packSize', ABOVE_ZERO, undefined),
  };
  if (mode === 'bolus' || mode === 'by_mouth') {
    const session = {
      ...ofAny,
      mode,
      boluses: fields.neededNumber('boluses', { min: 1, max: MAX_BOLUSES, whole: true }),
      first: fields.neededTime('first'),
      last: fields.time('last'),
      bolusStep: fields.number('bolusStep', ABOVE_ZERO, undefined),
      timeStepMinutes: fields.number(
        'timeStepMinutes',
        { min: 1, max: MINUTES_PER_HOUR, whole: true },
        undefined,
      ),
      minutes: isDrunk
        ? undefined
        : fields.number('minutes', { ...ABOVE_ZERO, max: MINUTES_PER_DAY }, undefined),
    };
    if (session.boluses > 1 && session.last === session.first)
      fields.refuse('last', 'not-allowed', 'must be another time than the first');
    return omitUndefined(session);
  }
  return omitUndefined({
    ...ofAny,
    mode: mode ?? 'continuous',
    start: fields.neededTime('start'),
    hours:
      mode === 'continuous' && !fields.has('hours')
        ? HOURS_PER_DAY
        : fields.neededNumber('hours', { ...ABOVE_ZERO, max: HOURS_PER_DAY }),
    rounding: fields.choice('rounding', RATE_ROUNDINGS, undefined),
  });
}

/** Absent they are 0; that they are not entered is said. */
function readFlushes(fields: FieldReader): FeedPlan['flush'] {
  const flush = fields.object('flush', readFlush);
  if (!fields.flag('flushNotEntered', false)) return flush ?? { before: 0, after: 0 };
  if (flush !== undefined) fields.refuse('flush', 'not-allowed', 'must be absent where it is not entered');
  return undefined;
}

const readFlush = (fields: FieldReader): Flush => ({
  before: ml(fields, 'before'),
  after: ml(fields, 'after'),
});

function readMedicines(fields: FieldReader): FeedPlan['medicines'] {
  const times = fields.number('times', { min: 0, max: MAX_BOLUSES, whole: true }, 0);
  const at = fields.times('at');
  if (at !== undefined && at.length !== times)
    fields.refuse('at', 'not-allowed', 'must have as many as `times`');
  return omitUndefined({
    times,
    before: ml(fields, 'before'),
    between: ml(fields, 'between'),
    after: ml(fields, 'after'),
    at,
  });
}

function readWaterTimes(fields: FieldReader): FeedPlan['extraWaterAt'] {
  const at = fields.times('extraWaterAt');
  if (at !== undefined && (at.length === 0 || at.length > MAX_BOLUSES))
    fields.refuse('extraWaterAt', 'not-allowed', `must have from 1 to ${MAX_BOLUSES} times`);
  return at;
}

const ml = (fields: FieldReader, key: string): number => fields.number(key, NOT_NEGATIVE, 0);

const MOST_KCAL_PER_KG = 200;

function readCap(fields: FieldReader): FeedPlan['cap'] {
  const cap = {
    fromKcalPerKg: fields.neededNumber('fromKcalPerKg', { ...ABOVE_ZERO, max: MOST_KCAL_PER_KG }),
    toKcalPerKg: fields.neededNumber('toKcalPerKg', { ...ABOVE_ZERO, max: MOST_KCAL_PER_KG }),
    onDay: fields.neededNumber('onDay', { min: 1, max: MAX_FIRST_DAYS, whole: true }),
  };
  if (cap.fromKcalPerKg > cap.toKcalPerKg)
    fields.refuse('fromKcalPerKg', 'above-limit', 'must be at most `toKcalPerKg`', cap.toKcalPerKg);
  return cap;
}

function readSteps(fields: FieldReader): FeedPlan['steps'] {
  const steps = {
    from: fields.neededNumber('from', NOT_NEGATIVE),
    by: fields.neededNumber('by', ABOVE_ZERO),
    everyHours: fields.neededNumber('everyHours', ABOVE_ZERO),
    target: fields.neededNumber('target', ABOVE_ZERO),
  };
  if (!fields.isRight) return steps;
  if (steps.from > steps.target)
    fields.refuse('from', 'above-limit', 'must be at most the target', steps.target);
  else if (countOfSteps(steps) > MOST_STEPS)
    fields.refuse('by', 'below-limit', `must reach the target within ${MOST_STEPS} steps`);
  return steps;
}
