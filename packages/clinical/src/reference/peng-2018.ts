import type { Source } from './source.ts';

export const PENG_2018_SOURCE: Source = {
  id: 'peng-2018',
  citation:
    'PENG (British Dietetic Association), A Pocket Guide to Clinical Nutrition, 5th edition, 2018, as the product specification describes it',
  status: 'spec',
};

/** From this BMI Mifflin-St Jeor replaces the guide's kcal per kg. */
export const PENG_2018_MIFFLIN_FROM_BMI = 30;

export type PalDitCategoryId =
  | 'in-bed-immobile'
  | 'in-bed-or-sitting-out'
  | 'limited-mobility'
  | 'sedentary'
  | 'light'
  | 'moderate'
  | 'heavy';

/** A combined factor for physical activity and diet-induced thermogenesis. */
export type PalDitCategory = { id: PalDitCategoryId; from: number; to: number };

/** A factor on a shared edge belongs to the higher category; 1.9 belongs to the last. */
export const PAL_DIT_CATEGORIES: readonly PalDitCategory[] = [
  { id: 'in-bed-immobile', from: 1, to: 1.1 },
  { id: 'in-bed-or-sitting-out', from: 1.1, to: 1.2 },
  { id: 'limited-mobility', from: 1.2, to: 1.25 },
  { id: 'sedentary', from: 1.25, to: 1.4 },
  { id: 'light', from: 1.4, to: 1.6 },
  { id: 'moderate', from: 1.6, to: 1.7 },
  { id: 'heavy', from: 1.7, to: 1.9 },
];

/** Used until a category is chosen; the result then carries the note "activity-not-chosen". */
export const PAL_DIT_NOT_CHOSEN = 1;
