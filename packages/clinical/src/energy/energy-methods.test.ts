import { describe, expect, it } from 'vitest';
import {
  INVALID,
  cm,
  energyRequirement,
  isEnergyMethod,
  kg,
  months,
  offeredEnergyMethods,
} from '../index.ts';
import type { EnergyInput, EnergyMethod } from '../index.ts';
import { NO_ENERGY_INPUT } from '../test-support/blank-input.ts';

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

const WOMAN: EnergyInput = {
  ...NO_ENERGY_INPUT,
  sex: 'female',
  age: months(827),
  weight: kg(58),
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
  ])('[D-01] %s at %d months', (country, age, expected) => {
    expect(offeredEnergyMethods(country, months(age))).toEqual(expected);
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
      kcalPerKgMin: INVALID,
      kcalPerKgMax: undefined,
    });
    expect(outcome).toMatchObject({ ok: true, band: 'BMI 30 or more: Mifflin-St Jeor 1990' });
  });
});

describe('energy below zero', () => {
  it('[D-01] shows as 0 for the smallest infant, and by Penn State with a low temperature', () => {
    const tiny = { ...NO_ENERGY_INPUT, sex: 'male' as const, age: months(0), weight: kg(0.4) };
    expect(energyRequirement('schofield', tiny)).toMatchObject({ result: 0, low: 0, high: 0, basal: 0 });
    const cold = { ...WOMAN, temperature: 20, ventilation: 5 };
    expect(energyRequirement('penn_state', cold)).toMatchObject({ result: 0 });
  });
});
