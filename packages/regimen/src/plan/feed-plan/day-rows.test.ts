// Longer than other files: the rows of a day and of the first days, worked out from one plan.
import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { catalogue } from '../checks/test-support/plan-of.ts';
import { parseClockTime, type ClockTime } from './clock.ts';
import { countsFlushesTwice, mergeRowsByMinute } from './day-row.ts';
import { dayRows } from './day-rows.ts';
import type { FeedPlan } from './feed-plan.ts';
import { firstDaysRows, excludesSessions } from './first-days-rows.ts';
import { maxFillMl } from './hanging.ts';
import { calculateFeedPlan } from './calculate-feed-plan.ts';
import { parseFeedPlan, serialiseFeedPlan } from './parse-feed-plan.ts';

const at = (time: string) => parseClockTime(time) as ClockTime;
const CONTEXT = {
  catalogue: [],
  ageMonths: 852,
  weightKg: 70,
  fluidNeedMl: 2100,
  outside: null,
  recipe: null,
};
const PLAN: FeedPlan = {
  runBy: 'dose',
  pumpStep: 1,
  roundDown: false,
  sessions: [
    { product: 'a', mode: 'cyclic', volume: 1000, start: at('20:00'), hours: 12 },
    {
      product: 'a',
      mode: 'bolus',
      volume: 400,
      boluses: 2,
      first: at('10:00'),
      last: at('16:00'),
      minutes: 30,
    },
  ],
  flush: { before: 30, after: 30 },
  medicines: { times: 3, before: 30, between: 0, after: 30, at: [at('09:00'), at('13:00'), at('18:00')] },
  extraWater: 400,
};

const nightOf = (more: object): FeedPlan => {
  const [night, day] = PLAN.sessions;
  if (night === undefined || day === undefined) throw new Error('no sessions');
  return { ...PLAN, sessions: [night, { ...day, ...more } as FeedPlan['sessions'][number]] };
};
const said = (plan: FeedPlan) =>
  mergeRowsByMinute(dayRows(plan, calculateFeedPlan(plan, CONTEXT))).map(({ time, day, what }) =>
    [time, day, what]
      .filter((part) => part !== null)
      .join(' ')
      .replaceAll('\u00a0', ' '),
  );

