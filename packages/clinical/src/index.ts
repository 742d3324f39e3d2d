// Quantities: values with units, and the only place where a number becomes text.
export { cm, KCAL_PER_MJ, kg, months, MONTHS_PER_YEAR } from './quantities/units.ts';
export type { Kg, Months } from './quantities/units.ts';
export { KG_PER_POUND, kgToStones, POUNDS_PER_STONE, poundsToKg, stonesToKg } from './quantities/weight.ts';
export { CM_PER_METRE, cmToFeet, feetToCm, INCHES_PER_FOOT } from './quantities/height.ts';
export {
  ageFromBirthDate,
  calendarDateText,
  calendarDateWords,
  completedDays,
  earliestBirthDate,
  OLDEST_AGE_MONTHS,
  parseCalendarDate,
} from './quantities/calendar.ts';
export type { BirthDateFailure, CalendarDate } from './quantities/calendar.ts';
export { roundHalfAway, withoutResidue } from './quantities/rounding.ts';
export { formatNumber, formatQuantity, formatRange, NO_BREAK_SPACE } from './quantities/display.ts';
export type { QuantityKind } from './quantities/display.ts';
export { ageText, heightReadBackText, weightReadBackText } from './quantities/read-back.ts';

// The patient: the ages at which rules change, BMI, weight change.
export {
  ADULT_FROM_MONTHS,
  isBmiShown,
  FIRST_BIRTHDAY_MONTHS,
  isHeightRequired,
  isAdult,
  isNewborn,
  NEWBORN_UNTIL_DAYS,
} from './patient/age.ts';
export { isBmiAtLeast, bodyMassIndex } from './patient/bmi.ts';
export { medianHeightCm, medianWeightKg } from './patient/growth-medians.ts';
export { CDC_2000_MEDIANS_SOURCE } from './reference/cdc-2000-medians.ts';
export * from './quantities/other-units.ts';
export * from './patient/weight-used.ts';
export { ADJUSTED_WEIGHT_SHARE, ADJUSTED_WEIGHT_SOURCE } from './reference/adjusted-weight.ts';
export { DEVINE_1974, DEVINE_1974_SOURCE } from './reference/devine-1974.ts';
export * from './reference/osterkamp-1995.ts';
export { usualWeightRange } from './patient/usual-weight.ts';
export { weightChangePercent } from './patient/weight-change.ts';

// Limits beyond which an entry, a result or a plan is questioned.
export {
  HEIGHT_IN_METRES,
  PLAUSIBLE_ADULT_BMI,
  PLAUSIBLE_CHILD_BMI_FACTORS,
  PLAUSIBLE_ADULT_KCAL_PER_KG,
  PLAUSIBLE_FLUID_ML_PER_KG,
  PLAUSIBLE_HEIGHT_FACTORS,
  PLAUSIBLE_COUNT_SLIP,
  PLAUSIBLE_PRODUCT_AMOUNT,
  PLAUSIBLE_PROTEIN_GRAMS_PER_KG,
  PLAUSIBLE_LEAST_SHARE_OF_AVERAGE_ENERGY,
  PLAUSIBLE_SHARE_OF_AVERAGE_ENERGY,
  PLAUSIBLE_SHARE_OF_INCOMPLETE_PRODUCTS,
  PLAUSIBLE_SHARE_OF_NEED,
  PLAUSIBLE_SHARE_OF_REFERENCE_PROTEIN,
  PLAUSIBLE_WEIGHT_FACTORS,
} from './reference/plausibility.ts';

// Protein of a metabolic disorder.
export { EXCHANGE_FREE_PROTEIN_GRAMS, naturalProteinSource } from './reference/natural-protein.ts';

// At the bedside: hang times, flushes, and the limits of feed plans and powder recipes.
export * from './reference/feed-handling.ts';
export * from './reference/feed-plan-limits.ts';
export * from './reference/powder-recipe-limits.ts';
export { MG_PER_MMOL, NITROGEN_MG_PER_MOSM } from './reference/renal-solute-load.ts';

// What a result contains, and why there may be none.
export { INVALID, isUsable, noResult, noResultFrom } from './outcome.ts';
export type { Entered, NoResultReason, NotCalculated, NoteId, WorkingTerm } from './outcome.ts';

