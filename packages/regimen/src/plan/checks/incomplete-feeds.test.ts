import { describe, expect, it } from 'vitest';
import type { RegimenValues } from '../../state/values.ts';
import { findingsWithCode, type Plan, productOf, withPlainSpaces } from './test-support/plan-of.ts';

const INFANT: RegimenValues = { PD_GENDER: 'male', PD_AGE: 4, PD_WEIGHT: 6.5, PD_CONDITION: 'pku' };
const SUBSTITUTE = 'orrimel-pku-infant';
const asked = (products: Plan['products'], more: Plan = {}) =>
  findingsWithCode('incomplete-alone', { values: INFANT, products: products!, ...more }).map(({ message }) =>
    withPlainSpaces(message),
  );

describe('[K-05] products of which none is complete', () => {
  it('are asked about where they give nearly all the energy: a substitute alone lacks what it is made without', () => {
    const kcal = 624;
    const grams = (share: number) => (kcal * share) / energyPerGram(SUBSTITUTE);
    expect(asked([[SUBSTITUTE, grams(0.999)]])).toEqual([
      'None of the products is nutritionally complete by its label, and they give 100 % of the energy need. Check what else is eaten.',
    ]);
    expect(asked([[SUBSTITUTE, grams(0.79)]])).toEqual([]);
    expect(asked([[SUBSTITUTE, grams(0.999)]], { isForCalculate: true })).toEqual([]);
  });

  it('are not beside one that is, nor while nothing is needed of them', () => {
    expect(
      asked([
        [SUBSTITUTE, 110],
        ['cradlemere-hydrolysed', 30],
      ]),
    ).toEqual([]);
    expect(asked([[SUBSTITUTE, 140]], { values: { PD_AGE: 4 } })).toEqual([]);
  });

  it('are asked about once of a plan by tube', () => {
    const values: RegimenValues = { ...INFANT, PC_TYPE_OF_FEED: 'tube' };
    expect(asked([[SUBSTITUTE, 140]], { values })).toEqual([]);
    expect(findingsWithCode('tube-incomplete', { values, products: [[SUBSTITUTE, 140]] })).toHaveLength(1);
  });
});

function energyPerGram(id: string): number {
  const per100 = productOf(id).referenceMacroNutrients.find(({ name }) => name === 'Energy (kcal)')?.per100;
  if (per100?.kind !== 'stated') throw new Error(id);
  return per100.value / 100;
}
