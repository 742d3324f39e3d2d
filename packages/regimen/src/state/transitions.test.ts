import { array, assert, constantFrom, integer, oneof, option, property, string, tuple } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthDateFailure } from './birth-date.ts';
import { entryOf, refusedText, valuesOf } from './entries.ts';
import { emptyRegimen, hasWork } from './regimen-state.ts';
import {
  markUpdated,
  refreshAge,
  resetRegimen,
  setAge,
  setDateOfBirth,
  setEntry,
  setEntryMode,
  setList,
  setStressFactor,
  setValue,
  setValues,
  removeUnofferedMethods,
} from './transitions.ts';
import type { RegimenState } from './regimen-state.ts';
import { parseRegimen, serialiseRegimen } from './stored-regimen.ts';
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

  it('[F-03] keeps text that is not a number, without a value', () => {
    const typed = setEntry(setValue(empty, 'PD_HEIGHT', 163), 'PD_HEIGHT', { text: '16e' });
    expect(typed.values).toEqual({});
    expect(refusedText(typed.entries, 'PD_HEIGHT')).toBe('16e');
    const corrected = setEntry(typed, 'PD_HEIGHT', { text: '163', value: 163 });
    expect(corrected.values).toEqual({ PD_HEIGHT: 163 });
    expect(refusedText(corrected.entries, 'PD_HEIGHT')).toBeUndefined();
    expect(setEntry(typed, 'PD_HEIGHT', undefined)).toEqual(empty);
  });

  it('[F-03] blank text is nothing to refuse', () => {
    expect(refusedText(setEntry(empty, 'PD_HEIGHT', { text: ' ' }).entries, 'PD_HEIGHT')).toBeUndefined();
  });

  it('[B-12] [K-14] an entry is the very text typed with the value it was read as', () => {
    const entry = { text: '58.0', value: 58 };
    const entered = setEntry(empty, 'PD_WEIGHT', entry);
    expect(entered.entries.PD_WEIGHT).toBe(entry);
    expect(setEntry(entered, 'PD_WEIGHT', entry)).toBe(entered);
    expect(setValue(entered, 'PD_WEIGHT', 58)).toBe(entered);
    expect(setValue(entered, 'PD_HEIGHT', 163).entries.PD_WEIGHT).toBe(entry);
    expect(setValue(entered, 'PD_WEIGHT', 59).entries).toEqual({ PD_WEIGHT: { text: '59', value: 59 } });
    expect(setValue(entered, 'PD_WEIGHT', undefined)).toEqual(empty);
  });

  it('[K-14] other text of the same value gives the same values: nothing is worked out again', () => {
    const entered = setEntry(empty, 'PD_WEIGHT', { text: '58', value: 58 });
    const point = setEntry(entered, 'PD_WEIGHT', { text: '58.', value: 58 });
    expect(point.entries.PD_WEIGHT?.text).toBe('58.');
    expect(point.values).toBe(entered.values);
  });

  it('[B-12] half a date of birth is something a clinician typed, and goes with an age typed instead', () => {
    const half = setDateOfBirth(empty, '20\n11\n', today);
    expect(half.failure).toBeNull();
    expect(hasWork(half.state)).toBe(true);
    expect(refusedText(half.state.entries, 'PD_DOB')).toBeUndefined();
    expect(setAge(half.state, { text: '68\n', value: 816 }).entries).toEqual({
      PD_AGE: { text: '68\n', value: 816 },
    });
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
    // One figure in two ways: the one typed last holds.
    [{ PC_FLUID_ADJUST: 24 }, { PC_FLUID_PER_DAY: 1500 }, { PC_FLUID_PER_DAY: 1500 }],
    [{ PC_FLUID_PER_DAY: 1500 }, { PC_FLUID_ADJUST: 24 }, { PC_FLUID_ADJUST: 24 }],
    [
      { PC_FLUID_PER_DAY: 1500, PC_FLUID_IS: 'limit' },
      { PC_FLUID_ADJUST: undefined },
      { PC_FLUID_PER_DAY: 1500, PC_FLUID_IS: 'limit' },
    ],
  ])(
    '[E-07] [E-08] the category of feed goes with the tube, and one unit of fluid with the other: %j then %j',
    (before, change, after) => {
      expect(setValues(setValues(empty, before), change).values).toEqual(after);
    },
  );
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
    const typed = setDateOfBirth(empty, iso.split('-').toReversed().join('\n'), today).state;
    expect(failure).toBeNull();
    expect(typed.values).toEqual(state.values);
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
    expect(refusedText(state.entries, 'PD_DOB')).toBe(iso);
  });

  it.each([
    ['20\n11\n', null],
    ['20\n11\n195', null],
    ['\n11\n1958', null],
    ['2o\n11\n1958', 'not-a-date'],
    ['31\n02\n2025', 'not-a-date'],
    ['20\n11\n19580', 'not-a-date'],
  ])('[C-03] typed as %j it is refused for %s, and gives no age', (text, reason) => {
    const { state, failure } = setDateOfBirth(empty, text, today);
    expect(failure).toBe(reason);
    expect(state.entries).toEqual({ PD_DOB: { text } });
    expect(refusedText(state.entries, 'PD_DOB')).toBe(reason === null ? undefined : text);
  });

  it('[C-03] the oldest date of birth accepted is 1451 months ago', () => {
    expect(setDateOfBirth(empty, '1905-12-20', today).state.values.PD_AGE).toBe(1451);
  });

  it('[C-02] an age typed in months sets a date of birth aside; switching the entry does not', () => {
    const born = setDateOfBirth(empty, '1958-11-20', today).state;
    expect(setEntryMode(born, 'age', 'years').values.PD_DOB).toBe('1958-11-20');
    expect(setEntryMode(setAge(born, { text: '68 y' }), 'age', 'date-of-birth').entries).toEqual({});
    expect(setAge(born, entryOf(816)).values.PD_DOB).toBe('1958-11-20');
    expect(setAge(born, entryOf(817)).values).toEqual({ PD_AGE: 817 });
    expect(setAge(born, { text: '68 y' }).values).toEqual({});
    expect(setAge(empty, entryOf(0)).values).toEqual({ PD_AGE: 0 });
  });

  it('[C-02] a regimen opened on a later day has the age of that day', () => {
    const infant = setDateOfBirth(empty, '2026-10-25', today).state;
    expect(infant.values.PD_AGE).toBe(0);
    expect(refreshAge(infant, { year: 2026, month: 11, day: 25 }).values.PD_AGE).toBe(1);
    // Nothing is changed, and so nothing out of date, on the same day.
    expect(refreshAge(infant, today)).toBe(infant);
  });
});

