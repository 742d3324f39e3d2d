import {
  OLDEST_AGE_MONTHS,
  fahrenheitToCelsius,
  litresToMl,
  PAL_DIT_CATEGORIES,
  PLAUSIBLE_PROTEIN_GRAMS_PER_KG,
} from '@dietetic/clinical';

/** From here on an age in months is fine enough. */
export const MAX_AGE_DAYS = 60;

/**
 * The limits of every number a clinician can enter (decision 005). Outside the hard limits a value stays in its
 * field, marked, and nothing is computed from it; outside the usual range it counts, and the clinician is asked.
 */
export type NumberLimits = {
  /** What the number is, for the sentence beside it. */
  name: string;
  unit: string;
  /** Hard limits; both ends are accepted, except a `min` that is not included. */
  min: number;
  minIncluded: boolean;
  max: number;
  /** The usual range, both ends included; an absent end has none. */
  usualMin?: number;
  usualMax?: number;
  /** Of the stepper or slider. Values between steps count. */
  step: number;
  /** Another unit the number is likely to be in when it lies beyond the limits, where what it is then is likely. */
  slip?: { unit: string; toOwn: (value: number) => number; likely: { from: number; to: number } };
  /** Only whole numbers are a value. */
  whole: boolean;
  /** Whether 0 is an entry; otherwise it counts as "not entered". Only age and stress have a meaningful zero. */
  zeroIsValue: boolean;
  /** 0 is "not entered" although the least is more. */
  zeroIsAbsent?: boolean;
};

const number = (
  limits: Pick<NumberLimits, 'name' | 'unit' | 'min' | 'max' | 'step'> & Partial<NumberLimits>,
): NumberLimits => ({ minIncluded: true, whole: false, zeroIsValue: false, ...limits });

const WEIGHT = { unit: 'kg', min: 0, minIncluded: false, max: 650, step: 0.1 } as const;
/** The slider's ends are usual, not hard; the hard maximum is a backstop far above any patient. */
const KCAL_PER_KG = {
  unit: 'kcal/kg/day',
  min: 0,
  max: 1000,
  usualMin: 10,
  usualMax: 40,
  step: 1,
} as const;
/** From the lowest category to the end of the highest. */
const PAL_DIT = {
  min: Math.min(...PAL_DIT_CATEGORIES.map(({ from }) => from)),
  max: Math.max(...PAL_DIT_CATEGORIES.map(({ to }) => to)),
};
const USUAL_TEMPERATURE = { from: 30, to: 43 } as const;
const MM_PER_CM = 10;
/** The scale of the specification. */
export const SPECIFIED_FLUID = { min: 20, max: 150 } as const;
const GRAMS_PER_KG = { unit: 'g/kg/day', min: 0, max: 50, step: 0.05 } as const;

