import { entryWords } from '@dietetic/content';
import {
  INCHES_PER_FOOT,
  MONTHS_PER_YEAR,
  POUNDS_PER_STONE,
  cm,
  cmToFeet,
  feetToCm,
  kg,
  kgToStones,
  stonesToKg,
} from '@dietetic/clinical';
import { INPUT_LIMITS } from '@dietetic/regimen';
import type { TwoPartRule } from './two-part-entry.tsx';

/** Whole years, stones and feet within the limits of the entry. */
const MOST_YEARS = Math.floor(INPUT_LIMITS.PD_AGE.max / MONTHS_PER_YEAR);
const MOST_STONES = kgToStones(kg(INPUT_LIMITS.PD_WEIGHT.max)).stones;
const MOST_FEET = cmToFeet(cm(INPUT_LIMITS.PD_HEIGHT.max)).feet;

/** Shown to a tenth; the kilograms and centimetres behind them stay as they were entered. */
const SHOWN_PLACES = 1;

const isWhole = (value: number): boolean => Number.isInteger(value) && value >= 0;

export const YEARS_AND_MONTHS: TwoPartRule = {
  parts: [
    { unit: 'years', spoken: 'years', max: MOST_YEARS, step: 1, places: 0 },
    { unit: 'months', spoken: 'months', max: MONTHS_PER_YEAR - 1, step: 1, places: 0 },
  ],
  split: (age) => [Math.floor(age / MONTHS_PER_YEAR), age % MONTHS_PER_YEAR],
  join: (years, months) => years * MONTHS_PER_YEAR + months,
  refuse: (years, months) => {
    if (!isWhole(years) || years > MOST_YEARS) return entryWords.wholeYears(MOST_YEARS);
    if (!isWhole(months) || months >= MONTHS_PER_YEAR) return entryWords.wholeMonths;
    return null;
  },
};

export const STONES_AND_POUNDS: TwoPartRule = {
  parts: [
    { unit: 'st', spoken: 'stones', max: MOST_STONES, step: 1, places: 0 },
    { unit: 'lb', spoken: 'pounds', max: POUNDS_PER_STONE - 1, step: 1, places: 0 },
  ],
  split: (weight) => {
    const { stones, pounds } = kgToStones(kg(weight), SHOWN_PLACES);
    return [stones, pounds];
  },
  join: (stones, pounds) => stonesToKg({ stones, pounds }),
  refuse: (stones, pounds) => {
    if (!isWhole(stones)) return entryWords.wholeStones;
    if (pounds < 0 || pounds >= POUNDS_PER_STONE) return entryWords.pounds;
    return null;
  },
};

export const FEET_AND_INCHES: TwoPartRule = {
  parts: [
    { unit: 'ft', spoken: 'feet', max: MOST_FEET, step: 1, places: 0 },
    { unit: 'in', spoken: 'inches', max: INCHES_PER_FOOT - 1, step: 1, places: 0 },
  ],
  split: (height) => {
    const { feet, inches } = cmToFeet(cm(height), SHOWN_PLACES);
    return [feet, inches];
  },
  join: (feet, inches) => feetToCm({ feet, inches }),
  refuse: (feet, inches) => {
    if (!isWhole(feet) || feet > MOST_FEET) return entryWords.wholeFeet(MOST_FEET);
    if (inches < 0 || inches >= INCHES_PER_FOOT) return entryWords.inches;
    return null;
  },
};
