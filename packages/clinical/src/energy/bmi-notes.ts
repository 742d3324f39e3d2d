import type { NoteId } from '../outcome.ts';
import type { EnergyInput } from './energy-input.ts';

/** The note if BMI by actual weight chooses the form, but its equation takes an adjusted or ideal weight (decision 241). */
export const bmiNotes = ({ weight, bodyWeight }: EnergyInput): readonly NoteId[] =>
  weight === bodyWeight ? [] : ['bmi-of-the-body'];
