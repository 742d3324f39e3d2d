import { describe, expect, it } from 'vitest';
import { medianHeightCm, medianWeightKg } from './growth-medians.ts';

describe('[K-06] the median weight for age and sex', () => {
  it.each([
    ['male', 0, 3.53],
    ['female', 0, 3.399],
    // Between the points at 0.5 and 1.5: (4.003 + 4.88) / 2
    ['male', 1, 4.4415],
    ['male', 4, 6.7165],
    ['female', 4, 6.149],
    ['male', 3.5, 6.391],
    // Between 23.5 (12.599) and 24 (12.671)
    ['male', 23.75, 12.635],
    ['male', 24, 12.671],
    ['female', 24, 12.055],
    // Five and a half thirteenths of the way from 24 to 30.5
    ['male', 27.25, 13.116],
    // Eleven twelfths of the way from 114.5 (31.04) to 120.5 (33.064)
    ['female', 120, 32.895],
    ['male', 215, 66.994],
    ['female', 215.9, 56.177],
  ] as const)('%s, %d months: %d kg', (sex, age, expected) => {
    expect(medianWeightKg(sex, age)).toBeCloseTo(expected, 2);
  });

  it('ends at the 18th birthday and does not start before birth', () => {
    expect(medianWeightKg('male', 216)).toBeNull();
    expect(medianWeightKg('male', -1)).toBeNull();
    expect(medianWeightKg('male', Number.NaN)).toBeNull();
  });
});

describe('[K-06] the median length, then height', () => {
  it.each([
    ['male', 0, 49.99],
    ['female', 4, 61.5],
    // Lying to the second birthday, standing from it: about 0.8 cm less
    ['male', 23.999, 87.25],
    ['male', 24, 86.45],
    ['female', 24, 84.98],
    ['male', 144, 149.06],
    ['female', 215.9, 163.12],
  ] as const)('%s, %d months: %d cm', (sex, age, expected) => {
    expect(medianHeightCm(sex, age)).toBeCloseTo(expected, 1);
  });

  it('ends at the 18th birthday', () => {
    expect(medianHeightCm('female', 216)).toBeNull();
  });
});

it('[K-06] both grow from month to month, but for the step from lying to standing', () => {
  for (const sex of ['male', 'female'] as const) {
    for (let age = 1; age < 216; age += 1) {
      expect(medianWeightKg(sex, age)).toBeGreaterThan(medianWeightKg(sex, age - 1) ?? 0);
      if (age !== 24) expect(medianHeightCm(sex, age)).toBeGreaterThan(medianHeightCm(sex, age - 1) ?? 0);
    }
  }
});
