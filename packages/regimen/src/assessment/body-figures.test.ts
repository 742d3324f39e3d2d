import { describe, expect, it } from 'vitest';
import { assessRegimen } from '../plan/checks/warnings.ts';
import { emptyRegimen } from '../state/regimen-state.ts';
import { setValues } from '../state/transitions.ts';
import type { RegimenValues } from '../state/values.ts';
import { bmiOf, weightChangeOf } from './body-figures.ts';

const adult: RegimenValues = { PD_GENDER: 'female', PD_AGE: 816, PD_WEIGHT: 58, PD_HEIGHT: 163 };
const shown = (values: RegimenValues) => {
  const state = setValues(emptyRegimen('uk'), { ...adult, ...values });
  return [state.values, assessRegimen(state).assessment] as const;
};

describe('[C-07] the BMI', () => {
  it('is a figure from the second birthday', () => {
    expect(bmiOf(...shown({})).value).toBeCloseTo(21.83, 2);
    expect(bmiOf(...shown({ PD_AGE: 24, PD_WEIGHT: 12, PD_HEIGHT: 86 })).value).toBeCloseTo(16.22, 2);
  });

  it.each([
    ['under 2 years', { PD_AGE: 23, PD_WEIGHT: 11, PD_HEIGHT: 84 }, 'too-young'],
    ['without an age', { PD_AGE: undefined }, 'not-applicable'],
    ['of an age that is refused', { PD_AGE: 5000 }, 'not-applicable'],
    ['without a height', { PD_HEIGHT: undefined }, 'not-applicable'],
    ['of a weight that is refused', { PD_WEIGHT: 5000 }, 'not-applicable'],
    ['of a weight in doubt', { PD_WEIGHT: 580 }, 'unconfirmed'],
    ['of a weight in doubt, without a height', { PD_WEIGHT: 580, PD_HEIGHT: undefined }, 'not-applicable'],
  ] as const)('%s is none, and the reason is named', (_, values, reason) => {
    expect(bmiOf(...shown(values))).toEqual({ value: null, reason });
  });
});

describe('[C-08] the change of weight', () => {
  it('is of the weight as measured until a dry weight is entered', () => {
    const dry: RegimenValues = { PD_WEIGHT_BASIS: 'dry', PD_WEIGHT_PREVIOUS: 63.5 };
    expect(weightChangeOf(...shown(dry))).toMatchObject({ compared: 'weighed' });
    expect(weightChangeOf(...shown({ ...dry, PD_WEIGHT_USED: 57 }))).toMatchObject({ compared: 'dry' });
  });

  it('is in per cent and kg, with its interval where one was entered', () => {
    const change = weightChangeOf(...shown({ PD_WEIGHT_PREVIOUS: 63.5, PD_WEIGHT_PREVIOUS_MONTHS: 3 }));
    expect(change).toMatchObject({ reason: null, overMonths: 3 });
    expect(change.percent).toBeCloseTo(-8.66, 2);
    expect(change.kg).toBeCloseTo(-5.5, 6);
  });

  it.each([
    ['is not recorded without a previous weight', {}, 'not-recorded'],
    [
      'is recorded, and not worked out from a weight in doubt',
      { PD_WEIGHT: 580, PD_WEIGHT_PREVIOUS: 570 },
      'not-calculated',
    ],
    [
      'is recorded, and not worked out from one that is refused',
      { PD_WEIGHT: 5000, PD_WEIGHT_PREVIOUS: 63 },
      'not-calculated',
    ],
  ] as const)('%s', (_, values, reason) => {
    expect(weightChangeOf(...shown(values))).toMatchObject({ percent: null, reason });
  });
});
