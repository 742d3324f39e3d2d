import type { NoResultReason, NoteId, Source, WorkingTerm } from '@dietetic/clinical';

export type { NoResultReason, Source, SourceStatus, WorkingTerm } from '@dietetic/clinical';

/** A requirement: either a result with low and high, or a reason. Values are unrounded, a day. */
export type Requirement = {
  /** Methods offered to this patient; the first is the default. Empty while age or country is missing. */
  methods: string[];
  method: string | null;
  /** True when the clinician neither chose the method nor entered anything for it. */
  methodIsDefault: boolean;
  result: number | null;
  low: number | null;
  high: number | null;
  /** The result for each kg of actual weight, a day; null without a result or a weight. */
  perKg: number | null;
  reason: NoResultReason | null;
  working: string | null;
  terms: WorkingTerm[];
  /** The table band used, for example "male, 18 to under 30 years". */
  band: string | null;
  source: Source | null;
  /** What to say beside the result. */
  notes: NoteId[];
};

/** A basal rate is not a requirement: nothing is compared with it until activity is chosen. */
export type EnergyKind = 'basal' | 'requirement';

/** kcal/day */
export type EnergyRequirement = Requirement & {
  kind: EnergyKind;
  /** Basal metabolic rate or table value before activity and adjustment, kcal/day, where the method has one. */
  basal: number | null;
  /** The same table's kcal/day for this age and sex, beside a kcal/kg result; low is breast-fed. */
  tablePerDay: { low: number; high: number } | null;
};

/** g/day */
export type ProteinRequirement = Requirement & {
  /** Obesity factor on actual weight; null for the paediatric method. */
  factor: number | null;
  /** A table of healthy children, where the patient has this metabolic disorder: no need of theirs. */
  notForDisorder?: string;
};

export type FluidRequirement = {
  /** Whole ml/day. */
  result: number | null;
  /** ml/kg/day */
  perKg: number | null;
  /** True when ml/kg comes from the table by age. */
  perKgIsDefault: boolean;
  /** The ml a day were entered, and ml/kg follows from them. */
  isPerDay?: true;
  reason: NoResultReason | null;
  working: string | null;
  band: string | null;
  source: Source | null;
  notes: NoteId[];
  /** On dialysis as often a limit as a need, and a restriction is one: nothing says that more is missing. */
  isLimit?: true;
  /** A limit that was entered: under what is usual, and not for the weight of an obese adult. */
  isRestricted?: true;
};

/** A minimum above its maximum is "above-limit" on the minimum, with the maximum as its limit. */
export type InputErrorCode = 'above-limit' | 'below-limit' | 'wrong-type' | 'not-allowed' | 'unknown-key';
export type InputError = { field: string; code: InputErrorCode; message: string; limit?: number };

/** Soft limits: the value counts, and the clinician is asked whether it is right. */
export const INPUT_WARNING_CODES = [
  'above-usual',
  'below-usual',
  'unusual-weight-for-age',
  'large-weight-change',
  'unusual-bmi',
  'weight-used-outdated',
] as const;
/** `field` is the entry, or "BMI" where weight and height together are unusual; `code` is one of the list above. */
export type InputWarning = { field: string; code: string; message: string; limit?: number };

export type AcrossMethod = {
  method: string;
  result: number | null;
  low: number | null;
  high: number | null;
  reason: NoResultReason | null;
  kind: EnergyKind;
};

/** Everything the calculators say of a patient. The screens, the report and `npm run calculate` all read this. */
export type Assessment = {
  /** kg/m², unrounded, at every age; null without weight and height. */
  bmi: number | null;
  /** Percent of the previous weight, unrounded; null when none was entered. */
  weightDifference: number | null;
  /** An entry about the body is not confirmed: nothing is shown that rests on the weight, and so no rate by it. */
  isBodyInDoubt?: true;
  energy: EnergyRequirement;
  protein: ProteinRequirement;
  fluid: FluidRequirement;
  /** Every energy method offered to this patient, with what it gives for the values entered. */
  energyAcross: AcrossMethod[];
  warnings: InputWarning[];
  errors: InputError[];
};
