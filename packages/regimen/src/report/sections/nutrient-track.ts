import type { CountedAmount } from '@dietetic/catalogue';
import type { NutrientLine, NutrientTable } from '../document.ts';
import type { ReportInput } from '../input.ts';
import type { ReportWords } from '../report-words.ts';
import { adequacyPatient } from './adequacy.ts';
import { nutrientTables } from './nutrient-tables.ts';

/**
 * Where one vitamin or mineral stands on the measure. Perhaps: below the reference by the labels that state it, and
 * another label states nothing, so that it may well be met.
 */
export type TrackStatus = 'below' | 'perhaps' | 'met' | 'above-upper';

export type NutrientTrack = {
  /** Minerals and vitamins, as the report has them. */
  tables: NutrientTable[];
  /** Those with a figure of the reference; a nutrient that no product states, or without a reference, has no place on it. */
  ticks: { id: string; percent: number; standing: TrackStatus }[];
  below: NutrientLine[];
  perhaps: NutrientLine[];
  aboveUpper: NutrientLine[];
  /** No product states them. */
  notStated: NutrientLine[];
};

type TrackInput = Pick<ReportInput, 'country' | 'values' | 'lists' | 'assessment' | 'stage'>;

/** Every vitamin and mineral of the day on one measure, in percent of the reference; null while nothing can be held against one. */
export function nutrientTrack(
  counted: readonly CountedAmount[],
  input: TrackInput,
  words: ReportWords,
): NutrientTrack | null {
  const tables = nutrientTables(counted, adequacyPatient(input), words).filter(
    ({ id }) => id === 'minerals' || id === 'vitamins',
  );
  const lines = tables.flatMap((table) => table.lines).filter(({ part }) => !part);
  if (counted.length === 0 || lines.every(({ standing }) => standing === null)) return null;
  const of = (standing: TrackStatus) => lines.filter((line) => trackStanding(line) === standing);
  return {
    tables,
    ticks: lines.flatMap((line) =>
      line.percent === null ? [] : [{ id: line.id, percent: line.percent, standing: trackStanding(line) }],
    ),
    below: of('below'),
    perhaps: of('perhaps'),
    aboveUpper: of('above-upper'),
    notStated: lines.filter(({ notStated }) => notStated),
  };
}

function trackStanding({ aboveUpper, standing }: NutrientLine): TrackStatus {
  if (aboveUpper !== null) return 'above-upper';
  if (standing === 'under') return 'below';
  return standing === 'may-be-met' ? 'perhaps' : 'met';
}
