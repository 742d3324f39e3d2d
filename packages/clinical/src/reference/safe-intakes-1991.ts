import { OPEN_ENDED } from './age-band.ts';
import type { AgeBand, Sex } from './age-band.ts';
import { nutrientTable } from './intake-reference.ts';
import type { MassUnit } from './intake-reference.ts';
import type { Source, SourceStatus } from './source.ts';

export const safeIntakeSource = (status: SourceStatus): Source => ({
  id: 'safe-intakes-1991',
  citation:
    'Department of Health. Dietary Reference Values, Report 41. London: HMSO, 1991: safe intakes, from reprints',
  status,
});

type SafeIntakeBand = AgeBand & {
  sex?: Sex;
  /** Per day, or per kg of weight per day. */
  from: number;
  /** Absent if the report prints "above". */
  to?: number;
  perKg?: true;
  status: SourceStatus;
};

export type SafeIntake = { unit: MassUnit; bands: readonly SafeIntakeBand[] };

/**
 * Safe intakes, set where there was not enough evidence for a reference nutrient intake. Infants under one year have
 * a figure for only two of them. Fluoride is left out: its figures are maxima, not intakes to reach.
 */
export const SAFE_INTAKES_1991 = nutrientTable<SafeIntake>()({
  pantothenicAcid: {
    unit: 'mg',
    bands: [
      { fromMonths: 0, toMonths: 12, from: 1.7, status: 'unconfirmed' },
      { fromMonths: 12, toMonths: OPEN_ENDED, from: 3, to: 7, status: 'independent' },
    ],
  },
  biotin: {
    unit: 'µg',
    bands: [{ fromMonths: 12, toMonths: OPEN_ENDED, from: 10, to: 200, status: 'independent' }],
  },
  vitaminE: {
    unit: 'mg',
    bands: [
      { fromMonths: 216, toMonths: OPEN_ENDED, sex: 'male', from: 4, status: 'unconfirmed' },
      { fromMonths: 216, toMonths: OPEN_ENDED, sex: 'female', from: 3, status: 'unconfirmed' },
    ],
  },
  vitaminK: {
    unit: 'µg',
    bands: [
      { fromMonths: 0, toMonths: 12, from: 10, status: 'unconfirmed' },
      { fromMonths: 216, toMonths: OPEN_ENDED, from: 1, perKg: true, status: 'independent' },
    ],
  },
  manganese: {
    unit: 'mg',
    bands: [
      { fromMonths: 12, toMonths: 216, from: 0.0165, perKg: true, status: 'independent' },
      { fromMonths: 216, toMonths: OPEN_ENDED, from: 1.4, status: 'independent' },
    ],
  },
  molybdenum: {
    unit: 'µg',
    bands: [
      { fromMonths: 12, toMonths: 216, from: 0.48, to: 1.44, perKg: true, status: 'independent' },
      { fromMonths: 216, toMonths: OPEN_ENDED, from: 50, to: 400, status: 'unconfirmed' },
    ],
  },
  chromium: {
    unit: 'µg',
    bands: [
      { fromMonths: 12, toMonths: 216, from: 0.104, to: 1.976, perKg: true, status: 'independent' },
      { fromMonths: 216, toMonths: OPEN_ENDED, from: 25, status: 'independent' },
    ],
  },
});
