import { amputationCorrectedWeight, ENERGY_RULES, isEnergyMethod, kg } from '@dietetic/clinical';
import { describe, expect, it } from 'vitest';
import { emptyRegimen } from '../state/regimen-state.ts';
import { setValues } from '../state/transitions.ts';
import type { RegimenValues } from '../state/values.ts';
import { assess, assessEntries } from './assess.ts';
import { isEntryInUse } from './method-entries.ts';

/** A woman with a BMI of 35.5. */
const obese: RegimenValues = {
  PD_GENDER: 'female',
  PD_AGE: 600,
  PD_WEIGHT: 97,
  PD_HEIGHT: 165.1,
  PC_PENG_PROTEIN_MIN: 1,
  PC_PENG_PROTEIN_MAX: 1,
};
const of = (values: RegimenValues) =>
  assess({ lists: { PD_SCOPE: [] }, country: 'uk', values: { ...obese, ...values } });
const adjusted: RegimenValues = { PD_WEIGHT_BASIS: 'adjusted', PD_WEIGHT_USED: 67 };
const used = (basis: 'adjusted' | 'ideal' | 'dry' | 'corrected', weight: number): RegimenValues => ({
  PD_WEIGHT_BASIS: basis,
  PD_WEIGHT_USED: weight,
});

