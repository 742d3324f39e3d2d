import { assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatForEntry, parseNumber, parseNumberText, stepNumber } from './number-text.ts';

describe('[F-03] the text of a number field', () => {
  it.each([
    ['58', 58],
    [' 58.0 ', 58],
    ['7,4', 7.4],
    ['.5', 0.5],
    ['5.', 5],
    ['1,734.2', 1734.2],
    ['1,234,567', 1234567],
    ['1.234,5', 1234.5],
    ['1 734', 1734],
    ['1\u00A0734', 1734],
    ['1\u202F734,5', 1734.5],
    ['12 345 678', 12345678],
    ['\u22128.7', -8.7],
    ['0', 0],
  ])('reads %j as %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each([
    'abc',
    '5 8 x',
    '5 9',
    '1 2 3 4',
    '12 34',
    '1 234 5',
    '1,200 300',
    '1.2.3',
    '1,2,3',
    '--5',
    '1e3',
    'Infinity',
    '58 kgg',
    '9 st 2 lb',
    '12/5',
  ])('does not read %j as a number', (text) => {
    expect(parseNumberText(text, { unit: 'kg' }).kind).toBe('not-a-number');
  });

  it('[H1] takes a pasted unit only when it is the field’s own', () => {
    expect(parseNumber('58.0 kg', { unit: 'kg' })).toBe(58);
    expect(parseNumber('58.0 KG', { unit: 'kg' })).toBe(58);
    expect(parseNumber('128 lb', { unit: 'kg' })).toBeUndefined();
    expect(parseNumberText('kg', { unit: 'kg' }).kind).toBe('not-a-number');
  });

  it('[H2] asks about one comma before three digits, unless the field counts in whole units', () => {
    expect(parseNumberText('7,450')).toEqual({ kind: 'ambiguous' });
    expect(parseNumber('1,500', { whole: true })).toBe(1500);
    expect(parseNumber('0,450')).toBe(0.45);
    expect(parseNumber('12,45')).toBe(12.45);
  });

  it('[H2] asks about one point before three digits where whole units are counted', () => {
    expect(parseNumberText('1.200', { whole: true })).toEqual({ kind: 'ambiguous' });
    expect(parseNumberText('1.200 ml', { unit: 'ml', whole: true })).toEqual({ kind: 'ambiguous' });
    expect(parseNumber('1.200')).toBe(1.2);
    expect(parseNumber('1.25', { whole: true })).toBe(1.25);
    expect(parseNumber('0.125', { whole: true })).toBe(0.125);
  });

  it('distinguishes empty from unreadable', () => {
    expect(parseNumberText('  ')).toEqual({ kind: 'empty' });
    expect(parseNumberText('-')).toEqual({ kind: 'not-a-number' });
  });

  it('writes a value as it would be typed', () => {
    expect(formatForEntry(58, 1)).toBe('58.0');
    expect(formatForEntry(58.25, 1)).toBe('58.25');
    expect(formatForEntry(1734)).toBe('1734');
    expect(formatForEntry(58.05978336)).toBe('58.1');
    expect(formatForEntry(15.000000000000002)).toBe('15');
    expect(formatForEntry(0.1 + 0.2)).toBe('0.3');
    expect(formatForEntry(82.55000000000001)).toBe('82.55');
    expect(formatForEntry(undefined)).toBe('');
  });

  it('reads back what it writes, for every value one can type', () => {
    assert(
      property(integer({ min: -999_999, max: 999_999 }), integer({ min: 0, max: 3 }), (digits, places) => {
        const value = digits / 10 ** places;
        expect(parseNumber(formatForEntry(value))).toBe(value === 0 ? 0 : value);
      }),
      { seed: 2026, numRuns: 500 },
    );
  });

  it('[H3] never yields anything but a finite number or nothing', () => {
    assert(
      property(string(), (text) => {
        const value = parseNumber(text);
        expect(value === undefined || Number.isFinite(value)).toBe(true);
      }),
      { seed: 7, numRuns: 1000 },
    );
  });

  it('steps without binary dust and without pulling an entry back inside the limits', () => {
    expect(stepNumber(1.15, 0.05, { max: 1.9 })).toBe(1.2);
    expect(stepNumber(0.1, 0.2, {})).toBe(0.3);
    expect(stepNumber(1.88, 0.05, { max: 1.9 })).toBe(1.9);
    expect(stepNumber(900, 1, { max: 650 })).toBe(900);
    expect(stepNumber(900, -1, { max: 650 })).toBe(899);
    expect(stepNumber(-3, -1, { min: 0 })).toBe(-3);
    expect(stepNumber(22.37, 0.05, {})).toBe(22.42);
  });
});
