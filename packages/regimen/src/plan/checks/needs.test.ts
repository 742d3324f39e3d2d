import { averageEnergyRequirementKcal, type Country, months, type Sex } from '@dietetic/clinical';
import { describe, expect, it } from 'vitest';
import { assess } from '../../assessment/assess.ts';
import type { RegimenValues } from '../../state/values.ts';
import { findingsWithCode, withPlainSpaces, productOf } from './test-support/plan-of.ts';

const perKg = (kcal: number): RegimenValues => ({
  PD_GENDER: 'female',
  PD_AGE: 600,
  PD_WEIGHT: 60,
  PD_HEIGHT: 165,
  ER_CALCULATION_METHOD: 'peng_2018',
  ER_CALORIC_EQUATION_MIN: kcal,
  ER_CALORIC_EQUATION_MAX: kcal,
});

const messageAt = (kcal: number) =>
  withPlainSpaces(findingsWithCode('energy-implausible', { values: perKg(kcal) })[0]?.message ?? '');

describe('[K-05] energy', () => {
  it.each<[number, number | null]>([
    [11.9, 12],
    [12, null],
    [45, null],
    [45.1, 45],
  ])('%d kcal/kg in an adult: limit %s', (kcal, limit) => {
    const findings = findingsWithCode('energy-implausible', { values: perKg(kcal) });
    expect(findings.map((finding) => [finding.value, finding.limit, finding.unit])).toEqual(
      limit === null ? [] : [[kcal, limit, 'kcal/kg']],
    );
  });

  it('says which side of which limit', () => {
    expect(messageAt(50)).toBe('Energy is 50.0 kcal/kg/day, over 45 kcal/kg/day for an adult.');
    expect(messageAt(11.96)).toBe('Energy is 11.96 kcal/kg/day, under 12 kcal/kg/day for an adult.');
  });

  const children = (['uk', 'roi'] as const).flatMap((country) =>
    (['female', 'male'] as const).flatMap((sex) =>
      [12, 63, 132, 215].map((age) => [country, sex, age] as const),
    ),
  );
  it.each<readonly [Country, Sex, number]>(children)(
    '%s, %s, %d months: over 1.5 times the average requirement, shown beside it',
    (country, sex, age) => {
      const { kcalPerDay } = averageEnergyRequirementKcal(country, sex, months(age));
      // Henry's basal rate with a chosen activity of 1, at the weight that makes it so many kcal.
      const at = (kcal: number) => {
        const basal = (weight: number) =>
          assess({
            lists: { PD_SCOPE: [] },
            country,
            values: {
              PD_GENDER: sex,
              PD_AGE: age,
              PD_WEIGHT: weight,
              ER_CALCULATION_METHOD: 'schofield',
              ER_PAL_DIT_CATEGORY: 1.9,
            },
          }).energy.result ?? 0;
        const slope = basal(101) - basal(100);
        const weight = 100 + (kcal - basal(100)) / slope;
        return findingsWithCode('energy-implausible', {
          country,
          values: {
            PD_GENDER: sex,
            PD_AGE: age,
            PD_WEIGHT: weight,
            ER_CALCULATION_METHOD: 'schofield',
            ER_PAL_DIT_CATEGORY: 1.9,
          },
        });
      };
      expect(at(kcalPerDay * 1.5 - 0.01)).toEqual([]);
      const [finding] = at(kcalPerDay * 1.5 + 0.01);
      expect(finding).toMatchObject({ unit: 'kcal/day', severity: 'ask' });
      expect(finding?.limit).toBeCloseTo(kcalPerDay * 1.5, 9);
      expect(finding?.message).toContain('over 1.5 times the average requirement at');
    },
  );

  it('the 18th birthday changes the rule', () => {
    const values: RegimenValues = {
      ...perKg(30),
      PD_AGE: 215,
      ER_CALCULATION_METHOD: 'sacn',
      ER_SACN_ADJUST: 1.5,
    };
    expect(findingsWithCode('energy-implausible', { values })).toEqual([]);
    expect(
      findingsWithCode('energy-implausible', { values: { ...values, PD_AGE: 216, PD_WEIGHT: 40 } })[0]?.unit,
    ).toBe('kcal/kg');
  });
});

const set = (grams: number): RegimenValues => ({
  PD_GENDER: 'female',
  PD_AGE: 240,
  PD_WEIGHT: 60,
  PC_CALCULATION_METHOD: 'min_max',
  PC_MINIMUM: grams,
  PC_MAXIMUM: grams,
});

