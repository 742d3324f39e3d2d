/** Notes that stand beside a result, by their id. */
export const NOTE_WORDS: Readonly<Record<string, string>> = {
  'activity-not-chosen': 'Activity not chosen: counted as 1.0.',
  'kcal-per-kg-includes-activity':
    'A figure such as 25–30\u00a0kcal/kg often counts activity already. Keep activity at 1.0 if yours does.',
  'bmi-30-mifflin': 'BMI is 30 or more, so Mifflin–St Jeor is used instead of kcal/kg.',
  'bmi-unknown-factor-1': 'BMI is not known, so the obesity factor is 1.',
  'obesity-factor-75': 'BMI is from 30 to 50: 75\u00a0% of the value for actual weight.',
  'obesity-factor-65': 'BMI is above 50: 65\u00a0% of the value for actual weight.',
  'breast-fed-to-formula-fed': 'The range runs from breast-fed to formula-fed; formula-fed is the default.',
  'pal-default': 'Activity level is the default for this age, not chosen.',
  fever: 'Fever: add 2 to 2.5\u00a0ml/kg for each °C above 37\u00a0°C.',
  'stress-unconfirmed':
    'Stress percentages are not yet checked against the printed source. Check your pocket guide.',
};
