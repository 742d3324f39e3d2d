import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { catalogue, productOf } from '../checks/test-support/plan-of.ts';
import { assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runBoluses, pumpMinutesForBolus } from './boluses.ts';
import { clockText, type ClockTime, parseClockTime } from './clock.ts';
import type { BolusSession, FeedPlan, PumpSession } from './feed-plan.ts';
import { cappedDays, rateRows, rateSteps } from './first-days.ts';
import { hangSchedule, usableVolume, type HangingFeed } from './hanging.ts';
import { openPackMl } from './opened-packs.ts';
import { packsOf } from './packs.ts';
import { supplyFor28Days } from '../totals/supply.ts';
import { nutrientPer100 } from '../recipe/powder.ts';
import { runPump } from './pump.ts';
import { type PlanContext, calculateFeedPlan } from './calculate-feed-plan.ts';

const REVIEWED = 'd446a82f3aac737fc560e878f09c7d2d172212206f456a7358ce9102d6ba6489';
const text = readFileSync(new URL('../../../golden/feed-plan.json', import.meta.url), 'utf8');
/** Each case has those of the figures that it is about. */
type Given = Record<
  | 'V'
  | 'H'
  | 'n'
  | 'kcal100'
  | 'weight'
  | 'mlPerKg'
  | 'pack'
  | 'rate'
  | 'limit'
  | 'hours'
  | 'plus'
  | 'everyHours'
  | 'target'
  | 'startKcalKg'
  | 'fullKcalKg'
  | 'fullOnDay'
  | 'kcalPerMl'
  | 'kcalKg',
  number
> & { step: 1 | 0.1; start: never };
type Expected = Record<
  'rateExact' | 'doseLimitedHours' | 'bolusExact' | 'mlPerKgDay' | 'mlPerKgBolus' | 'lastsHours',
  number
> &
  Record<string, unknown>;
const golden = JSON.parse(text) as Record<string, { in: Given; out: Expected }>;
const stepsOf14Hours = (everyHours: number) =>
  rateRows({ from: 30, by: 25, everyHours, target: 107 }, 14).map(({ day, hour, rate }) => [day, hour, rate]);
const caseOf = (id: string) => {
  const found = golden[id];
  if (found === undefined) throw new Error(id);
  return found;
};
const at = (time: string) => parseClockTime(time) as ClockTime;

const PLAN: FeedPlan = {
  runBy: 'dose',
  pumpStep: 1,
  roundDown: false,
  sessions: [],
  flush: { before: 0, after: 0 },
  medicines: { times: 0, before: 0, between: 0, after: 0 },
  extraWater: 0,
};
const CONTEXT: PlanContext = {
  catalogue,
  ageMonths: 852,
  weightKg: 70,
  fluidNeedMl: null,
  outside: null,
  recipe: null,
};

const bolus = (more: Partial<BolusSession>): BolusSession => ({
  product: 'p',
  mode: 'bolus',
  volume: 1400,
  boluses: 6,
  first: at('08:00'),
  ...more,
});

const DAY = { boluses: 6, first: at('06:00'), last: at('22:00') };

const feed = (water: number) => ({ ...productOf('tarnvane-standard'), ...withWater(water) });

const withWater = (water: number) => {
  const product = productOf('tarnvane-standard');
  return {
    referenceOtherNutrientInformation: product.referenceOtherNutrientInformation.map((row) =>
      row.name === 'Water'
        ? { ...row, per100: { kind: 'stated' as const, value: water, text: `${water}` } }
        : row,
    ),
  };
};

const pump = (volume: number): PumpSession => ({
  product: 'tarnvane-standard',
  mode: 'cyclic',
  volume,
  start: at('20:00'),
  hours: 20,
});

const hanging = (more: Partial<HangingFeed>): HangingFeed => ({
  container: 'rth',
  limitHours: 24,
  packMl: 1000,
  deliveredMl: 840,
  rate: 35,
  hours: 24,
  aroundTheClock: true,
  boluses: 0,
  ...more,
});

it('the golden cases are the reviewed ones', () => {
  expect(createHash('sha256').update(text).digest('hex')).toBe(REVIEWED);
});

