import type { InputErrorCode, NoResultReason } from '@dietetic/regimen';

/** Why there is no result, said to the dietitian with what to do about it. */
export const NO_RESULT_WORDS: Record<NoResultReason, string> = {
  'needs-gender': 'Needs the patient’s gender.',
  'needs-age': 'Needs the patient’s age.',
  'needs-country': 'Needs a country. Choose one in the header or in Support, Region.',
  'needs-weight': 'Needs the patient’s weight.',
  'needs-height': 'Needs the patient’s height: this method depends on height or BMI.',
  'needs-temperature': 'Needs the highest temperature of the last 24\u00a0hours (Tmax).',
  'needs-ventilation': 'Needs the minute ventilation (VE).',
  'needs-range': 'Needs both ends of the range.',
  'needs-level': 'Needs a nitrogen level.',
  'unknown-method': 'This method is not known to the app. Choose one from the list.',
  'method-not-for-patient': 'This method is not offered for this age and country. Choose another.',
  'outside-table': 'The published table has no figure for this patient. Choose another method or option.',
  'invalid-input': 'A value that this depends on is outside its limit. Correct it to see a result.',
};

/** The short form, where the result would stand: "Not calculated: height missing". */
export const NO_RESULT_SHORT: Record<NoResultReason, string> = {
  'needs-gender': 'gender missing',
  'needs-age': 'age missing',
  'needs-country': 'country missing',
  'needs-weight': 'weight missing',
  'needs-height': 'height missing',
  'needs-temperature': 'temperature missing',
  'needs-ventilation': 'ventilation missing',
  'needs-range': 'range incomplete',
  'needs-level': 'level missing',
  'unknown-method': 'method not known',
  'method-not-for-patient': 'not for this patient',
  'outside-table': 'no figure in the table',
  'invalid-input': 'a value needs correcting',
};

/** What is wrong with an entry, beside the field. The limit stands with its unit in the sentence of the rule itself. */
export const INPUT_ERROR_WORDS: Record<InputErrorCode, string> = {
  'above-limit': 'Higher than the app accepts. Check the number and its unit.',
  'below-limit': 'Lower than the app accepts. Check the number and its unit.',
  'wrong-type': 'Enter a number, for example 63.5.',
  'not-allowed': 'Choose one of the options.',
  'unknown-key': 'The app does not know this entry.',
};
