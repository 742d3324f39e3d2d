import type { NitrogenLevelId, PalDitCategoryId } from '@dietetic/clinical';

/** The seven named activity bands of PAL/DIT. */
export const ACTIVITY_BAND_WORDS: Record<PalDitCategoryId, string> = {
  'in-bed-immobile': 'In bed and immobile',
  'in-bed-or-sitting-out': 'In bed and/or sitting out',
  'limited-mobility': 'Limited mobility',
  sedentary: 'Sedentary',
  light: 'Light',
  moderate: 'Moderate',
  heavy: 'Heavy',
};

/** Conditions of the stress list, by the slug of their name. */
export const STRESS_CONDITION_WORDS = {
  'brain-injury-acute-ventilated-and-sedated': 'Brain injury, acute, ventilated and sedated',
  'brain-injury-recovery': 'Brain injury, recovery',
  'cerebral-haemorrhage': 'Cerebral haemorrhage',
  'cerebrovascular-accident': 'Cerebrovascular accident',
  'chronic-obstructive-pulmonary-disease': 'Chronic obstructive pulmonary disease',
  infection: 'Infection',
  'inflammatory-bowel-disease': 'Inflammatory bowel disease',
  'intensive-care-ventilated': 'Intensive care, ventilated',
  'intensive-care-septic': 'Intensive care, septic',
  leukaemia: 'Leukaemia',
  lymphoma: 'Lymphoma',
  'pancreatitis-chronic': 'Pancreatitis, chronic',
  'pancreatitis-acute': 'Pancreatitis, acute',
  'pancreatitis-with-sepsis-or-abscess': 'Pancreatitis with sepsis or abscess',
  'solid-tumours': 'Solid tumours',
  'surgery-uncomplicated': 'Surgery, uncomplicated',
  'surgery-complicated': 'Surgery, complicated',
  transplantation: 'Transplantation',
} as const;

export type StressConditionId = keyof typeof STRESS_CONDITION_WORDS;

/** The status of the list, shown with it wherever it can be chosen from. */
export const STRESS_LIST_NOTICE =
  'A starting point only: these percentages are not yet checked against the printed source. Check your pocket guide and set the figure yourself.';

export const NITROGEN_LEVEL_WORDS: Record<NitrogenLevelId, string> = {
  normal: 'Normal metabolic rate',
  'hypermetabolic_5-25': 'Hypermetabolic, 5–25\u00a0%',
  'hypermetabolic_25-50': 'Hypermetabolic, 25–50\u00a0%',
  hypermetabolic_50plus: 'Hypermetabolic, over 50\u00a0%',
  depleted: 'Depleted',
};

export const GENDER_WORDS = { male: 'Male', female: 'Female' } as const;
export const RANGE_END_WORDS = { min: 'Minimum', max: 'Maximum' } as const;
/** Under 7 months the two ends of the UK and ROI tables are two ways of feeding. */
export const INFANT_RANGE_END_WORDS = { min: 'Breast-fed', max: 'Formula-fed' } as const;

export const ROI_PAL_WORDS = {
  none: 'No activity level (6 to 12\u00a0months)',
  '14': '1.4, low activity',
  '16': '1.6, moderate activity',
  '18': '1.8, active',
  '20': '2.0, very active',
} as const;

export const SACN_ADJUST_WORDS = {
  '0.75': '75\u00a0%',
  '1': '100\u00a0%',
  '1.2': '120\u00a0%',
  '1.5': '150\u00a0%',
} as const;

export const FEED_TYPE_WORDS = {
  oral: 'Oral',
  tube: 'Tube',
  oral_and_tube: 'Oral and tube',
} as const;

export const FEED_CATEGORY_WORDS = {
  continuous: 'Continuous',
  bolus: 'Bolus',
  continuous_and_bolus: 'Continuous and bolus',
} as const;