const infant = (weight: number): RegimenValues => ({ PD_GENDER: 'male', PD_AGE: 2, PD_WEIGHT: weight });

describe('[K-05] protein per kg, whether chosen or from a table', () => {
  it('4 g/kg passes, more is asked', () => {
    expect(findingsWithCode('protein-implausible', { values: set(4) })).toEqual([]);
    const [finding] = findingsWithCode('protein-implausible', { values: set(4.01) });
    expect(finding).toMatchObject({ value: 4.01, limit: 4, unit: 'g/kg', severity: 'ask' });
    expect(withPlainSpaces(finding?.message ?? '')).toBe('Protein is 4.01 g/kg/day, over 4 g/kg/day.');
  });

  it('an absolute table figure for a small infant is asked about too', () => {
    // 12.5 g a day under 4 months.
    expect(findingsWithCode('protein-implausible', { values: infant(3.125) })).toEqual([]);
    expect(findingsWithCode('protein-implausible', { values: infant(3.12) })).toHaveLength(1);
  });
});

describe('[K-05] fluid', () => {
  it.each<[number, number, boolean]>([
    [216, 50, false],
    [216, 50.1, true],
    [215, 150, false],
    [11, 150, false],
  ])('at %d months, %d ml/kg entered: asked %s', (age, perKg, isAsked) => {
    const values: RegimenValues = { PD_AGE: age, PD_WEIGHT: 40, PC_FLUID_ADJUST: perKg };
    const findings = findingsWithCode('fluid-implausible', { values });
    expect(findings).toHaveLength(isAsked ? 1 : 0);
    if (isAsked) expect(findings[0]).toMatchObject({ value: perKg, limit: 50, unit: 'ml/kg', products: [] });
  });

  it.each<[number, number, number, boolean]>([
    // 85 ml of water in 100 ml.
    [216, 60, 3000 / 0.85, false],
    [216, 60, 3001 / 0.85, true],
    [11, 8, 1600 / 0.85, false],
    [11, 8, 1601 / 0.85, true],
    [12, 8, 1700 / 0.85, false],
    [215, 60, 3900 / 0.85, false],
  ])('the water of the products at %d months, %d kg, %d ml of feed: asked %s', (age, weight, ml, isAsked) => {
    const plan = {
      values: { PD_AGE: age, PD_WEIGHT: weight },
      products: [['tarnvane-standard', ml]],
    } as const;
    expect(findingsWithCode('fluid-implausible', plan)).toHaveLength(isAsked ? 1 : 0);
  });

  it('water that is not stated by all is at least so much', () => {
    const silent = {
      ...productOf('tarnvane-energy'),
      otherNutrientInformation: [],
      referenceOtherNutrientInformation: [],
    };
    const [finding] = findingsWithCode('fluid-implausible', {
      values: { PD_AGE: 600, PD_WEIGHT: 50 },
      products: [
        ['tarnvane-standard', 3000],
        [silent, 100],
      ],
    });
    expect(withPlainSpaces(finding?.message ?? '')).toBe(
      'The water in the products is at least 51 ml/kg/day, over 50 ml/kg/day for an adult.',
    );
    expect(finding?.products).toEqual(['tarnvane-standard']);
  });
});

const asked = (values: RegimenValues, isForCalculate = false) =>
  findingsWithCode('basal-without-activity', { values, isForCalculate }).length;

