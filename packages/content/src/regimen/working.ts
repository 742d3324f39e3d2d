import type { WorkingTerm } from '@dietetic/regimen';

/** The names of the numbers in a written-out calculation, by the id of the term. */
const WORKING_TERM_WORDS: Readonly<Record<WorkingTerm['term'], string>> = {
  weight: 'weight',
  height: 'height',
  age: 'age',
  'weight-coefficient': 'factor for weight',
  'height-coefficient': 'factor for height',
  'age-coefficient': 'factor for age',
  constant: 'constant',
  bmr: 'basal metabolic rate',
  'kcal-per-kg': 'energy per kg',
  'g-per-kg': 'protein per kg',
  'ml-per-kg': 'fluid per kg',
  'pal-dit': 'activity and diet-induced thermogenesis',
  'stress-percent': 'stress',
  'mifflin-coefficient': 'factor for the resting rate',
  ventilation: 'minute ventilation',
  'ventilation-coefficient': 'factor for ventilation',
  tmax: 'highest temperature',
  'tmax-coefficient': 'factor for temperature',
  'table-value': 'value in the table',
  adjust: 'adjustment',
  'nitrogen-per-kg': 'nitrogen per kg',
  'nitrogen-to-protein': 'protein per g of nitrogen',
  factor: 'obesity factor',
  result: 'result',
};

export const workingTermWords = (term: WorkingTerm['term']): string => WORKING_TERM_WORDS[term];

export const resultWords = {
  energyShort: 'Energy',
  proteinShort: 'Protein',
  fluidShort: 'Fluid',
  bmi: 'BMI',
  weightChange: 'Weight change',
  notCalculated: 'Not calculated',
  firstOffered: 'Default method',
} as const;
