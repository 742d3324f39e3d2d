import { bandsByAge } from './age-band.ts';
import type { AgeBand, Sex } from './age-band.ts';
import type { Source, SourceStatus } from './source.ts';

type ProteinFigure = { gramsPerDay: number; status: SourceStatus };

export const rniProteinSource = (status: SourceStatus): Source => ({
  id: 'rni-1991-protein',
  citation:
    'Department of Health. Dietary Reference Values, Report 41. London: HMSO, 1991, as reprinted by the British Nutrition Foundation, 2021',
  status,
});

type Line = readonly [fromMonths: number, male: number, female: number, statusOfFemale?: SourceStatus];

/** Girls of 15 to 18: 45.4 is the product specification's figure; one public reprint shows 45. */
const LINES: readonly Line[] = [
  [0, 12.5, 12.5],
  [4, 12.7, 12.7],
  [7, 13.7, 13.7],
  [10, 14.9, 14.9],
  [12, 14.5, 14.5],
  [48, 19.7, 19.7],
  [84, 28.3, 28.3],
  [132, 42.1, 41.2],
  [180, 55.2, 45.4, 'spec'],
];

/** UK reference nutrient intake for protein, g/day, for everyone of that age and sex: not scaled by weight. */
export const RNI_1991_PROTEIN: readonly (AgeBand & Record<Sex, ProteinFigure>)[] = bandsByAge(
  LINES,
  228,
  ([, male, female, statusOfFemale = 'independent']) => ({
    male: { gramsPerDay: male, status: 'independent' },
    female: { gramsPerDay: female, status: statusOfFemale },
  }),
);
