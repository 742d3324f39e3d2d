import { isUsable, noResultFrom } from '../outcome.ts';
import { isBmiAtLeast } from '../patient/bmi.ts';
import { PENG_2018_MIFFLIN_FROM_BMI, PENG_2018_SOURCE } from '../reference/peng-2018.ts';
import { workingNumber } from '../working.ts';
import { activityFactor } from './activity-and-stress.ts';
import { bmiNotes } from './bmi-notes.ts';
import type { EnergyInput } from './energy-input.ts';
import { energyResult, withDefault } from './energy-result.ts';
import type { EnergyOutcome } from './energy-result.ts';
import { mifflinRestingRate } from './mifflin-st-jeor.ts';

/**
 * PENG 2018: weight × kcal/kg × PAL/DIT below BMI 30, Mifflin-St Jeor × PAL/DIT from BMI 30. Without a height the BMI
 * is unknown and no branch is guessed (decision 006). The BMI is by actual weight; the formula takes the weight used.
 */
export function peng2018(input: EnergyInput): EnergyOutcome {
  const { weight, bodyWeight, height } = input;
  if (!isUsable(weight)) return noResultFrom(weight, 'needs-weight');
  if (!isUsable(bodyWeight)) return noResultFrom(bodyWeight, 'needs-weight');
  if (!isUsable(height)) return noResultFrom(height, 'needs-height');
  return isBmiAtLeast(bodyWeight, height, PENG_2018_MIFFLIN_FROM_BMI)
    ? fromMifflin(input)
    : fromKcalPerKg(input);
}

function fromMifflin(input: EnergyInput): EnergyOutcome {
  const resting = mifflinRestingRate(input);
  if (!resting.ok) return resting;
  const active = activityFactor(input);
  if (!active.ok) return active;
  return energyResult({
    low: resting.kcalPerDay * active.palDit,
    basal: resting.kcalPerDay,
    working: `(${resting.working}) × ${workingNumber(active.palDit)}`,
    terms: [...resting.terms, ...active.terms],
    band: 'BMI 30 or more: Mifflin-St Jeor 1990',
    source: PENG_2018_SOURCE,
    notes: ['mifflin-from-bmi-30', ...bmiNotes(input), ...active.notes, ...resting.notes],
  });
}

function fromKcalPerKg(input: EnergyInput): EnergyOutcome {
  const { weight, kcalPerKgMin: min, kcalPerKgMax: max } = input;
  if (!isUsable(weight)) return noResultFrom(weight, 'needs-weight');
  if (!isUsable(min)) return noResultFrom(min, 'needs-range');
  if (!isUsable(max)) return noResultFrom(max, 'needs-range');
  const end = withDefault(input.rangeEnd, 'min');
  if (!isUsable(end)) return noResultFrom(end, 'invalid-input');
  const active = activityFactor(input);
  if (!active.ok) return active;
  const perKg = end === 'max' ? max : min;
  return energyResult({
    low: weight * min * active.palDit,
    high: weight * max * active.palDit,
    end,
    basal: weight * perKg,
    working: `${workingNumber(weight)} kg × ${workingNumber(perKg)} kcal/kg × ${workingNumber(active.palDit)}`,
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
