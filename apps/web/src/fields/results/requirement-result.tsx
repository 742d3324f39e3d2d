import type { ReactNode } from 'react';
import { ResultFigure } from '#ui/result-card/result-card.tsx';
import type { FieldForm } from '../entries/field-form.ts';
import { ResultFindings } from './result-findings.tsx';
import { notCalculated } from './withheld.ts';
import { needText, targetText } from './need-text.ts';

type Props = {
  of: 'energy' | 'protein' | 'fluid';
  label: string;
  form: FieldForm;
  /** Why there is no figure, where the reason of the result is not all. */
  withheld?: { title: string; explain: string } | undefined;
  /** Shown in place of that explanation, which is read out all the same. */
  stop?: ReactNode;
  /** What there is to know about the figure. */
  children: ReactNode;
};

/** A need with its unit and, of a range, the end that is planned to, or why there is none, and what was found about it. */
export function RequirementResult({ of, label, form, withheld, stop, children }: Props) {
  const { assessment } = form.context;
  const none = withheld ?? notCalculated(form, of, assessment[of].reason);
  const figure = needText(of, assessment);
  const target = targetText(of, assessment);
  return (
    <ResultFigure
      label={label}
      value={figure?.number}
      unit={figure?.unit}
      notCalculated={none && { title: none.title, explain: stop ?? none.explain }}
      announcement={
        figure
          ? [`${label}: ${figure.text}`, target].filter(Boolean).join('. ')
          : none && `${label}: ${none.title}. ${none.explain}`
      }
    >
      {target !== null && <p>{target}</p>}
      {figure && children}
      <ResultFindings of={of} form={form} />
    </ResultFigure>
  );
}
