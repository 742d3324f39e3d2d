import { describe, expect, it } from 'vitest';
import { cm, efsaPalsAt, energyRequirement, kg, months } from '../index.ts';
import type { EnergyInput, EnergyMethod, EnergyResult } from '../index.ts';
import { EMPTY_ENERGY_INPUT } from '../test-support/empty-input.ts';

const calculated = (method: EnergyMethod, input: Partial<EnergyInput>): EnergyResult => {
  const outcome = energyRequirement(method, { ...EMPTY_ENERGY_INPUT, bodyWeight: input.weight, ...input });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
};
const man52 = { sex: 'male', age: months(624), weight: kg(91.6), height: cm(175) } as const;

const oldMan = (age: number) => calculated('henry_oxford', { ...man52, age: months(age), weight: kg(73) });

const kcalAt = (method: EnergyMethod, age: number) =>
  calculated(method, { ...man52, age: months(age) }).result;

const efsaNotes = (age: number, efsaPal?: '14') =>
  calculated('roi_paeds_6months_17years', {
    sex: 'male',
    age: months(age),
    ...(efsaPal ? { efsaPal } : {}),
  }).notes;

describe('PENG 2018', () => {
  const input = { ...man52, kcalPerKgMin: 25, kcalPerKgMax: 30, palDit: 1.25 };

  it('[D-02] gives both ends of the range and uses the lower one', () => {
    expect(calculated('peng_2018', input)).toMatchObject({
      result: 2862.5,
      low: 2862.5,
      high: 3435,
      basal: 2290,
    });
  });

  it('[D-02] uses the upper end when the clinician turns the toggle', () => {
    expect(calculated('peng_2018', { ...input, rangeEnd: 'max' })).toMatchObject({
      result: 3435,
      low: 2862.5,
    });
  });

  it('[D-02] writes the calculation out with the values of the patient', () => {
    expect(calculated('peng_2018', input)).toMatchObject({
      working: '91.6 kg × 25 kcal/kg × 1.25',
      band: 'BMI under 30: kcal per kg',
      source: { id: 'peng-2018', status: 'spec' },
      terms: [
        { operator: '', term: 'weight', value: 91.6, unit: 'kg' },
        { operator: '×', term: 'kcal-per-kg', value: 25, unit: 'kcal/kg/day' },
        { operator: '×', term: 'pal-dit', value: 1.25, unit: '' },
        { operator: '=', term: 'result', value: 2862.5, unit: 'kcal/day' },
      ],
    });
  });

  it('[D-02] warns that a total-energy figure already holds activity', () => {
    expect(calculated('peng_2018', input).notes).toEqual([
      'kcal-per-kg-includes-activity',
      'own-kcal-per-kg-bands-not-checked',
    ]);
  });

  it.each([
    [76.799, 'kcal-per-kg-includes-activity'],
    [76.8, 'mifflin-from-bmi-30'],
  ])('[D-02] at 160 cm, %d kg takes the branch of %s', (weight, note) => {
    expect(calculated('peng_2018', { ...input, weight: kg(weight), height: cm(160) }).notes).toContain(note);
  });
});

describe('Schofield and Henry', () => {
  it('[D-03] says which band, and writes the equation out', () => {
    expect(calculated('schofield', { ...man52, palDit: 1.25, stressPercent: 20 })).toMatchObject({
      working: '(91.6 kg × 11.472 + 873.1) × (1.25 + 20 ÷ 100)',
      band: 'male, 30 to under 60 years',
      source: { id: 'schofield-1985-weight', status: 'independent' },
      basal: 1923.9352,
    });
  });

  it('[D-03] keeps the negative constants of infants', () => {
    expect(
      calculated('schofield', { sex: 'male', age: months(6), weight: kg(7.9), palDit: 1 }),
    ).toMatchObject({
      result: 439.7448,
      working: '(7.9 kg × 59.512 − 30.4) × 1',
    });
  });

  it('[D-04] splits the sixties from seventy and over', () => {
    expect(oldMan(839)).toMatchObject({ result: 1516, band: 'male, 60 to under 70 years' });
    expect(oldMan(840)).toMatchObject({ result: 1481.1, band: 'male, 70 years and over' });
  });

  it('[D-04] takes 22.4 for boys of 3 to 9, not the misprint 23.3', () => {
    const boy = calculated('henry_oxford', { sex: 'male', age: months(36), weight: kg(14.3) });
    expect(boy.result).toBe(834.32);
    expect(boy.result).not.toBeCloseTo(23.3 * 14.3 + 514, 1);
  });
});

describe('Harris-Benedict and Mifflin-St Jeor', () => {
  it('[D-05] [D-06] take completed years', () => {
    expect(kcalAt('mifflin_st_jeor', 635)).toBe(kcalAt('mifflin_st_jeor', 624));
    expect(kcalAt('mifflin_st_jeor', 636)).toBe(kcalAt('mifflin_st_jeor', 624) - 5);
    expect(kcalAt('harris_benedict', 635)).toBe(kcalAt('harris_benedict', 624));
  });

  it('[D-06] adds 5 for men and takes 161 off for women', () => {
    const man = calculated('mifflin_st_jeor', man52).result;
    expect(man - calculated('mifflin_st_jeor', { ...man52, sex: 'female' }).result).toBe(166);
  });

  it('[D-05] [D-06] say when the patient is outside the ages of the study', () => {
    expect(calculated('mifflin_st_jeor', { ...man52, age: months(78 * 12) }).notes).not.toContain(
      'outside-study-ages',
    );
    expect(calculated('mifflin_st_jeor', { ...man52, age: months(79 * 12) }).notes).toContain(
      'outside-study-ages',
    );
    expect(calculated('harris_benedict', { ...man52, age: months(75 * 12) }).notes).toContain(
      'outside-study-ages',
    );
  });

  it('[D-06] [D-12] stress is never added to Mifflin-St Jeor', () => {
    expect(calculated('mifflin_st_jeor', { ...man52, stressPercent: 50 }).result).toBe(
      calculated('mifflin_st_jeor', man52).result,
    );
  });
});

