import { setUnreadable, setValue } from '@dietetic/regimen';
import type { NumberKey } from '@dietetic/regimen';
import type { NumberEntry } from '#ui/number-field/number-field.tsx';
import type { FieldForm } from './field-form.ts';

/** Puts what a number field says into the regimen: a value, nothing, or text that is no number. */
export function enterNumber(
  form: FieldForm,
  key: NumberKey,
  value: number | undefined,
  entry: NumberEntry,
): void {
  form.change((regimen) =>
    entry.invalidText ? setUnreadable(regimen, key, entry.text) : setValue(regimen, key, value),
  );
}
