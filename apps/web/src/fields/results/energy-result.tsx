import type { FieldOf } from '@dietetic/regimen';
import { formatQuantity, formatRange } from '@dietetic/clinical';
import { ResultFigure } from '#ui/result-card/result-card.tsx';
import type { SharedProps } from '../entries/field-form.ts';
import { Measured } from '../entries/measured.tsx';
import { ResultNotes } from './result-notes.tsx';
import { ResultFindings } from './result-findings.tsx';
import { WeightNamed } from '../entries/weight-named.tsx';
import { notCalculated } from './withheld.ts';
import { WorkingSentence } from './working-sentence.tsx';
import { energyMethodWords, resultFindingWords, resultWords, resultPaneWords } from '@dietetic/content';
import { Finding } from '#ui/finding/finding.tsx';

/** Energy by the chosen method: whole kcal a day, what that is per kg, and what to know about it. */
export function EnergyResult({ field, form }: SharedProps<FieldOf<'energy-result' | 'uk-paeds-energy'>>) {
  const { energy } = form.context.assessment;
  const withheld =
    energy.reason === 'needs-activity' && energy.basal !== null
      ? {
          title: resultWords.notCalculated,
          explain: resultFindingWords.basal(formatQuantity('energy', energy.basal).text),
        }
      : notCalculated(form, 'energy', energy.reason);
  const figure = energy.result === null ? undefined : formatQuantity('energy', energy.result);
  const label = form.text(field.title);
  return (
    <ResultFigure
      label={label}
      value={figure?.number}
      unit={figure?.unit}
      notCalculated={
        withheld && energy.reason === 'needs-activity'
          ? {
              title: withheld.title,
              explain: (
                <Finding severity="ask" title={`${withheld.explain}.`}>
                  {resultFindingWords.basalIsNone}
                </Finding>
              ),
            }
          : withheld
      }
      announcement={
        figure ? `${label}: ${figure.text}` : withheld && `${label}: ${withheld.title}. ${withheld.explain}`
      }
    >
      {figure && (
        <>
          <WorkingSentence of="energy" form={form} />
          {energy.perKg !== null && (
            <p>
              <Measured kind="kcalPerKgDerived" value={energy.perKg} />
            </p>
          )}
          {energy.basal !== null && energy.basal !== energy.result && (
            <p>
              <Measured kind="energy" value={energy.basal} /> {energyMethodWords(energy.method).basis}
            </p>
          )}
          {field.type === 'uk-paeds-energy' && energy.tablePerDay && (
            <p>
              {resultPaneWords.averageForAge(
                formatRange('energy', energy.tablePerDay.low, energy.tablePerDay.high).text,
              )}
            </p>
          )}
          {energy.terms.some(({ term }) => term === 'weight') && <WeightNamed values={form.context.values} />}
          <ResultNotes notes={energy.notes} />
        </>
      )}
      <ResultFindings of="energy" form={form} />
    </ResultFigure>
  );
}
