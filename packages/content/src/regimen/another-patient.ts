import { withNonBreakingUnits } from '../words/non-breaking-units.ts';

/** Asked when sex, date of birth or age change after the later steps were worked on. */
export const anotherPatientWords = {
  title: 'Another patient?',
  was: 'So far',
  now: 'Now',
  text: (work: string) => withNonBreakingUnits(`The regimen holds work for the patient so far: ${work}.`),
  born: (date: string) => `born ${date}`,
  requirements: 'requirements',
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  startNew: 'Start new patient',
  startNewDetail: 'Keeps the sex and age as they are now and clears everything else.',
  correct: 'Correct this one',
  correctDetail: 'Same patient, corrected: everything stays and is worked out again.',
  putBack: 'Put the former details back',
} as const;
