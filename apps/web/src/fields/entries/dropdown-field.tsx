import { choicesAtAge, dropdownChoice, setValues } from '@dietetic/regimen';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { choiceOf, choiceText } from './choice-value.ts';
import { entryError } from './entry-frame.ts';
import type { FieldProps } from './field-form.ts';
import { LabelEnd } from './label-end.tsx';
import { entryWords } from '@dietetic/content';

/** A list to choose one from. While nothing is chosen it shows its default, marked as such. */
export function DropdownField({ field, form }: FieldProps<'dropdown'>) {
  const { values } = form.context;
  const choices = choicesAtAge(field.choices, values.PD_AGE);
  const current = dropdownChoice(field, values);
  const isDefault = current !== null && !current.chosen && current.value !== '' && !field.isUsual;

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
      label={form.text(field.title)}
      labelEnd={field.tooltip && <LabelEnd field={field} form={form} />}
      note={field.isUsual ? entryWords.optional : undefined}
      hint={field.hint && form.text(field.hint)}
      value={current === null ? undefined : choiceText(current.value)}
      onChange={choose}
      readOnly={field.readonly}
      options={choices.map((choice) => ({ value: choiceText(choice.value), label: form.text(choice.title) }))}
      readBack={isDefault ? entryWords.byDefaultAlone : undefined}
      error={entryKey && entryError(form, entryKey)}
    />
  );
}

/** The entry a dropdown writes, whose refusal it has to show. */
function keyOf<K extends string>(entries: Partial<Record<K, unknown>>): K | undefined {
  return Object.keys(entries)[0] as K | undefined;
}
