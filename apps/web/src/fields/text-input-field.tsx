import { NumberField } from '#ui/number-field/number-field.tsx';
import { entryState } from './entry-frame.ts';
import type { FieldProps } from './field-form.ts';
import { LabelEnd } from './label-end.tsx';
import { enterNumber, typedText } from './number-entry.ts';
import { fieldText } from '@dietetic/content';

/** One typed number with its unit. */
export function TextInputField({ field, form }: FieldProps<'text-field'>) {
  return (
    <NumberField
      label={fieldText(field.title)}
      labelEnd={<LabelEnd field={field} tall={field.width !== undefined} />}
      readBack={field.hint && fieldText(field.hint)}
      unit={field.unit ?? ''}
      value={form.context.values[field.id]}
      initialText={typedText(form, field.id)}
      onChange={(value, entry) => enterNumber(form, field.id, value, entry)}
      block={field.width !== undefined}
      min={0}
      step={field.step}
      places={field.places}
      readOnly={field.readonly}
      {...entryState(form, field.id)}
    />
  );
}
