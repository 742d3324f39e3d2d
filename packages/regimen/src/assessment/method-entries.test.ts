import { months, offeredEnergyMethods, offeredProteinMethods } from '@dietetic/clinical';
import { describe, expect, it } from 'vitest';
import { ENERGY_FIELDS, ENERGY_RESULT_FIELDS } from '../entries/energy-fields.ts';
import { visibleFields } from '../entries/field-definition.ts';
import { PROTEIN_FLUID_FIELDS, PROTEIN_FLUID_RESULT_FIELDS } from '../entries/protein-fluid-fields.ts';
import type { RegimenValues } from '../state/values.ts';
import { assess, assessEntries } from './assess.ts';
import { METHOD_ENTRIES, isEntryInUse } from './method-entries.ts';

const BODY: RegimenValues = { PD_GENDER: 'female', PD_WEIGHT: 58, PD_HEIGHT: 163 };
const FILLED: RegimenValues = {
  ER_CALORIC_EQUATION_MIN: 25,
  ER_CALORIC_EQUATION_MAX: 30,
  ER_PENN_TMAX: 37,
  ER_PENN_VE: 8,
  ER_STRESS_FACTOR: 'infection',
  PC_MINIMUM: 1,
  PC_MAXIMUM: 2,
  PC_PENG_PROTEIN_MIN: 1,
  PC_PENG_PROTEIN_MAX: 2,
  PC_NITROGEN: 'normal',
};
const PATIENTS = [
  { country: 'uk', PD_AGE: 816, PD_WEIGHT: 58 },
  { country: 'uk', PD_AGE: 816, PD_WEIGHT: 110 },
  { country: 'uk', PD_AGE: 2, PD_WEIGHT: 5 },
  { country: 'roi', PD_AGE: 2, PD_WEIGHT: 5 },
  { country: 'roi', PD_AGE: 50, PD_WEIGHT: 17 },
] as const;

/** Every patient with every pair of methods offered. */
const CASES = PATIENTS.flatMap(({ country, ...patient }) =>
  offeredEnergyMethods(country, months(patient.PD_AGE)).flatMap((energy) =>
    offeredProteinMethods(months(patient.PD_AGE)).map((protein) => ({
      country,
      values: {
        ...BODY,
        ...FILLED,
        ...patient,
        ER_CALCULATION_METHOD: energy,
        PC_CALCULATION_METHOD: protein,
      } satisfies RegimenValues as RegimenValues,
    })),
  ),
);

describe('[D-14] [F-03] an entry counts while a method that reads it is chosen', () => {
  it('what is read voids a result when it is wrong, and what is not read voids none', () => {
    for (const { country, values } of CASES) {
      const right = assess({ lists: { PD_SCOPE: [] }, country, values });
      for (const entry of METHOD_ENTRIES) {
        const wrong = assessEntries(country, { ...values, [entry]: true });
        const voided = [wrong.energy.reason, wrong.protein.reason].includes('invalid-input');
        expect(voided, `${right.energy.method}, ${right.protein.method}, ${values.PD_AGE}: ${entry}`).toBe(
          isEntryInUse(entry, values, right),
        );
      }
    }
  });

  it('what is read has its field on the screen, and what is not read has none', () => {
    const fields = [
      ...ENERGY_FIELDS,
      ...ENERGY_RESULT_FIELDS,
      ...PROTEIN_FLUID_FIELDS,
      ...PROTEIN_FLUID_RESULT_FIELDS,
    ];
    for (const { country, values } of CASES) {
      const assessment = assess({ lists: { PD_SCOPE: [] }, country, values });
      const shown = visibleFields(fields, { country, values, assessment }).flatMap((field) =>
        'min' in field && 'max' in field ? [field.min, field.max] : [field.id],
      );
      for (const entry of METHOD_ENTRIES) {
        expect(shown.includes(entry), `${assessment.energy.method}, ${values.PD_AGE}: ${entry}`).toBe(
          isEntryInUse(entry, values, assessment),
        );
      }
    }
  });
});