describe('[L-02] a session by pump', () => {
  it.each(['FS1', 'FS2', 'FS3', 'FS4'])('%s', (id) => {
    const { in: given, out } = caseOf(id);
    const session = { volume: given.V, hours: given.H, start: at(given.start) };
    const set = { pumpStep: given.step, roundDown: false };
    const byDose = runPump(session, { ...set, runBy: 'dose' });
    const byClock = runPump(session, { ...set, runBy: 'clock' });
    const written = (end: typeof byDose.end) => end && `${clockText(end.time)} +${end.day}d`;
    expect(byDose.rateExact).toBeCloseTo(out.rateExact, 4);
    expect(byDose).toMatchObject({
      rate: out.rate,
      neighbours: { down: out.rateDown, up: out.rateUp },
      deliveredMl: given.V,
      deviationMl: 0,
    });
    expect(byDose.runHours).toBeCloseTo(out.doseLimitedHours, 4);
    expect(written(byDose.end)).toBe(out.endDoseLimited);
    expect(byClock).toMatchObject({
      runHours: given.H,
      deliveredMl: out.timeLimitedMl,
      deviationMl: out.timeLimitedDiffMl,
    });
    expect(written(byClock.end)).toBe(out.endTimeLimited);
  });

  it('the other setting beside the exact rate can be taken: by dose the end moves, by clock the volume; a cap wins', () => {
    const session = { volume: 1000, hours: 12, start: at('20:00'), rounding: 'up' } as const;
    const set = { pumpStep: 1, roundDown: false } as const;
    const byDose = runPump(session, { ...set, runBy: 'dose' });
    expect(byDose).toMatchObject({ rate: 84, deliveredMl: 1000, deviationMl: 0 });
    expect(clockText(byDose.end?.time ?? at('00:00'))).toBe('07:54');
    expect(runPump(session, { ...set, runBy: 'clock' })).toMatchObject({ deliveredMl: 1008, deviationMl: 8 });
    expect(runPump(session, { ...set, roundDown: true, runBy: 'dose' }).rate).toBe(83);
  });

  it.each([
    [200, 30],
    [235, 40],
    [7, 5],
  ])('a bolus of %s ml is given by pump over %s min', (bolus, minutes) => {
    expect(pumpMinutesForBolus(bolus)).toBe(minutes);
  });

  it('under a cap the rate is rounded down, and a rate of 0 runs nothing', () => {
    const session = { volume: 1000, hours: 12, start: at('20:00') };
    expect(runPump({ ...session, volume: 1007 }, { ...PLAN, roundDown: true }).rate).toBe(83);
    expect(runPump({ ...session, volume: 5 }, PLAN)).toMatchObject({
      rate: 0,
      runHours: null,
      end: null,
      deliveredMl: 0,
      deviationMl: -5,
    });
  });
});

