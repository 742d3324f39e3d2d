import { formatQuantity } from '@dietetic/clinical';
import { ResultFigure } from '#ui/result-card/result-card.tsx';
import type { FieldProps } from '../entries/field-form.ts';
import { Measured } from '../entries/measured.tsx';
import { ResultNotes } from './result-notes.tsx';
import { NewbornStop, ResultFindings } from './result-findings.tsx';
import { WeightNamed } from '../entries/weight-named.tsx';
import { notCalculated } from './withheld.ts';
import { resultPaneWords } from '@dietetic/content';

export function FluidResult({ field, form }: FieldProps<'fluid-result'>) {
  const { fluid } = form.context.assessment;
  const withheld = notCalculated(form, 'fluid', fluid.reason);
  const figure = fluid.result === null ? undefined : formatQuantity('fluid', fluid.result);
  const label = form.text(field.title);
  return (
    <ResultFigure
      label={label}
      value={figure?.number}
      unit={figure?.unit}
      notCalculated={
        withheld && fluid.reason === 'newborn'
          ? { title: withheld.title, explain: <NewbornStop of="fluid" form={form} /> }
          : withheld
      }
      announcement={
        figure ? `${label}: ${figure.text}` : withheld && `${label}: ${withheld.title}. ${withheld.explain}`
      }
    >
      {figure && (
        <>
          {fluid.perKg !== null && (
            <p>
              <Measured kind="mlPerKg" value={fluid.perKg} />
              {fluid.perKgIsDefault ? resultPaneWords.referenceForAge : resultPaneWords.setByYou}
            </p>
          )}
          <WeightNamed values={form.context.values} />
          <ResultNotes notes={fluid.notes} />
        </>
      )}
      <ResultFindings of="fluid" form={form} />
    </ResultFigure>
  );
}
