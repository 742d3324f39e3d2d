import { describe, expect, it } from 'vitest';
import { comparableAmount, kg, months, referenceIntake } from '../index.ts';
import type { IntakePatient } from '../index.ts';
import { EFSA_MICRONUTRIENTS } from '../reference/efsa-micronutrients.ts';
import {
  RNI_1991_MICRONUTRIENTS,
  RNI_MICRONUTRIENT_FROM_MONTHS,
} from '../reference/rni-1991-micronutrients.ts';

const ukWoman: IntakePatient = { country: 'uk', sex: 'female', ageMonths: months(400) };
const irishWoman: IntakePatient = { ...ukWoman, country: 'roi' };

const vitaminD = (age: number) => referenceIntake('vitaminD', { ...ukWoman, ageMonths: months(age) });

const valueOf = (nutrient: string, patient: IntakePatient) => {
  const intake = referenceIntake(nutrient, patient);
  return intake.ok ? intake.value : null;
};

const irish = (nutrient: string, stage: IntakePatient['stage'], ageMonths = months(400)) =>
  referenceIntake(nutrient, { ...irishWoman, ageMonths, ...(stage === undefined ? {} : { stage }) });

describe('[G-03] UK reference intakes', () => {
  it.each([
    ['calcium', 'male', 11, 525],
    ['calcium', 'male', 12, 350],
    ['iron', 'female', 131, 8.7],
    ['iron', 'female', 132, 14.8],
    ['iron', 'female', 599, 14.8],
    ['iron', 'female', 600, 8.7],
    ['selenium', 'female', 4, 13],
    ['niacin', 'male', 300, 17],
    ['vitaminD', 'female', 48, 10],
    ['folate', 'male', 900, 200],
  ] as const)('%s, %s, %d months: %d', (nutrient, sex, age, value) => {
    expect(referenceIntake(nutrient, { country: 'uk', sex, ageMonths: months(age) })).toMatchObject({
      ok: true,
      value,
      kind: 'RNI',
    });
  });

  it('vitamin D is a safe intake under 4 years, a range under 1', () => {
    expect(vitaminD(11)).toMatchObject({ kind: 'safe-intake', value: 8.5, to: 10 });
    expect(vitaminD(12)).toMatchObject({ kind: 'safe-intake', value: 10, to: null });
    expect(vitaminD(47)).toMatchObject({ kind: 'safe-intake' });
    expect(vitaminD(48)).toMatchObject({ kind: 'RNI' });
  });

  it('adds what pregnancy and lactation need, to women only', () => {
    expect(valueOf('folate', { ...ukWoman, stage: 'pregnancy' })).toBe(300);
    expect(valueOf('zinc', { ...ukWoman, stage: 'lactation-first-4-months' })).toBe(13);
    expect(valueOf('zinc', { ...ukWoman, stage: 'lactation-later' })).toBe(9.5);
    expect(valueOf('zinc', { ...ukWoman, sex: 'male', stage: 'lactation-later' })).toBe(9.5);
    expect(referenceIntake('vitaminC', { ...ukWoman, stage: 'pregnancy' })).toMatchObject({
      value: 50,
      notes: ['last-trimester-only'],
    });
  });

  it('gives a safe intake when there is no reference intake', () => {
    expect(referenceIntake('pantothenicAcid', ukWoman)).toMatchObject({
      kind: 'safe-intake',
      value: 3,
      to: 7,
    });
    expect(referenceIntake('vitaminE', ukWoman)).toMatchObject({ value: 3, notes: ['at-least'] });
    expect(referenceIntake('vitaminK', ukWoman)).toEqual({ ok: false, reason: 'needs-weight' });
    expect(referenceIntake('vitaminK', { ...ukWoman, weightKg: kg(58) })).toMatchObject({
      value: 58,
      unit: 'µg',
      notes: ['per-kg', 'at-least'],
    });
  });

  it('has no reference where none is printed', () => {
    expect(referenceIntake('choline', ukWoman)).toEqual({ ok: false, reason: 'no-reference' });
    expect(referenceIntake('biotin', { ...ukWoman, ageMonths: months(6) })).toEqual({
      ok: false,
      reason: 'outside-table',
    });
  });

  it('has one figure for each band and sex', () => {
    for (const row of Object.values(RNI_1991_MICRONUTRIENTS)) {
      expect(row.male).toHaveLength(RNI_MICRONUTRIENT_FROM_MONTHS.length);
      expect(row.female).toHaveLength(RNI_MICRONUTRIENT_FROM_MONTHS.length);
    }
  });
});

