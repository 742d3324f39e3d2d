import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  OLDEST_AGE_MONTHS,
  addMonths,
  ageFromBirthDate,
  calendarDateText,
  compareDates,
  completedMonths,
  daysInMonth,
  earliestBirthDate,
  parseCalendarDate,
} from './calendar.ts';
import type { CalendarDate } from './calendar.ts';

const day = (iso: string): CalendarDate => {
  const date = parseCalendarDate(iso);
  if (!date) throw new Error(iso);
  return date;
};

const anyDay = fc
  .record({ year: fc.integer({ min: 1900, max: 2100 }), month: fc.integer({ min: 1, max: 12 }) })
  .chain(({ year, month }) =>
    fc.integer({ min: 1, max: daysInMonth(year, month) }).map((d) => ({ year, month, day: d })),
  );

describe('age from a date of birth', () => {
  it.each([
    ['2026-11-20', '2026-11-20', 0],
    ['2026-10-21', '2026-11-20', 0],
    ['2026-10-20', '2026-11-20', 1],
    ['2008-11-21', '2026-11-20', 215],
    ['2008-11-20', '2026-11-20', 216],
    // A month is complete on its day; if there is no such day, on the first of the next month.
    ['2026-01-31', '2026-02-28', 0],
    ['2026-01-31', '2026-03-01', 1],
    ['2026-01-31', '2026-03-30', 1],
    ['2026-01-31', '2026-03-31', 2],
    ['2026-03-31', '2026-04-30', 0],
    ['2026-03-31', '2026-05-01', 1],
    // Leap days.
    ['2024-02-29', '2025-02-28', 11],
    ['2024-02-29', '2025-03-01', 12],
    ['2024-02-29', '2028-02-28', 47],
    ['2024-02-29', '2028-02-29', 48],
    ['2023-02-28', '2024-02-28', 12],
    ['1999-12-31', '2000-01-01', 0],
  ])('[C-02] born %s, on %s: %d months', (born, today, expected) => {
    expect(completedMonths(day(born), day(today))).toBe(expected);
  });

  it('[C-03] a date after today is refused, today is not', () => {
    const today = day('2026-11-20');
    expect(ageFromBirthDate(day('2026-11-21'), today)).toEqual({ ok: false, reason: 'in-future' });
    expect(ageFromBirthDate(today, today)).toEqual({ ok: true, months: 0 });
  });

  it('[C-03] the day 1451 months ago is accepted, the day before is not', () => {
    const today = day('2026-11-20');
    expect(calendarDateText(earliestBirthDate(today))).toBe('1905-12-20');
    expect(ageFromBirthDate(day('1905-12-20'), today)).toEqual({ ok: true, months: OLDEST_AGE_MONTHS });
    expect(ageFromBirthDate(day('1905-12-19'), today)).toEqual({ ok: false, reason: 'too-long-ago' });
  });

  it.each(['2023-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '20-11-2026', '', '2026-1-1'])(
    '[C-03] "%s" is not a day',
    (text) => {
      expect(parseCalendarDate(text)).toBeNull();
    },
  );

  it('[C-03] a day that does not exist is named as such', () => {
    expect(ageFromBirthDate({ year: 2023, month: 2, day: 29 }, day('2026-11-20'))).toEqual({
      ok: false,
      reason: 'not-a-date',
    });
  });

  it('[C-02] never falls as days pass, and rises by one a month', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: OLDEST_AGE_MONTHS }), (born, count) => {
        const later = addMonths(born, count);
        const age = completedMonths(born, later);
        // A short month ends before the day of birth: the month is complete on the next day.
        expect(age === count || (age === count - 1 && later.day < born.day)).toBe(true);
      }),
      { seed: 29, numRuns: 1000 },
    );
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(parseCalendarDate(calendarDateText(a))).toEqual(a);
        expect(Math.sign(compareDates(a, b))).toBe(
          calendarDateText(a) < calendarDateText(b) ? -1 : Number(calendarDateText(a) > calendarDateText(b)),
        );
      }),
      { seed: 29, numRuns: 300 },
    );
  });
});
