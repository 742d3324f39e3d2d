/** The status of the list, shown with it wherever it can be chosen from. */
export const STRESS_LIST_NOTICE =
  'A starting point only: these percentages are not yet checked against the printed source. Check your pocket guide and set the figure yourself.';

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
