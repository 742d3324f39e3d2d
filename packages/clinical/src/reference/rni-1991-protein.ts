import type { AgeBand, Sex } from './age-band.ts';
import type { Source, SourceStatus } from './source.ts';

type ProteinFigure = { gramsPerDay: number; status: SourceStatus };

export const rniProteinSource = (status: SourceStatus): Source => ({
  id: 'rni-1991-protein',
  citation:
    'Department of Health. Dietary Reference Values, Report 41. London: HMSO, 1991, as reprinted by the British Nutrition Foundation, 2021',
  status,
});

/**
 * UK reference nutrient intake for protein, g/day, for everyone of that age and sex: not scaled by weight.
 * Girls of 15 to 18: 45.4 is the product specification's figure; one public reprint shows 45.
 */
export const RNI_1991_PROTEIN: readonly (AgeBand & Record<Sex, ProteinFigure>)[] = [
  {
    fromMonths: 0,
    toMonths: 4,
    male: { gramsPerDay: 12.5, status: 'independent' },
    female: { gramsPerDay: 12.5, status: 'independent' },
  },
  {
    fromMonths: 4,
    toMonths: 7,
    male: { gramsPerDay: 12.7, status: 'independent' },
    female: { gramsPerDay: 12.7, status: 'independent' },
  },
  {
    fromMonths: 7,
    toMonths: 10,
    male: { gramsPerDay: 13.7, status: 'independent' },
    female: { gramsPerDay: 13.7, status: 'independent' },
  },
  {
    fromMonths: 10,
    toMonths: 12,
    male: { gramsPerDay: 14.9, status: 'independent' },
    female: { gramsPerDay: 14.9, status: 'independent' },
  },
  {
    fromMonths: 12,
    toMonths: 48,
    male: { gramsPerDay: 14.5, status: 'independent' },
    female: { gramsPerDay: 14.5, status: 'independent' },
  },
  {
    fromMonths: 48,
    toMonths: 84,
    male: { gramsPerDay: 19.7, status: 'independent' },
    female: { gramsPerDay: 19.7, status: 'independent' },
  },
  {
    fromMonths: 84,
    toMonths: 132,
    male: { gramsPerDay: 28.3, status: 'independent' },
    female: { gramsPerDay: 28.3, status: 'independent' },
  },
  {
    fromMonths: 132,
    toMonths: 180,
    male: { gramsPerDay: 42.1, status: 'independent' },
    female: { gramsPerDay: 41.2, status: 'independent' },
  },
  {
    fromMonths: 180,
    toMonths: 228,
    male: { gramsPerDay: 55.2, status: 'independent' },
    female: { gramsPerDay: 45.4, status: 'spec' },
  },
];
