import type { AgeBand, Sex } from './age-band.ts';
import type { Source, SourceStatus } from './source.ts';

export const efsaProteinSource = (status: SourceStatus): Source => ({
  id: 'efsa-2012-protein',
  citation: 'EFSA NDA Panel. Dietary Reference Values for protein. EFSA Journal 2012;10(2):2557',
  status,
});

/**
 * Population reference intake for protein, g/kg/day. Each printed age applies until the next; there is no value under
 * 6 months. The adult figure is used for the last year of the paediatric method, 18 to under 19.
 */
export const EFSA_2012_PROTEIN: readonly (AgeBand & Record<Sex, number> & { status: SourceStatus })[] = [
  { fromMonths: 6, toMonths: 12, male: 1.31, female: 1.31, status: 'independent' },
  { fromMonths: 12, toMonths: 18, male: 1.14, female: 1.14, status: 'independent' },
  { fromMonths: 18, toMonths: 24, male: 1.03, female: 1.03, status: 'independent' },
  { fromMonths: 24, toMonths: 36, male: 0.97, female: 0.97, status: 'independent' },
  { fromMonths: 36, toMonths: 48, male: 0.9, female: 0.9, status: 'independent' },
  { fromMonths: 48, toMonths: 60, male: 0.86, female: 0.86, status: 'independent' },
  { fromMonths: 60, toMonths: 72, male: 0.85, female: 0.85, status: 'independent' },
  { fromMonths: 72, toMonths: 84, male: 0.89, female: 0.89, status: 'independent' },
  { fromMonths: 84, toMonths: 96, male: 0.91, female: 0.91, status: 'independent' },
  { fromMonths: 96, toMonths: 108, male: 0.92, female: 0.92, status: 'independent' },
  { fromMonths: 108, toMonths: 120, male: 0.91, female: 0.91, status: 'independent' },
  { fromMonths: 120, toMonths: 132, male: 0.91, female: 0.91, status: 'independent' },
  { fromMonths: 132, toMonths: 144, male: 0.91, female: 0.9, status: 'independent' },
  { fromMonths: 144, toMonths: 156, male: 0.9, female: 0.89, status: 'independent' },
  { fromMonths: 156, toMonths: 168, male: 0.9, female: 0.88, status: 'independent' },
  { fromMonths: 168, toMonths: 180, male: 0.89, female: 0.87, status: 'independent' },
  { fromMonths: 180, toMonths: 192, male: 0.88, female: 0.85, status: 'independent' },
  { fromMonths: 192, toMonths: 204, male: 0.87, female: 0.84, status: 'independent' },
  { fromMonths: 204, toMonths: 216, male: 0.86, female: 0.83, status: 'independent' },
  { fromMonths: 216, toMonths: 228, male: 0.83, female: 0.83, status: 'official' },
];
