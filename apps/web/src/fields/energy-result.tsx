import type { FieldOf } from '@dietetic/regimen';
import { formatQuantity, formatRange } from '@dietetic/clinical';
import { ResultFigure } from '#ui/result-card/result-card.tsx';
import type { SharedProps } from './field-form.ts';
import { Measured } from './measured.tsx';
import { ResultNotes } from './result-notes.tsx';
import { notCalculated } from './withheld.ts';
import { ENERGY_BASIS_WORDS, fieldText } from '@dietetic/content';

/** Energy by the chosen method: whole kcal a day, what that is per kg, and what to know about it. */
export function EnergyResult({ field, form }: SharedProps<FieldOf<'energy-result' | 'uk-paeds-energy'>>) {
  const { energy } = form.context.assessment;
  const withheld = notCalculated(form, 'energy', energy.reason);
  const figure = energy.result === null || withheld ? undefined : formatQuantity('energy', energy.result);
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
          {energy.perKg !== null && (
            <p>
              <Measured kind="kcalPerKgDerived" value={energy.perKg} />
            </p>
          )}
          {energy.basal !== null && energy.basal !== energy.result && (
            <p>
              <Measured kind="energy" value={energy.basal} /> {ENERGY_BASIS_WORDS[energy.method ?? '']}
            </p>
          )}
          {field.type === 'uk-paeds-energy' && energy.tablePerDay && (
            <p>
              {formatRange('energy', energy.tablePerDay.low, energy.tablePerDay.high).text}: average
              requirement for age and sex
            </p>
          )}
          <ResultNotes notes={energy.notes} />
        </>
      )}
    </ResultFigure>
  );
}
