import { formatQuantity, formatRange } from '@dietetic/clinical';
import { setValues } from '@dietetic/regimen';
import type { ItemRange } from '@dietetic/regimen';
import { classNames } from '#ui/class-names/class-names.ts';
import { OptionList } from '#ui/option-list/option-list.tsx';
import { Quantity } from '#ui/quantity/quantity.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { choiceOf, choiceText } from './choice-value.ts';
import { entryError } from './entry-frame.ts';
import { EntryFinding } from './entry-finding.tsx';
import type { FieldProps } from './field-form.ts';
import { LabelEnd } from './label-end.tsx';
import styles from './radio-list-field.module.css';
import { entryWords } from '@dietetic/content';

/** One of a few, all in sight. Side by side where they are short, as a list where they need a line. */
export function RadioListField({ field, form }: FieldProps<'radio-list'>) {
  const { context } = form;
  const entered = context.values[field.id];
  const fallback = field.defaultValue?.(context);
  const current = entered ?? fallback;
  const legend = form.text(field.title);

  function choose(text: string) {
    const value = choiceOf(
      field.items.map((item) => item.value),
      text,
    );
    if (value === undefined) return;
    form.change((regimen) => setValues(regimen, { [field.id]: value }));
    if (field.id === 'PD_GENDER') form.identityEntered();
  }

  const shared = {
    legend,
    value: current === undefined ? undefined : choiceText(current),
    onChange: choose,
    error: entryError(form, field.id),
    readOnly: field.readonly,
  };
  const standing =
    entered === undefined && fallback !== undefined && !field.figure ? entryWords.byDefaultAlone : undefined;

  const isList = field.layout === 'list';
  const head = (
    <div
      className={classNames('flex between gap-2 below-2', styles.head, !isList && field.width && styles.tall)}
    >
      <span className={`bold snug ${styles.legend}`} aria-hidden="true">
        {legend}
      </span>
      {field.tooltip && <LabelEnd field={field} form={form} />}
    </div>
  );

  if (isList) {
    return (
      <div data-entry="">
        {head}
        <OptionList
          {...shared}
          legendHidden
          options={field.items.map((item) => ({
            value: choiceText(item.value),
            label: form.text(item.title),
            end: <ItemEnd range={field.range?.(item.value) ?? null} />,
          }))}
        />
      </div>
    );
  }
  return (
    <div data-entry="">
      {head}
      <Segmented
        {...shared}
        legendHidden
        block
        hint={standing ?? (field.hint && form.text(field.hint))}
        options={field.items.map((item) => {
          const figure = field.figure?.(context, item.value);
          const shown = figure && formatQuantity(figure.kind, figure.value);
          return {
            value: choiceText(item.value),
            label: form.text(item.title),
            detail: shown ? <Quantity value={shown.number} unit={shown.unit} /> : undefined,
          };
        })}
      />
      <EntryFinding form={form} entry={field.id} />
    </div>
  );
}

function ItemEnd({ range }: { range: ItemRange | null }) {
  if (range === null) return null;
  const { number, unit } = formatRange(range.kind, range.low, range.high);
  return <Quantity value={number} unit={`${unit} nitrogen`} />;
}
