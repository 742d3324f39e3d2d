import { assess, type RegimenValues } from '@dietetic/regimen';
import { expect, it } from 'vitest';
import { needText, targetText } from './need-text.ts';

const ADULT: RegimenValues = {
  PD_GENDER: 'female',
  PD_AGE: 816,
  PD_WEIGHT: 58,
  PD_HEIGHT: 163,
  ER_CALORIC_EQUATION_MIN: 22,
  ER_CALORIC_EQUATION_MAX: 26,
  ER_PAL_DIT_CATEGORY: 1.15,
};

const written = (values: RegimenValues) => {
  const assessment = assess({ lists: { PD_SCOPE: [] }, country: 'uk', values: { ...ADULT, ...values } });
  return (['energy', 'protein', 'fluid'] as const).map((of) => [
    needText(of, assessment)?.text.replaceAll('\u00a0', ' '),
    targetText(of, assessment)?.replaceAll('\u00a0', ' '),
  ]);
};

it('[D-01] [E-02] a range is written with both ends and the one planned to, a figure alone', () => {
  expect(written({ PC_PENG_PROTEIN_MIN: 1.2, PC_PENG_PROTEIN_MAX: 1.5 })).toEqual([
    ['1,467–1,734 kcal/day', 'Target: lower end, 1,467 kcal/day'],
    ['69.6–87.0 g/day', 'Target: lower end, 69.6 g/day'],
    ['1,740 ml/day', undefined],
  ]);
});

it('[D-01] [E-02] one figure in a range is no range', () => {
  expect(written({ ER_CALORIC_EQUATION_MAX: undefined })[0]).toEqual(['1,467 kcal/day', undefined]);
});

it('[D-01] the end that was chosen is the target', () => {
  expect(written({ ER_CALORIC_TOGGLE: 'max' })[0]?.[1]).toBe('Target: upper end, 1,734 kcal/day');
});