describe('[L-01] [L-06] the rows of the day', () => {
  it('[L-03] what rounds to nothing has no flush, in them and in the sum', () => {
    const [night, day] = PLAN.sessions;
    const plan = {
      ...PLAN,
      sessions: [
        { ...night, volume: 5 },
        { ...day, volume: 0.6 },
      ],
      medicines: { times: 0, before: 0, between: 0, after: 0 },
      extraWater: 0,
    } as FeedPlan;
    const result = calculateFeedPlan(plan, CONTEXT);
    expect(result.sessions.map(({ reason }) => reason)).toEqual(['rate-zero', 'bolus-zero']);
    expect([result.flushMl, result.hangs]).toEqual([0, 0]);
    expect(said(plan)).toEqual(['20:00 No rate: the pump does not start']);
  });

  it('[L-04] say when a pack is empty and the next is hung', () => {
    const [night] = PLAN.sessions;
    if (night === undefined) throw new Error('no session');
    const withPacks = (more: object) =>
      said({ ...PLAN, sessions: [{ ...night, container: 'rth', ...more } as typeof night] }).filter((row) =>
        row.includes('next pack'),
      );
    expect(withPacks({ packSize: 500 })).toEqual(['02:01 next day Hang the next pack']);
    expect(withPacks({ packSize: 1000 })).toEqual([]);
    // A feed that pauses goes on from the pack that is open: 1,000 ml of 1,500 ml are used by the first run.
    const later = {
      ...night,
      container: 'rth',
      packSize: 1500,
      start: at('10:00'),
      hours: 10,
    } as typeof night;
    const paused = { ...PLAN, sessions: [{ ...later, start: at('20:00'), hours: 12 }, later] };
    expect(said(paused as FeedPlan).filter((row) => row.includes('next pack'))).toEqual([
      '15:00 next day Hang the next pack',
    ]);
    // Its time to hang ends before it is empty.
    expect(withPacks({ packSize: 500, hangLimitHours: 4 })).toEqual([
      '00:00 next day Hang the next pack',
      '04:00 next day Hang the next pack',
      '08:00 next day Hang the next pack',
    ]);
  });

  it('stand in the order in which they happen, with what is given at each', () => {
    const rows = dayRows(PLAN, calculateFeedPlan(PLAN, CONTEXT));
    expect(
      rows.map(({ time, day, what, feed, water, rate }) => [time, day, what, feed, water, rate]),
    ).toEqual([
      ['20:00', null, 'Flush, then pump starts', '1,000', '30', '83'],
      ['08:03', 'next day', 'Pump stops at the dose, flush', '', '30', ''],
      ['09:00', 'next day', 'Medicines with flushes', '', '60', ''],
      ['10:00', 'next day', 'Flush, bolus over 30\u00a0min, flush', '200', '60', '400'],
      ['13:00', 'next day', 'Medicines with flushes', '', '60', ''],
      ['16:00', 'next day', 'Flush, bolus over 30\u00a0min, flush', '200', '60', '400'],
      ['18:00', 'next day', 'Medicines with flushes', '', '60', ''],
      [null, null, 'Water through the tube', '', '400', ''],
    ]);
  });

  it('are all marked from midnight on, of every session', () => {
    const rows = said(nightOf({ first: at('00:30'), last: at('16:00') }));
    expect(rows.filter((line) => /^\d/.test(line) && !line.includes('next day'))).toEqual([
      '20:00 Flush, then pump starts',
    ]);
    expect(rows.some((line) => line.startsWith('00:30 next day'))).toBe(true);
  });

  it('stop the pump that runs for medicines, and set it back after a bolus by pump', () => {
    const medicines = { ...PLAN.medicines, times: 3, at: [at('20:00'), at('22:00'), at('08:03')] };
    const rows = said({
      ...nightOf({ boluses: 1, first: at('06:00'), last: undefined }),
      medicines,
      extraWaterAt: [at('22:00')],
    });
    expect(rows).toEqual([
      '20:00 Medicines with flushes',
      '20:00 Flush, then pump starts',
      '22:00 Stop the pump, start it again after: medicines with flushes, water 400 ml',
      '06:00 next day Flush, bolus over 30 min, flush (then pump back to 83 ml/h)',
      '08:03 next day Pump stops at the dose, flush',
      '08:03 next day Medicines with flushes',
    ]);
  });

  it('stop whatever runs for what is given by hand: water on its own, a bolus by syringe, medicines in a bolus over time', () => {
    const medicines = { ...PLAN.medicines, times: 3, at: [at('10:00'), at('10:15'), at('10:30')] };
    const rows = said({
      ...nightOf({ boluses: 1, first: at('10:00'), last: undefined }),
      medicines,
      extraWaterAt: [at('22:00'), at('10:15'), at('12:00')],
    });
    expect(rows.filter((row) => !/pump (?:starts|stops)/i.test(row))).toEqual([
      '22:00 Stop the pump, start it again after: water through the tube',
      '10:00 next day Flush, bolus over 30 min, flush',
      '10:00 next day Medicines with flushes',
      '10:15 next day Stop the feed, start it again after: medicines with flushes, water 134 ml',
      '10:30 next day Medicines with flushes',
      '12:00 next day Water through the tube',
    ]);
    expect(said(nightOf({ boluses: 1, first: at('23:00'), last: undefined, minutes: undefined }))[1]).toBe(
      '23:00 Stop the pump, start it again after: flush, bolus, flush',
    );
  });

  it('have water at the time of medicines or a bolus in one row, with both amounts', () => {
    const plan = { ...PLAN, extraWaterAt: [at('10:00'), at('13:00'), at('20:00')] };
    const result = calculateFeedPlan(plan, CONTEXT);
    const [apart, merged] = [dayRows(plan, result), mergeRowsByMinute(dayRows(plan, result))];
    const shown = merged.map(({ time, what, water }) => `${time} ${what} ${water}`.replaceAll('\u00a0', ' '));
    expect(shown.filter((row) => /^(10|13|20)/.test(row))).toEqual([
      '20:00 Water through the tube 133',
      '20:00 Flush, then pump starts 30',
      '10:00 Flush, bolus over 30 min, flush, water 133 ml 193',
      '13:00 Medicines with flushes, water 134 ml 194',
    ]);
    const total = (rows: typeof apart) => rows.reduce((sum, { waterMl }) => sum + waterMl, 0);
    expect([merged.length, total(merged)]).toEqual([apart.length - 2, total(apart)]);
  });

  it('a container that may not hang as long as the pump runs is changed at its times, with its feed', () => {
    const made = { product: 'a', container: 'reconstituted', mode: 'cyclic', start: at('20:00') } as const;
    const rowsOf = (volume: number, hours: number) => {
      const plan: FeedPlan = { ...PLAN, sessions: [{ ...made, volume, hours }] };
      const result = calculateFeedPlan(plan, CONTEXT);
      const [one] = result.sessions;
      const changed = dayRows(plan, result).filter(({ kind }) => kind === 'container');
      return [one && maxFillMl(one.hung), ...changed.map(({ time, day }) => `${time} ${day}`)];
    };
    expect(rowsOf(700, 10)).toEqual([280, '00:00 next day', '04:00 next day']);
    // 83 ml/h for 12 h 3 min: three times 332 ml would be 4 ml short.
    expect(rowsOf(1000, 12)).toEqual([334, '00:00 next day', '04:00 next day']);
    expect(rowsOf(280, 4)).toEqual([null]);
    // 2 ml/h end before the fourth hour, whatever was planned.
    expect(rowsOf(7, 4.1)).toEqual([null]);
  });

  it('other water has its times, in parts of whole millilitres that come to all of it', () => {
    const plan: FeedPlan = { ...PLAN, extraWaterAt: [at('07:00'), at('13:00'), at('22:00')] };
    const rows = dayRows(plan, calculateFeedPlan(plan, CONTEXT)).filter(({ kind }) => kind === 'water');
    expect(rows.map(({ time, water }) => [time, water])).toEqual([
      ['22:00', '133'],
      ['07:00', '133'],
      ['13:00', '134'],
    ]);
    expect(parseFeedPlan(serialiseFeedPlan(plan))).toEqual({ plan, errors: [] });
    expect(parseFeedPlan({ ...serialiseFeedPlan(plan), extraWaterAt: [] }).errors).toHaveLength(1);
  });

  it('come to the feed and the water of the plan, whatever the times', () => {
    assert(
      property(
        integer({ min: 0, max: 1439 }),
        integer({ min: 1, max: 24 }),
        // Of which some round to 0 ml/h, and so do boluses of 0.3 ml: nothing is given, nor flushed.
        integer({ min: 5, max: 3000 }),
        integer({ min: 1, max: 8 }),
        constantFrom(60, 0.3),
        constantFrom('dose' as const, 'clock' as const),
        (start, hours, volume, boluses, each, runBy) => {
          const plan: FeedPlan = {
            ...PLAN,
            runBy,
            extraWater: volume / 7,
            ...(boluses > 4 ? {} : { extraWaterAt: Array(boluses).fill(start) as ClockTime[] }),
            sessions: [
              { product: 'a', mode: 'cyclic', volume, start: start as ClockTime, hours },
              { product: 'b', mode: 'bolus', volume: boluses * each, boluses, first: at('06:30') },
            ],
          };
          const result = calculateFeedPlan(plan, CONTEXT);
          const rows = dayRows(plan, result);
          const total = (of: 'feedMl' | 'waterMl') => rows.reduce((sum, row) => sum + row[of], 0);
          expect(total('feedMl')).toBeCloseTo(result.deliveredMl, 6);
          expect(total('waterMl')).toBeCloseTo(result.flushMl, 6);
          const [begins, ends] = ['0-start', '0-stop'].map((id) => rows.find((row) => row.id === id)?.minute);
          const [night] = result.sessions;
          if (night !== undefined && 'runHours' in night && night.runHours !== null)
            expect((ends ?? 0) - (begins ?? 0)).toBe(Math.round(night.runHours * 60));
          const ofBoluses = rows.filter(({ kind }) => kind === 'bolus').map(({ minute }) => minute);
          expect(new Set(ofBoluses).size).toBe(each === 60 ? boluses : 0);
          const minutes = rows.flatMap(({ minute }) => minute ?? []);
          expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
        },
      ),
      { seed: 2026, numRuns: Math.ceil(300 * inject('share')) },
    );
  });
});

