import { efsaPalsAt, months, offeredEnergyMethods, offeredProteinMethods } from '@dietetic/clinical';
import { describe, expect, it } from 'vitest';
import { assess } from '../assessment/assess.ts';
import type { RegimenValues } from '../state/values.ts';
import { choicesAtAge } from './choices.ts';
import { ENERGY_FIELDS, ENERGY_RESULT_FIELDS } from './energy-fields.ts';
import { visibleFields } from './field-definition.ts';
import type { FieldContext, FieldDefinition } from './field-definition.ts';
import { PATIENT_FIELDS, PATIENT_RESULT_FIELDS } from './patient-fields.ts';
import { PROTEIN_FLUID_FIELDS, PROTEIN_FLUID_RESULT_FIELDS } from './protein-fluid-fields.ts';

const contextOf = (country: 'uk' | 'roi', values: RegimenValues): FieldContext => ({
  country,
  values,
  assessment: assess({ lists: { PD_SCOPE: [] }, country, values }),
});
const idsOf = (fields: readonly FieldDefinition[], context: FieldContext): string[] =>
  visibleFields(fields, context).map((field) => field.id);

const adult: RegimenValues = { PD_GENDER: 'female', PD_AGE: 816, PD_WEIGHT: 58, PD_HEIGHT: 163 };
const obese: RegimenValues = { ...adult, PD_WEIGHT: 79.707 };
const METHOD = 'ER_CALCULATION_METHOD';

const toggle = (context: FieldContext) => {
  const field = visibleFields(ENERGY_RESULT_FIELDS, context).find(({ type }) => type === 'radio-list');
  return field?.type === 'radio-list' ? field.defaultValue?.(context) : undefined;
};

describe('energy fields by method', () => {
  it.each<[string, 'uk' | 'roi', RegimenValues, string[]]>([
    ['PENG, BMI under 30', 'uk', adult, ['ER_CALORIC_EQUATION', 'ER_PAL_DIT_CATEGORY', 'peng-guide']],
    ['PENG, BMI exactly 30', 'uk', obese, ['peng-over-30', 'ER_PAL_DIT_CATEGORY', 'peng-guide']],
    [
      'PENG without height',
      'uk',
      { ...adult, PD_HEIGHT: undefined },
      ['height-needed', 'height-needed-text', 'PD_HEIGHT', 'ER_PAL_DIT_CATEGORY', 'peng-guide'],
    ],
    [
      'Schofield',
      'uk',
      { ...adult, [METHOD]: 'schofield' },
      ['ER_STRESS_FACTOR', 'ER_ACTIVITY', 'ER_PAL_DIT_CATEGORY'],
    ],
    [
      'Harris-Benedict',
      'uk',
      { ...adult, [METHOD]: 'harris_benedict' },
      ['ER_STRESS_FACTOR', 'ER_ACTIVITY', 'ER_PAL_DIT_CATEGORY'],
    ],
    ['Henry', 'uk', { ...adult, [METHOD]: 'henry_oxford' }, ['ER_STRESS_FACTOR', 'ER_PAL_DIT_CATEGORY']],
    [
      'Henry with a stress factor',
      'uk',
      { ...adult, [METHOD]: 'henry_oxford', ER_STRESS_FACTOR: 'infection' },
      ['ER_STRESS_FACTOR', 'ER_STRESS_FACTOR_ADJUST', 'ER_PAL_DIT_CATEGORY'],
    ],
    [
      'Mifflin-St Jeor, where a stress factor set before counts for nothing',
      'uk',
      { ...adult, [METHOD]: 'mifflin_st_jeor', ER_STRESS_FACTOR: 'infection' },
      ['ER_PAL_DIT_CATEGORY'],
    ],
    ['Penn State', 'uk', { ...adult, [METHOD]: 'penn_state' }, ['ER_PENN_TMAX', 'ER_PENN_VE']],
    ['SACN', 'uk', { ...adult, [METHOD]: 'sacn' }, ['ER_SACN_ADJUST']],
    ['UK child', 'uk', { ...adult, PD_AGE: 40 }, []],
    ['Irish infant', 'roi', { ...adult, PD_AGE: 5 }, []],
    ['Irish child', 'roi', { ...adult, PD_AGE: 40 }, ['ER_ROI_6M17Y', 'ER_ROI_6M17Y_ADJUST']],
  ])('[D-14] %s', (_name, country, values, ids) => {
    expect(idsOf(ENERGY_FIELDS, contextOf(country, values))).toEqual([METHOD, ...ids]);
  });

  it.each<[string, 'uk' | 'roi', RegimenValues, string[]]>([
    ['PENG', 'uk', adult, ['energy-result', 'ER_CALORIC_TOGGLE']],
    ['PENG, BMI 30', 'uk', obese, ['energy-result']],
    ['UK child', 'uk', { ...adult, PD_AGE: 40 }, ['uk-paeds-energy']],
    ['UK infant of 6 months', 'uk', { ...adult, PD_AGE: 6 }, ['uk-paeds-energy', 'ER_CALORIC_TOGGLE']],
    ['UK infant of 4 months, with one figure', 'uk', { ...adult, PD_AGE: 4 }, ['uk-paeds-energy']],
    ['UK infant of 7 months', 'uk', { ...adult, PD_AGE: 7 }, ['uk-paeds-energy']],
    ['Irish infant', 'roi', { ...adult, PD_AGE: 5 }, ['energy-result', 'ER_CALORIC_TOGGLE']],
    ['Irish child', 'roi', { ...adult, PD_AGE: 6 }, ['energy-result']],
  ])('[D-14] the result of %s', (_name, country, values, ids) => {
    expect(idsOf(ENERGY_RESULT_FIELDS, contextOf(country, values))).toEqual([
      ...ids,
      'energy-working',
      'energy-across',
    ]);
  });

  it('[D-02] the end planned to starts at the minimum, for infants at formula-fed', () => {
    expect(toggle(contextOf('uk', adult))).toBe('min');
    expect(toggle(contextOf('uk', { ...adult, PD_AGE: 2 }))).toBe('max');
    expect(toggle(contextOf('roi', { ...adult, PD_AGE: 2 }))).toBe('max');
  });

  it('[D-11] offers the activity levels of the reference table, at every age of it', () => {
    const field = ENERGY_FIELDS.find(({ id }) => id === 'ER_ROI_6M17Y');
    if (field?.type !== 'dropdown') throw new Error('ER_ROI_6M17Y is no dropdown');
    for (let age = 0; age <= 1451; age++) {
      expect(choicesAtAge(field.choices, age).map(({ value }) => value)).toEqual(efsaPalsAt(months(age)));
    }
  });
});

