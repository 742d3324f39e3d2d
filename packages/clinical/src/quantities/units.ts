/**
 * Numbers with units. A plain number cannot be passed where one of these is expected, and a weight cannot be passed
 * as a height; they can only be created by the functions below.
 */
declare const unit: unique symbol;

type Measured<Unit extends string> = number & { readonly [unit]: Unit };

export type Kg = Measured<'kg'>;
export type Cm = Measured<'cm'>;
/** Completed months of age. */
export type Months = Measured<'months'>;
export type KcalPerDay = Measured<'kcal/day'>;
export type GramsPerDay = Measured<'g/day'>;
export type MlPerDay = Measured<'ml/day'>;
/** kg/m² */
export type Bmi = Measured<'kg/m²'>;

export const kg = (value: number): Kg => value as Kg;
export const cm = (value: number): Cm => value as Cm;
export const months = (value: number): Months => value as Months;
export const kcalPerDay = (value: number): KcalPerDay => value as KcalPerDay;
export const gramsPerDay = (value: number): GramsPerDay => value as GramsPerDay;
export const mlPerDay = (value: number): MlPerDay => value as MlPerDay;
export const bmiValue = (value: number): Bmi => value as Bmi;

export const MONTHS_PER_YEAR = 12;
const KJ_PER_KCAL = 4.184;
/** 1000 / 4.184 */
export const KCAL_PER_MJ = 1000 / KJ_PER_KCAL;

/** Completed years of age; equations printed in years use these (decision 002). */
export const completedYears = (age: Months): number => Math.floor(age / MONTHS_PER_YEAR);
