import { describe, expect, it } from 'vitest';
import { emptyRegimen } from './regimen-state.ts';
import { setStage, needsReproductiveStage, stageOf } from './reproductive-stage.ts';
import { resetRegimen, setValues } from './transitions.ts';

const woman = setValues(emptyRegimen('uk'), { PD_GENDER: 'female', PD_AGE: 360 });

describe('[G-03] pregnancy and lactation', () => {
  it.each([
    [143, false],
    [144, true],
    [671, true],
    [672, false],
  ])('at %i months the question is asked: %s', (PD_AGE, asked) => {
    expect(needsReproductiveStage({ PD_GENDER: 'female', PD_AGE })).toBe(asked);
    expect(needsReproductiveStage({ PD_GENDER: 'male', PD_AGE })).toBe(false);
  });

  it('is not asked while sex or age is unknown', () => {
    expect(needsReproductiveStage({ PD_AGE: 360 })).toBe(false);
    expect(needsReproductiveStage({ PD_GENDER: 'female' })).toBe(false);
  });

  it('is nothing until it is chosen, and can be taken back', () => {
    expect(stageOf(woman)).toBeUndefined();
    const chosen = setStage(woman, 'pregnancy');
    expect(stageOf(chosen)).toBe('pregnancy');
    expect('stage' in setStage(chosen, undefined)).toBe(false);
    expect(setStage(chosen, 'pregnancy')).toBe(chosen);
  });

  it('holds for no one it cannot be true of', () => {
    const chosen = setStage(woman, 'pregnancy');
    expect(stageOf(setValues(chosen, { PD_GENDER: 'male' }))).toBeUndefined();
    expect(stageOf(setValues(chosen, { PD_AGE: 820 }))).toBeUndefined();
  });

  it('[B-10] ends with the regimen', () => {
    expect(stageOf(resetRegimen(setStage(woman, 'lactation-later')))).toBeUndefined();
  });
});
