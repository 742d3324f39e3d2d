import { ageBands, figureAt } from './age-band.ts';
import type { AgeBand } from './age-band.ts';
import { nutrientTable } from './intake-reference.ts';
import type { MassUnit, UpperLevelComparison, UpperLevelScope } from './intake-reference.ts';
import type { Source } from './source.ts';

export const EFSA_UPPER_LEVEL_SOURCE: Source = {
  id: 'efsa-upper-levels',
  citation: 'EFSA. Overview on Tolerable Upper Intake Levels, version 11, 2025',
  status: 'independent',
};

export type EfsaUpperLevel = {
  unit: MassUnit;
  /** The part of the nutrient that the level is for; null is all of it. */
  scope: UpperLevelScope | null;
  comparison: UpperLevelComparison;
  /** None is set for pregnancy and lactation; other levels apply to them too. */
  notInPregnancyOrLactation?: true;
  bands: readonly (AgeBand & { value: number })[];
};

/** Figures from these ages, in completed months, each until the next; the last until `toMonths`. */
const levels = (fromMonths: readonly number[], figures: readonly number[], toMonths?: number) =>
  ageBands(fromMonths, toMonths).map((band, index) => ({ ...band, value: figureAt(figures, index) }));

/** Tolerable upper intake levels a day, both sexes. "4-6 months" is read as completed months 4 and 5. */
export const EFSA_UPPER_LEVELS = nutrientTable<EfsaUpperLevel>()({
  vitaminA: {
    unit: 'µg',
    scope: 'preformed-vitamin-a',
    // Labels state retinol equivalents, which include provitamin carotenoids.
    comparison: 'may-count-more',
    bands: levels([4, 6, 12, 48, 84, 132, 180, 216], [600, 600, 800, 1100, 1500, 2000, 2600, 3000]),
  },
  vitaminD: {
    unit: 'µg',
    scope: null,
    comparison: 'same',
    bands: levels([0, 6, 12, 48, 84, 132, 180, 216], [25, 35, 50, 50, 50, 100, 100, 100]),
  },
  vitaminE: {
    unit: 'mg',
    scope: null,
    comparison: 'same',
    bands: levels([12, 48, 84, 132, 180, 216], [100, 120, 160, 220, 260, 300]),
  },
  vitaminB6: {
    unit: 'mg',
    scope: null,
    comparison: 'same',
    bands: levels([4, 6, 12, 48, 84, 132, 180, 216], [2.2, 2.5, 3.2, 4.5, 6.1, 8.6, 10.7, 12]),
  },
  folate: {
    unit: 'µg',
    scope: 'folic-acid',
    comparison: 'same',
    bands: levels([4, 6, 12, 48, 84, 132, 180, 216], [200, 200, 200, 300, 400, 600, 800, 1000]),
  },
  calcium: {
    unit: 'mg',
    scope: null,
    comparison: 'same',
    bands: levels([216], [2500]),
  },
  magnesium: {
    unit: 'mg',
    scope: 'added-magnesium',
    // Labels state total magnesium, including that of milk and soya; the level is below what adults need.
    comparison: 'other',
    bands: levels([48, 84, 132, 180, 216], [250, 250, 250, 250, 250]),
  },
  zinc: {
    unit: 'mg',
    scope: null,
    comparison: 'same',
    bands: levels([12, 48, 84, 132, 180, 216], [7, 10, 13, 18, 22, 25]),
  },
  copper: {
    unit: 'mg',
    scope: null,
    comparison: 'same',
    notInPregnancyOrLactation: true,
    bands: levels([12, 48, 84, 132, 180, 216], [1, 2, 3, 4, 4, 5]),
  },
  selenium: {
    unit: 'µg',
    scope: null,
    comparison: 'same',
    bands: levels([4, 6, 12, 48, 84, 132, 180, 216], [45, 55, 70, 95, 130, 180, 230, 255]),
  },
  iodine: {
    unit: 'µg',
    scope: null,
    comparison: 'same',
    bands: levels([12, 48, 84, 132, 180, 216], [200, 250, 300, 450, 500, 600]),
  },
  molybdenum: {
    unit: 'µg',
    scope: null,
    comparison: 'same',
    bands: levels([12, 48, 84, 132, 180, 216], [100, 200, 250, 400, 500, 600]),
  },
  fluoride: {
    unit: 'mg',
    scope: null,
    comparison: 'same',
    notInPregnancyOrLactation: true,
    bands: levels([0, 12, 48], [1, 1.6, 2], 108),
  },
});
