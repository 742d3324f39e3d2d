import { INVALID, isUsable, noResult, noResultFrom } from '../outcome.ts';
import type { Entered, NoResultReason, NoteId } from '../outcome.ts';
import { ADULT_FROM_MONTHS, FIRST_BIRTHDAY_MONTHS, isNewborn } from '../patient/age.ts';
import { medianHeightCm } from '../patient/growth-medians.ts';
import { usualWeightRange } from '../patient/usual-weight.ts';
import { CM_PER_METRE } from '../quantities/height.ts';
import { decimal, decimalToNumber, roundDecimal, multiplyDecimals } from '../quantities/decimal.ts';
import { mlPerDay, months } from '../quantities/units.ts';
import type { Kg, MlPerDay, Months } from '../quantities/units.ts';
import { bandAt, bandText, type Sex } from '../reference/age-band.ts';
import { FLUID_BY_AGE, fluidSource } from '../reference/fluid-by-age.ts';
import { OBESITY_FACTORS } from '../reference/obesity-factor.ts';
import { isUnchecked } from '../reference/source.ts';
import type { Source } from '../reference/source.ts';
import { workingNumber } from '../working.ts';

export type FluidInput = {
  age: Entered<Months>;
  /** Completed days, if the age is known in days: under 28 there is no default. */
  ageDays?: Entered<number>;
  weight: Entered<Kg>;
  /** ml/kg/day set by the clinician instead of the table's. */
  adjustMlPerKg: Entered<number>;
  /** ml a day as prescribed, in place of ml/kg: it rests on neither age nor weight. */
  mlPerDay?: Entered<number>;
};

export type FluidOutcome = {
  /** Whole ml a day, a half rounded up, from the exact decimal product; null with a reason. */
  result: MlPerDay | null;
  /** ml/kg/day, known as soon as the age or the adjustment is. */
  perKg: number | null;
  /** True if the figure per kg comes from the table. */
  perKgIsDefault: boolean;
  /** The day's figure was entered, and ml/kg follows from it. */
  isPerDay?: true;
  reason: NoResultReason | null;
  working: string | null;
  band: string | null;
  source: Source | null;
  notes: NoteId[];
};

type PerKg = {
  mlPerKg: number;
  isDefault: boolean;
  band: string | null;
  source: Source;
};

/** ml/kg a day of the table at this age; null outside it. */
export const fluidByAge = (age: Months): number | null => bandAt(FLUID_BY_AGE, age)?.mlPerKg ?? null;

/**
 * Whether a child is too heavy for the table's figure per kg: heavier than its age goes with, or given more by it than an adult of median
 * height from whose BMI on that is said of adults. Not of infants, who are fed by volume. While the sex is not known, of either.
 */
export function isHeavyForFluidByAge(age: Months, sex: Sex | undefined, weight: Kg): boolean {
  const perKg = age < FIRST_BIRTHDAY_MONTHS ? null : fluidByAge(age);
  return (sex === undefined ? (['female', 'male'] as const) : [sex]).every((one) => {
    const height = medianHeightCm(one, ADULT_FROM_MONTHS - 1);
    const ofAdult = fluidByAge(months(ADULT_FROM_MONTHS));
    if (perKg === null || height === null || ofAdult === null) return false;
    const adultKg = OBESITY_FACTORS.obeseFromBmi * (height / CM_PER_METRE) ** 2;
    return weight > usualWeightRange(age, one).to || weight * perKg > adultKg * ofAdult;
  });
}

const ADJUSTED_SOURCE: Source = {
  id: 'clinician-ml-per-kg',
  citation: 'ml/kg as set by the clinician',
  status: 'spec',
};

const PER_DAY_SOURCE: Source = {
  id: 'clinician-ml-per-day',
  citation: 'ml a day as set by the clinician',
  status: 'spec',
};

/** Fluid requirement: ml/kg by age, or the clinician's own figure, × weight (decision 008); or the clinician's ml a day. */
export function fluidRequirement(input: FluidInput): FluidOutcome {
  if (input.mlPerDay !== undefined) return perDay(input.mlPerDay, input.weight);
  const perKg = mlPerKg(input);
  if (!perKg.ok) return without(perKg.reason);
  const { weight } = input;
  if (!isUsable(weight)) {
    return { ...without(noResultFrom(weight, 'needs-weight').reason), ...described(perKg) };
  }
  return {
    ...described(perKg),
    // Exact: 6.31 kg × 150 ml/kg is 946.5 and shows 947; binary arithmetic falls just short and would show 946.
    result: mlPerDay(
      decimalToNumber(roundDecimal(multiplyDecimals(decimal(weight), decimal(perKg.mlPerKg)), 0)),
    ),
    reason: null,
    working: `${workingNumber(weight)} kg × ${workingNumber(perKg.mlPerKg)} ml/kg`,
    notes: [
      'fever',
      ...(perKg.isDefault && isUnchecked(perKg.source) ? (['figures-not-checked'] as const) : []),
    ],
  };
}

function perDay(ml: number | typeof INVALID, weight: Entered<Kg>): FluidOutcome {
  if (!isUsable(ml)) return without('invalid-input');
  return {
    ...without(null),
    result: mlPerDay(decimalToNumber(roundDecimal(decimal(ml), 0))),
    perKg: isUsable(weight) ? ml / weight : null,
    perKgIsDefault: false,
    isPerDay: true,
    source: PER_DAY_SOURCE,
  };
}

function mlPerKg({
  age,
  ageDays,
  adjustMlPerKg,
}: FluidInput): ({ ok: true } & PerKg) | { ok: false; reason: NoResultReason } {
  if (isUsable(adjustMlPerKg)) {
    return { ok: true, mlPerKg: adjustMlPerKg, isDefault: false, band: null, source: ADJUSTED_SOURCE };
  }
  if (adjustMlPerKg !== undefined) return noResult('invalid-input');
  if (ageDays === INVALID) return noResult('invalid-input');
  if (isUsable(ageDays) && isNewborn(ageDays)) return noResult('newborn');
  if (!isUsable(age)) return noResultFrom(age, 'needs-age');
  const band = bandAt(FLUID_BY_AGE, age);
  if (!band) return noResult('outside-table');
  return {
    ok: true,
    mlPerKg: band.mlPerKg,
    isDefault: true,
    band: bandText(band),
    source: fluidSource(band.status),
  };
}

const described = ({ mlPerKg: perKg, isDefault, band, source }: PerKg) => ({
  perKg,
  perKgIsDefault: isDefault,
  band,
  source,
});

const without = (reason: NoResultReason | null): FluidOutcome => ({
  result: null,
  perKg: null,
  perKgIsDefault: true,
  reason,
  working: null,
  band: null,
  source: null,
  notes: [],
});
