import { expect, it } from 'vitest';
import { kg } from '../quantities/units.ts';
import { weightChangePercent } from './weight-change.ts';

it.each([
  [58, 63.5, -8.66],
  [63.5, 58, 9.48],
  [70, 70, 0],
])('[C-05] from %d kg now, %d kg before: %d %%', (weight, previous, expected) => {
  expect(weightChangePercent(kg(weight), kg(previous))).toBeCloseTo(expected, 2);
});
