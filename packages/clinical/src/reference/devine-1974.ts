import type { Source } from './source.ts';

export const DEVINE_1974_SOURCE: Source = {
  id: 'devine-1974',
  citation: 'Devine BJ, Gentamicin therapy, Drug Intell Clin Pharm 1974;8:650-655',
  status: 'independent',
};

/** Ideal weight of an adult, kg: a constant at 5 ft, plus an amount for each inch above. Not defined below 5 ft. */
export const DEVINE_1974 = {
  fromInches: 60,
  kgPerInch: 2.3,
  male: 50,
  female: 45.5,
} as const;
