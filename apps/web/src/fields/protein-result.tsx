import type { FieldOf } from '@dietetic/regimen';
import { PROTEIN_PER_NITROGEN, formatQuantity, formatRange } from '@dietetic/clinical';
import { FactList } from '#ui/result-card/working-table.tsx';
import { ResultFigure } from '#ui/result-card/result-card.tsx';
import type { SharedProps } from './field-form.ts';
import { Measured } from './measured.tsx';
import { ResultNotes } from './result-notes.tsx';
import { notCalculated } from './withheld.ts';
import { fieldText } from '@dietetic/content';

type ProteinType = 'protein-result' | 'nitrogen-result' | 'uk-paeds-protein' | 'roi-paeds-protein';

/** Protein by the chosen method, g a day to one decimal; for nitrogen all three figures of the level. */
export function ProteinResult({ field, form }: SharedProps<FieldOf<ProteinType>>) {
  const { protein } = form.context.assessment;
  const withheld = notCalculated(form, 'protein-fluid', protein.reason);
  const figure = protein.result === null || withheld ? undefined : formatQuantity('protein', protein.result);
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
      {figure && protein.low !== null && protein.high !== null && protein.result !== null && (
        <>
          {protein.perKg !== null && (
            <p>
              <Measured kind="gPerKg" value={protein.perKg} />
            </p>
          )}
          {field.type === 'nitrogen-result' ? (
            <FactList
              facts={[
                { id: 'lowest', label: 'Lowest', value: <Measured kind="protein" value={protein.low} /> },
                {
                  id: 'average',
                  label: 'Average, planned to',
                  value: <Measured kind="protein" value={protein.result} />,
                },
                { id: 'highest', label: 'Highest', value: <Measured kind="protein" value={protein.high} /> },
              ]}
            />
          ) : (
            <p>{nitrogenText(protein.low, protein.high)} nitrogen</p>
          )}
          <ResultNotes notes={protein.notes} />
        </>
      )}
    </ResultFigure>
  );
}

function nitrogenText(low: number, high: number): string {
  return formatRange('nitrogen', low / PROTEIN_PER_NITROGEN, high / PROTEIN_PER_NITROGEN).text;
}
