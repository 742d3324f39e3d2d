import { describe, expect, it } from 'vitest';
import { months } from '../quantities/units.ts';
import { poundsToKg } from '../quantities/weight.ts';
import { medianWeightKg } from './growth-medians.ts';
import { usualWeightRange } from './usual-weight.ts';

const SEXES = ['male', 'female'] as const;

describe('where a weight passes without a question', () => {
  it('[C-04] [K-06] is 0.65 to 1.5 of the median, to a tenth of a kilogram', () => {
    expect(usualWeightRange(months(4), 'male')).toEqual({ from: 4.4, to: 10.1 });
    expect(usualWeightRange(months(0), 'female')).toEqual({ from: 2.2, to: 5.1 });
    expect(usualWeightRange(months(215), 'male')).toEqual({ from: 43.5, to: 100.5 });
  });

  it('[C-04] [K-06] asks at every age when the pounds of a median child are entered as kilograms', () => {
    for (const sex of SEXES) {
      for (let age = 0; age < 216; age += 1) {
        const pounds = (medianWeightKg(sex, age) ?? Number.NaN) / poundsToKg(1);
        expect(pounds).toBeGreaterThan(usualWeightRange(months(age), sex).to);
      }
    }
  });

  it('[K-06] asks about 13 entered for a child of 4 months who weighs 5.9 kg', () => {
    for (const sex of SEXES) expect(usualWeightRange(months(4), sex).to).toBeLessThan(13);
  });

  it('[C-04] is 35 to 250 kg for men and 30 to 250 kg for women from 18 years, until BMI can tell', () => {
    expect(usualWeightRange(months(216), 'male')).toEqual({ from: 35, to: 250 });
    expect(usualWeightRange(months(1451), 'female')).toEqual({ from: 30, to: 250 });
  });

  it('[C-04] widens or stays as a child grows', () => {
    for (const sex of SEXES) {
      let last = { from: 0, to: 0 };
      for (let age = 0; age < 216; age += 1) {
        const range = usualWeightRange(months(age), sex);
        expect(range.from).toBeGreaterThanOrEqual(last.from);
        expect(range.to).toBeGreaterThanOrEqual(last.to);
        last = range;
      }
    }
  });
});
