import { isUsable, noResultFrom } from '../outcome.ts';
import type { NotCalculated, NoteId } from '../outcome.ts';
import { completedYears } from '../quantities/units.ts';
import type { Sex } from '../reference/age-band.ts';
import type { BodySizeEquation } from '../reference/body-size-equation.ts';
import { workingNumber, signedWorkingNumber } from '../working.ts';
import type { BasalRate } from './activity-and-stress.ts';
import type { EnergyInput } from './energy-input.ts';

/** A resting rate from weight, height and age in completed years (decision 002), kcal/day. */
export function restingRate(
  { sex, age, weight, height }: EnergyInput,
  equations: Record<Sex, BodySizeEquation>,
  studyYears: { from: number; to: number },
): (BasalRate & { notes: NoteId[] }) | NotCalculated {
  if (!isUsable(sex)) return noResultFrom(sex, 'needs-gender');
  if (!isUsable(age)) return noResultFrom(age, 'needs-age');
  if (!isUsable(weight)) return noResultFrom(weight, 'needs-weight');
  if (!isUsable(height)) return noResultFrom(height, 'needs-height');
  const { perKg, perCm, perYear, constant } = equations[sex];
  const years = completedYears(age);
  const kcalPerDay = perKg * weight + perCm * height + perYear * years + constant;
  return {
    ok: true,
    kcalPerDay,
    working:
      `${workingNumber(weight)} kg × ${workingNumber(perKg)} + ${workingNumber(height)} cm × ${workingNumber(perCm)} ` +
      `− ${years} years × ${workingNumber(-perYear)} ${signedWorkingNumber(constant)}`,
    notes: years < studyYears.from || years > studyYears.to ? ['outside-study-ages'] : [],
    terms: [
      { operator: '', term: 'weight', value: weight, unit: 'kg' },
      { operator: '×', term: 'weight-coefficient', value: perKg, unit: 'kcal/kg/day' },
      { operator: '+', term: 'height', value: height, unit: 'cm' },
      { operator: '×', term: 'height-coefficient', value: perCm, unit: 'kcal/cm/day' },
      { operator: '−', term: 'age', value: years, unit: 'years' },
      { operator: '×', term: 'age-coefficient', value: -perYear, unit: 'kcal/year/day' },
      { operator: constant < 0 ? '−' : '+', term: 'constant', value: Math.abs(constant), unit: 'kcal/day' },
      { operator: '=', term: 'bmr', value: kcalPerDay, unit: 'kcal/day' },
    ],
  };
}
