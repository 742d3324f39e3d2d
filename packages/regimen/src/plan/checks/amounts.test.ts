import { describe, expect, it } from 'vitest';
import { assess } from '../../assessment/assess.ts';
import type { RegimenValues } from '../../state/values.ts';
import { needOf } from '../totals/need.ts';
import { findingsWithCode, withPlainSpaces, productOf } from './test-support/plan-of.ts';

/** Needs 1,000 to 2,000 kcal, 50 to 100 g and 2,000 ml: round figures on both sides of every share. */
const NEEDS: RegimenValues = {
  PD_GENDER: 'male',
  PD_AGE: 600,
  PD_WEIGHT: 50,
  PD_HEIGHT: 170,
  ER_CALCULATION_METHOD: 'peng_2018',
  ER_CALORIC_EQUATION_MIN: 20,
  ER_CALORIC_EQUATION_MAX: 40,
  ER_PAL_DIT_CATEGORY: 1,
  PC_CALCULATION_METHOD: 'min_max',
  PC_MINIMUM: 1,
  PC_MAXIMUM: 2,
  PC_FLUID_ADJUST: 40,
};
/** 100 kcal, 4 g of protein, 84 ml of water in 100 ml. */
const FEED = 'tarnvane-standard';

describe('[K-05] one product alone', () => {
  it('over 150 % of the upper end of the energy need', () => {
    expect(findingsWithCode('amount-implausible', { values: NEEDS, products: [[FEED, 3000]] })).toEqual([]);
    const [finding] = findingsWithCode('amount-implausible', { values: NEEDS, products: [[FEED, 3000.1]] });
    expect(finding).toMatchObject({ severity: 'ask', products: [FEED], limit: 150, unit: '%' });
    expect(finding?.value).toBeCloseTo(150.005, 9);
    expect(withPlainSpaces(finding?.message ?? '')).toBe(
      '3,000.1 ml of Tarnvane Standard a day gives 150.01 % of the upper end of the energy need (2,000 kcal/day).',
    );
  });

  it.each<[string, number, string | null]>([
    [FEED, 4000, null],
    [FEED, 4000.01, 'ml'],
    ['lowenfield-penne', 2000, null],
    ['lowenfield-penne', 2000.01, 'g'],
    // A tin of 127 g: ten of them are less than 2,000 g.
    ['flowenna-clear', 1270, null],
    ['flowenna-clear', 1270.1, 'packs'],
    // A food's packs are not a powder's tins.
    ['lowenfield-cookies', 1999, null],
  ])('%s, %d a day: %s', (id, amount, unit) => {
    const findings = findingsWithCode('amount-implausible', { products: [[id, amount]] });
    expect(findings.map((finding) => finding.unit)).toEqual(unit === null ? [] : [unit]);
  });

  it('in the unit it was given in', () => {
    const [finding] = findingsWithCode('amount-implausible', {
      products: [['flowenna-clear', { amount: 1100, unit: 'scoop' }]],
    });
    expect(withPlainSpaces(finding?.message ?? '')).toBe(
      '1,100 scoops (1,320 g) of Flowenna Clear a day empties 10.4 packs of 127 g, over 10.',
    );
    expect(finding).toMatchObject({ limit: 10, unit: 'packs' });
    expect(finding?.value).toBeCloseTo(1320 / 127, 9);
  });

  it('is not held against a basal rate, and energy that is not stated is not counted', () => {
    const {
      ER_CALORIC_EQUATION_MIN: _min,
      ER_CALORIC_EQUATION_MAX: _max,
      ER_PAL_DIT_CATEGORY: _pal,
      ...basal
    } = NEEDS;
    const values: RegimenValues = { ...basal, ER_CALCULATION_METHOD: 'henry_oxford' };
    expect(findingsWithCode('amount-implausible', { values, products: [[FEED, 3900]] })).toEqual([]);
    expect(
      findingsWithCode('amount-implausible', {
        values: { ...values, ER_PAL_DIT_CATEGORY: 1 },
        products: [[FEED, 3900]],
      }),
    ).toHaveLength(1);
    const silent = { ...productOf(FEED), macroNutrients: [], referenceMacroNutrients: [] };
    expect(findingsWithCode('amount-implausible', { values: NEEDS, products: [[silent, 3900]] })).toEqual([]);
  });
});

