import { describe, expect, it } from 'vitest';
import { comparableAmount, months, referenceIntake, roundHalfAway, upperLevel } from '../index.ts';
import type { IntakePatient, ReferenceIntake } from '../index.ts';

/** The three examples of docs/clinical/adequacy-examples.md. */
const reference = (nutrient: string, patient: IntakePatient): ReferenceIntake => {
  const intake = referenceIntake(nutrient, patient);
  if (!intake.ok) throw new Error(`${nutrient}: ${intake.reason}`);
  return intake;
};
const percent = (nutrient: string, given: number, patient: IntakePatient): number => {
  const intake = reference(nutrient, patient);
  return roundHalfAway((100 * comparableAmount(given, intake.form)) / intake.value);
};

const ukWoman: IntakePatient = { country: 'uk', sex: 'female', ageMonths: months(827) };
const irishWoman: IntakePatient = { ...ukWoman, country: 'roi', energyKcal: 1734.2 };
const ukBoy: IntakePatient = { country: 'uk', sex: 'male', ageMonths: months(9) };
const irishBoy: IntakePatient = { ...ukBoy, country: 'roi' };

describe('[G-03] percent of reference, by hand', () => {
  it.each<[string, number, IntakePatient, number]>([
    ['calcium', 1291, ukWoman, 184],
    ['iron', 24.5, ukWoman, 282],
    ['folate', 397, ukWoman, 199],
    ['calcium', 1291, irishWoman, 136],
    ['iron', 24.5, irishWoman, 223],
    ['folate', 397, irishWoman, 205],
    ['thiamin', 2.3, irishWoman, 317],
    ['zinc', 4.4, ukBoy, 88],
    ['vitaminD', 12, irishBoy, 120],
    ['zinc', 4.4, irishBoy, 152],
  ])('%s %d', (nutrient, given, patient, expected) => {
    expect(percent(nutrient, given, patient)).toBe(expected);
  });

  it('the upper level of folate is for folic acid itself', () => {
    expect(upperLevel('folate', irishWoman.ageMonths)).toMatchObject({ value: 1000, scope: 'folic-acid' });
  });

  it('vitamin D of a UK infant is a range, and no upper level is set for his zinc', () => {
    expect(reference('vitaminD', ukBoy)).toMatchObject({ value: 8.5, to: 10 });
    expect(upperLevel('vitaminD', irishBoy.ageMonths)).toMatchObject({ value: 35 });
    expect(upperLevel('zinc', irishBoy.ageMonths)).toMatchObject({ reason: 'none-set-at-this-age' });
  });

  it('nothing is carried down to 5 months', () => {
    for (const nutrient of ['vitaminD', 'zinc']) {
      expect(referenceIntake(nutrient, { ...irishBoy, ageMonths: months(5) })).toEqual({
        ok: false,
        reason: 'outside-table',
      });
    }
  });
});
