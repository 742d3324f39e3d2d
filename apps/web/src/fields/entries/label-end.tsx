import type { TextKey } from '@dietetic/regimen';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { InfoTip } from '#ui/info-tip/info-tip.tsx';
import type { FieldForm } from './field-form.ts';
import styles from './label-end.module.css';
import { entryWords } from '@dietetic/content';

type Described = { title: TextKey; tooltip?: TextKey };

type LabelEndProps = { field: Described; form: FieldForm; tall?: boolean; children?: ReactNode };

/** What stands right of a label: the field's explanation, and a unit switch where it has one. */
export function LabelEnd({ field, form, tall, children }: LabelEndProps) {
  return (
    <span className={classNames('inline-row gap-1', styles.end, tall && styles.tall)}>
      {field.tooltip && (
        <InfoTip label={entryWords.about(form.text(field.title))} title={form.text(field.title)}>
          <p>{form.text(field.tooltip)}</p>
        </InfoTip>
      )}
      {children}
    </span>
  );
}
