import { isUsable, noResult, type NoteId, noResultFrom } from '../outcome.ts';
import type { Kg } from '../quantities/units.ts';
import { bandAt, bandText } from '../reference/age-band.ts';
import type { Sex } from '../reference/age-band.ts';
import {
  SACN_2011_CHILDREN_PER_KG,
  SACN_2011_INFANTS_PER_KG,
  sacnPerKgSource,
} from '../reference/sacn-2011-per-kg.ts';
import type { ChildEnergyBand, InfantEnergyBand } from '../reference/sacn-2011-per-kg.ts';
import { workingNumber } from '../working.ts';
import type { EnergyInput } from './energy-input.ts';
import { energyResult, withDefault } from './energy-result.ts';
import type { EnergyOutcome } from './energy-result.ts';

/** From here the printed infant figures no longer differ by feeding, and are below what the method gives unrounded. */
export const FEEDING_RANGE_UNTIL_MONTHS = 7;

/**
 * kcal/kg by age and sex × actual weight, with the table's figure for the day. Used for UK children and Irish infants
 * under 6 months. Under 7 months the range runs from breast-fed to formula-fed and the upper end is the default,
 * because a regimen consists of formula (decision 006).
 */
export function paediatricPerKg(input: EnergyInput): EnergyOutcome {
  const { sex, age, weight } = input;
  if (!isUsable(sex)) return noResultFrom(sex, 'needs-gender');
  if (!isUsable(age)) return noResultFrom(age, 'needs-age');
  if (!isUsable(weight)) return noResultFrom(weight, 'needs-weight');
  const infant = bandAt(SACN_2011_INFANTS_PER_KG, age);
  if (infant) return forInfant(input, infant, sex, weight);
  const child = bandAt(SACN_2011_CHILDREN_PER_KG, age);
  return child ? forChild(child, sex, weight) : noResult('outside-table');
}

function forInfant(input: EnergyInput, band: InfantEnergyBand, sex: Sex, weight: Kg): EnergyOutcome {
  const { perKg, perDay } = band[sex];
  const hasRange = perKg.breastFed !== perKg.formulaFed;
  // If both ways of feeding have one figure, the choice of end does not affect the result.
  const end = hasRange ? withDefault(input.rangeEnd, 'max') : 'max';
  if (!isUsable(end)) return noResultFrom(end, 'invalid-input');
  return perKgResult(weight, end === 'max' ? perKg.formulaFed : perKg.breastFed, {
    low: weight * perKg.breastFed,
    high: weight * perKg.formulaFed,
    end,
    tablePerDay: { low: perDay.breastFed, high: perDay.formulaFed },
    band: bandText(band, sex),
    source: sacnPerKgSource(band.status),
    notes: [infantNote(band, hasRange)],
  });
}

function infantNote({ fromMonths }: InfantEnergyBand, hasRange: boolean): NoteId {
  if (fromMonths >= FEEDING_RANGE_UNTIL_MONTHS) return 'infant-figures-rounded';
  return hasRange ? 'breast-fed-to-formula-fed' : 'breast-fed-as-formula-fed';
}

function forChild(band: ChildEnergyBand, sex: Sex, weight: Kg): EnergyOutcome {
  const { perKg, perDay, status } = band[sex];
  return perKgResult(weight, perKg, {
    low: weight * perKg,
    tablePerDay: { low: perDay, high: perDay },
    band: bandText(band, sex),
    source: sacnPerKgSource(status),
  });
}

type Rest = Omit<Parameters<typeof energyResult>[0], 'working' | 'terms'>;

const perKgResult = (weight: Kg, perKg: number, rest: Rest): EnergyOutcome =>
  energyResult({
    ...rest,
    working: `${workingNumber(weight)} kg × ${workingNumber(perKg)} kcal/kg`,
    terms: [
      { operator: '', term: 'weight', value: weight, unit: 'kg' },
      { operator: '×', term: 'kcal-per-kg', value: perKg, unit: 'kcal/kg/day' },
    ],
  });
