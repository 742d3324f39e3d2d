import type { Source } from './source.ts';

/** Percent added to basal metabolic rate; one figure where the list prints no range. */
export type StressCondition = { id: string; name: string; fromPercent: number; toPercent: number };

export const STRESS_PENG_SOURCE: Source = {
  id: 'peng-2004-2011',
  citation:
    'PENG (British Dietetic Association), A Pocket Guide to Clinical Nutrition, 3rd and 4th editions, 2004 and 2011 (not yet checked)',
  status: 'unconfirmed',
};

/**
 * A starting point for the adjuster, to be checked against the clinician's own guide (decision 007). Burns are not
 * listed.
 */
export const STRESS_CONDITIONS: readonly StressCondition[] = [
  {
    id: 'brain-injury-acute-ventilated-and-sedated',
    name: 'Brain injury, acute, ventilated and sedated',
    fromPercent: 0,
    toPercent: 30,
  },
  { id: 'brain-injury-recovery', name: 'Brain injury, recovery', fromPercent: 5, toPercent: 50 },
  { id: 'cerebral-haemorrhage', name: 'Cerebral haemorrhage', fromPercent: 30, toPercent: 30 },
  { id: 'cerebrovascular-accident', name: 'Cerebrovascular accident', fromPercent: 5, toPercent: 5 },
  {
    id: 'chronic-obstructive-pulmonary-disease',
    name: 'Chronic obstructive pulmonary disease',
    fromPercent: 15,
    toPercent: 20,
  },
  { id: 'infection', name: 'Infection', fromPercent: 25, toPercent: 45 },
  { id: 'inflammatory-bowel-disease', name: 'Inflammatory bowel disease', fromPercent: 0, toPercent: 10 },
  { id: 'intensive-care-ventilated', name: 'Intensive care, ventilated', fromPercent: 0, toPercent: 10 },
  { id: 'intensive-care-septic', name: 'Intensive care, septic', fromPercent: 20, toPercent: 60 },
  { id: 'leukaemia', name: 'Leukaemia', fromPercent: 25, toPercent: 34 },
  { id: 'lymphoma', name: 'Lymphoma', fromPercent: 0, toPercent: 25 },
  { id: 'pancreatitis-chronic', name: 'Pancreatitis, chronic', fromPercent: 3, toPercent: 3 },
  { id: 'pancreatitis-acute', name: 'Pancreatitis, acute', fromPercent: 10, toPercent: 10 },
  {
    id: 'pancreatitis-with-sepsis-or-abscess',
    name: 'Pancreatitis with sepsis or abscess',
    fromPercent: 20,
    toPercent: 20,
  },
  { id: 'solid-tumours', name: 'Solid tumours', fromPercent: 0, toPercent: 20 },
  { id: 'surgery-uncomplicated', name: 'Surgery, uncomplicated', fromPercent: 5, toPercent: 20 },
  { id: 'surgery-complicated', name: 'Surgery, complicated', fromPercent: 25, toPercent: 40 },
  { id: 'transplantation', name: 'Transplantation', fromPercent: 20, toPercent: 20 },
];
