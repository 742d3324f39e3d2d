import { bandsByAge, figureAt } from './age-band.ts';
import type { AgeBand, Sex } from './age-band.ts';
import type { Source, SourceStatus } from './source.ts';

/** Physical activity level: none printed (infants), 1.4, 1.6, 1.8 or 2.0. */
export const EFSA_PALS = ['none', '14', '16', '18', '20'] as const;
export type EfsaPal = (typeof EFSA_PALS)[number];

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

type Line = readonly [
  fromMonths: number,
  male: readonly number[],
  female: readonly number[],
  status?: SourceStatus,
];

/** Lines with a figure for each of these levels. */
const atLevels = (pals: readonly EfsaPal[], toMonths: number, lines: readonly Line[]): EfsaEnergyBand[] => {
  const figures = (line: readonly number[]) =>
    Object.fromEntries(pals.map((pal, index) => [pal, figureAt(line, index)]));
  return bandsByAge(lines, toMonths, ([, male, female, status = 'independent']) => ({
    status,
    male: figures(male),
    female: figures(female),
  }));
};

/** Average requirement, kcal/day, at the completed month under one year and the completed year after. */
export const EFSA_2013_ENERGY: readonly EfsaEnergyBand[] = [
  ...atLevels(['none'], 12, [
    [6, [598], [550], 'derived'],
    [7, [636], [573]],
    [8, [661], [599]],
    [9, [688], [625]],
    [10, [725], [656]],
    [11, [742], [673]],
  ]),
  ...atLevels(['14'], 48, [
    [12, [777], [712]],
    [24, [1028], [946]],
    [36, [1174], [1096]],
  ]),
  ...atLevels(['14', '16', '18'], 120, [
    [48, [1256, 1436, 1615], [1168, 1335, 1502]],
    [60, [1332, 1522, 1712], [1239, 1417, 1594]],
    [72, [1409, 1610, 1811], [1312, 1500, 1687]],
    [84, [1497, 1711, 1925], [1392, 1591, 1790]],
    [96, [1592, 1819, 2046], [1477, 1688, 1899]],
    [108, [1684, 1925, 2165], [1566, 1790, 2013]],
  ]),
  ...atLevels(['16', '18', '20'], 216, [
    [120, [1933, 2174, 2416], [1818, 2046, 2273]],
    [132, [2043, 2298, 2554], [1908, 2146, 2385]],
    [144, [2174, 2445, 2717], [2004, 2255, 2505]],
    [156, [2333, 2625, 2916], [2099, 2361, 2624]],
    [168, [2513, 2828, 3142], [2175, 2447, 2719]],
    [180, [2699, 3036, 3374], [2228, 2507, 2786]],
    [192, [2845, 3201, 3556], [2259, 2542, 2824]],
    [204, [2940, 3307, 3675], [2277, 2562, 2846]],
  ]),
];