describe('[K-08] a basal rate is not a requirement', () => {
  const body: RegimenValues = { PD_GENDER: 'female', PD_AGE: 600, PD_WEIGHT: 60, PD_HEIGHT: 165 };
  const kind = (values: RegimenValues) =>
    assess({ lists: { PD_SCOPE: [] }, country: 'uk', values: { ...body, ...values } }).energy.kind;

  it.each<[string, RegimenValues, 'basal' | 'requirement']>([
    ['Henry', { ER_CALCULATION_METHOD: 'henry_oxford' }, 'basal'],
    ['Schofield', { ER_CALCULATION_METHOD: 'schofield' }, 'basal'],
    ['Harris-Benedict', { ER_CALCULATION_METHOD: 'harris_benedict' }, 'basal'],
    ['Mifflin-St Jeor', { ER_CALCULATION_METHOD: 'mifflin_st_jeor' }, 'basal'],
    ['PENG by Mifflin', { ER_CALCULATION_METHOD: 'peng_2018', PD_WEIGHT: 100 }, 'basal'],
    [
      'PENG by kcal/kg',
      { ER_CALCULATION_METHOD: 'peng_2018', ER_CALORIC_EQUATION_MIN: 25, ER_CALORIC_EQUATION_MAX: 30 },
      'requirement',
    ],
    ['SACN', { ER_CALCULATION_METHOD: 'sacn' }, 'requirement'],
    ['Penn State', { ER_CALCULATION_METHOD: 'penn_state', ER_PENN_TMAX: 38, ER_PENN_VE: 9 }, 'requirement'],
    [
      'activity of 1 chosen',
      { ER_CALCULATION_METHOD: 'henry_oxford', ER_PAL_DIT_CATEGORY: 1 },
      'requirement',
    ],
    ['stress chosen', { ER_CALCULATION_METHOD: 'henry_oxford', ER_STRESS_FACTOR_ADJUST: 20 }, 'requirement'],
    ['stress of 0 %', { ER_CALCULATION_METHOD: 'henry_oxford', ER_STRESS_FACTOR_ADJUST: 0 }, 'basal'],
  ])('%s: %s', (_what, values, expected) => {
    expect(kind(values)).toBe(expected);
    const findings = findingsWithCode('basal-without-activity', { values: { ...body, ...values } });
    expect(findings).toHaveLength(expected === 'basal' ? 1 : 0);
  });

  it('is asked about where the step was used, and by calculate; nothing is asked of a default nobody touched', () => {
    const obese: RegimenValues = { ...body, PD_WEIGHT: 100 };
    expect(kind(obese)).toBe('basal');
    expect(asked(obese)).toBe(0);
    expect(asked({ ...obese, ER_CALCULATION_METHOD: 'peng_2018' })).toBe(1);
    expect(asked(obese, true)).toBe(1);
  });

  it('names the figure, and nothing is held against it', () => {
    const values: RegimenValues = {
      ...body,
      ER_CALCULATION_METHOD: 'henry_oxford',
      PD_WEIGHT: 150,
      PD_HEIGHT: 180,
    };
    const [finding] = findingsWithCode('basal-without-activity', { values });
    expect(withPlainSpaces(finding?.message ?? '')).toMatch(
      /^\d,\d{3} kcal\/day is a basal rate, not a requirement\. Choose activity\.$/,
    );
    expect(finding).toMatchObject({ fields: ['ER_PAL_DIT_CATEGORY'], limit: null, unit: 'kcal/day' });
    const heavy = { ...values, PD_AGE: 900, PD_WEIGHT: 400, PD_HEIGHT: 300 };
    expect(
      (assess({ lists: { PD_SCOPE: [] }, country: 'uk', values: heavy }).energy.result ?? 0) / 400,
    ).toBeLessThan(12);
    expect(findingsWithCode('energy-implausible', { values: heavy })).toEqual([]);
    const energyTotals = findingsWithCode('total-implausible', {
      values,
      products: [['tarnvane-energy', 3900]],
    });
    expect(energyTotals.flatMap(({ fields }) => fields)).not.toContain('PATIENT_ENERGY_RESULT');
  });

  it('each method across says which it is', () => {
    const { energyAcross } = assess({ lists: { PD_SCOPE: [] }, country: 'uk', values: body });
    const kinds = Object.fromEntries(energyAcross.map((one) => [one.method, one.kind]));
    expect(kinds).toMatchObject({ henry_oxford: 'basal', mifflin_st_jeor: 'basal', sacn: 'requirement' });
  });
});

it('[K-05] [K-13] amounts per kg use the weight that the requirement was calculated from', () => {
  const values: RegimenValues = {
    ...perKg(30),
    PD_WEIGHT: 100,
    PD_HEIGHT: 190,
    PC_CALCULATION_METHOD: 'min_max',
    PC_MINIMUM: 4.5,
    PC_MAXIMUM: 4.5,
  };
  const adjusted: RegimenValues = { ...values, PD_WEIGHT_BASIS: 'adjusted', PD_WEIGHT_USED: 80 };
  expect(findingsWithCode('protein-implausible', { values })[0]?.value).toBe(4.5);
  expect(findingsWithCode('protein-implausible', { values: adjusted })[0]?.value).toBe(4.5);
});
