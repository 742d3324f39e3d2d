import { describe, expect, it } from 'vitest';
import { assess } from '../../assessment/assess.ts';
import type { RegimenValues } from '../../state/values.ts';
import { emptyRegimen } from '../../state/regimen-state.ts';
import { setValues } from '../../state/transitions.ts';
import { needOf } from '../totals/need.ts';
import { findingsWithCode, withPlainSpaces } from './test-support/plan-of.ts';
import { assessRegimen, confirmWarning } from './warnings.ts';

const baby: RegimenValues = { PD_GENDER: 'female', PD_AGE: 0, PD_WEIGHT: 3.6 };
const newborn: RegimenValues = { ...baby, PD_AGE_DAYS: 20 };
const results = (values: RegimenValues) => {
  const { protein, fluid } = assess({ lists: { PD_SCOPE: [] }, country: 'uk', values });
  return {
    protein: protein.result,
    proteinReason: protein.reason,
    fluid: fluid.result,
    fluidReason: fluid.reason,
  };
};

const daysBeside = (ageMonths: number) =>
  assess({ lists: { PD_SCOPE: [] }, country: 'uk', values: { ...newborn, PD_AGE: ageMonths } });

const energyAt = (days: number) =>
  assess({ lists: { PD_SCOPE: [] }, country: 'uk', values: { ...baby, PD_AGE_DAYS: days } });

describe('[K-07] under 28 days', () => {
  it('energy is said to be that of established feeds, and carries it to the need', () => {
    expect(energyAt(3).energy).toMatchObject({
      result: 432,
      notes: expect.arrayContaining(['established-feeds']),
    });
    expect(needOf('energy', energyAt(3))).toMatchObject({ target: 432, isOfEstablishedFeeds: true });
    expect(energyAt(28).energy.notes).not.toContain('established-feeds');
    expect(needOf('energy', energyAt(28))).not.toHaveProperty('isOfEstablishedFeeds');
  });

  it.each([0, 20, 27])('%d days: no default for fluid and protein, in both countries', (days) => {
    for (const country of ['uk', 'roi'] as const) {
      const values = { ...baby, PD_AGE_DAYS: days };
      const { protein, fluid } = assess({ lists: { PD_SCOPE: [] }, country, values });
      expect([protein.result, protein.reason]).toEqual([null, 'newborn']);
      expect([fluid.result, fluid.perKg, fluid.reason]).toEqual([null, null, 'newborn']);
      const [finding] = findingsWithCode('newborn', { country, values });
      expect(finding).toMatchObject({
        severity: 'stop',
        value: days,
        limit: 28,
        unit: 'days',
        fields: ['PC_FLUID_ADJUST', 'PC_MINIMUM'],
      });
    }
  });

  it('28 days: the tables hold again', () => {
    const values = { ...baby, PD_AGE_DAYS: 28 };
    expect(findingsWithCode('newborn', { values })).toEqual([]);
    expect(results(values)).toEqual(results({ ...baby }));
    expect(results(values).fluid).not.toBeNull();
  });

  it('what was entered counts, and the stop is for what is missing alone', () => {
    const fluid = { ...newborn, PC_FLUID_ADJUST: 120 };
    expect(results(fluid)).toMatchObject({
      fluid: 432,
      fluidReason: null,
      protein: null,
      proteinReason: 'newborn',
    });
    const [stop] = findingsWithCode('newborn', { values: fluid });
    expect(stop).toMatchObject({ severity: 'stop', fields: ['PC_MINIMUM'] });
    expect(withPlainSpaces(stop?.message ?? '')).toBe(
      'Patient 20 days. No default for protein under 28 days. Enter g/kg; follow the neonatal guideline.',
    );
    const both = { ...fluid, PC_MINIMUM: 2.5, PC_MAXIMUM: 3 };
    expect(results(both)).toMatchObject({ fluid: 432, protein: 9 });
    expect(findingsWithCode('newborn', { values: both })[0]).toMatchObject({
      severity: 'ask',
      fields: ['PD_AGE_DAYS'],
    });
  });

  it.each<[string, RegimenValues, string | null]>([
    ['one end of g/kg', { PC_MINIMUM: 2.5 }, 'newborn'],
    ['the method without g/kg', { PC_CALCULATION_METHOD: 'min_max' }, 'newborn'],
    ['the table asked for', { PC_CALCULATION_METHOD: 'paeds', PC_MINIMUM: 2, PC_MAXIMUM: 3 }, 'newborn'],
    ['g/kg by its method', { PC_CALCULATION_METHOD: 'min_max', PC_MINIMUM: 2, PC_MAXIMUM: 3 }, null],
  ])('%s: protein is %s', (_what, values, reason) => {
    expect(results({ ...newborn, ...values }).proteinReason).toBe(reason);
  });

  it('days that cannot be used void what depends on them', () => {
    const values = { ...baby, PD_AGE_DAYS: 61 };
    expect(results(values)).toMatchObject({ proteinReason: 'invalid-input', fluidReason: 'invalid-input' });
    expect(findingsWithCode('newborn', { values })).toEqual([]);
  });

  it('days beside an older age are refused', () => {
    expect(daysBeside(2).errors).toEqual([]);
    expect(daysBeside(3).errors).toMatchObject([{ field: 'PD_AGE_DAYS', code: 'not-allowed' }]);
    expect(daysBeside(3).fluid.reason).toBe('invalid-input');
  });
});

