import { NumberField } from '#ui/number-field/number-field.tsx';
import { entryState } from './entry-frame.ts';
import type { FieldProps } from './field-form.ts';
import { LabelEnd } from './label-end.tsx';
import { enterNumber } from './number-entry.ts';

import { INPUT_LIMITS } from '@dietetic/regimen';

/** One typed number with its unit. */
export function TextInputField({ field, form }: FieldProps<'text-field'>) {
  return (
    <NumberField
      label={form.text(field.title)}
      labelEnd={<LabelEnd field={field} form={form} tall={field.width !== undefined} />}
      readBack={field.hint && form.text(field.hint)}
      unit={field.unit ?? ''}
      entry={form.regimen.entries[field.id]}
      onEntry={(entry) => enterNumber(form, field.id, entry)}
      block={field.width !== undefined}
      min={INPUT_LIMITS[field.id].min}
      step={field.step}
      places={field.places}
      readOnly={field.readonly}
      {...entryState(form, field.id)}
    />
  );
}
