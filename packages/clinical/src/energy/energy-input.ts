import type { Entered } from '../outcome.ts';
import type { Cm, Kg, Months } from '../quantities/units.ts';
import type { Sex } from '../reference/age-band.ts';
import type { EfsaPal } from '../reference/efsa-2013-energy.ts';

export const COUNTRIES = ['uk', 'roi'] as const;
export type Country = (typeof COUNTRIES)[number];

export const RANGE_ENDS = ['min', 'max'] as const;
export type RangeEnd = (typeof RANGE_ENDS)[number];

/** Everything that an energy method may use. A method reads only what it needs, so an error elsewhere does not stop it. */
export type EnergyInput = {
  sex: Entered<Sex>;
  age: Entered<Months>;
  /** The weight used for the requirement. */
  weight: Entered<Kg>;
  /** The weight used for BMI: never an adjusted or ideal one. */
  bodyWeight: Entered<Kg>;
  height: Entered<Cm>;
  /** kcal/kg/day */
  kcalPerKgMin: Entered<number>;
  kcalPerKgMax: Entered<number>;
  /** Which end of a range is the requirement. */
  rangeEnd: Entered<RangeEnd>;
  /** 1.0 to 1.9 */
  palDit: Entered<number>;
  stressCondition: Entered<string>;
  /** Percent added to basal metabolic rate. */
  stressPercent: Entered<number>;
  /** Highest temperature of the last 24 hours, °C */
  temperature: Entered<number>;
  /** Minute ventilation, L/min */
  ventilation: Entered<number>;
  /** Share of the SACN average requirement; 1 is all of it. */
  sacnAdjust: Entered<number>;
  efsaPal: Entered<EfsaPal>;
  /** Percent of the EFSA average requirement. */
  efsaAdjustPercent: Entered<number>;
};
