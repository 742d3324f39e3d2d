import { describe, expect, it } from 'vitest';
import { bandAt } from './bands.ts';

const bands = [
  { from: 1, to: 1.1, label: 'a', range: '' },
  { from: 1.1, to: 1.2, label: 'b', range: '' },
  { from: 1.2, to: 1.9, label: 'c', range: '' },
];

describe('[D-13] named bands', () => {
  it.each([
    [0.99, undefined],
    [1, 0],
    [1.0999, 0],
    [1.1, 1],
    [1.2, 2],
    [1.9, 2],
    [1.91, undefined],
    [undefined, undefined],
  ])('a value of %s lies in band %s: an edge belongs to the upper band', (value, index) => {
    expect(bandAt(bands, value)).toBe(index);
  });
});
