import { fieldText } from '@dietetic/content';
import {
  assessRegimen,
  emptyRegimen,
  keptFindings,
  setEntry,
  setValues,
  confirmWarning,
} from '@dietetic/regimen';
import type { RegimenState, RegimenValues } from '@dietetic/regimen';
import { describe, expect, it } from 'vitest';
import { entryState } from './entry-frame.ts';
import type { FieldForm } from './field-form.ts';
import { notCalculated } from '../results/withheld.ts';

function formOf(regimen: RegimenState): FieldForm {
  const { country, values } = regimen;
  const { assessment, warnings, findings } = assessRegimen(regimen);
  return {
    context: { country, values, assessment },
    regimen,
    place: 'work',
    today: { year: 2026, month: 11, day: 20 },
    text: (key) => fieldText(key, country),
    warnings,
    findings,
    kept: keptFindings(regimen, findings),
    change: () => undefined,
    keep: () => undefined,
    takeBack: () => undefined,
    needed: [],
    identityEntered: () => undefined,
    goTo: () => undefined,
  };
}
const adult: RegimenValues = { PD_GENDER: 'male', PD_AGE: 600, PD_WEIGHT: 80, PD_HEIGHT: 180 };
const regimenOf = (values: RegimenValues) => setValues(emptyRegimen('uk'), { ...adult, ...values });

describe('what a field says about its entry', () => {
  it('[F-03] nothing while the entry is valid', () => {
    expect(entryState(formOf(regimenOf({})), 'PD_WEIGHT')).toEqual({});
  });

  it('[F-03] refuses a value outside its hard limit', () => {
    const { error, ask } = entryState(formOf(regimenOf({ PD_HEIGHT: 1630 })), 'PD_HEIGHT');
    expect(error).toMatch(/most accepted is 300/);
    expect(ask?.answers.map(({ label }) => label)).toEqual(['1,630\u00a0mm, 163\u00a0cm']);
    expect(entryState(formOf(regimenOf({ PD_HEIGHT: 3000 })), 'PD_HEIGHT').ask).toBeUndefined();
  });

  it.each([
    ['16e', /Enter a number/],
    ['1,234', /two ways/],
  ])('[F-03] refuses the text %s', (text, message) => {
    const regimen = setEntry(regimenOf({}), 'PD_HEIGHT', { text });
    expect(entryState(formOf(regimen), 'PD_HEIGHT').error).toMatch(message);
  });

  it('[K-06] the metres that were probably meant are offered, and what is kept is what was typed', () => {
    const regimen = setEntry(regimenOf({}), 'PD_HEIGHT', { text: '1.71', value: 1.71 });
    const { ask } = entryState(formOf(regimen), 'PD_HEIGHT');
    expect(ask?.answers.map(({ label }) => label)).toEqual(['1.71\u00a0m, 171\u00a0cm', 'Keep 1.71\u00a0cm']);
    expect(`${ask?.title} ${ask?.message}`).not.toContain('BMI');
  });

  it('[F-03] [K-06] warns about an unusual value, names it in the answer, and still shows it once answered', () => {
    const regimen = regimenOf({ PD_WEIGHT: 258 });
    const form = formOf(regimen);
    const { ask } = entryState(form, 'PD_WEIGHT');
    expect(ask?.title).toMatch(/BMI of 79\.6/);
    expect(ask?.answers.map(({ label }) => label)).toEqual([
      '258\u00a0lb, 117.0\u00a0kg',
      'Keep 258.0\u00a0kg',
    ]);
    const answered = form.warnings.reduce(
      (before, warning) => confirmWarning(before, warning, '2026-11-23T09:41:00Z'),
      regimen,
    );
    const state = entryState(formOf(answered), 'PD_WEIGHT');
    expect(state.ask).toBeUndefined();
    expect(state.kept?.message).toMatch(/BMI of 79\.6.* Kept\.$/);
  });

  it('[K-06] offers the value in the unit that a number was probably meant in', () => {
    const infant = { PD_AGE: 4, PD_WEIGHT: 13, PD_HEIGHT: undefined };
    const { ask } = entryState(formOf(regimenOf(infant)), 'PD_WEIGHT');
    expect(ask?.message).toBe('13\u00a0lb would be 5.90\u00a0kg.');
    expect(ask?.answers.map(({ label }) => label)).toEqual(['13\u00a0lb, 5.90\u00a0kg', 'Keep 13.0\u00a0kg']);
  });

  it.each([
    ['PD_HEIGHT', "5'9", '5\u00a0ft 9\u00a0in, 175\u00a0cm'],
    ['PD_WEIGHT', '9 st 2 lb', '9\u00a0st 2\u00a0lb, 58.1\u00a0kg'],
  ] as const)('[K-06] refuses the %s %s with the value it would be', (key, text, label) => {
    const { error, ask } = entryState(formOf(setEntry(regimenOf({}), key, { text })), key);
    expect(error).toMatch(/Enter a number/);
    expect(ask?.answers.map((answer) => answer.label)).toEqual([label]);
  });
});

describe('a result', () => {
  const penn = { ER_CALCULATION_METHOD: 'penn_state', ER_PENN_TMAX: 38, ER_PENN_VE: 9 };

  it('[F-03] [K-11] is withheld while an entry it rests on has an open warning, and only then', () => {
    const form = formOf(regimenOf(penn));
    const withWarning = formOf(regimenOf({ ...penn, PD_WEIGHT: 258 }));
    expect(form.context.assessment.energy.reason).toBeNull();
    expect(notCalculated(form, 'energy', null)).toBeUndefined();
    const { energy, fluid } = withWarning.context.assessment;
    expect(notCalculated(withWarning, 'energy', energy.reason)?.title).toBe('Check first');
    expect(notCalculated(withWarning, 'fluid', fluid.reason)?.title).toBe('Check first');
  });

  it('[D-01] says what is missing', () => {
    expect(notCalculated(formOf(regimenOf({})), 'energy', 'needs-range')?.title).toBe('Not calculated');
  });
});
