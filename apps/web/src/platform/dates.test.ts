import { describe, expect, it } from 'vitest';
import { isoDate, isoDateTime, shortDate, shortDateTime } from './dates.ts';

const evening = new Date(2026, 10, 5, 8, 4).getTime();

describe('dates', () => {
  it('[H-01] writes the day of the last update with its parts tied together', () => {
    expect(shortDate(evening)).toBe('5\u00a0Nov\u00a02026');
  });

  it('[A-06] writes the time with two digits on a 24 hour clock', () => {
    expect(shortDateTime(evening)).toBe('5\u00a0Nov\u00a02026, 08:04');
  });

  it('[K-15] writes both as data, for the report to be made again', () => {
    expect(isoDate(evening)).toBe('2026-11-05');
    expect(isoDateTime(evening)).toBe('2026-11-05T08:04');
  });
});