describe('[L-02] boluses', () => {
  it('FS5', () => {
    const { in: given, out } = caseOf('FS5');
    const run = runBoluses(bolus({ volume: given.V, boluses: given.n }), false);
    expect(run.bolusExact).toBeCloseTo(out.bolusExact, 4);
    expect(run).toMatchObject({ bolus: out.bolus, deliveredMl: out.total, deviationMl: out.diff });
    expect((run.deliveredMl * given.kcal100) / 100).toBe(out.kcal);
    const down = runBoluses(bolus({ volume: given.V, boluses: given.n }), true);
    expect(down).toMatchObject({ bolus: out.bolusDown, deliveredMl: out.totalDown });
  });

  it('FS6: ml/kg of each and of the day, under 18 years', () => {
    const { in: given, out } = caseOf('FS6');
    const session = bolus({
      product: 'tarnvane-standard',
      volume: given.weight * given.mlPerKg,
      boluses: given.n,
      bolusStep: given.step,
    });
    const plan = { ...PLAN, sessions: [session] };
    const [one] = calculateFeedPlan(plan, { ...CONTEXT, ageMonths: 5, weightKg: given.weight }).sessions;
    if (one === undefined || !('bolus' in one)) throw new Error('no bolus');
    expect(one).toMatchObject({ bolus: out.bolus, deliveredMl: out.total, deviationMl: out.diff });
    expect(one.mlPerKgDay).toBeCloseTo(out.mlPerKgDay, 2);
    expect(one.mlPerKgBolus).toBeCloseTo(out.mlPerKgBolus, 2);
    const [adult] = calculateFeedPlan(plan, { ...CONTEXT, ageMonths: 216 }).sessions;
    expect(adult).toMatchObject({ mlPerKgBolus: null, mlPerKgDay: null });
    const [girl] = calculateFeedPlan(plan, { ...CONTEXT, ageMonths: 215 }).sessions;
    expect(girl).not.toMatchObject({ mlPerKgDay: null });
  });

  it.each<[string, Partial<BolusSession>, string]>([
    ['in the day', { boluses: 4, first: at('08:00'), last: at('20:00') }, '08:00 12:00 16:00 20:00'],
    ['round the clock', { boluses: 3, first: at('22:00') }, '22:00 06:00 14:00'],
    ['the last is the next day', { boluses: 3, first: at('22:00'), last: at('02:00') }, '22:00 00:00 02:00'],
    ['each rounded once', { boluses: 7, first: at('00:00') }, '00:00 03:26 06:51 10:17 13:43 17:09 20:34'],
    ['one', { boluses: 1, first: at('09:30'), last: at('09:30') }, '09:30'],
    ['in steps', { ...DAY, timeStepMinutes: 15 }, '06:00 09:15 12:30 15:30 18:45 22:00'],
    [
      'in steps, the ends as entered',
      { ...DAY, first: at('07:10'), timeStepMinutes: 15 },
      '07:10 10:15 13:00 16:00 19:00 22:00',
    ],
    [
      'in steps, a whole interval kept',
      { boluses: 4, first: at('07:10'), timeStepMinutes: 15 },
      '07:10 13:10 19:10 01:10',
    ],
    [
      'in steps, round the clock',
      { boluses: 7, first: at('00:00'), timeStepMinutes: 15 },
      '00:00 03:30 06:45 10:15 13:45 17:15 20:30',
    ],
    [
      'too close for steps',
      { boluses: 4, first: at('08:00'), last: at('09:10'), timeStepMinutes: 15 },
      '08:00 08:23 08:47 09:10',
    ],
    [
      'so long that steps would have them meet',
      { ...DAY, minutes: 180, timeStepMinutes: 15 },
      '06:00 09:12 12:24 15:36 18:48 22:00',
    ],
  ])('times: %s', (_case, more, times) => {
    expect(runBoluses(bolus(more), false).times.map(clockText).join(' ')).toBe(times);
  });

  it('from 50 ml exact in steps of 5, below in steps of 1', () => {
    expect(runBoluses(bolus({ volume: 150, boluses: 3 }), false).bolus).toBe(50);
    expect(runBoluses(bolus({ volume: 149.7, boluses: 3 }), false).bolus).toBe(50);
    expect(runBoluses(bolus({ volume: 156, boluses: 3 }), false).bolus).toBe(50);
    expect(runBoluses(bolus({ volume: 147, boluses: 3 }), false).bolus).toBe(49);
    expect(runBoluses(bolus({ volume: 157.5, boluses: 3 }), false).bolus).toBe(55);
  });
});

