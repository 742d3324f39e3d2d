import { describe, expect, it } from 'vitest';
import {
  correctPatient,
  isAnotherPatient,
  recordWorkOwner,
  restorePatient,
  startForNewPatient,
} from './another-patient.ts';
import { entryOf } from './entries.ts';
import { addProduct } from './products.ts';
import { emptyRegimen } from './regimen-state.ts';
import { parseRegimen, serialiseRegimen } from './stored-regimen.ts';
import { markUpdated, refreshAge, setAge, setDateOfBirth, setValue, setValues } from './transitions.ts';

const TODAY = { year: 2026, month: 11, day: 23 };
const FEED = { id: 'a', name: 'A', packSize: '', images: [], volume: 500, volumeUnit: 'ml' as const };

const details = setValues(emptyRegimen('uk'), {
  PD_GENDER: 'female',
  PD_AGE: 816,
  PD_WEIGHT: 58,
  PD_HEIGHT: 163,
});
const worked = recordWorkOwner(setValue(details, 'ER_CALCULATION_METHOD', 'henry_oxford'));

describe('[K-09] another patient', () => {
  it('is asked about only when later steps have entries', () => {
    const unworked = recordWorkOwner(markUpdated(details, 'details'));
    expect(isAnotherPatient(recordWorkOwner(setAge(unworked, entryOf(60))))).toBe(false);
    expect(isAnotherPatient(setAge(worked, entryOf(60)))).toBe(true);
  });

  it.each([
    ['a method', (state: typeof details) => setValue(state, 'PC_CALCULATION_METHOD', 'peng')],
    ['a product', (state: typeof details) => addProduct(state, FEED)],
    ['a step taken over', (state: typeof details) => markUpdated(state, 'energy')],
  ])('%s is such work', (_what, work) => {
    expect(isAnotherPatient(setValue(recordWorkOwner(work(details)), 'PD_GENDER', 'male'))).toBe(true);
  });

  it('is recognised by sex, age, days of age or date of birth, not by weight or height', () => {
    expect(isAnotherPatient(setValue(worked, 'PD_GENDER', 'male'))).toBe(true);
    expect(isAnotherPatient(setAge(worked, entryOf(817)))).toBe(true);
    expect(isAnotherPatient(setValues(worked, { PD_WEIGHT: 70, PD_HEIGHT: 150 }))).toBe(false);
    const newborn = recordWorkOwner(
      setValues(details, { PD_AGE: 0, PD_AGE_DAYS: 20, ER_CALCULATION_METHOD: 'uk_paeds' }),
    );
    expect(isAnotherPatient(setValue(newborn, 'PD_AGE_DAYS', 21))).toBe(true);
  });

  it('is not assumed from a date of birth that gives the same age, or an age that rose with the date', () => {
    const dated = setDateOfBirth(worked, '1958-11-20', TODAY).state;
    expect(dated.values.PD_AGE).toBe(816);
    expect(isAnotherPatient(dated)).toBe(false);
    const kept = correctPatient(dated);
    const later = refreshAge(kept, { year: 2027, month: 1, day: 2 });
    expect(later.values.PD_AGE).toBe(817);
    expect(isAnotherPatient(later)).toBe(false);
    expect(isAnotherPatient(setDateOfBirth(kept, '1958-11-21', TODAY).state)).toBe(true);
  });

  it('is not asked while the age is being typed', () => {
    expect(isAnotherPatient(setAge(worked, undefined))).toBe(false);
  });

  it('starts again with only sex and age', () => {
    const other = setAge(setValue(addProduct(worked, FEED), 'PD_GENDER', 'male'), entryOf(108));
    const fresh = recordWorkOwner(startForNewPatient(other));
    expect(fresh.values).toEqual({ PD_GENDER: 'male', PD_AGE: 108 });
    expect(fresh.products).toEqual([]);
    expect(fresh.country).toBe('uk');
    expect(isAnotherPatient(fresh)).toBe(false);
  });

  it('or is the same one, corrected: everything stays and is not asked again', () => {
    const corrected = recordWorkOwner(correctPatient(setAge(worked, entryOf(828))));
    expect(corrected.values).toMatchObject({
      PD_AGE: 828,
      PD_WEIGHT: 58,
      ER_CALCULATION_METHOD: 'henry_oxford',
    });
    expect(isAnotherPatient(corrected)).toBe(false);
    expect(isAnotherPatient(setAge(corrected, entryOf(816)))).toBe(true);
  });

  it('or neither: sex and age are put back', () => {
    const other = setAge(setValue(worked, 'PD_GENDER', 'male'), entryOf(108));
    expect(restorePatient(other).values).toEqual(worked.values);
  });

  it('is still asked after a reload, and the note goes with the work', () => {
    const restored = parseRegimen(serialiseRegimen(setAge(worked, entryOf(60))));
    expect(restored && isAnotherPatient(restored)).toBe(true);
    expect(recordWorkOwner(setValue(worked, 'ER_CALCULATION_METHOD', undefined)).workFor).toBeUndefined();
  });
});
