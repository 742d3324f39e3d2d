import type { ActivityBandId, NitrogenLevelId } from './text-keys.ts';

/** The named bands of the PAL and DIT scale. A value on a shared edge belongs to the higher band (decision 7.3). */
export const ACTIVITY_BANDS: readonly { id: ActivityBandId; from: number; to: number }[] = [
  { id: 'in-bed-immobile', from: 1, to: 1.1 },
  { id: 'in-bed-or-sitting-out', from: 1.1, to: 1.2 },
  { id: 'limited-mobility', from: 1.2, to: 1.25 },
  { id: 'sedentary', from: 1.25, to: 1.4 },
  { id: 'light', from: 1.4, to: 1.6 },
  { id: 'moderate', from: 1.6, to: 1.7 },
  { id: 'heavy', from: 1.7, to: 1.9 },
];

export const NITROGEN_LEVELS: readonly NitrogenLevelId[] = [
  'normal',
  'hypermetabolic_5-25',
  'hypermetabolic_25-50',
  'hypermetabolic_50plus',
  'depleted',
];
