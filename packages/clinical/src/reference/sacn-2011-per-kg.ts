import { bandsByAge } from './age-band.ts';
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

type ChildLine = readonly [
  fromMonths: number,
  boysPerKg: number,
  boysPerDay: number,
  girlsPerKg: number,
  girlsPerDay: number,
  statusOfBoys?: SourceStatus,
];

/**
 * kcal/kg is derived: kcal/day rounded to 10, divided by the UK-WHO median weight at the exact age. Boys of 18 use
 * the 48 of the product specification; the derivation gives 47.
 */
const CHILDREN: readonly ChildLine[] = [
  [12, 80, 770, 80, 720],
  [24, 82, 1000, 81, 930],
  [36, 82, 1170, 78, 1080],
  [48, 84, 1390, 80, 1290],
  [60, 79, 1480, 74, 1360],
  [72, 76, 1580, 72, 1480],
  [84, 72, 1650, 67, 1530],
  [96, 68, 1750, 63, 1630],
  [108, 65, 1840, 60, 1720],
  [120, 65, 2030, 60, 1940],
  [132, 62, 2130, 56, 2030],
  [144, 59, 2250, 52, 2100],
  [156, 56, 2410, 49, 2220],
  [168, 54, 2630, 47, 2340],
  [180, 51, 2820, 45, 2390],
  [192, 49, 2960, 43, 2410],
  [204, 48, 3080, 43, 2460],
  [216, 48, 3160, 43, 2460, 'spec'],
];

export const SACN_2011_CHILDREN_PER_KG: readonly ChildEnergyBand[] = bandsByAge(
  CHILDREN,
  228,
  ([, boysPerKg, boysPerDay, girlsPerKg, girlsPerDay, statusOfBoys = 'derived']) => ({
    male: { perKg: boysPerKg, perDay: boysPerDay, status: statusOfBoys },
    female: { perKg: girlsPerKg, perDay: girlsPerDay, status: 'derived' },
  }),
);