describe('[L-03] water', () => {
  it('FS7: one session', () => {
    const { out } = caseOf('FS7');
    const plan: FeedPlan = {
      ...PLAN,
      sessions: [pump(1500)],
      flush: { before: 30, after: 30 },
      medicines: { times: 4, before: 30, between: 0, after: 30 },
    };
    const context = { ...CONTEXT, catalogue: [feed(85)], fluidNeedMl: 2100 };
    const byWater = calculateFeedPlan(plan, context);
    expect(byWater).toMatchObject({
      flushMl: out.flushMl,
      totalVolumeMl: out.totalByVolume,
      feedWaterMl: { value: out.feedWaterMl, complete: true },
      freeWaterMl: { value: out.totalFreeWater, complete: true },
      basis: 'free_water',
      shortMl: { value: out.shortFreeWater, complete: true },
    });
    const byVolume = calculateFeedPlan({ ...plan, fluidBasis: 'volume' }, context);
    expect(byVolume).toMatchObject({ basis: 'volume', shortMl: { value: out.shortByVolume } });
  });

  it('FS8: five boluses', () => {
    const { out } = caseOf('FS8');
    const plan: FeedPlan = {
      ...PLAN,
      sessions: [
        { product: 'tarnvane-standard', mode: 'bolus', volume: 1000, boluses: 5, first: at('08:00') },
      ],
      flush: { before: 30, after: 30 },
      medicines: { times: 3, before: 30, between: 0, after: 30 },
    };
    const result = calculateFeedPlan(plan, { ...CONTEXT, catalogue: [feed(71)], fluidNeedMl: 1650 });
    expect(result).toMatchObject({
      flushMl: out.flushMl,
      feedWaterMl: { value: out.feedWaterMl },
      freeWaterMl: { value: out.totalFreeWater },
      totalVolumeMl: out.totalByVolume,
      shortMl: { value: out.shortFreeWater },
    });
  });

  it('under 12 months by volume, from 12 months free water; water nobody states makes a least amount', () => {
    const powder = { ...pump(500), product: 'cradlemere-hydrolysed' };
    const plan = { ...PLAN, sessions: [powder], flush: { before: 10, after: 10 } };
    const { dilution, ...rest } = productOf(powder.product);
    const unstated = { ...rest, dilution: dilution && { ...dilution, liquidMl: null } };
    const context = { ...CONTEXT, catalogue: [unstated], fluidNeedMl: 600 };
    const infant = calculateFeedPlan(plan, { ...context, ageMonths: 11 });
    expect(infant).toMatchObject({
      basis: 'volume',
      feedWaterMl: { value: 0, complete: false },
      freeWaterMl: { value: 20, complete: false },
      shortMl: { value: 80, complete: true },
    });
    const older = calculateFeedPlan(plan, { ...context, ageMonths: 12 });
    expect(older).toMatchObject({ basis: 'free_water', shortMl: { value: 580, complete: false } });
    const recipe = {
      product: 'cradlemere-hydrolysed',
      waterMl: 540,
      finalMl: 600,
      grams: 78,
      kcalPer100Ml: 65.3,
      proteinPer100Ml: null,
    };
    expect(calculateFeedPlan(plan, { ...CONTEXT, recipe })).toMatchObject({
      feedWaterMl: { value: 450, complete: true },
      packsPerDay: null,
      packs28: 6,
      // Of a powder, as it is made up.
      energyKcal: { value: 326.5, complete: true },
      proteinG: { value: 0, complete: false },
    });
  });

  it('energy and protein are of what is delivered, not of the amount it misses', () => {
    const boluses = bolus({ product: 'tarnvane-energy-fibre', volume: 1000 });
    expect(calculateFeedPlan({ ...PLAN, sessions: [boluses] }, CONTEXT)).toMatchObject({
      deliveredMl: 990,
      energyKcal: { value: 1485, complete: true },
      proteinG: { value: 61.38, complete: true },
    });
  });

  const POWDER = 'cradlemere-hydrolysed';
  const madeUp = (of: Partial<ReturnType<typeof productOf>>) => {
    const powder = { ...productOf(POWDER), ...of };
    const plan = { ...PLAN, sessions: [bolus({ product: POWDER, volume: 900 })] };
    const { energyKcal, proteinG, feedWaterMl } = calculateFeedPlan(plan, {
      ...CONTEXT,
      catalogue: [powder],
    });
    return { energyKcal, proteinG, feedWaterMl };
  };

  const of117g = (nutrient: string) => ((nutrientPer100(productOf(POWDER), nutrient) ?? 0) * 117) / 100;

  it('a powder that no recipe makes up is as its label makes it up', () => {
    const { energyKcal, proteinG, feedWaterMl } = madeUp({});
    // 13 g in 100 ml, 117 g in all.
    expect(energyKcal.value).toBeCloseTo(of117g('energyKcal'), 6);
    expect(proteinG.value).toBeCloseTo(of117g('protein'), 6);
    // Water is said by a recipe alone.
    expect(feedWaterMl).toEqual({ value: 0, complete: false });
  });

  it('made up with something else, or by a label that does not say how, it is not stated', () => {
    const { dilution } = productOf(POWDER);
    const unknown = { value: 0, complete: false };
    const nothing = { energyKcal: unknown, proteinG: unknown, feedWaterMl: unknown };
    expect(madeUp({ dilution: null })).toEqual(nothing);
    expect(madeUp({ dilution: dilution && { ...dilution, liquid: 'milk' } })).toEqual(nothing);
  });
});