describe('Penn State', () => {
  const input = { sex: 'male', weight: kg(76.8), height: cm(160), temperature: 38, ventilation: 10 } as const;

  it.each([
    [719, 76.8, 'penn-state-2003b'],
    [720, 76.799, 'penn-state-2003b'],
    [720, 76.8, 'penn-state-2010'],
    [1451, 90, 'penn-state-2010'],
  ])('[D-07] at %d months and %d kg the form is %s', (age, weight, id) => {
    expect(calculated('penn_state', { ...input, age: months(age), weight: kg(weight) }).source.id).toBe(id);
  });

  it('[D-07] takes neither activity nor stress', () => {
    const plain = calculated('penn_state', { ...input, age: months(720) });
    const asked = calculated('penn_state', { ...input, age: months(720), palDit: 1.5, stressPercent: 30 });
    expect(asked.result).toBe(plain.result);
    expect(plain.notes).toContain('ventilated-only');
  });
});

describe('tables for children', () => {
  it('[D-09] [D-10] gives the range from breast-fed to formula-fed, and the upper end by default', () => {
    const infant = { sex: 'female', age: months(2), weight: kg(5) } as const;
    for (const method of ['uk_paeds', 'roi_paeds_under_6months'] as const) {
      expect(calculated(method, infant)).toMatchObject({
        result: 600,
        low: 480,
        high: 600,
        tablePerDay: { low: 478, high: 550 },
        notes: ['breast-fed-to-formula-fed'],
      });
      expect(calculated(method, { ...infant, rangeEnd: 'min' }).result).toBe(480);
    }
  });

  it('[D-09] from 3 to 5 months both ways of feeding have one figure, so the toggle changes nothing', () => {
    const infant = { sex: 'male', age: months(3), weight: kg(6.31), rangeEnd: 'invalid' } as const;
    expect(calculated('uk_paeds', infant)).toMatchObject({
      result: 605.76,
      low: 605.76,
      high: 605.76,
      notes: ['breast-fed-as-formula-fed'],
    });
  });

  it.each([
    [6, 'independent'],
    [7, 'unconfirmed'],
    [12, 'derived'],
    [216, 'spec'],
  ])('[D-09] at %d months the figure of a boy is %s', (age, status) => {
    expect(calculated('uk_paeds', { sex: 'male', age: months(age), weight: kg(10) }).source.status).toBe(
      status,
    );
  });

  it('[D-09] boys of 18 take 48 kcal/kg and 3,160 kcal a day, girls 43 and 2,460', () => {
    const at18 = { age: months(216), weight: kg(60) };
    expect(calculated('uk_paeds', { ...at18, sex: 'male' })).toMatchObject({
      result: 2880,
      tablePerDay: { low: 3160, high: 3160 },
    });
    expect(calculated('uk_paeds', { ...at18, sex: 'female' })).toMatchObject({
      result: 2580,
      tablePerDay: { low: 2460, high: 2460 },
    });
  });

  it('[D-08] the first row of SACN also serves the first month', () => {
    const newborn = { sex: 'male', age: months(0) } as const;
    expect(calculated('sacn', newborn).result).toBe(574);
    expect(calculated('sacn', { ...newborn, sacnAdjust: 1.5 })).toMatchObject({ result: 861, basal: 574 });
  });

  it('[D-11] at 6 months: 598 kcal for boys, 550 for girls, no weight needed', () => {
    const six = { age: months(6) };
    expect(calculated('roi_paeds_6months_17years', { ...six, sex: 'male' })).toMatchObject({
      result: 598,
      source: { status: 'derived' },
    });
    expect(calculated('roi_paeds_6months_17years', { ...six, sex: 'female' }).result).toBe(550);
  });

  it.each([
    [5, []],
    [6, ['none']],
    [11, ['none']],
    [12, ['14']],
    [47, ['14']],
    [48, ['14', '16', '18']],
    [119, ['14', '16', '18']],
    [120, ['16', '18', '20']],
    [215, ['16', '18', '20']],
    [216, []],
  ])('[D-11] at %d months the activity levels are %o', (age, expected) => {
    expect(efsaPalsAt(months(age))).toEqual(expected);
  });

  it('[D-11] an activity level the table does not print at this age has no result', () => {
    const input = { ...EMPTY_ENERGY_INPUT, sex: 'male' as const, age: months(24), efsaPal: '20' as const };
    expect(energyRequirement('roi_paeds_6months_17years', input)).toEqual({
      ok: false,
      reason: 'outside-table',
    });
  });

  it('[D-11] says when the activity level was not chosen; an infant has none to choose', () => {
    expect(efsaNotes(24)).toContain('activity-not-chosen');
    expect(efsaNotes(24, '14')).not.toContain('activity-not-chosen');
    expect(efsaNotes(9)).not.toContain('activity-not-chosen');
  });
});
