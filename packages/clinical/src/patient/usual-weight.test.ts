import { describe, expect, it } from 'vitest';
import { months } from '../quantities/units.ts';
import { UK_WHO_MEDIAN_WEIGHT } from '../reference/uk-who-median-weight.ts';
import { usualWeight } from './usual-weight.ts';

describe('where a weight passes without a question', () => {
  it('[C-04] holds the median child of every age, and not ten times or a tenth of it', () => {
    for (const { fromMonths, toMonths, ...median } of UK_WHO_MEDIAN_WEIGHT) {
      for (const sex of ['male', 'female'] as const) {
        for (let age = fromMonths; age < toMonths; age += 1) {
          const { from, to } = usualWeight(months(age), sex);
          expect(median[sex]).toBeGreaterThan(from);
          expect(median[sex]).toBeLessThan(to);
          expect(median[sex] * 10).toBeGreaterThan(to);
          expect(median[sex] / 10).toBeLessThan(from);
        }
      }
    }
  });

  it('[C-04] asks when the pounds of a median newborn or schoolchild are entered as kilograms', () => {
    for (const age of [0, 84, 144]) {
      const row = UK_WHO_MEDIAN_WEIGHT.find(({ fromMonths }) => fromMonths === age);
      expect((row?.male ?? 0) * 2.2046).toBeGreaterThan(usualWeight(months(age), 'male').to * 0.8);
    }
  });

  it('[C-04] is 35 to 250 kg for men and 30 to 250 kg for women from 19 years', () => {
    expect(usualWeight(months(228), 'male')).toEqual({ from: 35, to: 250 });
    expect(usualWeight(months(1451), 'female')).toEqual({ from: 30, to: 250 });
  });

  it('[C-04] widens or stays as a child grows', () => {
    for (const sex of ['male', 'female'] as const) {
      let last = { from: 0, to: 0 };
      for (let age = 0; age < 228; age += 1) {
        const range = usualWeight(months(age), sex);
        expect(range.from).toBeGreaterThanOrEqual(last.from);
        expect(range.to).toBeGreaterThanOrEqual(last.to);
        last = range;
      }
    }
  });
});
