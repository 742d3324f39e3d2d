import { fieldText, stepScreenWords } from '@dietetic/content';
import { PROTEIN_FLUID_FIELDS, PROTEIN_FLUID_RESULT_FIELDS } from '@dietetic/regimen';
import * as calculatorFields from '#fields/entries/calculator-fields.ts';
import { provideCalculatorFields } from '#fields/frame/calculator-renderer.tsx';
import { ResultCard } from '#ui/result-card/result-card.tsx';
import { useResultForm } from '../regimen-form.ts';
import { ContinueButton } from '../step-page/continue-button.tsx';
import { PinnedResult } from '../step-page/pinned-result.tsx';
import { SkipLink } from '../step-page/skip-link.tsx';
import { EntryFields, ResultFields } from '../step-page/step-fields.tsx';
import { StepPage } from '../step-page/step-page.tsx';
import { useCountry } from '#session/session.ts';

provideCalculatorFields(calculatorFields);

const FIELDS = [...PROTEIN_FLUID_FIELDS, ...PROTEIN_FLUID_RESULT_FIELDS];

export default function ProteinFluidScreen() {
  const country = useCountry();
  return (
    <StepPage
      step="protein-fluid"
      title={fieldText('step.protein-fluid.title', country)}
      result={
        <ResultCard label={stepScreenWords.requirement}>
          <ResultFields fields={PROTEIN_FLUID_RESULT_FIELDS} />
        </ResultCard>
      }
      pinned={<Pinned />}
      start={<SkipLink />}
      actions={<ContinueButton step="protein-fluid" fields={FIELDS} />}
    >
      <EntryFields fields={PROTEIN_FLUID_FIELDS} />
    </StepPage>
  );
}

function Pinned() {
  return <PinnedResult kinds={['protein', 'fluid']} assessment={useResultForm().context.assessment} />;
}
