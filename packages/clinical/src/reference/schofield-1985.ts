import { OPEN_ENDED } from './age-band.ts';
import type { AgeBand, Sex } from './age-band.ts';
import type { Source } from './source.ts';

/** BMR = perKg × weight + constant, kcal/day. Sheet: docs/clinical/sources/schofield-1985-weight.md */
export type WeightEquationBand = AgeBand & { perKg: number; constant: number };

export const SCHOFIELD_1985_SOURCE: Source = {
  id: 'schofield-1985-weight',
  citation: 'Schofield WN. Hum Nutr Clin Nutr 1985;39 Suppl 1:5-41; kcal form as FAO/WHO/UNU 2004, Table 5.2',
  status: 'independent',
};

/** The constants under 3 years are negative; pages that print them with a plus are wrong. */
export const SCHOFIELD_1985: Record<Sex, readonly WeightEquationBand[]> = {
  male: [
    { fromMonths: 0, toMonths: 36, perKg: 59.512, constant: -30.4 },
    { fromMonths: 36, toMonths: 120, perKg: 22.706, constant: 504.3 },
    { fromMonths: 120, toMonths: 216, perKg: 17.686, constant: 658.2 },
    { fromMonths: 216, toMonths: 360, perKg: 15.057, constant: 692.2 },
    { fromMonths: 360, toMonths: 720, perKg: 11.472, constant: 873.1 },
    { fromMonths: 720, toMonths: OPEN_ENDED, perKg: 11.711, constant: 587.7 },
  ],
  female: [
    { fromMonths: 0, toMonths: 36, perKg: 58.317, constant: -31.1 },
    { fromMonths: 36, toMonths: 120, perKg: 20.315, constant: 485.9 },
    { fromMonths: 120, toMonths: 216, perKg: 13.384, constant: 692.6 },
    { fromMonths: 216, toMonths: 360, perKg: 14.818, constant: 486.6 },
    { fromMonths: 360, toMonths: 720, perKg: 8.126, constant: 845.6 },
    { fromMonths: 720, toMonths: OPEN_ENDED, perKg: 9.082, constant: 658.5 },
  ],
};