export const INPUT_LIMITS = {
  PD_AGE: number({
    name: 'Age',
    unit: 'months',
    min: 0,
    max: OLDEST_AGE_MONTHS,
    step: 1,
    whole: true,
    zeroIsValue: true,
  }),
  /** Completed days, asked below two months alone: under 28 days nothing is filled in. */
  PD_AGE_DAYS: number({
    name: 'Age in days',
    unit: 'days',
    min: 0,
    max: MAX_AGE_DAYS,
    step: 1,
    whole: true,
    zeroIsValue: true,
  }),
  PD_DOB_DAY: number({ name: 'Day of birth', unit: '', min: 1, max: 31, step: 1, whole: true }),
  PD_HEIGHT: number({
    name: 'Height',
    unit: 'cm',
    min: 0,
    max: 300,
    step: 1,
    slip: { unit: 'mm', toOwn: (value) => value / MM_PER_CM, likely: { from: 40, to: 230 } },
  }),
  PD_WEIGHT: number({ name: 'Weight', ...WEIGHT }),
  /** Where another weight than the one weighed is used: dry, adjusted, ideal or corrected. */
  PD_WEIGHT_USED: number({ name: 'Weight used', ...WEIGHT }),
  PD_WEIGHT_PREVIOUS: number({ name: 'Previous weight', ...WEIGHT }),
  PD_WEIGHT_PREVIOUS_MONTHS: number({
    name: 'Time since the previous weight',
    unit: 'months',
    min: 0,
    max: OLDEST_AGE_MONTHS,
    step: 1,
  }),
  ER_CALORIC_EQUATION_MIN: number({ name: 'Minimum energy per kg', ...KCAL_PER_KG }),
  ER_CALORIC_EQUATION_MAX: number({ name: 'Maximum energy per kg', ...KCAL_PER_KG }),
  ER_PAL_DIT_CATEGORY: number({ name: 'Activity factor', unit: '', ...PAL_DIT, step: 0.05 }),
  ER_STRESS_FACTOR_ADJUST: number({
    name: 'Stress',
    unit: '%',
    min: 0,
    max: 100,
    step: 1,
    zeroIsValue: true,
  }),
  ER_PENN_TMAX: number({
    name: 'Highest temperature',
    unit: '°C',
    // Nobody who is fed was no warmer for a day: this app's own, as is the least ventilation.
    min: 25,
    zeroIsAbsent: true,
    // No patient is warmer; what is above was read in degrees Fahrenheit (decision 040).
    max: 45,
    usualMin: USUAL_TEMPERATURE.from,
    usualMax: USUAL_TEMPERATURE.to,
    step: 0.1,
    slip: { unit: '°F', toOwn: fahrenheitToCelsius, likely: USUAL_TEMPERATURE },
  }),
  ER_PENN_VE: number({
    name: 'Minute ventilation',
    unit: 'L/min',
    min: 1,
    zeroIsAbsent: true,
    max: 150,
    usualMin: 2,
    usualMax: 40,
    step: 0.1,
  }),
  ER_ROI_6M17Y_ADJUST: number({ name: 'Energy adjustment', unit: '%', min: 1, max: 150, step: 1 }),
  PC_MINIMUM: number({ name: 'Minimum protein', ...GRAMS_PER_KG, usualMax: PLAUSIBLE_PROTEIN_GRAMS_PER_KG }),
  PC_MAXIMUM: number({ name: 'Maximum protein', ...GRAMS_PER_KG, usualMax: PLAUSIBLE_PROTEIN_GRAMS_PER_KG }),
  PC_PENG_PROTEIN_MIN: number({ name: 'Minimum protein', ...GRAMS_PER_KG, usualMin: 0.5, usualMax: 2.5 }),
  PC_PENG_PROTEIN_MAX: number({ name: 'Maximum protein', ...GRAMS_PER_KG, usualMin: 0.5, usualMax: 2.5 }),
  /** The slider runs over what is usual. Dialysis is often planned to less, a newborn to more (decision 273). */
  PC_FLUID_ADJUST: number({
    name: 'Fluid',
    unit: 'ml/kg/day',
    min: 3,
    max: 250,
    usualMin: SPECIFIED_FLUID.min,
    usualMax: SPECIFIED_FLUID.max,
    step: 1,
  }),
  /** In place of ml/kg, as it is prescribed; held against the limits of ml/kg where the weight is known. 1.5 was read as litres. */
  PC_FLUID_PER_DAY: number({
    name: 'Fluid',
    unit: 'ml/day',
    min: 20,
    zeroIsAbsent: true,
    max: 20_000,
    step: 50,
    slip: { unit: 'L', toOwn: litresToMl, likely: { from: 200, to: 6000 } },
  }),
} as const satisfies Record<string, NumberLimits>;

/** What `npm run calculate` accepts by its contract, where the screens accept more. */
export const CALCULATE_LIMITS: Record<NumericEntryKey, NumberLimits> = {
  ...INPUT_LIMITS,
  PC_FLUID_ADJUST: { ...INPUT_LIMITS.PC_FLUID_ADJUST, ...SPECIFIED_FLUID },
};

export type NumericEntryKey = keyof typeof INPUT_LIMITS;

/** Pairs whose first may not exceed the second; the error stands at the first. */
export const RANGE_PAIRS = [
  ['ER_CALORIC_EQUATION_MIN', 'ER_CALORIC_EQUATION_MAX'],
  ['PC_MINIMUM', 'PC_MAXIMUM'],
  ['PC_PENG_PROTEIN_MIN', 'PC_PENG_PROTEIN_MAX'],
] as const satisfies readonly (readonly [NumericEntryKey, NumericEntryKey])[];

/** Where one figure may stand for both ends on a screen: what dietitians plan to by PENG is often one. */
export const ONE_FIGURE_PAIRS = [RANGE_PAIRS[0], RANGE_PAIRS[2]] as const;

/** BMI, kg/m², and weight change, %, beyond which the clinician is asked; both ends are usual. */
export const USUAL_BMI = { min: 10, max: 70 } as const;
export const USUAL_WEIGHT_CHANGE_PERCENT = 20;