describe('[K-13] the weight used', () => {
  it('is the actual one while no other is chosen', () => {
    expect(of({ PD_WEIGHT_USED: 67 })).toEqual(of({}));
    expect(of({ PD_WEIGHT_BASIS: 'actual', PD_WEIGHT_USED: 67 }).fluid.result).toBe(of({}).fluid.result);
  });

  it('once chosen is what every requirement is worked out from', () => {
    const { energy, fluid, protein } = of({ ...adjusted, ER_CALCULATION_METHOD: 'henry_oxford' });
    expect(energy.terms[0]).toMatchObject({ term: 'weight', value: 67 });
    expect(protein.result).toBe(67);
    expect(fluid.result).toBe(67 * (fluid.perKg ?? 0));
  });

  it('BMI and weight change always use the actual weight, never an adjusted or ideal one', () => {
    const before = of({ PD_WEIGHT_PREVIOUS: 100 });
    expect(of({ ...adjusted, PD_WEIGHT_PREVIOUS: 100 })).toMatchObject({
      bmi: before.bmi,
      weightDifference: before.weightDifference,
    });
    const dry = of({ PD_WEIGHT_BASIS: 'dry', PD_WEIGHT_USED: 90, PD_WEIGHT_PREVIOUS: 100 });
    expect(dry.bmi).toBeCloseTo(90 / 1.651 ** 2, 9);
    expect(dry.weightDifference).toBe(-10);
  });

  it('[C-08] an old amputation is no gain: weights as weighed are compared, and BMI is of the corrected one', () => {
    const { bmi, weightDifference } = of({
      PD_WEIGHT: 66,
      PD_HEIGHT: 178,
      PD_WEIGHT_PREVIOUS: 75,
      PD_WEIGHT_BASIS: 'corrected',
      PD_WEIGHT_USED: 78.6,
    });
    expect(weightDifference).toBe(-12);
    expect(bmi).toBeCloseTo(78.6 / 1.78 ** 2, 9);
  });

  it('the obesity factor applies to the actual weight, and not on top of an adjusted or ideal weight', () => {
    expect(of({}).protein).toMatchObject({ result: 97 * 0.75, factor: 0.75 });
    const heavy = { ...adjusted, PD_WEIGHT_USED: 85 };
    expect(of(heavy).protein).toMatchObject({ result: 85, factor: 1 });
    expect(of(heavy).protein.notes).toContain('no-factor-on-corrected-weight');
    expect(of({ PD_WEIGHT_BASIS: 'dry', PD_WEIGHT_USED: 90 }).protein.factor).toBe(0.75);
  });

  describe('an energy method that asks for BMI takes that of the body, and its equation the weight used', () => {
    const woman: RegimenValues = { PD_AGE: 792, PD_WEIGHT: 110, PD_HEIGHT: 160 };
    const penn: RegimenValues = {
      ...woman,
      ER_CALCULATION_METHOD: 'penn_state',
      ER_PENN_TMAX: 38,
      ER_PENN_VE: 9,
    };
    const peng: RegimenValues = {
      ...woman,
      ER_CALCULATION_METHOD: 'peng_2018',
      ER_CALORIC_EQUATION_MIN: 25,
      ER_CALORIC_EQUATION_MAX: 30,
      ER_PAL_DIT_CATEGORY: 1,
    };
    const note = 'bmi-of-the-body';

    it.each(['adjusted', 'ideal'] as const)('[D-07] Penn State on an %s weight', (basis) => {
      const { bmi, energy } = of({ ...penn, ...used(basis, 66) });
      expect(bmi).toBeCloseTo(42.97, 2);
      const resting = 66 * 10 + 160 * 6.25 - 66 * 5 - 161;
      expect(energy.result).toBeCloseTo(resting * 0.71 + 9 * 64 + 38 * 85 - 3085, 9);
      expect(energy.source?.id).toBe('penn-state-2010');
      expect(energy.notes).toContain(note);
    });

    it.each(['adjusted', 'ideal'] as const)('[D-02] PENG 2018 on an %s weight', (basis) => {
      const { energy } = of({ ...peng, ...used(basis, 66) });
      expect(energy.result).toBe(66 * 10 + 160 * 6.25 - 66 * 5 - 161);
      expect(energy.notes).toEqual(expect.arrayContaining(['mifflin-from-bmi-30', note]));
    });

    it('a body without its oedema, or made whole again, is the body', () => {
      for (const basis of ['dry', 'corrected'] as const) {
        expect(of({ ...penn, ...used(basis, 70) }).energy.source?.id).toBe('penn-state-2003b');
        expect(of({ ...peng, ...used(basis, 70) }).energy).toMatchObject({ low: 70 * 25, high: 70 * 30 });
        expect(of({ ...peng, ...used(basis, 70) }).energy.notes).not.toContain(note);
      }
    });

    it('an ideal weight above BMI 30 makes nobody obese', () => {
      const { energy } = of({ ...peng, PD_WEIGHT: 70, ...used('ideal', 80) });
      expect(energy).toMatchObject({ low: 80 * 25, high: 80 * 30 });
      expect(energy.notes).toContain(note);
    });

    it('without the weight now there is no BMI and no branch is guessed', () => {
      const nobody = { ...used('adjusted', 66), PD_WEIGHT: undefined };
      expect(of({ ...peng, ...nobody }).energy.reason).toBe('needs-weight');
      expect(of({ ...penn, ...nobody }).energy.reason).toBe('needs-weight');
      expect(of({ ...penn, ...nobody, PD_AGE: 600 }).energy.source?.id).toBe('penn-state-2003b');
    });

    it('kcal/kg is asked for by the BMI of the body', () => {
      const values = { ...obese, ...peng, ...used('adjusted', 66) };
      const assessment = assess({ lists: { PD_SCOPE: [] }, country: 'uk', values });
      expect(isEntryInUse('ER_CALORIC_EQUATION_MIN', values, assessment)).toBe(false);
      const slim = { ...values, PD_WEIGHT: 70, ...used('ideal', 80) };
      expect(
        isEntryInUse(
          'ER_CALORIC_EQUATION_MIN',
          slim,
          assess({ lists: { PD_SCOPE: [] }, country: 'uk', values: slim }),
        ),
      ).toBe(true);
    });

    it('a basis alone changes no figure', () => {
      for (const basis of ['adjusted', 'ideal', 'dry', 'corrected', 'estimated'] as const) {
        for (const values of [peng, penn]) {
          const { energy } = assessEntries('uk', { ...obese, ...values, PD_WEIGHT_BASIS: basis });
          expect(energy).toEqual(assessEntries('uk', { ...obese, ...values }).energy);
        }
      }
    });
  });

  it('fluid of an obese adult on the actual weight carries a note, on an adjusted one none', () => {
    const note = 'fluid-on-actual-weight';
    expect(of({}).fluid.notes).toContain(note);
    expect(of(adjusted).fluid.notes).not.toContain(note);
    expect(of({ PD_WEIGHT: 81 }).fluid.notes).not.toContain(note);
    expect(of({ PD_WEIGHT: 82 }).fluid.notes).toContain(note);
  });

  it.each([
    ['male', 168, 65, 3250, false],
    ['male', 168, 66, 3300, true],
    ['female', 168, 56, 2800, true],
    ['female', 204, 57, 2280, false],
    ['female', 204, 97, 3880, true],
    ['male', 120, 47, 2820, false],
    ['male', 120, 50, 3000, true],
  ] as const)(
    'of a child (%s, %s months, %s kg) %s ml by age carries it where an adult of BMI 30 has less: %s',
    (PD_GENDER, PD_AGE, PD_WEIGHT, ml, noted) => {
      const child = { PD_GENDER, PD_AGE, PD_WEIGHT, PD_HEIGHT: 160 };
      const { fluid } = of(child);
      expect(fluid.result).toBe(ml);
      expect(fluid.notes.includes('fluid-on-actual-weight')).toBe(noted);
      expect(of({ ...child, ...adjusted }).fluid.notes).not.toContain('fluid-on-actual-weight');
    },
  );

  it('a heavy child may need less per kg: a low figure is no restriction', () => {
    const heavy = { PD_GENDER: 'male' as const, PD_AGE: 168, PD_WEIGHT: 100, PC_FLUID_ADJUST: 24 };
    expect(of(heavy).fluid).toMatchObject({ result: 2400, isLimit: true });
    expect(of(heavy).fluid.isRestricted).toBeUndefined();
    expect(of({ ...heavy, PD_WEIGHT: 50 }).fluid.isRestricted).toBe(true);
  });

  it.each([
    [48.4, 1],
    [48.5, 0],
    [145.5, 0],
    [145.6, 1],
  ])('of %s kg beside 97 kg is asked about: %s', (used, asked) => {
    const { warnings } = of({ PD_WEIGHT_BASIS: 'ideal', PD_WEIGHT_USED: used });
    expect(warnings.filter(({ field }) => field === 'PD_WEIGHT_USED')).toHaveLength(asked);
  });
});

