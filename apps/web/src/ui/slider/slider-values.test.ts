import { describe, expect, it } from 'vitest';
import { nearestStep, nearestThumb, valueAt } from './slider-values.ts';

const PAL = { min: 1, max: 1.9, step: 0.05 };

describe('where a slider draws a value', () => {
  it.each([
    [1.17, 1.15],
    [1.175, 1.2],
    [0.4, 1],
    [55, 1.9],
    [1.1500000000000001, 1.15],
  ])('[D-13] %d is drawn at %d, without binary dust', (value, drawn) => {
    expect(nearestStep(value, PAL)).toBe(drawn);
  });

  it.each([
    [-0.2, 1],
    [0.5, 1.45],
    [1.3, 1.9],
  ])('[D-13] a press at %d of the track means %d', (share, value) => {
    expect(valueAt(share, PAL)).toBe(value);
  });
});

describe('which thumb a press takes', () => {
  it.each<[readonly number[], number, 0 | 1]>([
    [[20], 39, 0],
    [[20, 30], 24, 0],
    [[20, 30], 26, 1],
    [[30, 30], 25, 0],
    [[30, 30], 31, 1],
    [[40, 40], 40, 0],
  ])('[D-02] of %j at %d', (values, at, thumb) => {
    expect(nearestThumb(values, at)).toBe(thumb);
  });
});
