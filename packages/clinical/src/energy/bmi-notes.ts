import type { NoteId } from '../outcome.ts';
import type { EnergyInput } from './energy-input.ts';

/** Said where a form is chosen by the BMI of the body, and its equation takes an adjusted or ideal weight (decision 241). */
export const bmiNotes = ({ weight, bodyWeight }: EnergyInput): readonly NoteId[] =>
  weight === bodyWeight ? [] : ['bmi-of-the-body'];