it.each([
  ['dry', 74, 0],
  ['dry', 80, 1],
  ['corrected', 80, 0],
] as const)('[K-13] a %s weight of %s kg beside 74 kg weighed is asked about: %s', (basis, used, asked) => {
  const { warnings } = of({ PD_WEIGHT: 74, PD_WEIGHT_BASIS: basis, PD_WEIGHT_USED: used });
  expect(warnings.filter(({ field }) => field === 'PD_WEIGHT_USED')).toHaveLength(asked);
});

describe('[K-13] a weight used that was worked out', () => {
  const values: RegimenValues = { PD_GENDER: 'female', PD_AGE: 600, PD_WEIGHT: 120, PD_HEIGHT: 160 };
  const asked = (basis: 'adjusted' | 'ideal' | 'dry' | 'corrected', more: RegimenValues) => {
    const entered = setValues(setValues(emptyRegimen('uk'), { ...values, PD_WEIGHT_BASIS: basis }), {
      PD_WEIGHT_USED: basis === 'corrected' ? 125 : 69.3,
    });
    return assess(setValues(entered, more)).warnings.map(({ code }) => code);
  };

  it('is asked about once weight, height or sex are others, and not after it is entered again', () => {
    for (const basis of ['adjusted', 'ideal', 'corrected'] as const) {
      expect(asked(basis, {})).toEqual([]);
      for (const more of [{ PD_WEIGHT: 95 }, { PD_HEIGHT: 170 }, { PD_GENDER: 'male' } as const])
        expect(asked(basis, more)).toEqual(['weight-used-outdated']);
      const again = basis === 'corrected' ? 99 : 63;
      expect(asked(basis, { PD_WEIGHT: 95, PD_WEIGHT_USED: again })).toEqual([]);
      expect(asked(basis, { PD_WEIGHT: 95, PD_WEIGHT_USED: undefined })).toEqual([]);
    }
    expect(asked('dry', { PD_WEIGHT: 95 })).toEqual([]);
  });

  it('of both lower legs: each side counts', () =>
    expect(amputationCorrectedWeight(kg(58), ['lower-leg-and-foot', 'lower-leg-and-foot'])).toBeCloseTo(
      65.76,
      2,
    ));
});

describe('[K-13] a height that is not known', () => {
  const unknown = { PD_HEIGHT: undefined, PD_HEIGHT_KNOWN: 'no' } as const;

  it('removes the methods that need a height, and the default is a method that can be used', () => {
    const { energy, energyAcross } = of(unknown);
    expect(energy).toMatchObject({ method: 'henry_oxford', methodIsDefault: true, reason: null });
    expect(
      energy.methods.filter(
        (method) => isEnergyMethod(method) && ENERGY_RULES[method].reads.includes('height'),
      ),
    ).toEqual([]);
    expect(energy.methods).toEqual(expect.arrayContaining(['henry_oxford', 'schofield', 'sacn']));
    const withoutHeight = energyAcross.filter(({ reason }) => reason === 'needs-height');
    expect(withoutHeight.map(({ method }) => method)).toEqual(
      energyAcross.map(({ method }) => method).filter((method) => !energy.methods.includes(method)),
    );
  });

  it('is not the same as one not entered yet', () => {
    expect(of({ PD_HEIGHT: undefined }).energy).toMatchObject({
      method: 'peng_2018',
      reason: 'needs-height',
    });
  });

  it('keeps a method that was already chosen, with the reason why it gives no result', () => {
    expect(of({ ...unknown, ER_CALCULATION_METHOD: 'mifflin_st_jeor' }).energy).toMatchObject({
      method: 'mifflin_st_jeor',
      reason: 'needs-height',
    });
  });
});

const besideEighty = (basis: 'adjusted' | 'ideal' | 'corrected', used: number) =>
  of({ PD_WEIGHT: 80, PD_WEIGHT_BASIS: basis, PD_WEIGHT_USED: used }).warnings.filter(
    ({ field }) => field === 'PD_WEIGHT_USED',
  );

it('[K-13] corrected for an amputation a body weighs no less than on the scales, adjusted for obesity no more', () => {
  expect(besideEighty('corrected', 79.9)).toMatchObject([{ code: 'below-usual', limit: 80 }]);
  expect(besideEighty('corrected', 80)).toEqual([]);
  expect(besideEighty('corrected', 85)).toEqual([]);
  expect(besideEighty('adjusted', 80.1)).toMatchObject([{ code: 'above-usual', limit: 80 }]);
  expect(besideEighty('adjusted', 70)).toEqual([]);
  for (const used of [70, 90]) expect(besideEighty('ideal', used)).toEqual([]);
});
