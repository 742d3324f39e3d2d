import {
  ENERGY_FIELDS,
  PATIENT_FIELDS,
  assess,
  emptyRegimen,
  openWarnings,
  setEntryMode,
  setStressFactor,
  setUnreadable,
  setValues,
  visibleFields,
} from '@dietetic/regimen';
import type { FieldDefinition, RegimenState } from '@dietetic/regimen';
import { describe, expect, it } from 'vitest';
import type { FieldForm } from './field-form.ts';
import { showsTheSame } from './shows-the-same.ts';

function formOf(regimen: RegimenState): FieldForm {
  const { country, values } = regimen;
  const assessment = assess({ country, values });
  return {
    context: { country, values, assessment },
    regimen,
    place: 'work',
    today: { year: 2026, month: 11, day: 20 },
    openWarnings: openWarnings(regimen, assessment.warnings),
    change: () => undefined,
    confirm: () => undefined,
  };
}
const start = setValues(emptyRegimen('uk'), {
  PD_GENDER: 'male',
  PD_AGE: 600,
  PD_WEIGHT: 80,
  PD_HEIGHT: 180,
  PD_WEIGHT_PREVIOUS: 82,
  ER_CALCULATION_METHOD: 'schofield',
  ER_STRESS_FACTOR: 'infection',
});
const field = (id: string): FieldDefinition => {
  const found = [...visibleFields(PATIENT_FIELDS, formOf(start).context), ...ENERGY_FIELDS].find(
    (candidate) => candidate.id === id,
  );
  if (!found) throw new Error(`No field ${id}`);
  return found;
};

describe('drawing a field again', () => {
  it.each<[string, string, RegimenState, boolean]>([
    ['PD_WEIGHT', 'its own value', setValues(start, { PD_WEIGHT: 81 }), false],
    ['PD_HEIGHT', 'the weight', setValues(start, { PD_WEIGHT: 81 }), true],
    ['PD_HEIGHT', 'the age, which decides whether it is optional', setValues(start, { PD_AGE: 100 }), false],
    ['PD_HEIGHT', 'its own text', setUnreadable(start, 'PD_HEIGHT', 'x'), false],
    ['PD_HEIGHT', 'the unit of weight', setEntryMode(start, 'weight', 'st'), false],
    ['PD_WEIGHT_PREVIOUS', 'a weight that puts it in doubt', setValues(start, { PD_WEIGHT: 20 }), false],
    ['ER_CALORIC_EQUATION', 'the activity', setValues(start, { ER_PAL_DIT_CATEGORY: 1.2 }), true],
    ['ER_CALORIC_EQUATION', 'one of its ends', setValues(start, { ER_CALORIC_EQUATION_MAX: 30 }), false],
    ['ER_STRESS_FACTOR_ADJUST', 'the condition', setStressFactor(start, 'leukaemia', 25), false],
    [
      'ER_CALCULATION_METHOD',
      'anything, since it shows every method’s figure',
      setValues(start, { PD_WEIGHT: 81 }),
      false,
    ],
  ])('[F-01] %s after %s', (id, _what, changed, same) => {
    const [before, after] = [formOf(start), formOf(changed)];
    expect(showsTheSame({ field: field(id), form: before }, { field: field(id), form: after })).toBe(same);
  });
});
