import { describe, expect, test } from 'vitest';
import { told } from '../test-support/dialogue.ts';

describe('[J-10] an exclusion after a question about one listed product applies to the list', () => {
  test.each([
    ['sip feeds with milk', 'leave out the minis'],
    ['sip feeds with milk', 'not the mini ones'],
    ['sip feeds with milk', 'without the nephrane ones'],
    ['sip feeds with milk', 'drop the powders'],
    ['sip feeds with milk', 'take the Dalesip ones out'],
    ['renal sip feeds', 'without the nephrane ones'],
    ['sip feeds over 1 kcal/ml', 'leave out the fibre ones'],
  ])('%s, %s', (list, message) => {
    expect(told(list, 'and the second', message)).toBe(told(list, message));
    expect(told(list, 'protein in the first', message)).toBe(told(list, message));
  });

  test('after a product that is not on the list, nothing is excluded from it', () => {
    expect(told('sip feeds with milk', 'protein in Tarnvane Energy', 'not the mini ones')).not.toContain(
      'milk',
    );
  });

  test.each(['drop the powders', 'leave out the powders', 'no powders'])(
    '%s: the others are kept, and not the powders',
    (message) => {
      expect(told('sip feeds with milk', message)).toMatch(
        / oral nutritional supplements fit: .*not a? ?powder/u,
      );
    },
  );
});
