import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kg } from './units.ts';
import { kgToPoundsAndOunces, kgToStones, poundsToKg, stonesToKg } from './weight.ts';

describe('stones and pounds', () => {
  it.each([
    [0, 1, 0.45359237],
    [1, 0, 6.35029318],
    [9, 2, 58.05982336],
    [14, 6, 91.62565874],
    [7, 4.5, 46.493217925],
  ])('[C-04] %d st %d lb is %d kg, from 0.45359237 alone', (stones, pounds, expected) => {
    expect(stonesToKg({ stones, pounds })).toBe(expected);
  });

  it('[C-04] comes back to the stones and pounds that were typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 13 }), (stones, pounds) => {
        expect(kgToStones(stonesToKg({ stones, pounds }))).toEqual({ stones, pounds });
      }),
      { seed: 14, numRuns: 500 },
    );
  });

  it('[C-04] never shows 14 pounds', () => {
    // 9 st 13.97 lb
    expect(kgToStones(poundsToKg(139.97))).toEqual({ stones: 10, pounds: 0 });
    expect(kgToStones(poundsToKg(139.97), 1)).toEqual({ stones: 10, pounds: 0 });
    expect(kgToStones(poundsToKg(139.94), 1)).toEqual({ stones: 9, pounds: 13.9 });
  });

  it('[C-04] never shows 16 ounces', () => {
    expect(kgToPoundsAndOunces(poundsToKg(7.99))).toEqual({ pounds: 8, ounces: 0 });
    expect(kgToPoundsAndOunces(kg(7.4))).toEqual({ pounds: 16, ounces: 5 });
  });
});
