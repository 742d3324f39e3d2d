import { assess, confirm, emptyRegimen, openWarnings, setUnreadable, setValues } from '@dietetic/regimen';
import type { RegimenState, RegimenValues } from '@dietetic/regimen';
import { describe, expect, it } from 'vitest';
import { entryState } from './entry-frame.ts';
import type { FieldForm } from './field-form.ts';
import { notCalculated } from './withheld.ts';

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
const adult: RegimenValues = { PD_GENDER: 'male', PD_AGE: 600, PD_WEIGHT: 80, PD_HEIGHT: 180 };
const regimenOf = (values: RegimenValues) => setValues(emptyRegimen('uk'), { ...adult, ...values });

describe('what a field says of its entry', () => {
  it('[F-03] nothing while it is in order', () => {
    expect(entryState(formOf(regimenOf({})), 'PD_WEIGHT')).toEqual({});
  });

  it('[F-03] refuses a value outside its hard limit', () => {
    const { error, ask } = entryState(formOf(regimenOf({ PD_HEIGHT: 1630 })), 'PD_HEIGHT');
    expect(error).toMatch(/most accepted is 300/);
    expect(ask).toBeUndefined();
  });

  it.each([
    ['16e', /Enter a number/],
    ['1,234', /two ways/],
  ])('[F-03] refuses the text %s', (text, message) => {
    const regimen = setUnreadable(regimenOf({}), 'PD_HEIGHT', text);
    expect(entryState(formOf(regimen), 'PD_HEIGHT').error).toMatch(message);
  });

  it('[F-03] doubts an unusual value, names it in the answer, and asks no more once answered', () => {
    const regimen = regimenOf({ PD_WEIGHT: 258 });
    const form = formOf(regimen);
    expect(entryState(form, 'PD_WEIGHT').ask?.confirmLabel).toBe('258.0\u00a0kg is right');
    const answered = form.openWarnings.reduce(confirm, regimen);
    expect(entryState(formOf(answered), 'PD_WEIGHT')).toEqual({});
  });
});

describe('a result', () => {
  const penn = { ER_CALCULATION_METHOD: 'penn_state', ER_PENN_TMAX: 45, ER_PENN_VE: 9 };

  it('[F-03] is withheld while an entry it rests on is in doubt, and only then', () => {
    const form = formOf(regimenOf(penn));
    expect(notCalculated(form, 'energy', null)?.title).toBe('Check first');
    expect(notCalculated(form, 'protein-fluid', null)).toBeUndefined();
    const doubted = formOf(regimenOf({ PD_WEIGHT: 258 }));
    expect(notCalculated(doubted, 'protein-fluid', null)?.title).toBe('Check first');
  });

  it('[D-01] says what is missing', () => {
    expect(notCalculated(formOf(regimenOf({})), 'energy', 'needs-range')?.title).toBe('Not calculated');
  });
});
