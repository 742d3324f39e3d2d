import { ageFromBirthDate, calendarDateText, completedDays } from '@dietetic/clinical';
import type { BirthDateFailure, CalendarDate } from '@dietetic/clinical';
import { MAX_AGE_DAYS } from '../assessment/input-limits.ts';
import { birthDateFailure, readBirthDate } from './birth-date.ts';
import { entryOf, refusedText } from './entries.ts';
import type { RegimenEntries } from './entries.ts';
import { emptyRegimen, withEntries, withPart } from './regimen-state.ts';
import type { EntryModes, RegimenState } from './regimen-state.ts';
import { offeredMethods } from './offered-methods.ts';
import type { RegimenLists, RegimenValues } from './values.ts';
import { weightUsedFor } from './weight-used.ts';

type Key = keyof RegimenValues;

/** Sets values that were not typed, or removes them with undefined, together with everything that depends on them. */
export function setValues(state: RegimenState, values: Partial<RegimenValues>): RegimenState {
  return Object.keys(values).reduce<RegimenState>((before, name) => {
    const key = name as Key;
    return setValue(before, key, values[key]);
  }, state);
}

/** A value that stands there already keeps the text it was typed as. */
export function setValue<K extends Key>(state: RegimenState, key: K, value: RegimenValues[K]): RegimenState {
  if (value === undefined) return setEntry(state, key, undefined);
  const isHeld = state.values[key] === value;
  return setEntry(state, key, isHeld ? state.entries[key] : (entryOf(value) as RegimenEntries[K]));
}

/** Keeps what was typed with the value it was read as, or takes the entry away. */
export function setEntry<K extends Key>(
  state: RegimenState,
  key: K,
  entry: RegimenEntries[K] | undefined,
): RegimenState {
  if (state.entries[key] === entry && !state.preset.includes(key)) return state;
  const { [key]: _before, ...others } = state.entries;
  const entered = withEntries(state, entry === undefined ? others : { ...others, [key]: entry });
  return withDependents({ ...entered, preset: without(state.preset, key) }, key);
}

export type BirthDateEntry = { state: RegimenState; failure: BirthDateFailure | null };

/**
 * Age by date of birth, as it was typed or picked. A date that cannot be used stays in the field and leaves no age
 * behind: the age of the date typed before it would be another patient's.
 */
export function setDateOfBirth(state: RegimenState, text: string, today: CalendarDate): BirthDateEntry {
  const { PD_AGE: _age, PD_AGE_DAYS: _days, PD_DOB: _date, PD_DOB_DAY: _day, ...others } = state.entries;
  const failure = birthDateFailure(text, today);
  return { state: withEntries(state, { ...others, ...birthDateEntries(text, today) }), failure };
}

function birthDateEntries(text: string, today: CalendarDate): RegimenEntries {
  if (text.trim() === '') return {};
  const date = readBirthDate(text);
  if (date === 'unfinished' || date === 'not-a-date') return { PD_DOB: { text } };
  const age = ageFromBirthDate(date, today);
  if (!age.ok) return { PD_DOB: { text } };
  const days = completedDays(date, today);
  return {
    PD_DOB: { text, value: calendarDateText(date) },
    PD_DOB_DAY: entryOf(date.day),
    PD_AGE: entryOf<number>(age.months),
    ...(days <= MAX_AGE_DAYS ? { PD_AGE_DAYS: entryOf(days) } : {}),
  };
}

/** A regimen taken up again on a later day: the age follows the date of birth. On the same day it is the same state. */
export function refreshAge(state: RegimenState, today: CalendarDate): RegimenState {
  const born = state.entries.PD_DOB;
  if (born?.value === undefined) return state;
  const { state: refreshed } = setDateOfBirth(state, born.text, today);
  const isSame = (['PD_AGE', 'PD_AGE_DAYS'] as const).every(
    (key) => refreshed.values[key] === state.values[key],
  );
  return isSame ? state : refreshed;
}

/** Age in months typed as such. A date of birth or days of age that give another no longer hold. */
export function setAge(state: RegimenState, entry: RegimenEntries['PD_AGE']): RegimenState {
  const isSameAge = entry?.value !== undefined && entry.value === state.values.PD_AGE;
  const entered = setEntry(state, 'PD_AGE', entry);
  return isSameAge
    ? entered
    : setValues(entered, { PD_AGE_DAYS: undefined, PD_DOB: undefined, PD_DOB_DAY: undefined });
}

export function setList<K extends keyof RegimenLists>(
  state: RegimenState,
  key: K,
  list: RegimenLists[K],
): RegimenState {
  return { ...state, lists: { ...state.lists, [key]: list } };
}

