import { resultPaneWords } from '@dietetic/content';
import type { FieldProps } from '../entries/field-form.ts';
import { Measured } from '../entries/measured.tsx';
import { WeightUsedNote } from '../entries/weight-used-note.tsx';
import { RequirementResult } from './requirement-result.tsx';
import { NewbornStop } from './result-findings.tsx';
import { ResultNotes } from './result-notes.tsx';

export function FluidResult({ field, form }: FieldProps<'fluid-result'>) {
  const { fluid } = form.context.assessment;
  return (
    <RequirementResult
      of="fluid"
      label={form.text(fluid.isRestricted ? 'fluid.result.limit' : field.title)}
      form={form}
      stop={fluid.reason === 'newborn' ? <NewbornStop of="fluid" form={form} /> : undefined}
    >
      {fluid.perKg !== null && (
        <p>
          <Measured kind="mlPerKg" value={fluid.perKg} />
          {fluid.isPerDay
            ? resultPaneWords.fromPerDay
            : fluid.perKgIsDefault
              ? resultPaneWords.referenceForAge
              : resultPaneWords.setByYou}
        </p>
      )}
      {fluid.isPerDay && fluid.perKg === null && <p>{resultPaneWords.perDaySetByYou}</p>}
      {fluid.perKgIsDefault && form.regimen.lists.PD_SCOPE.includes('renal') && (
        <p>{resultPaneWords.noDialysisDefault}</p>
      )}
      <WeightUsedNote values={form.context.values} />
      <ResultNotes notes={fluid.notes} />
    </RequirementResult>
  );
}
