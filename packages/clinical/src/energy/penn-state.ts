import { isUsable, noResultFrom } from '../outcome.ts';
import { isBmiAtLeast } from '../patient/bmi.ts';
import {
  PENN_STATE_2003B,
  PENN_STATE_2010,
  PENN_STATE_2010_FROM_BMI,
  PENN_STATE_2010_FROM_MONTHS,
} from '../reference/penn-state.ts';
import { PLAUSIBLE_PENN_STATE_FROM_CELSIUS } from '../reference/plausibility.ts';
import { workingNumber, signedWorkingNumber } from '../working.ts';
import { bmiNotes } from './bmi-notes.ts';
import type { EnergyInput } from './energy-input.ts';
import { energyResult } from './energy-result.ts';
import type { EnergyOutcome } from './energy-result.ts';
import { mifflinRestingRate } from './mifflin-st-jeor.ts';

/**
 * Penn State for ventilated, critically ill adults: 2003b, or the 2010 form from 60 years with a BMI of 30 or more,
 * by actual weight (decisions 006, 241). It is the total expenditure: no activity, no stress.
 */
export function pennState(input: EnergyInput): EnergyOutcome {
  const resting = mifflinRestingRate(input);
  if (!resting.ok) return resting;
  const { age, bodyWeight, height, temperature, ventilation } = input;
  if (!isUsable(age) || !isUsable(height)) return noResultFrom(height, 'needs-height');
  if (!isUsable(temperature)) return noResultFrom(temperature, 'needs-temperature');
  if (!isUsable(ventilation)) return noResultFrom(ventilation, 'needs-ventilation');
  const isOlder = age >= PENN_STATE_2010_FROM_MONTHS;
  if (isOlder && !isUsable(bodyWeight)) return noResultFrom(bodyWeight, 'needs-weight');
  const olderAndObese =
    isOlder && isUsable(bodyWeight) && isBmiAtLeast(bodyWeight, height, PENN_STATE_2010_FROM_BMI);
  const equation = olderAndObese ? PENN_STATE_2010 : PENN_STATE_2003B;
  const { perMifflin, perLitre, perDegree, constant } = equation;
  return energyResult({
    low: perMifflin * resting.kcalPerDay + perLitre * ventilation + perDegree * temperature + constant,
    basal: resting.kcalPerDay,
    working:
      `(${resting.working}) × ${workingNumber(perMifflin)} + ${workingNumber(ventilation)} L/min × ${workingNumber(perLitre)} ` +
      `+ ${workingNumber(temperature)} °C × ${workingNumber(perDegree)} ${signedWorkingNumber(constant)}`,
    terms: [
      ...resting.terms,
      { operator: '×', term: 'mifflin-coefficient', value: perMifflin, unit: '' },
      { operator: '+', term: 'ventilation', value: ventilation, unit: 'L/min' },
      { operator: '×', term: 'ventilation-coefficient', value: perLitre, unit: 'kcal per L/min' },
      { operator: '+', term: 'tmax', value: temperature, unit: '°C' },
      { operator: '×', term: 'tmax-coefficient', value: perDegree, unit: 'kcal per °C' },
      { operator: '−', term: 'constant', value: -constant, unit: 'kcal/day' },
    ],
    band: olderAndObese
      ? '60 years and over with BMI 30 or more: Penn State 2010'
      : 'under 60 years, or BMI under 30: Penn State 2003b',
    source: equation.source,
    notes: [
      'ventilated-only',
      ...(temperature < PLAUSIBLE_PENN_STATE_FROM_CELSIUS ? (['below-35-degrees'] as const) : []),
      ...(isOlder ? bmiNotes(input) : []),
      ...resting.notes,
    ],
  });
}
