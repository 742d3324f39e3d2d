import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundHalfAway, roundedText, withoutResidue } from './rounding.ts';

describe('rounding once, for display', () => {
  // Each of these is one too low if the binary value is rounded.
  it.each([
    [6.31 * 150, 0, 947],
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [1.255 * 100, 0, 126],
    [0.615 * 10, 1, 6.2],
    [57.45 * 30, 0, 1724],
    [8.375, 2, 8.38],
    [108.75, 1, 108.8],
    [-108.75, 1, -108.8],
    [-0.5, 0, -1],
  ])('[G-03] %d to %d places is %d', (value, places, expected) => {
    expect(roundHalfAway(value, places)).toBe(expected);
  });

  it('gives no negative zero', () => {
    expect(Object.is(roundHalfAway(-0.04, 1), 0)).toBe(true);
  });

  it('keeps every place in text', () => {
    expect(roundedText(5, 1)).toBe('5.0');
    expect(roundedText(0.1 + 0.2, 3)).toBe('0.300');
  });

  it.each([Number.NaN, Number.NEGATIVE_INFINITY])('refuses %d instead of showing it', (value) => {
    expect(() => roundHalfAway(value)).toThrow(RangeError);
  });

  it('agrees with whole-number arithmetic for every product of a weight in 10 g and a whole ml/kg', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 65_000 }), fc.integer({ min: 20, max: 150 }), (tens, mlPerKg) => {
        const hundredths = BigInt(tens) * BigInt(mlPerKg);
        expect(roundHalfAway((tens / 100) * mlPerKg)).toBe(Number((hundredths + 50n) / 100n));
      }),
      { seed: 150, numRuns: 2000 },
    );
  });

  it('takes the residue of binary arithmetic away and nothing else', () => {
    expect(91.6 * 1.5).not.toBe(137.4);
    expect(withoutResidue(91.6 * 1.5)).toBe(137.4);
    expect(withoutResidue(1234.56789012345)).toBe(1234.56789012345);
  });
});
