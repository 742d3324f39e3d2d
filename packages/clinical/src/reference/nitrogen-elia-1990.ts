import type { Source } from './source.ts';

export type NitrogenLevelId =
  | 'normal'
  | 'hypermetabolic_5-25'
  | 'hypermetabolic_25-50'
  | 'hypermetabolic_50plus'
  | 'depleted';

/** g nitrogen per kg a day */
export type NitrogenLevel = { id: NitrogenLevelId; lowest: number; average: number; highest: number };

export const NITROGEN_SOURCE: Source = {
  id: 'nitrogen-elia-1990',
  citation:
    'Elia M. Medicine International 1990;82:3392-3396, as reprinted in PENG pocket guides up to 2011 (not yet checked)',
  status: 'unconfirmed',
};

export const NITROGEN_LEVELS: readonly NitrogenLevel[] = [
  { id: 'normal', lowest: 0.14, average: 0.17, highest: 0.2 },
  { id: 'hypermetabolic_5-25', lowest: 0.17, average: 0.2, highest: 0.25 },
  { id: 'hypermetabolic_25-50', lowest: 0.2, average: 0.25, highest: 0.3 },
  { id: 'hypermetabolic_50plus', lowest: 0.25, average: 0.3, highest: 0.35 },
  { id: 'depleted', lowest: 0.2, average: 0.3, highest: 0.4 },
];

/** g protein per g nitrogen; also Regulation (EU) 2016/127, Annex I. */
export const PROTEIN_PER_NITROGEN = 6.25;