describe('protein and fluid fields by method', () => {
  const method = 'PC_CALCULATION_METHOD';
  it.each<[string, RegimenValues, string[]]>([
    ['PENG', adult, ['PC_PENG_PROTEIN']],
    ['min-max', { ...adult, [method]: 'min_max' }, ['PC_RANGE']],
    ['nitrogen', { ...adult, [method]: 'nitrogen' }, ['PC_NITROGEN']],
    ['paediatric', { ...adult, PD_AGE: 40 }, []],
  ])('[E-01] %s', (_name, values, ids) => {
    expect(idsOf(PROTEIN_FLUID_FIELDS, contextOf('uk', values))).toEqual([
      method,
      ...ids,
      'PC_FLUID_ADJUST',
      'feed',
      'PC_TYPE_OF_FEED',
      'fever',
      'fever-text',
    ]);
  });

  it.each<[RegimenValues['PC_TYPE_OF_FEED'], boolean]>([
    [undefined, false],
    ['oral', false],
    ['tube', true],
    ['oral_and_tube', true],
  ])('[E-08] feed type %s shows the category: %s', (type, shown) => {
    const ids = idsOf(PROTEIN_FLUID_FIELDS, contextOf('uk', { ...adult, PC_TYPE_OF_FEED: type }));
    expect(ids.includes('PC_CATEGORY_OF_FEED')).toBe(shown);
  });

  it.each<[string, 'uk' | 'roi', RegimenValues, string[]]>([
    ['PENG', 'uk', adult, ['protein-result', 'PC_PENG_TOGGLE']],
    ['nitrogen', 'uk', { ...adult, [method]: 'nitrogen' }, ['nitrogen-result']],
    ['UK child', 'uk', { ...adult, PD_AGE: 40 }, ['uk-paeds-protein']],
    ['Irish child', 'roi', { ...adult, PD_AGE: 40 }, ['roi-paeds-protein']],
  ])('[E-01] the result of %s', (_name, country, values, ids) => {
    expect(idsOf(PROTEIN_FLUID_RESULT_FIELDS, contextOf(country, values))).toEqual([
      ...ids,
      'fluid-result',
      'protein-working',
      'fluid-working',
    ]);
  });

  it('[E-08] the fluid adjust result appears when set', () => {
    const set = contextOf('uk', { ...adult, PC_FLUID_ADJUST: 35 });
    expect(idsOf(PROTEIN_FLUID_RESULT_FIELDS, set)).toContain('fluid-adjusted');
    expect(idsOf(PROTEIN_FLUID_RESULT_FIELDS, contextOf('uk', adult))).not.toContain('fluid-adjusted');
    // What it is is asked of a figure that was entered; the test of each method above has none.
    expect(idsOf(PROTEIN_FLUID_FIELDS, set)).toContain('PC_FLUID_IS');
  });
});