describe('[K-05] all products together', () => {
  const HALF = 'tarnvane-standard-fibre';

  it.each<[string, number, RegimenValues, string[]]>([
    ['energy at 150 %', 1500, { PC_MINIMUM: 20, PC_MAXIMUM: 20, PC_FLUID_ADJUST: 150 }, []],
    [
      'energy above it',
      1500.1,
      { PC_MINIMUM: 20, PC_MAXIMUM: 20, PC_FLUID_ADJUST: 150 },
      ['PATIENT_ENERGY_RESULT'],
    ],
    ['protein at 150 %', 1875, { ER_CALORIC_EQUATION_MAX: 900, PC_FLUID_ADJUST: 150 }, []],
    [
      'protein above it',
      1875.1,
      { ER_CALORIC_EQUATION_MAX: 900, PC_FLUID_ADJUST: 150 },
      ['PATIENT_PROTEIN_RESULT'],
    ],
  ])('%s', (_what, ml, changed, fields) => {
    const findings = findingsWithCode('total-implausible', {
      values: { ...NEEDS, ...changed },
      products: [
        [FEED, ml],
        [
          {
            ...productOf(HALF),
            id: 'twin',
            macroNutrients: productOf(FEED).macroNutrients,
            referenceMacroNutrients: productOf(FEED).referenceMacroNutrients,
          },
          ml,
        ],
      ],
    });
    expect(findings.map((finding) => finding.fields[0])).toEqual(fields);
    for (const finding of findings) {
      expect(finding).toMatchObject({ severity: 'ask', products: [FEED, 'twin'], limit: 150, unit: '%' });
      expect(finding.value).toBeGreaterThan(150);
    }
  });

  it('fluid on its own figure, energy, protein and fluid in that order', () => {
    const values = { ...NEEDS, ER_CALORIC_EQUATION_MAX: 20, PC_MAXIMUM: 1, PC_FLUID_ADJUST: 20 };
    const findings = findingsWithCode('total-implausible', { values, products: [[FEED, 2000]] });
    expect(findings.map((finding) => [finding.fields[0], withPlainSpaces(finding.message)])).toEqual([
      [
        'PATIENT_ENERGY_RESULT',
        'The products give 2,000 kcal/day, 200 % of the energy need (1,000 kcal/day).',
      ],
      ['PATIENT_PROTEIN_RESULT', 'The products give 80.0 g/day, 160 % of the protein need (50.0 g/day).'],
      ['FLUID_RESULT', 'The products give 1,700 ml/day, 170 % of the fluid need (1,000 ml/day).'],
    ]);
  });

  it('protein beside a child’s reference intake beyond 250 % on screens, by the contract beyond 150 %', () => {
    const values: RegimenValues = { PD_GENDER: 'male', PD_AGE: 84, PD_WEIGHT: 23, PD_HEIGHT: 122 };
    // 28.3 g a day: 4 g/100 ml.
    const asked = (ml: number, isForCalculate?: boolean) =>
      findingsWithCode('total-implausible', { values, products: [[FEED, ml]], isForCalculate }).filter(
        ({ fields }) => fields[0] === 'PATIENT_PROTEIN_RESULT',
      ).length;
    expect([1061.25, 1061.5].map((ml) => asked(ml, true))).toEqual([0, 1]);
    expect([1768.75, 1769].map((ml) => asked(ml))).toEqual([0, 1]);
  });

  it('a child’s reference intake is no need of a metabolic disorder, and nothing is filled up to it', () => {
    const values: RegimenValues = { PD_GENDER: 'male', PD_AGE: 28, PD_WEIGHT: 12.5, PD_CONDITION: 'pku' };
    expect(
      findingsWithCode('total-implausible', { values, products: [['orrimel-pku-spoon-10', 100]] }),
    ).toEqual([]);
    const need = needOf('protein', assess({ country: 'uk', values, lists: { PD_SCOPE: [] } }));
    expect(need).toMatchObject({ low: 14.5, notForDisorder: 'pku' });
  });

  it('a partial total is at least that much, and over all the same', () => {
    const values = { ...NEEDS, PC_FLUID_ADJUST: 20 };
    const [finding] = findingsWithCode('total-implausible', {
      values,
      products: [
        [FEED, 1900],
        ['addimere-protein', 5],
      ],
    });
    expect(withPlainSpaces(finding?.message ?? '')).toContain('give at least 1,615 ml/day');
    expect(finding?.products).toEqual([FEED]);
  });
});

