import { fieldText } from '@dietetic/content';
import type { FieldDefinition, PlannedNutrient } from '@dietetic/regimen';
import * as calculatorFields from '#fields/entries/calculator-fields.ts';
import { provideCalculatorFields } from '#fields/frame/calculator-renderer.tsx';
import { useCountry } from '#session/session.ts';
import { ResultCard } from '#ui/result-card/result-card.tsx';
import { useResultForm } from '../regimen-form.ts';
import { ContinueButton } from '../step-page/continue-button.tsx';
import { PinnedResult } from '../step-page/pinned-result.tsx';
import { SkipLink } from '../step-page/skip-link.tsx';
import { EntryFields, ResultFields } from '../step-page/step-fields.tsx';
import { StepPage } from '../step-page/step-page.tsx';

provideCalculatorFields(calculatorFields);

type Props = {
  step: 'energy' | 'protein-fluid';
  resultLabel: string;
  fields: readonly FieldDefinition[];
  resultFields: readonly FieldDefinition[];
  /** What it works out. */
  kinds: readonly PlannedNutrient[];
};

/** A step that works out a need: its entries, and beside them the result, which is pinned while it is out of sight. */
export function CalculatorScreen({ step, resultLabel, fields, resultFields, kinds }: Props) {
  return (
    <StepPage
      step={step}
      title={fieldText(`step.${step}.title`, useCountry())}
      result={
        <ResultCard label={resultLabel}>
          <ResultFields fields={resultFields} />
        </ResultCard>
      }
      pinned={<Pinned kinds={kinds} />}
      start={<SkipLink />}
      actions={<ContinueButton step={step} fields={[...fields, ...resultFields]} />}
    >
      <EntryFields fields={fields} />
    </StepPage>
  );
}

function Pinned({ kinds }: Pick<Props, 'kinds'>) {
  return <PinnedResult kinds={kinds} assessment={useResultForm().context.assessment} />;
}
