import type { Country } from '@dietetic/catalogue';
import type { ScopeId } from '../fields/text-keys.ts';

/** Everything a clinician can enter, under the keys of the specification. Absent means "not entered". */
export type RegimenValues = {
  PD_GENDER?: 'male' | 'female';
  /** Completed months. */
  PD_AGE?: number;
  /** ISO calendar date; PD_AGE is derived from it when the age is given as a date of birth. */
  PD_DOB?: string;
  PD_DOB_DAY?: number;
  /** cm */
  PD_HEIGHT?: number;
  /** kg, exactly as entered or converted */
  PD_WEIGHT?: number;
  PD_WEIGHT_PREVIOUS?: number;
  /** Months between the previous weight and now; not given means not assumed. */
  PD_WEIGHT_PREVIOUS_MONTHS?: number;
  ER_CALCULATION_METHOD?: string;
  ER_CALORIC_EQUATION_MIN?: number;
  ER_CALORIC_EQUATION_MAX?: number;
  ER_CALORIC_TOGGLE?: 'min' | 'max';
  ER_ROI_6M17Y?: 'none' | '14' | '16' | '18' | '20';
  ER_ROI_6M17Y_ADJUST?: number;
  ER_PAL_DIT_CATEGORY?: number;
  ER_STRESS_FACTOR?: string;
  ER_STRESS_FACTOR_ADJUST?: number;
  ER_PENN_TMAX?: number;
  ER_PENN_VE?: number;
  ER_SACN_ADJUST?: number;
  PC_CALCULATION_METHOD?: string;
  PC_TYPE_OF_FEED?: 'oral' | 'tube' | 'oral_and_tube';
  PC_CATEGORY_OF_FEED?: 'continuous' | 'bolus' | 'continuous_and_bolus';
  PC_MINIMUM?: number;
  PC_MAXIMUM?: number;
  PC_PENG_PROTEIN_MIN?: number;
  PC_PENG_PROTEIN_MAX?: number;
  PC_PENG_TOGGLE?: 'min' | 'max';
  PC_NITROGEN?: string;
  PC_FLUID_ADJUST?: number;
};

/** Entries that are lists. They choose no branch of a calculation. */
export type RegimenLists = {
  /** Situations the calculators were not made for, named by the clinician; shown on every step and in the report. */
  PD_SCOPE: readonly ScopeId[];
};

/** A product in the regimen. The amount is per day, in ml or g as the product is measured. */
export type SelectedProduct = {
  id: string;
  name: string;
  packSize: string;
  images: { url: string }[];
  volume: number;
  volumeUnit: 'ml' | 'g';
  /** The product as it was when it was chosen, or last checked: what an update changed is told from it. */
  asChosen?: string;
};

export type RegimenInput = { country: Country | undefined; values: RegimenValues };
