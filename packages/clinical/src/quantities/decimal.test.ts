import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareDecimals,
  decimal,
  decimalText,
  decimalToNumber,
  parseDecimal,
  roundDecimal,
  multiplyDecimals,
} from './decimal.ts';

const thousandths = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((n) => n / 1000);

describe('decimal', () => {
  it.each([
    [0, '0'],
    [6.31, '6.31'],
    [-0.25, '-0.25'],
    [1e-7, '0.0000001'],
    [1.5e21, '1500000000000000000000'],
    [0.45359237, '0.45359237'],
  ])('reads %d as it is written', (value, text) => {
    expect(decimalText(decimal(value))).toBe(text);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (value) => {
    expect(() => decimal(value)).toThrow(RangeError);
  });

  it('refuses text that is not a number', () => {
    expect(() => parseDecimal('1,5')).toThrow(RangeError);
  });

  it('multiplies without residue', () => {
    expect(6.31 * 150).not.toBe(946.5);
    expect(decimalToNumber(multiplyDecimals(decimal(6.31), decimal(150)))).toBe(946.5);
  });

  it.each([
    ['946.5', 0, '947'],
    ['946.49', 0, '946'],
    ['-2.5', 0, '-3'],
    ['0.05', 1, '0.1'],
    ['7', 2, '7.00'],
  ])('rounds %s to %d places, halves away from zero', (text, places, expected) => {
    expect(decimalText(roundDecimal(parseDecimal(text), places))).toBe(expected);
  });

  it('compares by value, whatever the number of places', () => {
    expect(compareDecimals(parseDecimal('30.0'), parseDecimal('30'))).toBe(0);
    expect(compareDecimals(parseDecimal('29.9999999999999999'), parseDecimal('30'))).toBe(-1);
    expect(compareDecimals(parseDecimal('-1'), parseDecimal('-2'))).toBe(1);
  });

  it('comes back from text unchanged', () => {
    fc.assert(
      fc.property(thousandths, (value) => {
        expect(decimalToNumber(decimal(value))).toBe(value);
      }),
      { seed: 1985, numRuns: 500 },
    );
  });

  it('orders as numbers do', () => {
    fc.assert(
      fc.property(thousandths, thousandths, (a, b) => {
        expect(compareDecimals(decimal(a), decimal(b))).toBe(Math.sign(a - b));
      }),
      { seed: 1985, numRuns: 500 },
    );
  });
});
