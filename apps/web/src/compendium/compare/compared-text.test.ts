import { describe, expect, it } from 'vitest';
import { areTextsDifferent, calculatedAmountText } from './compared-text.ts';

const value = (number: number) => ({ kind: 'value' as const, value: number, printed: null });

describe('[2.3] amounts in a comparison', () => {
  it.each([
    [66.666, 'kcal', '67'],
    [278.9, 'kJ', '279'],
    [14.56, 'g', '14.6'],
    [0.4, 'g', '0.40'],
    [0.031, 'mg', '0.031'],
    [123.4, 'mg', '123'],
    [99.96, 'mg', '100.0'],
    [0, 'g', '0'],
  ])('a worked-out %d %s is rounded once, to %s, and a little never becomes nought', (value, unit, shown) => {
    expect(calculatedAmountText(value, unit)).toBe(shown);
  });

  it('marks only a difference that can be read', () => {
    expect(areTextsDifferent([value(8.61), value(8.55)], 'g')).toBe(false);
    expect(areTextsDifferent([value(8.61), value(8.4)], 'g')).toBe(true);
    expect(areTextsDifferent([value(0), { kind: 'not-stated' }], 'g')).toBe(true);
    expect(areTextsDifferent([{ kind: 'not-stated' }, { kind: 'not-stated' }], 'g')).toBe(false);
  });
});