const builtUpRows = (plan: FeedPlan) =>
  firstDaysRows(plan, calculateFeedPlan(plan, { ...CONTEXT, catalogue, weightKg: 40 }), { weightKg: 40 })
    .filter(({ rate }) => rate !== '')
    .map(({ from, rate, hours, ml }) => `${from}: ${rate} ml/h, ${hours} h, ${ml} ml`);

describe('[L-05] the first days', () => {
  it('are read back as they were written, the cap among them', () => {
    const plan: FeedPlan = { ...PLAN, cap: { fromKcalPerKg: 10, toKcalPerKg: 30, onDay: 7 } };
    expect(parseFeedPlan(serialiseFeedPlan(plan))).toEqual({ plan, errors: [] });
  });

  it('refuse a cap over the target, and times of medicines that are not as many as said', () => {
    const wrong = {
      ...serialiseFeedPlan(PLAN),
      cap: { fromKcalPerKg: 30, toKcalPerKg: 10, onDay: 7 },
      medicines: { times: 2, at: ['09:00'] },
    };
    expect(
      parseFeedPlan(wrong)
        .errors.map(({ field }) => field)
        .toSorted(),
    ).toEqual(['plan.cap.fromKcalPerKg', 'plan.medicines.at']);
  });

  describe('of a feed that pauses for a medicine', () => {
    const morning = { product: 'tarnvane-energy-fibre', mode: 'intermittent', volume: 750 } as const;
    const SPLIT: FeedPlan = {
      ...PLAN,
      sessions: [
        { ...morning, start: at('08:00'), hours: 10 },
        { ...morning, start: at('22:00'), hours: 8 },
      ],
    };
    it('go on in each of its runs, at the times of these', () =>
      expect(builtUpRows({ ...SPLIT, steps: { from: 20, by: 20, everyHours: 6, target: 75 } })).toEqual(
        [
          'Day 1, 08:00: 20 ml/h, 6 h, 120 ml',
          'Day 1, 14:00: 40 ml/h, 4 h, 160 ml',
          'Day 1, 22:00: 40 ml/h, 2 h, 80 ml',
          '00:00 next day: 60 ml/h, 6 h, 360 ml',
        ].map((row) => row.replace('Day 1, ', '')),
      ));

    // A pump set to the 252 ml of the day would run on through the pause, and give them again in the second run.
    it('and a cap is of all its hours, each run with its own dose: 10 kcal/kg of 40 kg are 266 ml in 18 h', () =>
      expect(
        builtUpRows({ ...SPLIT, cap: { fromKcalPerKg: 10, toKcalPerKg: 30, onDay: 2 } }).slice(0, 3),
      ).toEqual([
        'Day 1, 08:00: 14 ml/h, 10 h, 140 ml',
        'Day 1, 22:00: 14 ml/h, 8 h, 112 ml',
        'Day 2, 08:00: 44 ml/h, 10 h, 440 ml',
      ]));

    it('have the rate that the pump can be set to, rounded down', () => {
      const steps = { from: 20, by: 12.5, everyHours: 9, target: 75.5 };
      const rates = (pumpStep: FeedPlan['pumpStep']) =>
        builtUpRows({ ...SPLIT, pumpStep, steps }).map((row) => / ([\d.]+ ml\/h.*)/.exec(row)?.[1]);
      expect(rates(1).slice(0, 3)).toEqual([
        '20 ml/h, 9 h, 180 ml',
        '32 ml/h, 1 h, 32 ml',
        '32 ml/h, 8 h, 256 ml',
      ]);
      expect(rates(1).at(-1)).toBe('75 ml/h, 8 h, 600 ml');
      expect(rates(0.1)[1]).toBe('32.5 ml/h, 1 h, 32.5 ml');
    });

    it('leave nothing of it out; a bolus of the same feed they do', () => {
      expect(excludesSessions(SPLIT)).toBe(false);
      const bolus = { product: 'tarnvane-energy-fibre', mode: 'bolus', volume: 200, boluses: 1 } as const;
      expect(
        excludesSessions({
          sessions: [...SPLIT.sessions, { ...bolus, first: at('12:00'), last: at('12:00') }],
        }),
      ).toBe(true);
    });
  });

  describe('say the fluid of each whole day, and how far it is under the need', () => {
    const WOMAN = { ...CONTEXT, catalogue, ageMonths: 360, weightKg: 34, fluidNeedMl: 1190 };
    const sessions: FeedPlan['sessions'] = [
      { product: 'tarnvane-energy-fibre', mode: 'continuous', volume: 600, start: at('08:00'), hours: 24 },
    ];
    const CAPPED: FeedPlan = {
      ...PLAN,
      sessions,
      cap: { fromKcalPerKg: 5, toKcalPerKg: 25, onDay: 5 },
      medicines: { times: 0, before: 30, between: 0, after: 30 },
      extraWater: 0,
    };
    const rowsOf = (plan: FeedPlan, more: object = {}) =>
      firstDaysRows(plan, calculateFeedPlan(plan, { ...WOMAN, ...more }), { weightKg: 34, ...more });
    const first = (plan: FeedPlan, more: object = {}) => {
      const [row] = rowsOf(plan, more);
      return [row?.ml, row?.fluid, row?.under];
    };

    it('from a cap: feed, flushes, medicines and other water, as free water or by volume', () => {
      expect(first(CAPPED, { isFluidLimit: true })).toEqual(['96', '134', '']);
      // 96 ml of feed have 74 ml of water; the pump is flushed once.
      expect(first(CAPPED)).toEqual(['96', '134', '1,056']);
      expect(first({ ...CAPPED, fluidBasis: 'volume' })).toEqual(['96', '156', '1,034']);
      expect(
        first({ ...CAPPED, medicines: { times: 2, before: 30, between: 20, after: 30 }, extraWater: 800 }),
      ).toEqual(['96', '1,094', '96']);
      expect(first({ ...CAPPED, extraWater: 1500 })).toEqual(['96', '1,634', 'none']);
    });

    it('of the first feed alone, like the rates', () => {
      const day: FeedPlan['sessions'][number] = {
        product: 'tarnvane-standard',
        mode: 'bolus',
        volume: 400,
        boluses: 4,
        first: at('10:00'),
      };
      expect(first({ ...CAPPED, sessions: [...sessions, day] })).toEqual(['96', '134', '1,056']);
    });

    it('in steps: once a day, in its sum', () => {
      const { cap: _cap, ...rest } = CAPPED;
      const steps = rowsOf({ ...rest, steps: { from: 10, by: 5, everyHours: 12, target: 25 } });
      expect(steps.map(({ ml, fluid, under }) => [ml, fluid, under])).toEqual([
        ['120', '', ''],
        ['180', '', ''],
        ['300', '291', '899'],
        ['240', '', ''],
        ['300', '', ''],
        ['540', '476', '714'],
      ]);
    });

    it('with what is not known marked, and never as none', () => {
      expect(first(CAPPED, { fluidNeedMl: null })).toEqual(['96', '134', '']);
      const powder = [{ ...sessions[0], product: 'cradlemere-hydrolysed' }] as FeedPlan['sessions'];
      const [, fluid, under] = first({ ...CAPPED, sessions: powder });
      expect([fluid, under]).toEqual(['at least 60', 'at most 1,130']);
      const unflushed = first({ ...CAPPED, sessions: powder, flush: { before: 0, after: 0 } });
      expect(unflushed.slice(1)).toEqual(['not stated', 'at most 1,190']);
      // What is drunk beside it is not in the days.
      const zero = { value: 0, complete: true };
      const beside = { products: ['dalesip-milk'], energyKcal: zero, waterMl: zero, volumeMl: zero };
      expect(first(CAPPED, { beside })).toEqual(['96', 'at least 134', 'at most 1,056']);
    });
  });

  it('say no energy of a product that does not state it, and never stand without hours', () => {
    const plan: FeedPlan = { ...PLAN, steps: { from: 30, by: 20, everyHours: 8, target: 83 } };
    const product = { id: 'a', name: 'A feed', basis: 'ml' } as never;
    const withNothing = {
      ...(product as object),
      macroNutrients: [],
      referenceMacroNutrients: [],
      minerals: [],
      vitamins: [],
      aminoAcids: [],
      otherNutrientInformation: [],
      referenceMinerals: [],
      referenceVitamins: [],
      referenceOtherNutrientInformation: [],
      units: [],
      categories: [],
    } as never;
    const rows = firstDaysRows(plan, calculateFeedPlan(plan, { ...CONTEXT, catalogue: [withNothing] }), {
      weightKg: 70,
    });
    expect(rows.map(({ from, rate, hours, ml, kcal }) => [from, rate, hours, ml, kcal])).toEqual([
      ['Day 1, 20:00', '30', '8', '240', 'not stated'],
      ['Day 2, 04:00', '50', '4', '200', 'not stated'],
      ['In all from day 1', '', '12', '440', 'not stated'],
      ['Day 2, 20:00', '50', '4', '200', 'not stated'],
      ['Day 3, 00:00', '70', '8', '560', 'not stated'],
      ['In all from day 2', '', '12', '760', 'not stated'],
    ]);
  });
});

const rowsOfDay = (plan: FeedPlan) => dayRows(plan, calculateFeedPlan(plan, CONTEXT));

it('[L-03] medicines at the time of a feed have their own flushes beside its own', () => {
  const medicines = { ...PLAN.medicines, times: 1, at: [at('10:00')] };
  expect(countsFlushesTwice(rowsOfDay(PLAN))).toBe(false);
  expect(countsFlushesTwice(rowsOfDay({ ...PLAN, medicines }))).toBe(true);
  expect(countsFlushesTwice(rowsOfDay({ ...PLAN, medicines, flush: { before: 0, after: 0 } }))).toBe(false);
});