describe('methods', () => {
  const child = setValue(empty, 'PD_AGE', 100);

  it.each<[RegimenValues, RegimenValues, string[]]>([
    [{ ER_CALCULATION_METHOD: 'penn_state' }, {}, ['energy']],
    [{ ER_CALCULATION_METHOD: 'sacn' }, { ER_CALCULATION_METHOD: 'sacn' }, []],
    [{ PC_CALCULATION_METHOD: 'peng', ER_CALCULATION_METHOD: 'peng_2018' }, {}, ['energy', 'protein']],
  ])('[D-01] drops a method no longer offered at the age: %j', (before, after, gone) => {
    const settled = removeUnofferedMethods(setValues(child, before));
    expect(settled.state.values).toEqual({ PD_AGE: 100, ...after });
    expect(settled.reset).toEqual(gone);
  });

  it.each([
    ['no age', emptyRegimen('uk'), {}],
    ['no country', emptyRegimen(undefined), { PD_AGE: 100 }],
    ['an age outside the limits', emptyRegimen('uk'), { PD_AGE: 1452 }],
  ])('[D-01] keeps the choice while nothing can be offered: %s', (_why, start, values) => {
    const chosen = setValues(start, { ...values, ER_CALCULATION_METHOD: 'penn_state' });
    expect(removeUnofferedMethods(chosen)).toEqual({ state: chosen, reset: [] });
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
    expect(resetRegimen(full)).toEqual(emptyRegimen('roi'));
    expect(hasWork(resetRegimen(full))).toBe(false);
  });

  it('[B-05] marks a step once', () => {
    const twice = markUpdated(markUpdated(empty, 'energy'), 'energy');
    expect(twice.updatedSteps).toEqual(['energy']);
  });
});

it('[K-14] the values are always what the entries mean, whatever was entered in whatever order', () => {
  const number = option(integer({ min: 0, max: 1500 }), { nil: undefined });
  type Change = (state: RegimenState) => RegimenState;
  const step: Arbitrary<Change> = oneof(
    tuple(constantFrom('PD_WEIGHT', 'PD_HEIGHT', 'ER_STRESS_FACTOR_ADJUST'), number, string()).map(
      ([key, value, text]) =>
        (state: RegimenState) =>
          setEntry(state, key, { text, value }),
    ),
    number.map((age) => (state: RegimenState) => setAge(state, age === undefined ? undefined : entryOf(age))),
    string().map((text) => (state: RegimenState) => setDateOfBirth(state, text, today).state),
    integer({ min: 1890, max: 2030 }).map(
      (year) => (state: RegimenState) => setDateOfBirth(state, `29\n2\n${year}`, today).state,
    ),
    constantFrom('infection', undefined).map(
      (stress) => (state: RegimenState) => setStressFactor(state, stress, stress && 25),
    ),
    constantFrom('tube', 'oral', undefined).map(
      (feed) => (state: RegimenState) => setValues(state, { PC_TYPE_OF_FEED: feed, PD_WEIGHT: undefined }),
    ),
    constantFrom(resetRegimen),
  );
  assert(
    property(array(step, { maxLength: 30 }), (steps) => {
      const state = steps.reduce((before, change) => change(before), empty);
      expect(state.values).toEqual(valuesOf(state.entries));
      expect(parseRegimen(serialiseRegimen(state))).toEqual(state);
    }),
    { seed: 14, numRuns: 400 },
  );
});
