import { expect, it } from 'vitest';
import { isAnotherPatient, recordWorkOwner, startWithSameMethods } from './another-patient.ts';
import { emptyRegimen } from './regimen-state.ts';
import { isSelected } from './selection.ts';
import { setValues } from './transitions.ts';

it('[R-03] a new patient with the same methods has those and nothing else, and they are not chosen for him', () => {
  const former = setValues(emptyRegimen('uk'), {
    PD_GENDER: 'female',
    PD_AGE: 360,
    PD_WEIGHT: 58,
    ER_CALCULATION_METHOD: 'henry_oxford',
    ER_PAL_DIT_CATEGORY: 1.4,
    PC_CALCULATION_METHOD: 'peng',
  });
  const fresh = startWithSameMethods({ ...former, products: [], updatedSteps: ['details', 'energy'] });
  expect(fresh.values).toEqual({ ER_CALCULATION_METHOD: 'henry_oxford', PC_CALCULATION_METHOD: 'peng' });
  expect(isSelected('energy', fresh)).toBe(false);
  const entered = recordWorkOwner(setValues(recordWorkOwner(fresh), { PD_GENDER: 'male', PD_AGE: 480 }));
  expect(isAnotherPatient(entered)).toBe(false);
});
