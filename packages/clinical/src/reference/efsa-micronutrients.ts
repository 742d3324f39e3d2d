// Longer than other files: one complete published table, so that it can be compared with its source line by line.
import { ageBands, figureAt } from './age-band.ts';
import type { AgeBand, Sex } from './age-band.ts';
import { nutrientTable } from './intake-reference.ts';
import type { IntakeForm, IntakeKind, MassUnit } from './intake-reference.ts';
import type { Source, SourceStatus } from './source.ts';

export const efsaMicronutrientSource = (status: SourceStatus): Source => ({
  id: 'efsa-micronutrients',
  citation:
    status === 'official'
      ? 'EFSA NDA Panel. Dietary reference values for sodium and for chloride. EFSA Journal 2019;17(9):5778 and 5779'
      : 'EFSA. Overview on Dietary Reference Values for the EU population, summary tables version 4, 2017',
  status,
});

type EfsaIntakeBand = AgeBand & Record<Sex, number> & { kind: IntakeKind };

export type EfsaIntake = {
  unit: MassUnit;
  form: IntakeForm;
  /** The figures are per MJ of the energy requirement. */
  perMegajoule?: true;
  status: SourceStatus;
  bands: readonly EfsaIntakeBand[];
  pregnancy: { kind: IntakeKind; value: number } | null;
  lactation: { kind: IntakeKind; value: number } | null;
};

/** Lower edges, in completed months, of the ages in most of the table; each lasts until the next, the last is open. */
const AGES: readonly number[] = [6, 12, 48, 84, 132, 180, 216];

type Amount = { kind: IntakeKind; value: number };

type Line = Pick<EfsaIntake, 'unit' | 'perMegajoule'> &
  Partial<Pick<EfsaIntake, 'form' | 'status'>> & {
    kind: IntakeKind;
    /** The kind of the figure for the first age, if not `kind`. */
    infants?: IntakeKind;
    fromMonths?: readonly number[];
    toMonths?: number;
    /** Null if EFSA gives none for that stage. A number has the kind `kind`. */
    pregnancy: number | Amount | null;
    lactation: number | Amount | null;
  } & ({ both: readonly number[] } | Record<Sex, readonly number[]>);

/**
 * A nutrient's line of the table, with a figure for each age: plain and independently checked, unless it says
 * otherwise.
 */
function line({ unit, form = 'plain', perMegajoule, status = 'independent', ...line }: Line): EfsaIntake {
  const { kind, infants = kind, fromMonths = AGES, toMonths, pregnancy, lactation } = line;
  const { male, female } = 'both' in line ? { male: line.both, female: line.both } : line;
  const amount = (value: number | Amount | null): Amount | null =>
    typeof value === 'number' ? { kind, value } : value;
  return {
    unit,
    form,
    ...(perMegajoule ? { perMegajoule } : {}),
    status,
    bands: ageBands(fromMonths, toMonths).map((band, index) => ({
      ...band,
      kind: index === 0 ? infants : kind,
      male: figureAt(male, index),
      female: figureAt(female, index),
    })),
    pregnancy: amount(pregnancy),
    lactation: amount(lactation),
  };
}

