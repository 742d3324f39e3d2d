import { feedPlanWords } from '@dietetic/content';
import { assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clockText,
  type ClockTime,
  addMinutes,
  addMinutesInChangeNight,
  MINUTES_PER_DAY,
  minutesUntil,
  parseClockTime,
} from './clock.ts';
import { runBoluses } from './boluses.ts';
import { changeNightEndTimes, hangingLines } from './plan-lines.ts';
import { calculateFeedPlan, type PumpResult } from './calculate-feed-plan.ts';
import { parseFeedPlan } from './parse-feed-plan.ts';
import { runPump } from './pump.ts';

const at = (time: string) => parseClockTime(time) as ClockTime;

describe('[L-06] the clock', () => {
  it('reads what is a time, and nothing else', () => {
    expect(['00:00', '08:05', '23:59'].map((time) => clockText(at(time)))).toEqual([
      '00:00',
      '08:05',
      '23:59',
    ]);
    expect(['24:00', '8:00', '08.00', '08:60', '-1:00', ''].map(parseClockTime)).toEqual(Array(6).fill(null));
  });

  it('no minute is lost or doubled over midnight', () => {
    assert(
      property(integer({ min: 0, max: 1439 }), integer({ min: 0, max: 2000 }), (from, minutes) => {
        const { time, day } = addMinutes(from as ClockTime, minutes);
        expect(day * MINUTES_PER_DAY + time).toBe(from + minutes);
        expect(parseClockTime(clockText(time))).toBe(time);
        const back = minutesUntil(from as ClockTime, time);
        expect(Math.abs(back - minutes) % MINUTES_PER_DAY).toBe(0);
      }),
      { seed: 2026, numRuns: 500 },
    );
  });

  it.each([
    ['Europe/London', '2026-03-28', '2026-03-29', 'forward'],
    ['Europe/London', '2026-10-24', '2026-10-25', 'back'],
    ['Europe/Dublin', '2026-03-28', '2026-03-29', 'forward'],
    ['Europe/Dublin', '2026-10-24', '2026-10-25', 'back'],
  ] as const)(
    'in the night the clocks change it shows what the wall shows: %s %s',
    (timeZone, evening, morning, change) => {
      const wall = new Intl.DateTimeFormat('en-GB', {
        timeZone,
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      });
      // The clocks before the change: an hour ahead of UTC in summer.
      const offset = change === 'forward' ? 'Z' : '+01:00';
      assert(
        // From noon until the hour that is skipped or comes twice, by the clocks before the change, is over.
        property(
          integer({ min: 12 * 60, max: 1440 + 119 }),
          integer({ min: 1, max: 1200 }),
          (start, minutes) => {
            const from = (start % MINUTES_PER_DAY) as ClockTime;
            const date = start < MINUTES_PER_DAY ? evening : morning;
            const end = new Date(Date.parse(`${date}T${clockText(from)}:00${offset}`) + minutes * 60_000);
            expect(clockText(addMinutesInChangeNight(from, minutes, change).time)).toBe(wall.format(end));
          },
        ),
        { seed: 2026, numRuns: 200 },
      );
    },
  );
});

it('[L-01] [L-02] what is given is the volume and its deviation, by dose the volume itself; nothing rounds up under a cap', () => {
  const any = record({
    volume: integer({ min: 1, max: 40_000 }).map((tenths) => tenths / 10),
    hours: integer({ min: 1, max: 48 }).map((halves) => halves / 2),
    start: integer({ min: 0, max: 1439 }),
    pumpStep: constantFrom<1 | 0.1>(1, 0.1),
    runBy: constantFrom<'dose' | 'clock'>('dose', 'clock'),
    roundDown: boolean(),
    boluses: integer({ min: 1, max: 12 }),
  });
  assert(
    property(any, ({ volume, hours, start, pumpStep, runBy, roundDown, boluses }) => {
      const run = runPump({ volume, hours, start: start as ClockTime }, { pumpStep, runBy, roundDown });
      expect(run.deliveredMl - run.deviationMl).toBeCloseTo(volume, 6);
      if (runBy === 'dose' && run.rate > 0) expect(run.deliveredMl).toBe(volume);
      if (roundDown) expect(run.rate).toBeLessThanOrEqual(run.rateExact * (1 + 1e-12));
      expect(Math.abs(run.rate - run.rateExact)).toBeLessThanOrEqual(
        roundDown ? pumpStep : pumpStep / 2 + 1e-9,
      );
      expect(run.neighbours.down).toBeLessThanOrEqual(run.rate);
      expect(run.neighbours.up).toBeGreaterThanOrEqual(run.rate);
      if (run.runHours !== null) expect(run.rate * run.runHours).toBeCloseTo(run.deliveredMl, 6);
      const given = runBoluses(
        { product: 'p', mode: 'bolus', volume, boluses, first: start as ClockTime },
        roundDown,
      );
      expect(given.deliveredMl - given.deviationMl).toBeCloseTo(volume, 6);
      expect(given.times).toHaveLength(boluses);
      if (roundDown) expect(given.deliveredMl).toBeLessThanOrEqual(volume + 1e-9);
    }),
    { seed: 2026, numRuns: 500 },
  );
});

const ends = (start: string, hours: number, runBy: 'dose' | 'clock' = 'clock') => {
  const session = { product: 'p', mode: 'cyclic' as const, volume: 1000, start: at(start), hours };
  const run = runPump(session, { pumpStep: 1, roundDown: false, runBy });
  return changeNightEndTimes({ ...run, session } as PumpResult);
};

it('[L-06] in the nights the clocks change a pump runs for its hours, and the wall says when it ends', () => {
  expect(ends('20:00', 12)).toEqual({ inMarch: '09:00', inOctober: '07:00' });
  expect(ends('20:00', 12, 'dose')).toEqual({ inMarch: '09:03', inOctober: '07:03' });
  expect(ends('22:00', 3.5)).toEqual({ inMarch: '02:30', inOctober: '01:30' });
  expect(ends('08:00', 10)).toBeNull();
  expect(ends('08:00', 24)).toBeNull();
});

const given = (mode: string, first: string, last: string) => ({
  product: 'a',
  mode,
  volume: 400,
  boluses: 2,
  first,
  last,
});
const linesOf = (...sessions: object[]) => {
  const { plan, errors } = parseFeedPlan({ sessions });
  if (plan === null) throw new Error(JSON.stringify(errors));
  const result = calculateFeedPlan(plan, {
    catalogue: [],
    ageMonths: 852,
    weightKg: 70,
    fluidNeedMl: null,
    outside: null,
    recipe: null,
  });
  return hangingLines(result, [], feedPlanWords).join(' ');
};

it('[L-06] what is due before a pump has ended in March is said to wait, and what is drunk is not', () => {
  const night = { product: 'a', mode: 'cyclic', volume: 960, start: '20:00', hours: 12 };
  expect(linesOf(night, given('bolus', '08:30', '14:00'))).toContain(
    'ends at 09:00 in March, at 07:00 in October. What is due at 08:30 waits for it in March.',
  );
  for (const free of [given('bolus', '09:00', '14:00'), given('by_mouth', '08:30', '14:00')])
    expect(linesOf(night, free)).not.toContain('waits');
});
