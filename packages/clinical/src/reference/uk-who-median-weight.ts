import type { AgeBand, Sex } from './age-band.ts';
import type { Source } from './source.ts';

export const UK_WHO_MEDIAN_WEIGHT_SOURCE: Source = {
  id: 'uk-who-median-weight',
  citation:
    'WHO Child Growth Standards 2006 to 4 years, UK 1990 reference reanalysed 2009 after: median weight',
  status: 'independent',
};

/** Median weight, kg, at the lower edge of each band: every month to 1 year, every year to 19 years. */
export const UK_WHO_MEDIAN_WEIGHT: readonly (AgeBand & Record<Sex, number>)[] = [
  { fromMonths: 0, toMonths: 1, male: 3.3464, female: 3.2322 },
  { fromMonths: 1, toMonths: 2, male: 4.4709, female: 4.1873 },
  { fromMonths: 2, toMonths: 3, male: 5.5675, female: 5.1282 },
  { fromMonths: 3, toMonths: 4, male: 6.3762, female: 5.8458 },
  { fromMonths: 4, toMonths: 5, male: 7.0023, female: 6.4237 },
  { fromMonths: 5, toMonths: 6, male: 7.5105, female: 6.8985 },
  { fromMonths: 6, toMonths: 7, male: 7.934, female: 7.297 },
  { fromMonths: 7, toMonths: 8, male: 8.297, female: 7.6422 },
  { fromMonths: 8, toMonths: 9, male: 8.6151, female: 7.9487 },
  { fromMonths: 9, toMonths: 10, male: 8.9014, female: 8.2254 },
  { fromMonths: 10, toMonths: 11, male: 9.1649, female: 8.48 },
  { fromMonths: 11, toMonths: 12, male: 9.4122, female: 8.7192 },
  { fromMonths: 12, toMonths: 24, male: 9.65, female: 8.95 },
  { fromMonths: 24, toMonths: 36, male: 12.15, female: 11.48 },
  { fromMonths: 36, toMonths: 48, male: 14.34, female: 13.85 },
  { fromMonths: 48, toMonths: 60, male: 16.55, female: 16.2 },
  { fromMonths: 60, toMonths: 72, male: 18.63, female: 18.3 },
  { fromMonths: 72, toMonths: 84, male: 20.77, female: 20.49 },
  { fromMonths: 84, toMonths: 96, male: 23.05, female: 22.98 },
  { fromMonths: 96, toMonths: 108, male: 25.63, female: 25.89 },
  { fromMonths: 108, toMonths: 120, male: 28.39, female: 28.88 },
  { fromMonths: 120, toMonths: 132, male: 31.35, female: 32.31 },
  { fromMonths: 132, toMonths: 144, male: 34.59, female: 36.03 },
  { fromMonths: 144, toMonths: 156, male: 38.12, female: 40.32 },
  { fromMonths: 156, toMonths: 168, male: 42.97, female: 45.36 },
  { fromMonths: 168, toMonths: 180, male: 49.15, female: 50.05 },
  { fromMonths: 180, toMonths: 192, male: 55.37, female: 53.39 },
  { fromMonths: 192, toMonths: 204, male: 60.59, female: 55.54 },
  { fromMonths: 204, toMonths: 216, male: 64.33, female: 56.84 },
  { fromMonths: 216, toMonths: 228, male: 66.82, female: 57.54 },
];