/** Per day. EFSA sets nothing under 6 months; its "7-11 months" starts with the seventh month, at 6 completed months. */
export const EFSA_MICRONUTRIENTS = nutrientTable<EfsaIntake>()({
  vitaminA: line({
    unit: 'µg',
    form: 'retinol-equivalents',
    kind: 'PRI',
    male: [250, 250, 300, 400, 600, 750, 750],
    female: [250, 250, 300, 400, 600, 650, 650],
    pregnancy: 700,
    lactation: 1300,
  }),
  thiamin: line({
    unit: 'mg',
    perMegajoule: true,
    kind: 'PRI',
    both: [0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1],
    pregnancy: 0.1,
    lactation: 0.1,
  }),
  riboflavin: line({
    unit: 'mg',
    kind: 'PRI',
    infants: 'AI',
    both: [0.4, 0.6, 0.7, 1, 1.4, 1.6, 1.6],
    pregnancy: 1.9,
    lactation: 2,
  }),
  niacin: line({
    unit: 'mg',
    form: 'niacin-equivalents',
    perMegajoule: true,
    kind: 'PRI',
    both: [1.6, 1.6, 1.6, 1.6, 1.6, 1.6, 1.6],
    pregnancy: 1.6,
    lactation: 1.6,
  }),
  vitaminB6: line({
    unit: 'mg',
    kind: 'PRI',
    infants: 'AI',
    male: [0.3, 0.6, 0.7, 1, 1.4, 1.7, 1.7],
    female: [0.3, 0.6, 0.7, 1, 1.4, 1.6, 1.6],
    pregnancy: 1.8,
    lactation: 1.7,
  }),
  vitaminB12: line({
    unit: 'µg',
    kind: 'AI',
    both: [1.5, 1.5, 1.5, 2.5, 3.5, 4, 4],
    pregnancy: 4.5,
    lactation: 5,
  }),
  folate: line({
    unit: 'µg',
    form: 'dietary-folate-equivalents',
    kind: 'PRI',
    infants: 'AI',
    both: [80, 120, 140, 200, 270, 330, 330],
    pregnancy: { kind: 'AI', value: 600 },
    lactation: 500,
  }),
  vitaminC: line({
    unit: 'mg',
    kind: 'PRI',
    male: [20, 20, 30, 45, 70, 100, 110],
    female: [20, 20, 30, 45, 70, 90, 95],
    pregnancy: 105,
    lactation: 155,
  }),
  vitaminD: line({
    unit: 'µg',
    kind: 'AI',
    both: [10, 15, 15, 15, 15, 15, 15],
    pregnancy: 15,
    lactation: 15,
  }),
  vitaminE: line({
    unit: 'mg',
    kind: 'AI',
    fromMonths: [6, 12, 36, 120, 216],
    male: [5, 6, 9, 13, 13],
    female: [5, 6, 9, 11, 11],
    pregnancy: 11,
    lactation: 11,
  }),
  vitaminK: line({
    unit: 'µg',
    kind: 'AI',
    both: [10, 12, 20, 30, 45, 65, 70],
    pregnancy: 70,
    lactation: 70,
  }),
  pantothenicAcid: line({ unit: 'mg', kind: 'AI', both: [3, 4, 4, 4, 5, 5, 5], pregnancy: 5, lactation: 7 }),
  biotin: line({ unit: 'µg', kind: 'AI', both: [6, 20, 25, 25, 35, 35, 40], pregnancy: 40, lactation: 45 }),
  choline: line({
    unit: 'mg',
    kind: 'AI',
    both: [160, 140, 170, 250, 340, 400, 400],
    pregnancy: 480,
    lactation: 520,
  }),
  calcium: line({
    unit: 'mg',
    kind: 'PRI',
    infants: 'AI',
    fromMonths: [6, 12, 48, 132, 216, 300],
    both: [280, 450, 800, 1150, 1000, 950],
    pregnancy: null,
    lactation: null,
  }),
  phosphorus: line({
    unit: 'mg',
    kind: 'AI',
    both: [160, 250, 440, 440, 640, 640, 550],
    pregnancy: 550,
    lactation: 550,
  }),
  magnesium: line({
    unit: 'mg',
    kind: 'AI',
    fromMonths: [6, 12, 36, 120, 216],
    male: [80, 170, 230, 300, 350],
    female: [80, 170, 230, 250, 300],
    pregnancy: 300,
    lactation: 300,
  }),
  sodium: line({
    unit: 'mg',
    status: 'official',
    kind: 'safe-and-adequate-intake',
    infants: 'AI',
    fromMonths: [6, 12, 48, 84, 132, 216],
    both: [200, 1100, 1300, 1700, 2000, 2000],
    pregnancy: 2000,
    lactation: 2000,
  }),
  chloride: line({
    unit: 'mg',
    status: 'official',
    kind: 'safe-and-adequate-intake',
    infants: 'AI',
    fromMonths: [6, 12, 48, 84, 132, 216],
    both: [300, 1700, 2000, 2600, 3100, 3100],
    pregnancy: 3100,
    lactation: 3100,
  }),
  potassium: line({
    unit: 'mg',
    kind: 'AI',
    both: [750, 800, 1100, 1800, 2700, 3500, 3500],
    pregnancy: 3500,
    lactation: 4000,
  }),
  iron: line({
    unit: 'mg',
    kind: 'PRI',
    fromMonths: [6, 12, 84, 144, 216],
    male: [11, 7, 11, 11, 11],
    female: [11, 7, 11, 13, 16],
    pregnancy: 16,
    lactation: 16,
  }),
  zinc: line({
    unit: 'mg',
    kind: 'PRI',
    fromMonths: [6, 12, 48, 84, 132, 180],
    toMonths: 216,
    male: [2.9, 4.3, 5.5, 7.4, 10.7, 14.2],
    female: [2.9, 4.3, 5.5, 7.4, 10.7, 11.9],
    pregnancy: null,
    lactation: null,
  }),
  copper: line({
    unit: 'mg',
    kind: 'AI',
    fromMonths: [6, 12, 36, 120, 216],
    male: [0.4, 0.7, 1, 1.3, 1.6],
    female: [0.4, 0.7, 1, 1.1, 1.3],
    pregnancy: 1.5,
    lactation: 1.5,
  }),
  selenium: line({
    unit: 'µg',
    kind: 'AI',
    both: [15, 15, 20, 35, 55, 70, 70],
    pregnancy: 70,
    lactation: 85,
  }),
  iodine: line({
    unit: 'µg',
    kind: 'AI',
    both: [70, 90, 90, 90, 120, 130, 150],
    pregnancy: 200,
    lactation: 200,
  }),
  manganese: line({
    unit: 'mg',
    kind: 'AI',
    fromMonths: [12, 48, 84, 132, 180, 216],
    both: [0.5, 1, 1.5, 2, 3, 3],
    pregnancy: 3,
    lactation: 3,
  }),
  molybdenum: line({
    unit: 'µg',
    kind: 'AI',
    both: [10, 15, 20, 30, 45, 65, 65],
    pregnancy: 65,
    lactation: 65,
  }),
  fluoride: line({
    unit: 'mg',
    kind: 'AI',
    male: [0.4, 0.6, 1, 1.5, 2.2, 3.2, 3.4],
    female: [0.4, 0.6, 0.9, 1.4, 2.3, 2.8, 2.9],
    pregnancy: 2.9,
    lactation: 2.9,
  }),
});

/**
 * Women of 50 and over get the figure for after the menopause; EFSA prints no age (an interpretation listed in
 * docs/clinical/sign-off.md).
 */
export const IRON_AFTER_MENOPAUSE = { value: 11, fromMonths: 600 } as const;

/** Adult zinc depends on phytate in the diet; this is the level for a mixed diet, 600 mg a day. */
export const ADULT_ZINC = {
  phytateMgPerDay: 600,
  male: 11.7,
  female: 9.3,
  pregnancyAdded: 1.6,
  lactationAdded: 2.9,
  fromMonths: 216,
} as const;

/** mg a day from 6 months to the first birthday, printed as a range; found in only one transcription. */
export const EFSA_INFANT_MANGANESE = {
  fromMonths: 6,
  toMonths: 12,
  from: 0.02,
  to: 0.5,
  status: 'unconfirmed',
} as const;
