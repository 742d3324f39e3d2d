import { energyMethodWords } from '@dietetic/content';
import { assess } from '@dietetic/regimen';
import type { RegimenValues } from '@dietetic/regimen';
import { expect, it } from 'vitest';

const PATIENT: RegimenValues = {
  PD_GENDER: 'male',
  PD_WEIGHT: 60,
  PD_HEIGHT: 170,
  ER_CALORIC_EQUATION_MIN: 20,
  ER_CALORIC_EQUATION_MAX: 25,
  ER_PENN_TMAX: 38,
  ER_PENN_VE: 9,
};
/** What is added to the basis, as the written-out calculation has it. */
const ADDED = {
  'pal-dit': 'activity',
  'stress-percent': 'stress',
  tmax: 'temperature',
  adjust: 'adjustment',
};

it.each([
  ['uk', 540],
  ['roi', 540],
  ['uk', 100],
  ['roi', 100],
  ['roi', 3],
] as const)(
  '[D-14] in %s at %i months the basis of a result is said to lack what is added, and no more',
  (country, age) => {
    const values = { ...PATIENT, PD_AGE: age };
    for (const method of assess({ lists: { PD_SCOPE: [] }, country, values }).energy.methods) {
      const { energy } = assess({
        lists: { PD_SCOPE: [] },
        country,
        values: {
          ...values,
          ER_CALCULATION_METHOD: method,
          ER_STRESS_FACTOR: 'infection',
          ER_STRESS_FACTOR_ADJUST: 20,
        },
      });
      if (energy.basal === null) continue;
      const terms = energy.terms.map(({ term }) => term);
      for (const [term, word] of Object.entries(ADDED)) {
        const isAdded = terms.some((used) => used === term);
        expect(energyMethodWords(method).basis?.includes(word), `${method}: ${word}`).toBe(isAdded);
      }
    }
  },
);