describe('every offered method', () => {
  it('[F-03] [D-14] asks about the unusual entries on the screen, and about no other', () => {
    const unusual: RegimenValues = {
      ER_CALORIC_EQUATION_MIN: 5,
      ER_CALORIC_EQUATION_MAX: 90,
      ER_PENN_TMAX: 45,
      ER_PENN_VE: 60,
      PC_MINIMUM: 5,
      PC_MAXIMUM: 6,
      PC_PENG_PROTEIN_MIN: 3,
      PC_PENG_PROTEIN_MAX: 4,
    };
    for (const patient of [adult, obese]) {
      for (const energy of offeredEnergyMethods('uk', months(816))) {
        for (const protein of offeredProteinMethods(months(816))) {
          const chosen = { [METHOD]: energy, PC_CALCULATION_METHOD: protein };
          const context = contextOf('uk', { ...patient, ...unusual, ...chosen });
          const onScreen = visibleFields([...ENERGY_FIELDS, ...PROTEIN_FLUID_FIELDS], context)
            .flatMap((field) => ('min' in field && 'max' in field ? [field.min, field.max] : [field.id]))
            .filter((id) => id in unusual);
          const asked = context.assessment.warnings.map(({ field }) => field);
          expect(asked.toSorted(), `${energy}, ${protein}`).toEqual(onScreen.toSorted());
        }
      }
    }
  });

  it('[D-14] [E-01] shows one result, whatever the country and age', () => {
    for (const country of ['uk', 'roi'] as const) {
      for (const age of [0, 5, 6, 7, 47, 119, 215, 216, 227, 228, 1451]) {
        for (const energy of offeredEnergyMethods(country, months(age))) {
          for (const protein of offeredProteinMethods(months(age))) {
            const context = contextOf(country, {
              ...adult,
              PD_AGE: age,
              [METHOD]: energy,
              PC_CALCULATION_METHOD: protein,
            });
            const types = [...ENERGY_RESULT_FIELDS, ...PROTEIN_FLUID_RESULT_FIELDS]
              .filter((field) => field.visibleWhen?.(context) ?? true)
              .map((field) => field.type);
            expect(
              types.filter((type) => type === 'energy-result' || type === 'uk-paeds-energy'),
            ).toHaveLength(1);
            expect(
              types.filter(
                (type) => type.endsWith('protein') || type === 'protein-result' || type === 'nitrogen-result',
              ),
            ).toHaveLength(1);
          }
        }
      }
    }
  });
});

describe('patient fields', () => {
  it.each<[number | undefined, boolean]>([
    [undefined, false],
    [0, true],
    [23, true],
    [24, false],
  ])('[C-02] [K-07] at %s months preterm birth is asked about: %s', (age, asked) => {
    expect(idsOf(PATIENT_FIELDS, contextOf('uk', { PD_AGE: age })).includes('PD_PRETERM')).toBe(asked);
  });

  it.each([
    [0, undefined, true],
    [1, undefined, true],
    [2, undefined, false],
    [1, '2026-10-01', false],
  ])('[K-07] at %s months, born %s, days of age are asked for: %s', (age, born, asked) => {
    const context = contextOf('uk', { PD_AGE: age, ...(born === undefined ? {} : { PD_DOB: born }) });
    expect(idsOf(PATIENT_FIELDS, context).includes('PD_AGE_DAYS')).toBe(asked);
  });

  it.each([
    ['actual', false],
    ['estimated', false],
    ['dry', true],
    ['adjusted', true],
    ['ideal', true],
    ['corrected', true],
  ] as const)('[K-13] a weight of its own is asked for where the %s one is used: %s', (basis, asked) => {
    const context = contextOf('uk', { ...adult, PD_WEIGHT_BASIS: basis });
    expect(idsOf(PATIENT_FIELDS, context).includes('PD_WEIGHT_USED')).toBe(asked);
  });

  it('[C-01] asks sex, age, weight, height and previous weight, and assumes none', () => {
    const fields = visibleFields([...PATIENT_FIELDS, ...PATIENT_RESULT_FIELDS], contextOf('uk', {}));
    expect(fields.map(({ id }) => id)).toEqual([
      'patient',
      'PD_GENDER',
      'PD_AGE',
      'PD_WEIGHT',
      'PD_HEIGHT',
      'PD_WEIGHT_PREVIOUS',
      'PD_WEIGHT_PREVIOUS_MONTHS',
      'PD_WEIGHT_BASIS',
      'PD_CONDITION',
      'patient-result',
      'scope',
      'scope-text',
      'PD_SCOPE',
    ]);
    const gender = fields.find(({ id }) => id === 'PD_GENDER');
    expect(gender).toMatchObject({ required: true });
    expect(gender).not.toHaveProperty('defaultValue');
  });
});
