import { describe, expect, it } from 'vitest';
import { emptyRegimen, hasWork } from './regimen-state.ts';
import {
  birthDateFailure,
  keepTyped,
  markUpdated,
  refreshAge,
  reset,
  setAge,
  setDateOfBirth,
  setEntryMode,
  setList,
  setStressFactor,
  setUnreadable,
  setValue,
  setValues,
  settle,
} from './transitions.ts';
import type { RegimenValues } from './values.ts';

const empty = emptyRegimen('uk');
const today = { year: 2026, month: 11, day: 20 };

describe('entries', () => {
  it('[B-12] keeps a value under its key and takes it away again', () => {
    const entered = setValue(empty, 'PD_WEIGHT', 58.25);
    expect(entered.values).toEqual({ PD_WEIGHT: 58.25 });
    expect(setValue(entered, 'PD_WEIGHT', undefined).values).toEqual({});
    expect(empty.values).toEqual({});
  });

  it('[F-03] keeps text that is no number, and makes no value of it', () => {
    const typed = setUnreadable(setValue(empty, 'PD_HEIGHT', 163), 'PD_HEIGHT', '16e');
    expect(typed.values.PD_HEIGHT).toBeUndefined();
    expect(typed.unreadable).toEqual({ PD_HEIGHT: '16e' });
    const corrected = setValue(typed, 'PD_HEIGHT', 163);
    expect(corrected.unreadable).toEqual({});
    expect(setValue(typed, 'PD_HEIGHT', undefined).unreadable).toEqual({});
  });

  it('[B-12] keeps what was typed beside its value until that changes or goes', () => {
    const entered = keepTyped(setValue(empty, 'PD_WEIGHT', 58), 'PD_WEIGHT', '58');
    expect(entered.typed).toEqual({ PD_WEIGHT: '58' });
    expect(keepTyped(entered, 'PD_WEIGHT', '58')).toBe(entered);
    expect(setValue(entered, 'PD_HEIGHT', 163).typed).toEqual({ PD_WEIGHT: '58' });
    expect(setValue(entered, 'PD_WEIGHT', 59).typed).toEqual({});
    expect(setValue(entered, 'PD_WEIGHT', undefined).typed).toEqual({});
  });

  it('[B-12] half a date of birth is something a clinician typed, and goes with an age typed instead', () => {
    const half = keepTyped(setDateOfBirth(empty, '', today).state, 'PD_DOB', '20;11;');
    expect(hasWork(half)).toBe(true);
    expect(setAge(half, 816).typed).toEqual({});
  });

  it('[F-03] an impossible value stays as typed: nothing is clamped', () => {
    expect(setValue(empty, 'PD_HEIGHT', 1630).values.PD_HEIGHT).toBe(1630);
  });

  it.each<[RegimenValues, Partial<RegimenValues>, RegimenValues]>([
    [
      { PC_TYPE_OF_FEED: 'tube', PC_CATEGORY_OF_FEED: 'bolus' },
      { PC_TYPE_OF_FEED: 'oral' },
      { PC_TYPE_OF_FEED: 'oral' },
    ],
    [{ PC_TYPE_OF_FEED: 'tube', PC_CATEGORY_OF_FEED: 'bolus' }, { PC_TYPE_OF_FEED: undefined }, {}],
    [
      { PC_TYPE_OF_FEED: 'tube', PC_CATEGORY_OF_FEED: 'bolus' },
      { PC_TYPE_OF_FEED: 'oral_and_tube' },
      { PC_TYPE_OF_FEED: 'oral_and_tube', PC_CATEGORY_OF_FEED: 'bolus' },
    ],
  ])('[E-08] the category of feed goes with the tube: %j then %j', (before, change, after) => {
    expect(setValues(setValues(empty, before), change).values).toEqual(after);
  });
});

describe('stress', () => {
  it('[D-12] a condition presets the adjuster at its lower end, marked as not chosen', () => {
    const chosen = setStressFactor(empty, 'infection', 25);
    expect(chosen.values).toEqual({ ER_STRESS_FACTOR: 'infection', ER_STRESS_FACTOR_ADJUST: 25 });
    expect(chosen.preset).toEqual(['ER_STRESS_FACTOR_ADJUST']);
    const adjusted = setValue(chosen, 'ER_STRESS_FACTOR_ADJUST', 30);
    expect(adjusted.preset).toEqual([]);
    expect(setValue(chosen, 'ER_STRESS_FACTOR_ADJUST', 25).preset).toEqual([]);
  });

  it('[D-12] another condition presets it anew, and none takes it away', () => {
    const chosen = setValue(setStressFactor(empty, 'infection', 25), 'ER_STRESS_FACTOR_ADJUST', 40);
    expect(setStressFactor(chosen, 'leukaemia', 26).values.ER_STRESS_FACTOR_ADJUST).toBe(26);
    expect(setStressFactor(chosen, undefined, undefined).values).toEqual({});
  });
});