const packRun = (product: string, start: string, more: object = {}) => ({
  product,
  mode: 'cyclic' as const,
  start: at(start),
  hours: 4,
  volume: 400,
  packSize: 1000,
  container: 'rth' as const,
  ...more,
});
const packsAndOpen = (...sessions: FeedPlan['sessions']) => {
  const result = calculateFeedPlan({ ...PLAN, sessions }, CONTEXT);
  const [first] = result.packs;
  return [first?.perDay, first?.discardMl, ...openPackMl(result.sessions)];
};

describe('[L-04] hanging and packs', () => {
  it('FS9: a pack that outlasts its limit is changed, the rest discarded', () => {
    const { in: given, out } = caseOf('FS9');
    const hung = hangSchedule(hanging({ packMl: given.pack, rate: given.rate, limitHours: given.limit }));
    expect(hung.hangsHours).toBeCloseTo(out.lastsHours, 2);
    expect(hung).toMatchObject({ isBeyondLimit: out.exceeds, hangs: 1 });
    expect(usableVolume(given.pack, given.rate, given.limit)).toEqual({
      usableMl: out.usableMl,
      discardMl: out.discardMl,
    });
    // Taken down when the night ends, it does not.
    expect(hangSchedule(hanging({ hours: 20, deliveredMl: 700, aroundTheClock: false })).isBeyondLimit).toBe(
      false,
    );
  });

  it('FS10: made up from powder, a container every four hours', () => {
    const { in: given, out } = caseOf('FS10');
    const made = hanging({
      container: 'reconstituted',
      limitHours: given.limit,
      packMl: null,
      rate: given.rate,
      hours: given.hours,
      deliveredMl: given.rate * given.hours,
      aroundTheClock: false,
    });
    expect(hangSchedule(made)).toMatchObject({ hangs: out.hangs, isBeyondLimit: true });
    expect(usableVolume(1000, given.rate, given.limit).usableMl).toBe(out.maxPerHang);
    expect(hangSchedule({ ...made, hours: 4, deliveredMl: 240 })).toMatchObject({
      hangs: 1,
      isBeyondLimit: false,
    });
  });

  it('FS11: an opened pack is not carried over', () => {
    const { in: given, out } = caseOf('FS11');
    const session = hanging({
      deliveredMl: given.V,
      rate: 65,
      hours: 20,
      packMl: given.pack,
      aroundTheClock: false,
    });
    expect(packsOf('p', given.pack, [[{ ...session, ...hangSchedule(session) }]])).toEqual({
      product: 'p',
      packSize: given.pack,
      perDay: out.packsPerDay,
      in28Days: out.packs28,
      discardMl: out.wasteMlPerDay,
    });
  });

  it('a limit that ends packs early takes more of them', () => {
    const session = hanging({ limitHours: 8, deliveredMl: 840 });
    expect(hangSchedule(session)).toMatchObject({ hangs: 3, endsEarly: true, isBeyondLimit: true });
    expect(packsOf('p', 1000, [[{ ...session, ...hangSchedule(session) }]])).toMatchObject({
      perDay: 3,
      discardMl: 2160,
    });
  });

  it('the packs of two sizes and two feeds stand apart and are added up', () => {
    const session = {
      product: 'tarnvane-energy-fibre',
      mode: 'cyclic' as const,
      start: at('20:00'),
      hours: 12,
    };
    const result = calculateFeedPlan(
      {
        ...PLAN,
        sessions: [
          { ...session, volume: 1000, packSize: 1000 },
          {
            product: session.product,
            mode: 'bolus',
            volume: 400,
            boluses: 2,
            first: at('10:00'),
            packSize: 500,
          },
        ],
      },
      CONTEXT,
    );
    expect(result.packs.map(({ packSize, in28Days, discardMl }) => [packSize, in28Days, discardMl])).toEqual([
      [1000, 28, 0],
      [500, 28, 100],
    ]);
    expect(result).toMatchObject({ packsPerDay: 2, packs28: 56, discardMl: 100, hangs: 2 });
  });

  it('of a bottle that doses are taken from, what is left is kept, and ordered as where no session feeds it', () => {
    const dose = { product: 'addimere-emulsion', mode: 'bolus' as const, volume: 90, boluses: 3 };
    const plan = { ...PLAN, sessions: [{ ...dose, first: at('08:00'), packSize: 200 }] };
    const result = calculateFeedPlan(plan, CONTEXT);
    expect(result.packs).toEqual([
      { product: dose.product, packSize: 200, perDay: null, openDays: 3, in28Days: 13, discardMl: 0 },
    ]);
    expect(supplyFor28Days(productOf(dose.product), { volume: 90, volumeUnit: 'ml' })?.count).toBe(13);
    // The published formula of the audit command counts whole packs a day of everything.
    expect(calculateFeedPlan(plan, { ...CONTEXT, arePacksPooled: true })).toMatchObject({
      packsPerDay: 1,
      packs28: 28,
      discardMl: 110,
    });
  });

  it('of a pack that is open when the pump stops, another feed in between leaves none for the next run', () => {
    const [morning, evening] = [packRun('a', '08:00'), packRun('a', '18:00')];
    expect(packsAndOpen(morning, evening)).toEqual([1, 200, 0, 600]);
    expect(packsAndOpen(morning, packRun('b', '13:00'), evening)).toEqual([2, 1200, 0, 0, 0]);
    // Neither takes the giving set of the pump: a bolus by syringe, and what is drunk.
    for (const mode of ['bolus', 'by_mouth'] as const) {
      const { start: _start, hours: _hours, ...of } = packRun('b', '13:00', { mode });
      const aside = { ...of, mode, boluses: 1, first: at('13:00') };
      expect(packsAndOpen(morning, aside, evening).slice(0, 2)).toEqual([1, 200]);
    }
    const byPump = {
      product: 'b',
      mode: 'bolus' as const,
      volume: 200,
      boluses: 1,
      first: at('13:00'),
      minutes: 60,
    };
    expect(packsAndOpen(morning, byPump, evening).slice(0, 2)).toEqual([2, 1200]);
  });

  it('an open pack does not hang beyond its limit in the next run', () => {
    const [morning, ...later] = ['08:00', '16:00', '16:01'].map((start) =>
      packRun('a', start, { hangLimitHours: 12 }),
    );
    if (morning === undefined) throw new Error('no session');
    expect(later.map((run) => packsAndOpen(morning, run))).toEqual([
      [1, 200, 0, 600],
      [2, 1200, 0, 0],
    ]);
  });
});

