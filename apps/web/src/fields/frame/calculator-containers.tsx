import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '#ui/button/button.tsx';
import { ExternalLink } from '#ui/external-link/external-link.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import styles from './containers.module.css';
import type { FieldProps } from '../entries/field-form.ts';

export function LinkField({ field, form }: FieldProps<'link'>) {
  const look = field.style === 'button' ? buttonClass({ variant: 'secondary' }) : '';
  const icon = field.isDownload ? <Download /> : <FileText />;
  return (
    <p className="row gap-2 touch">
      {field.icon === 'document' && icon}
      <ExternalLink href={field.url} className={[look, ...field.classes].join(' ').trim() || undefined}>
        {form.text(field.buttonText)}
      </ExternalLink>
    </p>
  );
}

export function TabGroup({ field, form, render }: FieldProps<'tabs'>) {
  const [selected, setSelected] = useState(field.tabs[0]?.id ?? '');
  return (
    <Tabs
      label={form.text(field.title)}
      selected={selected}
      onSelect={setSelected}
      items={field.tabs.map((tab) => ({
        id: tab.id,
        label: form.text(tab.title),
        content: <div className={styles.group}>{render(tab.fields)}</div>,
      }))}
    />
  );
}
