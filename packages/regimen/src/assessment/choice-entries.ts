import {
  EFSA_PALS,
  NITROGEN_LEVELS,
  RANGE_ENDS,
  SACN_ADJUSTMENTS,
  SEXES,
  STRESS_CONDITIONS,
} from '@dietetic/clinical';

/** The entries that are one of a list, with the values each accepts. */
export const CHOICE_ENTRIES = {
  PD_GENDER: SEXES,
  PD_PRETERM: ['yes', 'no'],
  /** "no" is an answer: the height cannot be measured. Absent: not asked yet. */
  PD_HEIGHT_KNOWN: ['yes', 'no'],
  /** Which weight PD_WEIGHT is; absent: the actual one. */
  PD_WEIGHT_BASIS: ['actual', 'dry', 'adjusted', 'ideal', 'estimated', 'corrected'],
  ER_CALORIC_TOGGLE: RANGE_ENDS,
  ER_ROI_6M17Y: EFSA_PALS,
  ER_SACN_ADJUST: SACN_ADJUSTMENTS,
  ER_STRESS_FACTOR: STRESS_CONDITIONS.map(({ id }) => id),
  PC_PENG_TOGGLE: RANGE_ENDS,
  PC_NITROGEN: NITROGEN_LEVELS.map(({ id }) => id),
  /** What the ml/kg entered are; absent: a restriction where they are that low. */
  PC_FLUID_IS: ['need', 'limit'],
  PC_TYPE_OF_FEED: ['oral', 'tube', 'oral_and_tube'],
  PC_CATEGORY_OF_FEED: ['continuous', 'bolus', 'continuous_and_bolus'],
} as const satisfies Record<string, readonly (string | number)[]>;

export type ChoiceEntryKey = keyof typeof CHOICE_ENTRIES;
export type ChoiceOf<Key extends ChoiceEntryKey> = (typeof CHOICE_ENTRIES)[Key][number];

/** Entries that are free text: an id that may turn out unknown, a date, the slug of a metabolic category, or the body a weight is of. */
export const TEXT_ENTRIES = [
  'ER_CALCULATION_METHOD',
  'PC_CALCULATION_METHOD',
  'PD_DOB',
  'PD_CONDITION',
  'PD_WEIGHT_USED_FOR',
] as const;
export type TextEntryKey = (typeof TEXT_ENTRIES)[number];

/** Keys of the regimen that do not enter a result: results themselves, lists and the state of screens. */
export const OTHER_KEYS: readonly string[] = [
  'BMI',
  'COUNTRY',
  'PATIENT_ENERGY_RESULT',
  'PATIENT_PROTEIN_RESULT',
  'FLUID_RESULT',
  'FLUID_PER_KG',
  'PD_SCOPE',
  'PC_SELECTED_PRODUCTS',
  'EMAIL_REPORT_ACTIVE',
  'RR_EMAIL_DATA',
  'navigationItems',
];

/** The specification names the previous weight twice; the first name wins when both are given. */
export const ALIASES: Readonly<Record<string, string>> = { PD_WEIGHT_PREV: 'PD_WEIGHT_PREVIOUS' };
