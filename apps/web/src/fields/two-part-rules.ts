import { cm, cmToFeet, feetToCm, kg, kgToStones, stonesToKg } from '@dietetic/clinical';
import type { TwoPartRule } from './two-part-entry.tsx';

const MONTHS_PER_YEAR = 12;
const MOST_YEARS = 120;
const POUNDS_PER_STONE = 14;
const MOST_FEET = 8;
const INCHES_PER_FOOT = 12;

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
    if (!isWhole(years) || years > MOST_YEARS) return `Years go from 0 to ${MOST_YEARS}, in whole years.`;
    if (!isWhole(months) || months >= MONTHS_PER_YEAR) return 'Months go from 0 to 11, in whole months.';
    return null;
  },
};

export const STONES_AND_POUNDS: TwoPartRule = {
  parts: [
    { unit: 'st', spoken: 'stones', max: 102, step: 1, places: 0 },
    { unit: 'lb', spoken: 'pounds', max: POUNDS_PER_STONE - 1, step: 1, places: 0 },
  ],
  split: (weight) => {
    const { stones, pounds } = kgToStones(kg(weight), SHOWN_PLACES);
    return [stones, pounds];
  },
  join: (stones, pounds) => stonesToKg({ stones, pounds }),
  refuse: (stones, pounds) => {
    if (!isWhole(stones)) return 'Stones are whole numbers; type the rest as pounds.';
    if (pounds < 0 || pounds >= POUNDS_PER_STONE) return 'Pounds go from 0 to 13; 14 pounds are a stone.';
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
    if (!isWhole(feet) || feet > MOST_FEET) return `Feet go from 0 to ${MOST_FEET}, in whole feet.`;
    if (inches < 0 || inches >= INCHES_PER_FOOT) return 'Inches go from 0 to 11; 12 inches are a foot.';
    return null;
  },
};
