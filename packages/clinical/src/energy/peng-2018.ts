import { isUsable, unusable } from '../outcome.ts';
import { bmiIsAtLeast } from '../patient/bmi.ts';
import { PENG_2018_MIFFLIN_FROM_BMI, PENG_2018_SOURCE } from '../reference/peng-2018.ts';
import { plain } from '../working.ts';
import { activity } from './activity-and-stress.ts';
import { bmiNotes } from './bmi-of-the-body.ts';
import type { EnergyInput } from './energy-input.ts';
import { energyResult, orDefault } from './energy-result.ts';
import type { EnergyOutcome } from './energy-result.ts';
import { mifflinRestingRate } from './mifflin-st-jeor.ts';

/**
 * PENG 2018: weight × kcal/kg × PAL/DIT below BMI 30, Mifflin-St Jeor × PAL/DIT from BMI 30. Without a height
 * the BMI is unknown and no branch is guessed (decision 006). The BMI is of the body, the weight the one used.
 */
export function peng2018(input: EnergyInput): EnergyOutcome {
  const { weight, bodyWeight, height } = input;
  if (!isUsable(weight)) return unusable(weight, 'needs-weight');
  if (!isUsable(bodyWeight)) return unusable(bodyWeight, 'needs-weight');
  if (!isUsable(height)) return unusable(height, 'needs-height');
  return bmiIsAtLeast(bodyWeight, height, PENG_2018_MIFFLIN_FROM_BMI)
    ? fromMifflin(input)
    : fromKcalPerKg(input);
}

function fromMifflin(input: EnergyInput): EnergyOutcome {
  const resting = mifflinRestingRate(input);
  if (!resting.ok) return resting;
  const active = activity(input);
  if (!active.ok) return active;
  return energyResult({
    low: resting.kcalPerDay * active.palDit,
    basal: resting.kcalPerDay,
    working: `(${resting.working}) × ${plain(active.palDit)}`,
    terms: [...resting.terms, ...active.terms],
    band: 'BMI 30 or more: Mifflin-St Jeor 1990',
    source: PENG_2018_SOURCE,
    notes: ['mifflin-from-bmi-30', ...bmiNotes(input), ...active.notes, ...resting.notes],
  });
}

function fromKcalPerKg(input: EnergyInput): EnergyOutcome {
  const { weight, kcalPerKgMin: min, kcalPerKgMax: max } = input;
  if (!isUsable(weight)) return unusable(weight, 'needs-weight');
  if (!isUsable(min)) return unusable(min, 'needs-range');
  if (!isUsable(max)) return unusable(max, 'needs-range');
  const end = orDefault(input.rangeEnd, 'min');
  if (!isUsable(end)) return unusable(end, 'invalid-input');
  const active = activity(input);
  if (!active.ok) return active;
  const perKg = end === 'max' ? max : min;
  return energyResult({
    low: weight * min * active.palDit,
    high: weight * max * active.palDit,
    end,
    basal: weight * perKg,
    working: `${plain(weight)} kg × ${plain(perKg)} kcal/kg × ${plain(active.palDit)}`,
    terms: [
      { operator: '', term: 'weight', value: weight, unit: 'kg' },
      { operator: '×', term: 'kcal-per-kg', value: perKg, unit: 'kcal/kg/day' },
      ...active.terms,
    ],
    band: 'BMI under 30: kcal per kg',
    source: PENG_2018_SOURCE,
    notes: ['kcal-per-kg-includes-activity', ...bmiNotes(input), ...active.notes],
    uncheckedNote: 'own-kcal-per-kg-bands-not-checked',
  });
}
