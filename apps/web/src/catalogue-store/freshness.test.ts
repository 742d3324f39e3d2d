import { describe, expect, it } from 'vitest';
import { isStaleAt } from './freshness.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 23);

describe('[H-01] products may be out of date', () => {
  it.each([
    [0, false],
    [30 * DAY, false],
    [30 * DAY + 1, true],
  ])('%d ms after they were confirmed: %s', (age, isStale) => {
    expect(isStaleAt(NOW - age, NOW)).toBe(isStale);
  });

  it.each([
    [DAY, false],
    [DAY + 1, true],
    [10 * 365 * DAY, true],
  ])('confirmed by a clock that was %d ms ahead: %s', (ahead, isStale) => {
    expect(isStaleAt(NOW + ahead, NOW)).toBe(isStale);
  });
});
