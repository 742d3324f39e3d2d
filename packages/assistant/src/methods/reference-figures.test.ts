import { describe, expect, it } from 'vitest';
import { MICRONUTRIENTS, type MicronutrientId, months, referenceIntake, kg } from '@dietetic/clinical';
import { IN, sim, told } from '../test-support/dialogue.ts';
import { YEARLY_EDGES_FROM_MONTHS } from './reference-figures.ts';

const figuresAt = (id: MicronutrientId, country: 'uk' | 'roi', sex: 'male' | 'female', age: number) => {
  const { upperLevel } = MICRONUTRIENTS[id];
  const bands = upperLevel === null || upperLevel === 'depends-on-form' ? [] : upperLevel.bands;
  return JSON.stringify([
    referenceIntake(id, { country, sex, ageMonths: months(age), weightKg: kg(20) }),
    bands.find(({ fromMonths, toMonths }) => fromMonths <= age && age < toMonths),
  ]);
};

it('[J-10] every age limit of the reference intakes and upper levels is a birthday from three years on', () => {
  const ids = Object.keys(MICRONUTRIENTS) as MicronutrientId[];
  for (const id of ids)
    for (const country of ['uk', 'roi'] as const)
      for (const sex of ['male', 'female'] as const)
        for (let year = YEARLY_EDGES_FROM_MONTHS; year <= 720; year += 12)
          for (let age = year + 1; age < year + 12; age += 1)
            expect(figuresAt(id, country, sex, age), `${id} ${country} ${sex} ${age}`).toBe(
              figuresAt(id, country, sex, year),
            );
});

describe('[J-10] reference intakes and upper levels by nutrient, age, sex and stage', () => {
  it.each([
    [
      'uk',
      'selenium tolerable upper intake in 4-6s',
      '4 to under 7 years: 95 micrograms a day (upper level)',
    ],
    [
      'uk',
      'vit A UL pregnancy',
      'pregnancy, 30 years: 3,000 micrograms a day (upper level, preformed vitamin A)',
    ],
    ['uk', 'iron RNI for a 14 year old girl', 'female, 11 to under 50 years: 14.8 mg a day (RNI)'],
    ['uk', 'rni for calcium while breastfeeding', 'first months, 30 years: 1,250 mg a day (RNI)'],
    ['uk', 'upper limit for vitamin c', 'sets none; that is not the same as no limit'],
    ['uk', 'magnesium upper limit adults', '250 mg a day (upper level, added magnesium)'],
    ['uk', 'magnesium upper limit adults', 'does not compare labels with it'],
    ['uk', 'niacin upper level', 'depends on the form of the nutrient'],
    ['uk', 'iron upper limit', 'EFSA. Overview on Tolerable Upper Intake Levels'],
    ['uk', 'lrni iron', 'holds no lower reference nutrient intakes'],
    [
      'roi',
      'calcium reference intake adults',
      '25 years and over: 950 mg a day (population reference intake)',
    ],
    [
      'roi',
      'thiamin reference intake women',
      '0.1 mg for each MJ of energy a day (population reference intake)',
    ],
    [
      'uk',
      'reference intake of iodine in ireland for a 12 year old',
      '120 micrograms a day (adequate intake)',
    ],
  ] as const)('%s: %s', (country, question, answer) => {
    expect(IN[country].told(question)).toContain(answer);
  });

  it('names no unrelated source', () => {
    expect(told('iron upper limit')).not.toContain('Dietary Reference Values');
  });

  it('is the value of the label if a product is named', () => {
    expect(told('does 1 litre of tarnvane standard meet the rni for iron')).toContain('16.0 mg');
  });

  it('is refused if asked for a patient', () => {
    expect(sim.ask('my patient is pregnant, how much iron does she need').kind).toBe('refusal');
    expect(sim.ask('is 40 mg of iron too much in pregnancy').kind).toBe('refusal');
  });
});
