import type { Sex } from './age-band.ts';
import { nutrientTable } from './intake-reference.ts';
import type { IntakeForm, MassUnit } from './intake-reference.ts';
import type { Source } from './source.ts';

export const RNI_MICRONUTRIENT_SOURCE: Source = {
  id: 'rni-1991-micronutrients',
  citation:
    'Department of Health. Dietary Reference Values, Report 41. London: HMSO, 1991; vitamin D: SACN 2016; as reprinted by the British Nutrition Foundation, 2021',
  status: 'independent',
};

/** Lower edges, in completed months, of the eleven bands of the table; the last is open. */
export const RNI_MICRONUTRIENT_FROM_MONTHS = [0, 4, 7, 10, 12, 48, 84, 132, 180, 228, 600] as const;

export type RniRow = {
  unit: MassUnit;
  form: IntakeForm;
  /** Per day, one figure for each band; null if the table prints none. */
  male: readonly (number | null)[];
  female: readonly (number | null)[];
  /** Added to the woman's own figure; lactation changes at 4 months after birth. */
  added: { pregnancy: number; lactationFirst: number; lactationLater: number };
  lastTrimesterOnly?: true;
};

const NOTHING_ADDED: RniRow['added'] = { pregnancy: 0, lactationFirst: 0, lactationLater: 0 };

type Line = Pick<RniRow, 'unit' | 'lastTrimesterOnly'> &
  Partial<Pick<RniRow, 'form' | 'added'>> &
  ({ both: RniRow['male'] } | Pick<RniRow, Sex>);

/** A nutrient's line of the table: plain, without an increment for women, unless it says otherwise. */
function line({ unit, form = 'plain', added = NOTHING_ADDED, lastTrimesterOnly, ...figures }: Line): RniRow {
  const { male, female } = 'both' in figures ? { male: figures.both, female: figures.both } : figures;
  return { unit, form, male, female, added, ...(lastTrimesterOnly ? { lastTrimesterOnly } : {}) };
}

