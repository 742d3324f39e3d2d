import { keepTyped, setUnreadable, setValue } from '@dietetic/regimen';
import type { NumberKey } from '@dietetic/regimen';
import type { NumberEntry } from '#ui/number-field/number-field.tsx';
import type { FieldForm } from './field-form.ts';
import { isTwoPartText } from './two-part-entry.tsx';

/** Puts what a number field says into the regimen: a value with its text, nothing, or text that is no number. */
export function enterNumber(
  form: FieldForm,
  key: NumberKey,
  value: number | undefined,
  entry: NumberEntry,
): void {
  form.change((regimen) => {
    if (entry.invalidText) return setUnreadable(regimen, key, entry.text);
    const entered = setValue(regimen, key, value);
    return value === undefined ? entered : keepTyped(entered, key, entry.text);
  });
}

/** What was typed into this field before it was drawn, whether it is a number or not. */
export function typedText({ regimen }: FieldForm, key: NumberKey): string | undefined {
  const text = regimen.unreadable[key] ?? regimen.typed[key];
  return isTwoPartText(text) ? undefined : text;
}
