import type { Months } from '../quantities/units.ts';

export const ADULT_FROM_MONTHS = 216;
/** The paediatric protein method and the UK paediatric energy table run up to the 19th birthday (decision 002). */
const PAEDIATRIC_TABLES_UNTIL_MONTHS = 228;
export const SIX_MONTHS = 6;
/** An infant is younger. If the age is not known, each rule says what it assumes. */
export const FIRST_BIRTHDAY_MONTHS = 12;
/** BMI is shown from the second birthday (decision 004). */
const BMI_SHOWN_FROM_MONTHS = 24;
/** Height is required from the 18th birthday. */
const HEIGHT_REQUIRED_FROM_MONTHS = 216;

/** From the 18th birthday (decision 002). */
/** Completed days; below this fluid and protein have no default. */
export const NEWBORN_UNTIL_DAYS = 28;
export const isNewborn = (ageDays: number): boolean => ageDays < NEWBORN_UNTIL_DAYS;

export const isAdult = (age: Months): boolean => age >= ADULT_FROM_MONTHS;
/** During the year after the 18th birthday adult and paediatric methods are both offered. */
export const isAged18 = (age: Months): boolean => isAdult(age) && age < PAEDIATRIC_TABLES_UNTIL_MONTHS;
export const isBmiShown = (age: Months): boolean => age >= BMI_SHOWN_FROM_MONTHS;
export const isHeightRequired = (age: Months): boolean => age >= HEIGHT_REQUIRED_FROM_MONTHS;
