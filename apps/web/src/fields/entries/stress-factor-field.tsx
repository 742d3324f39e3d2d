import { STRESS_CONDITIONS, formatRange } from '@dietetic/clinical';
import { STRESS_LIST_NOTICE } from '@dietetic/content';
import { setStressFactor } from '@dietetic/regimen';
import { SelectField } from '#ui/select-field/select-field.tsx';
import type { FieldProps } from './field-form.ts';
import { entryError } from './entry-frame.ts';
import { LabelEnd } from './label-end.tsx';

const NONE = 'none';

/** The list of conditions. Choosing one starts the adjuster at its lower end. */
export function StressFactorField({ field, form }: FieldProps<'stress-factor'>) {
  function choose(id: string) {
    const condition = STRESS_CONDITIONS.find((candidate) => candidate.id === id);
    form.change((regimen) => setStressFactor(regimen, condition?.id, condition?.fromPercent));
  }
  return (
    <SelectField
      label={form.text(field.title)}
      labelEnd={<LabelEnd field={field} form={form} />}
      value={form.context.values[field.id] ?? NONE}
      onChange={choose}
      readOnly={field.readonly}
      options={[
        { value: NONE, label: form.text(field.none) },
        ...STRESS_CONDITIONS.map(({ id, name, fromPercent, toPercent }) => ({
          value: id,
          label: `${name}, ${formatRange('percent', fromPercent, toPercent).text}`,
        })),
      ]}
      readBack={STRESS_LIST_NOTICE}
      error={entryError(form, field.id)}
    />
  );
}
