import { describe, expect, it } from 'vitest';
import {
  ENERGY_METHODS,
  INVALID,
  OLDEST_AGE_MONTHS,
  cm,
  energyRequirement,
  isEnergyMethod,
  kg,
  months,
  offeredEnergyMethods,
} from '../index.ts';
import type { Country, EnergyInput, EnergyMethod } from '../index.ts';
import { goldenFile } from '../test-support/golden.ts';
import { EMPTY_ENERGY_INPUT } from '../test-support/empty-input.ts';

const ADULT = [
  'peng_2018',
  'henry_oxford',
  'schofield',
  'harris_benedict',
  'mifflin_st_jeor',
  'penn_state',
  'sacn',
];
const UK_CHILD = ['uk_paeds', 'sacn', 'schofield', 'henry_oxford'];
const ROI_CHILD = ['roi_paeds_6months_17years', 'schofield', 'henry_oxford'];
const SPECIFIED = new Set([...ADULT, ...UK_CHILD, ...ROI_CHILD, 'roi_paeds_under_6months']);

const WOMAN: EnergyInput = {
  ...EMPTY_ENERGY_INPUT,
  sex: 'female',
  age: months(827),
  weight: kg(58),
  bodyWeight: kg(58),
  height: cm(163),
};

describe('methods offered', () => {
  it.each<['uk' | 'roi', number, string[]]>([
    ['uk', 0, UK_CHILD],
    ['uk', 215, UK_CHILD],
    ['uk', 216, [...ADULT, 'uk_paeds']],
    ['uk', 227, [...ADULT, 'uk_paeds']],
    ['uk', 228, ADULT],
    ['uk', 1451, ADULT],
    ['roi', 0, ['roi_paeds_under_6months']],
    ['roi', 5, ['roi_paeds_under_6months']],
    ['roi', 6, ROI_CHILD],
    ['roi', 215, ROI_CHILD],
    ['roi', 216, ADULT],
    ['roi', 1451, ADULT],
  ])(
    '[D-01] %s at %d months: those of the specification in its order, its first as default',
    (country, age, expected) => {
      const offered: readonly string[] = offeredEnergyMethods(country, months(age));
      expect(offered.filter((method) => SPECIFIED.has(method))).toEqual(expected);
      expect(offered[0]).toBe(expected[0]);
    },
  );

  it.each(ENERGY_METHODS)('[D-01] %s: to the patients its golden file names, and no others', (method) => {
    const { offeredFromToMonths } = goldenFile<{
      offeredFromToMonths: Partial<Record<Country, [from: number, to: number | null]>>;
    }>(`energy/${method}.json`);
    for (const country of ['uk', 'roi'] as const) {
      const [from = 0, to = 0] = offeredFromToMonths[country] ?? [];
      for (let age = 0; age <= OLDEST_AGE_MONTHS; age += 1)
        expect(offeredEnergyMethods(country, months(age)).includes(method), `${country}, ${age} months`).toBe(
          age >= from && (to === null || age < to),
        );
    }
  });

  it('[D-01] an id that is not a method is known to be none', () => {
    expect(isEnergyMethod('peng_2018')).toBe(true);
    expect(isEnergyMethod('peng')).toBe(false);
    expect(isEnergyMethod('constructor')).toBe(false);
  });
});

describe('what a method asks for', () => {
  const complete: EnergyInput = {
    ...WOMAN,
    kcalPerKgMin: 25,
    kcalPerKgMax: 30,
    temperature: 37,
    ventilation: 8,
  };

  it.each<[EnergyMethod, keyof EnergyInput, string]>([
    ['schofield', 'sex', 'needs-gender'],
    ['schofield', 'age', 'needs-age'],
    ['schofield', 'weight', 'needs-weight'],
    ['henry_oxford', 'weight', 'needs-weight'],
    ['harris_benedict', 'height', 'needs-height'],
    ['harris_benedict', 'weight', 'needs-weight'],
    ['mifflin_st_jeor', 'height', 'needs-height'],
    ['mifflin_st_jeor', 'sex', 'needs-gender'],
    ['peng_2018', 'weight', 'needs-weight'],
    ['peng_2018', 'height', 'needs-height'],
    ['peng_2018', 'kcalPerKgMin', 'needs-range'],
    ['peng_2018', 'kcalPerKgMax', 'needs-range'],
    ['peng_2018', 'bodyWeight', 'needs-weight'],
    ['penn_state', 'bodyWeight', 'needs-weight'],
    ['penn_state', 'height', 'needs-height'],
    ['penn_state', 'temperature', 'needs-temperature'],
    ['penn_state', 'ventilation', 'needs-ventilation'],
    ['sacn', 'sex', 'needs-gender'],
    ['sacn', 'age', 'needs-age'],
    ['uk_paeds', 'weight', 'needs-weight'],
  ])('[D-01] %s without %s says %s; with a wrong one, that it is wrong', (method, key, reason) => {
    expect(energyRequirement(method, { ...complete, [key]: undefined })).toEqual({ ok: false, reason });
    expect(energyRequirement(method, { ...complete, [key]: INVALID })).toEqual({
      ok: false,
      reason: 'invalid-input',
    });
  });

  it.each<[EnergyMethod, keyof EnergyInput]>([
    ['schofield', 'height'],
    ['schofield', 'temperature'],
    ['sacn', 'weight'],
    ['sacn', 'palDit'],
    ['penn_state', 'stressPercent'],
    ['penn_state', 'palDit'],
    ['mifflin_st_jeor', 'stressPercent'],
    ['peng_2018', 'sex'],
    ['peng_2018', 'stressCondition'],
  ])('[D-14] %s reads nothing of %s, so an error there does not stop it', (method, key) => {
    expect(energyRequirement(method, { ...complete, [key]: INVALID }).ok).toBe(true);
  });

  it('[D-02] from BMI 30 the kcal/kg range is not read, and its errors do not matter', () => {
    const outcome = energyRequirement('peng_2018', {
      ...complete,
      weight: kg(90),
      bodyWeight: kg(90),
      kcalPerKgMin: INVALID,
      kcalPerKgMax: undefined,
    });
    expect(outcome).toMatchObject({ ok: true, band: 'BMI 30 or more: Mifflin-St Jeor 1990' });
  });
});

describe('energy below zero', () => {
  it('[D-01] shows as 0 for the smallest infant, and by Penn State with a low temperature', () => {
    const tiny = { ...EMPTY_ENERGY_INPUT, sex: 'male' as const, age: months(0), weight: kg(0.4) };
    expect(energyRequirement('schofield', tiny)).toMatchObject({ result: 0, low: 0, high: 0, basal: 0 });
    const cold = { ...WOMAN, temperature: 20, ventilation: 5 };
    expect(energyRequirement('penn_state', cold)).toMatchObject({ result: 0 });
  });
});
