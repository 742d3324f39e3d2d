import { describe, expect, it } from 'vitest';
import { percentAlong, roundScale, roundStep, stepsBetween } from './scale.ts';

describe('[H18] the drawn scale', () => {
  it('places a value in percent and keeps what lies beyond at the end', () => {
    const scale = { from: 10, to: 40 };
    expect([10, 25, 40].map((value) => percentAlong(value, scale))).toEqual([0, 50, 100]);
    expect([-5, 900].map((value) => percentAlong(value, scale))).toEqual([0, 100]);
    expect(percentAlong(3, { from: 3, to: 3 })).toBe(0);
  });

  it.each([
    [2200, 4, 1000],
    [1900, 4, 500],
    [800, 4, 200],
    [7, 5, 2],
    [1, 5, 0.2],
    [0, 5, 1],
  ])('parts a span of %d in about %d steps of %d', (span, parts, step) => {
    expect(roundStep(span, parts)).toBe(step);
  });

  it('counts the steps without binary dust', () => {
    expect(stepsBetween(1, 1.9, 0.1)).toEqual([1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9]);
  });

  it('finds a round scale around values, also around a single one', () => {
    expect(roundScale([1262, 1912], 4)).toEqual({ from: 1200, to: 2000, step: 200 });
    const single = roundScale([1500], 4);
    expect(single.from).toBeLessThanOrEqual(1500);
    expect(single.to).toBeGreaterThan(single.from);
  });
});
