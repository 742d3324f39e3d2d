import { describe, expect, it } from 'vitest';
import { OLDEST_AGE_MONTHS, months, referenceIntake } from '../index.ts';
import { EFSA_MICRONUTRIENTS } from '../reference/efsa-micronutrients.ts';
import { upperLevel } from './upper-level.ts';

const valueAt = (nutrient: string, age: number) => {
  const level = upperLevel(nutrient, months(age));
  return level.ok ? `${level.value} ${level.unit}` : level.reason;
};

describe('[K-10] upper levels', () => {
  it.each([
    ['vitaminD', 0, '25 µg'],
    ['vitaminD', 5, '25 µg'],
    ['vitaminD', 6, '35 µg'],
    ['vitaminD', 12, '50 µg'],
    ['vitaminA', 3, 'none-set-at-this-age'],
    ['vitaminA', 4, '600 µg'],
    ['selenium', 216, '255 µg'],
    ['vitaminB6', 216, '12 mg'],
    ['zinc', 11, 'none-set-at-this-age'],
    ['zinc', 12, '7 mg'],
    ['calcium', 215, 'none-set-at-this-age'],
    ['calcium', 216, '2500 mg'],
    ['fluoride', 107, '2 mg'],
    ['fluoride', 108, 'none-set-at-this-age'],
    ['iron', 400, 'none-set'],
    ['vitaminC', 400, 'none-set'],
    ['niacin', 400, 'label-states-another-form'],
    ['magnesium', 400, 'label-states-another-form'],
  ])('%s at %d months: %s', (nutrient, age, expected) => {
    expect(valueAt(nutrient, age)).toBe(expected);
  });

  it('say what part of the nutrient they are for, and whether a label may count more', () => {
    expect(upperLevel('folate', months(400))).toMatchObject({
      scope: 'folic-acid',
      labelMayCountMore: false,
      band: '18 years and over',
    });
    expect(upperLevel('vitaminA', months(400))).toMatchObject({
      scope: 'preformed-vitamin-a',
      labelMayCountMore: true,
    });
    expect(upperLevel('zinc', months(400))).toMatchObject({ scope: null, labelMayCountMore: false });
  });

  it('hold in pregnancy and lactation, but for copper and fluoride, which have none then', () => {
    for (const stage of ['pregnancy', 'lactation-first-4-months', 'lactation-later'] as const) {
      expect(upperLevel('zinc', months(400), { stage })).toMatchObject({ value: 25 });
      expect(upperLevel('copper', months(400), { stage })).toEqual({
        ok: false,
        reason: 'none-set-in-pregnancy-or-lactation',
      });
    }
    expect(upperLevel('copper', months(400))).toMatchObject({ value: 5 });
  });

  it('lie above every intake to reach that they are compared with', () => {
    for (const id of Object.keys(EFSA_MICRONUTRIENTS)) {
      for (const country of ['uk', 'roi'] as const) {
        for (const sex of ['male', 'female'] as const) {
          for (let age = 0; age <= OLDEST_AGE_MONTHS; age += 1) {
            const intake = referenceIntake(id, { country, sex, ageMonths: months(age), energyKcal: 2000 });
            const level = upperLevel(id, months(age));
            if (intake.ok && level.ok && intake.value > level.value)
              throw new Error(`${country} ${id} ${sex} ${age}`);
          }
        }
      }
    }
  });
});
