import { ageFromBirthDate, parseCalendarDate } from '@dietetic/clinical';
import type { BirthDateFailure, CalendarDate } from '@dietetic/clinical';
import { emptyRegimen } from './regimen-state.ts';
import type { EntryModes, RegimenState } from './regimen-state.ts';
import { methodsOffered } from './methods-offered.ts';
import type { RegimenLists, RegimenValues } from './values.ts';

type Key = keyof RegimenValues;

/** Enters values, or takes them away with undefined, and with them what cannot stand without them. */
export function setValues(state: RegimenState, entries: Partial<RegimenValues>): RegimenState {
  return Object.keys(entries).reduce<RegimenState>((before, name) => {
    const key = name as Key;
    return setValue(before, key, entries[key]);
  }, state);
}

export function setValue<K extends Key>(state: RegimenState, key: K, value: RegimenValues[K]): RegimenState {
  const hasText = key in state.unreadable || (value === undefined && key in state.typed);
  if (state.values[key] === value && !hasText && !state.preset.includes(key)) return state;
  const values = { ...state.values };
  if (value === undefined) delete values[key];
  else values[key] = value;
  return withDependents(
    {
      ...state,
      values,
      unreadable: without(state.unreadable, key),
      typed: without(state.typed, key),
      preset: state.preset.includes(key) ? state.preset.filter((preset) => preset !== key) : state.preset,
    },
    key,
  );
}

/** Keeps what was typed for a value beside it, to be shown again as it was typed. */
export function keepTyped(state: RegimenState, key: Key, text: string): RegimenState {
  return state.typed[key] === text ? state : { ...state, typed: { ...state.typed, [key]: text } };
}

/** Text that is no number: kept to be shown again, and no value is made of it. */
export function setUnreadable(state: RegimenState, key: Key, text: string): RegimenState {
  const cleared = setValue(state, key, undefined);
  return { ...cleared, unreadable: { ...cleared.unreadable, [key]: text } };
}

export type BirthDateEntry = { state: RegimenState; failure: BirthDateFailure | null };

/**
 * Age by date of birth. A date that cannot be used stays in the field and leaves no age behind: the age of
 * the date typed before it would be another patient's.
 */
export function setDateOfBirth(state: RegimenState, iso: string, today: CalendarDate): BirthDateEntry {
  const cleared = setValues(state, { PD_AGE: undefined, PD_DOB: undefined, PD_DOB_DAY: undefined });
  if (iso === '')
    return { state: { ...cleared, unreadable: without(cleared.unreadable, 'PD_DOB') }, failure: null };
  const failure = birthDateFailure(iso, today);
  const date = parseCalendarDate(iso);
  if (failure !== null || date === null) {
    return { state: setUnreadable(cleared, 'PD_DOB', iso), failure: failure ?? 'not-a-date' };
  }
  const age = ageFromBirthDate(date, today);
  const entries = { PD_DOB: iso, PD_DOB_DAY: date.day, PD_AGE: age.ok ? age.months : undefined };
  return { state: { ...cleared, values: { ...cleared.values, ...entries } }, failure: null };
}

export function birthDateFailure(iso: string, today: CalendarDate): BirthDateFailure | null {
  const date = parseCalendarDate(iso);
  if (date === null) return 'not-a-date';
  const age = ageFromBirthDate(date, today);
  return age.ok ? null : age.reason;
}

/** A regimen taken up again on a later day: the age follows the date of birth. */
export function refreshAge(state: RegimenState, today: CalendarDate): RegimenState {
  const { PD_DOB } = state.values;
  return PD_DOB === undefined ? state : setDateOfBirth(state, PD_DOB, today).state;
}

/** Age in months typed as such. A date of birth given before no longer holds. */
export function setAge(state: RegimenState, ageMonths: number | undefined): RegimenState {
  if (ageMonths === state.values.PD_AGE && ageMonths !== undefined) return state;
  return setValues(state, { PD_AGE: ageMonths, PD_DOB: undefined, PD_DOB_DAY: undefined });
}

export function setList<K extends keyof RegimenLists>(
  state: RegimenState,
  key: K,
  list: RegimenLists[K],
): RegimenState {
  return { ...state, lists: { ...state.lists, [key]: list } };
}

export function setEntryMode<K extends keyof EntryModes>(
  state: RegimenState,
  quantity: K,
  mode: EntryModes[K],
): RegimenState {
  return { ...state, entryModes: { ...state.entryModes, [quantity]: mode } };
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

export function markUpdated(state: RegimenState, step: string): RegimenState {
  return state.updatedSteps.includes(step)
    ? state
    : { ...state, updatedSteps: [...state.updatedSteps, step] };
}

/** "Create new regimen" and "Update energy requirements": everything but the country (B-10). */
export function reset(state: RegimenState): RegimenState {
  return emptyRegimen(state.country);
}

export type Settled = { state: RegimenState; reset: readonly ('energy' | 'protein')[] };

/**
 * Takes away choices the patient no longer has after the age changed. Done when the details are left, not at
 * each key: on the way from 45 to 46 years the field reads 4, and a method must not be lost by that.
 */
export function settle(state: RegimenState): Settled {
  const offered = methodsOffered(state.country, state.values);
  const { ER_CALCULATION_METHOD: energy, PC_CALCULATION_METHOD: protein } = state.values;
  const gone: ('energy' | 'protein')[] = [];
  let settled = state;
  if (energy !== undefined && offered.energy.length > 0 && !offered.energy.includes(energy)) {
    gone.push('energy');
    settled = setValue(settled, 'ER_CALCULATION_METHOD', undefined);
  }
  if (protein !== undefined && offered.protein.length > 0 && !offered.protein.includes(protein)) {
    gone.push('protein');
    settled = setValue(settled, 'PC_CALCULATION_METHOD', undefined);
  }
  return { state: settled, reset: gone };
}

function withDependents(state: RegimenState, changed: Key): RegimenState {
  if (changed === 'ER_STRESS_FACTOR' && state.values.ER_STRESS_FACTOR === undefined) {
    return setValue(state, 'ER_STRESS_FACTOR_ADJUST', undefined);
  }
  if (changed === 'PC_TYPE_OF_FEED') {
    const tube = state.values.PC_TYPE_OF_FEED === 'tube' || state.values.PC_TYPE_OF_FEED === 'oral_and_tube';
    return tube ? state : setValue(state, 'PC_CATEGORY_OF_FEED', undefined);
  }
  return state;
}

function without(record: Readonly<Record<string, string>>, key: string): Readonly<Record<string, string>> {
  if (!(key in record)) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}
