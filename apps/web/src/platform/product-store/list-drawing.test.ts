import { describe, expect, it } from 'vitest';
import { isAsDrawnNow } from './list-drawing.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 22);
const drawing = {
  markup: '<li></li>',
  contentHash: 'a',
  country: 'uk',
  version: '/a.js',
  productsUpdated: NOW - 29 * DAY_MS,
};

describe('[H-01] the list as it was drawn last', () => {
  it.each<[string, Partial<typeof drawing>, boolean]>([
    ['by this version for this country from products of this month', {}, true],
    ['by another version', { version: '/b.js' }, false],
    ['for the other country', { country: 'roi' }, false],
    [
      'in the last millisecond before the products are called old',
      { productsUpdated: NOW - 30 * DAY_MS },
      true,
    ],
    ['when the products are old, which has to be said', { productsUpdated: NOW - 30 * DAY_MS - 1 }, false],
  ])('%s', (_, change, isShown) => {
    expect(isAsDrawnNow({ ...drawing, ...change }, '/a.js', 'uk', NOW)).toBe(isShown);
  });

  it('is shown by no page that does not know its version', () => {
    expect(isAsDrawnNow(drawing, undefined, 'uk', NOW)).toBe(false);
  });
});
