// Quantities: values that know their unit, and the one place where a number becomes text.
export {
  bmiValue,
  cm,
  completedYears,
  gramsPerDay,
  KCAL_PER_MJ,
  kcalPerDay,
  kg,
  KJ_PER_KCAL,
  mlPerDay,
  months,
  MONTHS_PER_YEAR,
} from './quantities/units.ts';
export type { Bmi, Cm, GramsPerDay, KcalPerDay, Kg, MlPerDay, Months } from './quantities/units.ts';
export {
  KG_PER_POUND,
  kgToPounds,
  kgToPoundsAndOunces,
  kgToStones,
  OUNCES_PER_POUND,
  POUNDS_PER_STONE,
  poundsToKg,
  stonesToKg,
} from './quantities/weight.ts';
export type { PoundsAndOunces, StonesAndPounds } from './quantities/weight.ts';
export { CM_PER_INCH, cmToFeet, feetToCm, INCHES_PER_FOOT } from './quantities/height.ts';
export type { FeetAndInches } from './quantities/height.ts';
export {
  addMonths,
  ageFromBirthDate,
  calendarDateText,
  calendarDateWords,
  compareDates,
  completedMonths,
  daysInMonth,
  earliestBirthDate,
  isCalendarDate,
  OLDEST_AGE_MONTHS,
  parseCalendarDate,
} from './quantities/calendar.ts';
export type { AgeFromBirthDate, BirthDateFailure, CalendarDate } from './quantities/calendar.ts';
export { roundHalfAway, withoutResidue } from './quantities/rounding.ts';
export { formatNumber, formatQuantity, formatRange, NO_BREAK_SPACE } from './quantities/display.ts';
export type { FormatOptions, FormattedQuantity, QuantityKind } from './quantities/display.ts';
export {
  ageParts,
  ageText,
  heightReadBack,
  heightReadBackText,
  weightReadBack,
  weightReadBackText,
} from './quantities/read-back.ts';

// The patient: ages that change a rule, BMI, change of weight.
export {
  ADULT_FROM_MONTHS,
  BMI_SHOWN_FROM_MONTHS,
  bmiIsShown,
  HEIGHT_REQUIRED_FROM_MONTHS,
  heightIsRequired,
  isAdult,
  isAged18,
  PAEDIATRIC_TABLES_UNTIL_MONTHS,
  SIX_MONTHS,
} from './patient/age.ts';
export { bmiIsAbove, bmiIsAtLeast, bodyMassIndex, compareBmi } from './patient/bmi.ts';
export { usualWeight } from './patient/usual-weight.ts';
export type { WeightRange } from './patient/usual-weight.ts';
export { weightChangePercent } from './patient/weight-change.ts';

// What a result carries, and why there may be none.
export { INVALID, isUsable, noResult, unusable } from './outcome.ts';
export type {
  Calculated,
  Entered,
  Invalid,
  NoResultReason,
  NotCalculated,
  NoteId,
  WorkingTerm,
  WorkingTermId,
} from './outcome.ts';

// Energy, kcal/day.
export {
  ENERGY_METHODS,
  energyRequirement,
  isEnergyMethod,
  offeredEnergyMethods,
} from './energy/energy-methods.ts';
export type { EnergyMethod } from './energy/energy-methods.ts';
export type { Country, EnergyInput, RangeEnd } from './energy/energy-input.ts';
export type { EnergyOutcome, EnergyResult } from './energy/energy-result.ts';
export { palDitCategory, stressCondition } from './energy/activity-and-stress.ts';
export { efsaPalsAt } from './energy/efsa-by-activity.ts';
export { SACN_ADJUSTMENTS } from './energy/sacn.ts';
export { EFSA_PALS } from './reference/efsa-2013-energy.ts';
export type { EfsaPal } from './reference/efsa-2013-energy.ts';
export {
  PAL_DIT_CATEGORIES,
  PAL_DIT_NOT_CHOSEN,
  PENG_2018_MIFFLIN_FROM_BMI,
} from './reference/peng-2018.ts';
export type { PalDitCategory, PalDitCategoryId } from './reference/peng-2018.ts';
export { STRESS_CONDITIONS } from './reference/stress-peng-2004-2011.ts';
export type { StressCondition } from './reference/stress-peng-2004-2011.ts';

// Protein, g/day.
export { obesityFactor } from './protein/obesity-factor.ts';
export type { ObesityFactor } from './protein/obesity-factor.ts';
export {
  isProteinMethod,
  offeredProteinMethods,
  PROTEIN_METHODS,
  proteinRequirement,
} from './protein/protein-requirement.ts';
export type {
  ProteinInput,
  ProteinMethod,
  ProteinOutcome,
  ProteinResult,
} from './protein/protein-requirement.ts';
export { NITROGEN_LEVELS, PROTEIN_PER_NITROGEN } from './reference/nitrogen-elia-1990.ts';
export type { NitrogenLevel, NitrogenLevelId } from './reference/nitrogen-elia-1990.ts';

// Fluid, ml/day.
export { fluidRequirement } from './fluid/fluid-requirement.ts';
export type { FluidInput, FluidOutcome } from './fluid/fluid-requirement.ts';
export { FEVER_ML_PER_KG_PER_DEGREE } from './reference/fluid-by-age.ts';

// Reference intakes of vitamins and minerals, a day.
export { comparableAmount, FOLATE_EQUIVALENTS_PER_FOLIC_ACID } from './intake/comparable-amount.ts';
export { referenceIntake, upperLevel } from './intake/reference-intake.ts';
export type {
  IntakeNoteId,
  IntakePatient,
  NoReferenceIntake,
  ReferenceIntake,
  ReferenceIntakeOutcome,
  ReproductiveStage,
  UpperLevel,
} from './intake/reference-intake.ts';
export type { IntakeForm, IntakeKind, MassUnit, UpperLevelScope } from './reference/intake-reference.ts';

// The published tables: where each figure comes from and how far it is confirmed.
export { REFERENCE_TABLES } from './reference/reference-tables.ts';
export type { ReferenceTable } from './reference/reference-tables.ts';
export { isUnchecked } from './reference/source.ts';
export type { Source, SourceStatus } from './reference/source.ts';
export type { AgeBand, Sex } from './reference/age-band.ts';
