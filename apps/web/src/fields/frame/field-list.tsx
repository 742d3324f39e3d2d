import { isVisible } from '@dietetic/regimen';
import type { FieldDefinition, FieldType } from '@dietetic/regimen';
import { memo } from 'react';
import { Sheet } from '#ui/sheet/sheet.tsx';
import type { FieldForm } from '../entries/field-form.ts';
import styles from './field-list.module.css';
import { renderField } from './field-renderers.tsx';

type FieldListProps = { fields: readonly FieldDefinition[]; form: FieldForm };

/** Fields that bring their own surface, or run to the edges of the one they stand on. */
const OWN_SURFACE: Record<FieldForm['place'], readonly FieldType[]> = {
  work: ['calculator-selector', 'protein-calculator', 'accordion', 'text', 'link', 'title'],
  result: [
    'accordion',
    'multi-dropdown',
    'working',
    'across-methods',
    'energy-result',
    'uk-paeds-energy',
    'protein-result',
    'nitrogen-result',
    'uk-paeds-protein',
    'roi-paeds-protein',
  ],
};

/** Draws the fields that show for these entries, each on its surface. */
export const FieldList = memo(function FieldList({ fields, form }: FieldListProps) {
  return visible(fields, form).map((field) =>
    OWN_SURFACE[form.place].includes(field.type) ? (
      <Field key={keyOf(field)} field={field} form={form} />
    ) : form.place === 'work' ? (
      <Sheet key={keyOf(field)}>
        <Field field={field} form={form} />
      </Sheet>
    ) : (
      <div key={keyOf(field)} className={field.type === 'fluid-result' ? styles.ruled : styles.padded}>
        <Field field={field} form={form} />
      </div>
    ),
  );
});

type FieldOnForm = { field: FieldDefinition; form: FieldForm };

function Field({ field, form }: FieldOnForm) {
  return (
    <div className={styles.field} data-field={field.id}>
      {renderField(field, form, (fields) =>
        visible(fields, form).map((inner) => (
          <div key={keyOf(inner)} className={styles[inner.width ?? 'full']}>
            <Field field={inner} form={form} />
          </div>
        )),
      )}
    </div>
  );
}

function visible(fields: readonly FieldDefinition[], form: FieldForm): FieldDefinition[] {
  return fields.filter((field) => isVisible(field, form.context));
}

/** Two definitions of one entry are told apart by their titles. */
const keyOf = (field: FieldDefinition): string => `${field.id} ${field.title}`;
