import { choicesAtAge, dropdownChoice, setValues } from '@dietetic/regimen';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { choiceOf, choiceText } from './choice-value.ts';
import { errorOf } from './entry-frame.ts';
import type { FieldProps } from './field-form.ts';
import { LabelEnd } from './label-end.tsx';
import { fieldText } from '@dietetic/content';

/** A list to choose one from. While nothing is chosen it stands at its default, and says so. */
export function DropdownField({ field, form }: FieldProps<'dropdown'>) {
  const { values } = form.context;
  const choices = choicesAtAge(field.choices, values.PD_AGE);
  const current = dropdownChoice(field, values);
  const isDefault = current !== null && !current.chosen && current.value !== '';

  function choose(text: string) {
    const value = choiceOf(
      choices.map((choice) => choice.value),
      text,
    );
    if (value !== undefined) form.change((regimen) => setValues(regimen, field.write(value)));
  }

  const entryKey = keyOf(field.write(current?.value ?? ''));
  return (
    <SelectField
      label={fieldText(field.title)}
      labelEnd={field.tooltip && <LabelEnd field={field} />}
      hint={field.hint && fieldText(field.hint)}
      value={current === null ? undefined : choiceText(current.value)}
      onChange={choose}
      readOnly={field.readonly}
      options={choices.map((choice) => ({ value: choiceText(choice.value), label: fieldText(choice.title) }))}
      readBack={isDefault ? 'Default, not chosen' : undefined}
      error={entryKey && errorOf(form, entryKey)}
    />
  );
}

/** The entry a dropdown writes, whose refusal it has to show. */
function keyOf<K extends string>(entries: Partial<Record<K, unknown>>): K | undefined {
  return Object.keys(entries)[0] as K | undefined;
}
