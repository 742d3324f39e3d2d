import { medianHeightCm, medianWeightKg, months, type Sex } from '@dietetic/clinical';
import { describe, expect, it } from 'vitest';
import type { RegimenValues } from '../../state/values.ts';
import { findingsWithCode, withPlainSpaces } from './test-support/plan-of.ts';

const SEXES: readonly Sex[] = ['female', 'male'];
/** Beyond what a comparison allows for binary residue, and far below what a scale can tell. */
const GRAIN = 1e-6;

describe('[K-06] a child’s weight and height against the median for age and sex', () => {
  const ages = [0, 1, 4, 12, 23, 24, 63, 120, 180, 215];
  const cases = SEXES.flatMap((sex) => ages.map((age) => [sex, age] as const));

  it.each(cases)(
    '%s, %d months: both ends of 0.65 to 1.5 times the median pass, a grain beyond is asked',
    (sex, age) => {
      const codes = (values: RegimenValues) =>
        (['weight-implausible', 'height-implausible'] as const).flatMap((code) =>
          findingsWithCode(code, { values: { PD_GENDER: sex, PD_AGE: age, ...values } }).map((finding) => [
            finding.code,
            finding.limit,
          ]),
        );
      const weight = medianWeightKg(sex, months(age)) ?? 0;
      const height = medianHeightCm(sex, months(age)) ?? 0;
      expect(codes({ PD_WEIGHT: weight * 0.65, PD_HEIGHT: height * 0.65 })).toEqual([]);
      expect(codes({ PD_WEIGHT: weight * 1.5, PD_HEIGHT: height * 1.5 })).toEqual([]);
      expect(codes({ PD_WEIGHT: weight * 0.65 - GRAIN, PD_HEIGHT: height * 0.65 - GRAIN })).toEqual([
        ['weight-implausible', expect.closeTo(weight * 0.65, 9)],
        ['height-implausible', expect.closeTo(height * 0.65, 9)],
      ]);
      expect(codes({ PD_WEIGHT: weight * 1.5 + GRAIN, PD_HEIGHT: height * 1.5 + GRAIN })).toEqual([
        ['weight-implausible', expect.closeTo(weight * 1.5, 9)],
        ['height-implausible', expect.closeTo(height * 1.5, 9)],
      ]);
    },
  );

  it('while the sex is not known, what is plausible for either passes', () => {
    const between =
      ((medianWeightKg('female', months(4)) ?? 0) * 1.5 + (medianWeightKg('male', months(4)) ?? 0) * 1.5) / 2;
    const values = { PD_AGE: 4, PD_WEIGHT: between };
    expect(findingsWithCode('weight-implausible', { values })).toEqual([]);
    expect(
      findingsWithCode('weight-implausible', { values: { ...values, PD_GENDER: 'female' } }),
    ).toHaveLength(1);
    expect(findingsWithCode('weight-implausible', { values: { ...values, PD_GENDER: 'male' } })).toEqual([]);
    expect(findingsWithCode('weight-implausible', { values: { PD_AGE: 4, PD_WEIGHT: 13 } })).toHaveLength(1);
  });

  it('says what was typed, the range, and the source of the medians', () => {
    const [finding] = findingsWithCode('height-implausible', {
      values: { PD_GENDER: 'female', PD_AGE: 63, PD_HEIGHT: 43 },
    });
    expect(withPlainSpaces(finding?.message ?? '')).toMatch(
      /^Height 43 cm is below the plausible range at 5 years 3 months, \d\d(\.\d)? to 1\d\d(\.\d)? cm\.$/,
    );
    expect(finding).toMatchObject({
      severity: 'ask',
      fields: ['PD_HEIGHT', 'PD_AGE', 'PD_GENDER'],
      unit: 'cm',
      value: 43,
    });
    expect(finding?.source).toMatch(/^CDC/);
  });
});

const bmiOf = (sex: Sex, age: number) =>
  (medianWeightKg(sex, months(age)) ?? 0) / ((medianHeightCm(sex, months(age)) ?? 0) / 100) ** 2;
const asked = (values: RegimenValues, isForCalculate = false) =>
  findingsWithCode('weight-implausible', { values, isForCalculate });

