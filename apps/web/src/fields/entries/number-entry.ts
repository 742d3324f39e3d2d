import { setEntry } from '@dietetic/regimen';
import type { NumberKey } from '@dietetic/regimen';
import { startTransition } from 'react';
import type { NumberEntry } from '#ui/number-field/number-text.ts';
import type { EnteredBy } from '#ui/slider/slider.tsx';
import type { FieldForm } from './field-form.ts';

/**
 * Stores what a number field holds, as it was typed. The field itself shows the text at once, so everything else may be
 * rendered after it. A slider shows the stored value and is updated at once.
 */
export function enterNumber(
  form: FieldForm,
  key: NumberKey,
  entry: NumberEntry | undefined,
  by: EnteredBy = 'typing',
): void {
  const enter = () => form.change((regimen) => setEntry(regimen, key, entry));
  if (by === 'typing') startTransition(enter);
  else enter();
}
