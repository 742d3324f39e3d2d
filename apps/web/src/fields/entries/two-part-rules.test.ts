import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEET_AND_INCHES, STONES_AND_POUNDS, YEARS_AND_MONTHS } from './two-part-rules.ts';

const SEEDED = { seed: 2005, numRuns: 500 };

describe('stones and pounds', () => {
  it('[C-04] what is typed is what is shown again', () => {
    assert(
      property(integer({ min: 0, max: 102 }), integer({ min: 0, max: 139 }), (stones, tenths) => {
        expect(STONES_AND_POUNDS.split(STONES_AND_POUNDS.join(stones, tenths / 10))).toEqual([
          stones,
          tenths / 10,
        ]);
      }),
      SEEDED,
    );
  });

  it.each<[number, number, boolean]>([
    [9, 0, true],
    [9, 13, true],
    [9, 13.9, true],
    [9, 14, false],
    [9, -1, false],
    [9.5, 0, false],
    [-1, 0, false],
  ])('[C-04] %d st %d lb is accepted: %s', (stones, pounds, accepted) => {
    expect(STONES_AND_POUNDS.refuse(stones, pounds) === null).toBe(accepted);
  });

  it('[C-04] 9 st 2 lb is 128 pounds of 0.45359237 kg', () => {
    expect(STONES_AND_POUNDS.join(9, 2)).toBe(58.05982336);
  });
});

describe('feet and inches', () => {
  it('[C-06] what is typed is what is shown again', () => {
    assert(
      property(integer({ min: 0, max: 9 }), integer({ min: 0, max: 119 }), (feet, tenths) => {
        expect(FEET_AND_INCHES.split(FEET_AND_INCHES.join(feet, tenths / 10))).toEqual([feet, tenths / 10]);
      }),
      SEEDED,
    );
  });

  it.each<[number, number, boolean]>([
    [5, 11, true],
    [5, 11.9, true],
    [5, 12, false],
    [9, 0, true],
    [10, 0, false],
    [5.5, 0, false],
  ])('[C-06] %d ft %d in is accepted: %s', (feet, inches, accepted) => {
    expect(FEET_AND_INCHES.refuse(feet, inches) === null).toBe(accepted);
  });

  it('[C-06] 5 ft 4 in is 162.56 cm', () => {
    expect(FEET_AND_INCHES.join(5, 4)).toBe(162.56);
  });
});

describe('years and months', () => {
  it('[C-02] months are 12 times the years and the months, over the whole range', () => {
    for (let age = 0; age <= 1451; age++) {
      const [years, months] = YEARS_AND_MONTHS.split(age);
      expect(YEARS_AND_MONTHS.refuse(years, months)).toBeNull();
      expect(YEARS_AND_MONTHS.join(years, months)).toBe(age);
    }
  });

  it.each<[number, number, boolean]>([
    [0, 0, true],
    [120, 11, true],
    [121, 0, false],
    [4, 12, false],
    [4.5, 0, false],
    [4, 1.5, false],
  ])('[C-02] %d years %d months is accepted: %s', (years, months, accepted) => {
    expect(YEARS_AND_MONTHS.refuse(years, months) === null).toBe(accepted);
  });
});
