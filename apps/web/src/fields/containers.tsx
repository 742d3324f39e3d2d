import { useState } from 'react';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { ExternalLink } from '#ui/external-link/external-link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { buttonClass } from '#ui/button/button.tsx';
import { Download, FileText, Info } from 'lucide-react';
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

export function LinkField({ field }: FieldProps<'link'>) {
  const look = field.style === 'button' ? buttonClass({ variant: 'secondary' }) : '';
  const icon = field.isDownload ? <Download /> : <FileText />;
  return (
    <p className={styles.link}>
      {field.icon === 'document' && icon}
      <ExternalLink href={field.url} className={[look, ...field.classes].join(' ').trim() || undefined}>
        {fieldText(field.buttonText)}
      </ExternalLink>
    </p>
  );
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

export function TabGroup({ field, draw }: FieldProps<'tabs'>) {
  const [selected, setSelected] = useState(field.tabs[0]?.id ?? '');
  return (
    <Tabs
      label={fieldText(field.title)}
      selected={selected}
      onSelect={setSelected}
      items={field.tabs.map((tab) => ({
        id: tab.id,
        label: fieldText(tab.title),
        content: <div className={styles.group}>{draw(tab.fields)}</div>,
      }))}
    />
  );
}