export const RNI_1991_MICRONUTRIENTS = nutrientTable<RniRow>()({
  vitaminA: line({
    unit: 'µg',
    form: 'retinol-equivalents',
    male: [350, 350, 350, 350, 400, 400, 500, 600, 700, 700, 700],
    female: [350, 350, 350, 350, 400, 400, 500, 600, 600, 600, 600],
    added: { pregnancy: 100, lactationFirst: 350, lactationLater: 350 },
  }),
  thiamin: line({
    unit: 'mg',
    male: [0.2, 0.2, 0.2, 0.3, 0.5, 0.7, 0.7, 0.9, 1.1, 1, 0.9],
    female: [0.2, 0.2, 0.2, 0.3, 0.5, 0.7, 0.7, 0.7, 0.8, 0.8, 0.8],
    added: { pregnancy: 0.1, lactationFirst: 0.2, lactationLater: 0.2 },
    lastTrimesterOnly: true,
  }),
  riboflavin: line({
    unit: 'mg',
    male: [0.4, 0.4, 0.4, 0.4, 0.6, 0.8, 1, 1.2, 1.3, 1.3, 1.3],
    female: [0.4, 0.4, 0.4, 0.4, 0.6, 0.8, 1, 1.1, 1.1, 1.1, 1.1],
    added: { pregnancy: 0.3, lactationFirst: 0.5, lactationLater: 0.5 },
  }),
  niacin: line({
    unit: 'mg',
    form: 'niacin-equivalents',
    male: [3, 3, 4, 5, 8, 11, 12, 15, 18, 17, 16],
    female: [3, 3, 4, 5, 8, 11, 12, 12, 14, 13, 12],
    added: { pregnancy: 0, lactationFirst: 2, lactationLater: 2 },
  }),
  vitaminB6: line({
    unit: 'mg',
    male: [0.2, 0.2, 0.3, 0.4, 0.7, 0.9, 1, 1.2, 1.5, 1.4, 1.4],
    female: [0.2, 0.2, 0.3, 0.4, 0.7, 0.9, 1, 1, 1.2, 1.2, 1.2],
  }),
  vitaminB12: line({
    unit: 'µg',
    both: [0.3, 0.3, 0.4, 0.4, 0.5, 0.8, 1, 1.2, 1.5, 1.5, 1.5],
    added: { pregnancy: 0, lactationFirst: 0.5, lactationLater: 0.5 },
  }),
  folate: line({
    unit: 'µg',
    form: 'folate',
    both: [50, 50, 50, 50, 70, 100, 150, 200, 200, 200, 200],
    added: { pregnancy: 100, lactationFirst: 60, lactationLater: 60 },
  }),
  vitaminC: line({
    unit: 'mg',
    both: [25, 25, 25, 25, 30, 30, 30, 35, 40, 40, 40],
    added: { pregnancy: 10, lactationFirst: 30, lactationLater: 30 },
    lastTrimesterOnly: true,
  }),
  vitaminD: line({
    unit: 'µg',
    both: [null, null, null, null, 10, 10, 10, 10, 10, 10, 10],
  }),
  calcium: line({
    unit: 'mg',
    male: [525, 525, 525, 525, 350, 450, 550, 1000, 1000, 700, 700],
    female: [525, 525, 525, 525, 350, 450, 550, 800, 800, 700, 700],
    added: { pregnancy: 0, lactationFirst: 550, lactationLater: 550 },
  }),
  phosphorus: line({
    unit: 'mg',
    male: [400, 400, 400, 400, 270, 350, 450, 775, 775, 550, 550],
    female: [400, 400, 400, 400, 270, 350, 450, 625, 625, 550, 550],
    added: { pregnancy: 0, lactationFirst: 440, lactationLater: 440 },
  }),
  magnesium: line({
    unit: 'mg',
    male: [55, 60, 75, 80, 85, 120, 200, 280, 300, 300, 300],
    female: [55, 60, 75, 80, 85, 120, 200, 280, 300, 270, 270],
    added: { pregnancy: 0, lactationFirst: 50, lactationLater: 50 },
  }),
  sodium: line({
    unit: 'mg',
    both: [210, 280, 320, 350, 500, 700, 1200, 1600, 1600, 1600, 1600],
  }),
  potassium: line({
    unit: 'mg',
    both: [800, 850, 700, 700, 800, 1100, 2000, 3100, 3500, 3500, 3500],
  }),
  chloride: line({
    unit: 'mg',
    both: [320, 400, 500, 500, 800, 1100, 1800, 2500, 2500, 2500, 2500],
  }),
  iron: line({
    unit: 'mg',
    male: [1.7, 4.3, 7.8, 7.8, 6.9, 6.1, 8.7, 11.3, 11.3, 8.7, 8.7],
    female: [1.7, 4.3, 7.8, 7.8, 6.9, 6.1, 8.7, 14.8, 14.8, 14.8, 8.7],
  }),
  zinc: line({
    unit: 'mg',
    male: [4, 4, 5, 5, 5, 6.5, 7, 9, 9.5, 9.5, 9.5],
    female: [4, 4, 5, 5, 5, 6.5, 7, 9, 7, 7, 7],
    added: { pregnancy: 0, lactationFirst: 6, lactationLater: 2.5 },
  }),
  copper: line({
    unit: 'mg',
    both: [0.2, 0.3, 0.3, 0.3, 0.4, 0.6, 0.7, 0.8, 1, 1.2, 1.2],
    added: { pregnancy: 0, lactationFirst: 0.3, lactationLater: 0.3 },
  }),
  selenium: line({
    unit: 'µg',
    male: [10, 13, 10, 10, 15, 20, 30, 45, 70, 75, 75],
    female: [10, 13, 10, 10, 15, 20, 30, 45, 60, 60, 60],
    added: { pregnancy: 0, lactationFirst: 15, lactationLater: 15 },
  }),
  iodine: line({
    unit: 'µg',
    both: [50, 60, 60, 60, 70, 100, 110, 130, 140, 140, 140],
  }),
});

/** Under one year SACN gives vitamin D as a safe intake of 8.5 to 10; from 1 to under 4 years 10 is a safe intake too. */
export const VITAMIN_D_SAFE_INTAKE = {
  infant: { from: 8.5, to: 10 },
  infantUntilMonths: 12,
  safeIntakeUntilMonths: 48,
} as const;
