import type { FieldDefinition } from '@dietetic/regimen';
import { FieldList } from '#fields/frame/field-list.tsx';
import { useRegimenStore } from '#session/regimen.ts';
import { useRegimenForm, useResultForm } from '../regimen-form.ts';

type StepFieldsProps = { fields: readonly FieldDefinition[] };

/** The fields a step is entered in. A key renders these in its own frame; the screen around them holds still. */
export function EntryFields({ fields }: StepFieldsProps) {
  const begun = useRegimenStore((store) => store.begun);
  return <FieldList key={begun} fields={fields} form={useRegimenForm()} />;
}

/** What follows from the entries, a moment behind them. */
export function ResultFields({ fields }: StepFieldsProps) {
  return <FieldList fields={fields} form={useResultForm()} />;
}