describe('[K-06] a child’s weight and height against each other', () => {
  it.each(SEXES.flatMap((sex) => [0, 4, 23, 24, 63, 120, 180, 215].map((age) => [sex, age] as const)))(
    '%s, %d months: 0.6 to 2 times the BMI of the medians passes, a grain beyond is asked',
    (sex, age) => {
      const of = (share: number) => {
        // Light and tall, or heavy and short: each alone is plausible.
        const weight = (medianWeightKg(sex, months(age)) ?? 0) * (share < 1 ? 0.7 : 1.4);
        const height = 100 * Math.sqrt(weight / (bmiOf(sex, age) * share));
        return asked({ PD_GENDER: sex, PD_AGE: age, PD_WEIGHT: weight, PD_HEIGHT: height });
      };
      expect([...of(0.6 + GRAIN), ...of(2 - GRAIN)]).toEqual([]);
      for (const share of [0.6 - GRAIN, 2 + GRAIN]) {
        expect(of(share)).toMatchObject([
          { unit: 'kg/m²', fields: ['PD_WEIGHT', 'PD_HEIGHT', 'PD_AGE', 'PD_GENDER'] },
        ]);
      }
    },
  );

  it('asks about 12 kg at 150 cm, says what they make, and keeps it from the command line', () => {
    const values: RegimenValues = { PD_GENDER: 'female', PD_AGE: 60, PD_WEIGHT: 12, PD_HEIGHT: 150 };
    const [finding, ...others] = asked(values);
    expect(others).toEqual([]);
    expect(withPlainSpaces(finding?.message ?? '')).toBe(
      '12 kg and 150 cm hardly go together at 5 years: a BMI of 5.3 kg/m², and this app asks outside 9.3 to 30.9 kg/m².',
    );
    expect(asked(values, true)).toEqual([]);
  });

  it('asks once: not where weight or height alone is asked about', () => {
    expect(asked({ PD_GENDER: 'female', PD_AGE: 60, PD_WEIGHT: 8, PD_HEIGHT: 150 })).toMatchObject([
      { unit: 'kg' },
    ]);
    expect(asked({ PD_GENDER: 'female', PD_AGE: 60, PD_WEIGHT: 18, PD_HEIGHT: 60 })).toEqual([]);
  });
});

describe('[K-06] an adult’s weight and height by BMI', () => {
  // 200 cm: BMI is a quarter of the weight.
  it.each<[number, boolean]>([
    [56, false],
    [55.99, true],
    [200, false],
    [200.01, true],
  ])('%d kg at 200 cm: asked %s', (weight, isAsked) => {
    for (const sex of SEXES) {
      const values = { PD_GENDER: sex, PD_AGE: 216, PD_HEIGHT: 200, PD_WEIGHT: weight };
      const findings = findingsWithCode('weight-implausible', { values });
      expect(findings).toHaveLength(isAsked ? 1 : 0);
      for (const finding of findings) {
        expect(finding.value).toBeCloseTo(weight / 4, 9);
        expect(finding).toMatchObject({ limit: weight > 100 ? 50 : 14, unit: 'kg/m²' });
      }
    }
  });

  it('is by the median until the day before the 18th birthday', () => {
    const values: RegimenValues = { PD_GENDER: 'male', PD_HEIGHT: 200, PD_WEIGHT: 190 };
    expect(findingsWithCode('weight-implausible', { values: { ...values, PD_AGE: 215 } })[0]?.unit).toBe(
      'kg',
    );
    expect(findingsWithCode('weight-implausible', { values: { ...values, PD_AGE: 216 } })).toEqual([]);
  });

  it('asks about the height where it is the height that cannot be', () => {
    const values: RegimenValues = { PD_GENDER: 'male', PD_AGE: 600, PD_WEIGHT: 70, PD_HEIGHT: 69 };
    expect(findingsWithCode('weight-implausible', { values })).toEqual([]);
    const [finding] = findingsWithCode('height-implausible', { values });
    expect(finding).toMatchObject({ fields: ['PD_HEIGHT', 'PD_WEIGHT'], limit: 50, unit: 'kg/m²' });
    expect(finding?.value).toBeCloseTo(147, 0);
    expect(withPlainSpaces(finding?.message ?? '')).toBe(
      'Height 69 cm is below the plausible range at 50 years, 114.5 to 264.2 cm.',
    );
  });

  it('never shows a figure as equal to the limit it is beyond', () => {
    const [finding] = findingsWithCode('weight-implausible', {
      values: { PD_AGE: 600, PD_HEIGHT: 200, PD_WEIGHT: 200.01 },
    });
    expect(withPlainSpaces(finding?.message ?? '')).toContain('a BMI of 50.003 kg/m²');
  });
});

