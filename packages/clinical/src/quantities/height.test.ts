import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cmToFeet, feetToCm } from './height.ts';
import { cm } from './units.ts';

describe('feet and inches', () => {
  it.each([
    [1, 0, 30.48],
    [0, 1, 2.54],
    [5, 4, 162.56],
    [5, 4.5, 163.83],
    [8, 11, 271.78],
  ])('[C-06] %d ft %d in is %d cm', (feet, inches, expected) => {
    expect(feetToCm({ feet, inches })).toBe(expected);
  });

  it('[C-06] comes back to the feet and inches that were typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 11 }), (feet, inches) => {
        expect(cmToFeet(feetToCm({ feet, inches }))).toEqual({ feet, inches });
      }),
      { seed: 12, numRuns: 200 },
    );
  });

  it('[C-06] never shows 12 inches', () => {
    expect(cmToFeet(cm(182.6))).toEqual({ feet: 6, inches: 0 });
  });
});
