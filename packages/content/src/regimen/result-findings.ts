import { withNonBreakingUnits } from '../words/non-breaking-units.ts';

/** Shown in place of a figure, with the reason. */
export const resultFindingWords = {
  newbornTitle: {
    protein: withNonBreakingUnits('No default for protein under 28 days'),
    fluid: withNonBreakingUnits('No default for fluid under 28 days'),
  },
  newborn: {
    protein: 'Enter g/kg; follow the neonatal guideline. Nothing is filled in for you.',
    fluid: 'Enter ml/kg for this day of life; follow the neonatal guideline. Nothing is filled in for you.',
  },
  rniTitle: 'The reference intake is not offered as a need',
  rni: 'A figure for the age does not fit a patient of this weight.',
  enterPerKg: 'Enter g/kg',
  basal: (rate: string) => `Basal rate ${rate}: choose activity`,
  basalIsNone: 'A basal rate is not a requirement, and no products are held against it.',
  basalRate: 'basal rate',
  basalRates: 'Basal rates, before activity',
} as const;
