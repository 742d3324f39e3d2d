import type { AgeBand, Sex } from './age-band.ts';
import type { Source, SourceStatus } from './source.ts';

type PerKgAndDay<Figure> = { perKg: Figure; perDay: Figure };

/** kcal/kg/day and kcal/day of infants; under 7 months the two ways of feeding differ. */
export type InfantEnergyBand = AgeBand & { status: SourceStatus } & Record<
    Sex,
    PerKgAndDay<{ breastFed: number; formulaFed: number }>
  >;
export type ChildEnergyBand = AgeBand & Record<Sex, PerKgAndDay<number> & { status: SourceStatus }>;

export const sacnPerKgSource = (status: SourceStatus): Source => ({
  id: 'sacn-2011-per-kg',
  citation:
    'SACN. Dietary Reference Values for Energy 2011, per kg and per day; from 1 year kcal/kg derived from UK-WHO median weights',
  status,
});

/**
 * As printed: per kg to one decimal of a megajoule, which is why 72, 96 and 120 are the only figures. From
 * 7 months the printed 72 is 6 to 12 % below what the same method gives unrounded.
 */
export const SACN_2011_INFANTS_PER_KG: readonly InfantEnergyBand[] = [
  {
    fromMonths: 0,
    toMonths: 3,
    status: 'independent',
    male: { perKg: { breastFed: 96, formulaFed: 120 }, perDay: { breastFed: 526, formulaFed: 598 } },
    female: { perKg: { breastFed: 96, formulaFed: 120 }, perDay: { breastFed: 478, formulaFed: 550 } },
  },
  {
    fromMonths: 3,
    toMonths: 5,
    status: 'independent',
    male: { perKg: { breastFed: 96, formulaFed: 96 }, perDay: { breastFed: 574, formulaFed: 622 } },
    female: { perKg: { breastFed: 96, formulaFed: 96 }, perDay: { breastFed: 526, formulaFed: 598 } },
  },
  {
    fromMonths: 5,
    toMonths: 7,
    status: 'independent',
    male: { perKg: { breastFed: 72, formulaFed: 96 }, perDay: { breastFed: 598, formulaFed: 646 } },
    female: { perKg: { breastFed: 72, formulaFed: 96 }, perDay: { breastFed: 550, formulaFed: 622 } },
  },
  {
    fromMonths: 7,
    toMonths: 12,
    status: 'unconfirmed',
    male: { perKg: { breastFed: 72, formulaFed: 72 }, perDay: { breastFed: 694, formulaFed: 742 } },
    female: { perKg: { breastFed: 72, formulaFed: 72 }, perDay: { breastFed: 646, formulaFed: 670 } },
  },
];

/**
 * kcal/kg is derived: kcal/day rounded to 10, over the UK-WHO median weight at the exact age. Boys of 18
 * take the 48 of the product specification, where the derivation gives 47.
 */
export const SACN_2011_CHILDREN_PER_KG: readonly ChildEnergyBand[] = [
  {
    fromMonths: 12,
    toMonths: 24,
    male: { perKg: 80, perDay: 770, status: 'derived' },
    female: { perKg: 80, perDay: 720, status: 'derived' },
  },
  {
    fromMonths: 24,
    toMonths: 36,
    male: { perKg: 82, perDay: 1000, status: 'derived' },
    female: { perKg: 81, perDay: 930, status: 'derived' },
  },
  {
    fromMonths: 36,
    toMonths: 48,
    male: { perKg: 82, perDay: 1170, status: 'derived' },
    female: { perKg: 78, perDay: 1080, status: 'derived' },
  },
  {
    fromMonths: 48,
    toMonths: 60,
    male: { perKg: 84, perDay: 1390, status: 'derived' },
    female: { perKg: 80, perDay: 1290, status: 'derived' },
  },
  {
    fromMonths: 60,
    toMonths: 72,
    male: { perKg: 79, perDay: 1480, status: 'derived' },
    female: { perKg: 74, perDay: 1360, status: 'derived' },
  },
  {
    fromMonths: 72,
    toMonths: 84,
    male: { perKg: 76, perDay: 1580, status: 'derived' },
    female: { perKg: 72, perDay: 1480, status: 'derived' },
  },
  {
    fromMonths: 84,
    toMonths: 96,
    male: { perKg: 72, perDay: 1650, status: 'derived' },
    female: { perKg: 67, perDay: 1530, status: 'derived' },
  },
  {
    fromMonths: 96,
    toMonths: 108,
    male: { perKg: 68, perDay: 1750, status: 'derived' },
    female: { perKg: 63, perDay: 1630, status: 'derived' },
  },
  {
    fromMonths: 108,
    toMonths: 120,
    male: { perKg: 65, perDay: 1840, status: 'derived' },
    female: { perKg: 60, perDay: 1720, status: 'derived' },
  },
  {
    fromMonths: 120,
    toMonths: 132,
    male: { perKg: 65, perDay: 2030, status: 'derived' },
    female: { perKg: 60, perDay: 1940, status: 'derived' },
  },
  {
    fromMonths: 132,
    toMonths: 144,
    male: { perKg: 62, perDay: 2130, status: 'derived' },
    female: { perKg: 56, perDay: 2030, status: 'derived' },
  },
  {
    fromMonths: 144,
    toMonths: 156,
    male: { perKg: 59, perDay: 2250, status: 'derived' },
    female: { perKg: 52, perDay: 2100, status: 'derived' },
  },
  {
    fromMonths: 156,
    toMonths: 168,
    male: { perKg: 56, perDay: 2410, status: 'derived' },
    female: { perKg: 49, perDay: 2220, status: 'derived' },
  },
  {
    fromMonths: 168,
    toMonths: 180,
    male: { perKg: 54, perDay: 2630, status: 'derived' },
    female: { perKg: 47, perDay: 2340, status: 'derived' },
  },
  {
    fromMonths: 180,
    toMonths: 192,
    male: { perKg: 51, perDay: 2820, status: 'derived' },
    female: { perKg: 45, perDay: 2390, status: 'derived' },
  },
  {
    fromMonths: 192,
    toMonths: 204,
    male: { perKg: 49, perDay: 2960, status: 'derived' },
    female: { perKg: 43, perDay: 2410, status: 'derived' },
  },
  {
    fromMonths: 204,
    toMonths: 216,
    male: { perKg: 48, perDay: 3080, status: 'derived' },
    female: { perKg: 43, perDay: 2460, status: 'derived' },
  },
  {
    fromMonths: 216,
    toMonths: 228,
    male: { perKg: 48, perDay: 3160, status: 'spec' },
    female: { perKg: 43, perDay: 2460, status: 'derived' },
  },
];
