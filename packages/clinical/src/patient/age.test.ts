import { describe, expect, it } from 'vitest';
import { months } from '../quantities/units.ts';
import { isBmiShown, isHeightRequired, isAdult, isAged18 } from './age.ts';

describe('ages that change a rule', () => {
  it.each([
    [215, false, false],
    [216, true, true],
    [227, true, true],
    [228, true, false],
  ])('[D-01] [E-01] %d months: adult %s, aged 18 %s', (age, adult, eighteen) => {
    expect(isAdult(months(age))).toBe(adult);
    expect(isAged18(months(age))).toBe(eighteen);
  });

  it('[C-07] BMI shows from the second birthday', () => {
    expect(isBmiShown(months(23))).toBe(false);
    expect(isBmiShown(months(24))).toBe(true);
  });

  it('[C-06] height is required from the 18th birthday', () => {
    expect(isHeightRequired(months(215))).toBe(false);
    expect(isHeightRequired(months(216))).toBe(true);
  });
});
