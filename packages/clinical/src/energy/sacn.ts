import { isUsable, noResult, noResultFrom } from '../outcome.ts';
import { bandAt, bandText } from '../reference/age-band.ts';
import { SACN_2011, SACN_2011_SOURCE } from '../reference/sacn-2011.ts';
import { workingNumber } from '../working.ts';
import type { EnergyInput } from './energy-input.ts';
import { energyResult, withDefault } from './energy-result.ts';
import type { EnergyOutcome } from './energy-result.ts';

/** Shares of the average requirement that the clinician may choose. */
export const SACN_ADJUSTMENTS = [0.75, 1, 1.2, 1.5] as const;

/** SACN 2011 estimated average requirement by age and sex, × the chosen share. Not scaled by weight. */
export function sacn({ sex, age, sacnAdjust }: EnergyInput): EnergyOutcome {
  if (!isUsable(sex)) return noResultFrom(sex, 'needs-gender');
  if (!isUsable(age)) return noResultFrom(age, 'needs-age');
  const share = withDefault(sacnAdjust, 1);
  if (!isUsable(share)) return noResultFrom(share, 'invalid-input');
  const band = bandAt(SACN_2011, age);
  if (!band) return noResult('outside-table');
  const average = band[sex];
  return energyResult({
    low: average * share,
    basal: average,
    working: `${workingNumber(average)} kcal × ${workingNumber(share)}`,
    terms: [
      { operator: '', term: 'table-value', value: average, unit: 'kcal/day' },
      { operator: '×', term: 'adjust', value: share * 100, unit: '%' },
    ],
    band: bandText(band, sex),
    source: SACN_2011_SOURCE,
    notes: ['not-scaled-by-weight'],
  });
}
