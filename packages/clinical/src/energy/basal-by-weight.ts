import { isUsable, noResult, noResultFrom } from '../outcome.ts';
import type { NotCalculated } from '../outcome.ts';
import { bandAt, bandText } from '../reference/age-band.ts';
import type { Sex } from '../reference/age-band.ts';
import { HENRY_2005, HENRY_2005_SOURCE } from '../reference/henry-2005.ts';
import { SCHOFIELD_1985, SCHOFIELD_1985_SOURCE } from '../reference/schofield-1985.ts';
import type { WeightEquationBand } from '../reference/schofield-1985.ts';
import { workingNumber, signedWorkingNumber } from '../working.ts';
import { activityAndStressFactor, applyActivityFactor } from './activity-and-stress.ts';
import type { BasalRate } from './activity-and-stress.ts';
import type { EnergyInput } from './energy-input.ts';
import type { EnergyOutcome } from './energy-result.ts';

/** Schofield 1985 by weight, sex and age: basal rate × (PAL/DIT + stress). */
export const schofield = (input: EnergyInput): EnergyOutcome =>
  applyActivityFactor(
    basalRate(input, SCHOFIELD_1985),
    activityAndStressFactor(input),
    SCHOFIELD_1985_SOURCE,
  );

/** Henry (Oxford) 2005 by weight, sex and age: basal rate × (PAL/DIT + stress). */
export const henryOxford = (input: EnergyInput): EnergyOutcome =>
  applyActivityFactor(basalRate(input, HENRY_2005), activityAndStressFactor(input), HENRY_2005_SOURCE);

function basalRate(
  { sex, age, weight }: EnergyInput,
  table: Record<Sex, readonly WeightEquationBand[]>,
): BasalRate | NotCalculated {
  if (!isUsable(sex)) return noResultFrom(sex, 'needs-gender');
  if (!isUsable(age)) return noResultFrom(age, 'needs-age');
  if (!isUsable(weight)) return noResultFrom(weight, 'needs-weight');
  const band = bandAt(table[sex], age);
  if (!band) return noResult('outside-table');
  const kcalPerDay = band.perKg * weight + band.constant;
  return {
    ok: true,
    kcalPerDay,
    working: `${workingNumber(weight)} kg × ${workingNumber(band.perKg)} ${signedWorkingNumber(band.constant)}`,
    band: bandText(band, sex),
    terms: [
      { operator: '', term: 'weight', value: weight, unit: 'kg' },
      { operator: '×', term: 'weight-coefficient', value: band.perKg, unit: 'kcal/kg/day' },
      {
        operator: band.constant < 0 ? '−' : '+',
        term: 'constant',
        value: Math.abs(band.constant),
        unit: 'kcal/day',
      },
      { operator: '=', term: 'bmr', value: kcalPerDay, unit: 'kcal/day' },
    ],
  };
}
