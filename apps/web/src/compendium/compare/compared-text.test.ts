import { describe, expect, it } from 'vitest';
import { formatLabelNumber } from '../facts/format-label-number.ts';
import { areTextsDifferent, calculatedAmountText } from './compared-text.ts';

const value = (number: number) => ({ kind: 'value' as const, value: number, printed: null });

describe('[2.3] amounts in a comparison', () => {
  it.each([
    ['2105', '2,105'],
    ['12.40', '12.40'],
    ['0.31', '0.31'],
    ['0', '0'],
    ['0.0', '0'],
    ['1000.5', '1,000.5'],
  ])('a label figure %s is shown as %s: every place it prints, never rounded again', (text, shown) => {
    expect(formatLabelNumber(text)).toBe(shown);
  });

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