describe('[L-05] the first days', () => {
  it('FS12: up to the target in steps', () => {
    const { in: given, out } = caseOf('FS12');
    const steps = { from: given.start, by: given.plus, everyHours: given.everyHours, target: given.target };
    const rows = rateRows(steps, 24);
    expect(rows.map(({ hour, rate, ml }) => [hour, rate, ml])).toEqual(out.rows);
    expect(rows.reduce((total, { ml }) => total + ml, 0)).toBe(out.day1Ml);
    expect(rateSteps(steps).at(-1)).toEqual({ hour: 24, rate: out.day2FirstRate });
    // An interval is cut off where the day ends, and goes on with the next.
    const longer = rateRows({ ...steps, everyHours: 9 }, 24);
    expect(longer.findLast(({ day }) => day === 1)).toMatchObject({ hour: 18, rate: 70, hours: 6, ml: 420 });
    expect(longer.filter(({ day }) => day === 2)).toEqual([
      { day: 2, hour: 0, rate: 70, hours: 3, ml: 210 },
      { day: 2, hour: 3, rate: 75, hours: 21, ml: 1575 },
    ]);
    expect(rateSteps({ ...steps, from: 75 })).toEqual([{ hour: 0, rate: 75 }]);
  });

  it('[L-05] steps of whole days go up when the feed of a day begins', () => {
    expect(stepsOf14Hours(24)).toEqual([
      [1, 0, 30],
      [2, 0, 55],
      [3, 0, 80],
      [4, 0, 105],
    ]);
    expect(stepsOf14Hours(48).map(([day, , rate]) => [day, rate])).toEqual(
      [30, 30, 55, 55, 80, 80, 105, 105].map((rate, index) => [index + 1, rate]),
    );
  });

  it('[H16] no day of steps gives more than its hours at the target', () =>
    assert(
      property(
        record({
          from: integer({ min: 0, max: 60 }),
          by: integer({ min: 1, max: 40 }),
          everyHours: integer({ min: 1, max: 48 }).map((half) => half / 2),
          more: integer({ min: 0, max: 90 }),
        }),
        integer({ min: 2, max: 48 }).map((half) => half / 2),
        ({ more, ...steps }, hours) => {
          const target = steps.from + more || 1;
          const rows = rateRows({ ...steps, target }, hours);
          for (const day of new Set(rows.map((row) => row.day))) {
            const ofDay = rows.filter((row) => row.day === day);
            expect(ofDay.reduce((total, row) => total + row.hours, 0)).toBeCloseTo(hours, 9);
            expect(ofDay.reduce((total, row) => total + row.ml, 0)).toBeLessThanOrEqual(
              target * hours + 1e-6,
            );
            expect(ofDay.every((row) => row.hour + row.hours <= hours + 1e-9)).toBe(true);
          }
          // No step is left out on the way, and none is shorter than it was said to be, beside the last.
          const atEach = new Map<number, number>();
          for (const { rate, hours: run } of rows) atEach.set(rate, (atEach.get(rate) ?? 0) + run);
          const every = steps.everyHours === 24 ? hours : steps.everyHours;
          for (const [rate, run] of atEach) if (rate < target) expect(run).toBeCloseTo(every, 9);
        },
      ),
      { seed: 231 },
    ));

  it('FS13: from a cap in kcal/kg, always rounded down', () => {
    const { in: given, out } = caseOf('FS13');
    const days = cappedDays({
      weightKg: given.weight,
      fromKcalPerKg: given.startKcalKg,
      toKcalPerKg: given.fullKcalKg,
      onDay: given.fullOnDay,
      kcalPerMl: given.kcalPerMl,
      hours: given.hours,
      pumpStep: 1,
    });
    expect(
      days.map(({ day, kcalPerKg, kcal, volumeMl, rate, givenKcal }) => [
        day,
        kcalPerKg,
        kcal,
        volumeMl,
        rate,
        givenKcal,
      ]),
    ).toEqual(out.rows);
  });

  it('FS14: rounding down may cost a tenth of the energy', () => {
    const { in: given, out } = caseOf('FS14');
    const [day] = cappedDays({
      weightKg: given.weight,
      fromKcalPerKg: given.kcalKg,
      toKcalPerKg: given.kcalKg,
      onDay: 1,
      kcalPerMl: given.kcalPerMl,
      hours: given.hours,
      pumpStep: given.step,
    });
    expect(day?.rateExact).toBeCloseTo(out.rateExact, 4);
    expect(day).toMatchObject({ kcal: out.kcal, rate: out.rate, givenKcal: out.givenKcal });
  });
});

it('[L-01] there is no plan outside its scope or without sessions', () => {
  const session: PumpSession = {
    product: 'tarnvane-standard',
    mode: 'cyclic',
    volume: 1000,
    start: at('20:00'),
    hours: 12,
  };
  const plan = { ...PLAN, sessions: [session] };
  for (const outside of ['preterm', 'parenteral'] as const)
    expect(calculateFeedPlan(plan, { ...CONTEXT, outside })).toMatchObject({ reason: outside, sessions: [] });
  expect(calculateFeedPlan(PLAN, CONTEXT)).toMatchObject({ reason: 'no-sessions', packsPerDay: null });
});
