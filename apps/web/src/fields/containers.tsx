import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Info } from 'lucide-react';
import styles from './containers.module.css';
import type { FieldProps } from './field-form.ts';
import { fieldText } from '@dietetic/content';

export function TitleText({ field }: FieldProps<'title'>) {
  return <h2 className={styles.title}>{fieldText(field.title)}</h2>;
}

export function PlainText({ field }: FieldProps<'text'>) {
  if (field.tone === 'note') return <Notice kind="note">{fieldText(field.title)}</Notice>;
  return <p className={styles.text}>{fieldText(field.title)}</p>;
}

export function Group({ field, draw }: FieldProps<'group'>) {
  return (
    <fieldset aria-label={fieldText(field.title)} className={styles.surround}>
      <div className={styles.group}>{draw(field.fields)}</div>
    </fieldset>
  );
}

export function Accordion({ field, form, draw }: FieldProps<'accordion'>) {
  return (
    <Disclosure
      summary={fieldText(field.title)}
      icon={<Info />}
      look={form.place === 'work' ? 'card' : 'ruled'}
      headingLevel={form.place === 'work' ? 2 : 3}
      defaultOpen={field.open}
    >
      <div className={styles.group}>{draw(field.fields)}</div>
    </Disclosure>
  );
}
