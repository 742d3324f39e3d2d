import type { NoteId } from '@dietetic/clinical';

/** Notes that stand beside a result, by the id that the calculators give. */
const NOTE_WORDS: Record<NoteId, string> = {
  'activity-not-chosen': 'Activity not chosen: the lowest level of the method is used.',
  'average-of-level': 'The average of the level is used; lowest and highest are shown beside it.',
  'below-35-degrees':
    'Highest temperature below 35\u00a0°C: it is not known that the equation holds there. It takes off a fixed amount for each degree, and may be far too low. 35\u00a0°C is this app’s own limit, not a published one.',
  'bmi-of-the-body':
    'BMI is that of the body, from the weight now. The method was published for actual weight; the figure uses the adjusted or ideal weight.',
  'bmi-unknown-factor-one': 'BMI is not known, so the obesity factor is 1.',
  'breast-fed-as-formula-fed': 'At this age the figure is the same for breast-fed and formula-fed infants.',
  'breast-fed-to-formula-fed':
    'The lower figure is for breast-fed infants, the higher for formula-fed. Formula-fed is the default.',
  'check-stress-percent':
    'Stress percentages are not yet checked against the printed source. Check your pocket guide.',
  'established-feeds':
    'The figure is for established feeds. In the first days of life feeds are built up to it: follow the neonatal guideline.',
  fever: 'Fever: add 2 to 2.5\u00a0ml/kg for each °C above 37\u00a0°C.',
  'figures-not-checked': 'Figures not yet checked against the printed source.',
  'own-kcal-per-kg-bands-not-checked':
    'kcal/kg: your figure. Activity bands: PENG 2018, not yet checked against the printed guide.',
  'infant-figures-rounded': 'The printed kcal/kg of infants are rounded, which matters at this age.',
  'kcal-per-kg-includes-activity':
    'A figure such as 25–30\u00a0kcal/kg often counts activity already. Keep activity at 1.0 if yours does.',
  'legacy-table': 'The newest edition of the guide no longer prints this table.',
  'mifflin-from-bmi-30': 'BMI is 30 or more, so Mifflin–St Jeor is used instead of kcal/kg.',
  'no-factor-on-corrected-weight':
    'The weight used is adjusted or ideal, so the factor for obesity is not applied as well.',
  'fluid-on-actual-weight':
    'BMI is 30 or more, or a child is as heavy for the age, and fluid is per kg of actual weight, which may be too much (default of an adult 35\u00a0ml/kg, from 60\u00a0years 30). Set ml/kg, or choose another weight.',
  'fluid-restricted':
    'Set as a limit, or under 20\u00a0ml/kg (of a child, under half of the figure for the age): taken as a fluid restriction. Less than it is not called under, and nothing fills up to it.',
  'not-scaled-by-weight': 'A figure for the age and sex; the patient’s weight does not change it.',
  'obesity-factor-applied':
    'Reduced for obesity: 75\u00a0% of the figure for actual weight, 65\u00a0% above BMI 50.',
  'outside-study-ages': 'The age is outside that of the people the equation was made from.',
  'uk-figure-used': 'Ireland has no figure of its own at this age; this is the UK figure.',
  'ventilated-only': 'For ventilated, critically ill adults only. Activity and stress are not added.',
};

export const noteWords = (id: NoteId): string => NOTE_WORDS[id];
