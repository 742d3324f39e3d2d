// Quantities: values with units, and the only place where a number becomes text.
export * from './quantities/units.ts';
export * from './quantities/weight.ts';
export * from './quantities/height.ts';
export * from './quantities/calendar.ts';
export * from './quantities/rounding.ts';
export * from './quantities/display.ts';
export * from './quantities/read-back.ts';

// The patient: the ages at which rules change, BMI, weight change.
export * from './patient/age.ts';
export * from './patient/bmi.ts';
export * from './patient/growth-medians.ts';
export * from './reference/cdc-2000-medians.ts';
export * from './quantities/other-units.ts';
export * from './patient/weight-used.ts';
export * from './reference/adjusted-weight.ts';
export * from './reference/devine-1974.ts';
export * from './reference/osterkamp-1995.ts';
export * from './patient/usual-weight.ts';
export * from './patient/weight-change.ts';

// Limits beyond which an entry, a result or a plan is questioned.
export * from './reference/plausibility.ts';

// Protein of a metabolic disorder.
export * from './reference/natural-protein.ts';

// At the bedside: hang times, flushes, and the limits of feed plans and powder recipes.
export * from './reference/feed-handling.ts';
export * from './reference/feed-plan-limits.ts';
export * from './reference/powder-recipe-limits.ts';
export * from './reference/renal-solute-load.ts';

// What a result contains, and why there may be none.
export * from './outcome.ts';

// Energy, kcal/day.
export * from './energy/energy-methods.ts';
export * from './energy/average-requirement.ts';
export * from './energy/energy-input.ts';
export * from './energy/energy-result.ts';
export * from './energy/paediatric-per-kg.ts';
export * from './energy/activity-and-stress.ts';
export * from './energy/efsa-by-activity.ts';
export * from './energy/sacn.ts';
export * from './energy/basal-rate.ts';
export * from './reference/efsa-2013-energy.ts';
export * from './reference/peng-2018.ts';
export * from './reference/stress-peng-2004-2011.ts';

// Protein, g/day.
export * from './protein/obesity-factor.ts';
export * from './protein/protein-methods.ts';
export * from './protein/protein-requirement.ts';
export * from './reference/nitrogen-elia-1990.ts';

// Fluid, ml/day.
export * from './fluid/fluid-requirement.ts';
export * from './reference/fluid-by-age.ts';

// Reference intakes of vitamins and minerals, per day.
export * from './intake/comparable-amount.ts';
export * from './intake/reference-intake.ts';
export * from './intake/micronutrients.ts';
export * from './intake/upper-level.ts';
export * from './reference/intake-reference.ts';

// The published tables with their figures: where each comes from and how far it is confirmed.
export * from './reference/reference-tables.ts';
export * from './reference/source.ts';
