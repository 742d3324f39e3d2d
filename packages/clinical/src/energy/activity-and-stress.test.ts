import * as fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import {
  INVALID,
  PAL_DIT_CATEGORIES,
  STRESS_CONDITIONS,
  energyRequirement,
  kg,
  months,
  palDitCategory,
  stressCondition,
} from '../index.ts';
import type { EnergyInput } from '../index.ts';
import { EMPTY_ENERGY_INPUT } from '../test-support/empty-input.ts';

const MAN: EnergyInput = { ...EMPTY_ENERGY_INPUT, sex: 'male', age: months(400), weight: kg(70) };

/** 11.472 × 70 + 873.1 */
const BMR = 1676.14;

const kcal = (input: EnergyInput, method: 'schofield' | 'henry_oxford') => {
  const outcome = energyRequirement(method, input);
  return outcome.ok ? outcome.result : Number.NaN;
};

describe('PAL and DIT', () => {
  it.each([
    [1, 'in-bed-immobile'],
    [1.0999, 'in-bed-immobile'],
    [1.1, 'in-bed-or-sitting-out'],
    [1.2, 'limited-mobility'],
    [1.25, 'sedentary'],
    [1.4, 'light'],
    [1.6, 'moderate'],
    [1.7, 'heavy'],
    [1.9, 'heavy'],
  ])('[D-13] the factor %d reads %s: a shared edge is the higher category', (factor, id) => {
    expect(palDitCategory(factor)?.id).toBe(id);
  });

  it.each([0.99, 1.91])('[D-13] %d is in no category', (factor) => {
    expect(palDitCategory(factor)).toBeUndefined();
  });

  it('[D-13] seven categories join without a gap from 1.0 to 1.9', () => {
    expect(PAL_DIT_CATEGORIES).toHaveLength(7);
    expect(PAL_DIT_CATEGORIES.at(0)?.from).toBe(1);
    expect(PAL_DIT_CATEGORIES.at(-1)?.to).toBe(1.9);
    for (const [index, category] of PAL_DIT_CATEGORIES.slice(1).entries()) {
      expect(category.from).toBe(PAL_DIT_CATEGORIES[index]?.to);
    }
  });

  it('[D-13] with none chosen the factor is 1.0 and a note says so', () => {
    expect(energyRequirement('schofield', MAN)).toMatchObject({
      result: BMR,
      notes: expect.arrayContaining(['activity-not-chosen']),
    });
    const chosen = energyRequirement('schofield', { ...MAN, palDit: 1 });
    expect(chosen).toMatchObject({ result: BMR });
    expect(chosen.ok && chosen.notes).not.toContain('activity-not-chosen');
  });

  it('[D-13] [D-03] a value between two steps of the slider counts as it is', () => {
    expect(energyRequirement('schofield', { ...MAN, palDit: 1.234 })).toMatchObject({ result: 2068.35676 });
  });
});

describe('stress', () => {
  it('[D-12] is added to activity, not multiplied', () => {
    const outcome = energyRequirement('schofield', { ...MAN, palDit: 1.25, stressPercent: 20 });
    expect(outcome).toMatchObject({
      result: 2430.403,
      working: expect.stringContaining('(1.25 + 20 ÷ 100)'),
    });
    expect(outcome.ok && outcome.result).not.toBeCloseTo(BMR * 1.25 * 1.2, 0);
  });

  it('[D-12] a condition counts with its lower end until the clinician sets a percent', () => {
    const septic = { ...MAN, palDit: 1, stressCondition: 'intensive-care-septic' };
    expect(stressCondition('intensive-care-septic')).toMatchObject({ fromPercent: 20, toPercent: 60 });
    expect(energyRequirement('schofield', septic)).toMatchObject({ result: 2011.368 });
    expect(energyRequirement('schofield', { ...septic, stressPercent: 45 })).toMatchObject({
      result: 2430.403,
    });
    expect(energyRequirement('schofield', { ...septic, stressPercent: 0 })).toMatchObject({ result: BMR });
  });

  it('[D-12] a percent without a condition is added all the same', () => {
    expect(energyRequirement('schofield', { ...MAN, palDit: 1, stressPercent: 10 })).toMatchObject({
      result: 1843.754,
      notes: expect.arrayContaining(['check-stress-percent']),
    });
  });

  it('[D-12] a condition or percent that is wrong stops the methods that use it', () => {
    for (const wrong of [{ stressCondition: INVALID }, { stressPercent: INVALID }, { palDit: INVALID }]) {
      expect(energyRequirement('henry_oxford', { ...MAN, ...wrong })).toEqual({
        ok: false,
        reason: 'invalid-input',
      });
    }
  });

  it('[D-12] each condition has an id made from its name, once, and an ordered range', () => {
    expect(STRESS_CONDITIONS).toHaveLength(18);
    expect(new Set(STRESS_CONDITIONS.map(({ id }) => id)).size).toBe(18);
    for (const { id, name, fromPercent, toPercent } of STRESS_CONDITIONS) {
      expect(id).toBe(name.toLowerCase().replaceAll(/[^a-z]+/g, '-'));
      expect(fromPercent).toBeLessThanOrEqual(toPercent);
    }
  });
});

describe('more of anything never means less energy', () => {
  const weight = fc.integer({ min: 20, max: 6500 }).map((n) => kg(n / 10));
  const age = fc.integer({ min: 0, max: 1451 }).map(months);
  const sex = fc.constantFrom('male' as const, 'female' as const);

  it.each(['schofield', 'henry_oxford'] as const)('[D-03] [D-04] %s', (method) => {
    fc.assert(
      fc.property(weight, weight, age, sex, fc.integer({ min: 100, max: 190 }), (a, b, at, who, pal) => {
        const base = { ...EMPTY_ENERGY_INPUT, sex: who, age: at };
        const [light, heavy] = a < b ? [a, b] : [b, a];
        const lower = kcal({ ...base, weight: light, palDit: 1 }, method);
        expect(kcal({ ...base, weight: heavy, palDit: 1 }, method)).toBeGreaterThanOrEqual(lower);
        expect(kcal({ ...base, weight: light, palDit: pal / 100 }, method)).toBeGreaterThanOrEqual(lower);
        expect(kcal({ ...base, weight: light, palDit: 1, stressPercent: 5 }, method)).toBeGreaterThanOrEqual(
          lower,
        );
      }),
      { seed: 1985, numRuns: Math.ceil(500 * inject('share')) },
    );
  });
});
