import { describe, expect, it } from 'vitest';
import { INPUT_LIMITS } from '../assessment/input-limits.ts';
import type { NumberLimits, NumericEntryKey } from '../assessment/input-limits.ts';
import { ENERGY_FIELDS, ENERGY_RESULT_FIELDS } from './energy-fields.ts';
import type { FieldDefinition } from './field-definition.ts';
import { PATIENT_FIELDS, PATIENT_RESULT_FIELDS } from './patient-fields.ts';
import { PROTEIN_FLUID_FIELDS, PROTEIN_FLUID_RESULT_FIELDS } from './protein-fluid-fields.ts';
import { precisionOf, scaleOf } from './scales.ts';

const all = (fields: readonly FieldDefinition[]): FieldDefinition[] =>
  fields.flatMap((field) => ('fields' in field ? [field, ...all(field.fields)] : [field]));
const FIELDS = all([
  ...PATIENT_FIELDS,
  ...PATIENT_RESULT_FIELDS,
  ...ENERGY_FIELDS,
  ...ENERGY_RESULT_FIELDS,
  ...PROTEIN_FLUID_FIELDS,
  ...PROTEIN_FLUID_RESULT_FIELDS,
]);

describe('[F-03] each limit is defined once', () => {
  it('every scale ends where the usual range or the limits of its entries do, and steps as they do', () => {
    const scales = FIELDS.flatMap((field) => ('scale' in field ? [field] : []));
    expect(scales).toHaveLength(6);
    for (const { scale, ...field } of scales) {
      const entries = ('min' in field ? [field.min, field.max] : [field.id]) as NumericEntryKey[];
      for (const entry of entries) {
        const { min, max, step, usualMin = min, usualMax = max }: NumberLimits = INPUT_LIMITS[entry];
        expect(scale).toMatchObject({ min: usualMin, max: usualMax, step });
      }
      expect(scale.marks).toEqual(scale.marks.toSorted((a, b) => a - b));
    }
  });

  it('places follow from the step', () => {
    expect(precisionOf('ER_PENN_TMAX')).toEqual({ step: 0.1, places: 1 });
    expect(precisionOf('PC_MINIMUM')).toEqual({ step: 0.05, places: 2 });
    expect(precisionOf('PD_WEIGHT_PREVIOUS_MONTHS')).toEqual({ step: 1, places: 0 });
    expect(scaleOf('ER_PAL_DIT_CATEGORY', [1.4])).toEqual({
      min: 1,
      max: 1.9,
      step: 0.05,
      places: 2,
      marks: [1, 1.4, 1.9],
    });
  });
});
