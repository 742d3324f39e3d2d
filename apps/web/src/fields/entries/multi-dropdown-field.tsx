import { ListChecks } from 'lucide-react';
import { setList } from '@dietetic/regimen';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import type { FieldProps } from './field-form.ts';

/** A list to choose several from; closed, it names what was chosen. */
export function MultiDropdownField({ field, form }: FieldProps<'multi-dropdown'>) {
  const chosen: readonly string[] = form.regimen.lists[field.id];
  const named = field.choices.filter((choice) => chosen.includes(choice.value));

  function toggle(value: string, on: boolean) {
    const next = field.choices
      .map((choice) => choice.value)
      .filter((candidate) => (candidate === value ? on : chosen.includes(candidate)));
    form.change((regimen) => setList(regimen, field.id, next as (typeof regimen.lists)[typeof field.id]));
  }

  return (
    <Disclosure
      look={form.place === 'result' ? 'ruled' : 'plain'}
      icon={<ListChecks />}
      summary={form.text(field.title)}
      detail={
        named.length === 0 ? form.text(field.none) : named.map((choice) => form.text(choice.title)).join('; ')
      }
    >
      <fieldset className="grid" aria-label={form.text(field.title)}>
        {field.choices.map((choice) => (
          <Checkbox
            key={choice.value}
            label={form.text(choice.title)}
            checked={chosen.includes(choice.value)}
            disabled={field.readonly}
            onChange={(on) => toggle(choice.value, on)}
          />
        ))}
      </fieldset>
    </Disclosure>
  );
}