// Energy, kcal/day.
export {
  ENERGY_METHODS,
  ENERGY_RULES,
  entriesOfEnergyMethod,
  energyRequirement,
  isEnergyMethod,
  offeredEnergyMethods,
} from './energy/energy-methods.ts';
export type { EnergyEntry, EnergyMethod } from './energy/energy-methods.ts';
export { averageEnergyRequirementKcal } from './energy/average-requirement.ts';
export * from './energy/energy-input.ts';
export type { EnergyOutcome, EnergyResult } from './energy/energy-result.ts';
export { FEEDING_RANGE_UNTIL_MONTHS } from './energy/paediatric-per-kg.ts';
export { palDitCategory, stressCondition } from './energy/activity-and-stress.ts';
export { efsaPalsAt } from './energy/efsa-by-activity.ts';
export { SACN_ADJUSTMENTS } from './energy/sacn.ts';
export { isBasalRate } from './energy/basal-rate.ts';
export { EFSA_PALS } from './reference/efsa-2013-energy.ts';
export type { EfsaPal } from './reference/efsa-2013-energy.ts';
export { PAL_DIT_CATEGORIES, PENG_2018_MIFFLIN_FROM_BMI } from './reference/peng-2018.ts';
export type { PalDitCategoryId } from './reference/peng-2018.ts';
export { STRESS_CONDITIONS } from './reference/stress-peng-2004-2011.ts';

// Protein, g/day.
export { obesityFactor } from './protein/obesity-factor.ts';
export {
  isProteinMethod,
  offeredProteinMethods,
  PROTEIN_METHODS,
  PROTEIN_RULES,
  proteinRequirement,
} from './protein/protein-methods.ts';
export type { ProteinEntry, ProteinMethod } from './protein/protein-methods.ts';
export type { ProteinInput, ProteinOutcome, ProteinResult } from './protein/protein-requirement.ts';
export { NITROGEN_LEVELS, PROTEIN_PER_NITROGEN } from './reference/nitrogen-elia-1990.ts';
export type { NitrogenLevelId } from './reference/nitrogen-elia-1990.ts';

// Fluid, ml/day.
export { fluidByAge, fluidRequirement, isHeavyForFluidByAge } from './fluid/fluid-requirement.ts';
export type { FluidOutcome } from './fluid/fluid-requirement.ts';
export { FEVER_ML_PER_KG_PER_DEGREE } from './reference/fluid-by-age.ts';

// Reference intakes of vitamins and minerals, per day.
export { comparableAmount } from './intake/comparable-amount.ts';
export * from './intake/reference-intake.ts';
export { MICRONUTRIENTS, type MicronutrientId } from './intake/micronutrients.ts';
export { upperLevel } from './intake/upper-level.ts';
export type { UpperLevel } from './intake/upper-level.ts';
export type { IntakeKind, UpperLevelScope } from './reference/intake-reference.ts';

// The figures of the methods, as published.
export { bandText } from './reference/age-band.ts';
export type { AgeBand } from './reference/age-band.ts';
export { HARRIS_BENEDICT_1919 } from './reference/harris-benedict-1919.ts';
export type { BodySizeEquation } from './reference/body-size-equation.ts';
export { HENRY_2005 } from './reference/henry-2005.ts';
export { MIFFLIN_ST_JEOR_1990 } from './reference/mifflin-st-jeor-1990.ts';
export { OBESITY_FACTORS } from './reference/obesity-factor.ts';
export {
  PENN_STATE_2003B,
  PENN_STATE_2010,
  PENN_STATE_2010_FROM_BMI,
  PENN_STATE_2010_FROM_MONTHS,
} from './reference/penn-state.ts';
export { EFSA_2012_PROTEIN } from './reference/efsa-2012-protein.ts';
export { EFSA_2013_ENERGY } from './reference/efsa-2013-energy.ts';
export { FLUID_BY_AGE } from './reference/fluid-by-age.ts';
export { RNI_1991_PROTEIN } from './reference/rni-1991-protein.ts';
export { SACN_2011 } from './reference/sacn-2011.ts';
export { SACN_2011_CHILDREN_PER_KG, SACN_2011_INFANTS_PER_KG } from './reference/sacn-2011-per-kg.ts';
export { SCHOFIELD_1985 } from './reference/schofield-1985.ts';
export type { WeightEquationBand } from './reference/schofield-1985.ts';

// The published tables: where each figure comes from and how far it is confirmed.
export { REFERENCE_TABLES } from './reference/reference-tables.ts';
export * from './reference/source.ts';
export { SEXES, type Sex } from './reference/age-band.ts';
