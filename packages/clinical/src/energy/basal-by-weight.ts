import { isUsable, noResult, unusable } from '../outcome.ts';
import type { NotCalculated } from '../outcome.ts';
import { bandAt, bandText } from '../reference/age-band.ts';
import type { Sex } from '../reference/age-band.ts';
import { HENRY_2005, HENRY_2005_SOURCE } from '../reference/henry-2005.ts';
import { SCHOFIELD_1985, SCHOFIELD_1985_SOURCE } from '../reference/schofield-1985.ts';
import type { WeightEquationBand } from '../reference/schofield-1985.ts';
import { plain, plusOrMinus } from '../working.ts';
import { activityAndStress, timesActivity } from './activity-and-stress.ts';
import type { BasalRate } from './activity-and-stress.ts';
import type { EnergyInput } from './energy-input.ts';
import type { EnergyOutcome } from './energy-result.ts';

/** Schofield 1985 by weight, sex and age: basal rate × (PAL/DIT + stress). */
export const schofield = (input: EnergyInput): EnergyOutcome =>
  timesActivity(basalRate(input, SCHOFIELD_1985), activityAndStress(input), SCHOFIELD_1985_SOURCE);

/** Henry (Oxford) 2005 by weight, sex and age: basal rate × (PAL/DIT + stress). */
export const henryOxford = (input: EnergyInput): EnergyOutcome =>
  timesActivity(basalRate(input, HENRY_2005), activityAndStress(input), HENRY_2005_SOURCE);

function basalRate(
  { sex, age, weight }: EnergyInput,
  table: Record<Sex, readonly WeightEquationBand[]>,
): BasalRate | NotCalculated {
  if (!isUsable(sex)) return unusable(sex, 'needs-gender');
  if (!isUsable(age)) return unusable(age, 'needs-age');
  if (!isUsable(weight)) return unusable(weight, 'needs-weight');
  const band = bandAt(table[sex], age);
  if (!band) return noResult('outside-table');
  const kcalPerDay = band.perKg * weight + band.constant;
  return {
    ok: true,
    kcalPerDay,
    working: `${plain(weight)} kg × ${plain(band.perKg)} ${plusOrMinus(band.constant)}`,
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
