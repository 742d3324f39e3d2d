import { expect, it } from 'vitest';
import { confirm, openWarnings } from './confirmations.ts';
import { emptyRegimen } from './regimen-state.ts';
import { setValue, setValues } from './transitions.ts';
import type { RegimenValues } from './values.ts';

const heavy = { field: 'PD_WEIGHT', code: 'unusual-for-age', message: 'Check the weight.' };
const hot = { field: 'ER_PENN_TMAX', code: 'above-soft-limit', message: 'Check the temperature.' };
const patient = setValues(emptyRegimen('uk'), {
  PD_GENDER: 'male',
  PD_AGE: 400,
  PD_WEIGHT: 260,
  ER_PENN_TMAX: 44,
});

it('[F-03] asks once for the same values', () => {
  expect(openWarnings(patient, [heavy, hot])).toEqual([heavy, hot]);
  const confirmed = confirm(patient, heavy);
  expect(openWarnings(confirmed, [heavy, hot])).toEqual([hot]);
  expect(confirm(confirmed, heavy).confirmations).toHaveLength(1);
});

it.each<[keyof RegimenValues, number, boolean]>([
  ['PD_WEIGHT', 261, true],
  ['PD_AGE', 12, true],
  ['ER_PENN_TMAX', 39, false],
  ['PC_FLUID_ADJUST', 30, false],
])('[F-03] after %s becomes %d the weight is asked about again: %s', (key, value, asksAgain) => {
  const changed = setValue(confirm(patient, heavy), key, value);
  expect(openWarnings(changed, [heavy])).toHaveLength(asksAgain ? 1 : 0);
});

it.each<[keyof RegimenValues, number, boolean]>([
  ['PD_WEIGHT', 61, true],
  ['PC_FLUID_PER_DAY', 1100, true],
  ['ER_PENN_TMAX', 39, false],
])(
  '[E-07] after %s becomes %d little fluid for the weight is asked about again: %s',
  (key, value, asksAgain) => {
    const little = { field: 'PC_FLUID_PER_DAY', code: 'below-usual', message: 'little' };
    const asked = setValue(patient, 'PC_FLUID_PER_DAY', 1000);
    const changed = setValue(confirm(asked, little), key, value);
    expect(openWarnings(changed, [little])).toHaveLength(asksAgain ? 1 : 0);
  },
);