describe('[K-06] a probable slip of the unit', () => {
  it.each<[string, RegimenValues, string, number]>([
    ['pounds', { PD_GENDER: 'female', PD_AGE: 4, PD_WEIGHT: 13 }, '13 lb would be 5.90 kg.', 5.89670081],
    ['stones', { PD_GENDER: 'female', PD_AGE: 120, PD_WEIGHT: 5 }, '5 st would be 31.8 kg.', 31.7514659],
    ['inches', { PD_GENDER: 'female', PD_AGE: 63, PD_HEIGHT: 43 }, '43 in would be 109.2 cm.', 109.22],
    ['feet', { PD_GENDER: 'male', PD_AGE: 120, PD_HEIGHT: 4.5 }, '4.5 ft would be 137.2 cm.', 137.16],
    [
      'an adult’s pounds',
      { PD_AGE: 600, PD_WEIGHT: 154, PD_HEIGHT: 170 },
      '154 lb would be 69.9 kg.',
      69.85322498,
    ],
    [
      'an adult’s stones',
      { PD_AGE: 600, PD_WEIGHT: 11, PD_HEIGHT: 170 },
      '11 st would be 69.9 kg.',
      69.85322498,
    ],
    ['an adult’s inches', { PD_AGE: 600, PD_WEIGHT: 70, PD_HEIGHT: 69 }, '69 in would be 175.3 cm.', 175.26],
    ['metres', { PD_GENDER: 'female', PD_AGE: 63, PD_HEIGHT: 1.1 }, '1.1 m would be 110 cm.', 110],
    ['an infant’s metres', { PD_AGE: 2, PD_HEIGHT: 0.58 }, '0.58 m would be 58 cm.', 58],
    ['metres whatever the age', { PD_AGE: 24, PD_HEIGHT: 1.71 }, '1.71 m would be 171 cm.', 171],
    ['an adult’s metres', { PD_AGE: 600, PD_WEIGHT: 61.5, PD_HEIGHT: 1.71 }, '1.71 m would be 171 cm.', 171],
    ['metres before a weight', { PD_AGE: 600, PD_HEIGHT: 1.71 }, '1.71 m would be 171 cm.', 171],
    ['the lowest metres', { PD_AGE: 0, PD_HEIGHT: 0.4 }, '0.4 m would be 40 cm.', 40],
    ['the highest metres', { PD_AGE: 600, PD_WEIGHT: 61.5, PD_HEIGHT: 2.5 }, '2.5 m would be 250 cm.', 250],
    [
      'an adult’s feet',
      { PD_AGE: 600, PD_WEIGHT: 70, PD_HEIGHT: 5.75 },
      '5.75 ft would be 175.3 cm.',
      175.26,
    ],
  ])('%s', (_what, values, message, value) => {
    const [finding, ...others] = findingsWithCode('unit-slip', { values });
    expect(others).toEqual([]);
    expect(withPlainSpaces(finding?.message ?? '')).toBe(message);
    expect(finding).toMatchObject({ severity: 'ask', limit: null, value });
  });

  it.each<[string, RegimenValues]>([
    ['a plausible figure', { PD_AGE: 4, PD_WEIGHT: 6 }],
    ['nothing that fits', { PD_AGE: 4, PD_WEIGHT: 90 }],
    ['grams', { PD_AGE: 4, PD_WEIGHT: 600 }],
    ['less than metres', { PD_AGE: 600, PD_WEIGHT: 70, PD_HEIGHT: 0.39 }],
    ['an adult whose BMI no reading mends', { PD_AGE: 600, PD_WEIGHT: 500, PD_HEIGHT: 170 }],
  ])('none is named for %s', (_what, values) => {
    expect(findingsWithCode('unit-slip', { values })).toEqual([]);
  });

  it('no BMI of a height in metres is said', () => {
    const values: RegimenValues = { PD_AGE: 600, PD_WEIGHT: 61.5, PD_HEIGHT: 1.71 };
    expect(findingsWithCode('weight-implausible', { values })).toEqual([]);
    const [finding] = findingsWithCode('height-implausible', { values });
    expect(withPlainSpaces(finding?.message ?? '')).toMatch(
      /^Height 1\.71 cm is below the plausible range at 50 years, 1\d\d(\.\d)? to 2\d\d(\.\d)? cm\.$/,
    );
  });

  it('a value that is refused anyway is not asked about', () => {
    expect(findingsWithCode('weight-implausible', { values: { PD_AGE: 4, PD_WEIGHT: 900 } })).toEqual([]);
  });
});
