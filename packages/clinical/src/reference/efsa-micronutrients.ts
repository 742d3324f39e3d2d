// Longer than other files: one published table, whole, so that it can be compared with its source line by line.
import { ageBands, figureAt } from './age-band.ts';
import type { AgeBand, Sex } from './age-band.ts';
import { perNutrient } from './intake-reference.ts';
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
  /** The figures are for each MJ of the energy requirement. */
  perMegajoule?: true;
  status: SourceStatus;
  bands: readonly EfsaIntakeBand[];
  pregnancy: { kind: IntakeKind; value: number } | null;
  lactation: { kind: IntakeKind; value: number } | null;
};

/** Lower edges, in completed months, of the ages that most of the table has; each lasts until the next, the last is open. */
const AGES: readonly number[] = [6, 12, 48, 84, 132, 180, 216];

type Line = { kind: IntakeKind; infants?: IntakeKind; fromMonths?: readonly number[]; toMonths?: number } & (
  | { both: readonly number[] }
  | Record<Sex, readonly number[]>
);

/** A nutrient's line of the table: a figure for each age; `infants` is what the first of them is called, if not `kind`. */
function intakes({ kind, infants = kind, fromMonths = AGES, toMonths, ...figures }: Line): EfsaIntakeBand[] {
  const { male, female } = 'both' in figures ? { male: figures.both, female: figures.both } : figures;
  return ageBands(fromMonths, toMonths).map((band, index) => ({
    ...band,
    kind: index === 0 ? infants : kind,
    male: figureAt(male, index),
    female: figureAt(female, index),
  }));
}

