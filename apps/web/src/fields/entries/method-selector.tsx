import type { FieldOf } from '@dietetic/regimen';
import { energyMethodWords, proteinMethodWords, resultWords, entryWords } from '@dietetic/content';
import { NO_RESULT_SHORT, NO_RESULT_WORDS, resultFindingWords } from '@dietetic/content';
import { formatQuantity } from '@dietetic/clinical';
import { setValue } from '@dietetic/regimen';
import { useState } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { OptionList } from '#ui/option-list/option-list.tsx';
import { Quantity } from '#ui/quantity/quantity.tsx';
import { Tag } from '#ui/tag/tag.tsx';
import type { SharedProps } from './field-form.ts';
import { LabelEnd } from './label-end.tsx';
import styles from './method-selector.module.css';

type SelectorType = 'calculator-selector' | 'protein-calculator';

/** The method in use, and on request the others offered to this patient, in the order of the specification. */
export function MethodSelector({ field, form }: SharedProps<FieldOf<SelectorType>>) {
  const [open, setOpen] = useState(false);
  const { assessment } = form.context;
  const isEnergy = field.type === 'calculator-selector';
  const { method, methods, methodIsDefault } = isEnergy ? assessment.energy : assessment.protein;
  const wordsOf = isEnergy ? energyMethodWords : proteinMethodWords;
  const label = form.text(field.title);
  // Where the height is not known: those that need it are named, and cannot be taken.
  const unusable = isEnergy
    ? assessment.energyAcross.map((row) => row.method).filter((id) => !methods.includes(id))
    : [];

  function choose(next: string) {
    form.change((regimen) => setValue(regimen, field.id, next));
  }

  return (
    <Disclosure
      look="card"
      open={open}
      onToggle={setOpen}
      summary={
        <span className={`grid ${styles.current}`}>
          <span className={`quiet regular ${styles.label}`}>{label}</span>
          <span className="lead">{wordsOf(method).name}</span>
        </span>
      }
      end={
        <span className={`inline-row wrap gap-1-3 regular ${styles.end}`}>
          {method !== null && (
            <span className={classNames(styles.tag, !methodIsDefault && styles.unsaid)}>
              <Tag>{resultWords.firstOffered}</Tag>
            </span>
          )}
          <span className="acts small underline">
            {open ? entryWords.closeMethods : entryWords.changeMethod}
          </span>
        </span>
      }
    >
      {open && (
        <>
          <div className="quiet row between">
            <p>{methodIsDefault ? entryWords.methodByDefault : entryWords.methodChosen}</p>
            <LabelEnd field={field} form={form} />
          </div>
          <OptionList
            legend={label}
            legendHidden
            value={method ?? undefined}
            onChange={choose}
            readOnly={field.readonly}
            options={[...methods, ...unusable].map((id, index) => ({
              value: id,
              label: wordsOf(id).name,
              detail: wordsOf(id).description,
              unavailable: methods.includes(id) ? undefined : NO_RESULT_WORDS['needs-height'],
              tag: index === 0 ? resultWords.firstOffered : undefined,
              end:
                isEnergy && methods.includes(id) ? (
                  <MethodFigure method={id} across={assessment.energyAcross} />
                ) : undefined,
            }))}
          />
        </>
      )}
    </Disclosure>
  );
}

type FigureProps = {
  method: string;
  across: SharedProps<FieldOf<SelectorType>>['form']['context']['assessment']['energyAcross'];
};

function MethodFigure({ method, across }: FigureProps) {
  const row = across.find((candidate) => candidate.method === method);
  if (!row) return null;
  if (row.result === null) return <small>{row.reason && NO_RESULT_SHORT[row.reason]}</small>;
  const { number, unit } = formatQuantity('energy', row.result);
  return (
    <Quantity value={number} unit={row.kind === 'basal' ? `${unit} ${resultFindingWords.basalRate}` : unit} />
  );
}
