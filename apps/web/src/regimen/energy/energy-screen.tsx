import { fieldText } from '@dietetic/content';
import { ENERGY_FIELDS, ENERGY_RESULT_FIELDS } from '@dietetic/regimen';
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

const FIELDS = [...ENERGY_FIELDS, ...ENERGY_RESULT_FIELDS];

export default function EnergyScreen() {
  const country = useCountry();
  return (
    <StepPage
      step="energy"
      title={fieldText('step.energy.title', country)}
      result={
        <ResultCard label={fieldText('energy.result.title', country)}>
          <ResultFields fields={ENERGY_RESULT_FIELDS} />
        </ResultCard>
      }
      pinned={<Pinned />}
      start={<SkipLink />}
      actions={<ContinueButton step="energy" fields={FIELDS} />}
    >
      <EntryFields fields={ENERGY_FIELDS} />
    </StepPage>
  );
}

function Pinned() {
  return <PinnedResult kinds={['energy']} assessment={useResultForm().context.assessment} />;
}
