import { OPEN_ENDED } from './age-band.ts';
import type { AgeBand, Sex } from './age-band.ts';
import type { Source } from './source.ts';

export const SACN_2011_SOURCE: Source = {
  id: 'sacn-2011',
  citation:
    'SACN. Dietary Reference Values for Energy 2011. London: TSO, 2012. Tables 14 (mixed or unknown feeding), 15 and 16',
  status: 'independent',
};

/**
 * Estimated average requirement for energy, kcal/day. Infants use the column for mixed or unknown feeding; the table
 * starts at one month, and its first row also serves the first month (decision 006).
 */
export const SACN_2011: readonly (AgeBand & Record<Sex, number>)[] = [
  { fromMonths: 0, toMonths: 3, male: 574, female: 502 },
  { fromMonths: 3, toMonths: 5, male: 598, female: 550 },
  { fromMonths: 5, toMonths: 7, male: 622, female: 574 },
  { fromMonths: 7, toMonths: 12, male: 718, female: 646 },
  { fromMonths: 12, toMonths: 24, male: 765, female: 717 },
  { fromMonths: 24, toMonths: 36, male: 1004, female: 932 },
  { fromMonths: 36, toMonths: 48, male: 1171, female: 1076 },
  { fromMonths: 48, toMonths: 60, male: 1386, female: 1291 },
  { fromMonths: 60, toMonths: 72, male: 1482, female: 1362 },
  { fromMonths: 72, toMonths: 84, male: 1577, female: 1482 },
  { fromMonths: 84, toMonths: 96, male: 1649, female: 1530 },
  { fromMonths: 96, toMonths: 108, male: 1745, female: 1625 },
  { fromMonths: 108, toMonths: 120, male: 1840, female: 1721 },
  { fromMonths: 120, toMonths: 132, male: 2032, female: 1936 },
  { fromMonths: 132, toMonths: 144, male: 2127, female: 2032 },
  { fromMonths: 144, toMonths: 156, male: 2247, female: 2103 },
  { fromMonths: 156, toMonths: 168, male: 2414, female: 2223 },
  { fromMonths: 168, toMonths: 180, male: 2629, female: 2342 },
  { fromMonths: 180, toMonths: 192, male: 2820, female: 2390 },
  { fromMonths: 192, toMonths: 204, male: 2964, female: 2414 },
  { fromMonths: 204, toMonths: 216, male: 3083, female: 2462 },
  { fromMonths: 216, toMonths: 228, male: 3155, female: 2462 },
  { fromMonths: 228, toMonths: 300, male: 2772, female: 2175 },
  { fromMonths: 300, toMonths: 420, male: 2749, female: 2175 },
  { fromMonths: 420, toMonths: 540, male: 2629, female: 2103 },
  { fromMonths: 540, toMonths: 660, male: 2581, female: 2103 },
  { fromMonths: 660, toMonths: 780, male: 2581, female: 2079 },
  { fromMonths: 780, toMonths: 900, male: 2342, female: 1912 },
  { fromMonths: 900, toMonths: OPEN_ENDED, male: 2294, female: 1840 },
];
