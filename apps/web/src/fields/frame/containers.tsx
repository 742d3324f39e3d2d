import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Info } from 'lucide-react';
import styles from './containers.module.css';
import type { FieldProps } from '../entries/field-form.ts';

export function TitleText({ field, form }: FieldProps<'title'>) {
  return <h2 className={styles.title}>{form.text(field.title)}</h2>;
}

export function PlainText({ field, form }: FieldProps<'text'>) {
  if (field.tone === 'note') return <Notice kind="note">{form.text(field.title)}</Notice>;
  return <p>{form.text(field.title)}</p>;
}

export function Group({ field, form, render }: FieldProps<'group'>) {
  return (
    <fieldset aria-label={form.text(field.title)} className={styles.surround}>
      <div className={styles.group}>{render(field.fields)}</div>
    </fieldset>
  );
}

export function Accordion({ field, form, render }: FieldProps<'accordion'>) {
  return (
    <Disclosure
      summary={form.text(field.title)}
      icon={<Info />}
      look={form.place === 'work' ? 'card' : 'ruled'}
      headingLevel={form.place === 'work' ? 2 : 3}
      defaultOpen={field.open}
    >
      <div className={styles.group}>{render(field.fields)}</div>
    </Disclosure>
  );
}