describe('[K-10] upper levels', () => {
  // Zinc: 25 mg from 18 years, 22 mg before; micravane has 46 mg in 100 g.
  const POWDER = 'micravane-powder';
  const per100 = 46;

  it.each<[number, number, boolean]>([
    [216, 2500 / per100 - 0.01, false],
    [216, 2500 / per100, false],
    [216, 2500 / per100 + 0.01, true],
    [215, 2200 / per100, false],
    [215, 2200 / per100 + 0.01, true],
  ])('zinc at %d months, %d g: %s', (age, grams, isAbove) => {
    for (const country of ['uk', 'roi'] as const) {
      for (const sex of ['male', 'female'] as const) {
        const values: RegimenValues = { PD_AGE: age, PD_GENDER: sex };
        const zinc = findingsWithCode('upper-level', { country, values, products: [[POWDER, grams]] }).filter(
          ({ fields }) => fields.includes('zinc'),
        );
        expect(zinc).toHaveLength(isAbove ? 1 : 0);
      }
    }
  });

  it('names value, level and source in the level’s unit', () => {
    const [first] = findingsWithCode('upper-level', {
      values: { PD_AGE: 600 },
      products: [[POWDER, 60]],
    }).filter(({ fields }) => fields[0] === 'zinc');
    expect(first).toMatchObject({ severity: 'ask', value: 27.6, limit: 25, unit: 'mg', products: [POWDER] });
    expect(withPlainSpaces(first?.message ?? '')).toBe(
      'Zinc: 27.6 mg/day is above the upper level of 25 mg/day at 50 years.',
    );
    expect(first?.source).toMatch(/^EFSA/);
  });

  it('says nothing without an age, and holds copper against no level in pregnancy', () => {
    expect(findingsWithCode('upper-level', { products: [[POWDER, 200]] })).toEqual([]);
    const plan = { values: { PD_AGE: 360, PD_GENDER: 'female' }, products: [[POWDER, 200]] } as const;
    const nutrients = (stage?: 'pregnancy') =>
      findingsWithCode('upper-level', stage ? { ...plan, stage } : plan).flatMap(({ fields }) => fields);
    expect(nutrients()).toContain('copper');
    expect(nutrients('pregnancy')).not.toContain('copper');
  });
});

describe('[K-05] a fluid restriction', () => {
  const woman = { PD_GENDER: 'female' as const, PD_AGE: 816, PD_WEIGHT: 58, PD_HEIGHT: 163 };
  const overFluid = (PC_FLUID_ADJUST: number, ml: number) =>
    findingsWithCode('total-implausible', {
      values: { ...woman, PC_FLUID_ADJUST },
      products: [['tarnvane-standard', ml]],
    }).map(({ message }) => withPlainSpaces(message));

  it('is asked about as soon as the water of the products is over it', () => {
    // 1,044 ml; 85 ml of water in 100 ml.
    expect(overFluid(18, 1228)).toEqual([]);
    expect(overFluid(18, 1228.5)).toEqual([]);
    expect(overFluid(18, 1400)).toEqual([
      'The products give 1,190 ml/day, 114 % of the fluid limit (1,044 ml/day).',
    ]);
  });

  it('a need is one and a half times as much first', () => expect(overFluid(20, 1600)).toEqual([]));
});
