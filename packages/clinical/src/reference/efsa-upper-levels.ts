import { OPEN } from './age-band.ts';
import type { AgeBand } from './age-band.ts';
import { perNutrient } from './intake-reference.ts';
import type { MassUnit, UpperLevelComparison, UpperLevelScope } from './intake-reference.ts';
import type { Source } from './source.ts';

export const EFSA_UPPER_LEVEL_SOURCE: Source = {
  id: 'efsa-upper-levels',
  citation: 'EFSA. Overview on Tolerable Upper Intake Levels, version 11, 2025',
  status: 'independent',
};

export type EfsaUpperLevel = {
  unit: MassUnit;
  /** The part of the nutrient the level is for; null is all of it. */
  scope: UpperLevelScope | null;
  comparison: UpperLevelComparison;
  /** None is set for pregnancy and lactation; other levels hold in them. */
  notInPregnancyOrLactation?: true;
  bands: readonly (AgeBand & { value: number })[];
};

/** Tolerable upper intake levels a day, both sexes. "4-6 months" is read as completed months 4 and 5. */
export const EFSA_UPPER_LEVELS = perNutrient<EfsaUpperLevel>()({
  vitaminA: {
    unit: 'µg',
    scope: 'preformed-vitamin-a',
    // Labels state retinol equivalents, provitamin carotenoids among them.
    comparison: 'may-count-more',
    bands: [
      { fromMonths: 4, toMonths: 6, value: 600 },
      { fromMonths: 6, toMonths: 12, value: 600 },
      { fromMonths: 12, toMonths: 48, value: 800 },
      { fromMonths: 48, toMonths: 84, value: 1100 },
      { fromMonths: 84, toMonths: 132, value: 1500 },
      { fromMonths: 132, toMonths: 180, value: 2000 },
      { fromMonths: 180, toMonths: 216, value: 2600 },
      { fromMonths: 216, toMonths: OPEN, value: 3000 },
    ],
  },
  vitaminD: {
    unit: 'µg',
    scope: null,
    comparison: 'same',
    bands: [
      { fromMonths: 0, toMonths: 6, value: 25 },
      { fromMonths: 6, toMonths: 12, value: 35 },
      { fromMonths: 12, toMonths: 48, value: 50 },
      { fromMonths: 48, toMonths: 84, value: 50 },
      { fromMonths: 84, toMonths: 132, value: 50 },
      { fromMonths: 132, toMonths: 180, value: 100 },
      { fromMonths: 180, toMonths: 216, value: 100 },
      { fromMonths: 216, toMonths: OPEN, value: 100 },
    ],
  },
  vitaminE: {
    unit: 'mg',
    scope: null,
    comparison: 'same',
    bands: [
      { fromMonths: 12, toMonths: 48, value: 100 },
      { fromMonths: 48, toMonths: 84, value: 120 },
      { fromMonths: 84, toMonths: 132, value: 160 },
      { fromMonths: 132, toMonths: 180, value: 220 },
      { fromMonths: 180, toMonths: 216, value: 260 },
      { fromMonths: 216, toMonths: OPEN, value: 300 },
    ],
  },
  vitaminB6: {
    unit: 'mg',
    scope: null,
    comparison: 'same',
    bands: [
      { fromMonths: 4, toMonths: 6, value: 2.2 },
      { fromMonths: 6, toMonths: 12, value: 2.5 },
      { fromMonths: 12, toMonths: 48, value: 3.2 },
      { fromMonths: 48, toMonths: 84, value: 4.5 },
      { fromMonths: 84, toMonths: 132, value: 6.1 },
      { fromMonths: 132, toMonths: 180, value: 8.6 },
      { fromMonths: 180, toMonths: 216, value: 10.7 },
      { fromMonths: 216, toMonths: OPEN, value: 12 },
    ],
  },
  folate: {
    unit: 'µg',
    scope: 'folic-acid',
    comparison: 'same',
    bands: [
      { fromMonths: 4, toMonths: 6, value: 200 },
      { fromMonths: 6, toMonths: 12, value: 200 },
      { fromMonths: 12, toMonths: 48, value: 200 },
      { fromMonths: 48, toMonths: 84, value: 300 },
      { fromMonths: 84, toMonths: 132, value: 400 },
      { fromMonths: 132, toMonths: 180, value: 600 },
      { fromMonths: 180, toMonths: 216, value: 800 },
      { fromMonths: 216, toMonths: OPEN, value: 1000 },
    ],
  },
  calcium: {
    unit: 'mg',
    scope: null,
    comparison: 'same',
    bands: [{ fromMonths: 216, toMonths: OPEN, value: 2500 }],
  },
  magnesium: {
    unit: 'mg',
    scope: 'added-magnesium',
    // Labels state all the magnesium, that of milk and soya among it; the level lies below what adults need.
    comparison: 'other',
    bands: [
      { fromMonths: 48, toMonths: 84, value: 250 },
      { fromMonths: 84, toMonths: 132, value: 250 },
      { fromMonths: 132, toMonths: 180, value: 250 },
      { fromMonths: 180, toMonths: 216, value: 250 },
      { fromMonths: 216, toMonths: OPEN, value: 250 },
    ],
  },
  zinc: {
    unit: 'mg',
    scope: null,
    comparison: 'same',
    bands: [
      { fromMonths: 12, toMonths: 48, value: 7 },
      { fromMonths: 48, toMonths: 84, value: 10 },
      { fromMonths: 84, toMonths: 132, value: 13 },
      { fromMonths: 132, toMonths: 180, value: 18 },
      { fromMonths: 180, toMonths: 216, value: 22 },
      { fromMonths: 216, toMonths: OPEN, value: 25 },
    ],
  },
  copper: {
    unit: 'mg',
    scope: null,
    comparison: 'same',
    notInPregnancyOrLactation: true,
    bands: [
      { fromMonths: 12, toMonths: 48, value: 1 },
      { fromMonths: 48, toMonths: 84, value: 2 },
      { fromMonths: 84, toMonths: 132, value: 3 },
      { fromMonths: 132, toMonths: 180, value: 4 },
      { fromMonths: 180, toMonths: 216, value: 4 },
      { fromMonths: 216, toMonths: OPEN, value: 5 },
    ],
  },
  selenium: {
    unit: 'µg',
    scope: null,
    comparison: 'same',
    bands: [
      { fromMonths: 4, toMonths: 6, value: 45 },
      { fromMonths: 6, toMonths: 12, value: 55 },
      { fromMonths: 12, toMonths: 48, value: 70 },
      { fromMonths: 48, toMonths: 84, value: 95 },
      { fromMonths: 84, toMonths: 132, value: 130 },
      { fromMonths: 132, toMonths: 180, value: 180 },
      { fromMonths: 180, toMonths: 216, value: 230 },
      { fromMonths: 216, toMonths: OPEN, value: 255 },
    ],
  },
  iodine: {
    unit: 'µg',
    scope: null,
    comparison: 'same',
    bands: [
      { fromMonths: 12, toMonths: 48, value: 200 },
      { fromMonths: 48, toMonths: 84, value: 250 },
      { fromMonths: 84, toMonths: 132, value: 300 },
      { fromMonths: 132, toMonths: 180, value: 450 },
      { fromMonths: 180, toMonths: 216, value: 500 },
      { fromMonths: 216, toMonths: OPEN, value: 600 },
    ],
  },
  molybdenum: {
    unit: 'µg',
    scope: null,
    comparison: 'same',
    bands: [
      { fromMonths: 12, toMonths: 48, value: 100 },
      { fromMonths: 48, toMonths: 84, value: 200 },
      { fromMonths: 84, toMonths: 132, value: 250 },
      { fromMonths: 132, toMonths: 180, value: 400 },
      { fromMonths: 180, toMonths: 216, value: 500 },
      { fromMonths: 216, toMonths: OPEN, value: 600 },
    ],
  },
  fluoride: {
    unit: 'mg',
    scope: null,
    comparison: 'same',
    notInPregnancyOrLactation: true,
    bands: [
      { fromMonths: 0, toMonths: 12, value: 1 },
      { fromMonths: 12, toMonths: 48, value: 1.6 },
      { fromMonths: 48, toMonths: 108, value: 2 },
    ],
  },
});
