import { isVisible } from '@dietetic/regimen';
import type { FieldDefinition } from '@dietetic/regimen';
import type { FieldForm } from './field-form.ts';
import { drawField } from './field-renderers.tsx';

type FieldListProps = { fields: readonly FieldDefinition[]; form: FieldForm };

/** Draws the fields that show for these entries. Two definitions of one entry stay apart by their title. */
export function FieldList({ fields, form }: FieldListProps) {
  return fields
    .filter((field) => isVisible(field, form.context))
    .map((field) => <Field key={`${field.id} ${field.title}`} field={field} form={form} />);
}

function Field({ field, form }: { field: FieldDefinition; form: FieldForm }) {
  return drawField(field, form, (fields) => <FieldList fields={fields} form={form} />);
}
