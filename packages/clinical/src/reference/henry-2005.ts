import { OPEN_ENDED } from './age-band.ts';
import type { Sex } from './age-band.ts';
import type { WeightEquationBand } from './schofield-1985.ts';
import type { Source } from './source.ts';

export const HENRY_2005_SOURCE: Source = {
  id: 'henry-2005-weight',
  citation:
    'Henry CJK. Public Health Nutr 2005;8(7A):1133-1152, Tables 12-14, weight only, kcal form corrected',
  status: 'independent',
};

/**
 * BMR = perKg × weight + constant, kcal/day, with the 60s separate from 70 and over. Boys of 3 to 9 use 22.4: the
 * printed 23.3 contradicts the paper's own megajoule column. Sheet: docs/clinical/sources/henry-2005-weight.md
 */
export const HENRY_2005: Record<Sex, readonly WeightEquationBand[]> = {
  male: [
    { fromMonths: 0, toMonths: 36, perKg: 61, constant: -33.7 },
    { fromMonths: 36, toMonths: 120, perKg: 22.4, constant: 514 },
    { fromMonths: 120, toMonths: 216, perKg: 18.4, constant: 581 },
    { fromMonths: 216, toMonths: 360, perKg: 16, constant: 545 },
    { fromMonths: 360, toMonths: 720, perKg: 14.2, constant: 593 },
    { fromMonths: 720, toMonths: 840, perKg: 13, constant: 567 },
    { fromMonths: 840, toMonths: OPEN_ENDED, perKg: 13.7, constant: 481 },
  ],
  female: [
    { fromMonths: 0, toMonths: 36, perKg: 58.9, constant: -23.1 },
    { fromMonths: 36, toMonths: 120, perKg: 20.1, constant: 507 },
    { fromMonths: 120, toMonths: 216, perKg: 11.1, constant: 761 },
    { fromMonths: 216, toMonths: 360, perKg: 13.1, constant: 558 },
    { fromMonths: 360, toMonths: 720, perKg: 9.74, constant: 694 },
    { fromMonths: 720, toMonths: 840, perKg: 10.2, constant: 572 },
    { fromMonths: 840, toMonths: OPEN_ENDED, perKg: 10, constant: 577 },
  ],
};
