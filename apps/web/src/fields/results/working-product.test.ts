import { assess } from '@dietetic/regimen';
import type { RegimenValues } from '@dietetic/regimen';
import { describe, expect, it } from 'vitest';
import { factorsOf, fluidFactorsOf } from './working-product.ts';

const energyOf = (values: RegimenValues) => assess({ lists: { PD_SCOPE: [] }, country: 'uk', values }).energy;
const texts = (all: ReturnType<typeof factorsOf>) =>
  all?.map(({ text, field }) => [text.replaceAll('\u00a0', ' '), field]);
const factors = (values: RegimenValues) => {
  const { terms, method } = energyOf(values);
  return texts(factorsOf(terms, { values, method }));
};
const ADULT: RegimenValues = { PD_GENDER: 'female', PD_AGE: 816, PD_WEIGHT: 58, PD_HEIGHT: 163 };

describe('a requirement as a sentence', () => {
  it('[D-01] names every factor by PENG and where each is entered', () => {
    expect(
      factors({
        ...ADULT,
        ER_CALORIC_EQUATION_MIN: 22,
        ER_CALORIC_EQUATION_MAX: 26,
        ER_PAL_DIT_CATEGORY: 1.15,
      }),
    ).toEqual([
      ['58.0 kg', 'PD_WEIGHT'],
      ['22 kcal/kg/day', 'ER_CALORIC_EQUATION'],
      ['1.15', 'ER_PAL_DIT_CATEGORY'],
    ]);
  });

  it('[D-01] shows the weight it was calculated with, not a rounded one', () => {
    const values = { ...ADULT, PD_WEIGHT: 58.44, ER_CALORIC_EQUATION_MIN: 22, ER_CALORIC_EQUATION_MAX: 26 };
    expect(factors({ ...values, ER_PAL_DIT_CATEGORY: 1.15 })?.[0]).toEqual(['58.44 kg', 'PD_WEIGHT']);
  });

  it('[D-09] a figure from a table is not a link, because it is not entered', () => {
    const child = factors({ PD_GENDER: 'male', PD_AGE: 4, PD_WEIGHT: 5.9 });
    expect(child?.[0]).toEqual(['5.9 kg', 'PD_WEIGHT']);
    expect(child?.[1]?.[1]).toBeNull();
  });

  it('[E-02] [E-07] protein and fluid name the weight and what is given for each kg', () => {
    const values = { ...ADULT, PC_PENG_PROTEIN_MIN: 1.2, PC_PENG_PROTEIN_MAX: 1.5 };
    const { protein, fluid } = assess({ lists: { PD_SCOPE: [] }, country: 'uk', values });
    expect(texts(factorsOf(protein.terms, { values, method: protein.method }))).toEqual([
      ['58.0 kg', 'PD_WEIGHT'],
      ['1.2 g/kg/day', 'PC_PENG_PROTEIN'],
    ]);
    expect(texts(fluidFactorsOf(fluid, values))).toEqual([
      ['58.0 kg', 'PD_WEIGHT'],
      ['30 ml/kg/day', 'PC_FLUID_ADJUST'],
    ]);
    expect(fluidFactorsOf(fluid, {})).toBeNull();
  });

  it('[D-05] an equation that is not a product of factors is not shown as one', () => {
    expect(factors({ ...ADULT, ER_CALCULATION_METHOD: 'harris_benedict', ER_PAL_DIT_CATEGORY: 1.15 })).toBe(
      undefined,
    );
  });
});
