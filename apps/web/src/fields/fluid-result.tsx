import { formatQuantity } from '@dietetic/clinical';
import { ResultFigure } from '#ui/result-card/result-card.tsx';
import type { FieldProps } from './field-form.ts';
import { Measured } from './measured.tsx';
import { ResultNotes } from './result-notes.tsx';
import { notCalculated } from './withheld.ts';
import { fieldText } from '@dietetic/content';

export function FluidResult({ field, form }: FieldProps<'fluid-result'>) {
  const { fluid } = form.context.assessment;
  const withheld = notCalculated(form, 'protein-fluid', fluid.reason);
  const figure = fluid.result === null || withheld ? undefined : formatQuantity('fluid', fluid.result);
  const label = fieldText(field.title);
  return (
    <ResultFigure
      label={label}
      value={figure?.number}
      unit={figure?.unit}
      notCalculated={withheld}
      announcement={
        figure ? `${label}: ${figure.text}` : withheld && `${label}: ${withheld.title}. ${withheld.explain}`
      }
    >
      {figure && (
        <>
          {fluid.perKg !== null && (
            <p>
              <Measured kind="mlPerKg" value={fluid.perKg} />
              {fluid.perKgIsDefault ? ', reference for the age' : ', set by you'}
            </p>
          )}
          <ResultNotes notes={fluid.notes} />
        </>
      )}
    </ResultFigure>
  );
}
