import { HANG_LIMIT_HOURS, type FeedContainer } from '@dietetic/clinical';
import type { InputError } from '../../assessment/assessment.ts';
import { clockText, HOURS_PER_DAY, MINUTES_PER_DAY, MINUTES_PER_HOUR } from './clock.ts';
import {
  type FeedPlan,
  type FeedSession,
  FLUID_BASES,
  MOST_BOLUSES,
  MOST_FIRST_DAYS,
  PUMP_STEPS,
  RATE_ROUNDINGS,
  RUN_BY,
  SESSION_MODES,
  TUBE_ENDS,
} from './feed-plan.ts';
import { countOfSteps } from './first-days.ts';
import { FieldReader, NOT_NEGATIVE, OVER_ZERO, present } from './read-fields.ts';

const CONTAINERS = Object.keys(HANG_LIMIT_HOURS) as FeedContainer[];
const MOST_SESSIONS = 48;
const MOST_STEPS = 500;

export type ReadFeedPlan = { plan: FeedPlan | null; errors: InputError[] };

/**
 * A feed plan from outside: a file, a stored regimen, a line of `calculate`. Null with the errors named where anything
 * in it is wrong; half a plan is worse than none.
 */
export function readFeedPlan(given: unknown): ReadFeedPlan {
  const errors: InputError[] = [];
  const fields = new FieldReader(given, 'plan', errors);
  fields.knows(
    'runBy',
    'pumpStep',
    'roundDown',
    'fluidBasis',
    'route',
    'sessions',
    'flush',
    'medicines',
    'extraWater',
    'extraWaterAt',
    'steps',
    'cap',
  );
  const steps = fields.object('steps');
  const cap = fields.object('cap');
  const listed = fields.list('sessions');
  if (listed.length > MOST_SESSIONS)
    fields.refuse('sessions', 'above-limit', `must be at most ${MOST_SESSIONS}`, MOST_SESSIONS);
  const plan: FeedPlan = present({
    runBy: fields.choice('runBy', RUN_BY, 'dose' as const),
    pumpStep: fields.choice('pumpStep', PUMP_STEPS, 1 as const),
    roundDown: fields.flag('roundDown', false),
    fluidBasis: fields.choice('fluidBasis', FLUID_BASES, undefined),
    route: fields.choice('route', TUBE_ENDS, undefined),
    sessions: listed.map(readSession),
    flush: readFlush(fields.object('flush')),
    medicines: readMedicines(fields.object('medicines')),
    extraWater: fields.number('extraWater', NOT_NEGATIVE, 0),
    extraWaterAt: readWaterTimes(fields),
    steps: steps && readSteps(steps, errors),
    cap: cap && readCap(cap),
  });
  return { plan: errors.length === 0 ? plan : null, errors };
}

/** The plan as it is stored and sent, for `readFeedPlan`: times are written as a clock shows them. */
export function writeFeedPlan({
  sessions,
  medicines,
  extraWaterAt,
  ...plan
}: FeedPlan): Record<string, unknown> {
  const { at, ...water } = medicines;
  return {
    ...plan,
    extraWaterAt: extraWaterAt?.map(clockText),
    medicines: { ...water, at: at?.map(clockText) },
    sessions: sessions.map(writeSession),
  };
}

function writeSession(session: FeedSession): Record<string, unknown> {
  if (session.mode !== 'bolus') return { ...session, start: clockText(session.start) };
  const { first, last, ...rest } = session;
  return { ...rest, first: clockText(first), last: last === undefined ? undefined : clockText(last) };
}

const OF_ANY = ['product', 'mode', 'volume', 'container', 'hangLimitHours', 'packSize'];

