import { fieldText } from '@dietetic/content';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '#ui/button/button.tsx';
import { ExternalLink } from '#ui/external-link/external-link.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import styles from './containers.module.css';
import type { FieldProps } from './field-form.ts';

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
