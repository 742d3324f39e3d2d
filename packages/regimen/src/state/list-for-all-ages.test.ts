import { expect, it } from 'vitest';
import { emptyRegimen } from './regimen-state.ts';
import { parseRegimen, serialiseRegimen } from './stored-regimen.ts';
import { resetRegimen, setListForAllAges, setValues } from './transitions.ts';

it('[K-01] showing products for all ages is the patient’s choice: it is kept and removed with the regimen', () => {
  const lifted = setListForAllAges(setValues(emptyRegimen('uk'), { PD_AGE: 4 }), true);
  expect(parseRegimen(serialiseRegimen(lifted))).toEqual(lifted);
  expect(setValues(lifted, { PD_AGE: 5 }).listForAllAges).toBe(true);
  expect(resetRegimen(lifted).listForAllAges).toBeUndefined();
  expect(setListForAllAges(lifted, false)).toEqual(setValues(emptyRegimen('uk'), { PD_AGE: 4 }));
});

it('[K-01] any other value under its key is refused', () => {
  const text = serialiseRegimen(setListForAllAges(emptyRegimen('uk'), true));
  expect(parseRegimen(text.replace('"listForAllAges":true', '"listForAllAges":"yes"'))).toBeNull();
});