/** What is typed in one way or another. */
export const ENTRY_OF = {
  age: 'PD_AGE',
  weight: 'PD_WEIGHT',
  previousWeight: 'PD_WEIGHT_PREVIOUS',
  height: 'PD_HEIGHT',
} as const satisfies Record<keyof EntryModes, Key>;

/** Keeps the value. Text that could not be read in the one way means nothing in the other. */
export function setEntryMode<K extends keyof EntryModes>(
  state: RegimenState,
  quantity: K,
  mode: EntryModes[K],
): RegimenState {
  const key = ENTRY_OF[quantity];
  const read = refusedText(state.entries, key) === undefined ? state : setEntry(state, key, undefined);
  return { ...read, entryModes: { ...read.entryModes, [quantity]: mode } };
}

/** Choosing a stress condition starts the adjuster at its lower end (decision 007). */
export function setStressFactor(
  state: RegimenState,
  condition: string | undefined,
  lowerEndPercent: number | undefined,
): RegimenState {
  const chosen = setValues(state, { ER_STRESS_FACTOR: condition, ER_STRESS_FACTOR_ADJUST: lowerEndPercent });
  return lowerEndPercent === undefined
    ? chosen
    : { ...chosen, preset: [...chosen.preset, 'ER_STRESS_FACTOR_ADJUST'] };
}

/** Whether the product list starts from the patient's age; kept with the patient, not with the device. */
export const setListForAllAges = (state: RegimenState, forAll: boolean): RegimenState =>
  withPart(state, 'listForAllAges', forAll || undefined);

export function markUpdated(state: RegimenState, step: string): RegimenState {
  return state.updatedSteps.includes(step)
    ? state
    : { ...state, updatedSteps: [...state.updatedSteps, step] };
}

/** "Create new regimen": everything but the country (B-10). */
export function resetRegimen(state: RegimenState): RegimenState {
  return emptyRegimen(state.country);
}

export type MethodRemoval = { state: RegimenState; reset: readonly ('energy' | 'protein')[] };

/**
 * Takes away choices the patient no longer has after the age changed. Done when the details are left, not at
 * each key: on the way from 45 to 46 years the field reads 4, and a method must not be lost by that.
 */
export function removeUnofferedMethods(state: RegimenState): MethodRemoval {
  const offered = offeredMethods(state.country, state.values);
  const gone = (['energy', 'protein'] as const).filter((of) => {
    const chosen = state.values[METHOD_KEY[of]];
    return chosen !== undefined && offered[of].length > 0 && !offered[of].includes(chosen);
  });
  return { state: gone.reduce((now, of) => setValue(now, METHOD_KEY[of], undefined), state), reset: gone };
}

const METHOD_KEY = { energy: 'ER_CALCULATION_METHOD', protein: 'PC_CALCULATION_METHOD' } as const;

function withDependents(state: RegimenState, changed: Key): RegimenState {
  if (changed === 'ER_STRESS_FACTOR' && state.values.ER_STRESS_FACTOR === undefined) {
    return setValue(state, 'ER_STRESS_FACTOR_ADJUST', undefined);
  }
  // "Not known" and a height contradict each other: the later answer holds.
  if (changed === 'PD_HEIGHT_KNOWN' && state.values.PD_HEIGHT_KNOWN === 'no') {
    return setValue(state, 'PD_HEIGHT', undefined);
  }
  if (changed === 'PD_WEIGHT_USED') {
    const isEntered = state.values.PD_WEIGHT_USED !== undefined;
    return setValue(state, 'PD_WEIGHT_USED_FOR', isEntered ? weightUsedFor(state.values) : undefined);
  }
  if (changed === 'PD_HEIGHT' && state.entries.PD_HEIGHT !== undefined) {
    return setValue(state, 'PD_HEIGHT_KNOWN', undefined);
  }
  // One figure in two ways: the one typed last holds.
  if (changed === 'PC_FLUID_ADJUST' && state.entries.PC_FLUID_ADJUST !== undefined)
    return setValue(state, 'PC_FLUID_PER_DAY', undefined);
  if (changed === 'PC_FLUID_PER_DAY' && state.entries.PC_FLUID_PER_DAY !== undefined)
    return setValue(state, 'PC_FLUID_ADJUST', undefined);
  if (changed === 'PC_TYPE_OF_FEED') {
    const tube = state.values.PC_TYPE_OF_FEED === 'tube' || state.values.PC_TYPE_OF_FEED === 'oral_and_tube';
    return tube ? state : setValue(state, 'PC_CATEGORY_OF_FEED', undefined);
  }
  return state;
}

const without = (keys: readonly Key[], key: Key): readonly Key[] =>
  keys.includes(key) ? keys.filter((other) => other !== key) : keys;
