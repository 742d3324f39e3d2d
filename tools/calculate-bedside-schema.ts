import { HANG_LIMIT_HOURS } from '@dietetic/clinical';
import {
  FLUID_BASES,
  HOURS_PER_DAY,
  MINUTES_PER_DAY,
  MINUTES_PER_HOUR,
  MODULE_AMOUNTS_PER,
  MAX_BOLUSES,
  MAX_FIRST_DAYS,
  MAX_SCOOPS,
  MAX_STRENGTH_PERCENT,
  PUMP_MODES,
  PUMP_STEPS,
  RATE_ROUNDINGS,
  RECIPE_STARTS,
  type RecipeFigure,
  RUN_BY,
  SCOOP_RULES,
  SESSION_MODES,
  TUBE_ENDS,
} from '@dietetic/regimen';

export const text = { type: 'string' };
const ml = { type: 'number', minimum: 0, description: 'ml' };
const overZero = { type: 'number', exclusiveMinimum: 0 };
export const numberOrNull = { type: ['number', 'null'] };
const clock = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' };

const closed = (properties: Record<string, unknown>, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const OF_ANY_SESSION = {
  product: { ...text, description: 'Of the embedded catalogue.' },
  volume: { ...ml, description: 'ml of feed in 24 hours' },
  container: {
    enum: Object.keys(HANG_LIMIT_HOURS),
    description: 'Absent: reconstituted for a powder, rth in the pack of a tube feed, else decanted.',
  },
  hangLimitHours: { ...overZero, description: 'Absent: 24 for rth, else 4.' },
  packSize: { ...overZero, description: 'ml; absent: the first of the product' },
};

const BOLUSES = {
  boluses: { type: 'integer', minimum: 1, maximum: MAX_BOLUSES },
  first: clock,
  last: { ...clock, description: 'Absent: every 24/n hours. Before first: the next day.' },
  bolusStep: { ...overZero, description: 'ml; absent: 5 from 50 ml, else 1' },
  timeStepMinutes: {
    type: 'integer',
    minimum: 1,
    maximum: MINUTES_PER_HOUR,
    description: 'Times between first and last are moved to the nearest of these. Absent: to the minute.',
  },
};

/** Nothing in it hangs, runs by pump or is flushed. */
const BY_MOUTH = {
  product: OF_ANY_SESSION.product,
  volume: OF_ANY_SESSION.volume,
  packSize: OF_ANY_SESSION.packSize,
  mode: { enum: ['by_mouth'] },
  ...BOLUSES,
};

export const PLAN_SCHEMA = closed({
  runBy: { enum: [...RUN_BY] },
  pumpStep: { enum: [...PUMP_STEPS], description: 'ml/h' },
  roundDown: { type: 'boolean', description: 'The volume is a cap: rates and boluses are rounded down.' },
  fluidBasis: { enum: [...FLUID_BASES], description: 'Absent: volume under 12 months, else free_water.' },
  route: { enum: [...TUBE_ENDS] },
  sessions: {
    type: 'array',
    items: {
      oneOf: [
        closed(
          {
            ...OF_ANY_SESSION,
            mode: { enum: [...PUMP_MODES] },
            start: clock,
            hours: { ...overZero, maximum: HOURS_PER_DAY },
            rounding: { enum: [...RATE_ROUNDINGS], description: 'Absent: the nearest rate.' },
          },
          ['product', 'mode', 'volume', 'start'],
        ),
        closed(
          {
            ...OF_ANY_SESSION,
            mode: { enum: ['bolus'] },
            ...BOLUSES,
            minutes: { ...overZero, maximum: MINUTES_PER_DAY, description: 'Of one bolus.' },
          },
          ['product', 'mode', 'volume', 'boluses', 'first'],
        ),
        closed(BY_MOUTH, ['product', 'mode', 'volume', 'boluses', 'first']),
      ],
    },
  },
  flush: closed({ before: ml, after: ml }),
  medicines: closed({
    times: { type: 'integer', minimum: 0, maximum: MAX_BOLUSES },
    before: ml,
    between: ml,
    after: ml,
    at: { type: 'array', items: clock, description: 'As many as `times`.' },
  }),
  extraWater: ml,
  extraWaterAt: {
    type: 'array',
    items: clock,
    minItems: 1,
    description: 'Absent: over the day. Else in equal parts at these times.',
  },
  steps: closed({ from: ml, by: overZero, everyHours: overZero, target: overZero }, [
    'from',
    'by',
    'everyHours',
    'target',
  ]),
  cap: closed(
    {
      fromKcalPerKg: overZero,
      toKcalPerKg: overZero,
      onDay: { type: 'integer', minimum: 1, maximum: MAX_FIRST_DAYS },
    },
    ['fromKcalPerKg', 'toKcalPerKg', 'onDay'],
  ),
});

export const RECIPE_SCHEMA = closed(
  {
    product: text,
    by: { enum: [...RECIPE_STARTS] },
    strengthPercent: {
      ...overZero,
      maximum: MAX_STRENGTH_PERCENT,
      description: 'g of powder per 100 ml of feed',
    },
    finalMl: overZero,
    waterMl: overZero,
    count: { type: 'integer', minimum: 1, maximum: MAX_SCOOPS, description: 'Level scoops of this tin.' },
    kcalPer100Ml: { ...overZero, description: 'Of the whole feed, modules included.' },
    scoops: { enum: [...SCOOP_RULES] },
    modules: {
      type: 'array',
      items: closed(
        { product: text, amount: { type: 'number', minimum: 0 }, per: { enum: [...MODULE_AMOUNTS_PER] } },
        ['product', 'amount'],
      ),
    },
  },
  ['product', 'by'],
);

const list = (items: unknown) => ({ type: 'array', items });
const numbers = (...names: string[]) => Object.fromEntries(names.map((name) => [name, numberOrNull]));

export const PLAN_ANSWER = closed({
  sessions: list(
    closed({
      product: text,
      mode: { enum: [...SESSION_MODES] },
      ...numbers('rateExact', 'rate', 'runHours', 'endDay', 'deliveredMl', 'deviationMl'),
      end: { type: ['string', 'null'] },
      ...numbers('bolusExact', 'bolus', 'mlPerKgBolus', 'mlPerKgDay'),
      times: list(clock),
      reason: { enum: ['rate-zero', 'bolus-zero', null] },
    }),
  ),
  ...numbers('volumeMl', 'feedWaterMl', 'flushMl', 'freeWaterMl', 'totalVolumeMl', 'shortMl'),
  fluidBasis: { enum: [...FLUID_BASES] },
  atLeast: list({ enum: ['feedWaterMl', 'freeWaterMl'] }),
  atMost: list({ enum: ['shortMl'] }),
  ...numbers('packsPerDay', 'packs28', 'discardMl', 'hangs'),
  packs: list(closed({ product: text, ...numbers('packSize', 'perDay', 'in28Days', 'discardMl') })),
  steps: list(closed({ hour: { type: 'number' }, rate: { type: 'number' } })),
  reason: { enum: ['preterm', 'parenteral', 'no-sessions', null] },
});

export const RECIPE_FIGURES = [
  'grams',
  'scoopCount',
  'scoopGrams',
  'waterMl',
  'finalMl',
  'strengthPercent',
  'deviationPercent',
  'kcalPer100Ml',
  'proteinPer100Ml',
  'proteinEnergyPercent',
  'soluteLoadPer100Kcal',
  'osmolality',
] as const satisfies readonly RecipeFigure[];

export const RECIPE_ANSWER = closed({
  ...numbers(...RECIPE_FIGURES),
  reasons: { type: 'object', additionalProperties: text },
});
