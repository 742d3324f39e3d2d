import { fieldText, resultWords } from '@dietetic/content';
import { PROTEIN_FLUID_FIELDS, PROTEIN_FLUID_RESULT_FIELDS } from '@dietetic/regimen';
import { FieldList } from '#fields/field-list.tsx';
import * as calculatorFields from '#fields/calculator-fields.ts';
import { provideCalculatorFields } from '#fields/calculator-renderer.tsx';
import { notCalculated } from '#fields/withheld.ts';
import { ResultCard } from '#ui/result-card/result-card.tsx';
import { useRegimenForm, useResultForm } from '../regimen-form.ts';
import { ContinueButton } from '../step-page/continue-button.tsx';
import { PinnedResult } from '../step-page/pinned-result.tsx';
import { SkipLink } from '../step-page/skip-link.tsx';
import { StepPage } from '../step-page/step-page.tsx';

provideCalculatorFields(calculatorFields);

const FIELDS = [...PROTEIN_FLUID_FIELDS, ...PROTEIN_FLUID_RESULT_FIELDS];

export default function ProteinFluidScreen() {
  const form = useRegimenForm();
  const resultForm = useResultForm();
  const { protein, fluid } = form.context.assessment;
  return (
    <StepPage
      step="protein-fluid"
      title={fieldText('step.protein-fluid.title')}
      result={
        <ResultCard label="Protein and fluid requirement">
          <FieldList fields={PROTEIN_FLUID_RESULT_FIELDS} form={resultForm} />
        </ResultCard>
      }
      pinned={
        <PinnedResult
          isDoubted={notCalculated(form, 'protein-fluid', null) !== undefined}
          results={[
            {
              label: resultWords.proteinShort,
              kind: 'protein',
              value: protein.result,
              reason: protein.reason,
            },
            { label: resultWords.fluidShort, kind: 'fluid', value: fluid.result, reason: fluid.reason },
          ]}
        />
      }
      start={<SkipLink />}
      actions={<ContinueButton step="protein-fluid" fields={FIELDS} />}
    >
      <FieldList fields={PROTEIN_FLUID_FIELDS} form={form} />
    </StepPage>
  );
}