describe('age', () => {
  it.each([
    ['2026-11-20', 0],
    ['2026-10-20', 1],
    ['2026-10-21', 0],
    ['2024-02-29', 32],
    ['1958-11-20', 816],
  ])('[C-02] born %s is %i months', (iso, ageMonths) => {
    const { state, failure } = setDateOfBirth(empty, iso, today);
    expect(failure).toBeNull();
    expect(state.values).toMatchObject({ PD_DOB: iso, PD_DOB_DAY: Number(iso.slice(8)), PD_AGE: ageMonths });
  });

  it.each([
    ['2026-11-21', 'in-future'],
    ['2025-02-29', 'not-a-date'],
    ['1905-12-19', 'too-long-ago'],
  ])('[C-03] refuses %s: %s, keeps it to be seen and leaves no age behind', (iso, reason) => {
    const before = setDateOfBirth(empty, '1958-11-20', today).state;
    const { state, failure } = setDateOfBirth(before, iso, today);
    expect(failure).toBe(reason);
    expect(birthDateFailure(iso, today)).toBe(reason);
    expect(state.values).toEqual({});
    expect(state.unreadable).toEqual({ PD_DOB: iso });
  });

  it('[C-03] the oldest date of birth accepted is 1451 months ago', () => {
    expect(setDateOfBirth(empty, '1905-12-20', today).state.values.PD_AGE).toBe(1451);
  });

  it('[C-02] an age typed in months sets a date of birth aside; switching the entry does not', () => {
    const born = setDateOfBirth(empty, '1958-11-20', today).state;
    expect(setEntryMode(born, 'age', 'years').values.PD_DOB).toBe('1958-11-20');
    expect(setAge(born, 816).values.PD_DOB).toBe('1958-11-20');
    expect(setAge(born, 817).values).toEqual({ PD_AGE: 817 });
    expect(setAge(empty, 0).values).toEqual({ PD_AGE: 0 });
  });

  it('[C-02] a regimen opened on a later day has the age of that day', () => {
    const infant = setDateOfBirth(empty, '2026-10-25', today).state;
    expect(infant.values.PD_AGE).toBe(0);
    expect(refreshAge(infant, { year: 2026, month: 11, day: 25 }).values.PD_AGE).toBe(1);
  });
});

describe('methods', () => {
  const child = setValue(empty, 'PD_AGE', 100);

  it.each<[RegimenValues, RegimenValues, string[]]>([
    [{ ER_CALCULATION_METHOD: 'penn_state' }, {}, ['energy']],
    [{ ER_CALCULATION_METHOD: 'sacn' }, { ER_CALCULATION_METHOD: 'sacn' }, []],
    [{ PC_CALCULATION_METHOD: 'peng', ER_CALCULATION_METHOD: 'peng_2018' }, {}, ['energy', 'protein']],
  ])('[D-01] drops a method no longer offered at the age: %j', (before, after, gone) => {
    const settled = settle(setValues(child, before));
    expect(settled.state.values).toEqual({ PD_AGE: 100, ...after });
    expect(settled.reset).toEqual(gone);
  });

  it.each([
    ['no age', emptyRegimen('uk'), {}],
    ['no country', emptyRegimen(undefined), { PD_AGE: 100 }],
    ['an age outside the limits', emptyRegimen('uk'), { PD_AGE: 1452 }],
  ])('[D-01] keeps the choice while nothing can be offered: %s', (_why, start, values) => {
    const chosen = setValues(start, { ...values, ER_CALCULATION_METHOD: 'penn_state' });
    expect(settle(chosen)).toEqual({ state: chosen, reset: [] });
  });
});

describe('the regimen as a whole', () => {
  it('[B-10] a reset clears everything and keeps the country', () => {
    const full = markUpdated(
      setList(setStressFactor(setValue(emptyRegimen('roi'), 'PD_AGE', 300), 'infection', 25), 'PD_SCOPE', [
        'renal',
      ]),
      'energy',
    );
    expect(hasWork(full)).toBe(true);
    expect(reset(full)).toEqual(emptyRegimen('roi'));
    expect(hasWork(reset(full))).toBe(false);
  });

  it('[B-05] marks a step once', () => {
    const twice = markUpdated(markUpdated(empty, 'energy'), 'energy');
    expect(twice.updatedSteps).toEqual(['energy']);
  });
});
