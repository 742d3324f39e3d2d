import type { NoResultReason } from '@dietetic/regimen';

/** Why there is no result, said to the dietitian with what to do about it. */
export const NO_RESULT_WORDS: Record<NoResultReason, string> = {
  'needs-gender': 'Needs the patient’s sex.',
  'needs-age': 'Needs the patient’s age.',
  'needs-country': 'Needs a country. Choose one in the header or in Support, Region.',
  'needs-weight': 'Needs the patient’s weight.',
  'needs-height': 'Needs the patient’s height: this method depends on height or BMI.',
  'needs-temperature': 'Needs the highest temperature of the last 24\u00a0hours (Tmax).',
  'needs-ventilation': 'Needs the minute ventilation (VE).',
  'needs-range': 'Enter a figure per kg, or both ends of a range.',
  'needs-level': 'Needs a nitrogen level.',
  'unknown-method': 'This method is not known to the app. Choose one from the list.',
  'method-not-for-patient': 'This method is not offered for this age and country. Choose another.',
  'outside-table': 'The published table has no figure for this patient. Choose another method or option.',
  'below-zero':
    'The equation gives nothing above 0 for these figures: it was not made from people like this. Check them. Choose another method if they are right.',
  newborn: 'Under 28 days there is no default. Enter it; follow the neonatal guideline.',
  'needs-activity': 'A basal rate is not a requirement. Choose the activity.',
  'rni-over-limit':
    'The reference intake for the age is over 4\u00a0g/kg at this weight, so it is not offered as a need. Enter g/kg.',
  unconfirmed: 'An entry that this depends on is unusual. Confirm or change it to see a result.',
  'invalid-input': 'A value that this depends on is outside its limit. Correct it to see a result.',
};

/** The short form, where the result would stand: "Not calculated: height missing". */
export const NO_RESULT_SHORT: Record<NoResultReason, string> = {
  'needs-gender': 'sex missing',
  'needs-age': 'age missing',
  'needs-country': 'country missing',
  'needs-weight': 'weight missing',
  'needs-height': 'height missing',
  'needs-temperature': 'temperature missing',
  'needs-ventilation': 'ventilation missing',
  'needs-range': 'enter a figure per kg',
  'needs-level': 'level missing',
  'unknown-method': 'method not known',
  'method-not-for-patient': 'not for this patient',
  'outside-table': 'no figure in the table',
  'below-zero': 'equation does not hold',
  newborn: 'no default under 28 days',
  'needs-activity': 'choose activity',
  'rni-over-limit': 'enter g/kg',
  unconfirmed: 'check first',
  'invalid-input': 'a value needs correcting',
};
