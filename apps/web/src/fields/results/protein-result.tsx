import { disorderName, type FieldOf } from '@dietetic/regimen';
import { PROTEIN_PER_NITROGEN, formatRange } from '@dietetic/clinical';
import { FactList } from '#ui/result-card/working-table.tsx';
import type { SharedProps } from '../entries/field-form.ts';
import { Measured } from '../entries/measured.tsx';
import { ResultNotes } from './result-notes.tsx';
import { NewbornStop, TooMuchPerKg } from './result-findings.tsx';
import { WeightUsedNote } from '../entries/weight-used-note.tsx';
import { RequirementResult } from './requirement-result.tsx';
import { resultPaneWords } from '@dietetic/content';

type ProteinType = 'protein-result' | 'nitrogen-result' | 'uk-paeds-protein' | 'roi-paeds-protein';

/** Protein by the chosen method, g a day to one decimal; for nitrogen all three figures of the level. */
export function ProteinResult({ field, form }: SharedProps<FieldOf<ProteinType>>) {
  const { protein } = form.context.assessment;
  const stop =
    protein.reason === 'newborn' ? (
      <NewbornStop of="protein" form={form} />
    ) : protein.reason === 'rni-over-limit' ? (
      <TooMuchPerKg form={form} />
    ) : undefined;
  return (
    <RequirementResult of="protein" label={form.text(field.title)} form={form} stop={stop}>
      {protein.low !== null && protein.high !== null && protein.result !== null && (
        <>
          {protein.perKg !== null && (
            <p>
              <Measured kind="gPerKg" value={protein.perKg} />
            </p>
          )}
          {field.type === 'nitrogen-result' ? (
            <FactList
              facts={[
                { label: resultPaneWords.lowest, figure: protein.low },
                { label: resultPaneWords.average, figure: protein.result },
                { label: resultPaneWords.highest, figure: protein.high },
              ].map(({ label, figure }) => ({
                id: label,
                label,
                value: <Measured kind="protein" value={figure} />,
              }))}
            />
          ) : (
            <p>{resultPaneWords.nitrogen(nitrogenText(protein.low, protein.high))}</p>
          )}
          {protein.terms.some(({ term }) => term === 'weight') && (
            <WeightUsedNote values={form.context.values} />
          )}
          {protein.notForDisorder !== undefined && (
            <p>{resultPaneWords.noDisorderDefault(disorderName(protein.notForDisorder))}</p>
          )}
          <ResultNotes notes={protein.notes} />
        </>
      )}
    </RequirementResult>
  );
}

function nitrogenText(low: number, high: number): string {
  return formatRange('nitrogen', low / PROTEIN_PER_NITROGEN, high / PROTEIN_PER_NITROGEN).text;
}
