import { fieldText, resultWords } from '@dietetic/content';
import { ENERGY_FIELDS, ENERGY_RESULT_FIELDS } from '@dietetic/regimen';
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

const FIELDS = [...ENERGY_FIELDS, ...ENERGY_RESULT_FIELDS];

export default function EnergyScreen() {
  const form = useRegimenForm();
  const resultForm = useResultForm();
  const { energy } = form.context.assessment;
  return (
    <StepPage
      step="energy"
      title={fieldText('step.energy.title')}
      result={
        <ResultCard label={fieldText('energy.result.title')}>
          <FieldList fields={ENERGY_RESULT_FIELDS} form={resultForm} />
        </ResultCard>
      }
      pinned={
        <PinnedResult
          isDoubted={notCalculated(form, 'energy', null) !== undefined}
          results={[
            { label: resultWords.energyShort, kind: 'energy', value: energy.result, reason: energy.reason },
          ]}
        />
      }
      start={<SkipLink />}
      actions={<ContinueButton step="energy" fields={FIELDS} />}
    >
      <FieldList fields={ENERGY_FIELDS} form={form} />
    </StepPage>
  );
}
