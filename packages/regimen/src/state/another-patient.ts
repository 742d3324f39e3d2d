import { emptyRegimen, IDENTITY_KEYS, withPart } from './regimen-state.ts';
import type { PatientIdentity, RegimenState } from './regimen-state.ts';
import { setEntryMode, setValues } from './transitions.ts';
import type { RegimenValues } from './values.ts';

/**
 * Notes whom the work of the later steps is for, once there is such work; the note goes with the work. To be called
 * after every change of a regimen.
 */
export function recordWorkOwner(state: RegimenState): RegimenState {
  if (!hasLaterWork(state))
    return state.workFor === undefined ? state : withPart(state, 'workFor', undefined);
  return state.workFor === undefined ? { ...state, workFor: identityOf(state.values) } : state;
}

/** True when sex, date of birth or age are no longer those the later steps were worked on for. */
export function isAnotherPatient({ workFor, values }: RegimenState): boolean {
  if (workFor === undefined) return false;
  const { PD_GENDER: sex, PD_AGE: age, PD_AGE_DAYS: days, PD_DOB: born } = values;
  // A box being typed in is empty for a moment, and a step cannot be reached without sex and age.
  if (sex === undefined || age === undefined) return false;
  if (sex !== workFor.PD_GENDER) return true;
  if (born !== undefined && workFor.PD_DOB !== undefined) return born !== workFor.PD_DOB;
  if (age !== workFor.PD_AGE) return true;
  return days !== undefined && workFor.PD_AGE_DAYS !== undefined && days !== workFor.PD_AGE_DAYS;
}

/** "Start new": sex and age of the new patient stay, and nothing else of the former. */
export function startForNewPatient(state: RegimenState): RegimenState {
  const fresh = setValues(emptyRegimen(state.country), identityOf(state.values));
  return setEntryMode(fresh, 'age', state.entryModes.age);
}

const METHOD_KEYS = ['ER_CALCULATION_METHOD', 'PC_CALCULATION_METHOD'] as const;

/**
 * "New patient, same methods": nothing of the former patient stays but which methods were chosen, and those as not
 * yet chosen for the new one. `removeUnofferedMethods` takes away one that the new patient is not offered.
 */
export function startWithSameMethods(state: RegimenState): RegimenState {
  const chosen = METHOD_KEYS.filter((key) => state.values[key] !== undefined);
  const fresh = setValues(
    emptyRegimen(state.country),
    Object.fromEntries(chosen.map((key) => [key, state.values[key]])),
  );
  return { ...fresh, preset: chosen };
}

/** "Correct this one": the work is this patient's, whose details were wrong before. */
export const correctPatient = (state: RegimenState): RegimenState => ({
  ...state,
  workFor: identityOf(state.values),
});

/** Neither: sex and age are put back as they were. */
export function restorePatient(state: RegimenState): RegimenState {
  const { workFor } = state;
  if (workFor === undefined) return state;
  return setValues(
    state,
    Object.fromEntries(IDENTITY_KEYS.map((key) => [key, workFor[key]])) as PatientIdentity,
  );
}

/** Products, a feed plan or recipe, or anything entered or taken over in the steps after the details. */
function hasLaterWork({ products, feedPlan, recipe, updatedSteps, values, preset }: RegimenState): boolean {
  return (
    products.length > 0 ||
    feedPlan !== undefined ||
    recipe !== undefined ||
    updatedSteps.some((step) => step !== 'details') ||
    Object.keys(values).some(
      (key) => (key.startsWith('ER_') || key.startsWith('PC_')) && !preset.some((one) => one === key),
    )
  );
}

const identityOf = (values: RegimenValues): PatientIdentity =>
  Object.fromEntries(
    IDENTITY_KEYS.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])),
  ) as PatientIdentity;
