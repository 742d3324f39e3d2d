import type { FieldOf } from '@dietetic/regimen';
import { formatQuantity, formatRange } from '@dietetic/clinical';
import type { SharedProps } from '../entries/field-form.ts';
import { Measured } from '../entries/measured.tsx';
import { ResultNotes } from './result-notes.tsx';
import { WeightUsedNote } from '../entries/weight-used-note.tsx';
import { RequirementResult } from './requirement-result.tsx';
import { WorkingSentence } from './working-sentence.tsx';
import { energyMethodWords, resultFindingWords, resultWords, resultPaneWords } from '@dietetic/content';
import { Finding } from '#ui/finding/finding.tsx';

/** Energy by the chosen method: whole kcal a day, what that is per kg, and what to know about it. */
export function EnergyResult({ field, form }: SharedProps<FieldOf<'energy-result' | 'uk-paeds-energy'>>) {
  const { energy } = form.context.assessment;
  // Without activity there is a basal rate, which is a figure and not the need.
  const basal =
    energy.reason === 'needs-activity' && energy.basal !== null
      ? resultFindingWords.basal(formatQuantity('energy', energy.basal).text)
      : undefined;
  return (
    <RequirementResult
      of="energy"
      label={form.text(field.title)}
      form={form}
      withheld={basal === undefined ? undefined : { title: resultWords.notCalculated, explain: basal }}
      stop={
        basal === undefined ? undefined : (
          <Finding severity="ask" title={`${basal}.`}>
            {resultFindingWords.basalIsNone}
          </Finding>
        )
      }
    >
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
      {energy.terms.some(({ term }) => term === 'weight') && <WeightUsedNote values={form.context.values} />}
      <ResultNotes notes={energy.notes} />
    </RequirementResult>
  );
}
