import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess, assessEntries } from './assess.ts';
import { CHOICE_ENTRIES, TEXT_ENTRIES } from './choice-entries.ts';
import { INPUT_LIMITS } from './input-limits.ts';
import type { NumberLimits } from './input-limits.ts';

const LIMITS = Object.entries(INPUT_LIMITS as Record<string, NumberLimits>);

/** What a clinician, a spreadsheet or a program might leave under a key. */
const rubbish = fc.oneof(
  fc.constant(null),
  fc.constant(undefined),
  fc.constant(''),
  fc.constant(Number.NaN),
  fc.constant(1e308),
  fc.constant(5e-324),
  fc.boolean(),
  fc.string({ maxLength: 6 }),
  fc.array(fc.integer(), { maxLength: 2 }),
);

const numberNear = ({ min, max, whole }: NumberLimits) =>
  whole
    ? fc.integer({ min: min - 2, max: max + 2 })
    : fc.double({ min: min - 1, max: max * 1.1, noNaN: true }).map((value) => Math.round(value * 100) / 100);

const entries: fc.Arbitrary<Record<string, unknown>> = fc.record(
  Object.fromEntries([
    ...LIMITS.map(([key, limits]) => [key, fc.oneof({ weight: 9, arbitrary: numberNear(limits) }, rubbish)]),
    ...Object.entries(CHOICE_ENTRIES).map(([key, choices]) => [
      key,
      fc.oneof({ weight: 9, arbitrary: fc.constantFrom<unknown>(...choices) }, rubbish),
    ]),
    ...TEXT_ENTRIES.map((key) => [
      key,
      fc.oneof(
        fc.constantFrom<unknown>(
          'schofield',
          'peng_2018',
          'sacn',
          'uk_paeds',
          'penn_state',
          'nitrogen',
          'paeds',
        ),
        rubbish,
      ),
    ]),
  ]) as Record<string, fc.Arbitrary<unknown>>,
  { requiredKeys: [] },
);

const country = fc.constantFrom<unknown>('uk', 'roi', undefined, 'fr', 7);

const isFigure = (value: number | null): boolean => value === null || (Number.isFinite(value) && value >= 0);

describe('whatever is entered', () => {
  it('[F-03] each result is a finite figure with its source, or null with a reason', () => {
    fc.assert(
      fc.property(country, entries, (where, values) => {
        const { bmi, weightDifference, energy, protein, fluid } = assessEntries(where, values);
        expect(isFigure(bmi)).toBe(true);
        expect(weightDifference === null || Number.isFinite(weightDifference)).toBe(true);
        for (const { result, low, high, reason, working, source } of [energy, protein]) {
          expect([result, low, high].every(isFigure)).toBe(true);
          expect(result === null).toBe(reason !== null);
          expect((low === null) === (result === null) && (high === null) === (result === null)).toBe(true);
          expect((working === null) === (result === null) && (source === null) === (result === null)).toBe(
            true,
          );
          if (result !== null && low !== null && high !== null) {
            expect(low <= result && result <= high).toBe(true);
          }
        }
        expect(fluid.result === null).toBe(fluid.reason !== null);
        expect(fluid.result === null || Number.isInteger(fluid.result)).toBe(true);
        expect(isWritten(energy.working) && isWritten(protein.working) && isWritten(fluid.working)).toBe(
          true,
        );
      }),
      { seed: 1919, numRuns: 3000 },
    );
  });

  it('[F-03] an error has a field, and the same entries give the same answer', () => {
    fc.assert(
      fc.property(country, entries, (where, values) => {
        const first = assessEntries(where, values);
        for (const { field, message } of [...first.errors, ...first.warnings]) {
          expect(field === 'country' || field === 'BMI' || field in values).toBe(true);
          expect(message.endsWith('.')).toBe(true);
        }
        expect(assessEntries(where, { ...values })).toEqual(first);
      }),
      { seed: 1990, numRuns: 1000 },
    );
  });

  it('[D-01] the chosen method gives the same among all methods as alone', () => {
    fc.assert(
      fc.property(fc.constantFrom('uk' as const, 'roi' as const), entries, (where, values) => {
        const { energy, energyAcross } = assess({ lists: { PD_SCOPE: [] }, country: where, values });
        const usable = energyAcross.filter(
          ({ reason }) => values.PD_HEIGHT_KNOWN !== 'no' || reason !== 'needs-height',
        );
        expect(usable.map(({ method }) => method)).toEqual(energy.methods);
        const same = energyAcross.find(({ method }) => method === energy.method);
        if (same && energy.result !== null) {
          expect(same).toMatchObject({ result: energy.result, low: energy.low, high: energy.high });
        }
      }),
      { seed: 2005, numRuns: 1000 },
    );
  });
});

/** A written-out calculation holds no value that is not one. */
function isWritten(text: string | null): boolean {
  return text === null || !/NaN|Infinity|undefined|null/.test(text);
}