function readSession(fields: FieldReader): FeedSession {
  const mode = fields.choice('mode', SESSION_MODES, undefined);
  if (!fields.has('mode')) fields.refuse('mode', 'wrong-type', 'must be text');
  const ofAny = {
    product: fields.text('product'),
    volume: fields.neededNumber('volume', NOT_NEGATIVE),
    container: fields.choice('container', CONTAINERS, undefined),
    hangLimitHours: fields.number('hangLimitHours', OVER_ZERO, undefined),
    packSize: fields.number('packSize', OVER_ZERO, undefined),
  };
  if (mode === 'bolus') {
    fields.knows(...OF_ANY, 'boluses', 'first', 'last', 'bolusStep', 'timeStepMinutes', 'minutes');
    const session = {
      ...ofAny,
      mode,
      boluses: fields.neededNumber('boluses', { min: 1, max: MOST_BOLUSES, whole: true }),
      first: fields.neededTime('first'),
      last: fields.time('last'),
      bolusStep: fields.number('bolusStep', OVER_ZERO, undefined),
      timeStepMinutes: fields.number(
        'timeStepMinutes',
        { min: 1, max: MINUTES_PER_HOUR, whole: true },
        undefined,
      ),
      minutes: fields.number('minutes', { ...OVER_ZERO, max: MINUTES_PER_DAY }, undefined),
    };
    if (session.boluses > 1 && session.last === session.first)
      fields.refuse('last', 'not-allowed', 'must be another time than the first');
    return present(session);
  }
  fields.knows(...OF_ANY, 'start', 'hours', 'rounding');
  return present({
    ...ofAny,
    mode: mode ?? 'continuous',
    start: fields.neededTime('start'),
    hours:
      mode === 'continuous' && !fields.has('hours')
        ? HOURS_PER_DAY
        : fields.neededNumber('hours', { ...OVER_ZERO, max: HOURS_PER_DAY }),
    rounding: fields.choice('rounding', RATE_ROUNDINGS, undefined),
  });
}

function readFlush(fields: FieldReader | undefined): FeedPlan['flush'] {
  fields?.knows('before', 'after');
  return { before: ml(fields, 'before'), after: ml(fields, 'after') };
}

function readMedicines(fields: FieldReader | undefined): FeedPlan['medicines'] {
  fields?.knows('times', 'before', 'between', 'after', 'at');
  const times = fields?.number('times', { min: 0, max: MOST_BOLUSES, whole: true }, 0) ?? 0;
  const at = fields?.times('at');
  if (at !== undefined && at.length !== times)
    fields?.refuse('at', 'not-allowed', 'must have as many as `times`');
  return present({
    times,
    before: ml(fields, 'before'),
    between: ml(fields, 'between'),
    after: ml(fields, 'after'),
    at,
  });
}

function readWaterTimes(fields: FieldReader): FeedPlan['extraWaterAt'] {
  const at = fields.times('extraWaterAt');
  if (at !== undefined && (at.length === 0 || at.length > MOST_BOLUSES))
    fields.refuse('extraWaterAt', 'not-allowed', `must have from 1 to ${MOST_BOLUSES} times`);
  return at;
}

const ml = (fields: FieldReader | undefined, key: string): number =>
  fields?.number(key, NOT_NEGATIVE, 0) ?? 0;

const MOST_KCAL_PER_KG = 200;

function readCap(fields: FieldReader): FeedPlan['cap'] {
  fields.knows('fromKcalPerKg', 'toKcalPerKg', 'onDay');
  const cap = {
    fromKcalPerKg: fields.neededNumber('fromKcalPerKg', { ...OVER_ZERO, max: MOST_KCAL_PER_KG }),
    toKcalPerKg: fields.neededNumber('toKcalPerKg', { ...OVER_ZERO, max: MOST_KCAL_PER_KG }),
    onDay: fields.neededNumber('onDay', { min: 1, max: MOST_FIRST_DAYS, whole: true }),
  };
  if (cap.fromKcalPerKg > cap.toKcalPerKg)
    fields.refuse('fromKcalPerKg', 'above-limit', 'must be at most `toKcalPerKg`', cap.toKcalPerKg);
  return cap;
}

function readSteps(fields: FieldReader, errors: readonly InputError[]): FeedPlan['steps'] {
  const before = errors.length;
  fields.knows('from', 'by', 'everyHours', 'target');
  const steps = {
    from: fields.neededNumber('from', NOT_NEGATIVE),
    by: fields.neededNumber('by', OVER_ZERO),
    everyHours: fields.neededNumber('everyHours', OVER_ZERO),
    target: fields.neededNumber('target', OVER_ZERO),
  };
  if (errors.length > before) return steps;
  if (steps.from > steps.target)
    fields.refuse('from', 'above-limit', 'must be at most the target', steps.target);
  else if (countOfSteps(steps) > MOST_STEPS)
    fields.refuse('by', 'below-limit', `must reach the target within ${MOST_STEPS} steps`);
  return steps;
}
