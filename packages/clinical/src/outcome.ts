import type { Source } from './reference/source.ts';

/** Why there is no result. The content package has the texts. */
export type NoResultReason =
  | 'needs-gender'
  | 'needs-age'
  | 'needs-country'
  | 'needs-weight'
  | 'needs-height'
  | 'needs-temperature'
  | 'needs-ventilation'
  | 'needs-range'
  | 'needs-level'
  | 'unknown-method'
  | 'method-not-for-patient'
  | 'outside-table'
  /** The equation gives nothing above 0: it was not made for such people. `calculate` does not use this; it gives 0. */
  | 'below-zero'
  /** Under 28 days: there is no default, and nothing was entered. */
  | 'newborn'
  /** A basal rate is known; it needs an activity to become a requirement. */
  | 'needs-activity'
  /** The reference intake exceeds what is plausible for this weight, so it is not offered as a need. */
  | 'rni-over-limit'
  /** An entry that it depends on has an unconfirmed warning. */
  | 'unconfirmed'
  | 'invalid-input';

/** A note beside a result. The content package has the texts. */
export type NoteId =
  /** No activity chosen: the factor 1.0, or the first level of the table at this age, was used. */
  | 'activity-not-chosen'
  /** A kcal/kg figure for total energy already contains activity and must not be multiplied again. */
  | 'kcal-per-kg-includes-activity'
  /** BMI is 30 or more, so Mifflin-St Jeor replaced kcal per kg. */
  | 'mifflin-from-bmi-30'
  /** BMI by actual weight chooses the form; the equation takes an adjusted or ideal weight. */
  | 'bmi-of-the-body'
  /** BMI could not be calculated, so the obesity factor stayed 1. */
  | 'bmi-unknown-factor-one'
  /** The obesity factor lowered the result: 0.75, or 0.65 above BMI 50. */
  | 'obesity-factor-applied'
  /** An adjusted or ideal weight is used, so the obesity factor is left out. */
  | 'no-factor-on-corrected-weight'
  /** Fluid is calculated from the actual weight, of an adult whose BMI is 30 or more or of as heavy a child. */
  | 'fluid-on-actual-weight'
  /** The figure per kg that was entered is below the usual range: a restriction. */
  | 'fluid-restricted'
  /** The stress percentage comes from a list that was not checked against the printed guide. */
  | 'check-stress-percent'
  /** A figure for everyone of that age and sex, not for this weight. */
  | 'not-scaled-by-weight'
  /** Under 28 days: feeds are increased to it gradually. */
  | 'established-feeds'
  /** The range runs from breast-fed to formula-fed infants. */
  | 'breast-fed-to-formula-fed'
  /** At this age the table has one figure for both. */
  | 'breast-fed-as-formula-fed'
  /** The printed kcal/kg of infants are rounded, which matters at this age. */
  | 'infant-figures-rounded'
  /** Ireland has no figure at this age; the UK figure is shown. */
  | 'uk-figure-used'
  /** The patient is younger or older than the people the equation was based on. */
  | 'outside-study-ages'
  /** It is not known whether the equation holds at such a low temperature. */
  | 'below-35-degrees'
  /** Only for ventilated, critically ill adults; no activity or stress is added. */
  | 'ventilated-only'
  /** The average of the lowest and highest figures is the requirement. */
  | 'average-of-level'
  /** This table was dropped from the guide's newest edition. */
  | 'legacy-table'
  /** What to add for each degree of fever; a note, not a calculation. */
  | 'fever'
  /** The source's figures have not been checked against the printed original. */
  | 'figures-not-checked'
  /** kcal/kg is the user's own figure; only the activity bands come from the unchecked source. */
  | 'own-kcal-per-kg-bands-not-checked';

/** One line of a written-out calculation. Usual precedence: × before +. */
export type WorkingTerm = {
  operator: '' | '×' | '+' | '−' | '÷' | '=';
  /** What the number is, such as "weight", "kcal-per-kg", "pal-dit", "bmr". */
  term: WorkingTermId;
  value: number;
  unit: string;
};

type WorkingTermId =
  | 'weight'
  | 'height'
  | 'age'
  | 'weight-coefficient'
  | 'height-coefficient'
  | 'age-coefficient'
  | 'constant'
  | 'bmr'
  | 'kcal-per-kg'
  | 'pal-dit'
  | 'stress-percent'
  | 'mifflin-coefficient'
  | 'ventilation'
  | 'ventilation-coefficient'
  | 'tmax'
  | 'tmax-coefficient'
  | 'table-value'
  | 'adjust'
  | 'g-per-kg'
  | 'nitrogen-per-kg'
  | 'nitrogen-to-protein'
  | 'factor'
  | 'ml-per-kg'
  | 'result';

export type NotCalculated = { ok: false; reason: NoResultReason };

/** A requirement with its provenance. Unrounded: it is rounded once, where it is shown. */
export type Calculated<Unit extends number> = {
  ok: true;
  result: Unit;
  low: Unit;
  high: Unit;
  /** The calculation with the patient's values filled in. */
  working: string;
  terms: WorkingTerm[];
  /** The row of the table that was used, or null if the method has none. */
  band: string | null;
  source: Source;
  notes: NoteId[];
};

/** A value as entered: absent, present but outside its limits, or usable. */
export type Entered<T> = T | undefined | Invalid;
export type Invalid = 'invalid';
export const INVALID: Invalid = 'invalid';

export const isUsable = <T>(value: Entered<T>): value is Exclude<T, undefined | Invalid> =>
  value !== undefined && value !== INVALID;

export const noResult = (reason: NoResultReason): NotCalculated => ({ ok: false, reason });

/** Why a value cannot be used: not entered, or entered wrongly. */
export const noResultFrom = (value: Entered<unknown>, whenAbsent: NoResultReason): NotCalculated =>
  noResult(value === INVALID ? 'invalid-input' : whenAbsent);
