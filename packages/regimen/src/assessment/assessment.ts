/** How far a published figure has been confirmed; it travels with every result made from it. */
export type SourceStatus = 'official' | 'independent' | 'derived' | 'spec' | 'unconfirmed';

export type Source = {
  /** Method and edition, for example "henry-2005-weight". */
  id: string;
  citation: string;
  status: SourceStatus;
};

/** Why there is no result. The words are in the content package. */
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
  | 'invalid-input';

/** One line of a written-out calculation: operator, what the number is, the number and its unit. */
export type WorkingTerm = {
  operator: '' | '×' | '+' | '−' | '÷' | '=';
  /** A stable id such as "weight", "kcal-per-kg", "pal-dit", "stress-percent", "bmr", "table-value", "adjust", "factor". */
  term: string;
  value: number;
  unit: string;
};

/** A requirement: either a result with low and high, or a reason. Values are unrounded. */
export type Requirement = {
  /** Methods offered to this patient; the first is the default. */
  methods: string[];
  method: string | null;
  /** True when the clinician did not choose the method. */
  methodIsDefault: boolean;
  result: number | null;
  low: number | null;
  high: number | null;
  reason: NoResultReason | null;
  working: string | null;
  terms: WorkingTerm[];
  /** The table band used, for example "male, 18 to under 30 years". */
  band: string | null;
  source: Source | null;
  /** Ids of notes to show beside the result, such as "activity-not-chosen" or "kcal-per-kg-includes-activity". */
  notes: string[];
};

export type EnergyRequirement = Requirement & {
  /** Basal metabolic rate or table value before activity and adjustment, kcal/day, where the method has one. */
  basal: number | null;
};
export type ProteinRequirement = Requirement & {
  /** Obesity factor on actual weight; null for the paediatric method. */
  factor: number | null;
};
export type FluidRequirement = {
  /** Whole ml/day. */
  result: number | null;
  perKg: number | null;
  perKgIsDefault: boolean;
  reason: NoResultReason | null;
  working: string | null;
  band: string | null;
  source: Source | null;
  notes: string[];
};

export type InputErrorCode = 'above-limit' | 'below-limit' | 'wrong-type' | 'not-allowed' | 'unknown-key' | 'min-above-max';
export type InputError = { field: string; code: InputErrorCode; message: string; limit?: number };
export type InputWarning = { field: string; code: string; message: string; limit?: number };

export type AcrossMethod = {
  method: string;
  result: number | null;
  low: number | null;
  high: number | null;
  reason: NoResultReason | null;
};

/** Everything the calculators say of a patient. The screens, the report and `npm run calculate` all read this. */
export type Assessment = {
  bmi: number | null;
  weightDifference: number | null;
  energy: EnergyRequirement;
  protein: ProteinRequirement;
  fluid: FluidRequirement;
  /** Every energy method offered to this patient, with what it gives for the values entered. */
  energyAcross: AcrossMethod[];
  warnings: InputWarning[];
  errors: InputError[];
};
