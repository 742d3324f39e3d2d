import { isUsable, noResult, noResultFrom } from '../outcome.ts';
import type { Months } from '../quantities/units.ts';
import { bandAt, bandText } from '../reference/age-band.ts';
import { EFSA_2013_ENERGY, EFSA_PALS, efsaEnergySource } from '../reference/efsa-2013-energy.ts';
import type { EfsaPal } from '../reference/efsa-2013-energy.ts';
import { workingNumber } from '../working.ts';
import type { EnergyInput } from './energy-input.ts';
import { energyResult, withDefault } from './energy-result.ts';
import type { EnergyOutcome } from './energy-result.ts';

/** The activity levels that EFSA prints for this age, the default first; none outside its table. */
export function efsaPalsAt(age: Months): EfsaPal[] {
  const band = bandAt(EFSA_2013_ENERGY, age);
  return band ? EFSA_PALS.filter((pal) => band.male[pal] !== undefined) : [];
}

/** EFSA 2013 average requirement by age, sex and activity × the chosen percentage (decision 006). Not scaled by weight. */
export function efsaByActivity(input: EnergyInput): EnergyOutcome {
  const { sex, age } = input;
  if (!isUsable(sex)) return noResultFrom(sex, 'needs-gender');
  if (!isUsable(age)) return noResultFrom(age, 'needs-age');
  const band = bandAt(EFSA_2013_ENERGY, age);
  const [first] = efsaPalsAt(age);
  if (!band || !first) return noResult('outside-table');
  const pal = withDefault(input.efsaPal, first);
  if (!isUsable(pal)) return noResultFrom(pal, 'invalid-input');
  const percent = withDefault(input.efsaAdjustPercent, 100);
  if (!isUsable(percent)) return noResultFrom(percent, 'invalid-input');
  const average = band[sex][pal];
  if (average === undefined) return noResult('outside-table');
  return energyResult({
    low: (average * percent) / 100,
    basal: average,
    working: `${workingNumber(average)} kcal × ${workingNumber(percent)} ÷ 100`,
    terms: [
      { operator: '', term: 'table-value', value: average, unit: 'kcal/day' },
      { operator: '×', term: 'adjust', value: percent, unit: '%' },
    ],
    band: bandText(band, sex),
    source: efsaEnergySource(band.status),
    // An infant has no activity level to choose.
    notes: [
      'not-scaled-by-weight',
      ...(input.efsaPal === undefined && first !== 'none' ? (['activity-not-chosen'] as const) : []),
    ],
  });
}
