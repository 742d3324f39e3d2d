import { assess } from '../../assessment/assess.ts';
import { chooseProduct } from '../../state/products.ts';
import { emptyRegimen } from '../../state/regimen-state.ts';
import { setValues } from '../../state/transitions.ts';
import type { RegimenValues } from '../../state/values.ts';
import { describe, expect, it } from 'vitest';
import { findingsOfChange } from './findings-of-change.ts';
import { catalogue, findingsWithCode, withPlainSpaces, productOf } from './test-support/plan-of.ts';

/** 18 years and over without a method: neither energy nor protein is needed as far as anyone has said. */
const adult: RegimenValues = { PD_GENDER: 'female', PD_AGE: 600, PD_WEIGHT: 60, PD_HEIGHT: 165 };
const newborn: RegimenValues = { PD_GENDER: 'male', PD_AGE: 0, PD_AGE_DAYS: 21, PD_WEIGHT: 3.6 };

describe('[K-05] what products give while no need is set', () => {
  // 40 g of protein and 1,000 kcal in a litre.
  it.each<[string, number, boolean]>([
    ['protein-implausible', 6000, false],
    ['protein-implausible', 6001, true],
    ['energy-implausible', 2700, false],
    ['energy-implausible', 2701, true],
  ])('%s, %d ml of feed: asked %s', (code, ml, isAsked) => {
    const findings = findingsWithCode(code as 'protein-implausible', {
      values: { ...adult, ER_CALCULATION_METHOD: 'peng_2018' },
      products: [['tarnvane-standard', ml]],
    });
    expect(findings.map(({ products }) => products)).toEqual(isAsked ? [['tarnvane-standard']] : []);
  });

  it('a basal rate is not a requirement: energy per kg is still checked against the weight', () => {
    // From BMI 30 the default method is Mifflin-St Jeor, a basal rate until activity is chosen.
    for (const values of [
      { ...adult, ER_CALCULATION_METHOD: 'henry_oxford' },
      { ...adult, PD_WEIGHT: 110 },
    ] satisfies RegimenValues[]) {
      const [finding] = findingsWithCode('energy-implausible', {
        values,
        products: [['addimere-carb', 1400]],
      });
      expect(withPlainSpaces(finding?.message ?? '')).toMatch(
        /^The products give .* and no energy need is set\.$/,
      );
    }
  });

  it('protein powder for a newborn whose protein has no default', () => {
    const [finding] = findingsWithCode('protein-implausible', {
      values: newborn,
      products: [['addimere-protein', 20]],
    });
    expect(withPlainSpaces(finding?.message ?? '')).toBe(
      'The products give 4.84 g/kg/day of protein, over 4 g/kg/day, and no protein need is set.',
    );
  });

  it('energy of a child by age where no weight is known', () => {
    const [finding] = findingsWithCode('energy-implausible', {
      values: { PD_GENDER: 'male', PD_AGE: 4, ER_CALCULATION_METHOD: 'schofield' },
      products: [['addimere-carb', 300]],
    });
    expect(finding?.value).toBe(1140);
    expect(withPlainSpaces(finding?.message ?? '')).toContain(
      'over 1.5 times the average requirement at 4 months',
    );
  });

  it('when a requirement is set, the total is checked against it and nothing is said twice', () => {
    const values: RegimenValues = {
      ...adult,
      PC_CALCULATION_METHOD: 'min_max',
      PC_MINIMUM: 1,
      PC_MAXIMUM: 1.5,
      PC_PENG_TOGGLE: 'min',
    };
    const products = [['addimere-protein', 400]] as const;
    expect(findingsWithCode('protein-implausible', { values, products })).toEqual([]);
    expect(findingsWithCode('total-implausible', { values, products })).not.toEqual([]);
  });

  it('is asked before the product is added', () => {
    const state = setValues(emptyRegimen('uk'), newborn);
    const after = chooseProduct(state, productOf('addimere-protein'), 20);
    const asked = findingsOfChange(state, after, ['addimere-protein'], {
      assessment: assess(after),
      catalogue,
    });
    expect(asked.map(({ code }) => code)).toContain('protein-implausible');
  });
});