describe('[G-03] Irish reference intakes', () => {
  it.each([
    ['calcium', 'female', 299, 1000, 'PRI'],
    ['calcium', 'female', 300, 950, 'PRI'],
    ['vitaminC', 'male', 216, 110, 'PRI'],
    ['vitaminD', 'male', 6, 10, 'AI'],
    ['sodium', 'male', 216, 2000, 'safe-and-adequate-intake'],
    ['iron', 'female', 599, 16, 'PRI'],
    ['iron', 'female', 600, 11, 'PRI'],
    ['iron', 'male', 600, 11, 'PRI'],
    ['zinc', 'female', 216, 9.3, 'PRI'],
    ['zinc', 'male', 215, 14.2, 'PRI'],
  ] as const)('%s, %s, %d months: %d', (nutrient, sex, age, value, kind) => {
    expect(referenceIntake(nutrient, { country: 'roi', sex, ageMonths: months(age) })).toMatchObject({
      ok: true,
      value,
      kind,
    });
  });

  it('has nothing under 6 months, and does not extrapolate', () => {
    for (const id of Object.keys(EFSA_MICRONUTRIENTS)) {
      const young = { ...irishWoman, ageMonths: months(5), energyKcal: 500 };
      expect(referenceIntake(id, young)).toEqual({ ok: false, reason: 'outside-table' });
    }
  });

  it('has no chromium', () => {
    expect(referenceIntake('chromium', irishWoman)).toEqual({ ok: false, reason: 'no-reference' });
  });

  it('needs the energy for thiamin and niacin', () => {
    expect(referenceIntake('thiamin', irishWoman)).toEqual({ ok: false, reason: 'needs-energy' });
    const thiamin = referenceIntake('thiamin', { ...irishWoman, energyKcal: 2000 });
    expect(thiamin.ok && thiamin.value).toBeCloseTo(0.8368, 6);
    const niacin = referenceIntake('niacin', { ...irishWoman, energyKcal: 2000 });
    expect(niacin).toMatchObject({
      form: 'niacin-equivalents',
      notes: expect.arrayContaining(['per-megajoule']),
    });
    expect(niacin.ok && niacin.value).toBeCloseTo(13.3888, 6);
  });

  it('takes the figures of pregnancy and lactation', () => {
    expect(irish('folate', 'pregnancy')).toMatchObject({ value: 600, kind: 'AI' });
    expect(irish('iodine', 'lactation-later')).toMatchObject({ value: 200 });
    expect(irish('zinc', 'pregnancy')).toMatchObject({ value: 10.9 });
    expect(irish('zinc', 'lactation-first-4-months')).toMatchObject({ value: 12.2 });
    // No separate figure: the woman's band applies.
    expect(irish('calcium', 'pregnancy', months(240))).toMatchObject({ value: 1000 });
  });

  it('counts folic acid of a label 1.7 times, against dietary folate equivalents only', () => {
    expect(comparableAmount(200, 'dietary-folate-equivalents')).toBe(340);
    expect(comparableAmount(200, 'folate')).toBe(200);
    expect(referenceIntake('folate', irishWoman)).toMatchObject({
      form: 'dietary-folate-equivalents',
      notes: ['folic-acid-counts-1-7'],
    });
    expect(referenceIntake('folate', ukWoman)).toMatchObject({ form: 'folate', notes: [] });
  });
});
