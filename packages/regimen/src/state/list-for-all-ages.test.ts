import { expect, it } from 'vitest';
import { emptyRegimen } from './regimen-state.ts';
import { parseRegimen, serialiseRegimen } from './stored-regimen.ts';
import { reset, setListForAllAges, setValues } from './transitions.ts';

it('[K-01] the lifted preset of the list is the patient’s: kept with the regimen, gone with it', () => {
  const lifted = setListForAllAges(setValues(emptyRegimen('uk'), { PD_AGE: 4 }), true);
  expect(parseRegimen(serialiseRegimen(lifted))).toEqual(lifted);
  expect(setValues(lifted, { PD_AGE: 5 }).listForAllAges).toBe(true);
  expect(reset(lifted).listForAllAges).toBeUndefined();
  expect(setListForAllAges(lifted, false)).toEqual(setValues(emptyRegimen('uk'), { PD_AGE: 4 }));
});

it('[K-01] anything else under its key is no regimen of ours', () => {
  const text = serialiseRegimen(setListForAllAges(emptyRegimen('uk'), true));
  expect(parseRegimen(text.replace('"listForAllAges":true', '"listForAllAges":"yes"'))).toBeNull();
});
