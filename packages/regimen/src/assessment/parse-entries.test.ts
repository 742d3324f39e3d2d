import { describe, expect, it } from 'vitest';
import { assessEntries } from './assess.ts';
import { CHOICE_ENTRIES } from './choice-entries.ts';
import { INPUT_LIMITS, RANGE_PAIRS } from './input-limits.ts';
import type { NumericEntryKey, NumberLimits } from './input-limits.ts';
import { parseEntries } from './parse-entries.ts';

const KEYS = Object.keys(INPUT_LIMITS) as NumericEntryKey[];
const limitsOf = (key: NumericEntryKey): NumberLimits => INPUT_LIMITS[key];
const codes = (values: Record<string, unknown>) =>
  parseEntries(values).errors.map(({ field, code }) => [field, code]);

const warned = (values: Record<string, unknown>) =>
  assessEntries('uk', values).warnings.map(({ field, code }) => [field, code]);

describe('hard limits, from both sides', () => {
  it.each(KEYS)('[F-03] %s: its maximum counts, more does not', (key) => {
    const { max, whole } = limitsOf(key);
    const more = max + (whole ? 1 : 0.01);
    expect(parseEntries({ [key]: max })).toMatchObject({ errors: [] });
    expect(parseEntries({ [key]: max }).numbers[key]).toBe(max);
    expect(parseEntries({ [key]: more }).errors).toMatchObject([
      { field: key, code: 'above-limit', limit: max },
    ]);
    expect(parseEntries({ [key]: more }).numbers[key]).toBe('invalid');
  });

  it.each(KEYS)('[F-03] %s: less than its minimum does not count', (key) => {
    const { min, minIncluded, whole } = limitsOf(key);
    const less = minIncluded ? min - (whole ? 1 : 0.01) : min;
    expect(parseEntries({ [key]: less }).errors).toMatchObject([
      { field: key, code: 'below-limit', limit: min },
    ]);
  });

  it.each([
    [45.1, 'Highest temperature is 45.1 °C; the most accepted is 45 °C.'],
    [85.9, 'Highest temperature is 85.9 °C; the most accepted is 45 °C.'],
    [86, 'Highest temperature is 86 °C; the most accepted is 45 °C. 86 °F is 30.0 °C.'],
    [98.6, 'Highest temperature is 98.6 °C; the most accepted is 45 °C. 98.6 °F is 37.0 °C.'],
    [104, 'Highest temperature is 104 °C; the most accepted is 45 °C. 104 °F is 40.0 °C.'],
    [109.5, 'Highest temperature is 109.5 °C; the most accepted is 45 °C.'],
  ])(
    '[K-05] a temperature of %d is refused, and read as degrees Fahrenheit where it can be',
    (value, said) => {
      const [error] = parseEntries({ ER_PENN_TMAX: value }).errors;
      expect(error?.message.replaceAll('\u00a0', ' ')).toBe(said);
    },
  );

  it.each(KEYS)('[F-03] %s: only a number is a number', (key) => {
    for (const wrong of ['7', true, [], {}, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(codes({ [key]: wrong })).toEqual([[key, 'wrong-type']]);
    }
    expect(codes({ [key]: null })).toEqual([]);
  });

  it('[C-02] an age is in whole months', () => {
    expect(codes({ PD_AGE: 12.5 })).toEqual([['PD_AGE', 'wrong-type']]);
  });

  it.each<[NumericEntryKey, number | undefined]>([
    ['PD_AGE', 0],
    ['ER_STRESS_FACTOR_ADJUST', 0],
    ['PD_HEIGHT', undefined],
    ['ER_PENN_TMAX', undefined],
    ['ER_PENN_VE', undefined],
    ['ER_CALORIC_EQUATION_MIN', undefined],
    ['PC_MINIMUM', undefined],
  ])('[F-03] zero counts as a value only for age and stress: %s', (key, expected) => {
    const { numbers, errors } = parseEntries({ [key]: 0 });
    expect(numbers[key]).toBe(expected);
    expect(errors).toEqual([]);
  });

  it.each([0, -3])('[C-04] a weight of %d kg is below its limit', (weight) => {
    expect(codes({ PD_WEIGHT: weight })).toEqual([['PD_WEIGHT', 'below-limit']]);
  });
});

describe('[D-07] what no ventilated adult has', () => {
  it.each<[NumericEntryKey, number, number]>([
    ['ER_PENN_TMAX', 25, 24.9],
    ['ER_PENN_VE', 1, 0.9],
  ])('%s: %d is asked about, %d is refused, and 0 is not entered', (key, least, below) => {
    expect(parseEntries({ [key]: least })).toMatchObject({ errors: [], warnings: [{ code: 'below-usual' }] });
    expect(parseEntries({ [key]: below }).errors).toMatchObject([
      { field: key, code: 'below-limit', limit: least },
    ]);
    expect(parseEntries({ [key]: 0 })).toMatchObject({ errors: [], warnings: [] });
  });
});

describe('usual ranges warn, and the value counts', () => {
  it.each<[NumericEntryKey, number, number]>([
    ['ER_PENN_TMAX', 30, 29.9],
    ['ER_PENN_TMAX', 43, 43.1],
    ['ER_PENN_VE', 2, 1.9],
    ['ER_PENN_VE', 40, 40.1],
    ['ER_CALORIC_EQUATION_MIN', 10, 9.9],
    ['ER_CALORIC_EQUATION_MAX', 40, 40.5],
    ['PC_MAXIMUM', 4, 4.01],
    ['PC_PENG_PROTEIN_MIN', 0.5, 0.45],
    ['PC_PENG_PROTEIN_MAX', 2.5, 2.55],
  ])('[F-03] %s: %d passes, %d is asked about', (key, usual, unusual) => {
    expect(parseEntries({ [key]: usual }).warnings).toEqual([]);
    const asked = parseEntries({ [key]: unusual });
    expect(asked.warnings).toMatchObject([{ field: key, limit: usual }]);
    expect(asked.numbers[key]).toBe(unusual);
    expect(asked.errors).toEqual([]);
  });

  const man = { PD_GENDER: 'male', PD_AGE: 624, PD_HEIGHT: 175 };

  it.each([
    [35, []],
    [34.9, [['PD_WEIGHT', 'unusual-weight-for-age']]],
    [210, []],
    [215, [['BMI', 'unusual-bmi']]],
    [
      251,
      [
        ['PD_WEIGHT', 'unusual-weight-for-age'],
        ['BMI', 'unusual-bmi'],
      ],
    ],
  ])('[C-04] [C-07] a man of 175 cm and %d kg', (weight, expected) => {
    expect(warned({ ...man, PD_WEIGHT: weight })).toEqual(expected);
  });

  it.each([
    [80, 100, []],
    [79.9, 100, [['PD_WEIGHT_PREVIOUS', 'large-weight-change']]],
    [120, 100, []],
    [120.1, 100, [['PD_WEIGHT_PREVIOUS', 'large-weight-change']]],
  ])('[C-05] %d kg now, %d kg before', (weight, previous, expected) => {
    expect(warned({ ...man, PD_WEIGHT: weight, PD_WEIGHT_PREVIOUS: previous })).toEqual(expected);
  });

  it('[C-04] asks about grams entered as kilograms', () => {
    expect(warned({ PD_GENDER: 'female', PD_AGE: 1, PD_WEIGHT: 420 })).toEqual([
      ['PD_WEIGHT', 'unusual-weight-for-age'],
    ]);
    expect(warned({ PD_GENDER: 'female', PD_AGE: 1, PD_WEIGHT: 4.2 })).toEqual([]);
  });

  it('[C-04] without a sex, the wider range of the two holds', () => {
    expect(warned({ PD_AGE: 624, PD_WEIGHT: 32 })).toEqual([]);
    expect(warned({ PD_AGE: 624, PD_WEIGHT: 29 })).toEqual([['PD_WEIGHT', 'unusual-weight-for-age']]);
  });

  it('says the value, the limit and both units', () => {
    expect(assessEntries('uk', { ...man, PD_WEIGHT: 251 }).warnings[0]?.message).toBe(
      'Weight is 251\u00A0kg, above 250\u00A0kg. Check the number and its unit.',
    );
  });
});

describe('ranges and choices', () => {
  it.each(RANGE_PAIRS)('[D-02] [E-03] %s above %s is an error of the minimum', (low, high) => {
    const { numbers, errors } = parseEntries({ [low]: 2, [high]: 1 });
    expect(errors).toMatchObject([{ field: low, code: 'above-limit', limit: 1 }]);
    expect(numbers[low]).toBe('invalid');
    expect(numbers[high]).toBe(1);
    expect(parseEntries({ [low]: 1.5, [high]: 1.5 }).errors).toEqual([]);
  });

  it.each(Object.entries(CHOICE_ENTRIES))('[F-03] %s takes its own choices alone', (key, choices) => {
    for (const choice of choices) expect(codes({ [key]: choice })).toEqual([]);
    const other = typeof choices[0] === 'number' ? 0.9 : 'other';
    expect(codes({ [key]: other })).toEqual([[key, 'not-allowed']]);
    expect(codes({ [key]: [] })).toEqual([[key, 'wrong-type']]);
  });

  it('[C-03] a date of birth is a day that exists', () => {
    expect(codes({ PD_DOB: '2024-02-29' })).toEqual([]);
    expect(codes({ PD_DOB: '2023-02-29' })).toEqual([['PD_DOB', 'not-allowed']]);
  });

  it('[B-12] every key of the regimen is known; another is named and voids nothing', () => {
    const known = {
      PATIENT_ENERGY_RESULT: 1,
      PATIENT_PROTEIN_RESULT: 1,
      FLUID_RESULT: 1,
      FLUID_PER_KG: 1,
      BMI: 0,
      COUNTRY: 'uk',
      PC_SELECTED_PRODUCTS: [],
      EMAIL_REPORT_ACTIVE: false,
      RR_EMAIL_DATA: {},
      navigationItems: [],
      PD_DOB_DAY: 3,
    };
    expect(codes(known)).toEqual([]);
    expect(codes({ ER_PENN_TMIN: 3, constructor: 1 })).toEqual([
      ['ER_PENN_TMIN', 'unknown-key'],
      ['constructor', 'unknown-key'],
    ]);
  });

  it('[B-12] the second name of the previous weight is read, the first wins', () => {
    expect(parseEntries({ PD_WEIGHT_PREV: 60 }).numbers.PD_WEIGHT_PREVIOUS).toBe(60);
    expect(parseEntries({ PD_WEIGHT_PREV: 60, PD_WEIGHT_PREVIOUS: 61 }).numbers.PD_WEIGHT_PREVIOUS).toBe(61);
  });
});