const daysAsked = (ageMonths: number, days: number) =>
  findingsWithCode('age-needs-days', { values: { ...baby, PD_AGE: ageMonths, PD_AGE_DAYS: days } }).map(
    ({ severity, message }) => `${severity} ${withPlainSpaces(message)}`,
  );

describe('[K-07] days and months of age that cannot both be true', () => {
  it('45 for 4 days would bring back the defaults', () =>
    expect(daysAsked(0, 45)).toEqual([
      'confirm Age is 0 months and 45 days, which cannot both be true. Check them: under 28 days there is no default for fluid and protein.',
    ]));

  it.each<[number, number, boolean]>([
    [0, 0, true],
    [0, 30, true],
    [0, 31, false],
    [1, 27, false],
    [1, 28, true],
    [1, 60, true],
    [2, 58, false],
    [2, 59, true],
  ])('%d months and %d days: %s', (ageMonths, days, agree) =>
    expect(daysAsked(ageMonths, days)).toHaveLength(agree ? 0 : 1),
  );
});

describe('[K-07] days are asked below two months', () => {
  it.each<[RegimenValues, boolean]>([
    [{ PD_AGE: 0 }, true],
    [{ PD_AGE: 1 }, true],
    [{ PD_AGE: 2 }, false],
    [{ PD_AGE: 0, PD_AGE_DAYS: 0 }, false],
    [{ PD_AGE: 1, PD_AGE_DAYS: 40 }, false],
    [{}, false],
  ])('%j: %s', (values, isAsked) => {
    const findings = findingsWithCode('age-needs-days', { values });
    expect(findings.map(({ severity }) => severity)).toEqual(isAsked ? ['confirm'] : []);
  });

  it('the figures are as without it', () => {
    expect(results(baby)).toMatchObject({ fluid: 540, proteinReason: null });
  });
});

const askedOfPreterm = (PD_AGE: number, isForCalculate = false) =>
  findingsWithCode('preterm', {
    values: { ...baby, PD_AGE_DAYS: undefined, PD_AGE, PD_PRETERM: 'yes' },
    isForCalculate,
  }).length;

it('[K-07] born preterm holds while it is asked: an answer that stayed when the age was corrected is on no screen', () => {
  expect([23, 24, 60].map((age) => askedOfPreterm(age))).toEqual([1, 0, 0]);
  expect(askedOfPreterm(60, true)).toBe(1);
});

it('[K-07] born preterm: the tables were not made for it', () => {
  expect(findingsWithCode('preterm', { values: { ...baby, PD_PRETERM: 'yes' } })).toMatchObject([
    { severity: 'ask' },
  ]);
  expect(findingsWithCode('preterm', { values: { ...baby, PD_PRETERM: 'no' } })).toEqual([]);
  expect(findingsWithCode('preterm', { values: baby })).toEqual([]);
});

describe('[K-07] born preterm', () => {
  const preterm: RegimenValues = { PD_GENDER: 'female', PD_AGE: 3, PD_WEIGHT: 4.2, PD_PRETERM: 'yes' };
  const born = { ...preterm, PD_DOB: '2026-08-01', PD_DOB_DAY: 1 };

  it('an age counted from the date of birth is asked about under 2 years, and no figure rests on it', () => {
    const [finding] = findingsWithCode('age-not-corrected', { values: born });
    expect(withPlainSpaces(finding?.message ?? '')).toBe(
      'Born preterm, and the age of 3 months is counted from the date of birth. Enter the corrected age as an age, in place of the date.',
    );
    const state = setValues(emptyRegimen('uk'), born);
    const { assessment, warnings } = assessRegimen(state);
    for (const of of ['energy', 'protein', 'fluid'] as const) expect(assessment[of].result).toBeNull();
    const [warning] = warnings;
    if (warning === undefined) throw new Error('nothing is asked');
    const kept = confirmWarning(state, warning, '2026-11-29T10:00:00Z');
    expect(assessRegimen(kept).assessment.energy.result).not.toBeNull();
  });

  it.each<[string, RegimenValues]>([
    ['an age that was entered', preterm],
    ['2 years', { ...born, PD_AGE: 24 }],
    ['born at term', { ...born, PD_PRETERM: 'no' }],
  ])('%s: nothing is asked of the age', (_case, values) =>
    expect(findingsWithCode('age-not-corrected', { values })).toEqual([]),
  );

  it('`calculate` has no code for it', () =>
    expect(findingsWithCode('age-not-corrected', { values: born, isForCalculate: true })).toEqual([]));
});