/** A day. EFSA sets nothing under 6 months; its "7-11 months" starts with the seventh month, at 6 completed months. */
export const EFSA_MICRONUTRIENTS = perNutrient<EfsaIntake>()({
  vitaminA: {
    unit: 'µg',
    form: 'retinol-equivalents',
    status: 'independent',
    bands: intakes({
      kind: 'PRI',
      male: [250, 250, 300, 400, 600, 750, 750],
      female: [250, 250, 300, 400, 600, 650, 650],
    }),
    pregnancy: { kind: 'PRI', value: 700 },
    lactation: { kind: 'PRI', value: 1300 },
  },
  thiamin: {
    unit: 'mg',
    form: 'plain',
    perMegajoule: true,
    status: 'independent',
    bands: intakes({ kind: 'PRI', both: [0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1] }),
    pregnancy: { kind: 'PRI', value: 0.1 },
    lactation: { kind: 'PRI', value: 0.1 },
  },
  riboflavin: {
    unit: 'mg',
    form: 'plain',
    status: 'independent',
    bands: intakes({ kind: 'PRI', infants: 'AI', both: [0.4, 0.6, 0.7, 1, 1.4, 1.6, 1.6] }),
    pregnancy: { kind: 'PRI', value: 1.9 },
    lactation: { kind: 'PRI', value: 2 },
  },
  niacin: {
    unit: 'mg',
    form: 'niacin-equivalents',
    perMegajoule: true,
    status: 'independent',
    bands: intakes({ kind: 'PRI', both: [1.6, 1.6, 1.6, 1.6, 1.6, 1.6, 1.6] }),
    pregnancy: { kind: 'PRI', value: 1.6 },
    lactation: { kind: 'PRI', value: 1.6 },
  },
  vitaminB6: {
    unit: 'mg',
    form: 'plain',
    status: 'independent',
    bands: intakes({
      kind: 'PRI',
      infants: 'AI',
      male: [0.3, 0.6, 0.7, 1, 1.4, 1.7, 1.7],
      female: [0.3, 0.6, 0.7, 1, 1.4, 1.6, 1.6],
    }),
    pregnancy: { kind: 'PRI', value: 1.8 },
    lactation: { kind: 'PRI', value: 1.7 },
  },
  vitaminB12: {
    unit: 'µg',
    form: 'plain',
    status: 'independent',
    bands: intakes({ kind: 'AI', both: [1.5, 1.5, 1.5, 2.5, 3.5, 4, 4] }),
    pregnancy: { kind: 'AI', value: 4.5 },
    lactation: { kind: 'AI', value: 5 },
  },
  folate: {
    unit: 'µg',
    form: 'dietary-folate-equivalents',
    status: 'independent',
    bands: intakes({ kind: 'PRI', infants: 'AI', both: [80, 120, 140, 200, 270, 330, 330] }),
    pregnancy: { kind: 'AI', value: 600 },
    lactation: { kind: 'PRI', value: 500 },
  },
  vitaminC: {
    unit: 'mg',
    form: 'plain',
    status: 'independent',
    bands: intakes({
      kind: 'PRI',
      male: [20, 20, 30, 45, 70, 100, 110],
      female: [20, 20, 30, 45, 70, 90, 95],
    }),
    pregnancy: { kind: 'PRI', value: 105 },
    lactation: { kind: 'PRI', value: 155 },
  },
  vitaminD: {
    unit: 'µg',
    form: 'plain',
    status: 'independent',
    bands: intakes({ kind: 'AI', both: [10, 15, 15, 15, 15, 15, 15] }),
    pregnancy: { kind: 'AI', value: 15 },
    lactation: { kind: 'AI', value: 15 },
  },
  vitaminE: {
    unit: 'mg',
    form: 'plain',
    status: 'independent',
    bands: intakes({
      kind: 'AI',
      fromMonths: [6, 12, 36, 120, 216],
      male: [5, 6, 9, 13, 13],
      female: [5, 6, 9, 11, 11],
    }),
    pregnancy: { kind: 'AI', value: 11 },
    lactation: { kind: 'AI', value: 11 },
  },
  vitaminK: {
    unit: 'µg',
    form: 'plain',
    status: 'independent',
    bands: intakes({ kind: 'AI', both: [10, 12, 20, 30, 45, 65, 70] }),
    pregnancy: { kind: 'AI', value: 70 },
    lactation: { kind: 'AI', value: 70 },
  },
  pantothenicAcid: {
    unit: 'mg',
    form: 'plain',
    status: 'independent',
    bands: intakes({ kind: 'AI', both: [3, 4, 4, 4, 5, 5, 5] }),
    pregnancy: { kind: 'AI', value: 5 },
    lactation: { kind: 'AI', value: 7 },
  },
  biotin: {
    unit: 'µg',
    form: 'plain',
    status: 'independent',
    bands: intakes({ kind: 'AI', both: [6, 20, 25, 25, 35, 35, 40] }),
    pregnancy: { kind: 'AI', value: 40 },
    lactation: { kind: 'AI', value: 45 },
  },
  choline: {
    unit: 'mg',
    form: 'plain',
    status: 'independent',
    bands: intakes({ kind: 'AI', both: [160, 140, 170, 250, 340, 400, 400] }),
    pregnancy: { kind: 'AI', value: 480 },
    lactation: { kind: 'AI', value: 520 },
  },
  calcium: {
    unit: 'mg',
    form: 'plain',
    status: 'independent',
    bands: intakes({
      kind: 'PRI',
      infants: 'AI',
      fromMonths: [6, 12, 48, 132, 216, 300],
      both: [280, 450, 800, 1150, 1000, 950],
    }),
    pregnancy: null,
    lactation: null,
  },
  phosphorus: {
    unit: 'mg',
    form: 'plain',
    status: 'independent',
    bands: intakes({ kind: 'AI', both: [160, 250, 440, 440, 640, 640, 550] }),
    pregnancy: { kind: 'AI', value: 550 },
    lactation: { kind: 'AI', value: 550 },
  },
  magnesium: {
    unit: 'mg',
    form: 'plain',
    status: 'independent',
    bands: intakes({
      kind: 'AI',
      fromMonths: [6, 12, 36, 120, 216],
      male: [80, 170, 230, 300, 350],
      female: [80, 170, 230, 250, 300],
    }),
    pregnancy: { kind: 'AI', value: 300 },
    lactation: { kind: 'AI', value: 300 },
  },
  sodium: {
    unit: 'mg',
    form: 'plain',
    status: 'official',
    bands: intakes({
      kind: 'safe-and-adequate-intake',
      infants: 'AI',
      fromMonths: [6, 12, 48, 84, 132, 216],
      both: [200, 1100, 1300, 1700, 2000, 2000],
    }),
    pregnancy: { kind: 'safe-and-adequate-intake', value: 2000 },
    lactation: { kind: 'safe-and-adequate-intake', value: 2000 },
  },
  chloride: {
    unit: 'mg',
    form: 'plain',
    status: 'official',
    bands: intakes({
      kind: 'safe-and-adequate-intake',
      infants: 'AI',
      fromMonths: [6, 12, 48, 84, 132, 216],
      both: [300, 1700, 2000, 2600, 3100, 3100],
    }),
    pregnancy: { kind: 'safe-and-adequate-intake', value: 3100 },
    lactation: { kind: 'safe-and-adequate-intake', value: 3100 },
  },
  potassium: {
    unit: 'mg',
    form: 'plain',
    status: 'independent',
    bands: intakes({ kind: 'AI', both: [750, 800, 1100, 1800, 2700, 3500, 3500] }),
    pregnancy: { kind: 'AI', value: 3500 },
    lactation: { kind: 'AI', value: 4000 },
  },
  iron: {
    unit: 'mg',
    form: 'plain',
    status: 'independent',
    bands: intakes({
      kind: 'PRI',
      fromMonths: [6, 12, 84, 144, 216],
      male: [11, 7, 11, 11, 11],
      female: [11, 7, 11, 13, 16],
    }),
    pregnancy: { kind: 'PRI', value: 16 },
    lactation: { kind: 'PRI', value: 16 },
  },
  zinc: {
    unit: 'mg',
    form: 'plain',
    status: 'independent',
    bands: intakes({
      kind: 'PRI',
      fromMonths: [6, 12, 48, 84, 132, 180],
      toMonths: 216,
      male: [2.9, 4.3, 5.5, 7.4, 10.7, 14.2],
      female: [2.9, 4.3, 5.5, 7.4, 10.7, 11.9],
    }),
    pregnancy: null,
    lactation: null,
  },
  copper: {
    unit: 'mg',
    form: 'plain',
    status: 'independent',
    bands: intakes({
      kind: 'AI',
      fromMonths: [6, 12, 36, 120, 216],
      male: [0.4, 0.7, 1, 1.3, 1.6],
      female: [0.4, 0.7, 1, 1.1, 1.3],
    }),
    pregnancy: { kind: 'AI', value: 1.5 },
    lactation: { kind: 'AI', value: 1.5 },
  },
  selenium: {
    unit: 'µg',
    form: 'plain',
    status: 'independent',
    bands: intakes({ kind: 'AI', both: [15, 15, 20, 35, 55, 70, 70] }),
    pregnancy: { kind: 'AI', value: 70 },
    lactation: { kind: 'AI', value: 85 },
  },
  iodine: {
    unit: 'µg',
    form: 'plain',
    status: 'independent',
    bands: intakes({ kind: 'AI', both: [70, 90, 90, 90, 120, 130, 150] }),
    pregnancy: { kind: 'AI', value: 200 },
    lactation: { kind: 'AI', value: 200 },
  },
  manganese: {
    unit: 'mg',
    form: 'plain',
    status: 'independent',
    bands: intakes({ kind: 'AI', fromMonths: [12, 48, 84, 132, 180, 216], both: [0.5, 1, 1.5, 2, 3, 3] }),
    pregnancy: { kind: 'AI', value: 3 },
    lactation: { kind: 'AI', value: 3 },
  },
  molybdenum: {
    unit: 'µg',
    form: 'plain',
    status: 'independent',
    bands: intakes({ kind: 'AI', both: [10, 15, 20, 30, 45, 65, 65] }),
    pregnancy: { kind: 'AI', value: 65 },
    lactation: { kind: 'AI', value: 65 },
  },
  fluoride: {
    unit: 'mg',
    form: 'plain',
    status: 'independent',
    bands: intakes({
      kind: 'AI',
      male: [0.4, 0.6, 1, 1.5, 2.2, 3.2, 3.4],
      female: [0.4, 0.6, 0.9, 1.4, 2.3, 2.8, 2.9],
    }),
    pregnancy: { kind: 'AI', value: 2.9 },
    lactation: { kind: 'AI', value: 2.9 },
  },
});

/** Women of 50 and over take the figure for after the menopause; EFSA prints no age (a reading listed in docs/clinical/sign-off.md). */
export const IRON_AFTER_MENOPAUSE = { value: 11, fromMonths: 600 } as const;

/** Adult zinc depends on phytate in the diet; this is the tier for a mixed diet, 600 mg a day. */
export const ADULT_ZINC = {
  phytateMgPerDay: 600,
  male: 11.7,
  female: 9.3,
  pregnancyAdded: 1.6,
  lactationAdded: 2.9,
  fromMonths: 216,
} as const;
