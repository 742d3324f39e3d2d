import { expect, it } from 'vitest';
import { assess } from '../../assessment/assess.ts';
import { reportText } from '../../report/formats/text.ts';
import { buildReport } from '../../report/build-report.ts';
import { chosen, exampleReport, words } from '../../report/test-support/example-report.ts';
import type { RegimenValues } from '../../state/values.ts';
import { isRequirementChosen, needOf } from './need.ts';

const INFANT: RegimenValues = { PD_GENDER: 'female', PD_AGE: 5, PD_WEIGHT: 6.2, PD_HEIGHT: 62 };
const OBESE: RegimenValues = { PD_GENDER: 'male', PD_AGE: 552, PD_WEIGHT: 168, PD_HEIGHT: 179.5 };

const copied = (values: RegimenValues, form: 'short' | 'adime' = 'short') =>
  reportText(
    buildReport(exampleReport({ values, selected: [chosen('cradlemere-hydrolysed', 90)] })),
    form,
    words,
  ).replaceAll('\u00a0', ' ');

const need = (values: RegimenValues) =>
  needOf('energy', assess({ lists: { PD_SCOPE: [] }, country: 'uk', values: { ...INFANT, ...values } }));

it('[D-04] an infant is held against formula-fed, or against breast-fed where that was chosen, never against both', () => {
  const formula = need({});
  expect(formula).toMatchObject({ low: formula?.target, high: formula?.target });
  expect(formula?.feeding).toMatchObject({ chosen: 'formula-fed', other: 'breast-fed' });
  const breast = need({ ER_CALORIC_TOGGLE: 'min' });
  expect(breast?.feeding).toEqual({
    chosen: 'breast-fed',
    other: 'formula-fed',
    otherValue: formula?.target,
  });
  expect(breast?.target).toBe(formula?.feeding?.otherValue);
  expect(need({ PD_AGE: 8, PD_WEIGHT: 8 })?.feeding).toBeUndefined();
});

it('[D-04] [G-03] three quarters of the formula-fed figure is under it, and the breast-fed figure stands beside', () => {
  const text = copied(INFANT);
  expect(text).toMatch(/Need 595 kcal\/day.*, formula-fed \(breast-fed 446 kcal\/day\)/);
  expect(text).toMatch(/76 % of the need \(595\), 14\d kcal under/);
  expect(text).not.toContain('Within range');
});

it('[E-04] [K-13] fluid per kg of the weight of an obese adult says so wherever it is copied, until ml/kg is set', () => {
  const caution = 'per kg of actual weight: may be too much';
  for (const form of ['short', 'adime'] as const) expect(copied(OBESE, form)).toContain(caution);
  expect(copied({ ...OBESE, PC_FLUID_ADJUST: 25 })).not.toContain(caution);
});

const isChosen = (values: RegimenValues) =>
  isRequirementChosen(
    'fluid',
    assess({ lists: { PD_SCOPE: [] }, country: 'uk', values: { ...OBESE, ...values } }),
  );

it('[E-07] a fluid per kg that was typed and refused is not called not selected', () => {
  expect([{}, { PC_FLUID_ADJUST: 25 }, { PC_FLUID_ADJUST: 2 }].map(isChosen)).toEqual([false, true, true]);
});
