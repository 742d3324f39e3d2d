import { isUsable, noResult, unusable } from '../outcome.ts';
import { bandAt, bandText } from '../reference/age-band.ts';
import { SACN_2011, SACN_2011_SOURCE } from '../reference/sacn-2011.ts';
import { plain } from '../working.ts';
import type { EnergyInput } from './energy-input.ts';
import { energyResult, orDefault } from './energy-result.ts';
import type { EnergyOutcome } from './energy-result.ts';

/** Shares of the average requirement that the clinician may choose. */
export const SACN_ADJUSTMENTS = [0.75, 1, 1.2, 1.5] as const;

/** SACN 2011 estimated average requirement by age and sex, × the chosen share. Not scaled by weight. */
export function sacn({ sex, age, sacnAdjust }: EnergyInput): EnergyOutcome {
  if (!isUsable(sex)) return unusable(sex, 'needs-gender');
  if (!isUsable(age)) return unusable(age, 'needs-age');
  const share = orDefault(sacnAdjust, 1);
  if (!isUsable(share)) return unusable(share, 'invalid-input');
  const band = bandAt(SACN_2011, age);
  if (!band) return noResult('outside-table');
  const average = band[sex];
  return energyResult({
    low: average * share,
    basal: average,
    working: `${plain(average)} kcal × ${plain(share)}`,
    terms: [
      { operator: '', term: 'table-value', value: average, unit: 'kcal/day' },
      { operator: '×', term: 'adjust', value: share * 100, unit: '%' },
    ],
    band: bandText(band, sex),
    source: SACN_2011_SOURCE,
    notes: ['not-scaled-by-weight'],
  });
}
