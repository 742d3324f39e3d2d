import type { AgeBand, Sex } from './age-band.ts';
import type { Source, SourceStatus } from './source.ts';

/** Physical activity level: none printed (infants), 1.4, 1.6, 1.8 or 2.0. */
export type EfsaPal = 'none' | '14' | '16' | '18' | '20';

export const EFSA_PALS: readonly EfsaPal[] = ['none', '14', '16', '18', '20'];

export const efsaEnergySource = (status: SourceStatus): Source => ({
  id: 'efsa-2013-energy',
  citation:
    status === 'derived'
      ? 'EFSA summary of Dietary Reference Values, 2017: 6 months, from megajoules'
      : 'EFSA NDA Panel. Dietary Reference Values for energy. EFSA Journal 2013;11(1):3005',
  status,
});

export type EfsaEnergyBand = AgeBand & { status: SourceStatus } & Record<
    Sex,
    Partial<Record<EfsaPal, number>>
  >;

/** Average requirement, kcal/day, at the completed month under one year and the completed year after. */
export const EFSA_2013_ENERGY: readonly EfsaEnergyBand[] = [
  { fromMonths: 6, toMonths: 7, status: 'derived', male: { none: 598 }, female: { none: 550 } },
  { fromMonths: 7, toMonths: 8, status: 'independent', male: { none: 636 }, female: { none: 573 } },
  { fromMonths: 8, toMonths: 9, status: 'independent', male: { none: 661 }, female: { none: 599 } },
  { fromMonths: 9, toMonths: 10, status: 'independent', male: { none: 688 }, female: { none: 625 } },
  { fromMonths: 10, toMonths: 11, status: 'independent', male: { none: 725 }, female: { none: 656 } },
  { fromMonths: 11, toMonths: 12, status: 'independent', male: { none: 742 }, female: { none: 673 } },
  { fromMonths: 12, toMonths: 24, status: 'independent', male: { '14': 777 }, female: { '14': 712 } },
  { fromMonths: 24, toMonths: 36, status: 'independent', male: { '14': 1028 }, female: { '14': 946 } },
  { fromMonths: 36, toMonths: 48, status: 'independent', male: { '14': 1174 }, female: { '14': 1096 } },
  {
    fromMonths: 48,
    toMonths: 60,
    status: 'independent',
    male: { '14': 1256, '16': 1436, '18': 1615 },
    female: { '14': 1168, '16': 1335, '18': 1502 },
  },
  {
    fromMonths: 60,
    toMonths: 72,
    status: 'independent',
    male: { '14': 1332, '16': 1522, '18': 1712 },
    female: { '14': 1239, '16': 1417, '18': 1594 },
  },
  {
    fromMonths: 72,
    toMonths: 84,
    status: 'independent',
    male: { '14': 1409, '16': 1610, '18': 1811 },
    female: { '14': 1312, '16': 1500, '18': 1687 },
  },
  {
    fromMonths: 84,
    toMonths: 96,
    status: 'independent',
    male: { '14': 1497, '16': 1711, '18': 1925 },
    female: { '14': 1392, '16': 1591, '18': 1790 },
  },
  {
    fromMonths: 96,
    toMonths: 108,
    status: 'independent',
    male: { '14': 1592, '16': 1819, '18': 2046 },
    female: { '14': 1477, '16': 1688, '18': 1899 },
  },
  {
    fromMonths: 108,
    toMonths: 120,
    status: 'independent',
    male: { '14': 1684, '16': 1925, '18': 2165 },
    female: { '14': 1566, '16': 1790, '18': 2013 },
  },
  {
    fromMonths: 120,
    toMonths: 132,
    status: 'independent',
    male: { '16': 1933, '18': 2174, '20': 2416 },
    female: { '16': 1818, '18': 2046, '20': 2273 },
  },
  {
    fromMonths: 132,
    toMonths: 144,
    status: 'independent',
    male: { '16': 2043, '18': 2298, '20': 2554 },
    female: { '16': 1908, '18': 2146, '20': 2385 },
  },
  {
    fromMonths: 144,
    toMonths: 156,
    status: 'independent',
    male: { '16': 2174, '18': 2445, '20': 2717 },
    female: { '16': 2004, '18': 2255, '20': 2505 },
  },
  {
    fromMonths: 156,
    toMonths: 168,
    status: 'independent',
    male: { '16': 2333, '18': 2625, '20': 2916 },
    female: { '16': 2099, '18': 2361, '20': 2624 },
  },
  {
    fromMonths: 168,
    toMonths: 180,
    status: 'independent',
    male: { '16': 2513, '18': 2828, '20': 3142 },
    female: { '16': 2175, '18': 2447, '20': 2719 },
  },
  {
    fromMonths: 180,
    toMonths: 192,
    status: 'independent',
    male: { '16': 2699, '18': 3036, '20': 3374 },
    female: { '16': 2228, '18': 2507, '20': 2786 },
  },
  {
    fromMonths: 192,
    toMonths: 204,
    status: 'independent',
    male: { '16': 2845, '18': 3201, '20': 3556 },
    female: { '16': 2259, '18': 2542, '20': 2824 },
  },
  {
    fromMonths: 204,
    toMonths: 216,
    status: 'independent',
    male: { '16': 2940, '18': 3307, '20': 3675 },
    female: { '16': 2277, '18': 2562, '20': 2846 },
  },
];
