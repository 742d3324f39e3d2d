import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cm, kg } from '../quantities/units.ts';
import { isBmiAbove, isBmiAtLeast, bodyMassIndex, compareBmi } from './bmi.ts';

describe('body mass index', () => {
  it('[C-07] is kg over metres squared', () => {
    expect(bodyMassIndex(kg(58), cm(163))).toBeCloseTo(21.83, 2);
    expect(bodyMassIndex(kg(91.6), cm(175))).toBeCloseTo(29.91020408163265, 12);
  });

  // Exactly on the threshold; at least one common way of writing the division misses each of them.
  it.each([
    [76.8, 160, 30],
    [79.707, 163, 30],
    [86.7, 170, 30],
    [144.5, 170, 50],
    [192.08, 196, 50],
  ])('[C-07] [E-02] %d kg at %d cm is exactly %d', (weight, height, threshold) => {
    expect(compareBmi(kg(weight), cm(height), threshold)).toBe(0);
    expect(isBmiAtLeast(kg(weight), cm(height), threshold)).toBe(true);
    expect(isBmiAbove(kg(weight), cm(height), threshold)).toBe(false);
    expect(isBmiAtLeast(kg(weight - 0.001), cm(height), threshold)).toBe(false);
    expect(isBmiAbove(kg(weight + 0.001), cm(height), threshold)).toBe(true);
  });

  it('[C-07] the plain division does miss one, so the exact comparison is needed', () => {
    expect(76.8 / (1.6 * 1.6)).toBeLessThan(30);
    expect((79.707 * 10_000) / (163 * 163)).toBeLessThan(30);
    expect(bodyMassIndex(kg(79.707), cm(163))).toBe(30);
    expect(bodyMassIndex(kg(144.5), cm(170))).toBe(50);
  });

  it('[C-07] compares as whole grams and whole millimetres do', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 650_000 }),
        fc.integer({ min: 400, max: 3000 }),
        fc.constantFrom(10, 30, 50, 70),
        (grams, millimetres, threshold) => {
          // grams / 1000 over (mm / 1000)² against the threshold, in whole numbers
          const left = BigInt(grams) * 1000n;
          const right = BigInt(threshold) * BigInt(millimetres) ** 2n;
          const expected = left === right ? 0 : left < right ? -1 : 1;
          expect(compareBmi(kg(grams / 1000), cm(millimetres / 10), threshold)).toBe(expected);
        },
      ),
      { seed: 30, numRuns: 1000 },
    );
  });
});
