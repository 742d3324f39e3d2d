import { formatQuantity } from '@dietetic/clinical';
import type { ReactNode } from 'react';
import { ResultFigure } from '#ui/result-card/result-card.tsx';
import type { FieldForm } from '../entries/field-form.ts';
import { ResultFindings } from './result-findings.tsx';
import { notCalculated } from './withheld.ts';

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

/** The figure of a need with its unit, or why there is none, and what was found about it. */
export function RequirementResult({ of, label, form, withheld, stop, children }: Props) {
  const { result, reason } = form.context.assessment[of];
  const none = withheld ?? notCalculated(form, of, reason);
  const figure = result === null ? undefined : formatQuantity(of, result);
  return (
    <ResultFigure
      label={label}
      value={figure?.number}
      unit={figure?.unit}
      notCalculated={none && { title: none.title, explain: stop ?? none.explain }}
      announcement={figure ? `${label}: ${figure.text}` : none && `${label}: ${none.title}. ${none.explain}`}
    >
      {figure && children}
      <ResultFindings of={of} form={form} />
    </ResultFigure>
  );
}
