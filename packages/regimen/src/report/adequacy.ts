import type { Country, Nutrient, NutrientTotal } from '@dietetic/catalogue';

/** Whose reference intake is asked for. */
export type AdequacyPatient = {
  country: Country;
  ageMonths: number | undefined;
  sex: 'male' | 'female' | undefined;
  weightKg: number | undefined;
};

export type Adequacy = {
  reference: { value: number; unit: string; kind: string; citation: string } | null;
  /** Of the reference, unrounded; null without a reference or while nothing is stated. */
  percent: number | null;
  /** The upper level, when the total is above it. */
  aboveUpper: { value: number; unit: string } | null;
};

const NOTHING: Adequacy = { reference: null, percent: null, aboveUpper: null };

export function adequacyOf(_nutrient: Nutrient, _total: NutrientTotal, _patient: AdequacyPatient): Adequacy {
  return NOTHING;
}
