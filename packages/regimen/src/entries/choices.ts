import type { Choice, DropdownField } from './field-definition.ts';
import type { RegimenValues } from '../state/values.ts';

/** The choices offered at this age; one without an age range is offered at every age. */
export function choicesAtAge<V extends string | number>(
  choices: readonly Choice<V>[],
  ageMonths: number | undefined,
): Choice<V>[] {
  return choices.filter((choice) => isRanged(choice) === false || isInRange(choice, ageMonths));
}

export type DropdownChoice = { value: string | number; chosen: boolean };

/**
 * What a dropdown stands at. With no value: the first choice whose age range holds the patient, else the
 * configured default, else the first choice. `chosen` is false for all three, which the screen marks.
 */
export function dropdownChoice(field: DropdownField, values: RegimenValues): DropdownChoice | null {
  const value = field.read(values);
  if (value !== undefined) return { value, chosen: true };
  const ranged = field.choices.find((choice) => isRanged(choice) && isInRange(choice, values.PD_AGE));
  const fallback = ranged?.value ?? field.defaultValue ?? field.choices[0]?.value;
  return fallback === undefined ? null : { value: fallback, chosen: false };
}

const isRanged = (choice: Choice): boolean =>
  choice.fromMonths !== undefined || choice.toMonths !== undefined;

const isInRange = ({ fromMonths = 0, toMonths = Infinity }: Choice, ageMonths: number | undefined): boolean =>
  ageMonths !== undefined && fromMonths <= ageMonths && ageMonths < toMonths;
